/** What takes the place of the runner, or of what the language itself gives: tests that call it by name get something else. */

import type { TamperFinding } from '../run/verification.ts';
import { type ChangedFile, finding } from './changed-file.ts';
import { roleOf } from './production.ts';

export function shadows(file: ChangedFile): TamperFinding[] {
  const { path, status, tree, newLines } = file;
  const found: TamperFinding[] = [];
  const instead = status === 'added' ? replaced.find(({ paths }) => paths.test(path)) : undefined;
  if (instead !== undefined) found.push(finding('weakens', 'runner-shadowed', path, 1, instead.message));
  const inProduction = roleOf(path, { command: '' }) === 'production';
  for (const { paths, line, message, unless } of inProduction ? [...redefined, ...reachedFor] : redefined) {
    if (!paths.test(path) || unless?.test(codeOf(tree?.text ?? ''))) continue;
    for (const [index, text] of (tree?.lines ?? []).entries())
      if (newLines.has(index + 1) && line.test(text) && !isMissing(text, tree?.lines[index - 1]))
        found.push(finding('weakens', 'runner-patched', path, index + 1, message));
  }
  return found;
}

/** What only newer standards define, for a compiler that has none, or newer engines; a function is no macro, and never defined. */
function isMissing(text: string, before = ''): boolean {
  if (/^\s*#\s*define\s+isnan\b/.test(text)) return /^\s*#\s*ifndef\s+isnan\s*$/.test(before);
  const [, owner, name] = /(\w+)\.prototype(?:\.|\s*,\s*["'])(\w+)/.exec(text) ?? [];
  return owner !== undefined && new RegExp(`^\\s*if \\((?:!|typeof )${owner}\\.prototype\\.${name}\\b`).test(before);
}

/** What a comment says makes nothing honest. */
const codeOf = (text: string) => text.replace(/\/\/.*$|\/\*[\s\S]*?\*\//gm, '');

interface Line {
  paths: RegExp;
  line: RegExp;
  message: string;
  /** What the file's code says that makes it honest. */
  unless?: RegExp;
}

/** Code that no other rule reads. */
export const mayShadow = (path: string) => [...redefined, ...reachedFor].some(({ paths }) => paths.test(path));

/** New files, by where they lie. */
const replaced = [
  {
    paths:
      /(?:^|\/)(?:(?:pytest|unittest|_pytest|sitecustomize|usercustomize)\.py|[^/]*\.pth|(?:pytest|_pytest|unittest)\/__init__\.py|node_modules\/(?:jest|vitest|mocha|chai|assert)[^\n]*|(?:minitest|rspec|rspec\/core)\.rb|minitest\/\w+_plugin\.rb|rubygems_plugin\.rb|vendor\/phpunit\/[^\n]*)$/,
    message: 'this file is loaded in place of the test runner or before it',
  },
  {
    paths: /(?:^|\/)s?bin\/(?:diff|cmp|comm|e?grep|true|false)$/,
    message:
      "this program takes the place of the system's, with which tests compare, where its folder comes first on the PATH",
  },
  // Where modules are looked for first: in a package of the project such a name is its own.
  {
    paths:
      /^(?:(?:src|lib|tests?)\/)?(?:decimal|fractions|math|numbers|operator|datetime|json|re|difflib|doctest|contextlib|builtins|io|typing|functools|collections)(?:\.py|\/__init__\.py)$/,
    message: 'this file is loaded in place of a module of the standard library, by the tests too',
  },
  {
    paths:
      /(?:^|\/)(?:Objects|Arrays|Math|System|String|Integer|Long|Double|Float|Boolean|Object|Assert|Assertions)\.(?:java|kt)$/,
    message:
      'this class takes the name of one of the standard or of the assertion library, in the tests of its package too',
  },
];

/** New lines. */
const redefined: readonly Line[] = [
  {
    paths: /\.(?:c|cc|cpp|cxx|h|hh|hpp)$/i,
    line: /^\s*#\s*(?:define|undef)\s+(?:assert|str(?:n?case)?cmp|strncmp|memcmp|wcscmp|f?abs|isnan|exit|_exit|abort|if|return)\b/,
    message: 'a function that tests compare or end with is replaced by a macro',
  },
  {
    paths: /\.(?:c|cc|cpp|cxx|h|hh|hpp)$/i,
    line: /^(?:\w+\s+)*(?:int|void)\s+(?:(?:str(?:n?case)?cmp|strncmp)\s*\(\s*const\s+char|memcmp\s*\(\s*const\s+void|_?exit\s*\(\s*int|abort\s*\(\s*void)\b[^;]*$/,
    message: 'a function of the C library that tests compare or end with is defined anew',
  },
  {
    paths: /\.[cm]?[jt]sx?$/i,
    line: /^\s*(?:(?:Object|Reflect)\.defineProperty\(\s*(?:String|Array|RegExp|Set|Map|Object)\.prototype\s*,\s*["']|(?:String|Array|RegExp|Set|Map|Object)\.prototype\.)(?:includes|startsWith|endsWith|match|test|exec|some|every|indexOf|has|valueOf|toString)\b["']?\s*(?:,|=[^=])/,
    message: 'a method of the language that tests compare with is replaced',
  },
  {
    // A method stands further in. Names that libraries give their own of, `count` and the like, say nothing.
    paths: /\.php$/i,
    line: /^function\s+&?\s*(?:abs|round|floor|ceil|intdiv|fmod|str(?:n?case)?cmp|assert)\s*\(/i,
    message: 'a function of the language is replaced for the namespace that tests share',
  },
  {
    paths: /\.(?:sh|bash|bats)$/,
    line: /^\s*(?:function\s+)?(?:diff|cmp|comm|test|e?grep|exit|return|false)\s*\(\s*\)/,
    message: 'a program that tests compare or end with is replaced by a function',
  },
  {
    paths: /\.lua$/,
    line: /^\s*(?:function\s+(?:os\.exit|assert|error)\s*\(|(?:os\.exit|_G\.(?:assert|error))\s*=[^=])/,
    message: 'a function of the language that tests end or fail with is replaced',
  },
  {
    // A condition that only the test command sets leads to other sources than everybody else gets.
    paths: /(?:^|\/)package\.json$/,
    line: /^\s*"[#.][^"]*"\s*:\s*\{[^}]*"(?:test|vitest|jest|mocha)"\s*:\s*"\.{1,2}\//,
    message: 'what is imported is another source where tests run',
  },
  { paths: /\.tcl$/i, line: /\bcustomMatch\s+exact\b/, message: 'what the tests compare with is redefined' },
  { paths: /\.p[lm]$/i, line: /::TODO\b/, message: 'the mark that forgives a failing test is set from the code' },
];

const clock = 'the clock, or the chance, by which tests measure is replaced by production code';

/** Options of a runner, which it reads from the environment. */
const options =
  '(?:TCLTEST_OPTIONS|PYTEST_(?:ADDOPTS|PLUGINS)|SPEC_OPTS|TESTOPTS|GTEST_FILTER|RUST_TEST_\\w+|HARNESS_(?:OPTIONS|PERL\\w*))';
/** What stands between a name and what is done with it; a comparison only asks. */
const between = '[^\\w=!<>]';

/** New lines of production, which has no business with what runs it. */
const reachedFor: readonly Line[] = [
  {
    paths: /\.py$/i,
    line: /\bsys\.setswitchinterval\(/,
    message: 'threads are told when to take turns, so that tests do not see a race',
  },
  {
    // Around a pointer of another language's such a promise is all there is.
    paths: /\.rs$/,
    line: /^\s*unsafe impl\b.*\b(?:Send|Sync) for\b/,
    unless: /\*(?:mut|const)\b|extern "C"|\bNonNull\b|\bUnsafeCell\b|\bAtomic\w+/,
    message: 'the check of the compiler that threads may share a type is answered by hand',
  },
  {
    paths: /\.(?:[cm]?[jt]sx?|py|rb|p[lm]|php|lua|tcl|go|rs|c|cc|cpp)$/i,
    line: new RegExp(
      [
        `(?:env|ENV|environ)\\W{1,3}${options}${between}{0,6}=(?![=~>])`,
        `(?:putenv|[sS]et_?[eE]nv|set_var|environ\\.(?:setdefault|update))\\W{1,4}${options}\\b`,
        `\\bset (?:::)?env\\(${options}\\)`,
      ].join('|'),
    ),
    message: 'options of the test runner are set by production code',
  },
  {
    paths: /\.php$/i,
    line: /\b(?:ini_set\(\s*["'](?:zend\.assertions|assert\.(?:active|exception))|assert_options\([^)]*,)/,
    unless: /,\s*["']?(?:1|true|on)["']?\s*\)/i,
    message: 'assertions are set by production code',
  },
  {
    paths: /\.php$/i,
    line: /\bSebastianBergmann\\Comparator\\Factory\b/,
    message: 'what the tests compare with is redefined by production code',
  },
  {
    paths: /\.go$/,
    line: /^func \([^)]*\) Generate\(\w+ \*rand\.Rand, \w+ int\) reflect\.Value\b/,
    message: 'the values that property tests draw are chosen by production code',
  },
  {
    // What an engine lacks is given to it behind a question.
    paths: /\.[cm]?[jt]sx?$/i,
    line: /^\s*(?:globalThis\.|global\.)?(?:performance\.now|Date\.now|process\.(?:hrtime(?:\.bigint)?|uptime)|Math\.random|set(?:Timeout|Interval|Immediate)|queueMicrotask)\s*=(?![=>])/,
    message: clock,
  },
  {
    paths: /\.py$/i,
    line: /^\s*(?:time\.(?:time|perf_counter|monotonic|process_time|sleep)(?:_ns)?|random\.(?:random|seed|shuffle|choice))\s*=(?!=)/,
    message: clock,
  },
  {
    paths: /\.rb$/,
    line: /^\s*(?:Float|Integer|Numeric|Rational|BigDecimal|String|Symbol|Array|Hash|Object|NilClass|Struct|Set|Time|Date|Comparable|Kernel|BasicObject)\.(?:prepend|include|class_eval|send\(:prepend)\b/,
    // Without a way to compare it changes nothing that tests compare with.
    unless: /^(?![\s\S]*\bdef\s+(?:===?|eql\?|equal\?|<=>|!=|=~)\s*[( ])/,
    message: 'how values of the language compare is changed, for the tests too',
  },
  {
    paths: /\.(?:[cm]?[jt]sx?|py|rb)$/i,
    line: /^\s*(?:static\s+\[Symbol\.hasInstance\]|def (?:__instancecheck__|__subclasscheck__|self\.===)\s*\()/,
    message: 'what counts as an instance of a class is answered by hand, where tests may expect an error of this class',
  },
];
