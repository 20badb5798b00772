import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestFailure } from '../../src/run/verification.ts';
import { pickCommand } from '../../src/verdict/pick.ts';

const scripts: Record<string, string> = {
  test: 'vitest run',
  unit: 'tsc --noEmit && jest',
  odd: 'vitest run | tee log',
  node: 'node --test test/*.test.js',
  hooked: 'node --test test/a.test.js',
  prehooked: 'tsc',
};
const script = (name: string) => scripts[name];
const pick = (command: string, runner: string, ...failures: readonly Partial<TestFailure>[]) =>
  pickCommand({ command, runners: [runner], failures: failures.map((each) => ({ name: '', ...each })), script });
const whole = (file: string) => ({ name: file, file, kind: 'suite' as const });
const cart = { name: 'cart › total', file: 'test/cart.test.ts', line: 7 };

test.each([
  ['npm test', 'vitest', [cart], "npm test -- test/cart.test.ts -t '(?:cart (?:> )?total)$'"],
  ['npm run test', 'vitest', [cart], "npm run test -- test/cart.test.ts -t '(?:cart (?:> )?total)$'"],
  ['pnpm test', 'vitest', [cart], "pnpm test test/cart.test.ts -t '(?:cart (?:> )?total)$'"],
  ['yarn test', 'vitest', [cart], "yarn test test/cart.test.ts -t '(?:cart (?:> )?total)$'"],
  ['npx vitest run', 'vitest', [{ name: 'a' }, { name: 'b' }], "npx vitest run -t '(?:a|b)$'"],
  ['npm run unit', 'jest', [cart], "npm run unit -- -t '(?:cart total)$' --runTestsByPath test/cart.test.ts"],
  ['mocha', 'mocha', [{ name: 'list › adds (2)' }], "mocha --grep '(?:list adds .2.)$'"],
  ["mocha 'test/**/*.js'", 'mocha', [{ name: 'a' }], "mocha 'test/**/*.js' --grep '(?:a)$'"],
  ['node --test', 'node:test', [cart], "node --test '--test-name-pattern=(?:^| )total$' test/cart.test.ts"],
  ['node --test test/a.js', 'node:test', [cart], "node --test '--test-name-pattern=(?:^| )total$' test/cart.test.ts"],
  ['npm run node', 'node:test', [cart], "node --test '--test-name-pattern=(?:^| )total$' test/cart.test.ts"],
  [
    'python -m pytest -q -k fast tests',
    'pytest',
    [{ name: 'TestX.test_b[1.5-2]', file: 'tests/test_a.py' }],
    "python -m pytest -q -k fast 'tests/test_a.py::TestX::test_b[1.5-2]'",
  ],
  [
    'go test -race ./...',
    'go test',
    [
      { name: 'TestSum/empty', file: 'cart/cart_test.go' },
      { name: 'TestAll', file: 'cart/all_test.go' },
    ],
    "go test -race -run '^(?:TestSum|TestAll)$' ./cart",
  ],
  ['go test ./...', 'go test', [{ name: 'TestSum' }], "go test -run '^(?:TestSum)$' ./..."],
  ['cargo test', 'cargo test', [{ name: 'cart::tests::total' }], 'cargo test -- --exact cart::tests::total'],
  ['bundle exec rspec', 'rspec', [{ name: "cart isn't empty" }], "bundle exec rspec -e 'cart isn'\\''t empty'"],
  [
    'vendor/bin/phpunit',
    'phpunit',
    [{ name: 'CartTest::testTotal with data set #1' }],
    "vendor/bin/phpunit --filter '/(?:CartTest::testTotal)(?: with data set .*)?$/'",
  ],
  ['npm run build && npx vitest run', 'vitest', [{ name: 'a' }], "npm run build && npx vitest run -t '(?:a)$'"],
  ['CI=1 npx jest', 'jest', [{ name: 'a' }], "'CI=1' npx jest -t '(?:a)$'".replace("'CI=1'", 'CI=1')],
  [
    'vitest run',
    'vitest',
    [{ name: 'test/a.test.ts', file: 'test/a.test.ts', kind: 'suite' }],
    'vitest run test/a.test.ts',
  ],
  ['rspec --format doc spec', 'rspec', [whole('spec/a_spec.rb')], 'rspec --format doc spec/a_spec.rb'],
  ['prove -I lib -r t', 'prove', [whole('t/a.t'), whole('t/b.t')], 'prove -I lib -r t/a.t t/b.t'],
  ['rake test', 'minitest', [whole('test/a.rb')], 'rake test TEST=test/a.rb'],
  [
    'bundle exec rake',
    'minitest',
    [whole('test/a.rb'), whole('test/b.rb')],
    "bundle exec rake 'TEST={test/a.rb,test/b.rb}'",
  ],
  ['bats tests', 'tap', [whole('tests/a.bats')], 'bats tests/a.bats'],
  [
    'python3 -m unittest discover -s tests -t .',
    'unittest',
    [whole('tests/test_low.py')],
    "python3 -m unittest discover -s tests -t . -k '*test_low.*'",
  ],
] as const)('%s picks with %s', (command, runner, failures, expected) => {
  expect(pick(command, runner, ...failures)).toBe(expected);
});

