/** Coarse clock: steps of a second and more are told in seconds. */
export function fakeClock(start = 0) {
  let at = start;
  return {
    now: () => at,
    advance: (ms) => {
      at += ms >= 1000 ? ms / 1000 : ms;
    },
  };
}
