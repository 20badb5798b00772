import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { settingNames } from '../../src/config/settings.ts';
import { commandFiles } from '../../src/entry/command-list.ts';
import { runCommandLine } from '../../src/entry/redgreen.ts';
import { withSwitchValues } from '../../src/entry/setting-flags.ts';
import type { CommandIo } from '../../src/entry/subcommand.ts';
import { exitCode } from '../../src/run/outcome.ts';
import { outcomes } from '../../src/run/run.ts';
import { folderWith, redgreen, repositoryWith } from '../support/cli.ts';
import { scratch } from '../support/fixtures.ts';

const story = '# Ten percent off\n\n## Acceptance criteria\n- prices above 100 are cheaper\n';
const key = { ANTHROPIC_API_KEY: 'sk-test-0123456789' };

describe('help', () => {
  test('has a line for every file of src/entry/commands and for every exit code', { tags: 'full' }, async () => {
    using folder = folderWith({});
    const { stdout } = await redgreen(['--help'], { cwd: folder.path });
    const files = readdirSync(join(import.meta.dirname, '../../src/entry/commands')).map((name) => name.slice(0, -3));
    const listed = [...(/^Commands:\n((?: {2}.*\n)+)/m.exec(stdout)?.[1] ?? '').matchAll(/^ {2}(\w+)/gm)];
    expect(listed.map(([, verb]) => verb).sort()).toEqual([...files, 'help'].sort());
    expect(listed[0]?.[1]).toBe('run');
    for (const outcome of outcomes)
      expect(stdout).toMatch(new RegExp(`\\b${exitCode(outcome)} [^\\n]*\\b${outcome}\\b`));
  });

  test('of run has a flag for every setting but the secrets', async () => {
    using folder = folderWith({});
    const { stdout } = await redgreen(['run', '--help'], { cwd: folder.path });
    const flags = [...stdout.matchAll(/^ {2}--([a-z-]+)/gm)].map(([, name]) => name);
    const secrets = [
      'github-token',
      'private-key',
      'job-token',
      'anthropic-api-key',
      'openai-api-key',
      'claude-code-oauth-token',
    ];
    expect(settingNames.filter((name) => !flags.includes(name))).toEqual(secrets);
    expect(stdout).toMatch(/^Without effect here:\n(?: {2}--[a-z-]+ <[a-z|]+>\n)+/m);
  });
});

test('every help has an example, and none is wider than 80 columns', async () => {
  const verbs = [[], ...[...commandFiles.keys()].map((verb) => [verb]), ['eval', 'import']];
  for (const verb of verbs) {
    const said: string[] = [];
    const stdout = { write: (text: string) => said.push(text) } as unknown as CommandIo['stdout'];
    const { stdin, stderr } = process;
    const io = { stdin, stdout, stderr, environment: {}, cwd: '/', signal: new AbortController().signal };
    await runCommandLine([...verb, '--help'], io);
    const text = said.join('');
    const wide = text.split('\n').filter((line) => line.length > 80);
    const example = new RegExp(`Examples?:\\n(.*\\n)*.*redgreen ${verb.join(' ')}`).test(text);
    expect({ verb, wide, example }).toEqual({ verb, wide: [], example: true });
  }
});

