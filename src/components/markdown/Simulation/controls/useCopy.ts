import {useState} from 'react';

/** The state of copying a text, and the function that copies it. */
export interface Copying {
  readonly copy: () => Promise<void>;
  /** Whether the present text was copied last. */
  readonly isCopied: boolean;
  /** Whether the browser has refused. */
  readonly isRefused: boolean;
}

/** Copies a text to the clipboard, which browsers may refuse. */
export function useCopy(text: string): Copying {
  const [copied, setCopied] = useState<string>();
  const [isRefused, setIsRefused] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(text);
      setIsRefused(false);
    } catch {
      setIsRefused(true);
    }
  };
  return {copy, isCopied: copied === text && !isRefused, isRefused};
}
