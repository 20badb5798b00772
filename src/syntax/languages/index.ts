/** Every language whose tests can be bent. */

import { bash } from './bash.ts';
import { bats } from './bats.ts';
import { cpp } from './cpp.ts';
import { csharp } from './csharp.ts';
import { elixir } from './elixir.ts';
import { go } from './go.ts';
import { haskell } from './haskell.ts';
import { java } from './java.ts';
import { javascript } from './javascript.ts';
import type { PlainLanguage, TestLanguage } from './language.ts';
import { lua } from './lua.ts';
import { ocaml } from './ocaml.ts';
import { perl } from './perl.ts';
import { php } from './php.ts';
import { python } from './python.ts';
import { r } from './r.ts';
import { ruby } from './ruby.ts';
import { rust } from './rust.ts';
import { sql } from './sql.ts';
import { tcl } from './tcl.ts';
import { tsx, typescript } from './typescript.ts';

const languages: readonly (TestLanguage | PlainLanguage)[] = [
  ...[javascript, typescript, tsx, python, go, rust, java, ruby, php, cpp, csharp, bash],
  ...[bats, elixir, haskell, lua, ocaml, perl, r, sql, tcl],
];

/** By the name's ending; undefined: its tests cannot be read. */
export function testLanguageOf(path: string): TestLanguage | PlainLanguage | undefined {
  const ending = path.slice(path.lastIndexOf('.') + 1).toLowerCase();
  return languages.find(({ endings }) => endings.includes(ending));
}

/** A script's path, with the ending of the language that its first line names where it has none. */
export function spokenPath(path: string, text: string): string {
  if (/\.\w+$/.test(path)) return path;
  const [, program = ''] =
    /^#![^\n]*?\b(bash|sh|dash|ksh|python|perl|ruby|node|lua|php)[\d.]*(?=\s|$)/.exec(text) ?? [];
  const ending = programs[program] ?? (program === '' ? undefined : 'sh');
  return ending === undefined ? path : `${path}.${ending}`;
}

const programs: Readonly<Record<string, string>> = {
  python: 'py',
  perl: 'pl',
  ruby: 'rb',
  node: 'js',
  lua: 'lua',
  php: 'php',
};
