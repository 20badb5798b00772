const { colour } = require('./colour.cjs');

const width = (text) => 10 + 7 * text.length;
const escaped = (text) => text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign]);

exports.badge = (label, value) => {
  const left = width(label);
  return `<svg height="20"><rect width="${left}"/><rect x="${left}" width="${width(value)}" fill="${colour(value)}"/><text>${escaped(label)}</text><text x="${left}">${escaped(value)}</text></svg>\n`;
};
