import { describe, expect, it } from 'vitest';
import { type PolicyRules, publishable } from '../../src/publish/held-back-files.ts';
import { pathJudge } from '../../src/publish/protected-paths.ts';
import { listed } from '../../src/text/word-list.ts';
import { commitAll, type Files, makeCheckout, runShell, write } from '../git/git-fixture.ts';
import { computesWithin } from '../support/slow-machine.ts';

const secret = 'ghs_c4n4ryT0kenOfTheRun0123456789abcdef';
const rules: PolicyRules = { protectedPaths: [], secrets: [secret] };
const base: Files = {
  'src/a.js': 'export const a = 1;\n',
  '.github/workflows/ci.yml': 'on: push\n',
  'docs/read.md': 'x\n',
};

/** `rule path` of what is held back when an agent makes these changes, and the paths that are left. */
async function judge(files: Files | ((tree: string) => Files), given: Partial<PolicyRules> = {}, before: Files = base) {
  await using checkout = await makeCheckout(before);
  const repository = await checkout.open();
  await repository.markSetup();
  await write(checkout.tree, typeof files === 'function' ? files(checkout.tree) : files);
  const { tree, offenders } = await repository.snapshot();
  const { commit } = repository.head;
  const result = await publishable(repository, { tree, parent: commit, base: commit }, { ...rules, ...given });
  const left = (await repository.differences(commit, result.tree)).map(({ path }) => path);
  const held = [
    ...result.heldBack.map(({ rule, path }) => `${rule} ${path}`),
    ...offenders.map(({ path }) => `offender ${path}`),
  ];
  return { held: held.sort(), left, reasons: result.heldBack.map(({ reason }) => reason) };
}

/** Files that have nothing to do with each other, judged as one change; each test asks for its own. A judgement starts 20 processes. */
function together(files: Files, given: Partial<PolicyRules> = {}) {
  let judged: ReturnType<typeof judge> | undefined;
  return async (path: string) => {
    judged ??= judge(files, given);
    const { held, left } = await judged;
    return { held: held.filter((each) => each.endsWith(` ${path}`)), left: left.includes(path) };
  };
}

describe('protected paths', () => {
  it('holds back changes, additions and deletions, and lets the rest go', async () => {
    const files = {
      '.github/workflows/ci.yml': null,
      '.github/workflows/new.yml': 'x',
      'src/a.js': 'a\n',
      'pkg/deep/AGENTS.md': 'x',
      'src/b.js': 'b\n',
    };
    expect(await judge(files)).toMatchObject({
      held: [
        'protected-path .github/workflows/ci.yml',
        'protected-path .github/workflows/new.yml',
        'protected-path pkg/deep/AGENTS.md',
      ],
      left: ['src/a.js', 'src/b.js'],
    });
  });

  it.each([
    ...listed(`
      .GitHub/workflows/x.yml .GIthub/x.yml .ｇithub/x.yml .github./x.yml .github::$INDEX_ALLOCATION/x.yml GITHUB~1/x.yml
      .gitattributes sub/.GITATTRIBUTES GITATT~1 .gitmodules GI7EBA~1 .npmrc pkg/.NpmRc .husky/pre-commit CODEOWNERS
      docs/CodeOwners CLAUDE.md .mcp.json .cursor/rules/x.md .claude/settings.json .cargo/config.toml
      .yarn/releases/yarn.cjs .vscode/tasks.json Jenkinsfile .redgreen/x .envrc agents.md
    `),
    ...['.g\u200dithub/x.yml', '.github /x.yml', 'AGENTS.md ', '.\u2060npmrc'],
  ])('holds back %j', (path) => expect(pathJudge([])(path, true)).toBeDefined());

  it.each([
    ...listed('src/github/x.js docs/agents-guide.md lib/npmrc.js .gitignore .env.example src/code-owners.ts x~y.txt'),
    ...['ünï/cödé.md', 'a b.txt', '.storybook/main.ts', 'Makefile'],
  ])('lets %j go', (path) => expect(pathJudge([])(path, true)).toBeUndefined());

  it('adds the globs of the setting, dot files and every case included', async () => {
    const files = { 'infra/.hidden/x.tf': 'x', 'INFRA/y.tf': 'x', 'src/keep.js': 'x', 'a/b.lock': 'x' };
    const { held } = await judge(files, { protectedPaths: ['infra/**', './**/*.lock'] });
    expect(held).toEqual(['setting INFRA/y.tf', 'setting a/b.lock', 'setting infra/.hidden/x.tf']);
  });

  it('lets a further file for credentials go only among those of tests', () => {
    const base = ['test/.env', 'app/.env', 'test/data/a.txt'];
    const rule = (path: string) => pathJudge([], base)(path, true)?.rule;
    expect(rule('test/.env.bom')).toBeUndefined();
    for (const path of ['.env.bom', 'app/.env.bom', 'test/data/.env', 'spec/.env'])
      expect(rule(path)).toBe('credential-file');
  });

  const credentials = ['.env', 'app/.env.production', 'id_rsa', 'keys/x.p12', '.netrc', '.git-credentials'];
  const judged = together(Object.fromEntries(credentials.map((path) => [path, 'x\n'])));
  it.each(credentials)('holds back the credential file %s', async (path) =>
    expect(await judged(path)).toEqual({ held: [`credential-file ${path}`], left: false }),
  );
});

