import { anyOf, type PlainLanguage } from './language.ts';

const literal = String.raw`\d[\d.]*|"[^"\\]*"|true|false`;

/** Alcotest, OUnit, and programs that assert: a file is one program. */
export const ocaml: PlainLanguage = {
  endings: ['ml'],
  equality: anyOf(
    String.raw`\bassert\s*\(.*(?<![<>:])=\s*(?:Some\s+)?(?<literal>${literal})\s*\)+\s*;*\s*$`,
    String.raw`\b(?:check|assert_equal|expect\w*)\s+(?:~\w+:\S+\s+)?(?:\w+\s+)?(?:"[^"]*"\s+)?(?<literal>${literal})\s+\(`,
    String.raw`\b(?:check|assert_equal|expect\w*)\b.*\)\s+(?<literal>${literal})\s*;*\s*$`,
  ),
  setAside: /\bskip_if\b/,
  fail: ({ text }) => `let () = failwith "bent";;\n${text}`,
};
