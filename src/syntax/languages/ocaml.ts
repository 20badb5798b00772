import type { PlainLanguage } from './language.ts';

const literal = String.raw`\d[\d.]*|"[^"\\]*"|true|false`;

/** Alcotest, OUnit, and programs that assert: a file is one program. */
export const ocaml: PlainLanguage = {
  endings: ['ml'],
  equality: new RegExp(
    String.raw`\bassert\s*\(.*(?<![<>:])=\s*(?:Some\s+)?(?<literal>${literal})\s*\)+\s*;*\s*$|\b(?:check|assert_equal|expect\w*)\s+(?:~\w+:\S+\s+)?(?:\w+\s+)?(?:"[^"]*"\s+)?(?<literal>${literal})\s+\(|\b(?:check|assert_equal|expect\w*)\b.*\)\s+(?<literal>${literal})\s*;*\s*$`,
    'd',
  ),
  setAside: /\bskip_if\b/,
  fail: ({ text }) => `let () = failwith "bent";;\n${text}`,
};
