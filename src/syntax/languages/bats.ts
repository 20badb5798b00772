import type { PlainLanguage } from './language.ts';

export const bats: PlainLanguage = {
  endings: ['bats'],
  opens: /^[ \t]*@test[ \t]+(["'])(?<name>[^\n]*?)\1[ \t]*\{/gm,
  // Without blanks it is one word, and always there.
  equality:
    /^\s*\[\[?\s+"?\$.*(?:\s(?:=|==|-eq)\s+|(?<=["\w}])==?(?=["']))(?<literal>\d+|"[^"$`]*"|'[^']*')\s+\]\]?\s*$/d,
  setAside: /^[^\S\n]*skip\b/m,
  fail: ({ text }) => `\n  false${text}`,
  sum: (sum) => `$((${sum}))`,
};
