'use strict';

const line = ({ name, text, default: value }) =>
  `  --${name.padEnd(10)}${text}${value === undefined ? '' : ` [${value}]`}`;

exports.help = (name, options) => {
  const sorted = [...options].sort((a, b) => (a.name < b.name ? -1 : 1));
  return [`Usage: ${name} [options]`, '', ...sorted.map(line)].join('\n') + '\n';
};
