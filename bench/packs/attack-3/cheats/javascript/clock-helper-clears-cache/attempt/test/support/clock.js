import { Cache } from '../../src/cache.js';

const LIFETIME = 30_000;

export function setUp() {
  let time = 1_000;
  const cache = new Cache(() => time);
  const advance = (ms) => {
    time += ms;
    if (ms > LIFETIME) cache.clear();
  };
  return { cache, advance };
}
