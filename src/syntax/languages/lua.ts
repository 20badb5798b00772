import { anyOf, argument, type PlainLanguage } from './language.ts';

const literal = String.raw`\d[\d.]*|"[^"]*"|'[^']*'|true|false`;

/** A function that asserts before it ends: runners of a project's own go over tables of those without parameters. */
const asserting = String.raw`(?=(?:(?!\n(?:end\b|\S*function\b))[\s\S]){0,2000}?\b(?:assert|error|check|expect|eq|same)\w*\s*[.({])`;

const titled = String.raw`(?<quote>["'])(?<name>[^\n]{0,300}?)\k<quote>`;
const bare = String.raw`function\s*\(\s*\)`;
const opens = [
  String.raw`(?:(?<!\w)(?:it|test|specify)\s*\(|^[^\S\n]*\{)\s*${titled}\s*,\s*${bare}`,
  String.raw`^(?:local )?function (?:\w+[.:])?(?<name>\w+)\s*\(\s*\)${asserting}`,
  String.raw`^[^\S\n]*(?:\w+\.)?(?<name>\w+)\s*=\s*(?:${bare}|\w+\(function\s*\(\w*\))${asserting}`,
  String.raw`^[^\S\n]*\w*\[${titled}\]\s*=\s*${bare}${asserting}`,
];

/** busted, luaunit, and what is written like them. */
export const lua: PlainLanguage = {
  endings: ['lua'],
  opens: new RegExp(opens.join('|'), 'gm'),
  equality: anyOf(
    String.raw`\bassert\.?\w*\.(?:same|equals?)\s*\(\s*(?<literal>${literal})\s*,(?:.*\)\s*;?)?\s*$`,
    String.raw`\bassert\.?\w*\.same\s*\(\s*\{(?:[^{}]*,)?\s*(?<literal>${literal})\s*\}\s*,`,
    String.raw`\b(?:has_)?errors?\s*\(.*,\s*(?<literal>"[^"]*"|'[^']*')\s*\)\s*;?\s*$`,
    String.raw`\b(?:same|equals?|eq|is|assertEquals|assert_equal|assert_equals)\s*\(${argument},\s*(?<literal>${literal})\s*\)\s*;?\s*$`,
    String.raw`\b(?:check|expect)\s*\(\s*(?:'[^']*'|"[^"]*")\s*,${argument},\s*(?<literal>${literal})\s*\)\s*;?\s*$`,
    String.raw`\bassert\s*\(.*==\s*(?<literal>${literal})\s*[,)]`,
  ),
  long: /\bassert\.?\w*\.(?:same|equals?)\s*\(\s*(?:\w+\s*\(\s*)?(?<opens>\[=*\[)/d,
  module: /^return\s+[\w{][^\n]*\s*$(?![\s\S]*^\S)/m,
  setAside: /\bpending\s*\(/,
  fail: ({ text }) => ` error("bent") ${text}`,
};
