/** Ends of the test process that look like success. */

import type { Token } from '../syntax/plain-tokens.ts';
import type { ChangedFile } from './changed-file.ts';
import type { Found } from './found.ts';
import type { Program } from './program.ts';

const exit = (message: string): Found => ({ rule: 'early-exit', message });

/** Calls that end the process whatever the tests say. */
export function exits({ tokens, language }: Program, index: number, file: ChangedFile): Found {
  const { text: word, kind } = tokens[index] as Token;
  if (
    (kind !== 'word' && kind !== 'string') ||
    !/^(_?exit!?|Exit|reallyExit|abort|halt|quit|die|exitProcess|SystemExit|exitCode)$/.test(word)
  )
    return undefined;
  const [object = '', before = ''] = [tokens[index - 2]?.text, tokens[index - 1]?.text];
  const [next = '', behind] = [tokens[index + 1]?.text, tokens[index + 2]];
  if (word === 'exitCode')
    return object === 'process' && next === '=' && isZero(behind)
      ? exit('the exit code of the process is set to 0')
      : undefined;
  const receiver = /^(\.|::|\[)$/.test(before) ? object : '';
  const called = next === '(' || (next === ']' && behind?.text === '(') || next === '?.';
  // No part of a program's normal end.
  const line = file.tree?.lines[(tokens[index] as Token).line - 1] ?? '';
  // A method of its own: at the left edge nobody is `self`.
  const isOwn = /^(?:this|self)$/.test(receiver) && /^\s/.test(line);
  const hard = (language === 'ruby' && word === 'exit!') || (called && !isOwn && hardExits.test(`${receiver}.${word}`));
  if (hard) {
    const found = { rule: 'early-exit', message: `${word} ends the process before the tests can fail` };
    return isChild(tokens, index) ? { ...found, severity: 'review' } : found;
  }
  if (!isExit(language, word, receiver, before, called)) return undefined;
  const argument = argumentOf(tokens, index);
  if (argument !== undefined && !isZero(argument) && argument.text !== 'true') return undefined;
  if (file.kind === 'source' && isProgram(file)) return undefined;
  if (isWorker(tokens, index)) return { rule: 'early-exit', message: `${word} ends a worker`, severity: 'review' };
  const soft = language === 'python' && file.kind === 'source' && /^\s/.test(line);
  return soft ? undefined : exit(`${word} ends the process with success`);
}
const hardExits = /^(process\.(reallyExit|abort)|os\.(_exit|abort)|\w*\._exit|(Runtime|\))\.halt)$/;

/** `if (fork() == 0) { …; _exit(0); }`: the parent asks how it ended. A person looks all the same. */
function isChild(tokens: readonly Token[], index: number): boolean {
  const [before, behind] = [tokens.slice(Math.max(0, index - 40), index), tokens.slice(index, index + 40)];
  const forks = before.findLastIndex(({ text }) => text === 'fork');
  const asks = before.findIndex(({ text }, at) => at > forks && text === '==' && before[at + 1]?.text === '0');
  return (
    forks !== -1 &&
    asks !== -1 &&
    !before.slice(asks).some(({ text }) => text === '}') &&
    behind.some(({ text }) => /^(?:WEXITSTATUS|WIFEXITED|WIFSIGNALED)$/.test(text))
  );
}

/** `if (!isMainThread) { …; process.exit(0) }`: a thread ends, and what waits for it goes on. */
function isWorker(tokens: readonly Token[], index: number): boolean {
  const before = tokens.slice(Math.max(0, index - 60), index).map(({ text }) => text);
  const asks = before.lastIndexOf('isMainThread');
  const starts = tokens.some(({ text }, at) => text === 'Worker' && tokens[at - 1]?.text === 'new');
  return asks > 0 && before[asks - 1] === '!' && !before.slice(asks).includes('}') && starts;
}

function isExit(language: Program['language'], word: string, receiver: string, before: string, called: boolean) {
  if (receiver !== '')
    return (
      called &&
      /^((process|sys|System|Process|Kernel|Deno|pytest|Bun)\.exit|(os|syscall)\.Exit)$/.test(`${receiver}.${word}`)
    );
  if (/^(->|function|def|:|\{)$/.test(before)) return false;
  if (language === 'php') return /^(exit|die)$/.test(word);
  if (language === 'python')
    return called && (/^(exit|quit)$/.test(word) || (word === 'SystemExit' && before === 'raise'));
  if (language === 'ruby') return /^(exit|abort)$/.test(word);
  return language === 'kotlin' && word === 'exitProcess' && called;
}

/** The first argument, undefined where there is none. */
function argumentOf(tokens: readonly Token[], index: number): Token | undefined {
  const open = [index + 1, index + 2].find((at) => tokens[at]?.text === '(');
  const first = tokens[open === undefined ? index + 1 : open + 1];
  if (open === undefined) return first?.line === tokens[index]?.line && first?.kind === 'number' ? first : undefined;
  return first?.text === ')' ? undefined : first;
}

function isZero(token: Token | undefined): boolean {
  return /^(0|EXIT_SUCCESS|SUCCESS)$/.test(token?.text ?? '');
}

/** A file that is a program of its own: it may end itself. */
function isProgram({ path, base, tree }: ChangedFile): boolean {
  if (tree?.text.startsWith('#!')) return true;
  if (/(^|\/)(bin|cli|cmd|scripts?|tools|commands|examples?)\//.test(path)) return true;
  if (/(^|\/)(([\w.]+[-_])?(bin|cli)|main|__main__|Main)\.\w+$/.test(path)) return true;
  const starts = /(^|\/)(index|server|app|manage|Program|run|start)\.\w+$/.test(path);
  return starts && /main|argv|listen|args/i.test(base?.text ?? '');
}
