import { expect, test } from 'vitest';
import { decidingProjects, type Project } from '../../src/packages/project-commands.ts';

const project = (folder: string, needs: string[] = [], more: Partial<Project> = {}): Project => ({
  folder,
  test: 't',
  needs,
  uses: [],
  ...more,
});
const base = [project('p/lib'), project('p/app', ['p/lib']), project('p/web', ['p/app']), project('p/old')];
const decided = (now: readonly Project[], changed: readonly string[]) =>
  decidingProjects({ base, start: base, now }, changed);
const folders = (after: readonly Project[], ...changed: string[]) => decided(after, changed)?.own.folders;

test('the touched ones and those that depend on them, however far', () => {
  expect(folders(base, 'p/lib/a.js')).toEqual(['p/lib', 'p/app', 'p/web']);
  expect(folders(base, 'p/app/a.js')).toEqual(['p/app', 'p/web']);
  expect(folders(base, 'p/old/a.js')).toEqual(['p/old']);
  const tool = [...base, project('p/tool', [], { uses: ['p/old'] })];
  expect(folders(tool, 'p/old/a.js')).toEqual(['p/old', 'p/tool']);
  expect(decided(base, ['p/old/a.js'])).toMatchObject({
    own: { test: '(cd p/old && t)' },
    leftOut: ['p/lib', 'p/app', 'p/web'],
  });
});

test.each([
  ['a file at the root', base, ['package-lock.json', 'p/old/a.js']],
  ['a file outside of the working directory', base, ['../p/old/a.js']],
  ['a folder that only begins like a project', base, ['p/older/a.js']],
  ['a project that is gone', base.slice(0, 3), ['p/old/package.json']],
  ['a manifest at the root that names none any more', [], ['p/old/a.js']],
])('all decide: %s', (_, after, changed) => {
  const found = decided(after, changed);
  expect(found?.leftOut).toEqual([]);
  expect(found?.own.test).toBe(found?.whole.test);
});

test('no manifest of the attempt takes a project, its test or a dependency away', () => {
  const bent = [
    project('p/lib', [], { test: undefined }),
    project('p/app', [], { test: 'true' }),
    project('p/web'),
    project('p/old'),
  ];
  const found = decided(bent, ['p/lib/package.json']);
  expect(found?.own.folders).toEqual(['p/lib', 'p/app', 'p/web']);
  expect(found?.own.test).toBe(found?.ofBase.test);
  // What the base needed is still built before what needed it.
  const built = [project('p/lib', [], { build: 'b', test: undefined }), project('p/app', ['p/lib'])];
  const cut = decidingProjects({ base: built, start: built, now: [project('p/lib'), project('p/app')] }, [
    'p/app/package.json',
  ]);
  expect(cut?.own.build).toBe('(cd p/lib && b)');
});
