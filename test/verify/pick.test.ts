import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestFailure } from '../../src/verification.ts';
import { pickCommand } from '../../src/verify/pick.ts';

const scripts: Record<string, string> = {
  test: 'vitest run',
  unit: 'tsc --noEmit && jest',
  odd: 'vitest run | tee log',
};
const script = (name: string) => scripts[name];
const pick = (command: string, runner: string, ...failures: Partial<TestFailure>[]) =>
  pickCommand({ command, runners: [runner], failures: failures.map((each) => ({ name: '', ...each })), script });
const cart = { name: 'cart › total', file: 'test/cart.test.ts', line: 7 };

test.each([
  ['npm test', 'vitest', [cart], "npm test -- -t '(total)$' test/cart.test.ts"],
  ['pnpm test', 'vitest', [cart], "pnpm test -t '(total)$' test/cart.test.ts"],
  ['npx vitest run', 'vitest', [{ name: 'a' }, { name: 'b' }], "npx vitest run -t '(a|b)$'"],
  ['npm run unit', 'jest', [cart], "npm run unit -- -t '(total)$' test/cart.test.ts"],
  ['mocha', 'mocha', [{ name: 'list › adds (2)' }], String.raw`mocha --grep '(adds \(2\))$'`],
  ['node --test', 'node:test', [{ name: 'a/b' }], String.raw`node --test '--test-name-pattern=/(a\/b)$/'`],
  [
    'python -m pytest -q',
    'pytest',
    [{ name: 'test_a' }, { name: 'TestX::test_b[1-2]' }],
    "python -m pytest -q -k 'test_a or test_b'",
  ],
  [
    'go test ./...',
    'go test',
    [{ name: 'TestSum/empty' }, { name: 'TestAll' }],
    "go test ./... -run '^(TestSum|TestAll)$'",
  ],
  ['cargo test', 'cargo test', [{ name: 'cart::tests::total' }], 'cargo test -- --exact cart::tests::total'],
  [
    'bundle exec rspec',
    'rspec',
    [{ name: 'x', file: 'spec/a_spec.rb', line: 4 }],
    'bundle exec rspec spec/a_spec.rb:4',
  ],
  [
    'vendor/bin/phpunit',
    'phpunit',
    [{ name: 'CartTest::testTotal with data set #1' }],
    "vendor/bin/phpunit --filter '/::(testTotal)( .*)?$/'",
  ],
] as const)('%s picks with %s', (command, runner, failures, expected) => {
  expect(pick(command, runner, ...failures)).toBe(expected);
});

test.each([
  ['a pipe takes the arguments', 'npm run odd', 'vitest', [cart]],
  ['a script that is not known', 'npm run nowhere', 'vitest', [cart]],
  ['another program than the runner', 'make test', 'vitest', [cart]],
  ['a command with a substitution', 'vitest run $(cat list)', 'vitest', [cart]],
  ['node with files of its own', 'node --test test/a.test.js', 'node:test', [{ name: 'a' }]],
  ['a name that is syntax to pytest', 'pytest', 'pytest', [{ name: 'test_a or test_b' }]],
  ['a suite that could not load', 'vitest run', 'vitest', [{ ...cart, kind: 'suite' }]],
  ['an example without a line', 'rspec', 'rspec', [{ name: 'x', file: 'spec/a_spec.rb' }]],
  ['no failure', 'vitest run', 'vitest', []],
] as const)('%s: nothing is picked', (_why, command, runner, failures) => {
  expect(pick(command, runner, ...failures)).toBeUndefined();
});

test('two runners in one output: nothing is picked', () => {
  expect(pickCommand({ command: 'vitest run', runners: ['vitest', 'jest'], failures: [cart], script })).toBeUndefined();
});

test('more failures than a command line should hold: nothing is picked', () => {
  expect(pick('vitest run', 'vitest', ...Array.from({ length: 51 }, (_, at) => ({ name: `t${at}` })))).toBeUndefined();
});

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pick-'));
  writeFileSync(
    join(folder, 'a.test.mjs'),
    `import test, { suite } from 'node:test';
test("it's $(touch pwned) \`x\` (1)", () => { throw new Error('red'); });
suite('deep', () => { test('b/c', () => { throw new Error('red'); }); });
test('green', () => {});
`,
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a real runner runs the picked tests alone, and the shell runs nothing of their names', async () => {
  const failures = [{ name: "it's $(touch pwned) `x` (1)" }, { name: 'deep › b/c' }];
  const command = pickCommand({ command: 'node --test', runners: ['node:test'], failures, script }) ?? '';
  const ran = await promisify(execFile)('/bin/sh', ['-c', `${command}; ls`], { cwd: folder }).catch((error) => error);
  expect(ran.stdout).toMatch(/pass 0\n/);
  expect(ran.stdout).toMatch(/fail 2\n/);
  expect(ran.stdout).not.toContain('pwned\n');
});
