/** Reads a matrix file such as `models.yml`, and returns the combinations of agent, model and settings to compare. */

import { parse } from 'yaml';
import { z } from 'zod';
import { secretSettings } from '../config/provider-settings.ts';
import { settingNames } from '../config/settings.ts';
import type { Problem } from '../run/errors.ts';
import { type StandIn, standIns } from './eval-types.ts';

export interface Variant {
  name: string;
  /** Values of settings as texts, by kebab-case name. */
  flags: Record<string, string>;
  standIn?: StandIn;
}

const mostVariants = 64;

const row = z.record(z.string(), z.unknown());
const names = z.array(z.string()).min(1).optional();
/** Each part may be left out. */
const product = z.strictObject({ agents: names, models: names, settings: z.record(z.string(), row).optional() });

export function readModels(source: string, text: string): { variants: Variant[]; problems: Problem[] } {
  const problems: Problem[] = [];
  const complain = (message: string) => void problems.push({ source, message });
  const variants = rowsIn(text, complain).map(({ name, ...settings }) => variantOf(name, settings, complain));
  const counts = Map.groupBy(variants, ({ name }) => name);
  for (const [name, { length }] of counts) if (length > 1) complain(`${name} is there twice`);
  if (variants.every(({ name }) => name === '') && problems.length === 0) complain(`nothing is named; ${allowed}`);
  if (variants.length > mostVariants) complain(`${variants.length} combinations; allowed: ${mostVariants}`);
  return { variants, problems };
}

const allowed = 'allowed: a list of settings, or agents, models and settings';

function rowsIn(text: string, complain: (message: string) => void): z.infer<typeof row>[] {
  try {
    const parsed: unknown = parse(text) ?? [];
    if (Array.isArray(parsed)) return z.array(row).parse(parsed);
    const { agents = [undefined], models = [undefined], settings = { '': {} } } = product.parse(parsed);
    return agents.flatMap((agent) =>
      models.flatMap((model) =>
        Object.entries(settings).map(([label, values]) => ({
          ...(agent !== undefined && { agent }),
          ...(model !== undefined && { model }),
          ...values,
          name: [agent, model, label].filter(Boolean).join(' · '),
        })),
      ),
    );
  } catch (error) {
    if (error instanceof z.ZodError)
      for (const { path, message } of error.issues) complain([...path, `${message}; ${allowed}`].join(': '));
    else complain((error as Error).message.split('\n')[0] ?? '');
    return [];
  }
}

function variantOf(name: unknown, settings: Record<string, unknown>, complain: (message: string) => void): Variant {
  const flags: Record<string, string> = {};
  for (const [key, value] of Object.entries(settings)) {
    const known = settingNames.find((setting) => setting === key);
    if (known === undefined) complain(`${key} is not a setting`);
    else if (secretSettings.includes(known)) complain(`${key} is a secret: set it in the environment`);
    else flags[key] = typeof value === 'string' ? value : JSON.stringify(value);
  }
  const standIn = standIns.find((each) => each === flags.agent);
  const own = Object.values(flags).join(' · ');
  if (standIn !== undefined) delete flags.agent;
  return { name: typeof name === 'string' && name !== '' ? name : own, flags, standIn };
}
