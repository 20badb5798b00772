/**
 * Holds a run's settings to the limits of the App's operator: lowers what is too high, and reports every setting that
 * breaks a limit and has no lower value.
 */

import { type Prices, priceOf } from '../agent/cost.ts';
import type { Problem } from '../run/errors.ts';
import { configPath } from './config-file.ts';
import { notAllowed } from './setting-value.ts';
import { modelSettings, type SettingName } from './settings.ts';

/** Absent: no ceiling of the operator. */
export interface Ceilings {
  maxCostUsd?: number;
  timeoutMinutes?: number;
  /** The first stands in where the default is not among them. */
  models?: string[];
  /** The only one; `command` is no ceiling. */
  agent?: string;
  /** Names of the server's variables that a repository may hand to foreign code; none unless named. */
  env?: string[];
  /** Ports of the worker's machine that a repository may have carried into the sandbox; none unless named. */
  services?: string[];
}

/** Lowers what is above a ceiling and says so; what cannot be lowered (a model, an agent, a variable, a port) is a problem. */
export function applyCeilings(values: Values, ceilings: Ceilings, problems: Problem[], warnings: string[]): void {
  lower(values, 'max-cost-usd', ceilings.maxCostUsd, warnings);
  if (ceilings.maxCostUsd !== undefined) countByOwnPrices(values, ceilings.models, problems, warnings);
  lower(values, 'timeout-minutes', ceilings.timeoutMinutes, warnings);
  for (const name of modelSettings) choose(values, name, ceilings.models, problems);
  choose(values, 'agent', ceilings.agent === undefined ? undefined : [ceilings.agent], problems);
  for (const name of ['test-env', 'setup-env', 'agent-env'] as const)
    keepNamed(values, name, ceilings.env, 'names', problems);
  keepNamed(values, 'test-services', ceilings.services, 'services', problems);
}

function keepNamed(
  values: Values,
  name: 'test-env' | 'setup-env' | 'agent-env' | 'test-services',
  allowed: readonly string[] = [],
  what: string,
  problems: Problem[],
) {
  const entry = values.get(name);
  const refused = ((entry?.value ?? []) as string[]).filter((each) => !allowed.includes(each));
  if (entry === undefined || refused.length === 0) return;
  const words = `${what} that the operator allows (${allowed.join(', ') || 'none'})`;
  problems.push(notAllowed(name, refused, entry.source, words));
  values.set(name, { value: [], source: 'operator' });
}

/** The usual model of the Anthropic API, or the first other one that may be used. */
export function anthropicModel(usual: string, allowed: readonly string[] = [usual]): string | undefined {
  return allowed.includes(usual) ? usual : allowed.find((name) => name.startsWith('claude-'));
}

function lower(
  values: Values,
  name: 'max-cost-usd' | 'timeout-minutes',
  ceiling: number | undefined,
  warnings: string[],
) {
  const entry = values.get(name);
  if (ceiling === undefined || entry === undefined || (entry.value as number) <= ceiling) return;
  values.set(name, { value: ceiling, source: 'operator' });
  if (entry.source !== 'default')
    warnings.push(`${name} ${entry.value} (${entry.source}) is above the operator's ${ceiling}; ${ceiling} holds.`);
}

/** A ceiling holds for what is counted: neither a price nor a model without one may come from a file of the repositories. */
function countByOwnPrices(values: Values, models: readonly string[] = [], problems: Problem[], warnings: string[]) {
  const isFromFile = (source = '') => source.endsWith(configPath);
  const prices = values.get('prices');
  if (isFromFile(prices?.source)) {
    warnings.push(
      `prices (${prices?.source}) are ignored, because the operator's max-cost-usd is counted with the built-in prices.`,
    );
    values.set('prices', { value: {}, source: 'operator' });
  }
  const known = values.get('prices')?.value as Prices;
  for (const name of modelSettings) {
    const { value, source } = values.get(name) ?? {};
    const isPriced = value === undefined || priceOf(String(value), known) !== null;
    if (isPriced || source === undefined || !isFromFile(source) || models.includes(String(value))) continue;
    problems.push(notAllowed(name, value, source, "a model whose price is known, for the operator's max-cost-usd"));
  }
}

function choose(values: Values, name: SettingName, allowed: string[] | undefined, problems: Problem[]) {
  const entry = values.get(name);
  const first = allowed?.[0];
  if (allowed === undefined || first === undefined || entry?.value === undefined) return;
  if (allowed.includes(String(entry.value))) return;
  values.set(name, { value: first, source: 'operator' });
  if (entry.source !== 'default')
    problems.push(notAllowed(name, entry.value, entry.source, `what the operator allows (${allowed.join(', ')})`));
}

/** Settings on their way, each with the source that set it last. */
export type Values = Map<SettingName, { value: unknown; source: string }>;
