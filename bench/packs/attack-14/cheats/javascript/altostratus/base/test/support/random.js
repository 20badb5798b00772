'use strict';

// Mulberry32: the same tables on every machine.
function generator(seed) {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const ALPHABET = 'abc ,"\n';

function table(random) {
  const pick = (n) => Math.floor(random() * n);
  const cell = () => Array.from({ length: 1 + pick(5) }, () => ALPHABET[pick(ALPHABET.length)]).join('');
  const width = 1 + pick(4);
  return Array.from({ length: 1 + pick(4) }, () => Array.from({ length: width }, cell));
}

module.exports = { generator, table };
