import { execFileSync } from 'node:child_process';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { compiledKind } from '../../src/publish/forbidden-content.ts';
import { publishable } from '../../src/publish/held-back-files.ts';
import { pathJudge } from '../../src/publish/protected-paths.ts';
import { unknownKinds } from '../../src/publish/unknown-file-kinds.ts';
import { ciPatterns, isCiFile } from '../../src/run/ci-files.ts';
import { listed } from '../../src/text/word-list.ts';
import { type Files, makeCheckout, write } from '../git/git-fixture.ts';

const base: Files = {
  'src/a.js': 'export const a = 1;\n',
  'package.json': '{ "name": "x" }\n',
  'tsconfig.json': '{}\n',
  '.eslintrc.json': '{}\n',
  '.storybook/main.ts': 'x\n',
  'README.md': 'x\n',
};

/** What is held back when an agent makes these changes. */
async function held(files: Files, story = '', before: Files = base) {
  await using checkout = await makeCheckout(before);
  const repository = await checkout.open();
  await repository.markSetup();
  await write(checkout.tree, files);
  const { tree } = await repository.snapshot();
  const { commit } = repository.head;
  const rules = { protectedPaths: [], secrets: [], story };
  const { heldBack } = await publishable(repository, { tree, parent: commit, base: commit }, rules);
  return heldBack.map(({ rule, path }) => `${rule} ${path}`).sort();
}

const steering = listed(`
  .gitlab-ci.yaml .gitlab-ci-more.yml cloudbuild.yaml buildspec.yml .buildkite/pipeline.yml codefresh.yml
  .tekton/run.yaml .zuul.yaml .builds/x.yml .appveyor.yml .azure-pipelines/a.yml Jenkinsfile.release
  netlify.toml web/netlify.toml vercel.json amplify.yml render.yaml .gitpod.yml .gitpod.Dockerfile AGENT.md
  .rules QWEN.md docs/QWEN.md .agents/x.md .amazonq/rules/x.md .goosehints WARP.md CRUSH.md .kilocode/rules/x.md
  .roomodes .augment-guidelines .trae/rules/x.md .openhands/microagents/x.md CLAUDE.team.md skills/x/SKILL.md
  gradlew gradlew.bat mvnw .bazelrc ci.bazelrc uv.toml pip.ini pnpmfile.js .jvmopts MSBuild.rsp .exrc .nvim.lua
  .vimrc .dir-locals.el src/.gdbinit .lldbinit .irbrc .Rprofile mise.toml .config/mise.toml
  .pre-commit-hooks.yaml .lintstagedrc.json .git-hooks/pre-push .goreleaser.yml .releaserc .kodiak.toml
  bors.toml`);

it.each(steering)('%s is never published, whatever the story names', (path) =>
  expect(pathJudge([])(path, true)).toMatchObject({ rule: 'protected-path' }),
);

it('what counts as CI in the verdict is what is never published: one list', () => {
  for (const pattern of ciPatterns) {
    const path = pattern
      .replace(/y\*ml$/, 'yml')
      .replaceAll('*', 'x')
      .replace(/\/$/, '/x.yml');
    expect([path, isCiFile(path.toLowerCase()), pathJudge([])(path, true)?.rule]).toEqual([
      path,
      true,
      'protected-path',
    ]);
  }
  expect(isCiFile('src/netlify.ts')).toBe(false);
});

