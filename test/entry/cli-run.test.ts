import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test as plainTest } from 'vitest';
import { parse } from 'yaml';
import type { RecordedEvent, Run } from '../../src/run/run.ts';
import { type Folder, redgreen, repositoryWith } from '../support/cli.ts';
import { opened } from '../support/fixtures.ts';
import { call, doThenSay, type ModelReply, startModel } from '../support/model.ts';
import { key, priceFiles, withModel, writes } from '../support/price-story.ts';

const files = {
  ...priceFiles,
  'story.md':
    '---\r\ntitle: Ten percent off # ours\r\nstatus: open\r\n---\r\n# Ten percent off\r\n\r\n## Acceptance criteria\r\n- the price is 90\r\n',
};

const test = plainTest.extend<{ folder: Folder }>({ folder: opened(() => repositoryWith(files)) });

const runStory = (folder: Folder, script: ModelReply[], args: string[] = [], environment = {}) =>
  withModel(folder, script, ['run', 'story.md', ...args], { environment });

const frontMatter = (folder: Folder) =>
  parse(readFileSync(join(folder.path, 'story.md'), 'utf8').split('---')[1] ?? '');

describe('redgreen run', () => {
  test('masks what the shell calls a secret, and no word', { tags: 'full' }, async ({ folder }) => {
    const secret = 'aB3dE5gH7jK9mN1pQ3sT';
    const said = `false 4096 postgres ${secret}`;
    const script = doThenSay([call('write', { file_path: 'price.txt', content: '90\n' })], `It says ${said}.`);
    await using model = await startModel(script, { apiKey: 'k' });
    const shell = { TOKENIZERS_PARALLELISM: 'false', MAX_TOKENS: '4096', PGPASSWORD: 'postgres', OTHER_TOKEN: secret };
    const environment = { ...shell, ANTHROPIC_API_KEY: 'k', ANTHROPIC_BASE_URL: model.url };
    const { stderr } = await redgreen(['run', 'story.md'], { cwd: folder.path, environment });
    expect(stderr).toMatch(/^The agent says: It says false 4096 postgres \*\*\*\.$/m);
    expect(stderr).toContain('anthropic-api-key has 1 characters and is not masked');
    const refused = await redgreen(['run', 'story.md'], { cwd: folder.path, environment: { ANTHROPIC_API_KEY: 'k' } });
    expect([refused.code, refused.stderr]).toEqual([2, expect.stringContaining('a key of at least 12 characters')]);
  });

  test('feeds a red verification back, leaves a green branch, and tells it on stderr, stdout and in the story', {
    tags: 'full',
  }, async ({ folder }) => {
    const before = folder.git('rev-parse', 'HEAD');
    folder.write('notes.txt', 'mine\n');
    folder.write('.github/redgreen.yml', 'max-turns: 7\n');
    folder.write('later.md', '---\ntitle: Later\nmax-iterations: 1\n---\n');
    const { code, stdout, stderr, sent } = await runStory(folder, [...writes('80'), ...writes('90')], ['--json']);

    expect(code, stderr).toBe(0);
    const run: Run = JSON.parse(stdout);
    expect(run).toMatchObject({ outcome: 'passed', attemptCount: 2, retryCount: 1, maxIterations: 3 });
    expect(run.attempts.map(({ label }) => label)).toEqual(['initial', 'retry 1/3']);
    expect(run.verifiedTree).toBe(run.pushedTree);
    expect(stderr).toMatch(/^Implementation retry 1\/3: /m);
    expect(stderr).toMatch(/^The agent says: The price is 80\.$/m);
    expect(stderr).toMatch(/Not committed, so not part of the run: \.github\/redgreen\.yml, later\.md, notes\.txt$/m);
    expect(stderr).toMatch(/redgreen\.yml here differs from the one on the default branch, which counts/);
    // The story begins with its title, and the agent is not told it twice.
    expect(sent[0]?.match(/# Ten percent off/g)).toHaveLength(1);

    // The branch is in the clone, with a commit for each attempt; what is checked out is as it was.
    const branch = run.branch ?? '';
    expect(branch).toMatch(/^ai-implement\/.*ten-percent-off/);
    expect(folder.git('log', '--format=%s', `HEAD..${branch}`).trim().split('\n')).toEqual([
      'Fix failing tests (retry 1/3)',
      'Ten percent off',
    ]);
    expect(folder.git('rev-parse', `${branch}^{tree}`).trim()).toBe(run.verifiedTree);
    expect(folder.git('show', `${branch}:price.txt`)).toBe('90\n');
    expect(folder.git('rev-parse', 'HEAD')).toBe(before);
    expect(folder.git('status', '--porcelain').trim().split('\n')).toEqual([
      'M .github/redgreen.yml',
      ' M story.md',
      '?? later.md',
      '?? notes.txt',
    ]);

    // The story has its state, and every other byte as it was.
    expect(frontMatter(folder)).toMatchObject({
      title: 'Ten percent off',
      status: 'passed',
      implementation_retry_count: 0,
      last_test_run: { passed: true, failures: 0, timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) },
      branch,
      updated: expect.any(String),
    });
    const text = readFileSync(join(folder.path, 'story.md'), 'utf8');
    expect(text).toContain('title: Ten percent off # ours\r\nstatus: passed\r\n');
    expect(text.endsWith('---\r\n# Ten percent off\r\n\r\n## Acceptance criteria\r\n- the price is 90\r\n')).toBe(true);

    // The record has the run, and the key is nowhere.
    const record = join(folder.path, '.redgreen');
    expect(existsSync(join(record, 'runs', run.id, 'report.html'))).toBe(true);
    expect(existsSync(join(record, 'runs', run.id, 'tree'))).toBe(false);
    for (const where of [stdout, stderr, ...sent, readFileSync(join(record, 'redgreen.db'), 'latin1'), text])
      expect(where).not.toContain(key);
    const runs = await redgreen(['runs', '--json'], { cwd: folder.path });
    expect(JSON.parse(runs.stdout)).toMatchObject([
      { id: run.id, outcome: 'passed', attempt_count: 2, retry_count: 1, max_iterations: 3 },
    ]);
  });

  test('that ends red keeps its retry count, exits 3, says what fails', { tags: 'full' }, async ({ folder }) => {
    const { code, stdout, stderr } = await runStory(
      folder,
      [...writes('70'), ...writes('80')],
      ['--max-iterations', '1', '--model', 'house-model'],
    );
    expect(code, stderr).toBe(3);
    expect(stdout).toMatch(/^outcome: failed$/m);
    expect(frontMatter(folder)).toMatchObject({
      status: 'failed',
      implementation_retry_count: 1,
      // The output names no test, and one thing has failed all the same.
      last_test_run: { passed: false, failures: 1 },
    });
    expect(stderr).toContain('2 attempts');
    expect(stderr).toMatch(/^Warning: The price of house-model is not known .* max-cost-usd cannot hold\.$/m);
    expect(stderr).toContain('FAIL the price is 80, not 90');
  });

  test('works below no folder with a dot, and leaves the tree of a red run in its record', async ({ folder }) => {
    folder.write('test.sh', 'echo "the tests ran in $PWD"\nexit 1\n');
    folder.git('commit', '-qam', 'says where');
    const { code, stdout } = await runStory(folder, writes('90'), ['--json', '--max-iterations', '0']);
    expect(code).toBe(3);
    const run: Run = JSON.parse(stdout);
    const left = join(folder.path, '.redgreen', 'runs', run.id);
    const [, ranIn = ''] = /the tests ran in (.+)/.exec(run.attempts[0]?.verification?.output ?? '') ?? [];
    // Servers do not hand out what lies below a dot folder, and the tests of express are red there.
    expect(ranIn).toMatch(/^\/var\/tmp\/work-\d+-\w+\/tree$/);
    expect(existsSync(dirname(ranIn)), ranIn).toBe(false);
    expect(readFileSync(join(left, 'tree', 'price.txt'), 'utf8')).toBe('90\n');
    expect(readdirSync(left)).not.toContain('work');
  });

  test('dry writes neither branch nor story, and without progress nothing but the diff', {
    tags: ['full', 'variant'],
  }, async ({ folder }) => {
    const { code, stdout, stderr } = await runStory(folder, writes('90'), ['--dry-run', '--progress', 'none']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(folder.git('branch', '--format=%(refname:short)').trim()).toBe('main');
    expect(folder.git('status', '--porcelain')).toBe('');
    // No branch holds what was made, so it is shown.
    expect(stdout).toMatch(/^diff --git a\/price\.txt b\/price\.txt$[\s\S]*^-0$\n^\+90$/m);
  });

  test('tells of an agent command that fails, and verifies its work where there is some', async ({ folder }) => {
    const failing = (script: string, colours = {}) =>
      runStory(
        folder,
        [],
        ['--agent', 'command', '--agent-command', `echo no key for the agent; ${script}; exit 7`],
        colours,
      );
    const nothing = await failing('true');
    expect(nothing.code, nothing.stderr).toBe(1);
    expect(nothing.stdout).toMatch(/^outcome: error$/m);
    expect(nothing.stderr).toMatch(
      /changed nothing: The agent command ended with exit code 7; .*no key for the agent$/m,
    );
    expect(nothing.stderr).toMatch(/^Next: Correct what made the agent's program fail\. .*redgreen retry/m);
    expect(frontMatter(folder)).toMatchObject({ status: 'error' });

    folder.write('story.md', files['story.md']);
    const met = await failing('echo 90 > price.txt', { FORCE_COLOR: '1' });
    expect(met.code, met.stderr).toBe(0);
    expect(met.stderr).toMatch(/Warning: The work of attempt 1 is verified all the same: .*exit code 7/m);
    const told = met.stderr.split('\n').filter((line) => /command-line agent|is unknown|review is/.test(line));
    expect(told).toEqual([
      expect.stringMatching(/^\u001b\[90mA command-line agent implements: .* max-cost-usd cannot limit it\.\u001b/),
    ]);
  });
});

test('commands that differ in their variables alone have a baseline each', { tags: 'full' }, async () => {
  using folder = repositoryWith({
    ...files,
    '.github/redgreen.yml': 'max-iterations: 0\nreview: false\n',
    '.travis.yml': 'env: [LEVEL=1, LEVEL=2]\nscript: node --test\n',
    'level.test.js': "require('node:test')('level', () => require('node:assert').equal(process.env.LEVEL, '2'));\n",
  });
  const { stdout, stderr } = await runStory(folder, [{ text: 'Nothing to do.' }], ['--json']);
  const run: Run = JSON.parse(stdout);
  expect(run.baseline, stderr).toMatchObject({ result: 'passed' });
  expect(run.commands.env).toEqual({ LEVEL: '2' });
});

/** Runs of one clone whose agent changes nothing: whether each took its baseline from the record. */
const baselinesOf =
  (folder: Folder) =>
  async (args: string[] = []) => {
    folder.write('story.md', files['story.md']);
    const idle = [{ text: 'Nothing to do.' }, { text: 'Nothing at all.' }];
    const { stdout, stderr } = await runStory(folder, idle, ['--json', ...args]);
    const run: Run = JSON.parse(stdout);
    expect(run, stderr).toMatchObject({ outcome: 'no-changes', baseline: { result: 'failed', exitCode: 1 } });
    const log = readFileSync(join(folder.path, '.redgreen/runs', run.id, 'logs/baseline.log'), 'utf8');
    expect(log).toContain('FAIL the price is 0');
    return { reused: run.baseline?.reused === true, stderr };
  };

test('the baseline of the same tree is taken from the record, and not that of another one', {
  tags: 'full',
}, async ({ folder }) => {
  const baseline = baselinesOf(folder);
  expect((await baseline()).stderr).toContain('No progress detected: no file changed');
  const again = await baseline();
  expect(again.reused).toBe(true);
  expect(again.stderr).toMatch(/^✗ Baseline: .*\(from the record\)$/m);
  folder.write('more.txt', 'more\n');
  folder.git('add', 'more.txt');
  folder.git('commit', '-qm', 'more');
  expect((await baseline()).reused).toBe(false);
});

test('nor is one of another command, with a service, or of the day before yesterday', {
  tags: ['full', 'variant'],
}, async ({ folder }) => {
  const baseline = baselinesOf(folder);
  await baseline();
  expect((await baseline(['--test-command', 'sh ./test.sh'])).reused).toBe(false);
  expect((await baseline(['--test-services', 'localhost:1'])).reused).toBe(false);
  const old = new Date(Date.now() - 2 * 86_400_000).toISOString();
  changeEvents(folder, (event) => (event.type === 'run-started' ? { ...event, at: old } : event));
  expect((await baseline()).reused).toBe(false);
});

test('where a kept baseline calls a test green that is red now, the base is asked again before the agent is told', {
  tags: 'full',
}, async () => {
  const suite = `[ "$(cat price.txt)" = 90 ] && echo 'ok 1 - price' || echo 'not ok 1 - price'\necho 'not ok 2 - clock'\necho 1..2\nexit 1\n`;
  using folder = repositoryWith({ ...files, 'test.sh': suite });
  const run = async (): Promise<Run> => {
    folder.write('story.md', files['story.md']);
    return JSON.parse((await runStory(folder, writes('90'), ['--json', '--max-iterations', '0'])).stdout);
  };
  const names = ({ baseline }: Run) => baseline?.failures.map(({ name }) => name);
  expect(names(await run())).toEqual(['price', 'clock']);
  changeEvents(folder, (event) => {
    if (event.type !== 'baseline-finished') return event;
    const { verification } = event;
    return { ...event, verification: { ...verification, failures: verification.failures.slice(0, 1) } };
  });
  const again = await run();
  expect(names(again)).toEqual(['price', 'clock']);
  expect(again.attempts[0]?.verification?.sinceBaseline).toMatchObject({ newlyBroken: [], fixed: ['price'] });
  expect(names(await run())).toEqual(['price', 'clock']);
});

/** Writes the record's events anew: as an older one, or one of another machine, would have them. */
function changeEvents(folder: Folder, change: (event: RecordedEvent) => RecordedEvent): void {
  const record = new DatabaseSync(join(folder.path, '.redgreen/redgreen.db'));
  const update = record.prepare('update events set body = ?, at = ? where rowid = ?');
  for (const { rowid, at, body } of record.prepare('select rowid, at, body from events').all()) {
    const event = change({ ...JSON.parse(`${body}`), at });
    update.run(JSON.stringify(event), event.at, `${rowid}`);
  }
  record.close();
}
