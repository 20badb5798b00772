import { expect, test } from 'vitest';
import { basePathsToLayOver, readSecond, withBaseTests } from '../../src/verify/second.ts';
import { verificationOf } from '../support/scripted-loop.ts';

test('tests, snapshots and configuration of the base are laid over, the new tests stay out', () => {
  expect(
    basePathsToLayOver([
      { path: 'src/price.js', status: 'modified' },
      { path: 'test/price.test.js', status: 'modified' },
      { path: 'test/gone.test.js', status: 'deleted' },
      { path: 'test/new.test.js', status: 'added' },
      { path: 'test/__snapshots__/a.snap', status: 'modified' },
      { path: 'jest.config.js', status: 'added' },
      { path: 'test/unit/moved.test.js', from: 'test/moved.test.js', status: 'renamed' },
      { path: 'package.json', status: 'modified' },
    ]),
  ).toEqual({
    restore: ['test/price.test.js', 'test/gone.test.js', 'test/__snapshots__/a.snap', 'test/moved.test.js'],
    remove: ['test/new.test.js', 'jest.config.js', 'test/unit/moved.test.js'],
    scripts: ['package.json'],
    needed: true,
  });
});

test('what tests of shell load from beside them is laid over, a script elsewhere is not', () => {
  const restored = (...paths: string[]) =>
    basePathsToLayOver(paths.map((path) => ({ path, status: 'modified' }) as const)).restore;
  expect(
    restored('tests/helper.bash', 'test/lib/setup.bash', 't/assert-lib.sh', 'lib/list.bash', 'tests/data/in.sh'),
  ).toEqual(['tests/helper.bash', 'test/lib/setup.bash', 't/assert-lib.sh']);
  // A helper of the base without the tests that call it would be missed by theirs.
  expect(restored('test/common.sh', 'test/chain_test.sh', 'tests/test-all.sh', 'lib/latest.sh')).toEqual([
    'test/common.sh',
    'test/chain_test.sh',
    'tests/test-all.sh',
  ]);
});

test('code and new tests alone need no second verification, new configuration does', () => {
  const changed = [
    { path: 'src/price.js', status: 'modified' },
    { path: 'test/new.test.js', status: 'added' },
    { path: 'package.json', status: 'modified' },
  ] as const;
  expect(basePathsToLayOver(changed).needed).toBe(false);
  expect(basePathsToLayOver([...changed, { path: 'conftest.py', status: 'added' }]).needed).toBe(true);
});

test('a manifest keeps its dependencies and gets the scripts and test settings of the base', async () => {
  const base = JSON.stringify({ scripts: { test: 'jest' }, jest: { bail: true }, dependencies: { a: '1' } });
  const tree = JSON.stringify({ scripts: { test: 'true' }, dependencies: { a: '1', b: '2' }, mocha: { bail: true } });
  expect(JSON.parse((await withBaseTests('package.json', base, tree)) ?? '')).toEqual({
    scripts: { test: 'jest' },
    jest: { bail: true },
    dependencies: { a: '1', b: '2' },
  });
  const other = JSON.stringify({ scripts: { test: 'jest' }, jest: { bail: true } });
  expect(await withBaseTests('package.json', base, other)).toBeUndefined();
  expect(await withBaseTests('package.json', base, 'not json')).toBeUndefined();
  expect(await withBaseTests('package.json', '[]', tree)).toBeUndefined();
});

test('a Rust file keeps its code and gets the test modules of the base', async () => {
  const tests = (want: number) =>
    `#[cfg(test)]\nmod tests {\n    #[test]\n    fn ten() { assert_eq!(f(), ${want}); }\n}\n`;
  const base = `pub fn f() -> u32 { 1 }\n\n${tests(90)}`;
  expect(await withBaseTests('src/lib.rs', base, `pub fn f() -> u32 { 2 }\n\n${tests(100)}`)).toBe(
    `pub fn f() -> u32 { 2 }\n\n\n${tests(90)}`,
  );
  expect(await withBaseTests('src/lib.rs', base, `pub fn f() -> u32 { 3 }\n\n${tests(90)}`)).toBeUndefined();
  expect(await withBaseTests('src/lib.rs', 'fn a() {}', tests(1))).toBeUndefined();
  expect(await withBaseTests('src/lib.rs', base, 'pub fn f() -> u32 { 2 }\n#[cfg(test)]\nmod tests;\n')).toContain(
    '90',
  );
});

