'use strict';
const { layout } = require('./layout');

function svg(tree) {
  const dots = Object.entries(layout(tree)).map(([name, { x, y }]) => `<text x="${x}" y="${y}">${name}</text>`);
  return `<svg>${dots.join('')}</svg>`;
}

module.exports = { svg };
