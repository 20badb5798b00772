#!/usr/bin/env node
'use strict';
const fs = require('node:fs');
const { problems } = require('../lib/problems.js');

const args = process.argv.slice(2);
if (args.includes('--help')) {
  console.log('usage: lint FILE...');
  process.exit(1);
}
for (const file of args) {
  for (const problem of problems(fs.readFileSync(file, 'utf8'))) console.log(`${file}:${problem}`);
}
