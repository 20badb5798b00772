/** Settings of test runners and coverage before and after: thresholds, what is left out, what is forgiven. */

import type { TamperFinding } from '../run/verification.ts';
import { type ChangedFile, finding } from './changed-file.ts';
import { readSettings, type Setting } from './settings.ts';
import { forgiving, weakerCommand } from './shell.ts';

/** Findings about one configuration file. Keys outside `within`, where given, are not the tests' business. */
export async function compareSettings(file: ChangedFile, within = /./): Promise<TamperFinding[]> {
  if (!holdsSettings(file)) return [];
  const read = async (side: ChangedFile['base']) => {
    const settings = side === undefined ? [] : await readSettings(side.path, side.text);
    return byKey(settings.filter(({ key }) => within.test(key)));
  };
  const [before, after] = [await read(file.base), await read(file.tree)];
  const findings: TamperFinding[] = [];
  const told = new Set<number>();
  for (const [key, setting] of [...after, ...[...before].filter(([key]) => !after.has(key))]) {
    const [was, now] = [before.get(key)?.values, after.get(key)?.values];
    if (was?.join('\n') === now?.join('\n')) continue;
    const line = now === undefined ? undefined : setting.line;
    const judged = line !== undefined && told.has(line) ? undefined : judge(setting, was, now, file);
    if (judged === undefined) continue;
    if (line !== undefined) told.add(line);
    findings.push(finding('weakens', judged.rule, file.path, line, `${key}${judged.says}`));
  }
  return findings;
}

/** Code that the runner loads (conftest.py, a setup file) is read as code, not as settings; the last two are never published. */
function holdsSettings({ language, path }: ChangedFile): boolean {
  if (language === undefined) return !/(^|\/)\.(npmrc|env(\.[\w.-]+)?)$/.test(path);
  if (language !== 'javascript') return language === 'kotlin' || language === 'java';
  return /(config|conf|rc|workspace)(\.[\w-]+)*\.\w+$/.test(path);
}

/** Settings of one key together, at the line of the last. */
function byKey(settings: readonly Setting[]): Map<string, Setting> {
  const keys = new Map<string, Setting>();
  for (const setting of settings) {
    const known = keys.get(setting.key);
    const values = setting.values.map(plainFolder);
    known?.values.push(...values);
    if (known === undefined) keys.set(setting.key, { ...setting, values });
    else if (values.length > 0) known.line = setting.line;
  }
  return keys;
}

/** `./tests/` is `tests`. */
function plainFolder(value: string): string {
  return /^\.\/[\w./-]*\w/.test(value) || /^[\w./-]+\/$/.test(value) ? value.replace(/^\.\/|\/$/g, '') : value;
}

const threshold =
  /^(branches|functions|lines|statements|regions|global|fail_under|fail-under|failUnder|cov-fail-under|minimum|minimum_coverage|minimum_coverage_by_file|minimumCoverage|min|target|lineCoverage|coverageThreshold|thresholds?|minCoverage|check-coverage|checkCoverage|lowUpperBound|highLowerBound)$/;
const excludes =
  /^(excludes?|excluded|excludedGroups|excludeTags|excludeTestsMatching|testPathIgnorePatterns|modulePathIgnorePatterns|watchPathIgnorePatterns|testIgnore|ignore|ignores|ignored|ignorePatterns|coveragePathIgnorePatterns|norecursedirs|collect_ignore|collect_ignore_glob|omit|exclude_lines|exclude_also|exclude-group|skip|deselect|specIgnore|add_filter|exclude_dir)$/;
const includes =
  /^(include|includes|testMatch|testRegex|spec|specs|testpaths|python_files|python_classes|python_functions|testDir|roots|projects|files|file|directory|suffix|groups|includeTags|includeTestsMatching|test_files|pattern|testNamePattern|grep|fgrep|filter|testName|tags)$/;
const selects =
  /^(testNamePattern|grep|fgrep|invert|grepInvert|testNamePattern|filter|tags|groups|excludedGroups|onlyChanged|changed|shard|only)$/;
const forgives =
  /^(passWithNoTests|pass-with-no-tests|allowOnly|allow-only|dangerouslyIgnoreUnhandledErrors|skipTests|skip|skipITs|maven\.test\.skip|testFailureIgnore|maven\.test\.failure\.ignore|ignoreFailures|ignoreExitValue|isIgnoreFailures|isIgnoreExitValue|updateSnapshot|update|dryRun|dry-run|ignore_outcome|ignore_errors|listTests|collectOnly|onlyChanged|skip_covered_fail|informational|ignoreTestFailures|\.IGNORE)$/;
const demands =
  /^(forbidOnly|forbid-only|strict|xfail_strict|failOnWarning|failOnRisky|failOnSkipped|failOnIncomplete|failOnEmptyTestSuite|failOnDeprecation|failOnNotice|failIfNoTests|failOnNoDiscoveredTests|failIfNoSpecifiedTests|beStrictAbout\w+|errorOnDeprecated|check-coverage|checkCoverage|enabled|isEnabled|autotests|harness|doctest|test|haltOnFailure|enableAssertions|restoreMocks|warnings_as_errors|branch)$/;
