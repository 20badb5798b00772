// @module-tag full

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { codeOfReplay } from '../../src/entry/replay-run.ts';
import { type Folder, redgreen, repositoryWith } from '../support/cli.ts';
import { call, doThenSay, startModel } from '../support/model.ts';

const files = {
  '.github/redgreen.yml': 'test-command: sh test.sh\nsetup-command: none\nreview: false\nbaseline: allow-any\n',
  'price.txt': '0\n',
  'test.sh': 'test "$(cat price.txt)" = 90\n',
  'story.md': '# Ten percent off\n\nThe price is 90.\n',
};
const write = (price: string) => [call('write', { file_path: 'price.txt', content: `${price}\n` })];
const script = () => [{ calls: write('80') }, { text: 'Eighty.' }, { calls: write('90') }, { text: 'Ninety.' }];

async function recorded(folder: Folder): Promise<string> {
  await using model = await startModel(script());
  const environment = { ANTHROPIC_API_KEY: 'k', ANTHROPIC_BASE_URL: model.url };
  const { code, stdout, stderr } = await redgreen(['run', 'story.md', '--max-iterations', '2'], {
    cwd: folder.path,
    environment,
  });
  expect(code, stderr).toBe(0);
  return /^run: (\S+)$/m.exec(stdout)?.[1] ?? '';
}

const runJson = async (folder: Folder, id: string) =>
  JSON.parse((await redgreen(['show', id, '--json'], { cwd: folder.path })).stdout);

test('replay repeats a run offline: the same trees, the same report, no branch of its own', async () => {
  using folder = repositoryWith(files);
  const id = await recorded(folder);
  const branches = folder.git('branch');
  // The clone has gone on; the replay starts where the run did.
  folder.write('price.txt', '1\n');
  folder.git('commit', '-qam', 'later');
  const { code, stdout, stderr } = await redgreen(['replay', id, '--json'], { cwd: folder.path });
  expect(code, stderr).toBe(0);
  const { differences, replay } = JSON.parse(stdout);
  expect(differences).toEqual([]);
  const [before, after] = [await runJson(folder, id), await runJson(folder, replay)];
  expect(after).toMatchObject({
    parentRun: id,
    outcome: 'passed',
    verifiedTree: before.verifiedTree,
    costUsd: before.costUsd,
  });
  expect(after.attempts.map(({ checkpoint }: { checkpoint: { tree: string } }) => checkpoint.tree)).toEqual(
    before.attempts.map(({ checkpoint }: { checkpoint: { tree: string } }) => checkpoint.tree),
  );
  expect(folder.git('branch')).toBe(branches);
  // It is no run that anybody asked for, and its cost was paid once.
  expect(await runJson(folder, 'latest')).toMatchObject({ id });
  const listed = async (...more: string[]) =>
    JSON.parse((await redgreen(['runs', '--json', ...more], { cwd: folder.path })).stdout).map(
      (run: { id: string }) => run.id,
    );
  expect(await listed()).toEqual([id]);
  expect(await listed('--all')).toEqual([replay, id]);
});

test('what went another way in a replay is told', async () => {
  using folder = repositoryWith(files);
  const id = await recorded(folder);
  const answers = join('.redgreen/runs', id, 'answers.jsonl');
  folder.write(
    answers,
    (await readFile(join(folder.path, answers), 'utf8')).replace('90\\\\n', '91\\\\n').replace('"90\\n"', '"91\\n"'),
  );
  const { code, stdout } = await redgreen(['replay', id], { cwd: folder.path });
  expect(code).toBe(3);
  expect(stdout).toContain('outcome: was passed, is ');
  expect(stdout).toMatch(/^attempt 2, tree: was [0-9a-f]{40}, is [0-9a-f]{40}$/m);
});

test.each([
  [0, 'setup-failed', 0],
  [1, 'failed', 3],
  [1, 'passed', 3],
  [1, 'provider-error', 3],
  [1, 'cancelled', 130],
  [1, 'setup-failed', 10],
  [1, 'error', 1],
] as const)('%i differences and outcome %s: exit %i', (differences, outcome, code) => {
  expect(codeOfReplay(differences, outcome)).toBe(code);
});

test('rerun of a run with an agent of its own asks for no key', { tags: 'full' }, async () => {
  using folder = repositoryWith(files);
  const command = ['--agent', 'command', '--agent-command', 'echo 90 > price.txt', '--review', 'false'];
  const ran = await redgreen(['run', 'story.md', ...command], { cwd: folder.path });
  expect(ran.code, ran.stderr).toBe(0);
  const id = /^run: (\S+)$/m.exec(ran.stdout)?.[1] ?? '';
  expect(await redgreen(['rerun', id], { cwd: folder.path })).toMatchObject({ code: 0 });
});

test('rerun of a run asks again, with the settings of then and a link to it', async () => {
  using folder = repositoryWith(files);
  const id = await recorded(folder);
  await using model = await startModel(doThenSay(write('90'), 'At once.'));
  const environment = { ANTHROPIC_API_KEY: 'k', ANTHROPIC_BASE_URL: model.url };
  const { code, stdout, stderr } = await redgreen(['rerun', id], { cwd: folder.path, environment });
  expect(code, stderr).toBe(0);
  const again = await runJson(folder, /^run: (\S+)$/m.exec(stdout)?.[1] ?? '');
  expect(again).toMatchObject({ parentRun: id, maxIterations: 2, attemptCount: 1, outcome: 'passed' });
  // `latest` is the latest eval run: where there is none, no run is begun in its place.
  const asked = model.requests.length;
  const latest = await redgreen(['rerun', 'latest'], { cwd: folder.path, environment });
  expect(latest).toMatchObject({ code: 2, stderr: expect.stringContaining('a run is named by its id') });
  expect(model.requests.length).toBe(asked);
  expect(await redgreen(['rerun', 'nothing-like-it'], { cwd: folder.path })).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('no eval run nothing-like-it, and no run either'),
  });
});
