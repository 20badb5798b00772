import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rename, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { SandboxOptions } from '../../src/sandbox/sandbox-types.ts';
import { backends, makeTree, openOn, writeFiles } from './open-tree.ts';

/** A sandbox of another file that has just seen such a folder still covers it: it stays until all is over. */
const runners: string[] = [];
afterAll(async () => {
  for (const path of runners) await rm(path, { recursive: true });
});

/** Runs in shell and layer, and gives back what the layer printed. */
async function tryBoth(root: string, options: Partial<SandboxOptions>, script = 'pwd; cat a'): Promise<string> {
  await using open = await openOn(root, options);
  expect((await open.run(open.sandbox.setup, 'echo kept > ignored; echo x > $HOME/x')).exitCode).toBe(0);
  await open.sandbox.freeze();
  const shell = await open.run(open.sandbox.shell, script);
  await using layer = await open.sandbox.layer({ over: await writeFiles(join(root, 'over'), { b: '2' }), deleted: [] });
  const inLayer = await open.run(layer.exec, script);
  expect(inLayer.output).toBe(shell.output);
  expect((await open.run(layer.exec, 'cat b ignored $HOME/x; echo 3 > c')).output).toBe('2kept\nx\n');
  expect(await readFile(join(layer.written, 'c'), 'utf8')).toBe('3\n');
  return inLayer.output;
}

describe.each(backends)('%s: the tree may lie', (choice) => {
  const names = ['with space, comma:colon', 'new\nline', '$HOME `id`', `quo'te"s`, '#hash\\back', 'ünïcödé', '-dash'];
  for (const name of names)
    test(`in a folder called ${JSON.stringify(name)}`, {
      tags: names.indexOf(name) < 3 ? ['full'] : ['full', 'variant'],
    }, async () => {
      const first = await makeTree({ a: '1' });
      const root = join(first, name);
      await writeFiles(root, {});
      await rename(join(first, 'tree'), join(root, 'tree'));
      expect(await tryBoth(root, { choice })).toBe(`${root}/tree\n1`);
      await rm(first, { recursive: true, force: true });
    });

  test('in HOME, or in a folder that is hidden', async () => {
    const root = await makeTree({ a: '1' });
    await writeFiles(root, { '.npmrc': 'canary' });
    const environment = { PATH: '/usr/bin:/bin', HOME: root };
    expect(await tryBoth(root, { choice, environment, hidden: [root] }, 'cat a ../.npmrc; ls ..')).toMatch(
      /^1cat: .*\ntree\n$/,
    );
  });

  test('above what is hidden only where no command can rename the folders between', async () => {
    const one = await makeTree({ a: '1', 'secret/key': 'canary' });
    const script = 'mv secret other 2>&1; cat secret/key other/key 2>&1; true';
    expect(await tryBoth(one, { choice, hidden: [join(one, 'tree/secret')] }, script)).not.toContain('canary');
    // The folder would be moved by one command, and the place covered for the next be another.
    const two = await makeTree({ 'deep/secret/key': 'canary' });
    await expect(openOn(two, { choice, hidden: [join(two, 'tree/deep/secret')] })).rejects.toThrow(
      `${two}/tree/deep/secret must not be seen, and lies below a folder of the work tree`,
    );
    await rm(two, { recursive: true });
  });

  test.runIf(process.getuid?.() === 0)(
    'below a hidden folder of /opt, as with a runner that is installed there',
    async () => {
      const base = await mkdtemp('/opt/redgreen-runner-');
      runners.push(base);
      execFileSync('chmod', ['755', base]);
      await writeFiles(base, {
        '.credentials': 'canary',
        'externals/node': 'canary',
        '_work/tree/a': '1',
        '_work/_tool/bin/tool': '#!/bin/sh\necho tool',
      });
      execFileSync('chmod', ['755', join(base, '_work/_tool/bin/tool')]);
      const environment = { PATH: `${base}/_work/_tool/bin:/usr/bin:/bin`, RUNNER_TOOL_CACHE: `${base}/_work/_tool` };
      const script = `cat a; tool; cat ${base}/.credentials; ls -A ${base}; touch ${base}/x ${base}/_work/x && echo WRITTEN; true`;
      const output = await tryBoth(join(base, '_work'), { choice, environment }, script);
      expect(output).toContain('1tool\n');
      expect(output).toContain('_work\n');
      expect(output).not.toMatch(/canary|externals|WRITTEN/);
      await rm(join(base, '.credentials'));
    },
  );

  test('behind a link: its real path counts', async () => {
    const root = await makeTree({ a: '1' });
    await rename(join(root, 'tree'), join(root, 'real'));
    await symlink('real', join(root, 'tree'));
    expect(await tryBoth(root, { choice })).toBe(`${root}/real\n1`);
  });
});
