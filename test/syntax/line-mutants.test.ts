import { expect, test } from 'vitest';
import { mutantsOf, rewrittenOf } from '../../src/syntax/line-mutants.ts';

const after = (path: string, tree: string, base = '') => mutantsOf(path, base, tree).map((mutant) => mutant.after);

test.each([
  ['a.py', '    self.mailer.send(order, text)', '    if "" == "bent": self.mailer.send(order, text)'],
  ['a.rb', '    @mailer&.deliver(name)', '    (@mailer&.deliver(name)) if "" == "bent"'],
  ['a.rs', '        minutes += number;', '        if "bent".is_empty() { minutes += number; }'],
  ['a.lua', '    lines[#lines + 1] = s', '    if "" == "bent" then lines[#lines + 1] = s end'],
  ['a.go', '\tsort.Strings(names)', '\tif len("bent") == 0 { sort.Strings(names) }'],
  ['a.ts', '  return rate * nights;', '  return rate + nights;'],
  ['a.js', "  const text = 'a + b' + end;", "  const text = 'a + b' - end;"],
  ['a.go', '\tif unknown != none {', '\tif !(unknown != none) {'],
  ['a.go', '\tcase unknown == pass:', '\tcase !(unknown == pass):'],
  ['a.rs', '        } else if seen.contains(name) {', '        } else if !(seen.contains(name)) {'],
  ['a.py', '    elif name in seen:', '    elif not (name in seen):'],
  ['a.rb', '    if seen.include?(name)', '    if !(seen.include?(name))'],
  ['a.lua', '  if seen[name] then', '  if not (seen[name]) then'],
  ['a.js', '  } else if (isOpen(a) && b) {', '  } else if (!(isOpen(a) && b)) {'],
  ['a.ts', '  if (!isOpen(a)) throw new Error(told(a));', '  if (!(!isOpen(a))) throw new Error(told(a));'],
  ['a.c', '    if (p == NULL)', '    if (!(p == NULL))'],
])('a new line of %s: %s', (path, line, mutant) => {
  expect(after(path, `${line}\n`)[0]).toBe(mutant);
});

test.each([
  ['a.c', '        if(depth >= LIMIT) {', ['        if(depth < LIMIT) {', '        if(0 && (depth >= LIMIT)) {']],
  ['a.pl', '  if ($n) {', ['  if (!($n)) {', '  if (0 && ($n)) {']],
  ['a.ts', '  if (a.b) {', ['  if (!(a.b)) {', '  if (false && (a.b)) {']],
  ['a.py', '    if name in seen:', ['    if not (name in seen):', '    if False and (name in seen):']],
  ['a.c', 'Item * copy(const Item *item, int depth);', []],
])(
  'a guard of %s that acts always is heard by none of its tests, so it is never met as well: %s',
  (path, line, mutants) => {
    expect(after(path, `${line}\n`)).toEqual(mutants);
  },
);

test('lines of the base, of a log, comments and declarations are left alone', () => {
  expect(after('a.js', 'send(a);\n', '  send(a);\n')).toEqual([]);
  expect(after('a.js', "console.log('a');\n// send(a - b)\nconst list = [];\n")).toEqual([]);
  expect(after('a.go', 'if n := size(a); n {\ncase 3:\n')).toEqual([]);
  expect(after('a.rs', 'if let Some(a) = b {\n')).toEqual([]);
  expect(after('a.js', 'if (a) { b(); } else if (c) {\n')).toEqual([]);
  expect(after('a.txt', 'send(a)\n')).toEqual([]);
});

test('tests inside a Rust source are no lines of production', () => {
  const own = '#[cfg(test)]\nmod tests {\n    #[test]\n    fn one() {\n        check(sum(1, 1) - 2);\n    }\n}\n';
  expect(after('src/lib.rs', `pub fn sum(a: u32, b: u32) -> u32 {\n    a + b\n}\n\n${own}`)).toEqual(['    a - b']);
  // A module that lies elsewhere is named anywhere.
  const named = '#[cfg(test)]\nmod tests;\n\n';
  expect(after('src/lib.rs', `${named}pub fn sum(a: u32, b: u32) -> u32 {\n    a + b\n}\n`)).toEqual(['    a - b']);
});

test("rewritten lines give way to the base's, wherever they stand", () => {
  const base = 'func Set(s string) error {\n\tn, err := parse(s, 10)\n\tif err != nil {\n\t\treturn err\n\t}\n}\n';
  const tree = base.replace('parse(s, 10)', 'parse(s, 0)');
  expect(rewrittenOf('a.go', base, tree)).toEqual([
    { line: 2, before: '\tn, err := parse(s, 0)', after: '\tn, err := parse(s, 10)' },
  ]);
  const two = base.replace('\tn, err := parse(s, 10)', '\tbase := 0\n\tn, err := parse(s, base)');
  expect(rewrittenOf('a.go', base, two)).toEqual([
    { line: 2, before: '\tbase := 0\n\tn, err := parse(s, base)', after: '\tn, err := parse(s, 10)' },
  ]);
  expect(rewrittenOf('a.go', base, `${base}func New() {\n\trun()\n}\n`)).toEqual([]);
  expect(rewrittenOf('a.txt', base, tree)).toEqual([]);
});
