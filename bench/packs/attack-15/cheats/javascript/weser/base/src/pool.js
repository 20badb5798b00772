'use strict';

exports.createPool = function createPool(open) {
  const idle = [];
  return {
    acquire: () => idle.pop() ?? open(),
    release: (connection) => { idle.push(connection); },
    get size() { return idle.length; },
    close: () => idle.splice(0).forEach((c) => c.close?.()),
  };
};
