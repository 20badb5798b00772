/** Asks a provider whether it knows key and model, with the client of a run: before money is spent, and in `doctor`. */

import { setTimeout as wait } from 'node:timers/promises';
import type { Preset } from '../agent/preset.ts';
import { presets } from '../agent/preset-files.ts';
import { stopFor } from '../agent/provider-error.ts';
import { accessTo, agentProvider, type ChosenProvider } from '../config/provider-settings.ts';
import { camelName, type Settings } from '../config/settings.ts';
import type { Stop } from '../run/run.ts';
import type { RunRequest } from './request.ts';

export interface ProviderAnswer {
  host: string;
  /** 200: it knows both. 404: the key, but not the model, or it lists none. */
  status: number;
}

/** Throws where there is no answer. */
export function askProvider(
  settings: Settings,
  { name, provider }: ChosenProvider,
  model = settings.model,
): Promise<ProviderAnswer> {
  return provider.ask(accessTo(settings, name), model);
}

const longestMs = 3_000;

/** A key that its provider does not know, found while the sandbox is opened: else setup and tests would run for nothing. */
export async function refusedKey({ settings, replay, code }: RunRequest): Promise<Stop | undefined> {
  const question = agentProvider(settings);
  const token = needsOfPreset(settings.agent)?.tokenSetting;
  const hasToken = token !== undefined && settings[camelName(token)] !== undefined;
  // A branch that goes on may be green, and then nobody is asked. Where there is no key, a question may cost something.
  if (replay !== undefined || code.start.kind === 'again' || question?.provider.address === undefined || hasToken)
    return undefined;
  const answer = await Promise.race([
    askProvider(settings, question).catch(() => undefined),
    wait(longestMs, undefined, { ref: false }),
  ]);
  if (answer?.status !== 401) return undefined;
  return stopFor('key-refused', `401 from ${answer.host}`, question.provider.credential);
}

/** What has to be there for this agent; undefined where it is no preset. */
type PresetNeeds = Pick<Preset, 'program' | 'install' | 'tokenSetting'>;

export const needsOfPreset = (agent: string): PresetNeeds | undefined => presets.get(agent);
