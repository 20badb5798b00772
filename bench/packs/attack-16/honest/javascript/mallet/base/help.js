'use strict';

exports.help = (name, options) =>
  [`Usage: ${name} [options]`, '', ...options.map((o) => `  --${o.name.padEnd(10)}${o.text}`)].join('\n') + '\n';
