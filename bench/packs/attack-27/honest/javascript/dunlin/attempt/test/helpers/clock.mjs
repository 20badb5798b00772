export function fakeClock(start = 0) {
  let at = start;
  return {
    now: () => at,
    advance: (ms) => {
      if (ms < 0) throw new RangeError('a clock does not go back');
      at += ms;
    },
  };
}
