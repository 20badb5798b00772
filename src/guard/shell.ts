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
  const always = (message: string): WeakCommand => ({ rule: 'exit-code-ignored', message });
  const runner = words.findIndex((word) => runs([word]));
  for (const [index, word] of words.entries()) {
    const next = words[index + 1] ?? '';
    const behind = runner !== -1 && runner < index;
    if (
      word === '||' &&
      (nothing.test(next) || next === 'set') &&
      !isFailingExit(words, index + 1) &&
      !before.includes('||')
    ) {
      return always(`\`|| ${next}\` turns every failure into success`);
    }
    if (
      (word === ';' || word === '&') &&
      nothing.test(next) &&
      !isFailingExit(words, index + 1) &&
      behind &&
      !old.has(';')
    ) {
      return always(`the exit code of what follows \`${word}\` counts, not that of the tests`);
    }
    if (word === '|' && behind && !command.includes('pipefail') && !old.has('|')) {
      return always('the exit code of a pipe is that of its last command');
    }
    if (word === '&' && behind && index === words.length - 1)
      return always('the tests run in the background, and nobody waits for them');
    if (word === 'exit' && next === '0' && !old.has('exit') && !/\b(if|case|then)\b/.test(command))
      return always('`exit 0` ends the script with success');
    if (word === 'set' && next === '+e' && !old.has('+e')) return always('`set +e` goes on behind a failure');
    if (word === '!' && index === 0 && !before.trim().startsWith('!')) return always('`!` turns the exit code around');
    if (word === 'trap' && /exit 0/.test(command) && !before.includes('trap'))
      return always('a trap ends the script with success');
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
  /^(--passWithNoTests|--pass-with-no-tests|--testPathIgnorePatterns|--testNamePattern|--testPathPatterns?|--test-name-pattern|--test-skip-pattern|--test-only|-t|--grep|-g|--fgrep|--invert|-k|--ignore|--ignore-glob|--deselect|--exclude|--skip|-run|--run|-short|--short|--dry-run|--dryRun|--collect-only|--co|--no-run|--list|--listTests|--help|--version|-u|--update|--updateSnapshot|--update-snapshots|--snapshot-update|-DskipTests\S*|-Dmaven\.test\.\S*|-Dtest|-Dsurefire\S*|--exclude-task|--exclude-group|--exclude-pattern|--exclude-testsuite|--tag|--tags|--filter|--group|--testsuite|--onlyChanged|--changed|--changedSince|--lastCommit|--related|--findRelatedTests|--lf|--last-failed|--shard|--retries|--retry|--reruns|--lib|--bins|--doc|--fail-never|-fn|--ignore-errors|-i|--noconftest|-O|-OO|-da|-disableassertions|--tests|-count|--no-cov|--no-coverage|--only-failures|--example|-e|--suite|--no-tests|--allow-only|--no-forbid-only|--no-fail|--if-present|--init-command|--no-configuration)$/;
const flagsWithValue =
  /^(-c|--config|--reporter|-r|--require|--import|--loader|--project|-p|--tsconfig|--env-file|--timeout|-n|--root|--max-warnings|--cov|--cov-report|--coverage-dir|--env|--outputFile|--format|-f|--out|-o|-j|--jobs|--workers|--maxWorkers|--parallel|--seed|-W|--bootstrap|--log-junit|--pool)$/;

/** Flags that run less, and paths that leave the others out. */
function narrower(before: string, after: string): WeakCommand | undefined {
  const was = split(before);
  const now = split(after);
  const old = new Set(was.map(flagName));
  const narrowed = (message: string): WeakCommand => ({ rule: 'test-command-narrowed', message });
  for (const [index, word] of now.entries()) {
    const flag = flagName(word);
    const marks = flag === '-m' && now.slice(0, index).some((one) => /^(pytest|py\.test)$/.test(one));
    if (old.has(flag)) {
      const lowered = lowerNumber(flag, was, now);
      if (lowered !== undefined) return narrowed(lowered);
    } else if (weakFlags.test(flag) || marks || (flag === '-x' && /gradle/.test(after))) {
      return narrowed(`\`${word}\` makes the command run or demand less`);
    } else if (
      /^(NODE_OPTIONS|PYTEST_ADDOPTS|PYTHONOPTIMIZE|PYTHONPATH|RUBYOPT|GOFLAGS|JAVA_TOOL_OPTIONS|CI|UPDATE_\w+|SKIP\w*)=/.test(
        word,
      ) &&
      bendsRunner(word)
    ) {
      return narrowed(`\`${clip(word)}\` changes what the runner does`);
    }
  }
  const missing = was.find(
    (word) =>
      /^(--coverage|--cov|--check-coverage|--cov-fail-under|--strict|--strict-markers|-Werror|--forbid-only|--all|--workspace|--all-features|--all-targets|-race|-Itest)$/.test(
        flagName(word),
      ) && !now.some((other) => flagName(other) === flagName(word)),
  );
  if (missing !== undefined) return narrowed(`\`${missing}\` is gone from the command`);
  return otherPaths(before, after);
}

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

function bendsRunner(assignment: string): boolean {
  if (/^(CI|NODE_ENV)=(1|true|test)$/.test(assignment)) return false;
  const [name = '', value = ''] = assignment.split(/=(.*)/s);
  if (/^(NODE_OPTIONS|PYTEST_ADDOPTS|RUBYOPT|GOFLAGS|JAVA_TOOL_OPTIONS|MAVEN_OPTS)$/.test(name))
    return bendingOption.test(value);
  return true;
}
const bendingOption =
  /(^|\s)(--require|--import|--loader|-r\S*|--test\S*|-k|-m|-p|--ignore\S*|--deselect|--co\S*|-run\S*|-tags\S*|-D\S*|-javaagent\S*)(?=[\s=]|$)/;

function lowerNumber(flag: string, was: readonly string[], now: readonly string[]): string | undefined {
  if (
    !/^(--cov-fail-under|--lines|--branches|--functions|--statements|--fail-under|--min|--coverage-threshold)$/.test(
      flag,
    )
  )
    return undefined;
  const before = numberBehind(flag, was);
  const after = numberBehind(flag, now);
  return before !== undefined && after !== undefined && after < before
    ? `\`${flag}\` was lowered from ${before} to ${after}`
    : undefined;
}

function numberBehind(flag: string, words: readonly string[]): number | undefined {
  const at = words.findIndex((word) => flagName(word) === flag);
  const value = Number.parseFloat(words[at]?.includes('=') ? (words[at]?.split('=')[1] ?? '') : (words[at + 1] ?? ''));
  return Number.isNaN(value) ? undefined : value;
}

function flagName(word: string): string {
  if (/^-D/.test(word) || !word.startsWith('-')) return word.replace(/^(-Dtest|-DskipTests)=.*/, '$1');
  return word.split('=')[0] ?? word;
}