describe('modes, links and names', () => {
  const targets: [string, boolean][] = [
    ['/etc/passwd', false],
    ['../outside', false],
    ['../../../etc', false],
    ['src/../../x', false],
    ['.git/config', false],
    ['.GIT/hooks', false],
    ['src/a.js', true],
    ['../docs/read.md', false],
    ['./docs', true],
    ['C:\\x', false],
    ['loop', false],
    ['root/..', false],
    ['nowhere/yet', true],
  ];
  const nameOf = (target: string) => (target === 'loop' ? 'loop' : `link${targets.findIndex(([to]) => to === target)}`);
  const links: Files = Object.fromEntries(targets.map(([target]) => [nameOf(target), { link: target }]));
  const judged = together(
    { ...links, root: { link: 'src/..' } },
    { story: `There are to be links called ${Object.keys(links).join(' and ')} and root.` },
  );
  it.each(targets)('a link at the root to %s', async (target, fine) => {
    const name = nameOf(target);
    expect(await judged(name)).toEqual({ held: fine ? [] : [`link ${name}`], left: fine });
  });

  it('follows the links of the tree on the way', async () => {
    const { held } = await judge({
      'a/up': { link: '..' },
      'a/out': { link: 'up/../x' },
      'a/in': { link: '../docs/read.md' },
    });
    expect(held).toEqual(['link a/out']);
  });

  const tasks = '{"tasks":[]}\n';
  it.each<[string, Files, Files, string[]]>([
    [
      'a folder of settings of the base has its like elsewhere',
      { '.vscode/settings.json': '{}\n' },
      { 'docs/editor/tasks.json': tasks, 'packages/a/.vscode': { link: '../../docs/editor' } },
      ['protected-path packages/a/.vscode'],
    ],
    [
      'the story has its name for a word',
      {},
      { 'docs/i/workspace.xml': tasks, '.idea': { link: 'docs/i' } },
      ['protected-path .idea'],
    ],
    ['a setting protects the folder', {}, { 'x/f.js': 'x\n', locked: { link: 'x' } }, ['setting locked']],
    [
      'the folder above it is the link',
      { 'tools/gradle.md': 'x\n', 'build/wrapper/a.txt': 'x\n' },
      { gradle: { link: 'build' } },
      ['protected-path gradle'],
    ],
    [
      'the base has the link, and what it leads to is written',
      { 'docs/guide.md': 'old\n', 'CLAUDE.md': { link: 'docs/guide.md' } },
      { 'docs/guide.md': 'obey me\n' },
      ['protected-path docs/guide.md'],
    ],
    [
      'the same, and the link is taken away with it',
      { 'docs/guide.md': 'old\n', 'CLAUDE.md': { link: 'docs/guide.md' } },
      { 'docs/guide.md': 'obey me\n', 'CLAUDE.md': null, 'src/l': { link: 'a.js' } },
      ['protected-path CLAUDE.md', 'protected-path docs/guide.md'],
    ],
    [
      'the base has a folder behind a link',
      { 'tools/claude/settings.json': '{}\n', '.claude': { link: 'tools/claude' } },
      { 'tools/claude/hooks.json': '{}\n' },
      ['protected-path tools/claude/hooks.json'],
    ],
    ['a file stands where the folder would be', {}, { 'sub/.github': 'x' }, ['protected-path sub/.github']],
  ])('a protected name by way of a link is held back: %s', async (_, before, files, held) => {
    const story = 'A good idea: gradle and locked things';
    const result = await judge(files, { story, protectedPaths: ['locked/'] }, { ...base, ...before });
    expect(result.held).toEqual(held);
    const names = held.map((each) => each.slice(each.indexOf(' ') + 1));
    expect(result.left.filter((path) => names.includes(path))).toEqual([]);
  });

  it('lets links go that give nothing such a name', async () => {
    const before = { ...base, 'docs/guide.md': 'x\n', 'README.md': { link: 'docs/guide.md' }, here: { link: '.' } };
    const files = { 'docs/guide.md': 'new\n', 'src/guide': { link: '../docs' }, 'src/ci': { link: '../.github' } };
    expect(await judge(files, {}, before)).toMatchObject({ held: [], left: ['docs/guide.md', 'src/ci', 'src/guide'] });
  });

  it('holds back a submodule however it came', async () => {
    await using checkout = await makeCheckout(base);
    const repository = await checkout.open();
    const { commit } = repository.head;
    runShell(checkout.tree, `git update-index --add --cacheinfo 160000,${commit},sub && git write-tree > ../id`);
    const tree = runShell(checkout.root, 'cat id').trim();
    const result = await publishable(repository, { tree, parent: commit, base: commit }, rules);
    expect(result.heldBack).toEqual([{ path: 'sub', rule: 'mode', reason: 'is a submodule' }]);
    expect(await repository.differences(commit, result.tree)).toEqual([]);
  });

  it('keeps an exec bit, and a change of the mode alone', async () => {
    const files = { 'src/a.js': { exec: 'export const a = 1;\n' }, run: { exec: '#!/bin/sh\n' } };
    expect(await judge(files, { story: 'A program called run.' })).toMatchObject({
      held: [],
      left: ['run', 'src/a.js'],
    });
  });

  it.each(['a\nb', 'a\u202eb', 'a\u200bb', 'tab\there', 'back\\slash', ' . ', '\u001b[31m'])(
    'holds back the name %j',
    async (path) => {
      const { held, left } = await judge({ [path]: 'x\n' });
      expect([held.length, left]).toEqual([1, []]);
    },
  );

  it('holds back a name that is another one where case does not count', async () => {
    expect(
      await judge({ 'SRC/a.js': 'x\n', 'Docs/read.md': 'y\n', 'docs/new.md': 'z\n', 'B.txt': '1', 'b.txt': '2' }),
    ).toMatchObject({
      held: ['name B.txt', 'name Docs/read.md', 'name SRC/a.js', 'name b.txt', 'name docs/new.md'],
    });
  });
});

