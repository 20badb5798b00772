'use strict';

const line = ({ name, text, value }) => `  --${name}  ${text}${value === undefined ? '' : ` [${value}]`}`;

exports.help = (name, options) => {
  const sorted = [...options].sort((a, b) => a.name.localeCompare(b.name));
  return [`usage: ${name} [options]`, ...sorted.map(line)].join('\n') + '\n';
};
