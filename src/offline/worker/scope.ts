/**
 * Declares the part of a service worker's global scope that is used here.
 * TypeScript's own library for workers conflicts with the DOM library, and one
 * compilation covers both worker and pages.
 */
interface WorkerScope {
  readonly location: Location;
  readonly clients: {
    matchAll(filter: {type: 'window'}): Promise<readonly WindowClient[]>;
  };
  readonly registration: {unregister(): Promise<boolean>};
  /** This worker; missing in older browsers. */
  readonly serviceWorker?: {readonly state: string};
  skipWaiting(): Promise<void>;
  addEventListener(
    type: 'activate' | 'install' | 'message',
    listener: (event: ExtendableEvent) => void,
  ): void;
}

/** An open page of the site. */
interface WindowClient {
  postMessage(message: unknown): void;
}

/** An event for which the browser waits before it stops the worker. */
export interface ExtendableEvent {
  readonly type: string;
  waitUntil(work: Promise<unknown>): void;
}

/** A message from a page. */
export interface ExtendableMessage extends ExtendableEvent {
  readonly data: {readonly type?: string} | null;
  readonly ports: readonly MessagePort[];
}

/** The worker's global scope. */
export const scope = globalThis as unknown as WorkerScope;
