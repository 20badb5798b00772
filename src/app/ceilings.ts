/**
 * Reads the limits that the App's operator sets for every repository from the server's `REDGREEN_OPERATOR_*` environment
 * variables.
 */

import type { Ceilings } from '../config/ceilings.ts';
import { settingsSchema } from '../config/settings.ts';

const prefix = 'REDGREEN_OPERATOR_';
const known = ['MAX_COST_USD', 'TIMEOUT_MINUTES', 'MODELS', 'AGENT', 'ENV', 'SERVICES'];

/** Names and values as in the settings, with `REDGREEN_OPERATOR_` in front. What cannot be read goes to `problems`. */
export function readCeilings(environment: Readonly<Record<string, string | undefined>>, problems: string[]): Ceilings {
  // A misspelt ceiling would hold nobody.
  const misspelt = Object.keys(environment).filter(
    (name) => name.startsWith(prefix) && !known.includes(name.slice(prefix.length)),
  );
  const allowed = known.map((name) => `${prefix}${name}`).join(', ');
  for (const one of misspelt.map((name) => `${name} is no ceiling; allowed: ${allowed}`)) problems.push(one);
  const text = (name: string) => environment[`${prefix}${name}`] || undefined;
  const number = (name: string, unit: string) => {
    const raw = text(name);
    if (raw === undefined) return undefined;
    const value = Number(raw);
    if (Number.isFinite(value) && value > 0) return value;
    problems.push(`${prefix}${name} is ${JSON.stringify(raw.slice(0, 20))}; allowed: a number of ${unit} above 0`);
    return undefined;
  };
  const list = (name: string) =>
    text(name)
      ?.split(',')
      .map((each) => each.trim())
      .filter(Boolean);
  const models = list('MODELS');
  if (models?.length === 0)
    problems.push(`${prefix}MODELS names no model; allowed: ids of models, with commas between`);
  const agent = text('AGENT');
  const { options } = settingsSchema.shape.agent.def.innerType;
  const isKnown = agent !== undefined && options.includes(agent);
  if (agent !== undefined && !isKnown) {
    problems.push(`${prefix}AGENT is ${JSON.stringify(agent.slice(0, 20))}; allowed: ${options.join(', ')}`);
  }
  return {
    maxCostUsd: number('MAX_COST_USD', 'dollars'),
    timeoutMinutes: number('TIMEOUT_MINUTES', 'minutes'),
    models,
    // A command-line agent runs code of the repository's choice, with its variables: only where the operator says so.
    agent: agent === 'command' ? undefined : isKnown ? agent : 'anthropic',
    env: list('ENV'),
    services: list('SERVICES'),
  };
}
