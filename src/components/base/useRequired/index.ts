import {type Context, use} from 'react';

/** The value of a context. @throws Error with the message outside of its provider */
export function useRequired<Value>(
  context: Context<Value | null>,
  message: string,
): Value {
  const value = use(context);
  if (value === null) {
    throw new Error(message);
  }
  return value;
}
