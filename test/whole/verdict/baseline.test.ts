/** The tests before the agent: what they decide, and what is said of them. */
// @module-tag full

import { expect, test } from 'vitest';
import { firstMessageOf, promptsOf } from '../../support/model-prompts.ts';
import { go, judged, price, priceTests, runner, shop, write } from '../../support/verdict.ts';
import { rightAtOnce, shopFiles } from '../../support/world.ts';

const legacy = "test('legacy code', () => assert.equal(price(100, 'OLD'), 95));\n";
const twoReds = { ...shopFiles, 'test/price.test.js': shopFiles['test/price.test.js'] + legacy };

test('red before: told to the agent and shown, and the command has to exit 0 at the end all the same', async () => {
  const both = `export function price(amount, code) {\n  const factors = { TEN: 0.9, OLD: 0.95 };\n  return amount * (factors[code] ?? 1);\n}\n`;
  await using world = await shop([...go(price('0.9')), ...go(write('src/price.js', both))], {}, { files: twoReds });
  const { outputs, run, rows, summaryComment } = await judged(world);

  expect(outputs).toMatchObject({ outcome: 'passed', attempts: '2' });
  expect(run?.baseline?.failures.map(({ name }) => name)).toEqual(['discount takes ten percent off', 'legacy code']);
  expect(firstMessageOf(world.model)).toMatch(
    /Red before you started[^"]*discount takes ten percent off\\n- legacy code/,
  );
  // What was red before is no excuse for the first attempt: it is fed back as any other failure.
  expect(run?.attempts[0]?.verification).toMatchObject({
    result: 'failed',
    sinceBaseline: { fixed: ['discount takes ten percent off'], stillFailing: ['legacy code'], newlyBroken: [] },
  });
  expect(promptsOf(world.model)[1]).toContain('Since the start: 1 fixed (discount takes ten percent off), 1 still');
  expect(rows.map(([label]) => label)).toEqual(['initial', 'retry 1/3']);
  expect(summaryComment).toContain('tests: 2 failed, 1 passed → 3 passed');
  expect(summaryComment).toMatch(/Red before the agent.*discount takes ten percent off.*legacy code/s);
});

test('a test command that exits 0 beside a failing test is setup-failed before any spend, with the way out', async () => {
  const files = { ...shopFiles, 'test/price.test.js': shopFiles['test/price.test.js'] + legacy };
  await using world = await shop(go(price('0.9')), { 'test-command': 'node --test 2>&1 | cat' }, { files });
  const { outputs, run, summaryComment, log } = await judged(world);
  expect(outputs).toMatchObject({ outcome: 'setup-failed', attempts: '0' });
  expect(run?.baseline).toMatchObject({ result: 'failed', exitCode: 0, counts: { failed: 2 } });
  expect(world.model.requests).toEqual([]);
  for (const text of [log, summaryComment]) {
    expect(text).toContain('exits 0 although 2 tests fail: set pipefail');
    expect(text).toContain('-o pipefail -c');
  }
});

const watches = 'node --test test/*.js; echo "Waiting for file changes. Press q to quit"';
const needs = {
  'package.json': '{"type":"module","dependencies":{"dep":"1.0.0"}}',
  'test/price.test.js': "import 'dep';\n",
};
const outside = 'breaks in a package or the toolchain';
const unable: [what: string, inputs: Record<string, string>, changed: Record<string, string>, said: string][] = [
  [
    'whose files all crash in a package',
    { 'test-command': 'node --test' },
    {
      'node_modules/dep/index.js': 'module.exports = exports.gone();\n',
      'test/price.test.js': "import test from 'node:test';\nimport 'dep';\ntest('pays', () => {});\n",
    },
    outside,
  ],
  ['that waits for changes, though it is green', { 'test-command': watches }, {}, 'watches for changes and never ends'],
  [
    'whose files all miss a package',
    { 'setup-command': 'none', 'test-command': 'node --test' },
    needs,
    'can load none of its test files: `dep` is not',
  ],
];
for (const [what, inputs, changed, said] of unable)
  test(`a test command ${what} is setup-failed before any spend`, async () => {
    await using world = await shop(go(price('0.9')), inputs, { files: { ...shopFiles, ...changed } });
    const { outputs, log, summaryComment } = await judged(world);
    expect(outputs).toMatchObject({ outcome: 'setup-failed', attempts: '0' });
    expect(world.model.requests).toEqual([]);
    for (const text of [log, summaryComment]) expect(text).toContain(said);
  });

test('green before is no reason to stop, skipped tests are told, and an agent that changes nothing then is no-changes', async () => {
  const files = {
    ...shopFiles,
    'test/price.test.js': `${priceTests({ 'full price without a code': 'assert.equal(price(100), 100)' })}test.skip('later', () => {});\n`,
  };
  await using idle = await shop([...go(), ...go()], { baseline: 'require-green' }, { files });
  const nothing = await judged(idle);
  const none = { branch: '', 'head-sha': '', 'pull-request-number': '' };
  expect(nothing.outputs).toMatchObject({ outcome: 'no-changes', attempts: '1', ...none });
  expect(nothing.exitCode).toBe(1);
  expect([idle.github.pushes, idle.repo.issues.size, idle.told(1).length]).toEqual([[], 1, 1]);
  expect(idle.at(1).labels).toEqual(['ai-failed']);
  expect(nothing.log).toContain('1 of 2 tests are skipped before any change');
  expect(nothing.run?.baseline?.result).toBe('passed');
  expect(promptsOf(idle.model)[1]).toContain('Nobody answers questions');
  expect(promptsOf(idle.model)[0]).not.toMatch(/Before any change|Analyse the failures/);
  expect(nothing.summaryComment).toContain('No progress detected: no file changed');
  expect(nothing.summaryComment).toContain(
    '**Next:** If the work is already done, close the issue. If not, say more precisely what should change, then set the label again.',
  );
  expect(nothing.logs).toEqual(['baseline']);
});

test('a repository without tests: no test ran is red, and only tests that the agent adds make it green', async () => {
  const files = { 'package.json': shopFiles['package.json'] ?? '', 'src/price.js': shopFiles['src/price.js'] ?? '' };
  const added = write('test/price.test.js', shopFiles['test/price.test.js'] ?? '');
  await using world = await shop([...go(price('0.9')), ...go(added)], runner, { files });
  const { outputs, run, attempts, logs } = await judged(world);

  expect(run?.baseline).toMatchObject({ result: 'failed', notes: ['no test ran'] });
  expect(outputs).toMatchObject({ outcome: 'passed', attempts: '2' });
  expect(attempts).toEqual([
    ['initial', 'failed'],
    ['retry 1/3', 'passed'],
  ]);
  expect(promptsOf(world.model)[1]).toContain('no test ran');
  expect(run?.changes).toContain('Implementation retry 1/3: no test ran');
  expect(world.at(2).body).toMatch(/Tests changed: review\*\*\n\n- `test\/price\.test\.js:\d+` 2 tests are new/);
  expect(logs).toEqual(['attempt-1', 'attempt-2', 'baseline']);
});

test('commands of continuous integration run with its variables, and its tests without its setup, and what that made, where it fails', async () => {
  const ci = (run: string) =>
    `on: [push]\nenv: { RATE: "2" }\njobs:\n  test:\n    steps:\n      - run: apt-get install jq\n      - run: npm ci || { mkdir build; exit 1; }\n      - run: ${run}\n`;
  const asks = "assert.deepEqual([process.env.RATE, fs.existsSync('build')], ['2', false])";
  const sees = `import fs from 'node:fs';\n${shopFiles['test/price.test.js']}test('as the job has it, and no setup before', () => ${asks});\n`;
  const files = { ...shopFiles, 'test/price.test.js': sees };
  await using world = await shop(
    [rightAtOnce, { text: 'Done.' }],
    { 'test-command': '' },
    {
      files: { ...files, '.github/workflows/ci.yml': ci('node --test') },
    },
  );
  const { run, log } = await judged(world);
  expect(run).toMatchObject({
    outcome: 'passed',
    commands: { test: 'node --test', env: { RATE: '2' } },
  });
  expect(run?.commands.because).toBe('.github/workflows/ci.yml:8 (job test), without its setup');
  expect(log).toContain(
    'Not taken over from .github/workflows/ci.yml:8 (job test): `apt-get install jq` (changes the machine).',
  );
});

const install = 'npm install --no-package-lock --no-audit --no-fund';
test.each([
  [
    'the step with which the first one ended',
    [['npm run build', 'npm test']],
    { scripts: { build: 'true', test: 'echo no style; exit 1' } },
    [],
  ],
  [
    'a setup that failed before another one',
    [
      [install, 'npm test'],
      ['npm ci', 'npm test -- b'],
    ],
    { scripts: { test: 'true' }, dependencies: { gone: 'file:gone.tgz' } },
    [install],
  ],
])('of candidates that share %s none is tried again', async (_, jobs, manifest, taken) => {
  const texts = jobs.map(
    (runs, at) => `  job${at}:\n    steps:\n${runs.map((run) => `      - run: ${run}\n`).join('')}`,
  );
  const files = {
    ...shopFiles,
    '.github/workflows/ci.yml': `on: [push]\njobs:\n${texts.join('')}`,
    'package.json': JSON.stringify({ type: 'module', ...manifest }),
  };
  await using world = await shop([], { 'test-command': '' }, { files });
  const { run, log } = await judged(world);
  expect(run?.outcome).toBe('setup-failed');
  const setups = [...log.matchAll(/Not taken: .*setup command `(.*?)` exited/g)].map(([, setup]) => setup);
  expect([...new Set(setups)]).toEqual(taken);
});

test('a green that counts no test does not take the place of tests that are mostly red', async () => {
  const absent = ['one', 'two'].map((name) => `test('${name}', () => assert.ok(process.env.ABSENT));\n`).join('');
  const files = {
    ...shopFiles,
    '.github/workflows/ci.yml': 'on: [push]\njobs:\n  test:\n    steps:\n      - run: node --test\n',
    'package.json': JSON.stringify({ type: 'module', scripts: { test: 'node -e 0' } }),
    'test/price.test.js': `${shopFiles['test/price.test.js']}${absent}`,
  };
  const inputs = { 'test-command': '', 'max-iterations': '0' };
  await using world = await shop([rightAtOnce, { text: 'Done.' }], inputs, { files });
  const { run } = await judged(world);
  expect(run).toMatchObject({ outcome: 'failed', commands: { test: 'node --test' } });
});

test.each([
  ['of a folder with a manifest of its own', ['{ run: npm test, working-directory: example }']],
  ['after a command that could not run', ['run: node --test gone.js', 'run: npm run test:style']],
])('a green %s that counts no test leaves the say to the root', async (_, runs) => {
  const jobs = runs.map((run, at) => `  job${at}:\n    steps:\n      - ${run}\n`).join('');
  const scripts = { test: 'node --test', 'test:style': 'node -e 0' };
  const files = {
    ...shopFiles,
    '.github/workflows/ci.yml': `on: [push]\njobs:\n${jobs}`,
    'example/package.json': JSON.stringify({ scripts: { test: 'node -e 0' } }),
    'package.json': JSON.stringify({ type: 'module', scripts }),
  };
  await using world = await shop([rightAtOnce, { text: 'Done.' }], { 'test-command': '' }, { files });
  const { run } = await judged(world);
  expect(run).toMatchObject({ outcome: 'passed', commands: { test: 'npm test' } });
});

test('an audit after the tests that asks the network is left out of the test command', async () => {
  const scripts = { test: 'node --test', posttest: 'echo asking; node -e "fetch(\'http://registry.invalid\')"' };
  const green = "import test from 'node:test';\ntest('stands', () => {});\n";
  const files = {
    'package.json': JSON.stringify({ type: 'module', scripts }),
    'src/price.js': shopFiles['src/price.js'] ?? '',
    'test/price.test.js': green,
  };
  await using world = await shop(
    [rightAtOnce, { text: 'Done.' }],
    { 'test-command': '', 'test-check': 'off' },
    { files },
  );
  const { run, log } = await judged(world);
  expect(run).toMatchObject({ outcome: 'passed', commands: { test: 'npm test --ignore-scripts' } });
  expect(log).toContain('Not taken: npm test (package.json).');
});

test.each([
  ['node gen.mjs', 'node gen.mjs'],
  ['npm install --no-package-lock', 'npm run prepare'],
])('what the setup %s makes out of sources is made again of those of the attempt', async (setup, build) => {
  const files = {
    ...shopFiles,
    'package.json': '{"type": "module", "scripts": {"prepare": "node gen.mjs"}}',
    'gen.mjs':
      "import fs from 'node:fs';\nfs.writeFileSync('made.js', `export default ${fs.readFileSync('factor.json')}`);\n",
    'factor.json': '2\n',
    '.gitignore': 'made.js\n',
    'test/made.test.js':
      "import assert from 'node:assert';\nimport test from 'node:test';\nimport made from '../made.js';\ntest('is two', () => assert.equal(made, 2));\n",
  };
  const inputs = { ...runner, 'setup-command': setup, 'max-iterations': '0' };
  await using world = await shop(go(price('0.9'), write('factor.json', '3\n')), inputs, { files });
  const { run } = await judged(world);
  expect(run).toMatchObject({ outcome: 'failed', commands: { setup, build } });
});
