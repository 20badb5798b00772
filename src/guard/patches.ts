/** Assertions and runners that are written to, objects that are equal to everything. */

import type { Token } from '../syntax/plain-tokens.ts';
import type { ChangedFile } from './changed-file.ts';
import type { Found } from './found.ts';
import { roleOf } from './production.ts';
import type { Program } from './program.ts';

/** Assertion libraries, runners and built-ins that are written to. */
export function patches({ tokens, language }: Program, index: number, file: ChangedFile): Found {
  const { text: word, kind } = tokens[index] as Token;
  if (kind !== 'word') return undefined;
  const [owner = '', before = ''] = [tokens[index - 2]?.text, tokens[index - 1]?.text];
  const [next = '', third = ''] = [tokens[index + 1]?.text, tokens[index + 2]?.text];
  const message = `${word} of the test runner or the assertion library is replaced`;
  const patched: Found = { rule: 'runner-patched', message };

  if (/^__\w{1,6}san_default_options$/.test(word)) return { ...patched, message: `${word} sets how a sanitizer ends` };
  if (/^_*(?:no|disable)_sanitize\w*$/.test(word))
    return { rule: 'check-switched-off', message: `${word} switches a sanitizer off for this code` };
  const given = tokens.slice(index + 2, index + 12).map(({ text }) => text);
  if (next === '(' && switchesOff(word, given.slice(0, Math.max(0, given.indexOf(')')))))
    return { rule: 'check-switched-off', message: `${word} switches assertions off` };
  if (word === 'NDEBUG' && before === 'define' && file.kind === 'source')
    return { rule: 'check-switched-off', message: 'NDEBUG switches assertions off' };
  if (language === 'php' && word === 'namespace' && file.kind === 'source') {
    const behind = tokens.slice(index + 1, index + 12);
    const end = behind.findIndex(({ text }) => /^[;{]$/.test(text));
    const isTests = behind.slice(0, Math.max(end, 0)).some(({ text }) => /^(Tests?|Specs?)$/.test(text));
    return isTests ? { ...patched, message: 'what tests call by name is defined in their namespace' } : undefined;
  }
  if (language === 'javascript' && defines(tokens, index) && !isOwn(tokens, index, file)) return patched;
  if (language === 'ruby' && word === 'def' && isCoreEquality(file.tree?.lines ?? [], tokens[index]?.line ?? 0))
    return { ...patched, message: 'how a core class compares is replaced' };
  if (language === 'ruby' && before === '{' && owner === 'def')
    return /^(assert|refute)(_equal|_nil|_same|_includes|_match|_raises)?$/.test(word) ? patched : undefined;
  // `assert.equal = …`, `unittest.TestCase.assertEqual = …`, `globalThis.expect = …`
  // `var _ assert.TestingT = …`: the type of what is declared.
  const isType = language === 'go' && tokens[index - 4]?.text === 'var';
  if (before === '.' && next === '=' && third !== '=' && !isType) {
    const global = runner.test(word) && /^(globalThis|global|window|self|builtins)$/.test(owner);
    const own = /^(sys|builtins)$/.test(owner) && /^(exit|modules|__import__)$/.test(word);
    return library.test(owner) || global || own ? patched : undefined;
  }
  const writes = /^(defineProperty|assign|setattr|spyOn|stub|replace|define_method|class_eval|alias_method)$/.test(
    word,
  );
  return writes && next === '(' && (runner.test(third) || library.test(third)) ? patched : undefined;
}

/** Java's and Kotlin's `setPackageAssertionStatus(…, false)`. */
const switchesOff = (word: string, given: readonly string[]) =>
  /^set(?:Default|Package|Class)AssertionStatus$/.test(word) && given.includes('false');

const runner = /^(assert|expect|it|test|describe)$/;
const library = /^(assert|expect|chai|TestCase|unittest|pytest|Assert|Minitest|RSpec|testing|PHPUnit)$/;

/** `def ==(other)` in `class String`: what tests compare with is no longer the language's. */
function isCoreEquality(lines: readonly string[], line: number): boolean {
  const [, indent] = /^(\s*)def (?:===?|eql\?|equal\?|<=>|=~|!=)(?!\w)/.exec(lines[line - 1] ?? '') ?? [];
  if (indent === undefined) return false;
  const owner = lines
    .slice(0, line - 1)
    .findLast((one) => /^\s*(?:class|module) /.test(one) && /^\s*/.exec(one)?.[0] !== indent);
  return /^\s*class (?:String|Array|Hash|Integer|Float|Numeric|Symbol|Object|BasicObject|NilClass|Range|Struct|Time)\b(?! *<)/.test(
    owner ?? '',
  );
}

/** `const assert = { equal() {} }`, `function expect(…)`. */
function defines(tokens: readonly Token[], index: number): boolean {
  const [next = '', third = ''] = [tokens[index + 1]?.text, tokens[index + 2]?.text];
  if (!runner.test(tokens[index]?.text ?? '')) return false;
  if (!/^(const|let|var|function|class)$/.test(tokens[index - 1]?.text ?? '')) return false;
  return next === '(' || (next === '=' && /^([{(]|function|async|new)$/.test(third));
}

/** Production may export a `describe` of its own and name an iterator `it`; a helper may have one more inner function like the base's. */
function isOwn(tokens: readonly Token[], index: number, { path, base, tree }: ChangedFile): boolean {
  const { text: word, line } = tokens[index] as Token;
  const [owner, before] = [tokens[index - 2]?.text, tokens[index - 1]?.text];
  const text = tree?.lines[line - 1] ?? '';
  if (before === 'function' && /^\s/.test(text) && base?.lines.includes(text) === true) return true;
  if (before === 'const' && owner === 'as') return true;
  const named = (word === 'describe' && owner === 'export') || (word === 'it' && tokens[index + 2]?.text === 'new');
  return named && roleOf(path, { command: '' }) === 'production';
}

/** `__eq__` and its kin that say yes to everything. */
export function equalToAll({ tokens }: Program, index: number, { path, base, kind: of }: ChangedFile): Found {
  const { text: word, kind } = tokens[index] as Token;
  if (kind !== 'word' && word !== '==') return undefined;
  const before = tokens[index - 1]?.text ?? '';
  const declared =
    (word === '__eq__' && before === 'def') ||
    (/^(==|===|eql\?)$/.test(word) && before === '{' && tokens[index - 2]?.text === 'def') ||
    (/^(Is|Equal)$/.test(word) && before === ')' && path.endsWith('.go')) ||
    (/^(equals|eq|asymmetricMatch)$/.test(word) &&
      tokens[index + 1]?.text === '(' &&
      (word === 'asymmetricMatch' || /^(boolean|Boolean|fun|bool|fn|function|public)$/.test(before)));
  if (!declared) return undefined;
  const body = tokens.slice(index + 1, index + 22);
  // A type stands between the parameters and the body.
  const isGo = path.endsWith('.go');
  const says = isGo
    ? body.findIndex((_, at) => body[at - 1]?.text === 'return' && body[at - 2]?.text === '{')
    : body.findIndex(
        ({ text }, at) =>
          /^(if|for)$/.test(text) || (/^(return|[}{)=;]|end|=>)$/.test(body[at - 1]?.text ?? ' ') && isWord(body[at])),
      );
  if (says === -1 || (isGo && body.findIndex(({ text }) => text === '{') !== says - 2)) return undefined;
  const answer = body.slice(says, says + 4).map(({ text }) => text);
  const isAlways = /^(true|True)$/.test(answer[0] ?? '') || /^!=(?:nil|null)\}$/.test(answer.slice(1).join(''));
  if (!isAlways) return undefined;
  // What tests of the base compare with cannot come from a new file of tests.
  const severity = of === 'test' && base === undefined ? 'review' : 'weakens';
  return { rule: 'equal-to-all', severity, message: 'an object that is equal to everything' };
}
const isWord = (token: Token | undefined) => token?.kind === 'word' && !/^(return|end)$/.test(token.text);
