/** `/redgreen update`: the base branch is merged, conflicts go to the agent, and then there is a verdict. */
// @module-tag full

import { expect, test } from 'vitest';
import { git } from '../../support/git-http.ts';
import { promptsOf } from '../../support/model-prompts.ts';
import { greenFiles, openTheirs, theirBranch, theirFiles } from '../../support/others-pull.ts';
import { runner } from '../../support/verdict.ts';
import { done, openWorld, type World } from '../../support/world.ts';

const repository = 'acme/shop';
const shop = { files: greenFiles, inputs: { ...runner, 'max-iterations': '1' } };
const good = (theirFiles['src/price.js'] ?? '').replace('0.8', '0.9');
const parentsOf = ({ repo }: World, commit = '') =>
  git(repo.gitDir, ['log', '-1', '--format=%P', commit]).trim().split(' ');

test('merged without a conflict and green: one merge commit, no model call; said again, nothing is left to do', {
  tags: 'variant',
}, async () => {
  await using world = await openWorld([], shop);
  const pull = openTheirs(world.github, { files: { ...theirFiles, 'src/price.js': good } });
  const head = world.head(theirBranch);
  const main = world.github.commit(repository, 'main', { CODEOWNERS: '* @mona\n', 'b.js': 'b\n' });
  const result = await world.say(pull.number, '/redgreen update');
  expect(result.outputs).toMatchObject({ outcome: 'passed', attempts: '0', branch: theirBranch });
  expect(result.run).toMatchObject({ trigger: { kind: 'update' } });
  expect(parentsOf(world, world.head(theirBranch))).toEqual([head, main]);
  expect(result.outputs['head-sha']).toBe(world.head(theirBranch));
  expect(world.told(pull.number).at(-1)?.body).toContain('`passed` · main is merged, and the branch is green. ');
  expect(world.file('CODEOWNERS', theirBranch)).toBe('* @mona\n');
  expect(world.model.requests).toHaveLength(0);

  const again = await world.say(pull.number, '/redgreen update');
  expect(again.outputs).toMatchObject({ outcome: 'passed', 'head-sha': result.outputs['head-sha'] });
  const [older, newer, ...more] = world.told(pull.number).map(({ body }) => body.split('\n').slice(2));
  expect(older).toEqual(['Redgreen · Passed: the branch is green · an earlier run; the newest summary is below']);
  expect(newer?.join('\n')).toContain('main was merged already, and the branch is green.');
  expect(more).toEqual([]);
});

const notes = (text: string) => ({ 'NOTES.md': text });
const written = (file_path: string, content: string) => ({ name: 'write', input: { file_path, content } });
const both = (marked: boolean) => ({
  calls: [
    written(
      'src/price.js',
      `${marked ? '<<<<<<< ours\n' : ''}export function price(amount, code) {\n  // Cents.\n  return code === 'TEN' ? amount * 0.9 : amount;\n}\n${marked ? '>>>>>>> theirs\n' : ''}`,
    ),
    // Marks of which the middle one alone is left.
    written('NOTES.md', marked ? 'one\nmain\n=======\ntheirs\nend\n' : 'one\nmain\ntheirs\nend\n'),
  ],
});

test('a conflict goes to the agent with both sides and the ancestor; marks that are left are red and never pushed', async () => {
  const plain = "import test from 'node:test';\ntest('always', () => {});\n";
  await using world = await openWorld([both(true), done, both(false), done], {
    files: { ...greenFiles, ...notes('one\nbase\nend\n') },
    inputs: { ...shop.inputs, 'test-command': 'node --test test/a.test.js' },
  });
  const changed = { ...theirFiles, 'src/price.js': good, 'test/a.test.js': plain, ...notes('one\ntheirs\nend\n') };
  const pull = openTheirs(world.github, { files: changed });
  const head = world.head(theirBranch);
  const main = world.github.commit(repository, 'main', {
    'src/price.js': 'export function price(amount) {\n  // Cents.\n  return amount;\n}\n',
    ...notes('one\nmain\nend\n'),
  });
  const result = await world.say(pull.number, '/redgreen update');
  expect(result.outputs).toMatchObject({ outcome: 'passed', attempts: '2', branch: theirBranch });
  const [first = '', second = ''] = promptsOf(world.model);
  for (const part of ['<<<<<<<', '|||||||', '>>>>>>>', '// Cents.', 'amount * 0.9', 'name="conflicts"'])
    expect(first).toContain(part);
  // The tests load neither file: only the marks make them red.
  expect(second).toContain('Conflict marks are left in NOTES.md, src/price.js');
  // Against what the attempt before left, and not against a side without the marks.
  expect(result.run?.attempts[1]?.checkpoint).toMatchObject({ files: 2, insertions: 0, deletions: 3 });
  expect(parentsOf(world, world.head(theirBranch))).toEqual([head, main]);
  expect(world.file('src/price.js', theirBranch)).toContain('// Cents.');
  const pushed = git(world.repo.gitDir, ['log', '-p', '-m', `${head}..${theirBranch}`]);
  expect(pushed).not.toMatch(/<<<<<<<|>>>>>>>/);
});

