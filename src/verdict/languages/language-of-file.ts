/** Finds out in which programming language a file is written, by file name or, for a script, by its first line. */

import { cpp } from './cpp.ts';
import { csharp } from './csharp.ts';
import { go } from './go.ts';
import { java } from './java.ts';
import { javascript, tsx, typescript } from './javascript.ts';
import { isAmong, type Language } from './language.ts';
import { php } from './php.ts';
import { python } from './python.ts';
import { ruby } from './ruby.ts';
import { rust } from './rust.ts';

const languages: readonly Language[] = [javascript, typescript, tsx, python, go, rust, java, ruby, php, cpp, csharp];

/** undefined: no record knows this file, and only whole runs say something of it. */
export function languageOf(path: string, text = ''): Language | undefined {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const dot = name.lastIndexOf('.');
  if (dot > 0) return languages.find(({ endings }) => isAmong(name.slice(dot + 1).toLowerCase(), endings));
  const program = /^#!.*?\/(?:env )?(\w+?)[\d.]*(?:\s|$)/.exec(text.slice(0, 200))?.[1] ?? '';
  return languages.find(({ endings, programs = '' }) => isAmong(name, endings) || isAmong(program, programs));
}
