'use strict';

/** Positions by name: { x, y }. A tree is [name, ...children]. */
function layout(tree) {
  const places = {};
  let x = 0;
  (function walk([name, ...children], y) {
    places[name] = { x: x++, y };
    children.forEach((child) => walk(child, y + 1));
  })(tree, 0);
  return places;
}

module.exports = { layout };
