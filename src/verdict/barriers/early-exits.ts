/** Finds code that ends the process of the tests as if they had passed. */

import type { Token } from '../languages/texts.ts';
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

/** Leave at once: no handler runs, and no runner can say that a test failed. */
const hard = /^(process\.(reallyExit|abort)|os\.(_exit|abort)|\w*\._exit|Runtime\.halt|\)\.halt)$/;
const soft = /^((process|sys|System|Process|Kernel|Deno|pytest|Bun)\.exit|(os|syscall)\.Exit|process::exit|std::exit)$/;
/** By themselves, in languages that have them so. */
const bare = /^(exit|quit|die|exitProcess|SystemExit)$/;

function endsProcess(file: ChangedCode, at: number): string | undefined {
  const { tokens } = file;
  const { text: word, kind } = tokens[at] as Token;
  if (kind !== 'word') return undefined;
  const [object = '', before = '', next = '', behind] = [
    tokens[at - 2]?.text,
    tokens[at - 1]?.text,
    tokens[at + 1]?.text,
    tokens[at + 2],
  ];
  if (word === 'exitCode' && object === 'process' && next === '=' && isSuccess(behind))
    return 'the exit code of the process is set to 0';
  const isCalled = next === '(';
  const isMember = before === '.' || before === '::';
  const full = isMember ? `${object}${before}${word}` : word;
  // A method of its own.
  if (isMember && /^(?:this|self)$/.test(object)) return undefined;
  if ((word === 'exit!' || (isCalled && hard.test(full))) && !isForked(tokens, at) && !isOwnProgram(file))
    return `${word} ends the process before the tests can fail`;
  const isSoft = isCalled && soft.test(full);
  const isBare =
    !isMember &&
    bare.test(word) &&
    /ruby|php|python/.test(file.language ?? '') &&
    isStatement(tokens, at, file.language);
  if (!isSoft && !isBare) return undefined;
  const argument = argumentOf(tokens, at);
  if (argument !== undefined && !isSuccess(argument)) return undefined;
  if (file.role === 'production' && (isProgram(file) || isIndented(file, at))) return undefined;
  return isWorker(tokens, at) ? undefined : `${word} ends the process with success`;
}

/** Within a function of production it may be what a program does; at the top it ends whoever loads it. */
const isIndented = ({ lines, tokens }: ChangedCode, at: number) => /^\s/.test(lines[(tokens[at]?.line ?? 1) - 1] ?? '');

function isStatement(tokens: readonly Token[], at: number, language: string | undefined): boolean {
  const [before, next] = [tokens[at - 1]?.text ?? '', tokens[at + 1]?.text];
  if (/^(->|function|def|:|\{|=)$/.test(before) && before !== '{' && before !== ':') return false;
  return language === 'python' ? next === '(' : true;
}

function argumentOf(tokens: readonly Token[], at: number): Token | undefined {
  const isCalled = tokens[at + 1]?.text === '(';
  const first = tokens[at + (isCalled ? 2 : 1)];
  if (!isCalled) return first?.line === tokens[at]?.line && first?.kind === 'number' ? first : undefined;
  return first?.text === ')' ? undefined : first;
}

const isSuccess = (token: Token | undefined) => /^(0|EXIT_SUCCESS|SUCCESS|true)$/.test(token?.text ?? '');

/** `if (fork() == 0) { …; _exit(0); }`: a child ends, and the parent asks how. */
function isForked(tokens: readonly Token[], at: number): boolean {
  const before = tokens.slice(Math.max(0, at - 40), at).map(({ text }) => text);
  return before.includes('fork') && !before.slice(before.indexOf('fork')).includes('}');
}

/** `if (!isMainThread) { …; process.exit(0) }`: a thread ends, and what waits for it goes on. */
function isWorker(tokens: readonly Token[], at: number): boolean {
  const before = tokens.slice(Math.max(0, at - 60), at).map(({ text }) => text);
  const guard = before.lastIndexOf('isMainThread');
  return guard > 0 && before[guard - 1] === '!' && !before.slice(guard).includes('}');
}

/** Nothing that is started by its name is loaded by tests. */
const isOwnProgram = ({ role, base, attempt }: ChangedCode) =>
  role === 'production' && base === undefined && attempt?.startsWith('#!') === true;

/** A program of its own may end itself. */
function isProgram({ path, base, attempt }: ChangedCode): boolean {
  if (attempt?.startsWith('#!')) return true;
  if (/(^|\/)(bin|cli|cmd|scripts?|tools|commands|examples?)\//.test(path)) return true;
  if (/(^|\/)(([\w.]+[-_])?(bin|cli)|main|__main__|Main)\.\w+$/.test(path)) return true;
  const starts = /(^|\/)(index|server|app|manage|Program|run|start)\.\w+$/.test(path);
  return starts && /main|argv|listen|args/i.test(base ?? attempt ?? '');
}
