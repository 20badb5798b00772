/** Settings of test runners and coverage before and after: thresholds, what is left out, what is forgiven. */

import type { TamperFinding } from '../run/verification.ts';
import { type ChangedFile, finding } from './changed-file.ts';
import { isTestPath } from './classify.ts';
import { readSettings, type Setting } from './settings.ts';
import { forgiving, weakerCommand } from './shell.ts';

/** Findings about one configuration file. Keys outside `within`, where given, are not the tests' business. */
export function compareSettings(file: ChangedFile, within?: RegExp): TamperFinding[] {
  if (!holdsSettings(file)) return [];
  const read = (text: string | undefined, path: string) =>
    (text === undefined ? [] : readSettings(path, text)).filter(({ key }) => within === undefined || within.test(key));
  const before = byKey(read(file.base?.text, file.base?.path ?? file.path));
  const after = byKey(read(file.tree?.text, file.path));
  const isNew = file.base === undefined;
  const findings: TamperFinding[] = [];
  const told = new Set<number>();
  const weakens = (rule: string, line: number | undefined, message: string) =>
    findings.push(finding('weakens', rule, file.path, line, message));

  for (const setting of after.values()) {
    const was = before.get(setting.key)?.values;
    if (was !== undefined && was.join('\n') === setting.values.join('\n')) continue;
    const message = told.has(setting.line) ? undefined : judge(setting, setting.values, was, isNew, file);
    if (message === undefined) continue;
    told.add(setting.line);
    weakens(message.rule, setting.line, message.text);
  }
  if (isNew) return findings;
  for (const [key, was] of before) {
    if (after.has(key)) continue;
    const message = judgeGone(was, file);
    if (message !== undefined) weakens(message.rule, undefined, message.text);
  }
  return findings;
}

/** Code that the runner loads (conftest.py, a setup file) is read as code, not as settings. */
function holdsSettings({ language, path }: ChangedFile): boolean {
  if (language === undefined || language === 'kotlin' || language === 'java') return true;
  return language === 'javascript' && /(config|conf|rc|workspace)(\.[\w-]+)*\.\w+$/.test(path);
}

/** Settings of one key together, at the line of the last. */
function byKey(settings: readonly Setting[]): Map<string, Setting> {
  const keys = new Map<string, Setting>();
  for (const setting of settings) {
    const known = keys.get(setting.key);
    const values = setting.values.map(plainFolder);
    if (known === undefined) keys.set(setting.key, { ...setting, values });
    else {
      known.values.push(...values);
      if (setting.values.length > 0) known.line = setting.line;
    }
  }
  return keys;
}

/** `./tests/` is `tests`. */
function plainFolder(value: string): string {
  return /^\.\/[\w./-]*\w/.test(value) || /^[\w./-]+\/$/.test(value) ? value.replace(/^\.\/|\/$/g, '') : value;
}

interface Judged {
  rule: string;
  text: string;
}

const threshold =
  /^(branches|functions|lines|statements|regions|global|fail_under|fail-under|failUnder|cov-fail-under|minimum|minimum_coverage|minimum_coverage_by_file|minimumCoverage|min|target|lineCoverage|coverageThreshold|thresholds?|minCoverage|check-coverage|checkCoverage|lowUpperBound|highLowerBound)$/;
const asksLeast = /(?:^|\.)(?:coverageThreshold|thresholds?|[\w-]*fail.under|minimum\w*)(?:\.|$)/i;
const excludes =
  /^(excludes?|excluded|excludedGroups|excludeTags|excludeTestsMatching|testPathIgnorePatterns|modulePathIgnorePatterns|watchPathIgnorePatterns|testIgnore|ignore|ignores|ignored|ignorePatterns|coveragePathIgnorePatterns|norecursedirs|collect_ignore|collect_ignore_glob|omit|exclude_lines|exclude_also|exclude-group|skip|deselect|specIgnore|add_filter|exclude_dir)$/;
const includes =
  /^(include|includes|testMatch|testRegex|spec|specs|testpaths|python_files|python_classes|python_functions|testDir|roots|projects|files|file|directory|suffix|groups|includeTags|includeTestsMatching|test_files|pattern|testNamePattern|grep|fgrep|filter|testName|tags)$/;
const selects =
  /^(testNamePattern|grep|fgrep|invert|grepInvert|testNamePattern|filter|tags|groups|excludedGroups|onlyChanged|changed|shard|only)$/;