const otherTest = (expected: number, ...more: string[]) =>
  `import assert from 'node:assert';\nimport test from 'node:test';\nimport { other } from '../src/other.js';\ntest('other', () => assert.equal(other, ${expected}));\n${'\n'.repeat(6)}test('base', () => {});\n${more.map((name) => `test('${name}', () => {});\n`).join('')}`;
const other = (value: number) => `export const other = ${value};\n`;

test('a test file that conflicts: what the base branch changed elsewhere in it is no change of the agent', {
  tags: 'variant',
}, async () => {
  const resolved = { file_path: 'test/other.test.js', content: otherTest(2, 'theirs', 'main') };
  await using world = await openWorld([{ calls: [{ name: 'write', input: resolved }] }, done], {
    files: { ...greenFiles, 'src/other.js': other(1), 'test/other.test.js': otherTest(1) },
    inputs: { 'max-iterations': '0', 'test-command': 'node --test test/other.test.js' },
  });
  const pull = openTheirs(world.github, { files: { 'test/other.test.js': otherTest(1, 'theirs') } });
  world.github.commit(repository, 'main', { 'src/other.js': other(2), 'test/other.test.js': otherTest(2, 'main') });
  const result = await world.say(pull.number, '/redgreen update');
  expect(result.outputs.outcome, JSON.stringify(result.run?.attempts[0]?.verification?.testChanges)).toBe('passed');
  expect(world.file('test/other.test.js', theirBranch)).toBe(resolved.content);
});

test('a merge whose lock file conflicts and cannot be installed goes to the agent, and is set up after it', {
  tags: 'variant',
}, async () => {
  const manifest = (top: string[], bottom: string[]) =>
    `{\n${['"type": "module"', ...top, '"files": []', '"license": "MIT"', '"private": true', ...bottom].map((line) => `  ${line}`).join(',\n')}\n}\n`;
  const setup = `import { readFileSync } from 'node:fs';
const has = Object.keys(JSON.parse(readFileSync('package.json', 'utf8'))).filter((key) => /ependencies/.test(key));
if (JSON.parse(readFileSync('package-lock.json', 'utf8')).has !== has.join(' ')) process.exit(9);
`;
  const lock = (has: string) => `{ "lockfileVersion": 3, "packages": {}, "has": "${has}" }\n`;
  const plain = "import test from 'node:test';\ntest('always', () => {});\n";
  const files = {
    'package.json': manifest([], []),
    'package-lock.json': lock(''),
    'setup.js': setup,
    'a.test.js': plain,
  };
  const input = { file_path: 'package-lock.json', content: lock('dependencies devDependencies') };
  await using world = await openWorld([{ calls: [{ name: 'write', input }] }, done], {
    files,
    inputs: { 'max-iterations': '0', 'setup-command': 'node setup.js', 'test-command': 'node --test' },
  });
  const theirs = { 'package.json': manifest(['"dependencies": {}'], []), 'package-lock.json': lock('dependencies') };
  const pull = openTheirs(world.github, { files: theirs });
  const head = world.head(theirBranch);
  const main = world.github.commit(repository, 'main', {
    ...{ 'package.json': manifest([], ['"devDependencies": {}']), 'package-lock.json': lock('devDependencies') },
  });
  const result = await world.say(pull.number, '/redgreen update');
  expect(result.outputs).toMatchObject({ outcome: 'passed', attempts: '1' });
  expect(parentsOf(world, world.head(theirBranch))).toEqual([head, main]);
  expect(result.run?.setup).toMatchObject({ result: 'failed' });
});
