/** Finds new code that ends the test process early and as successful, such as `process.exit(0)`. */

import { oneOf } from '../languages/language.ts';
import type { Token } from '../languages/syntax-tree.ts';
import { type Barrier, type ChangedCode, newTokens } from './barrier.ts';

export const earlyExits: Barrier = {
  name: 'early-exit',
  stops: 'The process ends with success before the tests have ended.',
  find: ({ files }) =>
    files.flatMap((file) =>
      newTokens(file).flatMap(({ token, at }) => {
        const message = endsProcess(file, at);
        return message === undefined ? [] : [{ path: file.path, line: token.line, message }];
      }),
    ),
};

const exits = oneOf(
  'process.exit sys.exit System.exit Process.exit Kernel.exit Deno.exit pytest.exit Bun.exit process.reallyExit os._exit posix._exit os.Exit syscall.Exit process::exit std::exit Runtime.halt ).halt',
);
/** By themselves, in languages that have them so. */
const bare = oneOf('exit exit! quit die exitProcess SystemExit');

function endsProcess(file: ChangedCode, at: number) {
  const { tokens, language = '', role } = file;
  const { text: word, kind } = tokens[at] as Token;
  if (kind !== 'word') return undefined;
  const [object, before = '', next, behind] = [-2, -1, 1, 2].map((by) => tokens[at + by]?.text);
  if (word === 'exitCode' && object === 'process' && next === '=' && isSuccess(behind))
    return 'the exit code of the process is set to 0';
  const isMember = before === '.' || before === '::';
  const isBare =
    !isMember && bare.test(word) && /ruby|php|python/.test(language) && isStatement(before, next, language);
  if (!isBare && !(next === '(' && isMember && exits.test(`${object}${before}${word}`))) return undefined;
  const argument = argumentOf(tokens, at);
  if (argument !== undefined && !isSuccess(argument)) return undefined;
  // Within a function of production it may be what a program does; at the top it ends whoever loads it.
  if (role === 'production' && (isProgram(file) || /^\s/.test(file.lines[(tokens[at]?.line ?? 1) - 1] ?? '')))
    return undefined;
  return isForked(tokens, at) || endsMain(file, at) ? undefined : `${word} ends the process with success`;
}

/** The last statement of a program's own `main`, in the place of no other exit: nothing follows that it could keep from running. */
function endsMain({ tokens, base = '', lines }: ChangedCode, at: number) {
  const isLost = (line: string) => line.includes(tokens[at]?.text ?? '') && !lines.includes(line);
  if (base.split('\n').some(isLost)) return false;
  const call = tokens.slice(at, at + 8).map(({ text }) => text);
  if (!/^\w+ \( \w+ \) (?:; )?\}/.test(call.join(' '))) return false;
  for (let depth = 0, open = at - 1; open > 0; open--) {
    const sign = tokens[open]?.text;
    if (sign === '}') depth++;
    if (sign !== '{' || depth-- > 0) continue;
    const head = tokens.slice(0, open).map(({ text }) => text);
    return head
      .slice(head.findLastIndex((text) => /^[;{}]$/.test(text)) + 1)
      .join(' ')
      .includes(' main ( ');
  }
  return false;
}

const isStatement = (before: string, next: string | undefined, language: string) =>
  !/^(->|function|def|=)$/.test(before) && (language !== 'python' || next === '(');

function argumentOf(tokens: readonly Token[], at: number) {
  const isCalled = tokens[at + 1]?.text === '(';
  const first = tokens[at + (isCalled ? 2 : 1)];
  if (isCalled) return first?.text === ')' ? undefined : first?.text;
  return first?.line === tokens[at]?.line && first?.kind === 'number' ? first.text : undefined;
}

const isSuccess = (text = '') => success.test(text);
const success = oneOf('0 EXIT_SUCCESS SUCCESS true');

/** `if (fork() == 0) { …; _exit(0); }`: a child ends, and the parent asks how. */
const isForked = (tokens: readonly Token[], at: number) =>
  tokens.slice(Math.max(0, at - 40), at).some(({ text }) => text === 'fork');

/** A program of its own may end itself. */
const isProgram = ({ path, attempt }: ChangedCode) =>
  attempt?.startsWith('#!') === true ||
  /(^|\/)(bin|cli|cmd|scripts?|tools|commands|examples?)\//.test(path) ||
  programs.test(path);
const programs = /(^|\/)([\w.]+[-_])?(bin|cli|main|__main__|Main|index|server|app|manage|Program|run|start)\.\w+$/;
