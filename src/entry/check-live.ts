/** `redgreen doctor --live`: asks before it spends, then tells what the real model did. */

import { ownKeys } from '../config/secret-values.ts';
import { type Settings, settingsSchema } from '../config/settings.ts';
import { type Check, ok, warn } from '../run/check.ts';
import { askProvider } from '../run-story/ask-provider.ts';
import { checkLive } from '../run-story/live-check.ts';
import { messageOf } from '../text/message-of.ts';
import { createRedactor } from '../text/redact.ts';
import type { CommandIo } from './command-io.ts';
import { confirmed } from './confirm.ts';

/** A sentence instead of checks: nothing was tried, and nothing spent. */
export type LiveEnd = { checks: AsyncIterable<Check> } | { refused: string };

export async function openLive(io: CommandIo, settings: Settings, yes: boolean): Promise<LiveEnd> {
  const { anthropicApiKey: key, anthropicBaseUrl: baseURL } = settings;
  if (key === undefined) return { refused: 'doctor --live needs a key: set ANTHROPIC_API_KEY.' };
  const model = modelOf(settings);
  let answer: Awaited<ReturnType<typeof askProvider>>;
  try {
    answer = await askProvider({ key, model, baseURL });
  } catch (error) {
    return { refused: `doctor --live needs the network: the model's API did not answer: ${messageOf(error)}.` };
  }
  const { host, status } = answer;
  if (status === 401 || status === 403) {
    return { refused: `doctor --live needs a key that works: ${host} refuses this one (${status}).` };
  }
  if (!yes && !(await confirmed(io, `Spend about $0.10 on ${model} at ${host}`)))
    return { refused: 'Nothing was spent.' };
  return { checks: checksOf(io, settings, key, model, answer) };
}

async function* checksOf(
  io: CommandIo,
  settings: Settings,
  key: string,
  model: string,
  { host, status }: { host: string; status: number },
): AsyncGenerator<Check> {
  yield status === 200
    ? ok('key', `${host} knows the key and ${model}`)
    : warn('key', `${host} answered ${status} when it was asked for ${model}`, 'Check `model` if a run is refused.');
  const { anthropicBaseUrl: baseURL, reviewModel = model, effort, prices } = settings;
  const { signal } = io;
  const redact = createRedactor(ownKeys(settings));
  const asked = { key, baseURL, model, reviewModel, effort, prices, redact, signal };
  for await (const check of checkLive(asked)) yield { ...check, found: redact(check.found) };
}

/** With an agent of another provider it is the reviewer that is on this API. */
function modelOf({ agent, model, reviewModel }: Settings): string {
  if (agent === 'anthropic' || model.startsWith('claude-')) return model;
  return reviewModel ?? settingsSchema.shape.model.parse(undefined);
}