describe('new files of unknown kinds', () => {
  const judge = (path: string, story = '', known = Object.keys(base)) => unknownKinds({ base: known, story })(path);

  it.each(
    listed(`
      .toolrc .newtool/config.yml src/.newtool .eslint.d/x .config/x.json packages/a/.hidden/run.sh Procfile
      Dockerfile docker-compose.yml Vagrantfile Makefile Justfile fly.toml app.yaml firebase.json wrangler.jsonc
      skaffold.yaml Tiltfile CONVENTIONS.md RULES.md copilot.md tool x.mk turbo.json release.toml install.yml TOOL.XML flake.nix Brewfile
      conanfile.py`),
  )('%s is held back', (path) => expect(judge(path)).toMatch(/^is a (dot file|file at the root) of a kind/));

  it.each(
    listed(`
      README.md README.de.md LICENSE LICENSE-MIT CHANGELOG.md UPGRADING.md NOTICE CODE_OF_CONDUCT.md VERSION
      index.js cli.ts main.go lib.rs app.py shop.rb x.test.js page.html style.css schema.sql run.sh
      package-lock.json yarn.lock Cargo.lock go.sum requirements-dev.txt pyproject.toml pnpm-workspace.yaml vite.config.ts gulpfile.js noxfile.py
      shop.gemspec .gitignore src/.gitkeep .dockerignore .editorconfig .env.example .nvmrc
      public/.well-known/security.txt .eslintrc.js packages/a/.eslintrc.json .storybook/preview.ts
      tsconfig.build.json config/settings.yml deploy/Dockerfile docs/anything.md src/vite.config.ts data/rates.json
      notes.txt table.csv`),
  )('%s is let go', (path) => expect(judge(path)).toBeUndefined());

  it('what the story names is let go, and its namesakes are not', () => {
    expect(judge('Dockerfile', 'Add a Dockerfile for the service.')).toBeUndefined();
    expect(judge('docker-compose.yml', 'Write `docker-compose.yml`.')).toBeUndefined();
    expect(judge('.prettierrc.json', 'Format with Prettier.')).toBeUndefined();
    expect(judge('.newtool/config.yml', 'Settings lie in .newtool/.')).toBeUndefined();
    expect(judge('fly.toml', 'Add a Dockerfile.')).toBeDefined();
    expect(judge('app.yaml', 'Add an app to the list of applications.')).toBeDefined();
    expect(judge('Makefile', 'Whoever makes a Makefiles-like thing')).toBeDefined();
  });

  it('a setting beside a source of its name is not its like', () => {
    expect(judge('app.yaml', '', ['app.js'])).toBeDefined();
    expect(judge('biome.jsonc', '', ['biome.json'])).toBeUndefined();
    expect(judge('.newtool', '', ['packages/a/.newtool'])).toBeUndefined();
  });

  it('in other spellings too', () => {
    for (const path of ['.newtool ', '．newtool', '\u200b.newtool', 'PROCFILE', 'procfile.'])
      expect(judge(path), path).toBeDefined();
  });

  it('the tree goes without them', async () => {
    const files = {
      '.newtool': 'x\n',
      Procfile: 'web: x\n',
      'src/b.js': 'b\n',
      'README.md': 'more\n',
      '.eslintrc.json': '{ }\n',
    };
    expect(await held(files)).toEqual(['unknown-kind .newtool', 'unknown-kind Procfile']);
    expect(await held(files, 'Deploy by a Procfile.')).toEqual(['unknown-kind .newtool']);
    const manifest = { devDependencies: { '@x/newtool': '1' }, scripts: { start: 'procfile' } };
    expect(await held({ ...files, 'package.json': JSON.stringify(manifest) })).toEqual(['unknown-kind Procfile']);
  });
});

