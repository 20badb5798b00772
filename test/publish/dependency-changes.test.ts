import { expect, test } from 'vitest';
import { dependencyChanges } from '../../src/publish/dependency-changes.ts';

const changes = (before: Record<string, string>, after: Record<string, string>) =>
  dependencyChanges([...new Set([...Object.keys(before), ...Object.keys(after)])], async (side, path) =>
    side === 'before' ? before[path] : after[path],
  );
const json = (value: unknown) => JSON.stringify(value);

test('what package.json brings in, takes away and changes, and what would run at an installation', async () => {
  const before = { dependencies: { a: '^1.0.0', b: '2' }, scripts: { test: 'x' } };
  const after = {
    dependencies: { a: '^1.1.0', left: 'git+https://evil.example/x.git' },
    devDependencies: { v: '3' },
    scripts: { test: 'y', postinstall: 'node evil.js' },
  };
  expect(await changes({ 'sub/package.json': json(before) }, { 'sub/package.json': json(after) })).toEqual([
    'sub/package.json: a ^1.0.0 → ^1.1.0',
    'sub/package.json: b 2 removed',
    'sub/package.json: left git+https://evil.example/x.git added',
    'sub/package.json: v (devDependencies) 3 added',
    'sub/package.json: script postinstall "node evil.js" added',
  ]);
});

test('other manifests by their lines, lock files by their name, anything else not at all', async () => {
  const before = { 'requirements.txt': 'a==1\n# note\n', 'go.mod': 'module x\n', 'src/a.js': '1', 'Cargo.lock': 'x' };
  const after = {
    'requirements.txt': 'a==2\n',
    'go.mod': 'module x\nrequire y v1\n',
    'src/a.js': '2',
    'Cargo.lock': 'y',
  };
  expect(await changes(before, after)).toEqual([
    'requirements.txt: + a==2',
    'requirements.txt: − a==1',
    'go.mod: + require y v1',
    'Cargo.lock: changed',
  ]);
});

test.each(['{', '[]', '"x"', 'null', '{"dependencies": "x"}', '{"dependencies": {"__proto__": "1"}}'])(
  '%s as package.json is told, never thrown',
  async (text) => {
    expect((await changes({ 'package.json': '{}' }, { 'package.json': text })).length).toBeLessThan(2);
  },
);

test('is bounded', async () => {
  const many = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`p${index}`, 'x'.repeat(1000)]));
  const lines = await changes({}, { 'package.json': json({ dependencies: many }) });
  expect(lines).toHaveLength(41);
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(160);
  expect(await changes({ 'go.mod': 'x' }, {})).toEqual(['go.mod deleted']);
});
