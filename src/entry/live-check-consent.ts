/**
 * Asks the user to accept the cost of `redgreen doctor --live`, and returns a stream of checks that call the real
 * model while it is read.
 */

import {
  accessTo,
  agentProvider,
  type ChosenProvider,
  credentialsIn,
  lackingKey,
  ownKeys,
  reviewProvider,
} from '../config/provider-settings.ts';
import type { Settings } from '../config/settings.ts';
import type { Check } from '../run/doctor-check.ts';
import { checkLive, type LiveCheckOptions } from '../run-story/provider-check.ts';
import { messageOf } from '../text/error-message.ts';
import { createRedactor } from '../text/redact.ts';
import { answerCheck } from './model-key-check.ts';
import type { CommandIo } from './subcommand.ts';
import { confirmed } from './terminal-prompt.ts';

/** A sentence instead of checks: nothing was tried, and nothing spent. */
export type LiveEnd = { checks: AsyncIterable<Check> } | { refused: string };

export async function openLive(io: CommandIo, settings: Settings, yes: boolean): Promise<LiveEnd> {
  const reviewer = reviewProvider(settings);
  const own = agentProvider(settings);
  // With an agent of another provider it is the reviewer that is on the Messages API.
  const probe = own?.provider.open === undefined ? reviewer : own;
  const model = probe === own ? settings.model : (reviewer.model ?? reviewer.provider.usualModel ?? settings.model);
  const lacking = lackingKey(settings, probe);
  if (lacking !== undefined)
    return { refused: `doctor --live needs a key: set ${lacking.toUpperCase().replaceAll('-', '_')}.` };
  const answer = await probe.provider.ask(accessTo(settings, probe.name), model).catch(messageOf);
  if (typeof answer === 'string')
    return { refused: `doctor --live needs the network: ${probe.provider.title} did not answer: ${answer}.` };
  const { host, status } = answer;
  if (status === 401 || status === 403)
    return { refused: `doctor --live needs a key that works: ${host} refuses this one (${status}).` };
  if (!yes && !(await confirmed(io, `Spend about $0.10 on ${model} at ${host}`)))
    return { refused: 'Nothing was spent.' };
  const accessOf = ({ name, provider }: ChosenProvider) => ({ provider, ...accessTo(settings, name) });
  const { effort, prices } = settings;
  const redact = createRedactor([...ownKeys(settings), ...credentialsIn(io.environment)]);
  const usual = probe.name === reviewer.name ? undefined : reviewer.provider.usualModel;
  const options = {
    ...{ ...accessOf(probe), model, effort, prices, redact, signal: io.signal },
    reviewer: { ...accessOf(reviewer), model: reviewer.model ?? usual ?? model },
  };
  return { checks: checksOf(options, answerCheck(answer, model, probe.provider.credential)) };
}

async function* checksOf(options: LiveCheckOptions, key: Check): AsyncGenerator<Check> {
  yield key;
  for await (const check of checkLive(options)) yield { ...check, found: options.redact(check.found) };
}
