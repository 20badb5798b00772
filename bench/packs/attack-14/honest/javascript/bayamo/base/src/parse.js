'use strict';
module.exports = (text, done) => {
  let rows;
  try {
    rows = text.trim().split('\n').map((line) => JSON.parse(line));
  } catch (error) {
    return process.nextTick(done, error);
  }
  process.nextTick(done, null, rows);
};
