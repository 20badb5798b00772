/** Ends of the test process that look like success. */

import type { ChangedFile } from './changed-file.ts';
import type { Found } from './found.ts';
import type { Program } from './statements.ts';
import type { Token } from './token.ts';

const exit = (message: string): Found => ({ rule: 'early-exit', message });

/** Calls that end the process whatever the tests say. `hard`: they are no part of a program's normal end. */
export function exits({ tokens, language }: Program, index: number, file: ChangedFile): Found {
  const { text: word, kind } = tokens[index] as Token;
  if (kind !== 'word' && kind !== 'string') return undefined;
  const before = tokens[index - 1]?.text;
  const object = tokens[index - 2]?.text;
  const next = tokens[index + 1]?.text;
  const called =
    next === '(' ||
    (kind === 'string' && before === '[' && next === ']') ||
    (next === '?.' && language === 'javascript');
  const named = `${object ?? ''}.${word}`;

  const hard =
    (called && hardExits.has(named)) ||
    (word === 'exit!' && language === 'ruby') ||
    (called && word === '_exit' && language !== 'javascript') ||
    (word === 'halt' && called && (object === ')' || object === 'Runtime'));
  if (hard) return exit(`${word} ends the process before the tests can fail`);
  if (word === 'exitCode' && object === 'process' && next === '=' && isZero(tokens[index + 2])) {
    return exit('the exit code of the process is set to 0');
  }
  if (!isExit(language, word, before, object, called)) return undefined;
  const argument = argumentOf(tokens, index);
  if (argument !== undefined && !isZero(argument) && argument.text !== 'true') return undefined;
  if (file.kind === 'source' && isProgram(file, tokens)) return undefined;
  const soft = language === 'python' && file.kind === 'source' && !atTop(tokens, index, language);
  return soft ? undefined : exit(`${word} ends the process with success`);
}
const hardExits = new Set(
  'process.reallyExit process.abort os._exit Process.exit! Kernel.exit! libc._exit posix._exit os.abort Runtime.halt'.split(
    ' ',
  ),
);

function isExit(
  language: Program['language'],
  word: string,
  before?: string,
  object?: string,
  called?: boolean,
): boolean {
  if (before === '.' && called) {
    if (word === 'exit')
      return ['process', 'sys', 'os', 'System', 'Process', 'Kernel', 'Deno', 'pytest', 'Bun'].includes(object ?? '');
    return word === 'Exit' && (object === 'os' || object === 'syscall');
  }
  if (before === '[' && object === 'process') return word === 'exit';
  if (before === '::' && (object === 'process' || object === 'Kernel' || object === 'Process')) return word === 'exit';
  if (before === '.' || before === '->' || before === '::' || before === 'function' || before === 'def') return false;
  if (language === 'php') return word === 'exit' || word === 'die';
  if (language === 'python')
    return called === true && (word === 'exit' || word === 'quit' || (word === 'SystemExit' && before === 'raise'));
  if (language === 'ruby') return (word === 'exit' || word === 'abort') && before !== ':' && before !== '{';
  return language === 'kotlin' && word === 'exitProcess' && called === true;
}

/** The first argument, undefined where there is none. */
function argumentOf(tokens: readonly Token[], index: number): Token | undefined {
  const open = tokens[index + 1]?.text === '(' ? index + 1 : tokens[index + 2]?.text === '(' ? index + 2 : -1;
  if (open === -1) {
    const next = tokens[index + 1];
    return next?.line === tokens[index]?.line && next?.kind === 'number' ? next : undefined;
  }
  const first = tokens[open + 1];
  return first?.text === ')' ? undefined : first;
}

function isZero(token: Token | undefined): boolean {
  return token !== undefined && (token.text === '0' || token.text === 'EXIT_SUCCESS' || token.text === 'SUCCESS');
}

/** A file that is a program of its own: it may end itself. */
function isProgram(file: ChangedFile, tokens: readonly Token[]): boolean {
  if (file.tree?.text.startsWith('#!')) return true;
  if (/(^|\/)(bin|cli|cmd|scripts?|tools|commands|examples?)\//.test(file.path)) return true;
  if (
    /(^|\/)(main|cli|index|server|app|manage|__main__|Main|Program|run|start)\.\w+$/.test(file.path) &&
    file.base !== undefined
  ) {
    return tokens.length > 0 && /main|argv|listen|args/i.test(file.base.text);
  }
  return /(^|\/)(([\w.]+[-_])?(bin|cli)|main|__main__|Main)\.\w+$/.test(file.path);
}

function atTop(tokens: readonly Token[], index: number, language: Program['language']): boolean {
  const line = tokens[index]?.line;
  let first = index;
  while (first > 0 && tokens[first - 1]?.line === line) first--;
  return (
    language === 'python' &&
    (tokens[first]?.text === '{' ? (tokens[first + 1]?.column ?? 0) : (tokens[first]?.column ?? 0)) === 0
  );
}
