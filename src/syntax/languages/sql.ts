import type { PlainLanguage } from './language.ts';

const literal = String.raw`\d[\d.]*|'[^']*'`;

/** A test is a file of queries, as a rule for the rows that are wrong. */
export const sql: PlainLanguage = {
  endings: ['sql'],
  equality: new RegExp(
    // A text behind `<>` may only leave rows out.
    String.raw`(?:(?:<>|!=|\bis (?:not|distinct from)\b)\s*(?=\d)|\bnot in\s*\((?:[^()]*,)?\s*)(?<literal>${literal})\s*\)?\s*;?\s*$|\b\w*(?:want|expect|golden|should)\w*\b[^;]{0,200}\bvalues\b.*[,(]\s*(?<literal>${literal})\s*\)+`,
    'di',
  ),
  // One that asks for rows as well is a test all the same; what a dump sets by `SELECT` are no rows.
  module:
    /^(?![\s\S]*(?:^|;)\s*(?:--[^\n]*\n\s*)*select\b(?!\s+(?:pg_\w+|setval|set_config)\b))[\s\S]*?(?:^|\n)[^\S\n]*(?:insert|create|alter|drop|pragma)\b/i,
  setAside: /\bskip\b/i,
  fail: ({ text }) => `SELECT bent FROM bent;\n${text}`,
};
