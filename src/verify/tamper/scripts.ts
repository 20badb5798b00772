/** The scripts that the test command runs: package.json, composer.json, Makefile, shell scripts, build files, CI. */

import type { TamperFinding } from '../../verification.ts';
import { type ChangedFile, finding } from './changed-file.ts';
import { compareSettings } from './compare-settings.ts';
import { clip, forgiving, runsTests, split, weakerCommand } from './shell.ts';

export interface ScriptContext {
  commands: { build?: string; test?: string };
}

/** Findings about one file that holds commands. */
export function compareScripts(file: ChangedFile, context: ScriptContext): TamperFinding[] {
  const name = file.path.slice(file.path.lastIndexOf('/') + 1).toLowerCase();
  if (name === 'package.json' || name === 'composer.json' || name === 'deno.json') {
    return [
      ...manifestScripts(file, context),
      ...compareSettings(file, /^(jest|mocha|ava|tap|nyc|c8|vitest|config)\b/),
    ];
  }
  if (name === 'pyproject.toml' || name === 'setup.cfg')
    return compareSettings(file, /pytest|coverage|tox|nox|hatch|poe|pdm|taskipy/);
  if (name === 'cargo.toml')
    return compareSettings(file, /^(lib|bin|test|package|alias)\b.*(test|harness|doctest|autotests|path)$/);
  if (name === 'pom.xml')
    return [...compareSettings(file, /surefire|failsafe|jacoco|configuration|properties/), ...forgotten(file)];
  if (/\.(gradle|kts|gemspec|props|csproj)$/.test(name)) return [...compareSettings(file, /./), ...forgotten(file)];
  return lineCommands(file);
}

interface Scripts {
  commands: Map<string, string>;
  lineOf(name: string): number | undefined;
}

/** The scripts that the test command reaches, with those that npm runs before and behind them. */
function manifestScripts(file: ChangedFile, { commands }: ScriptContext): TamperFinding[] {
  const base = scriptsOf(file.base?.text);
  const tree = scriptsOf(file.tree?.text);
  const reached = new Set([...reachable(base, commands), ...reachable(tree, commands)]);
  const findings: TamperFinding[] = [];
  for (const name of reached) {
    const before = base.commands.get(name);
    const after = tree.commands.get(name);
    if (before === after) continue;
    const line = tree.lineOf(name);
    if (before === undefined) {
      const weak = forgiving(after ?? '') ?? (/^(pre|post)/.test(name) ? hookWrites(after ?? '') : undefined);
      findings.push(
        finding(
          weak === undefined ? 'review' : 'weakens',
          weak?.rule ?? 'test-command-changed',
          file.path,
          line,
          weak?.message ?? `the script “${name}” is new: \`${clip(after ?? '')}\``,
        ),
      );
    } else if (after === undefined) {
      findings.push(finding('weakens', 'test-command-replaced', file.path, line, `the script “${name}” is gone`));
    } else {
      const weak = weakerCommand(before, after);
      findings.push(
        finding(
          weak === undefined ? 'review' : 'weakens',
          weak?.rule ?? 'test-command-changed',
          file.path,
          line,
          weak?.message ?? `the script “${name}” changed to \`${clip(after)}\``,
        ),
      );
    }
  }
  return findings;
}

/** A hook around the tests that changes what they read or how they end. */
function hookWrites(command: string): { rule: string; message: string } | undefined {
  const writes =
    />{1,2}\s*\S|\b(rm|mv|cp|sed -i|git checkout|git stash|tee|ln)\b|--update|-u\b/.test(command) &&
    /test|spec|snap|jest|mocha|pytest|phpunit|node_modules/i.test(command);
  return writes
    ? { rule: 'test-hook', message: `a hook changes files of the tests before they run: \`${clip(command)}\`` }
    : undefined;
}

function scriptsOf(text: string | undefined): Scripts {
  const commands = new Map<string, string>();
  const lines = (text ?? '').split('\n');
  const lineOf = (name: string) => {
    const index = lines.findIndex((line) => line.includes(`"${name}"`) && line.includes(':'));
    return index === -1 ? undefined : index + 1;
  };
  for (const [name, value] of Object.entries(scriptsIn(text))) {
    const parts = Array.isArray(value) ? value : [value];
    commands.set(name, parts.map((part) => (typeof part === 'string' ? part : '')).join(' && '));
  }
  return { commands, lineOf };
}