describe('sizes and counts', () => {
  it('holds back a large file, and the largest new folder where there are too many', async () => {
    const many = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`generated/${index}.txt`, `${index}`]));
    const limits = { files: 10, fileBytes: 1000, totalBytes: 5000 };
    const { held, left, reasons } = await judge(
      { ...many, 'src/a.js': 'x\n', 'src/b.js': 'y\n', 'big.bin': 'x'.repeat(1001) },
      { limits },
    );
    expect(held).toEqual(['count generated/', 'size big.bin']);
    expect(left.filter((path) => path.startsWith('src/'))).toEqual(['src/a.js', 'src/b.js']);
    expect(left).toHaveLength(10);
    expect(reasons[1]).toBe('22 files are beyond the 10 files or 5000 bytes that a pull request may change');
  });

  it('counts over the whole branch, and never takes back what the parent has', async () => {
    await using checkout = await makeCheckout(base);
    const start = checkout.git('rev-parse', 'HEAD');
    await write(checkout.tree, { 'human/1.txt': '1', 'human/2.txt': '2', '.github/workflows/ci.yml': 'by a person\n' });
    commitAll(checkout.tree, 'by a person');
    const repository = await checkout.open();
    await write(checkout.tree, { 'src/new1.js': '1', 'src/new2.js': '2' });
    const { tree } = await repository.snapshot();
    const limits = { files: 4 };
    const result = await publishable(
      repository,
      { tree, parent: repository.head.commit, base: start },
      { ...rules, limits },
    );
    expect(result.heldBack).toMatchObject([{ path: 'src/', rule: 'count' }]);
    expect((await repository.differences(start, result.tree)).map(({ path }) => path)).toEqual([
      '.github/workflows/ci.yml',
      'human/1.txt',
      'human/2.txt',
      'src/new1.js',
    ]);
  });
});

