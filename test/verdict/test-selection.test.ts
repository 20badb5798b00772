import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import type { TestFailure } from '../../src/run/verification.ts';
import { pickCommand, scriptPath } from '../../src/verdict/test-selection.ts';
import { scratch } from '../support/fixtures.ts';

const scripts: Record<string, string> = {
  test: 'vitest run',
  unit: 'tsc --noEmit && jest',
  odd: 'vitest run | tee log',
  node: 'node --test test/*.test.js',
  hooked: 'node --test test/a.test.js',
  prehooked: 'tsc',
  all: 'npm run lint --if-present && cross-env TZ=UTC yarn parts && tsd',
  parts: 'yarn build && npm run other && c8 --100 mocha -R dot test/*.js && mocha esm',
  other: 'ava test',
  lint: 'eslint . && npm run types',
  types: 'tsc --noEmit',
  build: 'rollup -c',
  covered: 'c8 npm run plain',
  plain: 'mocha -R dot test',
};
const branches = "bash -ec 'if npm ls c8 | grep -q c8; then\n  npm run covered\nelse\n  npm run plain\nfi'";
const script = (name: string) => scripts[name];
const pick = (command: string, runner: string, ...failures: readonly Partial<TestFailure>[]) =>
  pickCommand({ command, runners: [runner], failures: failures.map((each) => ({ name: '', ...each })), script });
const whole = (file: string) => ({ name: file, file, kind: 'suite' as const });
const cart = { name: 'cart › total', file: 'test/cart.test.ts', line: 7 };

test.each([
  ['npm test', 'vitest', [cart], `${scriptPath}vitest run test/cart.test.ts`],
  ['npm run test', 'vitest', [cart], `${scriptPath}vitest run test/cart.test.ts`],
  ['npm test -- -u', 'vitest', [cart], `${scriptPath}vitest run -u test/cart.test.ts`],
  ['pnpm test', 'vitest', [cart, { ...cart, name: 'b' }], `${scriptPath}vitest run test/cart.test.ts`],
  ['npx vitest run src', 'vitest', [whole('a.test.ts')], 'npx vitest run a.test.ts'],
  ['npm run unit', 'jest', [cart], `${scriptPath}jest --runTestsByPath test/cart.test.ts`],
  ['nyc --reporter=text mocha test/*.js', 'mocha', [whole('test/a.js')], 'nyc --reporter=text mocha test/a.js'],
  ["mocha -r esm 'test/**/*.js'", 'mocha', [whole('test/a.js')], 'mocha -r esm test/a.js'],
  ['node --test', 'node:test', [cart], 'node --test test/cart.test.ts'],
  ['node --import tsx --test test/a.js', 'node:test', [cart], 'node --import tsx --test test/cart.test.ts'],
  ['npm run node', 'node:test', [cart], `${scriptPath}node --test test/cart.test.ts`],
  [
    'python -m pytest -q -k fast tests',
    'pytest',
    [whole('tests/test_a.py')],
    'python -m pytest -q -k fast tests/test_a.py',
  ],
  ['go test -race ./...', 'go test', [whole('cart/a_test.go'), whole('cart/b_test.go')], 'go test -race ./cart'],
  ['cargo test', 'cargo test', [whole('tests/total.rs')], 'cargo test --test total'],
  ['cargo test', 'cargo test', [whole('src/lib.rs'), whole('tests/total.rs')], 'cargo test --tests'],
  ['vendor/bin/phpunit', 'phpunit', [whole('tests/CartTest.php')], "vendor/bin/phpunit --filter '/\\b(?:CartTest)::/'"],
  [`npm run build && ${branches}`, 'mocha', [whole('a.js')], `${scriptPath}rollup -c && c8 mocha -R dot a.js`],
  ['npm run make && npx vitest run', 'vitest', [cart], 'npm run make && npx vitest run test/cart.test.ts'],
  ['ruff check . && pip install . && pytest', 'pytest', [whole('test_a.py')], 'pip install . && pytest test_a.py'],
  ['npm run hooked', 'node:test', [cart], `${scriptPath}tsc && node --test test/cart.test.ts`],
  [
    'npm run all',
    'mocha',
    [whole('test/a.js')],
    `${scriptPath}cross-env TZ=UTC rollup -c && cross-env TZ=UTC c8 --100 mocha -R dot test/a.js`,
  ],
  ['CI=1 npx jest', 'jest', [cart], 'CI=1 npx jest --runTestsByPath test/cart.test.ts'],
  [
    'bundle exec rspec --format doc spec',
    'rspec',
    [whole('spec/a_spec.rb')],
    'bundle exec rspec --format doc spec/a_spec.rb',
  ],
  ['prove -I lib -r t', 'prove', [whole('t/a.t'), whole('t/b.t')], 'prove -I lib -r t/a.t t/b.t'],
  ['rake test', 'minitest', [whole('test/a.rb')], 'rake test TEST=test/a.rb'],
  ['rake compile && rake', 'minitest', [whole('a.rb')], 'rake compile && rake TEST=a.rb'],
  ['bundle exec rake', 'minitest', [whole('a.rb'), whole('b.rb')], "bundle exec rake 'TEST={a.rb,b.rb}'"],
  [
    './mvnw -q test',
    'maven',
    [whole('src/test/java/ATest.java')],
    './mvnw -q test -Dtest=ATest -Dsurefire.failIfNoSpecifiedTests=false',
  ],
  ['./gradlew test', 'gradle', [whole('src/test/java/ATest.java')], "./gradlew test --tests '*ATest'"],
  ['./gradlew build', 'gradle', [whole('src/test/java/ATest.java')], undefined],
  ['dotnet test', 'dotnet', [whole('tests/ATest.cs')], "dotnet test --filter 'FullyQualifiedName~ATest'"],
  [
    'cmake --build b && ctest --test-dir b',
    'ctest',
    [whole('test/a.c')],
    "cmake --build b && if ctest --test-dir b -R '^(a)$' -N | grep -q 'Total Tests: 0$'; then ctest --test-dir b; else ctest --test-dir b -R '^(a)$'; fi",
  ],
  ['bats tests', 'tap', [whole('tests/a.bats')], 'bats tests/a.bats'],
  ['tap -t 60 test/*.js', 'tap', [whole('test/a.js')], 'tap -t 60 test/a.js'],
  ['nyc tape test/*.js', 'tap', [whole('test/a.js')], 'nyc tape test/a.js'],
  ['c8 --all ava', 'ava', [whole('test/a.js')], 'c8 --all ava test/a.js'],
  [
    'nyc --lines 100 --reporter=text tape test/*.js',
    'tap',
    [whole('test/a.js')],
    'nyc --lines 100 --reporter=text tape test/a.js',
  ],
  ['borp --all && tstyche', 'jest', [whole('test/a.js')], 'borp --all test/a.js'],
  ['perl Makefile.PL && make test', 'prove', [whole('t/a.t')], 'perl Makefile.PL && make test TEST_FILES=t/a.t'],
  ['npx borp --timeout 9', 'node:test', [whole('test/a.js')], 'npx borp --timeout 9 test/a.js'],
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
  ['a script of another folder', 'cd web && npm test', 'vitest', [cart]],
  ['another program than the runner', 'make test', 'vitest', [cart]],
  ['a command with a substitution', 'vitest run $(cat list)', 'vitest', [cart]],
  ['a command in quotes that a shell expands', 'vitest run "$X"', 'vitest', [cart]],
  ['a frame of the code in the place of a file', 'mocha', 'mocha', [{ name: 'a', file: 'src/a.js' }]],
  ['a test without a file', 'node --test', 'node:test', [{ name: 'a' }]],
  ['a file that a shell reads more into', 'vitest run', 'vitest', [{ ...cart, file: 'a$(touch b).test.ts' }]],
  ['a file that reads as an option', 'vitest run', 'vitest', [{ ...cart, file: '-a.test.ts' }]],
  ['a line of Rust that is no test', 'cargo test', 'cargo test', [{ name: 'a', file: 'src/lib.rs' }]],
  ['an error of the compiler', 'vitest run', 'vitest', [{ ...cart, kind: 'compile' }]],
  ['a helper of Perl that failed', 'prove -l t', 'prove', [{ name: 'a', file: 't/lib/Help.pm' }]],
  ['TAP of another program than bats', 'sh run.sh', 'tap', [whole('tests/a.bats')]],
  ['a runner that cannot pick', 'busted', 'busted', [cart]],
  ['no failure', 'vitest run', 'vitest', []],
  ['too many files', 'vitest run', 'vitest', Array.from({ length: 61 }, (_, at) => whole(`${at}.test.ts`))],
  ['two runners', 'vitest run', 'vitest', [cart, { ...cart, runner: 'jest' }]],
] as const)('%s: nothing is picked', (_why, command, runner, failures) => {
  expect(pick(command, runner, ...failures)).toBeUndefined();
});