const forgives =
  /^(passWithNoTests|pass-with-no-tests|allowOnly|allow-only|dangerouslyIgnoreUnhandledErrors|skipTests|skip|skipITs|maven\.test\.skip|testFailureIgnore|maven\.test\.failure\.ignore|ignoreFailures|ignoreExitValue|isIgnoreFailures|isIgnoreExitValue|updateSnapshot|update|dryRun|dry-run|allow_failure|continue-on-error|continueOnError|ignore_outcome|ignore_errors|listTests|collectOnly|onlyChanged|skip_covered_fail|informational|ignoreTestFailures|\.IGNORE)$/;
const demands =
  /^(forbidOnly|forbid-only|strict|xfail_strict|failOnWarning|failOnRisky|failOnSkipped|failOnIncomplete|failOnEmptyTestSuite|failOnDeprecation|failOnNotice|failIfNoTests|failOnNoDiscoveredTests|failIfNoSpecifiedTests|beStrictAbout\w+|errorOnDeprecated|check-coverage|checkCoverage|enabled|isEnabled|autotests|harness|doctest|test|haltOnFailure|enableAssertions|restoreMocks|warnings_as_errors|branch)$/;
const retries =
  /^(retry|retries|retryTimes|reruns|flaky|rerunFailingTestsCount|maxRetries|surefire\.rerunFailingTestsCount|max_flaky)$/;
const commands = /^(addopts|commands?|commands_pre|script|run|test|args|options|additionalArgs|argLine|jvmArgs|xml)$/;
const variables =
  /^(NODE_OPTIONS|node-options|script-shell|PYTEST_ADDOPTS|PYTEST_PLUGINS|PYTHONOPTIMIZE|PYTHONSTARTUP|PYTHONPATH|NODE_PATH|RUBYOPT|RUBYLIB|JAVA_TOOL_OPTIONS|MAVEN_OPTS|MAVEN_ARGS|GRADLE_OPTS|GOFLAGS|RUSTFLAGS|CARGO_TARGET_\w+_RUNNER|PHP_INI_SCAN_DIR|LD_PRELOAD|BASH_ENV|ENV|SHELL|PERL5OPT|MAKEFLAGS|npm_config_\w+|JEST_\w+|MOCHA_\w+|VITEST_\w+|ignore-scripts|SPEC_OPTS|TESTOPTS|UPDATE_SNAPSHOTS?|INSTA_UPDATE|INSTA_FORCE_PASS|TRYBUILD|UPDATE_GOLDEN)$/i;
