/**
 * Finds which model providers a run's settings choose, and collects all keys and credential files that logs must not
 * show.
 */

import type { ClientOptions, Provider } from '../agent/provider.ts';
import { presets, providers } from '../agent/providers-and-presets.ts';
import type { Problem } from '../run/errors.ts';
import { isLoopback } from '../text/addresses.ts';
import { notAllowed } from './setting-value.ts';
import { aboutOf, camelName, type SettingName, type Settings, settingNames } from './settings.ts';

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

/** The setting with the token of a subscription, where the preset of the agent takes one in place of a key and it is set. */
export function subscriptionToken(settings: Settings) {
  const name = presets.get(settings.agent)?.tokenSetting;
  return name && settings[camelName(name)] === undefined ? undefined : name;
}

/** The setting with the key that a provider cannot do without, where it is not set. */
export function lackingKey(settings: Settings, { name, provider }: ChosenProvider): SettingName | undefined {
  return provider.address === undefined || accessTo(settings, name).apiKey !== undefined
    ? undefined
    : accessSettings(name)[0];
}

/** The settings of a provider that has a key and an address of its own. */
export function accessSettings(name: string) {
  return [`${name}-api-key`, `${name}-base-url`] as const;
}

/** Names of all that have an address that can be set. */
export const addressed = [...providers].flatMap(([name, { address }]) => (address === undefined ? [] : [name]));

export const addressSettings = addressed.map((name) => accessSettings(name)[1]);

/** Values of the variables in which the providers' own programs and packages find credentials. */
export function credentialsIn(environment: NodeJS.ReadOnlyDict<string>): string[] {
  return valuesOf(environment, ({ secretVariables }) => secretVariables);
}

/** Files with credentials that the environment names. */
export function credentialFiles(environment: NodeJS.ReadOnlyDict<string>): string[] {
  return valuesOf(environment, ({ secretFiles }) => secretFiles);
}

function valuesOf(environment: NodeJS.ReadOnlyDict<string>, names: (provider: Provider) => readonly string[]) {
  return [...providers.values()].flatMap(names).flatMap((name) => environment[name] || []);
}

function chosen(name: string | undefined): ChosenProvider | undefined {
  const provider = name === undefined ? undefined : providers.get(name);
  return name === undefined || provider === undefined ? undefined : { name, provider };
}

/** Settings that are never shown, never recorded, and never stored with a run. */
export const secretSettings = settingNames.filter((name) => aboutOf(name).secret === true);

/** A shorter one is no key of any provider: masking it would spoil every text that it happens to stand in. */
export const leastKeyLength = 12;

/** The keys of a run, with `more`, such as the token that GitHub is asked with. */
export function ownKeys(settings: Partial<Settings>, more: readonly (string | undefined)[] = []): string[] {
  const keys = secretSettings.map((name) => settings[camelName(name)] as string | undefined);
  return [...more, ...keys].filter((key) => key !== undefined && key.length >= leastKeyLength) as string[];
}

/** A short key is masked nowhere. What answers on this machine is a stand-in, and may have one all the same. */
export function shortKeys(settings: Settings, gitHub: string | undefined): { problems: Problem[]; warnings: string[] } {
  const keys = addressed.map((name) => ({ name: accessSettings(name)[0], address: accessTo(settings, name).baseURL }));
  const problems: Problem[] = [];
  const warnings: string[] = [];
  for (const { name, address = '' } of [...keys, { name: 'github-token' as const, address: gitHub }]) {
    const length = settings[camelName(name)]?.length ?? leastKeyLength;
    if (length >= leastKeyLength) continue;
    const allowed = `a key of at least ${leastKeyLength} characters`;
    if (isLoopback(URL.parse(address)?.hostname ?? ''))
      warnings.push(`${name} has ${length} characters and is not masked: a key has at least ${leastKeyLength}.`);
    else problems.push(notAllowed(name, '', 'settings', allowed));
  }
  return { problems, warnings };
}