test.each([
  ['a pipe takes the arguments', 'npm run odd', 'vitest', [cart]],
  ['a script that is not known', 'npm run nowhere', 'vitest', [cart]],
  ['a script that another one goes before', 'npm run hooked', 'node:test', [cart]],
  ['another program than the runner', 'make test', 'vitest', [cart]],
  ['a command with a substitution', 'vitest run $(cat list)', 'vitest', [cart]],
  ['a command in quotes that a shell expands', 'vitest run "$X"', 'vitest', [cart]],
  ['node without a file', 'node --test', 'node:test', [{ name: 'a' }]],
  ['a name with a line break', 'vitest run', 'vitest', [{ name: 'a\nb' }]],
  ['a test of pytest without a file', 'pytest', 'pytest', [{ name: 'test_a' }]],
  ['a name of cargo that is none', 'cargo test', 'cargo test', [{ name: '--nocapture; ls' }]],
  ['a name of go that is none', 'go test', 'go test', [{ name: 'Test$(ls)' }]],
  ['an error of the compiler', 'vitest run', 'vitest', [{ ...cart, kind: 'compile' }]],
  ['a helper of Perl that failed', 'prove -l t', 'prove', [{ name: 'a', file: 't/lib/Help.pm' }]],
  ['one test of unittest', 'python3 -m unittest', 'unittest', [{ name: 'A.test_b', file: 'test_a.py' }]],
  ['TAP of another program than bats', 'sh run.sh', 'tap', [whole('tests/a.bats')]],
  ['a runner that cannot pick', 'ava', 'ava', [cart]],
  ['no failure', 'vitest run', 'vitest', []],
] as const)('%s: nothing is picked', (_why, command, runner, failures) => {
  expect(pick(command, runner, ...failures)).toBeUndefined();
});

test('two runners in one output: nothing is picked, unless each failure names the same', () => {
  const input = { command: 'vitest run', runners: ['vitest', 'jest'], script };
  expect(pickCommand({ ...input, failures: [cart] })).toBeUndefined();
  expect(pickCommand({ ...input, failures: [{ ...cart, runner: 'vitest' }] })).toContain('cart.test.ts');
  expect(
    pickCommand({
      ...input,
      failures: [
        { ...cart, runner: 'vitest' },
        { ...cart, runner: 'jest' },
      ],
    }),
  ).toBeUndefined();
});

test('more failures than a command line should hold: nothing is picked', () => {
  expect(pick('vitest run', 'vitest', ...Array.from({ length: 61 }, (_, at) => ({ name: `t${at}` })))).toBeUndefined();
  expect(pick('vitest run', 'vitest', { name: 'long '.repeat(2000) })).toBeUndefined();
});

describe('with real runners', () => {
  let folder = '';
  const hostile = 'it\'s $(touch pwned) `touch pwned2` "x" (1) %PATH% !x \\';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'pick-'));
    const code = (it: string, describe: string) =>
      `${it}(${JSON.stringify(hostile)}, () => { throw new Error('red'); });\n${describe}('deep', () => { ${it}('b/c', () => { throw new Error('red'); }); });\n${it}('green', () => {});\n${it}('b/c of another', () => {});\n`;
    writeFileSync(join(folder, 'a.test.mjs'), `import test, { suite } from 'node:test';\n${code('test', 'suite')}`);
    writeFileSync(join(folder, 'b.spec.mjs'), `import { describe, it } from 'vitest';\n${code('it', 'describe')}`);
    writeFileSync(
      join(folder, 'package.json'),
      JSON.stringify({ scripts: { node: 'node --test --test-reporter=spec', vitest: 'vitest run --root .' } }),
    );
    writeFileSync(join(folder, 'vitest.config.mjs'), "export default { test: { include: ['**/*.spec.mjs'] } };\n");
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const run = async (command: string) => {
    const env = { ...process.env, CI: 'true', NO_COLOR: '1', VITEST: undefined, NODE_TEST_CONTEXT: undefined };
    const cwd = folder;
    return await promisify(execFile)('/bin/sh', ['-c', `${command}; ls`], { cwd, env }).catch((error) => error);
  };
  const failing = (file: string) => [
    { name: hostile, file },
    { name: 'deep › b/c', file },
  ];

  test.each([
    ['node --test --test-reporter=spec', 'node:test', 'a.test.mjs', /ℹ pass 0\n[\s\S]*ℹ fail 2\n/],
    ['npm run node', 'node:test', 'a.test.mjs', /ℹ pass 0\n[\s\S]*ℹ fail 2\n/],
    [
      `${process.cwd()}/node_modules/.bin/vitest run --root .`,
      'vitest',
      'b.spec.mjs',
      /Tests {2}2 failed \| 2 skipped/,
    ],
    ['npm run vitest', 'vitest', 'b.spec.mjs', /Tests {2}2 failed \| 2 skipped/],
  ])(
    '%s runs the picked tests alone, and no shell runs anything of their names',
    async (command, runner, file, expected) => {
      const own: Record<string, string> = { node: 'node --test --test-reporter=spec', vitest: 'vitest run --root .' };
      const picked = pickCommand({ command, runners: [runner], failures: failing(file), script: (name) => own[name] });
      expect(picked).toBeDefined();
      const { stdout } = await run(picked ?? '');
      expect(stdout).toMatch(expected);
      expect(stdout).not.toContain('pwned\n');
    },
  );
});
