/** Sources whose functions do something else: they still run. */

import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { blown } from '../../src/syntax/blown.ts';
import { spokenPath } from '../../src/syntax/languages/index.ts';
import { wrecked } from '../../src/syntax/wrecked.ts';
import { growsAtMost } from '../support/slow-machine.ts';

const folder = await mkdtemp(join(tmpdir(), 'redgreen-wrecked-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const run = promisify(execFile);

async function printed(program: string, path: string, text: string, ...names: string[]): Promise<string | undefined> {
  const edited = await wrecked(path, text, new Set(names), 'turned');
  if (edited === undefined) return undefined;
  const file = join(folder, path);
  await writeFile(file, edited);
  return (await run(program, [file])).stdout.trim();
}

test('another value of its kind, or none; nothing is thrown; what gives nothing does nothing', async () => {
  const js =
    'const own = [];\nclass A {}\nfunction give(x) {\n  if (x === 2) throw new Error();\n  return x;\n}\nfunction add(x) {\n  own.push(x);\n}\nadd(1);\nconsole.log(give(1), give(2), give(new A()), give(null), own.length);\n';
  expect(await printed(process.execPath, 'a.mjs', js, 'give', 'add')).toBe('0 0 null bent 0');
  const python =
    'class A: pass\ndef f(x):\n    if x == 2:\n        raise ValueError\n    return x\ndef g(x):\n    print(x)\ng(1)\nprint(f(1), f(2), f(A()), f(None))\n';
  expect(await printed('python3', 'a.py', python, 'f', 'g')).toBe('0 0 None bent');
  const ruby = 'def f(x)\n  raise "two" if x == 2\n  x\nend\np f(1), f(2), f(Object), f(nil)\n';
  expect(await printed('ruby', 'a.rb', ruby, 'f')).toBe('0\n0\nnil\n"bent"');
  const perl =
    'sub f {\n    my ($x) = @_;\n    die "two" if $x == 2;\n    return $x;\n}\nsub g {\n    print "g";\n}\ng();\nprint join(",", f(1), f(2), scalar @{f([1])});\n';
  expect(await printed('perl', 'a.pl', perl, 'f', 'g')).toBe('0,0,0');
  const lua = 'local m = {}\nfunction m.f(x)\n  return x\nend\nfunction m.g()\n  error("g")\nend\nreturn m\n';
  expect(await wrecked('a.lua', lua, new Set(['f', 'g']), 'unlike')).toMatch(
    /\(x\)\nend\nfunction m.g\(\) do return end\n {2}local _\nend\nreturn m\n$/,
  );
  const shell = 'name() {\n  printf "%s" "$1"\n}\necho "$(name a)"\n';
  expect(await printed('bash', 'a.sh', shell, 'name')).toBe('bent');
});

test('the same truth, where a value is held against another', async () => {
  const js = 'const f = (x) => x;\nconsole.log(f(1), f("a"), f(""));\n';
  const edited = await wrecked('b.mjs', js, new Set(['f']), 'unlike');
  await writeFile(join(folder, 'b.mjs'), edited ?? '');
  expect((await run(process.execPath, [join(folder, 'b.mjs')])).stdout).toBe('-2 bent bent\n');
});

test('typed languages: what has a value that is known, and no other', async () => {
  const go = 'package a\nfunc F(x *int) *int { return x }\nfunc G(x int) { println(x) }\nfunc H() P { return P{1} }\n';
  expect(await wrecked('a.go', go, new Set(['F', 'G', 'H']), 'unlike')).toBe(
    'package a\nfunc F(x *int) *int { return func(*int) *int { return nil }(x) }\nfunc G(x int) {}\nfunc H() P { return func(P) P { return P{} }(P{1}) }\n',
  );
  const java = 'class A { List<String> f() { return b; } void g() { b.clear(); } }';
  expect(await wrecked('A.java', java, new Set(['f', 'g']), 'unlike')).toBe(
    'class A { List<String> f() { return ((b) == null ? null : null); } void g() {} }',
  );
  expect(await wrecked('a.c', 'struct p f(void) { return (struct p){1}; }', new Set(['f']), 'unlike')).toBeUndefined();
  expect(await wrecked('a.rs', 'fn f() -> Vec<u8> { vec![1] }', new Set(['f']), 'unlike')).toBe(
    'fn f() -> Vec<u8> { { let _ = vec![1]; Default::default() } }',
  );
  expect(await wrecked('a.txt', 'f', new Set(['f']), 'unlike')).toBe(undefined);
});

test('a program of shell, with the language that its first line names', async () => {
  expect(spokenPath('bin/slug', '#!/usr/bin/env bash\necho a\n')).toBe('bin/slug.sh');
  expect(spokenPath('bin/slug', '#!/usr/bin/python3 -u\n')).toBe('bin/slug.py');
  expect(spokenPath('bin/slug.rb', '#!/bin/sh\n')).toBe('bin/slug.rb');
  expect(spokenPath('LICENSE', 'MIT')).toBe('LICENSE');
  expect(await wrecked('bin/slug.sh', '#!/bin/sh\nexit 3\n', new Set(['slug']), 'unlike')).toBe(
    '#!/bin/sh\necho bent\nexit 0\nexit 3\n',
  );
});

test('hostile sources are read in one pass', async () => {
  const dies = (size: number) => `sub f {\n    ${'die if '.repeat(size)}\n    return 1;\n}\n`;
  await growsAtMost(10, [5_000, 20_000], (size) => wrecked('a.pl', dies(size), new Set(['f']), 'turned'));
  const functions = (size: number) =>
    `local m = {}\n${'function '.repeat(size)}\nfunction m.f()\n  ${'error('.repeat(size)}\nend\n`;
  await growsAtMost(10, [5_000, 20_000], (size) => wrecked('a.lua', functions(size), new Set(['f']), 'turned'));
  const lines = (size: number) => Array.from({ length: size }, (_, at) => at + 1);
  const long = (size: number) => `function f() {\n${'  a();\n'.repeat(size)}}\n`;
  await growsAtMost(10, [2_000, 8_000], (size) => blown('a.js', long(size), lines(size)));
  const types = (size: number) => `func F() (${'a,'.repeat(size)} b>) { return x }\n`;
  await growsAtMost(10, [5_000, 20_000], (size) =>
    wrecked('a.go', `package a\n${types(size)}`, new Set(['F']), 'unlike'),
  );
});
