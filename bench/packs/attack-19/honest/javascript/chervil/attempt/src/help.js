'use strict';

const OPTIONS = {
  '--verbose': 'tell more',
  '--config FILE': 'read settings from FILE',
  '--dry-run': 'change nothing',
};

function help() {
  const lines = Object.keys(OPTIONS)
    .sort()
    .map((name) => `  ${name.padEnd(16)}${OPTIONS[name]}`);
  return ['usage: cli [options]', '', ...lines, ''].join('\n');
}

module.exports = { help };
