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
  const patched: Found = { rule: 'runner-patched', message: `${word} is replaced, or what tests call by it` };
  if (/^__\w{1,6}san_default_options$/.test(word)) return { ...patched, message: `${word} sets how a sanitizer ends` };
  if (/^_*(?:no|disable)_sanitize\w*$/.test(word))
    return { rule: 'check-switched-off', message: `${word} switches a sanitizer off for this code` };
  const text = tokens
    .slice(index, index + 12)
    .map((token) => token.text)
    .join(' ');
  const own = writes[language];
  if (own?.test(text) === true && !isOwn(tokens, index + 1, file))
    return language === 'php' && file.kind !== 'source' ? undefined : patched;
  return written.test(text) ? patched : undefined;
}

const library = '(?:assert|expect|chai|TestCase|unittest|pytest|Assert|Minitest|RSpec|testing|PHPUnit)';
const runner = '(?:assert|expect|it|test|describe)';
const writes: Partial<Record<Program['language'], RegExp>> = {
  // `const assert = { equal() {} }`, `function expect(…)`.
  javascript: new RegExp(`^(?:const|let|var|function|class) ${runner} (?:\\( |= (?:[{(]|function|async|new) )`),
  ruby: /^def \{ (assert|refute)(_equal|_nil|_same|_includes|_match|_raises)? /,
  // What tests call by name is defined in their namespace.
  php: /^namespace [^;{]*(?<![^ ])(Tests?|Specs?) [^;{]*[;{]/,
};
/** `assert.equal = …`, `unittest.TestCase.assertEqual = …`, `globalThis.expect = …`, `setattr(unittest, …)`. */
const written = new RegExp(
  [
    `^${library} \\. [^ ]+ = (?!=)`,
    `^(?:globalThis|global|window|self|builtins) \\. ${runner} = (?!=)`,
    '^(?:sys|builtins) \\. (?:exit|modules|__import__) = (?!=)',
    `^(?:defineProperty|assign|setattr|spyOn|stub|replace|define_method|class_eval|alias_method) \\( (?:${runner}|${library}) `,
  ].join('|'),
);

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
export function equalToAll({ tokens }: Program, index: number, { base, kind: of }: ChangedFile): Found {
  const { text: word, kind } = tokens[index] as Token;
  if (kind !== 'word' && word !== '==') return undefined;
  const before = tokens[index - 1]?.text ?? '';
  const declared =
    (word === '__eq__' && before === 'def') ||
    (/^(==|===|eql\?)$/.test(word) && before === '{' && tokens[index - 2]?.text === 'def') ||
    (/^(equals|eq|asymmetricMatch)$/.test(word) &&
      tokens[index + 1]?.text === '(' &&
      (word === 'asymmetricMatch' || /^(boolean|Boolean|fun|bool|fn|function|public)$/.test(before)));
  if (!declared) return undefined;
  const body = tokens.slice(index + 1, index + 22);
  const says = body.findIndex(
    ({ text }, at) =>
      /^(if|for)$/.test(text) || (/^(return|[}{)=;]|end|=>)$/.test(body[at - 1]?.text ?? ' ') && isWord(body[at])),
  );
  if (!/^(true|True)$/.test(body[says]?.text ?? '')) return undefined;
  // What tests of the base compare with cannot come from a new file of tests.
  const severity = of === 'test' && base === undefined ? 'review' : 'weakens';
  return { rule: 'equal-to-all', severity, message: 'an object that is equal to everything' };
}
const isWord = (token: Token | undefined) => token?.kind === 'word' && !/^(return|end)$/.test(token.text);
