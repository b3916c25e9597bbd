/**
 * What of a service worker's global scope is used here. TypeScript has it in a
 * library that can't stand beside that of the page.
 */
interface WorkerScope {
  readonly location: Location;
  readonly clients: {
    matchAll(filter: {type: 'window'}): Promise<readonly WindowClient[]>;
  };
  readonly registration: {unregister(): Promise<boolean>};
  skipWaiting(): Promise<void>;
  addEventListener(
    type: 'activate' | 'install' | 'message',
    listener: (event: ExtendableEvent) => void,
  ): void;
}

interface WindowClient {
  postMessage(message: unknown): void;
}

interface ExtendableEvent {
  waitUntil(work: Promise<unknown>): void;
}

export interface ExtendableMessage extends ExtendableEvent {
  readonly data: {readonly type?: string} | null;
  readonly ports: readonly MessagePort[];
}

export const scope = globalThis as unknown as WorkerScope;
