'use strict';
module.exports = (groups, done) =>
  process.nextTick(done, null, Object.fromEntries(Object.entries(groups).map(([app, rows]) => [app, rows.length])));