describe('compiled code', () => {
  const zip = (name: string) => {
    const header = Buffer.alloc(46);
    header.write('PK\u0001\u0002', 'latin1');
    header.writeUInt16LE(name.length, 28);
    return Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), Buffer.alloc(30), header, Buffer.from(name)]);
  };
  const portable = Buffer.alloc(128);
  portable.write('MZ');
  portable.writeUInt32LE(64, 0x3c);
  portable.write('PE', 64);
  const python = execFileSync('python3', [
    '-c',
    'import marshal,importlib.util,sys;sys.stdout.buffer.write(importlib.util.MAGIC_NUMBER+bytes(12)+marshal.dumps(compile("1","x","exec")))',
  ]);
  const hex = (text: string) => Buffer.concat([Buffer.from(text, 'hex'), Buffer.from([0, 1, 2, 0xff])]);

  it.each<[path: string, bytes: Buffer, what: RegExp]>([
    ['src/__pycache__/a.cpython-311.pyc', python, /compiled Python/],
    ['src/a.pyc', python, /compiled Python/],
    ['src/data.bin', python, /compiled Python/],
    ['a.so', hex('7f454c46'), /ELF/],
    ['assets/picture.png', hex('7f454c46'), /ELF/],
    ['addon.node', hex('7f454c46'), /ELF/],
    ['A.class', hex('cafebabe'), /Java class/],
    ['a.jar', zip('META-INF/MANIFEST.MF'), /archive of code/],
    ['notes.docx', zip('evil/Evil.class'), /archive of code/],
    ['lib.zip', zip('sitecustomize.py'), /archive of code/],
    ['behind.txt', Buffer.concat([Buffer.from('#!/bin/sh\nexit\n'), zip('__main__.py')]), /archive of code/],
    ['a.dll', portable, /Windows program/],
    ['a.wasm', hex('0061736d'), /WebAssembly/],
    ['a.o', hex('7f454c46'), /ELF/],
    ['a.a', Buffer.concat([Buffer.from('!<arch>\n'), Buffer.from([0])]), /object files/],
    ['stdio.h.gch', hex('6770636800'), /by its name/],
    ['a.jsc', hex('01020304'), /by its name/],
    ['vendor/a.tgz', gzipSync('x'), /package of code/],
    ['notes.docx', zip('run.sh'), /archive of code/],
    ['sheet.xlsx', zip('xl/vbaProject.bin'), /archive of code/],
    ['model.pt', zip('archive/data.pkl'), /archive of code/],
    ['data.bin', hex('800495').fill('.', 6), /pickle/],
    ['x.ser', hex('aced0005'), /Java objects/],
    ['x.lnk', hex('4c0000000114020000'), /by its name/],
    ['x.bin', hex('377abcaf271c'), /archive that nobody opens/],
    ['x.hbc', hex('c61fbc03c103191f'), /by its name/],
    ['x.dill', hex('90abcdef'), /compiled code by its name/],
    ['x.cmo', hex('43616d6c31393939'), /compiled code by its name/],
  ])('%s is held back', (path, bytes, what) => expect(compiledKind(path, bytes)).toMatch(what));

  it.each<[path: string, bytes: Buffer]>([
    ['logo.png', hex('89504e470d0a1a0a')],
    ['font.woff2', hex('774f4632')],
    ['sheet.xlsx', zip('xl/workbook.xml')],
    ['data.gz', gzipSync('a table')],
    ['shop.db', hex('53514c69746520666f726d6174203300')],
    ['lib/a.so', Buffer.from('INPUT(-lm)\n')],
    ['src/class.class', Buffer.from('text\n')],
    ['mz.txt', Buffer.from('MZ is a word that a text may begin with')],
    ['src/lib.a', Buffer.from('')],
  ])('%s is let go', (path, bytes) => expect(compiledKind(path, bytes)).toBeUndefined());

  it('the tree goes without what is added, and with what the base has', async () => {
    const files = { 'src/price.pyc': python, 'src/b.js': 'b\n' };
    expect(await held(files)).toEqual(['binary src/price.pyc']);
    expect(await held({ 'src/b.js': 'b\n' }, '', { ...base, 'lib/a.jar': zip('META-INF/MANIFEST.MF') })).toEqual([]);
  });
});

it.each([...listed('a:b aux src/con.txt dots. LPT1 com9.js nul.tar.gz a?b a*b x<y pipe| q"q CONIN$'), 'trail. '])(
  'the name %j breaks clones on Windows and is held back',
  (path) => expect(pathJudge([])(path, true)).toMatchObject({ rule: 'name' }),
);

it('a name that looks like another is held back', () =>
  expect(pathJudge([])('src/a\ufe0f.js', true)).toMatchObject({ rule: 'name' }));

it.each(
  listed("console.js auxiliary/x.ts com10.js context.txt nullable.ts a.b.c aux-files/x [id].tsx it's.md a(b).js $x.ts"),
)('the name %j is let go', (path) => expect(pathJudge([])(path, true)).toBeUndefined());

it('a name that the base has already stays', () => expect(pathJudge([])('aux', false)).toBeUndefined());
