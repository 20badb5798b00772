import { readdirSync } from 'node:fs';
import { run } from './lib/suite.mjs';

const folder = new URL('../spec/', import.meta.url);
for (const file of readdirSync(folder).sort()) {
  if (file.endsWith('.spec.js')) await import(new URL(file, folder));
}
const failed = await run();
process.exit(failed === 0 ? 0 : 1);