function scriptsIn(text: string | undefined): object {
  try {
    const value: unknown = JSON.parse(text ?? '');
    if (typeof value !== 'object' || value === null) return {};
    const scripts = 'scripts' in value ? value.scripts : 'tasks' in value ? value.tasks : undefined;
    return typeof scripts === 'object' && scripts !== null ? scripts : {};
  } catch {
    return {};
  }
}

function reachable({ commands }: Scripts, { build, test }: ScriptContext['commands']): Set<string> {
  const reached = new Set<string>();
  const visit = (command: string) => {
    for (const word of split(command)) {
      const plain = word.replace(/^(@|npm:|run:)/, '');
      for (const name of plain === 't' ? ['test'] : [plain, `pre${plain}`, `post${plain}`]) {
        const script = commands.get(name);
        if (script === undefined || reached.has(name)) continue;
        reached.add(name);
        visit(script);
      }
    }
  };
  visit(`${build ?? ''} ${test ?? 'test'}`);
  return reached;
}

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
  const oldRuns = base.filter((line) => !isComment(line) && runsTests(plain(line)) && !kept.has(line));
  const newRuns: { line: number; text: string }[] = [];

  for (const [index, text] of tree.entries()) {
    const number = index + 1;
    if (!file.newLines.has(number) || isComment(text)) continue;
    if (runsTests(plain(text))) newRuns.push({ line: number, text });
    const weak = forgiving(plain(text), known.has(text.trim()) ? text : '');
    if (weak !== undefined && (!isNew || runsTests(text))) weakens(number, weak.rule, weak.message);
    else if (ignoresFailure(text, file, known))
      weakens(number, 'exit-code-ignored', `\`${clip(text.trim())}\` goes on behind a failure`);
  }
  for (const [index, before] of oldRuns.slice(0, 50).entries()) {
    const after = newRuns[index];
    if (after === undefined) {
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
      ? compareSettings(file, /(continue-on-error|allow_failure|continueOnError|fail_ci_if_error|if)$/)
      : []),
  ];
}

/** A recipe or YAML line without its own syntax: the tab, `-`, `@`, `run:`. */
function plain(line: string): string {
  return line
    .trim()
    .replace(/^(- )?(run|script|command|cmd|sh|system|exec|name)\s*[:(]?\s*/, '')
    .replace(/^[@-]+/, '');
}

function isComment(line: string): boolean {
  return /^\s*(#(?!!)|\/\/|REM )/.test(line);
}

function ignoresFailure(text: string, file: ChangedFile, known: ReadonlySet<string>): boolean {
  const make = /(^|\/)(gnu)?makefile$|\.mk$/i.test(file.path);
  if (make && /^\t@?-/.test(text)) return !known.has(text.trim());
  if (make && /^(\.IGNORE|SHELL\s*[:?]?=|\.SHELLFLAGS|MAKEFLAGS\s*\+?=.*-?i)/.test(text)) return true;
  return /ignore_outcome\s*=\s*true|fail_on_error\s*=\s*false|set \+o (errexit|pipefail)/i.test(text);
}

/** Switches of build files that stand outside key and value: `exclude("…")`, `onlyIf { false }`. */
function forgotten(file: ChangedFile): TamperFinding[] {
  const findings: TamperFinding[] = [];
  for (const [index, text] of (file.tree?.lines ?? []).entries()) {
    if (!file.newLines.has(index + 1)) continue;
    if (
      /\b(exclude|excludeTestsMatching|excludeTags|excludeCategories)\b.*(test|spec|\*)/i.test(text) ||
      /onlyIf\s*\{\s*false|ignoreFailures\s*=?\s*(set\()?true|<(skip|skipTests|testFailureIgnore)>\s*true|enabled\s*=\s*false|-x\s+test/i.test(
        text,
      )
    ) {
      findings.push(
        finding(
          'weakens',
          'tests-excluded',
          file.path,
          index + 1,
          `\`${clip(text.trim())}\` leaves tests or their failures out`,
        ),
      );
    }
  }
  return findings;
}