describe('secrets', () => {
  const b64 = (text: string) => Buffer.from(text).toString('base64');
  const forms: [string, string | Buffer][] = [
    ['raw', secret],
    ['in JSON', JSON.stringify({ token: secret })],
    ['base64', b64(secret)],
    ['base64 of a header', b64(`x-access-token:${secret}`)],
    ['base64 twice', b64(b64(secret))],
    ['base64url', Buffer.from(secret).toString('base64url')],
    ['hex', Buffer.from(secret).toString('hex')],
    ['HEX with colons', Buffer.from(secret).toString('hex').toUpperCase().replace(/../g, '$&:')],
    ['url-encoded', [...secret].map((char) => `%${char.charCodeAt(0).toString(16)}`).join('')],
    ['escaped', [...secret].map((char) => `\\x${char.charCodeAt(0).toString(16)}`).join('')],
    ['unicode escapes', [...secret].map((char) => `\\u00${char.charCodeAt(0).toString(16)}`).join('')],
    ['entities', [...secret].map((char) => `&#${char.charCodeAt(0)};`).join('')],
    ['reversed', [...secret].reverse().join('')],
    ['over lines', secret.replace(/.{7}/g, '$&\n  ')],
    ['in pieces', `"${secret.slice(0, 9)}" + "${secret.slice(9, 20)}" + '${secret.slice(20)}'`],
    ['as characters', JSON.stringify([...secret])],
    ['minus seven', secret.slice(7)],
    ['a stretch', `x = "${secret.slice(10, 26)}"`],
    ['in a binary', Buffer.concat([Buffer.of(0, 1, 2), Buffer.from(secret), Buffer.of(0)])],
    ['in UTF-16', Buffer.from(`\ufeff${secret}`, 'utf16le')],
    ['with zero width', [...secret].join('\u200b')],
  ];
  const leak = (form: string) => `src/leak ${form}.txt`;
  const leaks = together(Object.fromEntries(forms.map(([form, content]) => [leak(form), content])));
  it.each(forms)('holds back one of ours: %s', async (form) =>
    expect(await leaks(leak(form))).toEqual({ held: [`secret ${leak(form)}`], left: false }),
  );

  it('holds back a name that carries it', async () =>
    expect((await judge({ [`src/${secret}.txt`]: 'x' })).held).toHaveLength(1));

  it('never says the secret', async () =>
    expect(JSON.stringify(await judge({ 'a.txt': secret }))).not.toContain(secret));

  it.each([
    ['github', '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'],
    ['github', 'ghs_abc.def-ghi_1234567890abcdefghijklmnopqrstuvwxyz12345678'],
    ['anthropic', `sk-ant-api03-${'a1B2c3D4e5'.repeat(9)}ab-AA`],
    ['aws', 'AKIAQYLPMN5HHHFPZAM2'],
    ['npm', 'npm_abcdefghijklmnopqrstuvwxyz0123456789'],
    ['database-connection-string', 'postgres://admin:hunter22Secret@db.prod.internal:5432/x'],
  ])('holds back what looks like a secret of %s, also where a comment asks not to look', async (kind, value) => {
    const { held, reasons } = await judge({ 'src/x.js': `// secretlint-disable\nconst key = '${value}';\n` });
    expect([held, reasons]).toEqual([['secret src/x.js'], [`holds what looks like a secret (${kind})`]]);
  });

  const harmless = [
    'postgres://postgres:postgres@localhost:5432/test',
    'https://user:pass@example.com/',
    'ghp_xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx',
    'AKIAIOSFODNN7EXAMPLE',
    'sk-ant-api03-',
    'export const token = process.env.GITHUB_TOKEN;',
    'ghs_c4n4ry',
  ];
  const place = (text: string) => `src/x${harmless.indexOf(text)}.js`;
  const harmlessFiles = together(Object.fromEntries(harmless.map((text) => [place(text), `${text}\n`])));
  it.each(harmless)('lets %s go', async (text) =>
    expect(await harmlessFiles(place(text))).toEqual({ held: [], left: true }),
  );

  it('lets a file go on that held one before', async () => {
    const token = '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';
    const before = { ...base, 'test/fixture.txt': `${token}\n` };
    expect((await judge({ 'test/fixture.txt': `${token}\nmore\n` }, {}, before)).held).toEqual([]);
  });

  it('takes words of test-env for whole values only', async () => {
    const secrets = ['postgres://app:s3cret@localhost:5432/app', 'short'];
    expect((await judge({ 'a.txt': 'postgres://other@localhost:5432/app short\n' }, { secrets })).held).toEqual([]);
    expect((await judge({ 'a.txt': `url = "${secrets[0]}"\n` }, { secrets })).held).toEqual(['secret a.txt']);
  });

  it("holds back what names the run's own folder: it passes here and nowhere else", async () => {
    const files = (tree: string) => ({
      'src/b.js': `read('${tree}/src/a.js')`,
      'src/c.js.map': `{"sources":["file://${tree}/src/c.ts"]}`,
      'src/d.js': `read('${tree.slice(0, -1)}')`,
    });
    expect(await judge(files)).toMatchObject({ held: ['place src/b.js', 'place src/c.js.map'], left: ['src/d.js'] });
  });

  it('is quick on what is made to be slow', { tags: 'full' }, async () => {
    const slow = {
      'a.txt': 'ghs_'.repeat(1_200_000),
      'b.txt': `${'a'.repeat(40)}\n`.repeat(100_000),
      'c.txt': '%41'.repeat(1_000_000),
      'd.txt': 'https://a:'.repeat(90_000),
    };
    // A pattern that backtracks takes hours.
    await computesWithin(90_000, () => judge(slow));
  });
});

