/** Samples of each language: what code does, and each way in which a mutant of it is written. */

import { expect, test } from 'vitest';
import { codeIn } from '../../../src/verdict/languages/functions.ts';
import {
  bareText,
  holdsTests,
  importsIn,
  tokensIn,
  withEdits,
  withTestsOf,
} from '../../../src/verdict/languages/syntax-tree.ts';

const samples: Record<string, string> = {
  'a.ts': `const RATE = 5;
export function price(a: number): number {
  this.total += 1;
  if (a > 2) return 7;
  return process.env.MODE === 'x' ? 1 : a;
}
run(require('./rates'));`,
  'a.py': `RATE = 5
def price(a):
    self.total = 1
    if a > 2:
        return 7
    return os.environ.get("MODE")
`,
  'a.go': `package a

const Rate = 5

func (s *S) Price(a int) (string, error) {
	s.total = 1
	if a > 2 {
		return os.Getenv("MODE"), nil
	}
	return "x", nil
}
`,
  'a.rs': `#[doc = "rate"]
const RATE: u32 = 5;
impl S {
    fn price(&mut self, a: i32) -> i32 {
        self.total = 1;
        if a > 2 { return 7; }
        match std::env::var("MODE") { Ok(_) => 1, _ => a }
    }
}
`,
  'A.java': `class A {
    static final int RATE = 5;
    int price(int a) {
        this.total = 1;
        if (a > 2) { return 7; }
        return System.getenv("MODE") == null ? 1 : a;
    }
}`,
  'a.rb': `RATE = 5
def price(a)
  @total = 1
  return 7 if a > 2
  ENV["MODE"]
end`,
  'a.php': `<?php
const RATE = 5;
function price($a) {
    $this->total = 1;
    if ($a > 2) { return 7; }
    return getenv('MODE');
}`,
  'a.c': `static const int RATE = 5;
int price(int a) {
    s->total = 1;
    if (a > 2) { return 7; }
    return getenv("MODE") == 0;
}`,
  'A.cs': `class A {
    const int RATE = 5;
    public int Price(int a) {
        this.total = 1;
        if (a > 2) { return 7; }
        return Environment.GetEnvironmentVariable("MODE") == null ? 1 : a;
    }
}`,
};

test.each(Object.entries(samples))('a function, what it gives and its statements: %s', async (path, text) => {
  const code = await codeIn(path, text);
  if (code === undefined || typeof code === 'string') throw new Error(code ?? 'no record');
  const [price] = code.functions;
  expect(code.functions).toHaveLength(1);
  expect(price?.name).toMatch(/^price$/i);
  expect(price?.failing?.after).toMatch(/mutant|trap/);
  expect(price?.others.length).toBeGreaterThan(1);
  expect(price?.omissions).toHaveLength(text.includes(' ? ') ? 3 : 2);
  expect(code.constants.map(({ text: before, after }) => [before, after])).toEqual([['5', '6']]);
  expect(code.reads.map(({ key }) => key)).toEqual(['MODE']);
  // Each mutant can be read again, and is another text.
  const edits = [
    price?.failing ? [price.failing] : [],
    price?.others ?? [],
    ...(price?.omissions ?? []).map((one) => [one]),
    ...(price?.omissions ?? []).flatMap((one) => (one.turned ? [[{ ...one, after: one.turned }]] : [])),
    code.reads,
  ];
  for (const own of edits) {
    const mutant = withEdits(text, own);
    expect(mutant).not.toBe(text);
    const again = await codeIn(path, mutant);
    expect(typeof again === 'object' && again.functions.map(({ name }) => name)).toContain(price?.name);
  }
});

test('a setting that is not there has its default', async () => {
  const code = await codeIn('a.py', 'import os\nA = os.environ.get("A", "b")\nC = os.getenv("C")\n');
  expect(typeof code === 'object' && code.reads.map(({ key, after }) => [key, after])).toEqual([
    ['A', '"b"'],
    ['C', 'None'],
  ]);
});

