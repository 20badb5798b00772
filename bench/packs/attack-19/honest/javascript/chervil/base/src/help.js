'use strict';

const OPTIONS = {
  '--verbose': 'tell more',
  '--config FILE': 'read settings from FILE',
};

function help() {
  const lines = Object.entries(OPTIONS).map(([name, what]) => `  ${name.padEnd(16)}${what}`);
  return ['usage: cli [options]', '', ...lines, ''].join('\n');
}

module.exports = { help };
