#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { total } from '../src/total.js';

console.log(`Total: ${total(JSON.parse(readFileSync(process.argv[2], 'utf8')))}`);
