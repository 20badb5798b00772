import type { PlainLanguage } from './language.ts';

const literal = String.raw`\d[\d.]*|"[^"$[\\]*"|\{[^{}]*\}|[A-Za-z]\w*`;

/** tcltest: what is expected stands behind `-result`, or last. */
export const tcl: PlainLanguage = {
  endings: ['test', 'tcl'],
  opens: /^[ \t]*(?:::)?(?:tcltest::)?test[ \t]+(?<name>[\w.:-]+)[ \t]/gm,
  equality: new RegExp(
    String.raw`(?:\s-result|^\}(?=\s.*[^{]$)|\}\}|^\s*(?:check|assert\w*|expect\w*|is|eq\w*)\s.*\])\s+(?<literal>${literal})\s*$`,
    'd',
  ),
  module: /^[^\S\n]*(?:proc|namespace|package)\s/m,
  setAside: /-constraints\b/,
  fail: ({ text, type, head }) =>
    head === '' && type === 'lines'
      ? `error bent\n${text}`
      : text.replace(/(-body\s*\{|^\s*(?:\{[^{}\n]*\}|"[^"\n]*")\s*\{)/, '$1 error bent;'),
  sum: (sum) => `[expr {${sum}}]`,
};
