/** Assertions and runners that are written to, objects that are equal to everything. */

import type { ChangedFile } from './changed-file.ts';
import type { Found } from './found.ts';
import { roleOf } from './production.ts';
import type { Program } from './statements.ts';
import type { Token } from './token.ts';

/** Assertion libraries, runners and built-ins that are written to. */
export function patches({ tokens, language }: Program, index: number, file: ChangedFile): Found {
  const { text: word, kind } = tokens[index] as Token;
  if (kind !== 'word') return undefined;
  const before = tokens[index - 1]?.text;
  const next = tokens[index + 1]?.text;
  const patched: Found = {
    rule: 'runner-patched',
    message: `${word} of the test runner or the assertion library is replaced`,
  };

  const target =
    /^(assert|expect|it|test|describe|chai|TestCase|unittest|pytest|Assert|Minitest|RSpec|testing|PHPUnit)$/;
  // `const assert = { equal() {} }`
  if (/^(assert|expect|it|test|describe)$/.test(word) && /^(const|let|var|function|def|class)$/.test(before ?? '')) {
    const own = next === '(' || (next === '=' && /^[{(]$|^(function|async|new)$/.test(tokens[index + 2]?.text ?? ''));
    // Production may export a `describe` of its own; what a test imports is seen in the test.
    const exported = word === 'describe' && tokens[index - 2]?.text === 'export';
    // An iterator.
    const made = word === 'it' && tokens[index + 2]?.text === 'new';
    const isProduction = roleOf(file.path, { command: '' }) === 'production';
    const cast = before === 'const' && tokens[index - 2]?.text === 'as';
    // One more inner function like one that the base has: a chain of calls that a helper returns.
    const line = file.tree?.lines[(tokens[index] as Token).line - 1] ?? '';
    const known = before === 'function' && /^\s/.test(line) && file.base?.lines.includes(line) === true;
    if (own && !cast && !known && language === 'javascript' && !((exported || made) && isProduction)) return patched;
  }
  if (/^__\w{1,6}san_default_options$/.test(word)) return { ...patched, message: `${word} sets how a sanitizer ends` };
  if (/^_*(?:no|disable)_sanitize\w*$/.test(word))
    return { rule: 'check-switched-off', message: `${word} switches a sanitizer off for this code` };
  if (language === 'php' && word === 'namespace' && file.kind === 'source') {
    const name =
      tokens
        .slice(index + 1, index + 12)
        .map(({ text }) => text)
        .join(' ')
        .split(/[;{]/)[0] ?? '';
    if (/(?:^|[\\ ])(?:Tests?|Specs?)(?:$|[\\ ])/.test(name))
      return { ...patched, message: 'what tests call by name is defined in their namespace' };
  }
  // `assert.equal = …`, `unittest.TestCase.assertEqual = …`, `globalThis.expect = …`
  if (next === '=' && tokens[index + 2]?.text !== '=') {
    const owner = tokens[index - 2]?.text ?? '';
    // A `test` or an `it` that is written to is a variable.
    const isRunner = target.test(owner) && !/^(it|test|describe)$/.test(owner);
    if (before === '.' && (isRunner || (target.test(word) && /^(globalThis|global|window|self|builtins)$/.test(owner))))
      return patched;
    if (before === '.' && /^(sys|builtins)$/.test(owner) && /^(exit|modules|__import__)$/.test(word)) return patched;
  }
  if (
    /^(defineProperty|assign|setattr|spyOn|stub|replace|define_method|class_eval|alias_method)$/.test(word) &&
    next === '('
  ) {
    const first = tokens[index + 2]?.text ?? '';
    const second = tokens[index + 4]?.text ?? '';
    if (target.test(first) || (first === 'unittest' && second === 'TestCase')) return patched;
  }
  if (
    word === 'modules' &&
    tokens[index - 2]?.text === 'sys' &&
    next === '[' &&
    /^(pytest|unittest|_pytest)/.test(tokens[index + 2]?.text ?? '')
  )
    return patched;
  if (
    language === 'ruby' &&
    before === '{' &&
    /^(assert\w*|refute\w*)$/.test(word) &&
    tokens[index - 2]?.text === 'def'
  ) {
    return /^(assert|refute)(_equal|_nil|_same|_includes|_match|_raises)?$/.test(word) ? patched : undefined;
  }
  return undefined;
}

/** `__eq__` and its kin that say yes to everything. */
export function equalToAll({ tokens }: Program, index: number, { base, kind: of }: ChangedFile): Found {
  const { text: word, kind } = tokens[index] as Token;
  // What tests of the base compare with cannot come from a new file of tests.
  const severity = of === 'test' && base === undefined ? 'review' : 'weakens';
  const equal: Found = { rule: 'equal-to-all', severity, message: 'an object that is equal to everything' };
  if (kind !== 'word' && !(kind === 'punct' && word === '==')) return undefined;
  const declares =
    (word === '__eq__' && tokens[index - 1]?.text === 'def') ||
    ((word === '==' || word === 'eql?' || word === '===') &&
      tokens[index - 1]?.text === '{' &&
      tokens[index - 2]?.text === 'def') ||
    ((word === 'equals' || word === 'eq') &&
      tokens[index + 1]?.text === '(' &&
      /^(boolean|Boolean|fun|bool|fn|function|public|asymmetricMatch)$/.test(tokens[index - 1]?.text ?? '')) ||
    (word === 'asymmetricMatch' && tokens[index + 1]?.text === '(');
  if (!declares) return undefined;
  for (let at = index + 1; at < Math.min(tokens.length, index + 22); at++) {
    const token = tokens[at];
    if (token?.text === 'if' || token?.text === 'for') return undefined;
    if (token?.text === 'return') return /^(true|True)$/.test(tokens[at + 1]?.text ?? '') ? equal : undefined;
    if (
      token?.kind === 'word' &&
      /^(true|True)$/.test(token.text) &&
      ['}', '{', ')', '=', ';', 'end', '=>'].includes(tokens[at - 1]?.text ?? '')
    )
      return equal;
  }
  return undefined;
}