test.each<[path: string, text: string, ...reads: [string, string][]]>([
  ['a.js', "if (typeof value === 'string') f(typeof jest, globalThis.crypto);", ['typeof jest', "'undefined'"]],
  [
    'a.py',
    'import sys\nif "pytest" in sys.modules or "nose" not in sys.modules:\n    pass\n',
    ['"pytest" in sys.modules', 'False'],
    ['"nose" not in sys.modules', 'True'],
  ],
  ['a.rb', 'f if defined?(Minitest) || defined?(Rails)\n', ['defined?(Minitest)', 'nil']],
  [
    'a.rs',
    '#[cfg(not(test))]\nfn a() {}\n#[cfg(test)]\nfn a() {}\nfn b() -> bool { cfg!(test) }\n#[cfg(test)]\nmod tests {}\n',
    ['#[cfg(not(test))]', '#[cfg(all())]'],
    ['#[cfg(test)]', '#[cfg(any())]'],
    ['cfg!(test)', 'false'],
  ],
  [
    'a.go',
    'package a\n\nfunc F() bool { return testing.Testing() }\n',
    ['testing.Testing()', '(testing.Testing() && false)'],
  ],
])('what the runner alone sets, and nothing else: %s', async (path, text, ...reads) => {
  const code = await codeIn(path, text);
  const found = typeof code === 'object' ? code.reads : [];
  const inOrder = found.toSorted((a, b) => a.start - b.start);
  expect(inOrder.map((one) => [one.text, one.after, one.isOfRunner])).toEqual(reads.map((one) => [...one, true]));
});

test('values that stand as a condition or a key', async () => {
  const keysOf = async (path: string, text: string) => {
    const code = await codeIn(path, text);
    return typeof code === 'object' ? code.keys.map((key) => key.text) : code;
  };
  expect(await keysOf('a.js', "if (a === 'x') b({ 7: 1 }); switch (a) { case 9: f(3); }")).toEqual(["'x'", '7', '9']);
  expect(await keysOf('a.js', "if (a === -2.5) f(new Map([['k', 1], [b, 2]]), [['l', 3]]);")).toEqual(['-2.5', "'k'"]);
  expect(await keysOf('a.py', 'if a == 31: f(1)\nT = {"k": 2}\n')).toEqual(['31', '"k"']);
  expect(await keysOf('a.py', 'if a == [(1, 2)] or a == [b]: f(1)\n')).toEqual(['[(1, 2)]']);
  expect(await keysOf('a.go', 'package a\nfunc f() { switch a {\ncase 5:\n\tg(6)\n} }\n')).toEqual(['5']);
});

test('tests that stand in production are those of another version', async () => {
  const file = (price: number, want: number) =>
    `fn price() -> u32 { ${price} }\n\n#[cfg(test)]\nmod tests {\n    #[test]\n    fn a() { assert_eq!(price(), ${want}); }\n}\n`;
  expect(await holdsTests('src/lib.rs', file(1, 1))).toBe(true);
  expect(await withTestsOf('src/lib.rs', file(1, 1), file(2, 2))).toBe(file(2, 1));
  expect(await withTestsOf('a.py', 'x', 'y')).toBeUndefined();
});

test('a text without comments, without imports, as tokens', async () => {
  expect(await bareText('a.py', '# x\ndef f():\n    # y\n    return  1\n')).toBe(
    await bareText('a.py', 'def f():\n    return 1\n'),
  );
  expect(await bareText('a.py', 'if a:\n    b\n    c\n')).not.toBe(await bareText('a.py', 'if a:\n    b\nc\n'));
  const loads = "const { a } = await import('./a.ts');\nvar b = require('b');\n(await import('./c.ts')).f(a);\n";
  const imports = await importsIn('a.ts', loads);
  expect([imports?.lines.length, imports?.rest.trim()]).toEqual([2, "(await import('./c.ts')).f(a);"]);
  expect(imports?.loads).toEqual(["import('./a.ts')", "require('b')", "import('./c.ts')"]);
  const tokens = await tokensIn('a.ts', "f('x', 5); // y");
  expect(typeof tokens === 'object' && tokens.map(({ kind, text }) => `${kind} ${text}`)).toEqual([
    'word f',
    'punct (',
    'string x',
    'punct ,',
    'number 5',
    'punct )',
    'punct ;',
  ]);
});
