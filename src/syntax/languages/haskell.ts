import { argument, type PlainLanguage } from './language.ts';

const literal = String.raw`\d[\d.]*|"[^"\\]*"`;
const ofList = String.raw`(?:\[(?:[^[\]]*,)?\s*|Just\s+|\(?Right\s+)?`;

/** HUnit and Hspec: a file is one program of many tests. */
export const haskell: PlainLanguage = {
  endings: ['hs'],
  equality: new RegExp(
    String.raw`\bassertEqual\s+"[^"]*"\s+${ofList}(?<literal>${literal})[\])]*\s|(?:~\?=|@\?=|\x60shouldBe\x60)\s*${ofList}(?<literal>${literal})[\])]*\s*[,\])]*\s*$|^\s*(?:check|assertEq)\s+${argument}\s(?<literal>${literal})\s*$`,
    'd',
  ),
  module: /^module\s+(?!Main\b)\w/m,
  setAside: /\b(?:xit|pending)\b/,
  fail: ({ text }) => text.replace(/^main\s*=\s*/m, '$&error "bent" >> '),
};
