/** Clones in which a run cannot begin, or of which something is easily told wrong: what is said, and that nothing is spent or lost. */

import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type TestContext, test } from 'vitest';
import { type Ended, type Folder, redgreen, repositoryWith } from '../support/cli.ts';

const files = {
  '.github/redgreen.yml': 'test-command: sh test.sh\nreview: false\nsetup-command: none\nbaseline: allow-any\n',
  'test.sh': 'exit 1\n',
  'far/away.txt': 'x\n',
  'near/by.txt': 'y\n',
  'story.md': '---\ntitle: Ten\n---\nbody\n',
};

/** Nobody answers there: a call to the model would end the run as provider-error. */
const environment = { ANTHROPIC_API_KEY: 'k', ANTHROPIC_BASE_URL: 'http://127.0.0.1:9' };

const begin = (folder: Folder, ...args: string[]): Promise<Ended> =>
  redgreen(['run', 'story.md', ...args], { cwd: folder.path, environment });

test('a record that cannot be written is named, with what to do about it', async () => {
  using folder = repositoryWith(files);
  writeFileSync(join(folder.path, '.redgreen'), 'mine\n');
  const { code, stderr } = await begin(folder);
  expect(code).toBe(1);
  expect(stderr).toContain('error[record-unusable] The record cannot be used: EEXIST');
  expect(stderr).toMatch(/^fix: .*`\.redgreen`/m);
});

test('a record that cannot be looked into is not called empty', async () => {
  using folder = repositoryWith(files);
  symlinkSync('.redgreen', join(folder.path, '.redgreen'));
  for (const command of ['runs', 'prune']) {
    const { code, stderr } = await redgreen([command], { cwd: folder.path });
    expect(code, stderr).toBe(1);
    expect(stderr).toContain('error[record-unusable] The record cannot be used: ELOOP');
  }
});

/** Mounts over a folder what each call of `mount` asks for, and takes it off again; skips the test where that is not allowed. */
function mounted(context: TestContext, place: string, ...calls: string[][]) {
  try {
    for (const args of calls) execFileSync('mount', [...args, place], { stdio: 'ignore' });
  } catch {
    context.skip('mounting is not allowed here');
  }
  return { [Symbol.dispose]: () => execFileSync('umount', [place]) };
}

test('a disk too full for the first event is called so', { tags: 'full' }, async (context) => {
  using folder = repositoryWith(files);
  const record = join(folder.path, '.redgreen');
  mkdirSync(record);
  using _ = mounted(context, record, ['-t', 'tmpfs', '-o', 'size=300k', 'tmpfs']);
  const { code, stderr } = await begin(folder);
  expect(code).toBe(1);
  expect(stderr).toContain('error[disk-full] The disk is full');
});

test.for([
  ['.', 'error[record-unusable] The record cannot be used: ', 'no run can be recorded: '],
  ['.git', 'error[unwritable] A file cannot be written: ', ''],
] as const)('what is read-only ends the run before anything is spent: %s', async ([part, said, found], context) => {
  using folder = repositoryWith(files);
  const place = join(folder.path, part);
  using _ = mounted(context, place, ['--bind', place], ['-o', 'remount,ro,bind']);
  const { code, stderr } = await begin(folder);
  expect(code).toBe(1);
  expect(stderr).toContain(`${said}${place}`);
  expect(stderr).toContain('(EROFS)');
  if (found === '') return;
  const doctor = await redgreen(['doctor', '--offline'], { cwd: folder.path });
  expect(doctor).toMatchObject({ code: 1, stdout: expect.stringContaining(`${found}${place}`) });
});

test('a branch that leaves no room for ours ends the run before anything is spent', async () => {
  using folder = repositoryWith(files);
  folder.git('branch', 'ai-implement');
  const { code, stderr } = await begin(folder);
  expect(code, stderr).toBe(7);
  expect(stderr).toContain(
    'The clone has a branch ai-implement, so git cannot make ai-implement/ten: rename it, or set `branch-prefix`.',
  );
  expect(stderr).not.toContain('Running the tests');
  // It came to no base, and names none.
  expect(stderr).toMatch(/^claude-\S+, sandbox /m);
});

test('a commit that is checked out without a branch brings no configuration of its own', async () => {
  using folder = repositoryWith(files);
  folder.write('.github/redgreen.yml', 'test-command: sh theirs.sh\n');
  folder.git('checkout', '-q', '--detach');
  folder.git('commit', '-qam', 'theirs');
  const value = async () => {
    const { stdout } = await redgreen(['config', '--json'], { cwd: folder.path, environment });
    return JSON.parse(stdout).settings['test-command'].value;
  };
  expect(await value()).toBe('sh test.sh');
  // Where nothing says what the default branch is, what is checked out counts.
  folder.git('branch', '-D', 'main');
  expect(await value()).toBe('sh theirs.sh');
});

const { '.github/redgreen.yml': _, ...plain } = files;

test.each([
  ['a file of the base', plain, /this partial clone lacks files of .*`git sparse-checkout disable`/],
  ['its own settings', files, /cannot be read\nfix: .*`git sparse-checkout disable`/],
])('a partial clone without %s is called so, with what fetches it', async (_, committed, said) => {
  using folder = repositoryWith(committed);
  folder.git('config', 'uploadpack.allowFilter', 'true');
  folder.git('clone', '-q', '--filter=blob:none', '--sparse', `file://${folder.path}`, 'partial');
  const { stderr } = await begin({ ...folder, path: join(folder.path, 'partial') }, '--test-command', 'false');
  expect(stderr).toMatch(said);
  expect(stderr).not.toContain('inside Redgreen');
});

test('a clone below a folder that is named as sources are: paths are told from its root', async () => {
  const test = "require('node:test')('ten', () => require('node:assert').equal(90, 100));\n";
  using folder = repositoryWith({ ...files, 'test.sh': 'exec node --test\n', 'ten.test.js': test });
  const clone = join(folder.path, 'lib/shop');
  folder.git('clone', '-q', '.', clone);
  const args = ['run', 'story.md', '--json', '--agent', 'command', '--agent-command', 'echo 1 > one.txt;'];
  const { stdout, stderr } = await redgreen([...args, '--max-iterations', '0'], { cwd: clone });
  const [failure] = JSON.parse(stdout).baseline.failures;
  expect(failure, stderr).toMatchObject({ name: 'ten', file: 'ten.test.js', stack: ['ten.test.js:1'] });
});
