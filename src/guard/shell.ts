/** Shell commands that run tests: what makes one forgive a failure, run less, or run something else. */

import { clip, runnersOf, runs, segments, split } from './shell-words.ts';

export interface WeakCommand {
  rule: string;
  message: string;
}

/** What the new command of a test no longer does; undefined where it does at least what the old one did. */
export function weakerCommand(before: string, after: string): WeakCommand | undefined {
  const known = new Set(runnersOf(split(before)));
  // Another runner has other words.
  const same = known.size === 0 || runnersOf(split(after)).some((runner) => known.has(runner));
  return forgiving(after, before) ?? fewerSteps(before, after) ?? (same ? narrower(before, after) : undefined);
}

const nothing = /^(true|:|echo|printf|exit|\/bin\/true|sleep|date|pwd|ls)$/;

/** A command whose exit code no longer tells about the tests. `before` may have been so already. */
export function forgiving(command: string, before = ''): WeakCommand | undefined {
  const words = split(command);
  const old = new Set(split(before));
  const runner = words.findIndex((word) => runs([word]));
  const conditional = /\b(if|case|then)\b/.test(command);
  for (const [index, word] of words.entries()) {
    if (old.has(word)) continue;
    const next = words[index + 1] ?? '';
    const behind = runner !== -1 && runner < index;
    const succeeds = (nothing.test(next) || (word === '||' && next === 'set')) && !isFailingExit(words, index + 1);
    const message =
      word === '||' && succeeds
        ? `\`|| ${next}\` turns every failure into success`
        : /^[;&]$/.test(word) && behind && (succeeds || index === words.length - 1)
          ? `the exit code of what follows \`${word}\` counts, not that of the tests`
          : word === '|' && behind && !command.includes('pipefail')
            ? 'the exit code of a pipe is that of its last command'
            : word === 'exit' && next === '0' && !conditional
              ? '`exit 0` ends the script with success'
              : word === 'set' && next === '+e'
                ? '`set +e` goes on behind a failure'
                : word === '!' && index === 0
                  ? '`!` turns the exit code around'
                  : word === 'trap' && /exit 0/.test(command)
                    ? 'a trap ends the script with success'
                    : undefined;
    if (message !== undefined) return { rule: 'exit-code-ignored', message };
  }
  return undefined;
}

function isFailingExit(words: readonly string[], index: number): boolean {
  return words[index] === 'exit' && words[index + 1] !== '0' && words[index + 1] !== undefined;
}

function fewerSteps(before: string, after: string): WeakCommand | undefined {
  const was = runnersOf(split(before));
  const now = runnersOf(split(after));
  if (was.length > 0 && now.length === 0)
    return { rule: 'test-command-replaced', message: `the command no longer runs the tests: \`${clip(after)}\`` };
  const steps = segments(before).filter((step) => !nothing.test(step[0] ?? ''));
  const left = segments(after).filter(runs).length;
  const lost = steps.filter(runs)[left];
  if (lost !== undefined)
    return {
      rule: 'test-command-replaced',
      message: `a step of the test command is gone: \`${clip(lost.join(' '))}\``,
    };
  return undefined;
}

const weakFlags =
  /^(--passWithNoTests|--pass-with-no-tests|--testPathIgnorePatterns|--testNamePattern|--testPathPatterns?|--test-name-pattern|--test-skip-pattern|--test-only|-t|--grep|-g|--fgrep|--invert|-k|--ignore|--ignore-glob|--deselect|--exclude|--skip|-run|--run|-short|--short|--dry-run|--dryRun|--collect-only|--co|--no-run|--list|--listTests|--help|--version|-u|--update|--updateSnapshot|--update-snapshots|--snapshot-update|-DskipTests\S*|-Dmaven\.test\.\S*|-Dtest|-Dsurefire\S*|--exclude-task|--exclude-group|--exclude-pattern|--exclude-testsuite|--tag|--tags|--filter|--group|--testsuite|--onlyChanged|--changed|--changedSince|--lastCommit|--related|--findRelatedTests|--lf|--last-failed|--shard|--retries|--retry|--reruns|--lib|--bins|--doc|--fail-never|-fn|--ignore-errors|-i|--noconftest|-O|-OO|-da|-disableassertions|--tests|--no-cov|--no-coverage|--only-failures|--example|-e|--suite|--no-tests|--allow-only|--no-forbid-only|--no-fail|--if-present|--init-command|--no-configuration)$/;
