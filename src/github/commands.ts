/** Defines the commands that people write in comments, such as `/retry`, and finds a command in a comment. */

type CommandRow = { written: string; does: string } & (
  | { startsRun: true; by: 'writers' }
  /** Answered at once, by its function in command-answers.ts. What follows any other is a hint for its run. */
  | { startsRun: false; by: 'writers' | 'everybody' }
);

export const commands = {
  retry: {
    written: '/retry',
    startsRun: true,
    by: 'writers',
    does: 'continue from the branch as it is, with your hint; `/retry max-iterations=5 <hint>` also sets the number of retries',
  },
  fix: {
    written: '/redgreen fix',
    startsRun: true,
    by: 'writers',
    does: 'on any pull request of this repository, fix what is red without changing what its tests ask for',
  },
  update: {
    written: '/redgreen update',
    startsRun: true,
    by: 'writers',
    does: 'on a pull request, merge its base branch, resolve conflicts, and verify',
  },
  stop: {
    written: '/redgreen stop',
    startsRun: false,
    by: 'writers',
    does: 'end the active run; setting the label `ai-stop` does the same',
  },
  status: { written: '/redgreen status', startsRun: false, by: 'writers', does: 'show how the last run stands' },
  help: { written: '/redgreen help', startsRun: false, by: 'writers', does: 'show this list' },
} as const satisfies Record<string, CommandRow>;

type Name = keyof typeof commands;
type RunCommand = { [N in Name]: (typeof commands)[N]['startsRun'] extends true ? N : never }[Name];
export type AnsweredCommand = Exclude<Name, RunCommand>;

export type Command =
  | { name: 'retry'; hint: string; maxIterations?: number }
  | { name: Exclude<RunCommand, 'retry'>; hint: string }
  | { name: AnsweredCommand }
  | { name: 'bad-retry'; reason: string };

export const rows = Object.entries(commands) as [Name, CommandRow][];
export const commandLines = rows.map(([, { written, startsRun, does }]) => [
  `\`${written}${startsRun ? ' <hint>' : ''}\``,
  does,
]);
export const runCommands = rows.flatMap(([, { startsRun, written }]) => (startsRun ? [written] : []));

/** The largest max-iterations there is, for who does not know the repository's own limit yet. */
export const anyLimit = 10;
const maxHintChars = 5_000;

/**
 * Reads a comment's body; undefined where it holds no command. A quote, a fence, code, an HTML comment or anything else before
 * the first character of the command makes it plain text. `mention`: the name by which a run may be asked for, as `/retry` does.
 */
export function readCommand(body: string, maxIterationsLimit: number, mention?: string): Command | undefined {
  const named = mentionIn(body);
  if (named !== undefined && named.name === mention?.toLowerCase()) return { name: 'retry', hint: hintIn(named.rest) };
  if (/^\/redgreen(?:[\s:]|$)/i.test(body)) {
    const [, verb = '', rest = ''] = /^\/redgreen:?[^\S\n]+(\w+):?(?:\s([\s\S]*))?$/i.exec(body) ?? [];
    const [name] = rows.find(([, { written }]) => written === `/redgreen ${verb.toLowerCase()}`) ?? ['help' as const];
    return isAnswered(name) ? { name } : { name, hint: hintIn(rest) };
  }
  const retry = /^\/retry:?(?:\s+([\s\S]*))?$/i.exec(body);
  return retry === null ? undefined : readRetry(body, retry[1] ?? '', maxIterationsLimit);
}

/** `/retry`, then an optional `max-iterations=5` on its own line; the rest, later lines included, is the hint. */
function readRetry(body: string, rest: string, maxIterationsLimit: number): Command {
  const onFirstLine = /^\/retry:?[^\S\n]+\S/i.test(body);
  const [whole = '', value] = /^max-iterations=(\S*)\s*/.exec(onFirstLine ? rest : '') ?? [];
  const hint = hintIn(rest.slice(whole.length));
  if (value === undefined) return { name: 'retry', hint };
  const number = /^\d{1,4}$/.test(value) ? Number(value) : -1;
  if (number >= 0 && number <= maxIterationsLimit) return { name: 'retry', hint, maxIterations: number };
  const reason = `max-iterations=${value.slice(0, 20)} is not allowed: a whole number from 0 to ${maxIterationsLimit}`;
  return { name: 'bad-retry', reason };
}

/** The account that a comment begins with, and what is said to it. */
export function mentionIn(body: string): { name: string; rest: string } | undefined {
  const [, name, rest = ''] = /^@([a-z\d][a-z\d-]{0,99})[:,]?\s+(\S[\s\S]*)$/i.exec(body) ?? [];
  return name === undefined ? undefined : { name: name.toLowerCase(), rest };
}

export function isAnswered(kind: string): kind is AnsweredCommand {
  return rowOf(kind)?.startsRun === false;
}

export function isForEverybody(kind: string): boolean {
  return rowOf(kind)?.by === 'everybody';
}

function rowOf(kind: string) {
  return rows.find(([name]) => name === kind)?.[1];
}

function hintIn(rest: string) {
  return rest.replaceAll('\r\n', '\n').slice(0, maxHintChars).trim();
}
