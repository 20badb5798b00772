'use strict';

function split(line) {
  return line.split(',').map((cell) => cell.trim());
}

exports.parse = function parse(text, { numeric = [] } = {}) {
  const [head, ...lines] = text.trim().split('\n');
  const names = split(head);
  return lines.map((line) => {
    const row = {};
    split(line).forEach((cell, index) => {
      row[names[index]] = cell;
    });
    return row;
  });
};
