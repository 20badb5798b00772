/** The scripts that the test command runs: package.json, composer.json, Makefile, shell scripts, build files, CI. */

import type { TamperFinding } from '../run/verification.ts';
import { compareBuildFile } from './build-files.ts';
import { type ChangedFile, finding } from './changed-file.ts';
import { compareSettings } from './compare-settings.ts';
import { setByRunners } from './detection.ts';
import { manifestScripts } from './manifest-scripts.ts';
import { forgiving, weakerCommand } from './shell.ts';
import { clip, runsTests } from './shell-words.ts';

export interface ScriptContext {
  commands: { build?: string; test?: string };
}

/** Findings about one file that holds commands. */
export function compareScripts(file: ChangedFile, context: ScriptContext): TamperFinding[] {
  const name = file.path.slice(file.path.lastIndexOf('/') + 1).toLowerCase();
  if (name === 'package.json' || name === 'composer.json' || name === 'deno.json') {
    return [
      ...manifestScripts(file, context.commands),
      ...compareSettings(file, /^(jest|mocha|ava|tap|nyc|c8|vitest|config)\b/),
    ];
  }
  if (name === 'pyproject.toml' || name === 'setup.cfg')
    return compareSettings(file, /pytest|coverage|tox|nox|hatch|poe|pdm|taskipy/);
  if (name === 'cargo.toml')
    return compareSettings(file, /^(lib|bin|test|package|alias)\b.*(test|harness|doctest|autotests|path)$/);
  if (name === 'pom.xml' || /\.(gradle|kts|gemspec|props|csproj)$/.test(name)) return compareBuildFile(file);
  return lineCommands(file);
}

/** Where the tests lie and may write: a helper of theirs loads and keeps files by it. */
const placeOfTests = /\bBATS_(?:TEST_(?:DIRNAME|FILENAME|TMPDIR)|FILE_TMPDIR|SUITE_TMPDIR|RUN_TMPDIR|TMPDIR)\b/g;
const inTestFolder = /(^|\/)(?:tests?|specs?|t|bats)\//;
const speaksOfTests =
  /\b(?:tests?|specs?|checks?|bats|prove|pytest|jest|vitest|mocha|rspec|phpunit|cargo|gradle|mvn|ctest|make)\b|_test|test_|\bexit\b[^\n]{0,40}\$/i;
