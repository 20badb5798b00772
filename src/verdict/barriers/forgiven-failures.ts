/** Finds commands that run tests and exit 0 although they fail, where the base's did not. */

import { posix } from 'node:path';
import { isCiFile } from '../../run/ci-files.ts';
import { clip } from '../../text/clip.ts';
import { objectIn, parsedJson } from '../../text/json.ts';
import type { Barrier, ChangedCode, Finding } from './barrier.ts';
import { forgives, runsTests } from './shell-words.ts';

export const forgivenFailures: Barrier = {
  name: 'failures-forgiven',
  stops: 'The test command or a script that it runs ignores failures.',
  find: ({ files, command }) =>
    files
      .filter(({ path, role, attempt }) => attempt !== undefined && definesRun(role) && !isCiFile(path.toLowerCase()))
      .flatMap((file) => (file.role === 'manifest' ? inScripts(file, command) : inLines(file))),
};

const definesRun = (role: ChangedCode['role']) => role === 'run-definition' || role === 'manifest';

/** Scripts of a manifest that run tests, or that the command names. */
function inScripts({ path, base = '', attempt = '', lines }: ChangedCode, command: string): Finding[] {
  const before = scriptsIn(base);
  return [...scriptsIn(attempt)].flatMap(([name, script]) => {
    const was = before.get(name) ?? '';
    const isNamed = runsTests(script) || command.split(/\s+/).some((word) => word === name);
    const message = script === was || !isNamed ? undefined : forgives(script, was);
    const line = lines.findIndex((text) => text.includes(`"${name}"`)) + 1;
    return message === undefined ? [] : [{ path, line, message: `the script “${name}”: ${message}` }];
  });
}

function scriptsIn(text: string): Map<string, string> {
  const { scripts } = objectIn(parsedJson(text));
  const texts = (value: unknown): string =>
    typeof value === 'string' ? value : Array.isArray(value) ? value.map(texts).join(' && ') : '';
  return new Map(Object.entries(objectIn(scripts)).map(([name, script]) => [name, texts(script)]));
}

/** Recipes, scripts and settings, line by line. */
function inLines({ path, base = '', lines, newLines }: ChangedCode): Finding[] {
  const isMake = /makefile$|\.(mk|mak)$/i.test(posix.basename(path));
  const isShell = /\.(sh|bash|zsh|bats)$/.test(path) || lines[0]?.startsWith('#!') === true;
  const found = lines.flatMap((text, at): Finding[] => {
    if (!newLines.has(at + 1) || /^\s*(#(?!!)|\/\/|REM )/.test(text)) return [];
    const line = at + 1;
    if (settings.some((one) => one.test(text)))
      return [{ path, line, message: `\`${clip(text.trim(), 60)}\` forgives failures` }];
    if (isMake && makeForgives.some((one) => one.test(text)))
      return [{ path, line, message: `\`${clip(text.trim(), 60)}\` goes on behind a failure` }];
    const message = runsTests(plain(text)) ? forgives(plain(text)) : undefined;
    return message === undefined ? [] : [{ path, line, message }];
  });
  const isStrict = (text: string) => /^\s*set -\w*e|^#!.*\s-\w*e/m.test(text);
  const isLoosened = isShell && isStrict(base) && !isStrict(lines.join('\n'));
  return isLoosened
    ? [{ path, line: 1, message: '`set -e` is gone, so the script goes on behind a failure' }, ...found]
    : found;
}

const settings: readonly RegExp[] = [
  /testFailureIgnore>\s*true|maven\.test\.failure\.ignore\s*[=>]\s*true|skipTests>\s*true|maven\.test\.skip[^\w]+true/,
  /\bignoreFailures\s*(=|\.set\()\s*true|\bisIgnoreFailures\s*=\s*true/,
  /\bignore_outcome\s*=\s*true|\bfail_on_error\s*=\s*false|\bset \+o (errexit|pipefail)/i,
  /\bpassWithNoTests\b\W+true/,
];

const makeForgives: readonly RegExp[] = [
  /^\t@?-/,
  /^(\.IGNORE|SHELL\s*[:?]?=|\.SHELLFLAGS)/,
  /^MAKEFLAGS\s*[:+?]?=\s*(?:[a-z]*i|.*(?:-[a-zA-Z]*i|--ignore-errors))/,
];

/** A recipe or YAML line without its own signs: the tab, `-`, `@`, `run:`. */
const plain = (line: string) =>
  line
    .trim()
    .replace(/^(- )?(run|script|command|cmd|sh|system|exec|name)\s*[:(]?\s*/, '')
    .replace(/^[@-]+/, '');
