import { anyOf, argument, type PlainLanguage } from './language.ts';

const literal = String.raw`\d[\d.]*|'[^'\\]*'|"[^"$@\\]*"`;
const end = String.raw`\s*(?:,\s*(?:'[^']*'|"[^"]*")\s*)?\)?\s*;\s*$`;

/** Test::More and its like: a file is one script of many tests. */
export const perl: PlainLanguage = {
  endings: ['t'],
  // The second argument and no other: behind it stands the test's name.
  equality: anyOf(
    String.raw`^\s*(?:is|is_deeply|\w+_is|is_\w+)\b\s*\(?${argument},\s*(?<literal>${literal})${end}`,
    String.raw`^\s*is_deeply\b\s*\(?${argument},\s*\[(?:[^[\]]*,)?\s*(?<literal>${literal})\s*\]${end}`,
  ),
  setAside: /\bskip_all\b|\bTODO\b|\bSKIP\b/,
  // Before the file says how many tests there are: then none of them has passed.
  fail: ({ text }) => `die "bent";${text.startsWith('#!') ? '\n' : ' '}${text}`,
};
