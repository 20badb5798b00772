'use strict';
module.exports = async (text) =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
