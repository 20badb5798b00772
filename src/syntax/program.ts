/** A file as it is compared: its shape, and the tests that it declares. */

import { bracketsOf } from './brackets.ts';
import { declaredIn } from './declared.ts';
import type { Declared } from './declared-calls.ts';
import { parseText, threadMs } from './grammars.ts';
import { testLanguageOf } from './languages/index.ts';
import type { TestLanguage } from './languages/language.ts';
import { plainTokens } from './plain-tokens.ts';
import { type Shape, shapeIn } from './shape.ts';

export interface Outlined extends Shape {
  declared: Declared[];
}

/** Only tokens where the language has no grammar here; a reason where the text cannot be read in `ms`. */
export async function outlineOf(path: string, text: string, ms: number): Promise<Outlined | string> {
  const language = languageOf(path);
  if (language === undefined) {
    const tokens = plainTokens(text);
    const statementAt = new Int32Array(tokens.length).fill(-1);
    return { tokens, ...bracketsOf(tokens), statements: [], blocks: [], statementAt, declared: [] };
  }
  if (text.length > mostChars) return `larger than ${mostChars >> 10} KiB`;
  const until = threadMs() + ms;
  const parsed = await parseText(text, language.grammar, ms);
  if (typeof parsed === 'string') return parsed;
  using _ = parsed;
  const shape = shapeIn(parsed.tree, text, until);
  return typeof shape === 'string' ? shape : { ...shape, declared: declaredIn(parsed, shape, language.outline, path) };
}

/** Some texts cost a parser minutes for a MiB, whatever it is told. */
const mostChars = 1 << 18;

/** What is no test file has other endings. */
const likewise: readonly (readonly [RegExp, string])[] = [
  [/(^|\/)(rakefile|gemfile|\.simplecov)$|\.(rake|gemspec)$/i, 'a.rb'],
  [/\.pyi$/i, 'a.py'],
  [/\.phpt$/i, 'a.php'],
];

function languageOf(path: string): TestLanguage | undefined {
  const alike = likewise.find(([names]) => names.test(path))?.[1];
  const language = testLanguageOf(alike ?? path);
  return language !== undefined && 'grammar' in language ? language : undefined;
}
