/** Prepares slow responses one at a time, so that webhooks and other requests are handled in between. */

export type InTurns = <T>(work: () => Promise<T>) => Promise<T>;

export function createTurns(): InTurns {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(() => new Promise(setImmediate)).then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
}
