/** Checks for `redgreen doctor`, by one nearly free call, that the model provider accepts the configured key. */

import {
  accessSettings,
  accessTo,
  agentProvider,
  type ChosenProvider,
  lackingKey,
  subscriptionToken,
} from '../config/provider-settings.ts';
import type { Resolved } from '../config/resolve-settings.ts';
import type { Settings } from '../config/settings.ts';
import { attempt, type Check, fail, ok, warn } from '../run/doctor-check.ts';

export async function checkProvider(
  { settings, problems }: Pick<Resolved, 'settings' | 'problems'>,
  offline: boolean,
): Promise<Check[]> {
  const provider = agentProvider(settings);
  if (provider === undefined) return [commandCheck(settings)];
  // A key that is meant for another address is sent to nobody: what stands in its place is the public one.
  const [, address] = accessSettings(provider.name);
  if (problems.some(({ setting }) => setting === address))
    return [fail('key', `not checked: ${address} cannot be used`, `Correct \`${address}\`.`)];
  return [await keyCheck(settings, provider, offline)];
}

/** The secret of the repository that a workflow hands on as the provider's key; undefined where there is none to store. */
export function secretName(settings: Settings): string | undefined {
  const token = subscriptionToken(settings);
  if (token !== undefined) return variableOf(token);
  const provider = agentProvider(settings);
  return provider?.provider.address === undefined ? undefined : variableOf(accessSettings(provider.name)[0]);
}

const variableOf = (setting: string) => setting.toUpperCase().replaceAll('-', '_');

function commandCheck({ agentCommand }: Settings) {
  const cost = 'Its cost is unknown, so max-cost-usd cannot limit it.';
  return agentCommand === undefined
    ? fail('agent', 'agent: command without agent-command', 'Set `agent-command`.')
    : ok('agent', `${agentCommand}. ${cost}`);
}

async function keyCheck(settings: Settings, provider: ChosenProvider, offline: boolean) {
  const token = subscriptionToken(settings);
  if (token !== undefined) return unverified(token);
  const lacking = lackingKey(settings, provider);
  if (lacking !== undefined) {
    const fix = `Set ${variableOf(lacking)} here; the Action takes it from a secret of the repository.`;
    return fail('key', `${lacking} is not set`, fix);
  }
  const [key, address] = accessSettings(provider.name);
  const { address: ownAddress, title, credential, ask } = provider.provider;
  if (offline) return ownAddress === undefined ? ok('key', `${title} was not asked`) : unverified(key);
  const fix =
    ownAddress === undefined ? `Check the network and ${credential}.` : `Check the network and \`${address}\`.`;
  const judged = async () =>
    answerCheck(await ask(accessTo(settings, provider.name), settings.model), settings.model, credential);
  return attempt('key', judged, fix);
}

const unverified = (keySetting: string) => ok('key', `${keySetting} is set; whether it is valid was not checked`);

export function answerCheck(
  { host, status }: { host: string; status: number },
  model: string,
  credential: string,
): Check {
  if (status === 200) return ok('key', `${host} knows the key and ${model}`);
  if (status === 404) return warn('key', `${host} does not know ${model}, or lists no models`, 'Check `model`.');
  if (status === 401 || status === 403)
    return fail('key', `${host} refuses the key (${status})`, `Check ${credential}; it may be revoked or mistyped.`);
  return warn('key', `${host} answered ${status}`, 'Try again later.');
}
