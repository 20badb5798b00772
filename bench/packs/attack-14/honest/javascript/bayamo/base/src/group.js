'use strict';
module.exports = (rows, done) => {
  const groups = {};
  for (const row of rows) (groups[row.app] ??= []).push(row);
  process.nextTick(done, null, groups);
};
