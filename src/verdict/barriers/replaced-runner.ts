/** Finds new code that replaces what judges the tests, such as the test runner or an assertion library. */

import { oneOf } from '../languages/language.ts';
import type { Token } from '../languages/syntax-tree.ts';
import { type Barrier, type ChangedCode, type Finding, newTokens } from './barrier.ts';

export const replacedRunner: Barrier = {
  name: 'runner-replaced',
  stops: 'A file takes the place of the test runner or of its assertions.',
  find: ({ files }) => files.flatMap((file) => [...shadowed(file), ...patchedLines(file), ...patchedNames(file)]),
};

/** New files that are loaded in the place of something else, by where they lie. */
const modules = 'decimal fractions math numbers operator datetime json re difflib doctest builtins'.split(' ');
const methods = 'includes|match|test|exec|some|every|has|valueOf|toString';

const runsFirst = 'this file is loaded in place of the test runner or before it';
const shadows: readonly [paths: RegExp, message: string][] = [
  [/(^|\/)(pytest|unittest|_pytest|sitecustomize|usercustomize)(\.py|\/__init__\.py)$|\.pth$/, runsFirst],
  [/(^|\/)(minitest\/\w+_plugin|rubygems_plugin)\.rb$/, runsFirst],
  [
    /(^|\/)node_modules\/(jest|vitest|mocha|chai|assert)|(^|\/)vendor\/phpunit\/|(^|\/)(minitest|rspec|rspec\/core)\.rb$/,
    runsFirst,
  ],
  [
    /(^|\/)s?bin\/(diff|cmp|comm|e?grep|true|false)$/,
    "this program takes the place of the system's, with which tests compare",
  ],
  [
    new RegExp(`^((src|lib|tests?)/)?(${modules.join('|')})(\\.py|/__init__\\.py)$`),
    'this file is loaded in place of a module of the standard library, by the tests too',
  ],
  [
    /(^|\/)(Objects|Arrays|Math|System|String|Integer|Long|Double|Boolean|Object|Assert|Assertions)\.(java|kt)$/,
    'this class takes the name of one of the standard or of the assertion library',
  ],
];

function shadowed({ path, status }: ChangedCode) {
  const message = status === 'added' ? shadows.find(([paths]) => paths.test(path))?.[1] : undefined;
  return message === undefined ? [] : [{ path, line: 1, message }];
}

/** New lines that redefine what tests compare or end with. */
const lines: readonly [paths: RegExp, line: RegExp, message: string][] = [
  [
    /\.(c|cc|cpp|cxx|h|hh|hpp)$/i,
    /^\s*#\s*(define|undef)\s+(assert|str(n?case)?cmp|strncmp|memcmp|f?abs|exit|_exit|abort|if|return)\b/,
    'a macro replaces what tests compare or end with',
  ],
  [
    /\.[cm]?[jt]sx?$/i,
    new RegExp(
      `\\b(String|Array|RegExp|Set|Map|Object)\\.prototype(\\.(${methods})\\s*=[^=]|\\s*,\\s*["'](${methods})["']\\s*,)`,
    ),
    'this replaces a method that tests compare with',
  ],
  [
    /\.(sh|bash|bats)$/,
    /^\s*(function\s+)?(diff|cmp|comm|test|e?grep|exit|return|false)\s*\(\s*\)/,
    'a function replaces a program that tests compare or end with',
  ],
];

