/** Defines one format for the jobs of all supported CI systems, and splits a job's shell scripts into commands. */

import type { StepCommands } from '../../run/run.ts';
import { quoted } from '../../text/shell-quote.ts';

export interface CiStep {
  line: number;
  /** Of the shell, with every expression replaced. */
  run: string;
  /** Relative to the repository's root; empty for the root itself. */
  folder: string;
  env: Readonly<Record<string, string>>;
}

export interface CiJob {
  file: string;
  name: string;
  steps: readonly CiStep[];
  /** Of the workflow and the job. */
  env: Readonly<Record<string, string>>;
  /** Versions that it runs on, each tool once. */
  wants: readonly { tool: string; versions: readonly string[] }[];
  /** Ports of the services beside it. */
  services: readonly string[];
  container?: string;
  /** Steps that cannot be taken over, and variables: what, and why not. */
  leftOut: readonly string[];
  isMatrix?: boolean;
  /** The entry of the matrix, for people. */
  entry?: string;
}

export interface CiCommands extends StepCommands {
  test: string;
  env: Record<string, string>;
  /** File and line of the tests, the job, the entry of its matrix. */
  because: string;
  /** What of the job is not taken over, and why. */
  leftOut: readonly string[];
  /** Versions that this job runs on. */
  wants: CiJob['wants'];
  /** No line runs a known runner: what the job starts is taken as a whole. A green that counts no test is little then. */
  isGuess: boolean;
  /** They test a folder with a manifest of its own, an example perhaps: then too. */
  isNested: boolean;
}

/** What a job calls the folder of the repository. */
export const theRoot = /\$(?:GITHUB_WORKSPACE\b|\{GITHUB_WORKSPACE\})/g;

/** Inside of the repository, without `./` at its front and `/` at its end. */
export function folderIn(...parts: readonly (string | undefined)[]): string {
  const names = parts.flatMap((part) => (part ?? '').split('/')).filter((name) => name !== '' && name !== '.');
  const found: string[] = [];
  for (const name of names) {
    if (name === '..') found.pop();
    else found.push(name);
  }
  return found.join('/');
}

export interface ScriptLine {
  command: string;
  /** Where it runs. */
  folder: string;
  /** What of a larger script says what it does. */
  speaks: string[];
}

/** `folder`: where its last line leaves the shell. */
export function scriptLines(script: string, begin: string): { lines: ScriptLine[]; folder: string } {
  const lines = script
    .replace(/\\\r?\n\s*/g, '')
    .replace(/(&&|\|)\s*\r?\n\s*/g, '$1 ')
    .split(/\r?\n/)
    .map((line) => line.replace(/(?:^|\s)#.*$/, '').trim())
    .filter((line) => line !== '' && !/^set\s[-+]/.test(line));
  // What begins with `bash -e` in the job ends with its first failing command here too, and a pipe with any part of it.
  const isPiped = /^\s*set\s.*\bpipefail\b/m.test(script) && lines.some((line) => /\|/.test(withoutQuotes(line)));
  if (isPiped || lines.some((line) => structured.test(line) || !isWhole(line) || withoutQuotes(line).includes(';')))
    return {
      lines: [{ command: `bash -ec ${quoted(script.trim())}`, folder: begin, speaks: lines }],
      folder: begin,
    };
  const found: ScriptLine[] = [];
  let folder = begin;
  for (const command of lines.flatMap(chained)) {
    const [, root, to] = goes.exec(command) ?? [];
    if ((root ?? to) !== undefined) folder = folderIn(root === undefined ? folder : '', to);
    else found.push({ command, folder, speaks: [command] });
  }
  return { lines: found, folder };
}

const goes = /^(?:cd|pushd)\s+["']?(?:(\$\{?GITHUB_WORKSPACE\}?)\/?)?([\w.][\w./-]*)?["']?$/;

/** Words of the shell that join several lines, and what a later line would see of an earlier one. */
const words = 'if for while until case function do done then else fi esac select';
const structured = new RegExp(
  `^(?:${words.replaceAll(' ', '|')})\\b|[{(]$|^[)}]|<<|^[A-Za-z_]\\w*=\\S*$|^(?:source|\\.|export|eval|trap)\\s`,
);

function isWhole(line: string) {
  return !/['"]/.test(withoutQuotes(line));
}

const withoutQuotes = (line: string) => line.replace(/\\./g, '').replace(/'[^']*'|"[^"]*"/g, '');

/** Split at `&&`; whole where anything else joins commands, or where one of them changes what the next sees. */
function chained(command: string) {
  const bare = command.replace(/\\.|'[^']*'|"(?:\\.|[^"\\])*"/g, (text) => '_'.repeat(text.length));
  if (/[;&`()\n]|\|\|/.test(bare.replaceAll('&&', ''))) return [command];
  let end = 0;
  const parts = bare.split('&&').map(({ length }) => {
    const from = end;
    end += length + 2;
    return command.slice(from, from + length).trim();
  });
  return parts.some(
    (part) => part === '' || (/^(?:cd|export|set|source|pushd|unset|\.)\s/.test(part) && !goes.test(part)),
  )
    ? [command]
    : parts;
}
