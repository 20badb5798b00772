/** Reads the Action's inputs and secrets, sets its outputs, and escapes log lines that GitHub would run as commands. */

import { join } from 'node:path';
import * as core from '@actions/core';
import { credentialsIn, leastKeyLength, secretSettings } from '../config/provider-settings.ts';
import type { Texts } from '../config/settings-from-text.ts';
import type { Run } from '../run/run.ts';
import { branchOf } from '../run/run-phrases.ts';
import { visible, visibleLine } from '../text/terminal-text.ts';

export type Environment = NodeJS.ReadOnlyDict<string>;

/** Inputs by name. The runner hands an input over as `INPUT_<NAME>`, upper case, blanks as underscores, hyphens kept. */
export function inputsOf(environment: Environment): Texts {
  const inputs: Record<string, string> = {};
  for (const [name, value] of Object.entries(environment)) {
    if (name.startsWith('INPUT_') && value !== undefined) inputs[name.slice('INPUT_'.length).toLowerCase()] = value;
  }
  return inputs;
}

/** What is secret before any setting has been read. */
export function inputSecrets(environment: Environment): string[] {
  const inputs = inputsOf(environment);
  const variables = secretSettings.map((name) => inputs[name]);
  return [...variables, ...credentialsIn(environment)].filter(
    (value) => value !== undefined && value.length >= leastKeyLength,
  ) as string[];
}

/** All ten, on every path; what is not known is empty. */
export function setOutputs(outcome: string, run: Run | undefined, paths: { report?: string; runJson?: string }): void {
  const outputs: Record<string, string | number> = {
    outcome,
    attempts: run?.attemptCount ?? 0,
    'run-id': run?.id ?? '',
    branch: (run && branchOf(run)) ?? '',
    'head-sha': run?.headSha ?? '',
    'pull-request-number': run?.pullRequest?.number ?? '',
    'pull-request-url': run?.pullRequest?.url ?? '',
    'cost-usd': run?.costUsd === null || run === undefined ? '' : run.costUsd.toFixed(4),
    'report-path': paths.report ?? '',
    'run-json': paths.runJson ?? '',
  };
  for (const [name, value] of Object.entries(outputs)) core.setOutput(name, String(value));
}

/** One line of the log in which nothing can be a workflow command: no line break, no `::` at its start, no `##[`. */
export function logLine(text: string): string {
  return inert(visibleLine(text, 2000));
}

/** The same for a line whose blanks count. */
export function inert(text: string): string {
  const line = visible(text).slice(0, 5000).replaceAll('\n', ' ').replaceAll('##[', '##\u200b[');
  return /^\s*::/.test(line) ? `| ${line}` : line;
}

/** Paths of the runner's that no foreign code may see. */
export function runnerPaths(environment: Environment, actionFolder: string): string[] {
  const temp = environment.RUNNER_TEMP;
  const files = ['ENV', 'PATH', 'OUTPUT', 'STATE', 'STEP_SUMMARY', 'EVENT_PATH'].map((name) => `GITHUB_${name}`);
  return [
    actionFolder,
    ...(temp === undefined ? [] : [join(temp, '_runner_file_commands'), join(temp, '_github_workflow')]),
    ...files.flatMap((name) => environment[name] ?? []),
  ].filter((path) => path !== '');
}
