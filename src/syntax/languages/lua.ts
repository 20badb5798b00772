import type { PlainLanguage } from './language.ts';

/** busted, luaunit, and what is written like them. */
export const lua: PlainLanguage = {
  endings: ['lua'],
  opens: /(?<!\w)(?:it|test|specify)\s*\(\s*(["'])(?<name>[^\n]*?)\1\s*,\s*function\s*\(\s*\)/g,
  equality:
    /\b(?:same|equals?|eq|is|assertEquals|assert_equal|assert_equals)\s*\(.*,\s*(?<literal>\d[\d.]*|"[^"]*"|'[^']*'|true|false)\s*\)\s*;?\s*$|\bassert\s*\(.*==\s*(?<literal>\d[\d.]*|"[^"]*"|'[^']*'|true|false)\s*[,)]/d,
  setAside: /\bpending\s*\(/,
  fail: ({ text }) => ` error("bent") ${text}`,
};
