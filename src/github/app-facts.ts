/** Collects facts about the App from GitHub's API, such as permissions, webhook address and installations. */

import { ifThere } from './api-errors.ts';
import { appEvents, type openApp, runPermissions, wantedPermissions } from './app-client.ts';
import { repositoryName } from './client.ts';

type App = ReturnType<typeof openApp>;
type Levels = Record<string, string | undefined>;

export type AppFacts = Awaited<ReturnType<typeof appFacts>>;

/** Throws where GitHub does not know the App by its id and key. */
export async function appFacts(app: App) {
  const { apps } = app.rest;
  const [{ data: self }, { data: hook }, { data: installed }, { data: deliveries }] = await Promise.all([
    apps.getAuthenticated(),
    apps.getWebhookConfigForApp(),
    apps.listInstallations({ per_page: 100 }),
    apps.listWebhookDeliveries({ per_page: 30 }),
  ]);
  if (self === null) throw new Error('GitHub said nothing about the App');
  const permissions: Levels = self.permissions;
  const [last] = deliveries;
  return {
    slug: self.slug ?? '',
    url: self.html_url,
    missingPermissions: missing(permissions),
    furtherPermissions: Object.keys(permissions).filter(
      (name) => !(name in { ...runPermissions, ...wantedPermissions }),
    ),
    missingEvents: appEvents.filter((name) => !self.events.includes(name)),
    webhookUrl: hook.url ?? '',
    installations: installed.map(({ id, account, permissions: levels, suspended_at }) => ({
      id,
      account: account !== null && 'login' in account ? account.login : '',
      suspended: suspended_at !== null,
      missing: missing(levels as Levels),
    })),
    deliveries: {
      all: deliveries.length,
      failed: deliveries.filter(({ status_code }) => status_code < 200 || status_code >= 300).length,
      lastStatus: last?.status_code,
      lastAt: last?.delivered_at,
    },
  };
}

/** Whether the App may see a repository now, whatever an event has told. */
export async function isInstalledOn(app: App, repository: string) {
  return (await ifThere(app.rest.apps.getRepoInstallation(repositoryName(repository)))) !== undefined;
}

function missing(levels: Levels) {
  return Object.entries(runPermissions)
    .filter(([name, level]) => levels[name] !== level && levels[name] !== 'write')
    .map(([name, level]) => `${name}: ${level}`);
}
