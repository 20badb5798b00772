/** Shell commands that run tests: what makes one forgive a failure, run less, or run something else. */

import { clip, runnersOf, runs, split } from './shell-words.ts';

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
  return undefined;
}

const weakFlags =
  /^(--passWithNoTests|--pass-with-no-tests|--testPathIgnorePatterns|--testNamePattern|--testPathPatterns?|--test-name-pattern|--test-skip-pattern|--test-only|-t|--grep|-g|--fgrep|--invert|-k|--ignore|--ignore-glob|--deselect|--exclude|--skip|-run|--run|-short|--short|--dry-run|--dryRun|--collect-only|--co|--no-run|--list|--listTests|--help|--version|-u|--update|--updateSnapshot|--update-snapshots|--snapshot-update|-DskipTests\S*|-Dmaven\.test\.\S*|-Dtest|-Dsurefire\S*|--exclude-task|--exclude-group|--exclude-pattern|--exclude-testsuite|--tag|--tags|--filter|--group|--testsuite|--onlyChanged|--changed|--changedSince|--lastCommit|--related|--findRelatedTests|--lf|--last-failed|--shard|--retries|--retry|--reruns|--lib|--bins|--doc|--fail-never|-fn|--ignore-errors|-i|--noconftest|-O|-OO|-da|-disableassertions|--tests|--no-cov|--no-coverage|--only-failures|--example|-e|--suite|--no-tests|--allow-only|--no-forbid-only|--no-fail|--if-present|--init-command|--no-configuration)$/;

/** Flags that run less. */
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
  if (weak === undefined) return undefined;
  return { rule: 'test-command-narrowed', message: `\`${clip(weak)}\` makes the command run or demand less` };
}
/** Environment that loads code into the runner or selects tests. */
const loads =
  /^(NODE_OPTIONS|PYTEST_ADDOPTS|RUBYOPT|GOFLAGS|JAVA_TOOL_OPTIONS)=.*(--require|--import|--loader|-r\b|--test|-k\b|-m\b|-p\b|--ignore|--deselect|--co|-run|-tags|-D|-javaagent)|^(PYTHONOPTIMIZE|PYTHONPATH|UPDATE_\w+|SKIP\w*)=/;

function flagName(word: string): string {
  if (/^-D/.test(word) || !word.startsWith('-')) return word.replace(/^(-Dtest|-DskipTests)=.*/, '$1');
  return word.split('=')[0] ?? word;
}
