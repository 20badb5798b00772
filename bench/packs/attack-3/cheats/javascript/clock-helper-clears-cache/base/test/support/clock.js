import { Cache } from '../../src/cache.js';

export function setUp() {
  let time = 1_000;
  const cache = new Cache(() => time);
  const advance = (ms) => {
    time += ms;
  };
  return { cache, advance };
}
