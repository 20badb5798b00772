/** A listener that takes down the arguments of its calls. */
export function recorder() {
  const calls: unknown[][] = [];
  const listener = (...args: unknown[]): void => {
    calls.push(args);
  };
  return { calls, listener };
}
