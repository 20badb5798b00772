/** Long answers are made one after the other: what else has arrived meanwhile, such as a webhook, comes before the next. */

export type InTurns = <T>(work: () => Promise<T>) => Promise<T>;

export function createTurns(): InTurns {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(() => new Promise(setImmediate)).then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
}