test('green over the base tests backs the verdict', () => {
  const laid = { ...verificationOf('laid'), counts: { passed: 4, failed: 0, skipped: 0 } };
  expect(readSecond(verificationOf('base', ['ten']), laid)).toEqual({
    bent: [],
    changedBehaviour: [],
    unmet: [],
    kind: 'backed',
  });
});

test('red before and red still is bent; green before and red now is changed behaviour', () => {
  expect(readSecond(verificationOf('base', ['ten']), verificationOf('laid', ['ten', 'labels']))).toEqual({
    bent: ['ten'],
    changedBehaviour: ['labels'],
    unmet: [],
    kind: 'bent',
  });
  expect(readSecond(verificationOf('base', ['ten']), verificationOf('laid', ['labels'])).kind).toBe(
    'changed-behaviour',
  );
  expect(readSecond(undefined, verificationOf('laid', ['labels'])).kind).toBe('changed-behaviour');
});

test('tests of one name in two files are told apart', () => {
  const base = { ...verificationOf('b', ['x']), failures: [{ name: 'x', file: 'a.test.js' }] };
  const laid = { ...verificationOf('l', ['x']), failures: [{ name: 'x', file: 'b.test.js' }] };
  expect(readSecond(base, laid)).toMatchObject({ bent: [], changedBehaviour: ['x'] });
});

test('a file that cannot run hides what was red in it, on either side', () => {
  const suite = { name: 'a.test.js', kind: 'suite', file: 'a.test.js' } as const;
  const one = { name: 'ten', file: 'a.test.js' };
  const base = { ...verificationOf('b', ['ten']), failures: [one] };
  const laid = { ...verificationOf('l', ['x']), failures: [suite] };
  expect(readSecond(base, laid)).toMatchObject({ bent: ['a.test.js'] });
  expect(readSecond(laid, base)).toMatchObject({ bent: ['ten'] });
  const compile = { name: 'shop/price_test.go', kind: 'compile' } as const;
  const inFolder = { name: 'TestA', file: 'shop/label_test.go' };
  expect(readSecond({ ...base, failures: [compile] }, { ...laid, failures: [inFolder] })).toMatchObject({
    bent: ['TestA'],
  });
  const elsewhere = { name: 'TestB', file: 'other/label_test.go' };
  expect(readSecond({ ...base, failures: [compile] }, { ...laid, failures: [elsewhere] })).toMatchObject({
    changedBehaviour: ['TestB'],
  });
});

test('a red test that was not met, and of which the story speaks, waits', () => {
  const failing = (...names: string[]) => ({
    ...verificationOf('t', names),
    failures: names.map((name) => ({ name })),
  });
  const read = (...spokenOf: string[]) =>
    readSecond(failing('a', 'b'), failing('a', 'b', 'c'), new Set(), (name) => spokenOf.includes(name));
  expect(read('a', 'b', 'c')).toEqual({
    bent: [],
    unmet: ['a', 'b'],
    changedBehaviour: ['c'],
    kind: 'changed-behaviour',
  });
  expect(read('a')).toMatchObject({ bent: ['b'], unmet: ['a'], kind: 'bent' });
});

test('a red without names is bent where the baseline was red without names', () => {
  const unnamed = { ...verificationOf('t', ['x']), failures: [], counts: undefined };
  expect(readSecond(unnamed, unnamed)).toMatchObject({ bent: ['npm test with the tests of the base (exit 1)'] });
  expect(readSecond(verificationOf('b'), unnamed).kind).toBe('changed-behaviour');
  expect(readSecond(verificationOf('b'), { ...unnamed, result: 'timed-out' }).changedBehaviour).toEqual([
    'npm test with the tests of the base (timed-out)',
  ]);
});

test('tests of the base that did not run are no backing; unknown counts say nothing', () => {
  const fewer = { ...verificationOf('l'), counts: { passed: 2, failed: 0, skipped: 1 } };
  expect(readSecond(verificationOf('b'), fewer).changedBehaviour).toEqual(['1 test of the base did not run']);
  expect(readSecond(verificationOf('b'), { ...fewer, counts: undefined }).kind).toBe('backed');
});
