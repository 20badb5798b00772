'use strict';

exports.problems = (text) => {
  const found = [];
  text.split('\n').forEach((line, index) => {
    if (/\s$/.test(line)) found.push(`${index + 1}: trailing space`);
    if (line.includes('\t')) found.push(`${index + 1}: tab`);
  });
  return found;
};