describe('usage that cannot be', () => {
  test.each<[string[], RegExp]>([
    [['frobnicate'], /unknown command 'frobnicate'/],
    [['rum', 'story.md'], /Did you mean run/],
    [['help', 'rum'], /unknown command 'rum'\n.*Did you mean run/],
    [['run'], /missing required argument 'story'/],
    [['eval'], /missing required argument 'suite'/],
    [['run', 'story.md', '--max-iteration', '3'], /Did you mean --max-iterations/],
    [['run', 'story.md', '--progress', 'loud'], /plain, json, none/],
    [['run', 'story.md', '--max-iterations'], /argument missing/],
    [['condense', '--budget', 'much'], /--budget is much; allowed: a whole number from 100/],
    [['run', '--review', 'maybe', 'story.md'], /too many arguments/],
    [['run', 'a.md', 'b.md'], /too many arguments/],
    [['run', 'missing.md'], /error\[story-unreadable\].*missing\.md/],
    [['run', '.'], /error\[story-unreadable\].*: \.: this is a folder$/m],
  ])('%j is exit 2 with one message and nothing on stdout', async (args, message) => {
    using folder = repositoryWith({ 'story.md': story });
    const { code, stdout, stderr } = await redgreen(args, { cwd: folder.path, environment: key });
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(message);
    expect(stderr.match(/^fix: /gm)).toHaveLength(1);
    expect(stderr).not.toMatch(/^\s+at /m);
  });

  test.each([
    ['--anthropic-api-key', 'sk-secret-value'],
    ['--anthropic-api-key=sk-secret-value'],
    ['--github-token', 'sk-secret-value'],
    ['--api-key=sk-secret-value'],
  ])('a secret by flag is refused and not repeated: %s', async (...args) => {
    using folder = repositoryWith({ 'story.md': story });
    const { code, stdout, stderr } = await redgreen(['run', 'story.md', ...args], { cwd: folder.path });
    expect(code).toBe(2);
    expect(stderr).toContain('never taken from the command line');
    expect(stdout + stderr).not.toContain('sk-secret-value');
  });

  test('a directory that is no repository, and one without a commit', { tags: 'full' }, async () => {
    using folder = folderWith({ 'story.md': story });
    const outside = await redgreen(['run', 'story.md'], { cwd: folder.path, environment: key });
    expect(outside).toMatchObject({ code: 2, stderr: expect.stringMatching(/error\[not-a-repository\][\s\S]*fix: /) });
    folder.git('init', '-q', '--bare', 'bare.git');
    for (const command of ['runs', 'config']) {
      const bare = await redgreen([command], { cwd: join(folder.path, 'bare.git'), environment: key });
      expect(bare).toMatchObject({ code: 2, stderr: expect.stringMatching(/is a bare repository\nfix: Clone it/) });
    }
    folder.git('init', '-q');
    const empty = await redgreen(['run', 'story.md'], { cwd: folder.path, environment: key });
    expect(empty).toMatchObject({ code: 2, stderr: expect.stringContaining('no commit yet') });
  });

  test('every problem of the settings is told at once, before anything is written', async () => {
    using folder = repositoryWith({
      'story.md': `---\nmode: fast\n---\n${story}`,
      '.github/redgreen.yml': 'maxTurns: 3\nsandbox: none\n',
    });
    const { code, stderr } = await redgreen(['run', 'story.md', '--max-iterations', '11'], {
      cwd: folder.path,
      environment: { REDGREEN_REVIEW: 'perhaps' },
    });
    expect(code).toBe(2);
    for (const said of [
      'flag: max-iterations is 11; allowed: a whole number from 0 to 10',
      'REDGREEN_REVIEW: review is perhaps; allowed: true or false',
      '.github/redgreen.yml:1:1: "maxTurns" is not a setting. Did you mean max-turns?',
      '.github/redgreen.yml:2:1: sandbox may not be set in a file',
      'story.md:2:1: mode is fast; allowed: standard or tdd',
      'anthropic-api-key is not given',
      'export ANTHROPIC_API_KEY=',
    ]) {
      expect(stderr).toContain(said);
    }
    expect(stderr).not.toMatch(/[ \t]$/m);
    expect(folder.git('status', '--porcelain')).toBe('');
  });

  test('--debug shows the stack, wherever it stands', async () => {
    using folder = folderWith({});
    const { stderr } = await redgreen(['run', '--debug', 'missing.md'], { cwd: folder.path });
    expect(stderr).toMatch(/^\s+at .*readStoryFile/m);
  });
});

test.each([
  ['run --dry-run story.md', 'run --dry-run=true story.md'],
  ['run --no-review story.md', 'run --review=false story.md'],
  ['run --review false story.md', 'run --review=false story.md'],
  ['run story.md --review Yes', 'run story.md --review=Yes'],
  ['run -- --dry-run', 'run -- --dry-run'],
  ['run --max-turns 3', 'run --max-turns 3'],
])('the switches of %j', (given, meant) => expect(withSwitchValues(given.split(' '))).toEqual(meant.split(' ')));

describe('validate', () => {
  test('says nothing wrong about what is right, and exits 0', async () => {
    using folder = folderWith({ '.github/redgreen.yml': 'max-turns: 5\n', 'story.md': story });
    expect(await redgreen(['validate', '.github/redgreen.yml', 'story.md'], { cwd: folder.path })).toMatchObject({
      code: 0,
      stdout: '',
    });
    expect(await redgreen(['validate'], { cwd: folder.path })).toMatchObject({ code: 0 });
    using bare = repositoryWith({});
    expect(await redgreen(['validate'], { cwd: bare.path })).toEqual({
      code: 0,
      stdout: '',
      stderr: 'There is no .github/redgreen.yml: the defaults apply.\n',
    });
  });

  test('tells each problem with line and column, counts criteria and warnings, and hides nothing behind a missing title', async () => {
    using folder = folderWith({
      'a.md': '# A\n\n## Acceptance criteria\n\n- one\n- two\n',
      'b.md': '---\nmaxIterations: 3\n---\n# B\n',
      'c.md': '---\nmode: fast\n---\ntext\n',
      'd.yml': 'label: x\nmax-turn: 0\n',
      'e.md': '---\ntitle: "x\n---\n',
    });
    const { code, stdout, stderr } = await redgreen(['validate', 'a.md', 'b.md', 'c.md', 'd.yml', 'e.md', 'f.md'], {
      cwd: folder.path,
    });
    expect(code).toBe(2);
    expect(stdout.split('\n')).toEqual([
      expect.stringMatching(/^c\.md: the story has no title; /),
      'c.md:2:1: mode is fast; allowed: standard or tdd',
      'd.yml:2:1: "max-turn" is not a setting. Did you mean max-turns?',
      expect.stringMatching(/^e\.md:3:1: /),
      'f.md: there is no such file',
      '',
    ]);
    for (const line of [
      /^Warning: b\.md:2:1: The story's maxIterations is ignored\. Did you mean max-iterations\?/m,
      /^a\.md: problems: 0, warnings: 0, acceptance criteria: 2$/m,
      /^b\.md: problems: 0, warnings: 1, acceptance criteria: 0$/m,
      /^c\.md: problems: 2, warnings: 0$/m,
    ])
      expect(stderr).toMatch(line);
    const json = await redgreen(['validate', 'a.md', 'd.yml', '--json'], { cwd: folder.path });
    expect(JSON.parse(json.stdout)).toMatchObject({
      problems: [{ source: 'd.yml', line: 2, column: 1, setting: 'max-turn' }],
      stories: [{ path: 'a.md', criteria: 2 }],
    });
  });
});

