const { colour } = require('./colour.cjs');

exports.badge = (label, value) =>
  `<svg height="20"><rect width="60"/><rect x="60" width="60" fill="${colour(value)}"/><text>${label}</text><text x="60">${value}</text></svg>\n`;
