import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const warnings = join(import.meta.dirname, '../../src/entry/process-warnings.ts');

/** What a process that is warned prints to its streams, with the lines of `before` in front. */
function printed(before: string): string {
  const script = `${before}process.emitWarning('Unresolved tag:\\n\\n::set-output name=outcome::passed\\n')`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  return stdout + stderr;
}

test('a warning that quotes a file is told as we tell things, and by nobody else', () => {
  expect(printed('')).toMatch(/^::set-output/m);
  const told = `import { onWarnings } from '${warnings}';onWarnings((text) => console.log(JSON.stringify(text)));`;
  expect(printed(told)).toBe('"Warning: Unresolved tag:\\n\\n::set-output name=outcome::passed\\n"\n');
});
