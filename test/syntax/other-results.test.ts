/** What functions give, otherwise: the edited source still runs, and gives what it says. */

import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { otherResultsOf } from '../../src/syntax/other-results.ts';

const folder = await mkdtemp(join(tmpdir(), 'redgreen-other-results-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const run = promisify(execFile);

/** What the source prints with each kind of edit of `f`. */
async function printed(program: string, path: string, text: string): Promise<Record<string, string>> {
  const told: Record<string, string> = {};
  for (const { kind, text: edited } of await otherResultsOf(path, text, new Set(['f']))) {
    const file = join(folder, `${kind}-${path}`);
    await writeFile(file, edited);
    told[kind] = (await run(program, [file])).stdout.trim();
  }
  return told;
}

test('JavaScript: by the kind of the value, in every return, through a promise', async () => {
  const source =
    "const f = (x) => x;\nasync function main() { console.log(JSON.stringify([f(1), f('a'), f(true), f([1, 2]), f({ a: 1 }), f(null), await f(Promise.resolve(1))])); }\nmain();\n";
  expect(await printed(process.execPath, 'a.mjs', source)).toEqual({
    coarse: '[2,"ax",false,[1,2,null],{"a":1,"other":1},null,2]',
    near: '[1.001,"A",1,[2,1],{},null,1.001]',
  });
  const two = 'function f(x) { if (x) { return 1; } return 2; }\nconsole.log(f(true), f(false));\n';
  expect(await printed(process.execPath, 'b.mjs', two)).toMatchObject({ coarse: '2 3' });
  const throws = "function f() { throw new Error('x'); }\nconsole.log(f());\n";
  expect(await printed(process.execPath, 'c.mjs', throws)).toEqual({ silent: 'undefined' });
});

test('Python: a tuple as one value, decimals, lists of their own class', async () => {
  const source =
    "from decimal import Decimal\ndef f(x):\n    return x\ndef g():\n    pass\nprint(f(1), f('a'), f(True), f([1, 2]), f({'a': 1}), f(None), f(Decimal('1.5')), f((1, 2)))\n";
  expect(await printed('python3', 'a.py', source)).toEqual({
    coarse: "2 ax False [1, 2, None] {'a': 1, 'other': 1} None 2.5 (1, 2, None)",
    near: '1.001 A 1 [2, 1] {} None 1.5 (2, 1)',
  });
});

test('Ruby: what stands last is the result', async () => {
  const source = "def f(x)\n  return x if x == 1\n  x\nend\np f(1), f('a'), f([1])\n";
  expect(await printed('ruby', 'a.rb', source)).toEqual({
    coarse: '2\n"ax"\n[1, nil]',
    near: '1.001\n"A"\n[1]',
  });
});

test('Perl: in a list and alone, behind a condition', async () => {
  const source =
    'use strict;\nuse warnings;\n\nsub f {\n    my ($x) = @_;\n    return 1 if !defined $x;\n    return map { $_ } @_;\n}\n\nprint join(",", f(1, "B"), scalar(f())), "\\n";\n';
  expect(await printed('perl', 'a.pl', source)).toEqual({ coarse: '2,Bx,2', near: 'b,1,1' });
});

test('Lua: numbers, texts, lists turned round, tables with one entry less', async ({ skip }) => {
  if (!(await run('lua5.4', ['-v']).then(Boolean, () => false))) skip('lua5.4 is not installed');
  const source =
    'local m = {}\nm.f = function(x)\n  return x\nend\nlocal f = m.f\nlocal function g()\n  return 1\nend\ng()\nlocal list, one = f({ 1, 2 }), f({ a = 1 })\nlocal more = 0\nfor _ in pairs(one) do\n  more = more + 1\nend\nprint(f(1), f("a"), list[1], list[2], more)\n';
  expect(await printed('lua5.4', 'a.lua', source)).toEqual({ coarse: '2\tax\t1\t2\t2', near: '1\ta\t2\t1\t0' });
});

test('typed languages: by the type that is declared, and nothing where it says no more', async () => {
  const edits = async (path: string, text: string) =>
    (await otherResultsOf(path, text, new Set(['f', 'F']))).map(({ kind, after }) => `${kind} ${after}`);
  expect(await edits('a.go', 'package a\nfunc F(x int) (int, error) { return x, nil }\n')).toEqual([
    'coarse ((x) + 1)',
  ]);
  expect(await edits('a.go', 'package a\nfunc F() []int { return nil }\n')).toEqual([]);
  expect(await edits('a.rs', 'fn f(x: i32) -> i32 { if x > 1 { return 3; } x }\n')).toEqual([
    'coarse ((3) + 1)',
    'given x',
  ]);
  expect(await edits('a.rs', 'fn f() -> String { "a".into() }\n')).toEqual(['coarse format!("{}x", "a".into())']);
  expect(await edits('A.java', 'class A { boolean f() { return true; } }')).toEqual(['coarse !(true)']);
  expect(await edits('A.cs', 'class A { public double f() => 1.5; }')).toEqual([
    'coarse ((1.5) + 1)',
    'near ((1.5) + 0.001)',
  ]);
  expect(await edits('a.cpp', 'std::string A::f() const { return "a"; }')).toEqual(['coarse (std::string("a") + "x")']);
  expect(await edits('a.c', 'static char *f(void) { return "a"; }')).toEqual([]);
  expect(await edits('a.ts', 'export const f = (x: number): number => x;')).toHaveLength(2);
  expect(await edits('a.sh', 'f() { echo 1; }')).toEqual([]);
});
