/** What is said of a run's model before anything of the agent is loaded. */

import { priceOf } from '../agent/prices.ts';
import type { RunRequest } from './request.ts';

/** What the record calls who implemented. */
export function modelName({ settings, replay }: RunRequest): string {
  if (replay?.kind === 'change') return replay.commit === undefined ? 'empty' : 'reference';
  return settings.agent === 'command' ? 'command' : settings.model;
}

/** A limit on what nobody can count would be a false promise: said before the first call. */
export function unknownCost({ settings, replay }: RunRequest): string[] {
  const { agent, model, prices, review, reviewModel = model } = settings;
  if (replay?.kind === 'change') return [];
  if (agent === 'command') return ['What the agent command costs is not known, so max-cost-usd cannot hold.'];
  const unpriced = [model, ...(review ? [reviewModel] : [])].find((name) => priceOf(name, prices) === null);
  if (unpriced === undefined) return [];
  return [`What ${unpriced} costs is not known (prices has none for it), so max-cost-usd cannot hold.`];
}
