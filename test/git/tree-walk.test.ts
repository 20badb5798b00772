// @module-tag full

import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { removeTree } from '../../src/run/remove-tree.ts';

const walker = join(import.meta.dirname, '../../src/git/tree-walk.ts');

test('tens of thousands of folders are walked in little memory', { tags: 'variant' }, async () => {
  const root = mkdtempSync('/tmp/redgreen-folders-');
  try {
    const make = 'chdir shift; for my $one (0..199) { mkdir $one; mkdir "$one/$_" for 0..248; mkdir "$one/0/.git" }';
    execFileSync('perl', ['-e', make, root]);
    // A process of its own, and its own high-water mark: maxRSS begins with what the process that started it had.
    const script = `import { readFileSync } from 'node:fs';
const { walkTree } = await import(${JSON.stringify(walker)});
const { nestedGit } = await walkTree(${JSON.stringify(root)}, new Set());
const [, kilobytes] = /VmHWM:\\s+(\\d+)/.exec(readFileSync('/proc/self/status', 'utf8'));
console.log(nestedGit.length, Math.round(kilobytes / 1024))`;
    const said = execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
    const [nested, megabytes] = said.split(' ').map(Number);
    expect(nested).toBe(200);
    // All at once they took 371 MB.
    expect(megabytes).toBeLessThan(200);
  } finally {
    await removeTree(root);
  }
});
