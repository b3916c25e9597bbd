import type {ReactNode} from 'react';
import {useState} from 'react';

export interface DisclosureProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A `<details>` that renders its content once it was opened, and keeps it. */
export function Disclosure({title, children}: DisclosureProps): ReactNode {
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <details onToggle={() => setWasOpened(true)}>
      <summary>{title}</summary>
      {wasOpened && children}
    </details>
  );
}
