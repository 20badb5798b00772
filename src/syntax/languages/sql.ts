import type { PlainLanguage } from './language.ts';

const literal = String.raw`\d[\d.]*|'[^']*'`;

/** A test is a file of queries, as a rule for the rows that are wrong. */
export const sql: PlainLanguage = {
  endings: ['sql'],
  equality: new RegExp(
    String.raw`(?:<>|!=|\bis (?:not|distinct from)\b|\bnot in\s*\((?:[^()]*,)?)\s*(?<literal>${literal})\s*\)?\s*;?\s*$|\bvalues\b.*[,(]\s*(?<literal>${literal})\s*\)+`,
    'di',
  ),
  module: /^[^\S\n]*(?:insert|create|alter|drop|pragma)\b/im,
  setAside: /\bskip\b/i,
  fail: ({ text }) => `SELECT bent FROM bent;\n${text}`,
};
