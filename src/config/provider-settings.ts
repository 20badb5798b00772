/**
 * Looks up in a run's settings which model provider the agent and the reviewer use, with its key and address. It also finds
 * the environment variables that hold credentials of a provider.
 */

import { presets, providers } from '../agent/plug-ins.ts';
import type { ClientOptions, Provider } from '../agent/provider.ts';
import { camelName, type SettingName, type Settings } from './settings.ts';

type Asking = Pick<Settings, 'agent' | 'provider' | 'reviewModel'>;

export interface ChosenProvider {
  name: string;
  provider: Provider;
}

/** Whom the agent asks; undefined for a command, which has its own ways. */
export function agentProvider({ agent, provider }: Pick<Asking, 'agent' | 'provider'>): ChosenProvider | undefined {
  return chosen(agent === 'anthropic' ? provider : presets.get(agent)?.provider);
}

/** Whom the review asks, and of which model where one is set: `review-model` may begin with the name of a provider and a slash. */
export function reviewProvider({ provider, reviewModel }: Asking): ChosenProvider & { model?: string } {
  const [, prefix, model] = /^([a-z]+)\/(.+)$/.exec(reviewModel ?? '') ?? [];
  const named = chosen(prefix);
  if (named?.provider.open !== undefined) return { ...named, model };
  return { ...(chosen(provider) as ChosenProvider), model: reviewModel };
}

/** Key and address of one provider as they are set. */
export function accessTo(settings: Settings, name: string): Pick<ClientOptions, 'apiKey' | 'baseURL'> {
  const [key, address] = accessSettings(name).map((setting) => settings[camelName(setting)]);
  return { apiKey: key, baseURL: address };
}

/** The setting with the key that a provider cannot do without, where it is not set. */
export function lackingKey(settings: Settings, { name, provider }: ChosenProvider): SettingName | undefined {
  return provider.address === undefined || accessTo(settings, name).apiKey !== undefined
    ? undefined
    : accessSettings(name)[0];
}

/** The settings of a provider that has a key and an address of its own. */
export function accessSettings(name: string) {
  // A provider's settings are made from its row: their names are told by the first one's.
  return [`${name}-api-key` as 'anthropic-api-key', `${name}-base-url` as 'anthropic-base-url'] as const;
}

/** Names of all that have an address that can be set. */
export const addressed = [...providers].flatMap(([name, { address }]) => (address === undefined ? [] : [name]));

export const addressSettings = addressed.map((name) => accessSettings(name)[1]);

/** Values of the variables in which the providers' own programs and packages find credentials. */
export function credentialsIn(environment: Readonly<Record<string, string | undefined>>): string[] {
  return valuesOf(environment, ({ secretVariables }) => secretVariables);
}

/** Files with credentials that the environment names. */
export function credentialFiles(environment: Readonly<Record<string, string | undefined>>): string[] {
  return valuesOf(environment, ({ secretFiles }) => secretFiles);
}

function valuesOf(
  environment: Readonly<Record<string, string | undefined>>,
  names: (provider: Provider) => readonly string[],
): string[] {
  return [...providers.values()].flatMap(names).flatMap((name) => environment[name] || []);
}

function chosen(name: string | undefined): ChosenProvider | undefined {
  const provider = name === undefined ? undefined : providers.get(name);
  return name === undefined || provider === undefined ? undefined : { name, provider };
}