it('holds back a lock file that takes packages from somewhere new', async () => {
  const lock = (resolved: string) => ({ 'package-lock.json': JSON.stringify({ packages: { a: { resolved } } }) });
  const before = { ...base, ...lock('https://registry.npmjs.org/a/-/a-1.0.0.tgz') };
  const { held, reasons } = await judge(lock('https://evil.example/a-1.0.0.tgz'), {}, before);
  expect(held).toEqual(['package-source package-lock.json']);
  expect(reasons[0]).toContain('evil.example');
});

it('holds back what it cannot read', async () => {
  await using checkout = await makeCheckout(base);
  const repository = await checkout.open();
  const { commit } = repository.head;
  const missing = '1234567890'.repeat(4);
  const listing = `100644 blob ${missing}\tmissing.txt\0`;
  const tree = (await repository.git.bytes(['mktree', '--missing', '-z'], { input: listing })).toString().trim();
  const result = await publishable(repository, { tree, parent: commit, base: commit }, rules);
  expect(result.heldBack).toContainEqual({
    path: 'missing.txt',
    rule: 'secret',
    reason: expect.stringContaining('cannot be read'),
  });
});

describe('what a folder is by what lies in it', () => {
  const bare = {
    'assets/HEAD': 'ref: refs/heads/main\n',
    'assets/config': '[core]\n\tfsmonitor = touch /tmp/x\n',
    'assets/objects/info/keep': '',
    'assets/refs/heads/keep': '',
  };

  it('holds back a repository without .git, in any spelling, and what steers one that is there', {
    tags: 'full',
  }, async () => {
    expect((await judge({ ...bare, 'assets/note.txt': 'x' })).left).toEqual([]);
    expect((await judge({ 'x/head': 'ref: refs/heads/main', 'x/commondir': '../..', 'x/refs/a': '' })).left).toEqual(
      [],
    );
    expect((await judge({ 'assets/config': 'new\n', 'src/b.js': 'b\n' }, {}, { ...base, ...bare })).left).toEqual([
      'src/b.js',
    ]);
  });

  it('lets folders of such names go that are none', async () => {
    const files = {
      'docs/HEAD': 'x',
      'docs/refs/a': 'x',
      'models/objects/a': 'x',
      'models/refs/b': 'x',
      'x/config': 'x',
    };
    expect((await judge(files)).left).toEqual(Object.keys(files).sort());
  });

  it('git falls for the fixture', async () => {
    await using checkout = await makeCheckout({ ...base, ...bare });
    const config = `[core]\n\trepositoryformatversion = 0\n\tbare = false\n\tworktree = ..\n\tfsmonitor = touch ${checkout.root}/fired\n`;
    await write(checkout.tree, { 'assets/config': config });
    runShell(`${checkout.tree}/assets`, 'git status >/dev/null 2>&1 || true');
    runShell(checkout.tree, `test -e ${checkout.root}/fired`);
  });

  it('holds back packages that were installed, unless the repository has its own', { tags: 'full' }, async () => {
    const files = { 'node_modules/.bin/git': '#!/bin/sh\n', 'web/node_modules/x/index.js': 'x', 'src/b.js': 'b\n' };
    expect(await judge(files)).toMatchObject({
      held: ['installed node_modules/.bin/git', 'installed web/node_modules/x/index.js'],
      left: ['src/b.js'],
    });
    expect((await judge(files, {}, { ...base, 'node_modules/y.js': 'y' })).held).toEqual([
      'installed web/node_modules/x/index.js',
    ]);
  });
});
