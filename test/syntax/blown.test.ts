import { expect, test } from 'vitest';
import { blown } from '../../src/syntax/blown.ts';

const source: Record<string, [text: string, failing: RegExp, name: string]> = {
  'a.js': [
    'export function sum(a, b) {\n  const all = [a, b].map((one) => {\n    return one;\n  });\n  return all;\n}\n',
    /sum\(a, b\) \{\n {2}if .*\n {4}throw new Error/,
    'sum',
  ],
  'a.ts': [
    'export const half = (n: number): number =>\n  n / 2;\n',
    /=>\n {2}\{ throw new Error\('bent'\); \}/,
    'half',
  ],
  'a.py': [
    'class Till:\n    def sum(self):\n        """All."""\n        return 1\n',
    /sum\(self\):\n {8}raise AssertionError\("bent"\)\n/,
    'sum',
  ],
  'a.go': [
    'package a\n\nfunc (t *Till) Sum() int {\n\tn := 1\n\treturn n\n}\n',
    /Sum\(\) int \{\n\tpanic\("bent"\)/,
    'Sum',
  ],
  'a.rs': ['pub fn sum(n: u32) -> u32 {\n    n + 1\n}\n', /-> u32 \{\n {4}if "bent".len\(\) == 4 \{ panic!/, 'sum'],
  'A.java': [
    'class A {\n    int sum(int n) {\n        return n + 1;\n    }\n}\n',
    /sum\(int n\) \{\n.*throw new AssertionError/,
    'sum',
  ],
  'a.rb': ['class Till\n  def sum?(n)\n    n + 1\n  end\nend\n', /sum\?\(n\)\n {4}raise Exception, "bent"/, 'sum?'],
  'a.php': [
    '<?php\nfunction sum(int $n): int\n{\n    return $n + 1;\n}\n',
    /: int\n\{\n {4}throw new \\Exception/,
    'sum',
  ],
  'a.pl': ['package A;\n\nsub sum {\n    return 1;\n}\n1;\n', /sub sum \{ die "bent/, 'sum'],
  'a.lua': ['local m = {}\n\nfunction m.sum(a)\n  return a\nend\nreturn m\n', /m\.sum\(a\) error\("bent"\)\n/, 'sum'],
  'a.tcl': [
    'namespace eval till {}\n\nproc till::sum {a {b 1}} {\n  return $a\n}\n',
    /sum \{a \{b 1\}\} \{ error bent;\n/,
    'sum',
  ],
  'a.R': ['one <- 1\n\nsum <- function(a, b = c(1, 2)) {\n  a\n}\n', /c\(1, 2\)\) \{ stop\("bent"\);\n/, 'sum'],
  'a.ex': [
    'defmodule A do\n  def one, do: 1\n\n  def sum?(a), do: a + one()\nend\n',
    /sum\?\(a\), do: raise\("bent"\)\nend/,
    'sum?',
  ],
  'a.hs': [
    'module A (sum2) where\n\nsum2 :: Int -> [Int] -> Int\nsum2 0 (x:_) = x\nsum2 n _ = n\n\none :: Int\none = 1\n',
    /Int\nsum2 _ _ = error "bent"\nsum2 0 \(x:_\) = x\n[\s\S]*one = 1\n$/,
    'sum2',
  ],
  'bin/sum.sh': ['#!/bin/sh\n\n\necho 1\n', /^#!\/bin\/sh\nexit 97\n/, 'sum'],
  'a.c': ['int sum(int n)\n{\n    return n + 1;\n}\n', /sum\(int n\)\n\{\n {4}__builtin_trap\(\);/, 'sum'],
};

test.each(Object.entries(source))('a changed function of %s only throws', async (path, [text, failing, name]) => {
  const line = path === 'a.ts' ? 2 : path === 'a.c' || path === 'a.rs' ? text.split('\n').length - 2 : 4;
  const made = await blown(path, text, [line]);
  expect(made?.names).toEqual([name]);
  expect(made?.text).toMatch(failing);
});

test('an arrow that stands on its line', async () => {
  const made = await blown('a.js', 'export const half = (n) => n / 2;\nexport const one = 1;\n', [1]);
  expect(made?.names).toEqual(['half']);
  expect(made?.text).toMatch(/=> \{[^\n]*throw[\s\S]*;\nexport const one = 1;\n$/);
});

test('of Haskell a value, a clause behind guards, and what only declares a type', async () => {
  const text = 'limit :: Int\nlimit = 3\n\nwrap n\n  | n > 1 = 1\n  | otherwise = 2\n';
  expect((await blown('a.hs', text, [2]))?.text).toContain('limit = error "bent" $ 3\n');
  expect((await blown('a.hs', text, [6]))?.text).toContain('\nwrap _ = error "bent"\nwrap n\n');
  expect(await blown('a.hs', text, [1])).toBeUndefined();
});

test('what stands in no function, in one that must call another first, or in no language that is known', async () => {
  expect(await blown('a.js', 'export const rate = 19;\n', [1])).toBeUndefined();
  const beside = await blown('a.js', 'function one() {\n  return 1;\n}\nexport const rate = 19;\n', [2, 4]);
  expect(beside).toMatchObject({ names: ['one'], text: expect.stringMatching(/throw[\s\S]*rate = 19/) });
  expect(await blown('A.java', 'class A extends B {\n    A() {\n        super(1);\n    }\n}\n', [3])).toBeUndefined();
  expect(await blown('a.lua', 'function f()\n  return 1\nend\nrate = 19\n', [4])).toBeUndefined();
  expect(await blown('a.txt', 'sum\n', [1])).toBeUndefined();
});

test('tests that Rust keeps beside the code are no code', async () => {
  const text =
    'pub fn sum(n: u32) -> u32 {\n    n + 1\n}\n#[cfg(test)]\n#[allow(unused)]\nmod tests {\n    fn two() -> u32 {\n        2\n    }\n    #[test]\n    fn sums() {\n        assert_eq!(super::sum(1), two());\n    }\n}\n';
  const every = text.split('\n').map((_, at) => at + 1);
  expect((await blown('a.rs', text, every))?.names).toEqual(['sum']);
  expect(await blown('a.rs', text, [8, 12])).toBeUndefined();
});
