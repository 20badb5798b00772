'use strict';

exports.help = (name, options) =>
  [`usage: ${name} [options]`, ...options.map((o) => `  --${o.name}  ${o.text}`)].join('\n') + '\n';