test('real runners run the files that are picked, and no other', async () => {
  const folder = scratch();
  for (const name of ['red', 'green']) {
    const body = name === 'red' ? "throw new Error('red');" : '';
    writeFileSync(join(folder, `${name}.test.mjs`), `import test from 'node:test';\ntest('a', () => { ${body} });\n`);
    writeFileSync(join(folder, `${name}.spec.mjs`), `import { it } from 'vitest';\nit('a', () => { ${body} });\n`);
  }
  writeFileSync(join(folder, 'vitest.config.mjs'), "export default { test: { include: ['**/*.spec.mjs'] } };\n");
  const own = {
    node: 'node --test --test-reporter=spec',
    vitest: `${process.cwd()}/node_modules/.bin/vitest run --root .`,
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: own }));
  const env = { ...process.env, CI: 'true', NO_COLOR: '1', VITEST: undefined, NODE_TEST_CONTEXT: undefined };
  const rows = [
    [own.node, 'node:test', 'red.test.mjs', /ℹ pass 0\n[\s\S]*ℹ fail 1\n/],
    ['npm run node', 'node:test', 'red.test.mjs', /ℹ pass 0\n[\s\S]*ℹ fail 1\n/],
    ['npm run vitest', 'vitest', 'red.spec.mjs', /Tests {2}1 failed \(1\)/],
  ] as const;
  for (const [command, runner, file, expected] of rows) {
    const failures = [{ name: 'a', file }];
    const find = (name: string) => Object.entries(own).find(([key]) => key === name)?.[1];
    const picked = pickCommand({ command, runners: [runner], failures, script: find }) ?? 'nothing is picked';
    const ran = promisify(execFile)('/bin/sh', ['-c', picked], { cwd: folder, env });
    expect((await ran.catch((error) => error)).stdout, picked).toMatch(expected);
  }
});
