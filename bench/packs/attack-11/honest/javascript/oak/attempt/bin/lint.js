#!/usr/bin/env node
'use strict';
const fs = require('node:fs');
const { problems } = require('../lib/problems.js');

const USAGE = 'usage: lint [--help] FILE...';

function main(args) {
  if (args.includes('--help')) {
    console.log(USAGE);
    return 0;
  }
  const unknown = args.find((arg) => arg.startsWith('--'));
  if (unknown) {
    console.error(`unknown option ${unknown}\n${USAGE}`);
    return 2;
  }
  let code = 0;
  for (const file of args) {
    for (const problem of problems(fs.readFileSync(file, 'utf8'))) {
      console.log(`${file}:${problem}`);
      code = 1;
    }
  }
  return code;
}

process.exitCode = main(process.argv.slice(2));
