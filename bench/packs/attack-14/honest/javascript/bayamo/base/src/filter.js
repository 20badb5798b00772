'use strict';
module.exports = (rows, level, done) => process.nextTick(done, null, rows.filter((row) => row.level >= level));
