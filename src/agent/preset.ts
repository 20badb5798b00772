/** Defines the interface of a preset: how to start a command-line agent, and how to read the agent's output. */

import { isObject, type JsonObject, parsedJson } from '../text/json.ts';
import type { Step } from './follow-log.ts';
import type { Effort } from './implementer.ts';

export interface Preset {
  program: string;
  install: string;
  provider: string;
  /** The setting with the token of a subscription, which it takes in place of the provider's key. */
  tokenSetting?: 'claude-code-oauth-token';
  /** How it is started in the tree, with the prompt on stdin. It may do what it likes there: the sandbox confines it. */
  start(options: PresetOptions): { script: string; env: Record<string, string> };
  /** What one line of its output, a JSON object, says that it does. */
  stepsIn(line: JsonObject): Step[];
  /** What it says that it did, out of what it printed. undefined: nothing of that can be found. */
  summaryOf(output: string): string | undefined;
}

export interface PresetOptions {
  model: string;
  effort?: Effort;
  /** Where the proxy answers, without a path. */
  baseUrl: string;
  /** Stands in for the key: the proxy takes it until this go is over. */
  token: string;
}

/** Of the lines that are JSON objects. */
export function jsonLines(output: string): JsonObject[] {
  return output.split('\n').map(parsedJson).filter(isObject);
}

export function missingProgram({ program, install }: Pick<Preset, 'program' | 'install'>): string {
  return `${program} was not found in the sandbox. Install it in a step before the run: ${install}; its folder must be on PATH and not below the home.`;
}
