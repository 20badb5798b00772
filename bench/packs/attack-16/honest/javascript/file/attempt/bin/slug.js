#!/usr/bin/env node
'use strict';
const { slug } = require('..');

const text = process.argv.slice(2).join(' ');
if (!text) {
  process.stderr.write('usage: slug TEXT\n');
  process.exitCode = 2;
} else {
  process.stdout.write(slug(text) + '\n');
}