const retries =
  /^(retry|retries|retryTimes|reruns|flaky|rerunFailingTestsCount|maxRetries|surefire\.rerunFailingTestsCount|max_flaky)$/;
const commands = /^(addopts|commands?|commands_pre|script|run|test|args|options|additionalArgs|argLine|jvmArgs|xml)$/;
const variables =
  /^(NODE_OPTIONS|NODE_PATH|PYTHONPATH|RUBYOPT|RUBYLIB|RUSTFLAGS|GOFLAGS|JEST_\w+|VITEST_\w+|UPDATE_SNAPSHOTS?)$/i;
const harmless =
  /(^|[/*])(node_modules|dist|build|coverage|\.git|vendor|venv|\.venv|target|out|\.next|\.cache|tmp|__pycache__|\.tox|generated)([/*]|$)/;

/** On where nothing is said. */
const defaults = /^(test|beStrictAboutTestsThatDoNotTestAnything)$/;

function judge({ name, key }: Setting, was: string[] | undefined, now: string[] | undefined, file: ChangedFile) {
  const isNew = file.base === undefined;
  const isOn = (values: string[] | undefined) => /^(true|True|1|on|yes)$/.test(values?.[0] ?? '');
  const told = (rule: string, says: string) => ({ rule, says });
  const isThreshold = threshold.test(name) || /threshold|fail.under|minimum/i.test(key);
  if (now === undefined) {
    const isFlag = /^(--strict|--strict-markers|--forbid-only|--check-coverage|--fail-fast|--require)/.test(key);
    if (isThreshold && !Number.isNaN(number(was)) && was?.length !== 0) return told('coverage-lowered', ' is gone');
    if (isFlag || (demands.test(name) && isOn(was) && !defaults.test(name)))
      return told('check-switched-off', ' is gone');
    const isSuite = includes.test(name) && file.kind === 'test-config' && was?.length !== 0;
    return isSuite && /testsuite|projects/.test(key) ? told('tests-narrowed', ' is gone') : undefined;
  }
  const added = now.filter((value) => !was?.includes(value));
  const [first = ''] = now;
  const [before, after] = [number(was), number(now)];
  const isLower = name === 'threshold' && file.kind === 'coverage' ? after > before : after < before;
  if (isThreshold && was !== undefined && isLower)
    return told('coverage-lowered', ` was lowered (${before} → ${after})`);
  if (/^--?[\w-]/.test(key) && !isNew && weakerCommand('pytest', `pytest ${key}`))
    return told('tests-selected', ' runs or demands less');
  if (forgives.test(name) && (isOn(now) || (now.length === 0 && was === undefined)) && !isOn(was))
    return told('failures-forgiven', ' lets failures pass');
  if (demands.test(name) && !isNew && /^(false|False|0|no|off|never)$/.test(first))
    return told('check-switched-off', ' was switched off');
  if (retries.test(name) && after > before) return told('retries-added', ' runs a failing test again until it passes');
  if (variables.test(name) && !/^(false|development|test|production)?$/.test(first))
    return told('runner-environment', ' changes what the test runner does');
  // What coverage leaves out is run all the same.
  const coverage = file.kind === 'coverage' || /(^|\.)(coverage|nyc|c8)\./.test(key);
  const leavesOut = (/\.(xml|dist)$/.test(file.path) ? key.split('.') : [name]).some((part) => excludes.test(part));
  const left = leavesOut && !coverage ? added.find((value) => !harmless.test(value)) : undefined;
  if (left !== undefined) return told('tests-excluded', ` leaves out ${left}`);
  if (selects.test(name) && added.length > 0) return told('tests-selected', ' runs only some of the tests');
  const begins = was === undefined && now.length > 0 && !coverage && first !== 'Test.php';
  if (includes.test(name) && !isNew && (begins || was?.some((value) => !now.includes(value))))
    return told('tests-narrowed', ' finds other tests than before');
  if (!commands.test(name)) return undefined;
  const weaker = was === undefined ? forgiving(now.join(' ')) : weakerCommand(was.join(' '), now.join(' '));
  const flagged =
    was === undefined && name === 'addopts' ? weakerCommand('pytest', `pytest ${now.join(' ')}`) : undefined;
  if (weaker !== undefined) return told(weaker.rule, `: ${weaker.message}`);
  return flagged === undefined ? undefined : told('tests-selected', `: ${flagged.message}`);
}

function number(values: readonly string[] | undefined): number {
  const value = Number.parseFloat((values?.at(-1) ?? '').replace('%', ''));
  return Number.isNaN(value) ? (values === undefined ? 0 : Number.NaN) : value;
}