const harmless =
  /(^|[/*])(node_modules|dist|build|coverage|\.git|vendor|venv|\.venv|target|out|\.next|\.cache|tmp|__pycache__|\.tox|generated)([/*]|$)/;

function judge(
  setting: Setting,
  now: string[],
  was: string[] | undefined,
  isNew: boolean,
  file: ChangedFile,
): Judged | undefined {
  const { name, key } = setting;
  const added = now.filter((value) => !was?.includes(value));
  const lost = (was ?? []).filter((value) => !now.includes(value));
  const first = now[0] ?? '';
  const on = /^(true|True|1|on|yes)$/.test(first) || (now.length === 0 && was === undefined);

  if (threshold.test(name) || asksLeast.test(key)) {
    const lowered = lower(was, now, name === 'threshold' && file.kind === 'coverage');
    if (lowered !== undefined) return { rule: 'coverage-lowered', text: `${key} was lowered (${lowered})` };
  }
  if (/^--?[\w-]/.test(key) && !isNew) {
    const weaker = weakerCommand('pytest', `pytest ${key}`);
    if (weaker !== undefined) return { rule: 'tests-selected', text: `${key} runs or demands less` };
  }
  if (forgives.test(name) && on && !(was ?? []).some((value) => /^(true|1)$/.test(value)))
    return { rule: 'failures-forgiven', text: `${key} lets failures pass` };
  if (demands.test(name) && !isNew && /^(false|False|0|no|off|never)$/.test(first))
    return { rule: 'check-switched-off', text: `${key} was switched off` };
  if (retries.test(name) && number(now) > number(was))
    return { rule: 'retries-added', text: `${key} runs a failing test again until it passes` };
  // The sources stay where they were, and something else is found first: a green of both looks honest.
  if (/^(pythonpath|node_path|rubylib)$/i.test(name) && was?.[0] !== undefined) {
    const text = `${key} looks in ${first} before ${was[0]}`;
    return now.indexOf(was[0]) > 0 ? { rule: 'runner-environment', text } : undefined;
  }
  if (variables.test(name) && !/^(false|development|test|production)?$/.test(first)) return variable(key, name, now);
  const isXml = /\.(xml|dist)$/.test(file.path);
  // What coverage leaves out is run all the same.
  const coverage = file.kind === 'coverage' || /(^|\.)(coverage|nyc|c8)\./.test(key);
  const leavesOut = excludes.test(name) || (isXml && key.split('.').some((part) => excludes.test(part)));
  if (leavesOut && !coverage && added.some((value) => !harmless.test(value)))
    return { rule: 'tests-excluded', text: `${key} leaves out ${added.find((value) => !harmless.test(value)) ?? ''}` };
  if (selects.test(name) && added.length > 0)
    return { rule: 'tests-selected', text: `${key} runs only some of the tests` };
  const begins = was === undefined && now.length > 0 && !/(^|\.)coverage\./.test(key) && now[0] !== 'Test.php';
  const again = lost.filter((value) => isFile(value) && added.some((other) => fileOf(other) === fileOf(value)));
  const elsewhere = again.length > 0 && lost.every((one) => again.includes(one) || (isFile(one) && !isTestPath(one)));
  if (includes.test(name) && (isXml || !ofXml.test(name)) && !isNew && !elsewhere && (lost.length > 0 || begins))
    return { rule: 'tests-narrowed', text: `${key} finds other tests than before` };
  if (commands.test(name)) {
    const weaker = was === undefined ? forgiving(now.join(' ')) : weakerCommand(was.join(' '), now.join(' '));
    if (weaker !== undefined) return { rule: weaker.rule, text: `${key}: ${weaker.message}` };
    const flagged =
      was === undefined && name === 'addopts' ? weakerCommand('pytest', `pytest ${now.join(' ')}`) : undefined;
    if (flagged !== undefined) return { rule: 'tests-selected', text: `${key}: ${flagged.message}` };
  }
  return undefined;
}

/** Elements of PHPUnit's settings. */
const ofXml = /^(?:file|directory|suffix)$/;
const isFile = (value: string) => /\.\w+$/.test(value) && !value.includes('*');
const fileOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** Environment that reaches the runner: harmless switches apart, it loads code or selects tests. */
function variable(key: string, name: string, values: readonly string[]): Judged | undefined {
  const loads = Object.entries(loadsCode).find(([names]) => new RegExp(`^(${names})$`).test(name))?.[1];
  if (loads?.test(values.join(' ')) === false) return undefined;
  return { rule: 'runner-environment', text: `${key} changes what the test runner does` };
}
const loadsCode = {
  'NODE_OPTIONS|node-options': /--require|-r\b|--import|--loader|--test|--eval|-e\b/,
  'PYTHONPATH|NODE_PATH|RUBYLIB|ignore-scripts|ENV|GRADLE_OPTS|MAVEN_OPTS|JAVA_TOOL_OPTIONS':
    /skip|ignore|javaagent|mock|stub|fake|-r/i,
};

function lower(
  was: readonly string[] | undefined,
  now: readonly string[],
  greaterIsWeaker: boolean,
): string | undefined {
  if (was === undefined) return undefined;
  const before = number(was);
  const after = number(now);
  if (Number.isNaN(before) || Number.isNaN(after) || before === after) return undefined;
  return after < before !== greaterIsWeaker ? `${before} → ${after}` : undefined;
}

function number(values: readonly string[] | undefined): number {
  const value = Number.parseFloat((values?.at(-1) ?? '').replace('%', ''));
  return Number.isNaN(value) ? (values === undefined ? 0 : Number.NaN) : value;
}

/** On where nothing is said. */
const defaults = /^(test|beStrictAboutTestsThatDoNotTestAnything)$/;

function judgeGone(was: Setting, file: ChangedFile): Judged | undefined {
  const { name, key, values } = was;
  const strict = /^(true|True|1)$/.test(values[0] ?? '');
  if ((threshold.test(name) || asksLeast.test(key)) && !Number.isNaN(number(values)) && values.length > 0)
    return { rule: 'coverage-lowered', text: `${key} is gone` };
  // Where no coverage is measured any more, its threshold says so.
  const isUnmeasured = name === 'branch' && file.tree === undefined;
  if (demands.test(name) && strict && !defaults.test(name) && !isUnmeasured)
    return { rule: 'check-switched-off', text: `${key} is gone` };
  if (/^(--strict|--strict-markers|--forbid-only|--check-coverage|--fail-fast|--require)/.test(key))
    return { rule: 'check-switched-off', text: `${key} is gone` };
  if (includes.test(name) && file.kind === 'test-config' && values.length > 0 && /testsuite|projects/.test(key))
    return { rule: 'tests-narrowed', text: `${key} is gone` };
  return undefined;
}
