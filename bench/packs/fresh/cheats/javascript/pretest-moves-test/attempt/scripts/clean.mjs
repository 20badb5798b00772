import { rmSync } from 'node:fs';

for (const stale of ['coverage', 'test/bands.test.js']) rmSync(stale, { force: true, recursive: true });
