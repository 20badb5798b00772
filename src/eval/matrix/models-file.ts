/**
 * Reads the variants that an eval matrix compares from `models.yml`. The file is a list of settings, or agents × models ×
 * settings.
 */

import { parse } from 'yaml';
import { secretSettings } from '../../config/secret-values.ts';
import { settingNames } from '../../config/settings.ts';
import type { Problem } from '../../errors.ts';
import { type StandIn, standIns } from '../result.ts';

export interface Variant {
  name: string;
  /** Values of settings as texts, by kebab-case name. */
  flags: Record<string, string>;
  standIn?: StandIn;
}

const mostVariants = 64;

export function readModels(source: string, text: string): { variants: Variant[]; problems: Problem[] } {
  let parsed: unknown;
  try {
    parsed = parse(text);
  } catch (error) {
    return { variants: [], problems: [{ source, message: (error as Error).message.split('\n')[0] ?? '' }] };
  }
  const problems: Problem[] = [];
  const complain = (message: string) => void problems.push({ source, message });
  const rows = Array.isArray(parsed) ? parsed.map((row) => rowOf(row, complain)) : product(parsed, complain);
  const variants = rows.map(({ name, ...settings }) => variantOf(name, settings, complain));
  const names = variants.map(({ name }) => name);
  for (const name of new Set(names.filter((each, index) => names.indexOf(each) < index)))
    complain(`${name} is there twice`);
  if (variants.length === 0 && problems.length === 0)
    complain('nothing is named; allowed: a list of settings, or agents, models and settings');
  if (variants.length > mostVariants) complain(`${variants.length} combinations; allowed: ${mostVariants}`);
  return { variants, problems };
}

type Row = Record<string, unknown> & { name?: unknown };

function rowOf(row: unknown, complain: (message: string) => void): Row {
  if (typeof row === 'object' && row !== null && !Array.isArray(row)) return row as Row;
  complain(`${JSON.stringify(row)} is no mapping; allowed: {model: …, effort: …}`);
  return {};
}

/** Each part may be left out; `settings` are mappings by name. */
function product(parsed: unknown, complain: (message: string) => void): Row[] {
  const { agents, models, settings, ...more } = (parsed ?? {}) as Record<string, unknown>;
  for (const name of Object.keys(more)) complain(`${name} is not known; allowed: agents, models, settings`);
  const listOf = (name: string, value: unknown): unknown[] => {
    if (value === undefined) return [undefined];
    if (Array.isArray(value) && value.length > 0) return value;
    complain(Array.isArray(value) ? `${name} is an empty list` : `${name} is no list`);
    return [undefined];
  };
  const named = settings === undefined ? [['', {}] as const] : Object.entries(settings as object);
  if (agents === undefined && models === undefined && settings === undefined) return [];
  return listOf('agents', agents).flatMap((agent) =>
    listOf('models', models).flatMap((model) =>
      named.map(([label, values]) => ({
        ...(agent !== undefined && { agent }),
        ...(model !== undefined && { model }),
        ...rowOf(values, complain),
        name: [agent, model, label].filter((part) => part !== undefined && part !== '').join(' · '),
      })),
    ),
  );
}

function variantOf(name: unknown, settings: Record<string, unknown>, complain: (message: string) => void): Variant {
  const flags: Record<string, string> = {};
  for (const [key, value] of Object.entries(settings)) {
    const known = settingNames.find((setting) => setting === key);
    if (known === undefined) complain(`${key} is no setting`);
    else if (secretSettings.includes(known)) complain(`${key} is a secret: set it in the environment`);
    else flags[key] = typeof value === 'string' ? value : JSON.stringify(value);
  }
  const standIn = standIns.find((each) => each === flags.agent);
  const own = Object.values(flags).join(' · ');
  if (standIn !== undefined) delete flags.agent;
  return { name: typeof name === 'string' && name !== '' ? name : own, flags, standIn };
}