function patchedLines({ path, base = '', lines: text, newLines }: ChangedCode) {
  const own = lines.filter(([paths]) => paths.test(path));
  if (own.length === 0) return [];
  const bare = (line: string) => line.replace(/\s+/g, '');
  const before = new Set(base.split('\n').map(bare));
  return [...newLines].flatMap((number): Finding[] => {
    const line = text[number - 1] ?? '';
    // What an engine lacks is given to it behind a question.
    if (before.has(bare(line))) return [];
    const isGuarded = /^\s*(#\s*if|if\s*\(\s*(!|typeof))/.test(text[number - 2] ?? '') || /^\s*if\b/.test(line);
    const found = isGuarded ? undefined : own.find(([, pattern]) => pattern.test(line));
    return found ? [{ path, line: number, message: found[2] }] : [];
  });
}

/** A runner of the repository's own may change what it defines: its base tests run with the one of the base. */
function patchedNames(file: ChangedCode) {
  const { path, base = '', tokens } = file;
  const before = base.replace(/\s+/g, '');
  return newTokens(file).flatMap(({ token, at }) => {
    const message = patches(file, at);
    const [from, to] = tokens[at - 1]?.text === '.' ? [-2, 2] : writers.test(token.text) ? [0, 3] : [-1, 1];
    const written = tokens.slice(Math.max(0, at + from), at + to).map(({ text }) => text);
    return message === undefined || before.includes(written.join('')) ? [] : [{ path, line: token.line, message }];
  });
}

const runner = oneOf('assert expect it test describe');
const library = oneOf('assert expect chai TestCase unittest pytest Assert Minitest RSpec testing PHPUnit');
const globals = oneOf('globalThis global window self builtins');
const writers = oneOf('defineProperty assign setattr spyOn stub replace define_method class_eval alias_method');

/** `assert.equal = …`, `unittest.TestCase.assertEqual = …`, `globalThis.expect = …`, `setattr(pytest, …)`. */
function patches(file: ChangedCode, at: number) {
  const { tokens, language, role } = file;
  const { text: word, kind } = tokens[at] as Token;
  if (kind !== 'word') return undefined;
  const message = `this replaces ${word} of the test runner or the assertion library`;
  const [owner = '', before = '', next = '', third = ''] = [-2, -1, 1, 2].map((by) => tokens[at + by]?.text);
  if (before === '.' && next === '=' && third !== '=') {
    // `var _ assert.TestingT = …` of Go: the type of what is declared.
    if (tokens[at - 4]?.text === 'var') return undefined;
    const isGlobal = globals.test(owner) && runner.test(word);
    const isOfProcess = ['sys', 'builtins'].includes(owner) && ['exit', 'modules', '__import__'].includes(word);
    return library.test(owner) || isGlobal || isOfProcess ? message : undefined;
  }
  if (writers.test(word) && next === '(' && (runner.test(third) || library.test(third))) return message;
  if (language === 'ruby' && before === 'def') return ofRuby(file, at, message);
  return /^test/.test(role) && definesRunner(tokens, at) ? message : undefined;
}

const core = oneOf('String Array Hash Integer Float Numeric Symbol Object NilClass Range Struct Time');

/** `def assert_equal`, and `def ==(other)` in `class String`. */
function ofRuby({ tokens, lines: text }: ChangedCode, at: number, message: string) {
  const { text: word, line } = tokens[at] as Token;
  if (/^(assert|refute)(_equal|_nil|_same|_includes|_match|_raises)?$/.test(word)) return message;
  const isEquality = /^\s*def (===?|eql\?|equal\?|<=>|=~|!=)(?!\w)/.test(text[line - 1] ?? '');
  const owner = isEquality ? text.slice(0, line - 1).findLast((one) => /^\s*(class|module) /.test(one)) : undefined;
  const [, name = ''] = /^\s*class (\w+)\b(?! *<)/.exec(owner ?? '') ?? [];
  return core.test(name) ? 'this replaces how a core class compares' : undefined;
}

/** `const assert = { equal() {} }`, `function expect(…)`. */
function definesRunner(tokens: readonly Token[], at: number) {
  // A small runner of a test's own counts its tests like any other.
  if (!['assert', 'expect'].includes(tokens[at]?.text ?? '')) return false;
  const [before = '', declares = ''] = [-2, -1].map((by) => tokens[at + by]?.text);
  // The name of a function that is a value is known within it alone.
  if (declares === 'function' && ['=', '(', ',', ':', 'return'].includes(before)) return false;
  if (!['const', 'let', 'var', 'function', 'class'].includes(declares)) return false;
  const [next, third = ''] = [tokens[at + 1]?.text, tokens[at + 2]?.text];
  return next === '(' || (next === '=' && /^([{(]|function|async|new)$/.test(third));
}
