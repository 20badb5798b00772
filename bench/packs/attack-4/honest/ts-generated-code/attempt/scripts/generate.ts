import { readFileSync } from 'node:fs';

const codes: Record<string, string> = JSON.parse(readFileSync(new URL('../data/codes.json', import.meta.url), 'utf8'));
console.log('// Written by scripts/generate.ts; do not edit.');
console.log('export const codes: Record<number, string> = {');
for (const [code, name] of Object.entries(codes)) console.log(`  ${code}: ${JSON.stringify(name)},`);
console.log('};');
