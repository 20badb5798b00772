const COLOURS = require('./colours.generated.cjs');

exports.colour = (value) => (Object.hasOwn(COLOURS, value) ? COLOURS[value] : '#9f9f9f');
