import { anyOf, argument, type PlainLanguage } from './language.ts';

const literal = String.raw`\d[\d_.]*|"[^"\\#]*"|true|false`;
const ofList = String.raw`(?:\[(?:[^[\]]*,)?\s*|\{:\w+,\s*)?`;

/** ExUnit. */
export const elixir: PlainLanguage = {
  endings: ['exs'],
  opens: /^(?:[ \t]*@tag[^\n]*\n)*[ \t]*test[ \t(]+"(?<name>[^"\n]*)"[^\n]*?\bdo\b/gm,
  equality: anyOf(
    String.raw`^\s*assert\b.*==\s*${ofList}(?<literal>${literal})[\]})]*\s*$`,
    String.raw`^\s*assert\s+(?<literal>${literal})\s*==`,
    String.raw`^\s*assert_raise\s*\(?${argument},\s*(?<literal>"[^"\\#]*"),`,
  ),
  setAside: /@tag\s+:?skip/,
  fail: ({ text }) => ` raise "bent"\n${text}`,
};
