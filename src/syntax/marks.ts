/** Marks that keep a test from counting as it stands: in a chain, in options, in attributes. */

import type { Token } from './plain-tokens.ts';

export type Mark = 'skip' | 'only' | 'todo' | 'xfail' | 'conditional';

export interface Marked {
  mark: Mark;
  line: number;
}

const byWord = new Map<string, Mark>([
  ...(['skip', 'disabled', 'ignore', 'fixme'] as const).map((word) => [word, 'skip'] as const),
  ...(['skipIf', 'runIf', 'if'] as const).map((word) => [word, 'conditional'] as const),
  ...(['only', 'focus'] as const).map((word) => [word, 'only'] as const),
  ...(['todo', 'pending'] as const).map((word) => [word, 'todo'] as const),
  ...(['fails', 'failing', 'fail'] as const).map((word) => [word, 'xfail'] as const),
]);

/** `it.skip`, `->skip()`. */
export function markOf(word: string, line = 0): Marked | undefined {
  const mark = byWord.get(word);
  return mark && { mark, line };
}

/** Options between the name and the body: `{ skip: true }`, `skip: 'why'`, `:pending`. */
export function optionMarks(tokens: readonly Token[], from: number, to: number): Marked[] {
  return tokens.slice(from, Math.min(to, from + 600)).flatMap(({ kind, text, line }, at, own) => {
    const mark = kind === 'word' ? byWord.get(text) : undefined;
    if (mark === undefined || mark === 'conditional') return [];
    const value = /^(:|=>)$/.test(own[at + 1]?.text ?? '') ? own[at + 2]?.text : undefined;
    const symbol = own[at - 1]?.text === ':' && own[at - 2]?.kind !== 'word';
    return symbol || (value !== undefined && !/^(false|nil|undefined)$/.test(value)) ? [{ mark, line }] : [];
  });
}

const attributes: readonly (readonly [RegExp, Mark])[] = [
  [/^(skip|Skip|ignore|Ignore|Ignored|Disabled)$/, 'skip'],
  [/^(xfail|expectedFailure|should_panic)$/, 'xfail'],
  [/^(skipif|skipIf|skipUnless|cfg|cfg_attr|requires|Tag)$/, 'conditional'],
  [/^Requires(Php|PhpExtension|OperatingSystem)$|^(Disabled|Enabled)(If|On|For)/, 'conditional'],
];

/** Of the attributes, decorators and annotations before a declaration's name. */
export function attributeMarks(head: readonly Token[]): Marked[] {
  return head.flatMap(({ kind, text, line }, at) => {
    if (kind !== 'word') return [];
    const [next, value, behind] = [head[at + 1]?.text, head[at + 2]?.text, head[at + 3]?.text];
    if (text === 'enabled' && next === '=' && value === 'false') return [{ mark: 'skip', line }];
    if (text === 'expected' && next === '=') return [{ mark: 'xfail', line }];
    // `#[cfg(test)]` is how Rust's tests are written.
    if (text === 'cfg' && value === 'test' && behind === ')') return [];
    const mark = attributes.find(([words]) => words.test(text))?.[1];
    const isAttribute = mark !== 'conditional' || /^(@|\[|\.|,|\(|::)$/.test(head[at - 1]?.text ?? '');
    return mark !== undefined && isAttribute ? [{ mark, line }] : [];
  });
}

export function isTestAttribute(head: readonly Token[]): boolean {
  return head.some(
    ({ kind, text }, at) => kind === 'word' && tests.test(text) && /^(@|\[|\.|::|,)$/.test(head[at - 1]?.text ?? ''),
  );
}
const tests =
  /^(test|Test|ParameterizedTest|RepeatedTest|TestFactory|Theory|Fact|TestMethod|rstest|test_case|quickcheck|proptest|Property|TestCase)$/;
