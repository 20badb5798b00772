/** The command that runs only the tests that failed. */

import type { TestFailure } from '../run/verification.ts';
import { quoted } from '../text/shell-quote.ts';
import { isPlain, type Picked, selections } from './pick-runners.ts';

export interface PickInput {
  /** The whole suite's command, as it is run. */
  command: string;
  failures: readonly TestFailure[];
  /** Runners recognised in the output: counts where a failure does not name its own and there is one only. */
  runners?: readonly string[];
  /** A script of package.json by name: what `npm test` and its like run. */
  script?: (name: string) => string | undefined;
}

/** More than these are run as a whole: a longer command saves nothing and may not fit. */
const mostTests = 60;
const longestCommand = 8000;

/**
 * That command, or undefined where it cannot be known: an unknown runner, several of them, a file that could not be
 * loaded without a name, a command with pipes or variables. Test names are hostile text: they are quoted for the shell,
 * and on the way through a script runner, which quotes in its own way, only what no quoting can change is let through.
 * A picked run that is green proves nothing about the others.
 */
export function pickCommand(input: PickInput): string | undefined {
  const { command, failures, runners = [], script = () => undefined } = input;
  if (failures.length === 0 || failures.length > mostTests) return undefined;
  const only = runners.length === 1 ? runners[0] : undefined;
  const named = new Set(failures.map((failure) => failure.runner ?? only));
  const [runner] = named;
  if (runner === undefined || named.size > 1 || failures.some(({ kind }) => kind === 'compile')) return undefined;
  if (failures.some(({ name, file }) => hasControl(name) || hasControl(file ?? ''))) return undefined;

  const { before, last } = lastCommand(command);
  const through = scriptOf(last, script);
  const words = wordsOf(through === undefined ? last : lastCommand(through.script).last);
  const select = selections[runner];
  if (words === undefined || select === undefined) return undefined;
  const picked = select(words, failures);
  if (picked === undefined) return undefined;

  const whole = through === undefined ? picked.command : viaScript(through, picked, words);
  return whole === undefined || whole.length > longestCommand ? undefined : before + whole;
}

/** Everything up to the last `&&` is kept as it is. */
function lastCommand(command: string): { before: string; last: string } {
  const at = command.lastIndexOf('&&');
  return at < 0
    ? { before: '', last: command.trim() }
    : { before: command.slice(0, at + 3), last: command.slice(at + 2).trim() };
}

interface Script {
  name: string;
  script: string;
  /** `npm test`, and what separates its arguments from the script's. */
  call: string;
  separator: string;
  /** Other scripts that run with it. */
  hooked: boolean;
}

/** The package.json script that this command runs. */
function scriptOf(command: string, find: (name: string) => string | undefined): Script | undefined {
  const match = /^(npm|pnpm|yarn|bun)(?: (?:run|run-script))? ([\w:.-]{1,100})(?: --silent| -s)?$/.exec(
    command.replace(/^npm (?:t|tst)$/, 'npm test'),
  );
  const [, manager = '', name = ''] = match ?? [];
  const script = find(name);
  if (script === undefined) return undefined;
  const hooked = [`pre${name}`, `post${name}`].some((each) => find(each) !== undefined);
  return { name, script, call: command, separator: manager === 'npm' ? ' --' : '', hooked };
}

function viaScript(through: Script, picked: Picked, words: readonly string[]): string | undefined {
  if (picked.appended !== undefined) {
    if (!picked.appended.every(isPlain)) return undefined;
    return `${through.call}${through.separator} ${picked.appended.map(quoted).join(' ')}`;
  }
  // Run without its script runner, a script misses what runs before it, and its own commands before the last.
  const alone = !through.hooked && !through.script.includes('&&');
  const program = words[0] ?? '';
  return alone && (program === 'node' || program.includes('/')) ? picked.command : undefined;
}

/** The words of a simple command; undefined where a shell would do more than split it. Leading `NAME=value` and cross-env stay. */
function wordsOf(command: string): string[] | undefined {
  const words: string[] = [];
  for (const match of command.matchAll(/'([^']*)'|"([^"$`\\]*)"|([^\s'"]+)|(\S)/g)) {
    const bare = match[3];
    if (match[4] !== undefined) return undefined;
    if (bare !== undefined && /[&|;<>`$(){}\\#]/.test(bare)) return undefined;
    words.push(match[1] ?? match[2] ?? bare ?? '');
  }
  return words;
}

function hasControl(text: string): boolean {
  return /[\u0000-\u001f\u007f\u2028\u2029]/.test(text);
}