/** `((a < b)) && echo -1 || echo 1`: neither word says how something ended. */
const choosesWord =
  /&& (?:echo|printf) (?!["']?(?:ok|pass|fail|err|success|green|red|done|warn)\w*)\S{1,40} \|\| (?:echo|printf) (?!["']?(?:ok|pass|fail|err|success|green|red|done|warn)\w*)\S{1,40}(?:\s*;.*)?$/i;
const takesDown = /^\s*\w+=\$\(.*\)\s*\|\|\s*true\s*$/;

/** Makefile, shell script, Rakefile, tox, CI: new lines that forgive, and lines that ran the tests and run less now. */
function lineCommands(file: ChangedFile): TamperFinding[] {
  const base = file.base?.lines ?? [];
  const tree = file.tree?.lines ?? [];
  const isNew = file.base === undefined;
  const findings: TamperFinding[] = [];
  const told = new Set<number>();
  const weakens = (line: number | undefined, rule: string, message: string) => {
    if (line !== undefined) told.add(line);
    findings.push(finding('weakens', rule, file.path, line, message));
  };
  const known = new Set(base.map((line) => line.trim()));
  const kept = new Set(tree);
  const strict = (lines: readonly string[]) => lines.some((line) => /^\s*set -\w*e|^#!.*\s-\w*e/.test(line));
  if (strict(base) && !strict(tree) && tree.length > 0 && /\.(sh|bash)$/.test(file.path)) {
    weakens(1, 'exit-code-ignored', '`set -e` is gone, so the script goes on behind a failure');
  }
  // A script of production that chooses between two words to print.
  const runsTestsAtAll = inTestFolder.test(file.path) || [...base, ...tree].some((line) => speaksOfTests.test(line));
  const isStricter = !strict(base) && strict(tree);
  const oldRuns = base.filter((line) => runsHere(line) && !kept.has(line));
  const newRuns: { line: number; text: string }[] = [];

  for (const [index, text] of tree.entries()) {
    const number = index + 1;
    if (!file.newLines.has(number) || isComment(text) || tidiesUp(text)) continue;
    // Before `set -e` the status of what is only taken down went unheard as well.
    if (isStricter && takesDown.test(text)) continue;
    if (setByRunners.test(inTestFolder.test(file.path) ? text.replaceAll(placeOfTests, '') : text))
      weakens(number, 'detects-tests', 'the script asks whether it is being tested');
    if (runsHere(text)) newRuns.push({ line: number, text });
    if (!isNew && !runsTestsAtAll && choosesWord.test(text)) continue;
    const weak = forgiving(plain(text), known.has(text.trim()) ? text : '');
    if (weak !== undefined && (isNew ? runsTests(text) : file.kind !== 'ci' || ofTests(tree, number)))
      weakens(number, weak.rule, weak.message);
    else if (ignoresFailure(text, file, known))
      weakens(number, 'exit-code-ignored', `\`${clip(text.trim())}\` goes on behind a failure`);
  }
  // A CI file runs much beside these tests, and none of it decides here: its other changes are only shown. Elsewhere a line
  // that goes while others run tests was one of many.
  const runsOn = file.kind === 'ci' || file.tree === undefined || tree.some(runsHere);
  for (const [index, before] of file.kind === 'ci' ? [] : oldRuns.slice(0, 50).entries()) {
    const after = newRuns[index];
    if (after === undefined) {
      if (runsOn || namesAsMany(before, tree, file.newLines)) continue;
      const step = base.indexOf(before) + 1;
      weakens(
        undefined,
        'test-command-replaced',
        `a line that ran the tests is gone (line ${step}: \`${clip(before.trim())}\`)`,
      );
      continue;
    }
    const weak = weakerCommand(plain(before), plain(after.text));
    if (weak !== undefined && !told.has(after.line)) weakens(after.line, weak.rule, weak.message);
  }
  return [
    ...findings,
    ...(file.kind === 'ci'
      ? compareSettings(file, /(continue-on-error|allow_failure|continueOnError|fail_ci_if_error|if)$/).filter(
          ({ line }) => ofTests(tree, line ?? 1),
        )
      : []),
  ];
}

/** The patterns of files that it named stand in a new line, and new lines leave nothing out and ask for no condition. */
function namesAsMany(before: string, tree: readonly string[], newLines: ChangedFile['newLines']): boolean {
  const patterns = before.match(/(['"])[^'"*]*\*[^'"]*\1/g) ?? [];
  const fresh = tree.filter((line, at) => newLines.has(at + 1) && !isComment(line));
  const isLess = fresh.some((line) =>
    /exclu|rej|delete|select|filter|grep|\b(?:if|unless|without|first|take|sample|skip)\b|[!?\]]\s*-\s*[[\w]|!/.test(
      line,
    ),
  );
  return patterns.length > 0 && !isLess && patterns.every((one) => fresh.some((line) => line.includes(one)));
}

/** Whether the step of the CI file that the line stands in runs tests; what stands in none holds for all of them. */
function ofTests(lines: readonly string[], line: number): boolean {
  const begins = (at: number) => /^\s*- /.test(lines[at] ?? '');
  let from = line - 1;
  while (from > 0 && !begins(from) && (lines[from] ?? '').trim() !== '') from--;
  if (!begins(from)) return true;
  let to = from + 1;
  while (to < lines.length && !begins(to)) to++;
  return lines.slice(from, to).some(runsHere);
}

/** A recipe or YAML line without its own syntax: the tab, `-`, `@`, `run:`. */
function plain(line: string): string {
  return line
    .trim()
    .replace(/^(- )?(run|script|command|cmd|sh|system|exec|name)\s*[:(]?\s*/, '')
    .replace(/^[@-]+/, '');
}

/** A line that installs a runner runs no tests. */
function runsHere(line: string): boolean {
  return !isComment(line) && !/\b(install|gem|add)\b|^\s*(?:import|from)\s/.test(line) && runsTests(plain(line));
}

/** What makes room and sweeps up decides nothing, whether it fails or not. */
function tidiesUp(line: string): boolean {
  return /^[\s@-]*(mkdir|rm|rmdir|find|touch|test -|\[)\s[^;&]*(\|\| true)?$/.test(line) && !runsTests(line);
}

function isComment(line: string): boolean {
  return /^\s*(#(?!!)|\/\/|REM )/.test(line);
}

function ignoresFailure(text: string, file: ChangedFile, known: ReadonlySet<string>): boolean {
  const make = /(^|\/)(gnu)?makefile$|\.mk$/i.test(file.path);
  if (make && /^\t@?-/.test(text)) return !known.has(text.trim());
  if (
    make &&
    /^(\.IGNORE|SHELL\s*[:?]?=|\.SHELLFLAGS|MAKEFLAGS\s*[:+?]?=\s*(?:[a-z]*i|(?:\S+\s+)*(?:-[a-zA-Z]*i|--ignore-errors)))/.test(
      text,
    )
  )
    return true;
  return /ignore_outcome\s*=\s*true|fail_on_error\s*=\s*false|set \+o (errexit|pipefail)/i.test(text);
}
