import { anyOf, argument, type PlainLanguage } from './language.ts';

const literal = String.raw`\d[\d.]*L?|"[^"\\]*"|'[^'\\]*'|TRUE|FALSE`;
const ofList = String.raw`(?:c\s*\((?:[^()]*,)?\s*)?`;

/** testthat, RUnit, and scripts that stop where something does not hold. */
export const r: PlainLanguage = {
  endings: ['r'],
  opens: /\b(?:test_that|it)\s*\(\s*(["'])(?<name>[^\n]{0,300}?)\1\s*,\s*\{/g,
  equality: anyOf(
    String.raw`\b(?:expect_(?:equal|identical|match|setequal|length|error)|check(?:Equals|Identical)|all\.equal|identical)\s*\(${argument},\s*${ofList}(?<literal>${literal})\s*\)+\s*(?:,[^()]*\))*\s*$`,
    String.raw`\b(?:stopifnot|expect_true)\s*\(.*==\s*${ofList}(?<literal>${literal})\s*\)+\s*$`,
  ),
  setAside: /\bskip(?:_\w+)?\s*\(/,
  fail: ({ text }) => `stop("bent"); ${text}`,
};
