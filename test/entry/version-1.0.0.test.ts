/** The commands that look into the record, on one that version 1.0.0 wrote. */

import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { redgreen } from '../support/cli.ts';
import { filesOfVersion } from '../support/recorded-version.ts';

test('runs, show, logs, diff and export read it', { tags: 'full' }, async () => {
  using files = filesOfVersion('cli');
  execFileSync('git', ['init', '-q'], { cwd: files.path });
  const read = async (...args: string[]) => {
    const { code, stdout, stderr } = await redgreen(args, { cwd: files.path });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    return stdout;
  };
  expect((await read('runs', '--all')).trimEnd().split('\n')).toEqual([
    expect.stringMatching(/^\S+ +passed +1 attempt .* stories\/good\.md Write good$/),
    expect.stringMatching(/^\S+ +failed +1 attempt .* stories\/bad\.md Write bad$/),
    expect.stringMatching(/^\S+ +failed +2 attempts .* fails\.md Ten percent off$/),
    expect.stringMatching(/^\S+ +passed +2 attempts .* passes\.md Ten percent off$/),
  ]);
  expect((await read('runs')).match(/\S+\.md/g)).toEqual(['fails.md', 'passes.md']);
  expect(await read('runs', '--evals')).toMatch(/^\S+ {2}finished {2}1 passed, 1 failed .* stories\n$/);
  const rows: { id: string; story_path: string }[] = JSON.parse(await read('runs', '--json'));
  const id = rows.find(({ story_path: path }) => path === 'fails.md')?.id ?? '';
  const shown = await read('show', id);
  expect(shown).toContain('Failed after 2 attempts (failed)');
  expect(shown).toMatch(/^2 {2}retry 1\/1 /m);
  expect(await read('logs', id, '--attempt', '2')).toContain('FAIL the price is 70, not 90');
  expect(await read('diff', id)).toContain('-0\n+70\n');
  expect(JSON.parse(await read('export', id, '--format', 'json'))).toMatchObject({
    id,
    version: '1.0.0',
    retryCount: 1,
  });
});
