/** The scripts that the test command runs: package.json, composer.json, Makefile, shell scripts, build files. */

import type { TamperFinding } from '../run/verification.ts';
import { type ChangedFile, finding } from './changed-file.ts';
import { compareSettings } from './compare-settings.ts';
import { setByRunners } from './detection.ts';
import { manifestScripts } from './manifest-scripts.ts';
import { forgiving, type WeakCommand, weakerCommand } from './shell.ts';
import { clip, runsTests } from './shell-words.ts';

export interface ScriptContext {
  commands: { build?: string; test?: string };
}

/** Findings about one file that holds commands. */
export async function compareScripts(file: ChangedFile, context: ScriptContext): Promise<TamperFinding[]> {
  const name = file.path.slice(file.path.lastIndexOf('/') + 1).toLowerCase();
  const ofTests = testSettings.find(([names]) => names.test(name))?.[1];
  const isManifest = /^(package|composer|deno)\.json$/.test(name);
  return [
    ...(isManifest ? manifestScripts(file, context.commands) : []),
    ...(ofTests === undefined ? lineCommands(file) : await compareSettings(file, ofTests)),
  ];
}

/** Build files carry test settings among much else: only these are compared. */
const testSettings: readonly (readonly [names: RegExp, keys: RegExp])[] = [
  [/^(package|composer|deno)\.json$/, /^(jest|mocha|ava|tap|nyc|c8|vitest|config)\b/],
  [/^(pyproject\.toml|setup\.cfg)$/, /pytest|coverage|tox|nox|hatch|poe|pdm|taskipy/],
  [/^cargo\.toml$/, /^(lib|bin|test|package|alias)\b.*(test|harness|doctest|autotests|path)$/],
  [
    /^pom\.xml$/,
    /(maven\.test|skipTests|skipITs|testFailureIgnore|surefire|failsafe|jacoco)[\w.-]*$|(surefire|failsafe)-plugin\./,
  ],
  [/\.(gradle|kts|gemspec|props|csproj)$/, /./],
];

/** Makefile, shell script, Rakefile: new lines that forgive, and lines that ran the tests and run less now. */
function lineCommands({ path, base, tree, newLines }: ChangedFile): TamperFinding[] {
  const [old, now] = [base?.lines ?? [], tree?.lines ?? []];
  const known = new Set(old.map((line) => line.trim()));
  const findings: TamperFinding[] = [];
  const weakens = (line: number | undefined, { rule, message }: WeakCommand) =>
    findings.push(finding('weakens', rule, path, line, message));
  const ignored = (message: string) => ({ rule: 'exit-code-ignored', message });

  const strict = (lines: readonly string[]) => lines.some((line) => /^\s*set -\w*e|^#!.*\s-\w*e/.test(line));
  if (strict(old) && !strict(now) && tree !== undefined && /\.(sh|bash)$/.test(path))
    weakens(1, ignored('`set -e` is gone, so the script goes on behind a failure'));
  const fresh = [...newLines]
    .map((line) => ({ line, text: now[line - 1] ?? '' }))
    .filter(({ text }) => !isComment(text) && !tidiesUp(text));
  for (const { line, text } of fresh) {
    if (setByRunners.test(text))
      weakens(line, { rule: 'detects-tests', message: 'the script asks whether it is being tested' });
    const weak = base !== undefined || runsTests(text) ? forgiving(plain(text)) : undefined;
    if (weak !== undefined) weakens(line, weak);
    else if (ignoresFailure(text, path, known))
      weakens(line, ignored(`\`${clip(text.trim())}\` goes on behind a failure`));
  }

  const told = new Set(findings.map(({ line }) => line));
  const runs = fresh.filter(({ text }) => runsHere(text));
  // A line that goes while others run tests was one of many.
  const runsOn = tree === undefined || now.some(runsHere);
  const gone = old.filter((line) => runsHere(line) && !now.includes(line)).slice(0, 50);
  for (const [index, before] of gone.entries()) {
    const after = runs[index];
    const message = `a line that ran the tests is gone (line ${old.indexOf(before) + 1}: \`${clip(before.trim())}\`)`;
    const weak = after ? weakerCommand(plain(before), plain(after.text)) : { rule: 'test-command-replaced', message };
    if (weak !== undefined && (after === undefined ? !runsOn : !told.has(after.line))) weakens(after?.line, weak);
  }
  return findings;
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
  return !isComment(line) && !/\b(install|gem|add)\b/.test(line) && runsTests(plain(line));
}

/** What makes room and sweeps up decides nothing, whether it fails or not. */
function tidiesUp(line: string): boolean {
  return /^[\s@-]*(mkdir|rm|rmdir|find|touch|test -|\[)\s[^;&]*(\|\| true)?$/.test(line) && !runsTests(line);
}

function isComment(line: string): boolean {
  return /^\s*(#(?!!)|\/\/|REM )/.test(line);
}

function ignoresFailure(text: string, path: string, known: ReadonlySet<string>): boolean {
  const make = /(^|\/)(gnu)?makefile$|\.mk$/i.test(path);
  if (make && ((/^\t@?-/.test(text) && !known.has(text.trim())) || makeIgnores.test(text))) return true;
  return /ignore_outcome\s*=\s*true|fail_on_error\s*=\s*false|set \+o (errexit|pipefail)/i.test(text);
}
const makeIgnores =
  /^(\.IGNORE|SHELL\s*[:?]?=|\.SHELLFLAGS|MAKEFLAGS\s*[:+?]?=\s*(?:[a-z]*i|(?:\S+\s+)*(?:-[a-zA-Z]*i|--ignore-errors)))/;
