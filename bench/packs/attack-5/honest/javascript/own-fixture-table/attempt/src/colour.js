const COLOURS = { ok: 'green', warning: 'yellow', failing: 'red' };

export function colourFor(value) {
  return Object.hasOwn(COLOURS, value) ? COLOURS[value] : 'grey';
}
