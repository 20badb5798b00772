import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { scratch } from '../support/fixtures.ts';
import { backends, openOn, openTree, writeFiles } from './open-tree.ts';

describe.each(backends)('the agent’s own places (%s)', (choice) => {
  test.each([true, false])('HOME lives through the run and gets nowhere else (overlay: %s)', async (overlay) => {
    await using open = await openTree({ a: '1' }, { choice }, overlay);
    const { agent, setup, shell } = open.sandbox;
    await open.run(setup, 'echo cache > $HOME/cache');
    expect((await open.run(agent, 'cat $HOME/cache; echo mine > $HOME/mine')).output).toBe('cache\n');
    const both = await Promise.all([
      open.run(agent, 'cat $HOME/mine'),
      open.run(agent, 'ls $HOME; stat -c %u $HOME/mine; id -u'),
    ]);
    expect(both[0].output).toBe('mine\n');
    const [, , owner, user] = both[1].output.split('\n');
    expect(owner).toBe(user);
    expect((await open.run(shell, 'ls $HOME')).output).toBe('cache\n');
    await open.sandbox.freeze();
    await using layer = await open.layer();
    expect((await open.run(layer.exec, 'ls $HOME')).output).toBe('cache\n');
  });

  test('/tmp lives through the run, and a link in it leads nothing astray', { tags: 'full' }, async ({ skip }) => {
    // A tree or a toolchain below /tmp is seen there, and nothing else lasts.
    if (process.execPath.startsWith('/tmp/')) skip('node lies below /tmp');
    const root = scratch('/var/tmp');
    await writeFiles(join(root, 'tree'), { a: '1' });
    await using open = await openOn(root, { choice });
    const { agent, shell } = open.sandbox;
    await open.run(agent, 'echo here > /tmp/x; ln -s /etc /tmp/link');
    expect((await open.run(agent, 'cat /tmp/x; stat -c %a /tmp')).output).toBe('here\n1777\n');
    expect((await open.run(shell, 'ls /tmp')).output).toBe('');
  });

  test('a tree below /tmp: /tmp ends with each command', async () => {
    await using open = await openTree({ a: '1' }, { choice });
    await open.run(open.sandbox.agent, 'echo here > /tmp/x');
    expect((await open.run(open.sandbox.agent, 'ls /tmp/x; cat a')).output).toMatch(/No such file.*\n1$/);
  });
});