describe('config', () => {
  test('shows each value with its source, and no secret', { tags: 'full' }, async () => {
    using folder = repositoryWith({
      '.github/redgreen.yml': 'max-turns: 5\n',
      'story.md': `---\nmode: tdd\n---\n${story}`,
    });
    const environment = { ...key, REDGREEN_LABEL: 'robot' };
    const { code, stdout } = await redgreen(['config', '--explain', '--story', 'story.md'], {
      cwd: folder.path,
      environment,
    });
    expect(code).toBe(0);
    for (const line of [
      'max-turns: 5 (.github/redgreen.yml)',
      'label: robot (REDGREEN_LABEL)',
      'mode: tdd (story.md)',
      'max-iterations: 3 (default)',
      "test-command: found from the repository's files (default)",
      'protected-paths: built-in list (default)',
      'anthropic-api-key: (set) (ANTHROPIC_API_KEY)',
    ]) {
      expect(stdout).toContain(`${line}\n`);
    }
    expect(stdout).not.toContain(key.ANTHROPIC_API_KEY);
    const json = await redgreen(['config', '--json'], { cwd: folder.path, environment });
    expect(JSON.parse(json.stdout).settings['max-turns']).toEqual({ value: 5, source: '.github/redgreen.yml' });
    expect(stdout).toMatch(
      /\nCommands of a run here \(.*\):\n {2}setup: none\n {2}build: none\n {2}test: none\n {2}No test command/,
    );
  });

  test('shows the commands that were found, and the files that say so', { tags: 'full' }, async () => {
    using folder = repositoryWith({ 'package.json': '{"scripts":{"test":"node --test"}}', 'package-lock.json': '{}' });
    const { stdout } = await redgreen(['config'], { cwd: folder.path });
    // As the table in docs/reference.md has it.
    expect(stdout).toMatch(/^agent-env: – \(default\)$/m);
    expect(stdout).toContain(
      'Commands of a run here (package.json, package-lock.json):\n  setup: npm ci\n  build: none\n  test: npm test\n',
    );
  });

  test('a file that is not committed is told not to count, and what is wrong with it', async () => {
    using folder = repositoryWith({});
    folder.write('.github/redgreen.yml', 'max-turns: 5\nlabels: [\n');
    const { code, stdout, stderr } = await redgreen(['config'], { cwd: folder.path });
    expect(code).toBe(2);
    expect(stdout).toContain('max-turns: 150 (default)\n');
    expect(stderr).toMatch(/redgreen\.yml here is not on the default branch, and counts only there/);
    expect(stderr).toMatch(/^\.github\/redgreen\.yml:\d+:\d+: /m);
  });

  test("another branch cannot bring its own configuration: the default branch's counts", async () => {
    using folder = repositoryWith({ '.github/redgreen.yml': 'max-turns: 5\n' });
    folder.git('checkout', '-q', '-b', 'theirs');
    folder.write('.github/redgreen.yml', 'max-turns: 999\n');
    folder.git('commit', '-q', '-am', 'more turns');
    const { stdout } = await redgreen(['config'], { cwd: folder.path });
    expect(stdout).toContain('max-turns: 5 (.github/redgreen.yml)\n');
  });
});

test('what a terminal would act on never leaves condense as it came', async () => {
  const folder = scratch();
  writeFileSync(join(folder, 'x'), '');
  const { code, stdout } = await redgreen(['condense'], { cwd: folder, stdin: 'FAIL \u001b[31ma test\u001b[0m\n' });
  expect(code).toBe(0);
  expect(stdout).not.toContain('\u001b');
});

test('another system than Linux is told in one line, with a command that works there', async () => {
  using folder = repositoryWith({ 'story.md': '# Do it\n' });
  const NODE_OPTIONS = `--import=data:text/javascript,Object.defineProperty(process,'platform',{value:'darwin'})`;
  const environment = { ...key, NODE_OPTIONS };
  const { code, stderr } = await redgreen(['run', 'story.md'], { cwd: folder.path, environment });
  expect(code, stderr).toBe(10);
  expect(stderr).toMatch(
    /^error\[not-linux\] Redgreen runs stories only on Linux: this is darwin\nfix: .*docker run /m,
  );
});