const flagsWithValue =
  /^(-c|--config|--reporter|-r|--require|--import|--loader|--project|-p|--tsconfig|--env-file|--timeout|-n|--root|--max-warnings|--cov|--cov-report|--coverage-dir|--env|--outputFile|--format|-f|--out|-o|-j|--jobs|--workers|--maxWorkers|--parallel|--seed|-W|--bootstrap|--log-junit|--pool)$/;

/** Flags that run less, and paths that leave the others out. */
function narrower(before: string, after: string): WeakCommand | undefined {
  const now = split(after);
  const old = new Set(split(before).map(flagName));
  const weak = now.find((word, at) => {
    const flag = flagName(word);
    const marks = flag === '-m' && now.slice(0, at).some((one) => /^(pytest|py\.test)$/.test(one));
    const excludes = flag === '-x' && /gradle/.test(after);
    // Go's, which as a rule only leaves out results that are kept.
    const none = word === '-count=0' || (word === '-count' && now[at + 1] === '0');
    return !old.has(flag) && (weakFlags.test(flag) || marks || excludes || none || loads.test(word));
  });
  const message = weak === undefined ? undefined : `\`${clip(weak)}\` makes the command run or demand less`;
  return message === undefined ? otherPaths(before, after) : { rule: 'test-command-narrowed', message };
}
/** Environment that loads code into the runner or selects tests. */
const loads =
  /^(NODE_OPTIONS|PYTEST_ADDOPTS|RUBYOPT|GOFLAGS|JAVA_TOOL_OPTIONS)=.*(--require|--import|--loader|-r\b|--test|-k\b|-m\b|-p\b|--ignore|--deselect|--co|-run|-tags|-D|-javaagent)|^(PYTHONOPTIMIZE|PYTHONPATH|UPDATE_\w+|SKIP\w*)=/;

function otherPaths(before: string, after: string): WeakCommand | undefined {
  const was = pathsOf(before);
  const now = pathsOf(after);
  const added = now.filter((path) => !was.includes(path));
  const gone = was.filter((path) => !now.includes(path));
  if (now.length === 0 || (gone.length === 0 && was.length > 0)) return undefined;
  if (gone.length === 0 && added.length === 0) return undefined;
  // One file, or a part of what ran; another folder or pattern is another name for the tests.
  const part = (path: string) =>
    !/[*?[{]/.test(path) &&
    (/\.\w+$/.test(path) ||
      was.length === 0 ||
      gone.some((old) => path.startsWith(`${old.replace(/\/?[^/]*\*.*$/, '')}/`)));
  if (!now.some(part)) return undefined;
  return { rule: 'test-command-narrowed', message: `the command runs only ${now.slice(0, 3).join(' ')} now` };
}

/** Arguments behind a runner that name files or folders. */
function pathsOf(command: string): string[] {
  const paths: string[] = [];
  for (const step of segments(command)) {
    const runner = step.findIndex((word) => runs([word]));
    if (runner === -1) continue;
    for (let at = runner + 1; at < step.length; at++) {
      const word = step[at] ?? '';
      if (
        flagsWithValue.test(step[at - 1] ?? '') ||
        // An option, or a package of a scope.
        /^[-@]/.test(word) ||
        /^\d*[<>]/.test(word) ||
        /^\d*[<>]/.test(step[at - 1] ?? '')
      )
        continue;
      if (/[/.*]|test|spec/.test(word)) paths.push(word);
    }
  }
  return paths;
}

function flagName(word: string): string {
  if (/^-D/.test(word) || !word.startsWith('-')) return word.replace(/^(-Dtest|-DskipTests)=.*/, '$1');
  return word.split('=')[0] ?? word;
}
