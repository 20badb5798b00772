/** Ends of the test process that look like success. */

import type { Token } from '../syntax/plain-tokens.ts';
import type { ChangedFile } from './changed-file.ts';
import type { Found } from './found.ts';
import type { Program } from './program.ts';

/** Calls that end the process whatever the tests say. */
export function exits({ tokens, language }: Program, index: number, file: ChangedFile): Found {
  const { kind, line } = tokens[index] as Token;
  if (kind !== 'word') return undefined;
  const own = tokens.slice(index, index + 7);
  const text = `${own
    .map((token) => token.text)
    .join(' ')
    .replaceAll(/ (?:::|\?\.) /g, ' . ')
    .replaceAll(/ \[ (\w+) \]/g, ' . $1')} `;
  const exit = (message: string): Found => ({ rule: 'early-exit', message });
  if (/^process \. exitCode = (0|EXIT_SUCCESS|SUCCESS) /.test(text))
    return exit('the exit code of the process is set to 0');
  const before = tokens[index - 1]?.text ?? '';
  // No part of a program's normal end.
  if (hard.test(text) || (language === 'ruby' && /^exit! /.test(text)))
    return exit(`${own[0]?.text} ends the process before the tests can fail`);
  const bare = /^(\.|\?\.|::|\[|->|function|def|:|\{)$/.test(before) ? undefined : alone[language];
  const called = (calls.exec(text) ?? bare?.exec(text))?.[0];
  if (called === undefined) return undefined;
  const behind = text.slice(called.length);
  const isNumber = own[1]?.line === line && own[1]?.kind === 'number';
  if (!/^(\( )?(0|EXIT_SUCCESS|SUCCESS|true) |^\( \) /.test(behind) && (behind.startsWith('(') || isNumber))
    return undefined;
  if (file.kind === 'source' && isProgram(file)) return undefined;
  const soft = language === 'python' && file.kind === 'source' && /^\s/.test(file.tree?.lines[line - 1] ?? '');
  return soft ? undefined : exit(`${called.trim()} ends the process with success`);
}

const hard =
  /^(?:process \. (?:reallyExit|abort)|os \. (?:_exit|abort)|(?:\w+ \. )?_exit|Runtime \. halt|\w+ \( \) \. halt) \( /;
const calls = /^(?:(?:process|sys|System|Process|Kernel|Deno|pytest|Bun) \. exit|(?:os|syscall) \. Exit) (?=\( )/;
/** Without what it is called on. */
const alone: Partial<Record<Program['language'], RegExp>> = {
  php: /^(exit|die) /,
  python: /^((exit|quit) (?=\( )|raise SystemExit (?=\( ))/,
  ruby: /^(exit|abort) /,
  kotlin: /^exitProcess (?=\( )/,
};

/** A file that is a program of its own: it may end itself. */
function isProgram({ path, base, tree }: ChangedFile): boolean {
  if (tree?.text.startsWith('#!')) return true;
  if (/(^|\/)(bin|cli|cmd|scripts?|tools|commands|examples?)\//.test(path)) return true;
  if (/(^|\/)(([\w.]+[-_])?(bin|cli)|main|__main__|Main)\.\w+$/.test(path)) return true;
  const starts = /(^|\/)(index|server|app|manage|Program|run|start)\.\w+$/.test(path);
  return starts && /main|argv|listen|args/i.test(base?.text ?? '');
}
