import { anyOf, argument, type PlainLanguage } from './language.ts';

const literal = String.raw`\d[\d.]*|"[^"\\]*"`;
const ofList = String.raw`(?:\[(?:[^[\]]*,)?\s*|Just\s+|\(?Right\s+)?`;

/** HUnit and Hspec: a file is one program of many tests. */
export const haskell: PlainLanguage = {
  endings: ['hs'],
  equality: anyOf(
    String.raw`\bassertEqual\s+"[^"]*"\s+${ofList}(?<literal>${literal})[\])]*\s`,
    String.raw`(?:~\?=|@\?=|\x60shouldBe\x60)\s*${ofList}(?<literal>${literal})[\])]*\s*[,\])]*\s*$`,
    String.raw`^\s*(?:check|assertEq)\s+${argument}\s(?<literal>${literal})\s*$`,
  ),
  module: /^module\s+(?!Main\b)\w/m,
  setAside: /\b(?:xit|pending)\b/,
  fail: ({ text }) => text.replace(/^main\s*=\s*/m, '$&error "bent" $ '),
};
