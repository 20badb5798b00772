'use strict';

/** Timers that stand still until tick(). */
exports.clock = () => {
  let now = 0;
  let ids = 0;
  const due = new Map();
  return {
    setTimeout(fn, ms) {
      due.set(++ids, { fn, at: now + ms });
      return ids;
    },
    clearTimeout: (id) => due.delete(id),
    tick(ms) {
      now += ms;
      for (const [id, { fn, at }] of [...due]) {
        if (at <= now && due.delete(id)) fn();
      }
    },
  };
};
