/** What lies in the workspace when the job starts: whatever a checkout step leaves, or nothing. */
// @module-tag full

import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { builtAction } from '../../support/command-line.ts';
import { git } from '../../support/git-http.ts';
import { pointerTo } from '../../support/lfs-http.ts';
import { listen } from '../../support/loopback.ts';
import { branch, done, jobToken, openWorld, quick, quickFiles, repository, rightAtOnce } from '../../support/world.ts';

const shop = { files: quickFiles, inputs: { ...quick, 'max-iterations': '0' } };

test('nothing in the workspace: the run starts from the base branch', async () => {
  await using world = await openWorld([rightAtOnce, done], shop);
  world.github.commit(repository, 'main', { 'README.md': '# Shop\n' });
  const head = world.github.commit(repository, 'main', { 'CHANGES.md': 'none\n' });
  const result = await world.label({ workspace: 'none' });
  expect(result.outputs.outcome).toBe('passed');
  expect(result.run?.base).toEqual({ branch: 'main', commit: head });
  expect(git(world.repo.gitDir, ['diff', '--name-only', `main..${branch}`]).trim()).toBe('src/price.js');
  expect(git(world.repo.gitDir, ['rev-parse', `${branch}~1`]).trim()).toBe(head);
  expect(result.log).toContain(`Cloning ${repository}`);
});

test('what an earlier job left in the workspace makes no green: the run works in a clone of its own', async () => {
  const needsRates = `[ -f src/rates.js ] || { echo 'not ok 1 - rates'; echo 1..1; exit 1; }\n`;
  const files = { ...quickFiles, '.gitignore': '*.cache\n', 'check.sh': `${needsRates}${quickFiles['check.sh']}` };
  const left = (name: string) => ({
    leaveBehind(workspace: string) {
      mkdirSync(join(workspace, 'src'), { recursive: true });
      writeFileSync(join(workspace, name), 'export const ten = 0.9;\n');
    },
  });
  // Where the clone shows that nothing was left, no agent is needed.
  const early = { 'setup-command': '[ ! -e left.cache ] && exit 7' };
  const rows = [
    { shape: left('src/rates.js'), said: 'src/rates.js', outcome: 'failed' },
    { shape: { ...left('left.cache'), inputs: early }, said: 'left.cache', outcome: 'setup-failed' },
    {
      shape: { env: { GITHUB_SHA: '0'.repeat(40) }, inputs: early },
      said: "not on the event's commit",
      outcome: 'setup-failed',
    },
  ];
  for (const { shape, said, outcome } of rows) {
    await using world = await openWorld([rightAtOnce, done], { ...shop, files });
    const result = await world.label(shape);
    expect([said, result.outputs.outcome]).toEqual([said, outcome]);
    expect(result.log).toMatch(new RegExp(`Cloning ${repository}: .*${said}`));
  }
  await using world = await openWorld([rightAtOnce, done], { ...shop, files: { ...files, 'src/rates.js': '1\n' } });
  const result = await world.label({
    // An earlier step of the same job may bring what it likes.
    prepare: ({ workspace }) => writeFileSync(join(workspace, 'warm.cache'), '1\n'),
  });
  expect(result.outputs.outcome).toBe('passed');
  expect(result.log).not.toContain('Cloning');
});

test('an action that lies in the workspace: the agent works elsewhere, and writes nothing that the post step runs', async () => {
  const own = '.github/actions/redgreen';
  const plant = `mkdir -p ${own}/dist; for f in action action-post; do echo 'evil()' > ${own}/dist/$f.js; done; mv .github g; cp -r g .github`;
  await using world = await openWorld(
    [{ calls: [{ name: 'bash', input: { command: plant } }] }, rightAtOnce, done],
    shop,
  );
  await using job = await world.start(world.labeled(), {
    // As the runner has it: the step starts in the workspace.
    action: own,
    prepare: ({ workspace }) => cpSync(builtAction, join(workspace, own, 'dist'), { recursive: true }),
  });
  const result = await job.done;
  expect(result.outputs.outcome).toBe('passed');
  expect(result.log).toContain(`Cloning ${repository}: the action lies in the workspace`);
  for (const name of ['action.js', 'action-post.js'])
    expect(readFileSync(join(job.workspace, own, 'dist', name), 'utf8')).not.toContain('evil()');
  expect((await job.post()).exitCode).toBe(0);
});

test('a credential that the checkout left reaches neither the agent nor the tests', async () => {
  const basic = Buffer.from(`x-access-token:${jobToken}`).toString('base64');
  const look = 'cat .git/config; git config --list; git remote -v; env; cat ~/.gitconfig /proc/1/environ';
  await using world = await openWorld(
    [
      {
        calls: [
          { name: 'bash', input: { command: look } },
          { name: 'read', input: { file_path: '.git/config' } },
        ],
      },
      {
        calls: [
          { name: 'bash', input: { command: 'cat ../../../_temp/*/* ; ls -la / ../..; cat $GITHUB_EVENT_PATH' } },
        ],
      },
      rightAtOnce,
      done,
    ],
    { files: { ...quickFiles, 'check.sh': `${look}\n${quickFiles['check.sh']}` }, inputs: shop.inputs },
  );
  await using job = await world.start(world.labeled(), { checkout: { credential: `AUTHORIZATION: basic ${basic}` } });
  const result = await job.done;
  expect(result.outputs.outcome).toBe('passed');
  expect(result.log).toContain('The checkout step left a credential in .git/config');
  // It is still there for the steps that follow: the checkout is not ours to change.
  expect(readFileSync(join(job.workspace, '.git/config'), 'utf8')).toContain(basic);
  expect(existsSync(join(job.workspace, 'src/price.js'))).toBe(true);
  const seen = JSON.stringify(world.model.requests.map(({ body }) => body.messages));
  expect(seen).not.toContain('extraheader');
});

test("no file of the repository leads Git LFS into the worker's own network", async () => {
  let connections = 0;
  await using service = createServer((socket) => {
    connections++;
    socket.destroy();
  });
  // The forge is at 127.0.0.1: another host, which leads to the same machine.
  const inside = `https://localhost:${await listen(service)}`;
  const files = {
    ...quickFiles,
    '.gitattributes': '*.bin filter=lfs -text\n',
    '.lfsconfig': `[lfs]\n\turl = ${inside}/lfs\n`,
    'rates.bin': pointerTo('TEN 0.9\n'),
  };
  // No test needs it: that it cannot be had is a warning.
  await using world = await openWorld([rightAtOnce, done], { ...shop, files });
  const result = await world.label();
  expect(result.outputs.outcome).toBe('passed');
  expect(result.log).toMatch(/rates\.bin` \(Git LFS\) cannot be fetched: .*localhost leads to/);
  expect(world.file('rates.bin')).toBe(pointerTo('TEN 0.9\n'));
  expect(connections).toBe(0);
});
