import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { version } from '../src/project.ts';
import { breaches, importsOf, type SourceFile } from './support/architecture.ts';

const root = join(import.meta.dirname, '..');

function filesUnder(folder: string, extension = '.ts'): SourceFile[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(extension) || name.endsWith('.tsx'))
    .map((name) => ({ path: `${folder}/${name}`, text: readFileSync(join(root, folder, name), 'utf8') }));
}

const sources = filesUnder('src');

/** What a guard must let be it finds in the sources too: comments, texts of other programs, types, whole records. */
test('the house keeps its rules', () => {
  expect(sources.length).toBeGreaterThan(30);
  expect(breaches(sources)).toEqual([]);
});

test('no test mocks a module', () => {
  const pattern = new RegExp(['vi', '(mock|doMock)\\('].join('\\.'));
  const mocking = filesUnder('test').filter(({ text }) => pattern.test(text));
  expect(mocking.map(({ path }) => path)).toEqual([]);
});

test('the version is that of package.json', () => {
  expect(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version).toBe(version);
});

test('there is no circle of imports', () => {
  expect(circles(sources)).toEqual([]);
  const [a, b] = ['src/a.ts', 'src/b.ts'];
  const circle = [
    { path: a, text: "import { x } from './b.ts';\n" },
    { path: b, text: "import { y } from './a.ts';\n" },
  ];
  expect(circles(circle)).toEqual([`${a} → ${b} → ${a}`]);
});

describe('each guard fails on what it guards against', () => {
  test.each<[path: string, text: string, breach: RegExp]>([
    ['src/run/x.ts', "import { a } from '../text/redact.ts';\n", /run may not import src\/text/],
    ['src/text/x.ts', "import type { Run } from '../run/run.ts';\n", /text may not import src\/run/],
    ['src/loop/x.ts', "import { a } from '../run/errors.ts';\n", /loop may not import src\/run\/errors/],
    ['src/sandbox/x.ts', "const a = await import('../config/layers.ts');\n", /sandbox may not import src\/config/],
    ['src/verdict/x.ts', "import { Parser } from 'web-tree-sitter';\n", /whose home is elsewhere/],
    [
      'src/verdict/x.ts',
      "import {\n  a,\n  b,\n} from '../sandbox/process.ts';\n",
      /verdict may not import src\/sandbox/,
    ],
    ['src/verdict/x.ts', "import { openExec } from '../sandbox/exec.ts';\n", /verdict may not import/],
    ['src/config/x.ts', "import { a } from '../agent/client.ts';\n", /config may not import src\/agent\/client/],
    [
      'src/trigger/event-decision.ts',
      "import { a } from '../store/read.ts';\n",
      /event-decision\.ts may not import src\/store/,
    ],
    ['src/workspace/x.ts', '', /workspace is no room/],
    ['src/agent/x.ts', "import { a } from '../../test/support/model.ts';\n", /outside of src/],
    ['src/github/x.ts', "import type { A } from '@anthropic-ai/sdk';\n", /imports @anthropic-ai\/sdk, whose home/],
    ['src/agent/x.ts', "import Anthropic from '@anthropic-ai/sdk';\n", /imports all of @anthropic-ai\/sdk/],
    ['src/entry/cli.ts', "import { spawn } from 'node:child_process';\n", /imports node:child_process/],
    ['src/git/x.ts', 'const header = `Authorization: ${token}`;\n', /a program gets a token/],
    ['src/agent/x.ts', 'const key = process.env.KEY;\n', /process\.env belongs to entry/],
    ['src/verdict/x.ts', "  console.log('x');\n", /console belongs to entry/],
    ['src/output/x.ts', 'all.push(...found);\n', /spread into arguments/],
    ['src/output/x.ts', 'const most = Math.max(0, ...found.map(length));\n', /spread into arguments/],
    ['src/output/x.ts', 'all.splice(at + 1, 0, ...found);\n', /spread into arguments/],
    ['src/entry/cli.ts', 'process.exit(1);\n', /process\.exit loses output/],
    ['src/agent/x.ts', 'x\n'.repeat(401), /401 lines/],
    ['src/web/x.ts', `export interface WebOptions {\n${fields(13)}}\n`, /WebOptions has 13 fields/],
    ['src/web/x.ts', `type A = { kind: 'a' } | {\n${fields(13)}};\n`, /A has 13 fields/],
    ['src/web/x.ts', `function open({ a }: {\n${fields(13)}}): void {}\n`, /a parameter has 13 fields/],
    ['src/agent/anthropicClient.ts', '', /kebab-case/],
    ['src/web/page.tsx', '', /end in \.ts/],
    ['src/github/utils.ts', '', /says nothing/],
    ['src/store/x.ts', 'export interface Place {\n  at: string;\n}\n', /a type named Place/],
  ])('%s: %j', (path, text, breach) => {
    expect(breaches([{ path, text }])).toEqual([expect.stringMatching(breach)]);
  });

  test('imports are found in every form', () => {
    const text = `import a from 'a';\nimport 'b';\nimport * as c from "c";\nimport d, {\n  e,\n} from 'd';\nexport * from 'e';\nexport { f } from 'f';\nconst g = await import('g');\nimport type { H } from 'h';\nconst text = "import x from 'no'";\n`;
    expect(importsOf(text).map(({ from }) => from)).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'h', 'g']);
  });
});

function fields(count: number): string {
  return Array.from({ length: count }, (_, at) => `  field${at}?: 'a;b' | string;\n`).join('');
}

/** Circles of imports, those of types too, each told once. */
function circles(files: readonly SourceFile[]): string[] {
  const graph = new Map(
    files.map(({ path, text }) => [
      path,
      importsOf(text)
        .filter(({ from }) => from.startsWith('.'))
        .map(({ from }) => new URL(from, `file:///${path}`).pathname.slice(1)),
    ]),
  );
  const found: string[] = [];
  const done = new Set<string>();
  const visit = (path: string, trail: string[]) => {
    if (trail.includes(path)) found.push([...trail.slice(trail.indexOf(path)), path].join(' → '));
    if (done.has(path)) return;
    done.add(path);
    for (const next of graph.get(path) ?? []) visit(next, [...trail, path]);
  };
  for (const { path } of files) visit(path, []);
  return found;
}
