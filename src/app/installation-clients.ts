/** Opens GitHub API clients for the App's installations, each with a token limited to the repositories it needs. */

import { ifThere } from '../github/api-errors.ts';
import { openApp, openInstallation } from '../github/app-client.ts';
import { inRepository } from '../github/client.ts';
import { newestJob } from '../store/app-queries.ts';
import type { Store } from '../store/database.ts';
import type { AppCredentials } from './credentials.ts';

export type AppAccess = ReturnType<typeof openAccess>;

const settingsOnly = { contents: 'read', metadata: 'read' } as const;
/** The owner's settings, and nothing else. */
export const ofOrganisation = { reach: { repositories: ['.github'] as [string] }, permissions: settingsOnly };

export function openAccess(options: {
  credentials: Pick<AppCredentials, 'appId' | 'privateKey'>;
  apiUrl: string;
  now(): Date;
  /** Ends every call: a server that ends waits for nobody. */
  signal?: AbortSignal;
}) {
  const { credentials, apiUrl, now, signal } = options;
  const { appId, privateKey } = credentials;
  const identity = { appId, privateKey, apiUrl, now, signal, patient: false };
  const app = openApp(identity);
  let slug: string | undefined;
  return {
    app,
    /** The name by which a comment calls the App; asked once. */
    slug: async () => {
      slug ??= (await app.rest.apps.getAuthenticated()).data?.slug;
      return slug;
    },
    /** For one repository; to be disposed, which revokes its token. `fence` is asked before each call. */
    repository: (installationId: number, repositoryId: number, fence?: () => Promise<void>) =>
      openInstallation({
        ...{ ...identity, installationId, reach: { repository_ids: [repositoryId] } },
        ...{ endCalls: 30, fetch: fence && fenced(fence) },
      }),
    /** The owner's `.github` repository, to read its settings, which a token for another repository may not. */
    organisation: (installationId: number) => openInstallation({ ...identity, installationId, ...ofOrganisation }),
    /** Reads issues and settings in every repository of an installation; it can write nothing. */
    reading: (installationId: number) =>
      openInstallation({
        ...{ ...identity, installationId, reach: 'installation', maxCalls: 100_000 },
        permissions: { ...settingsOnly, issues: 'read' },
      }),
  };
}

/** Gives the number of a public repository, and undefined for any other. The App asks: its limit is 80 times the anonymous one. */
export function publicIds(
  store: Store,
  access: Pick<AppAccess, 'repository'>,
): (repository: string) => Promise<number | undefined> {
  return async (repository) => {
    const place = await newestJob(store, 'repository', repository);
    if (place === undefined) return undefined;
    await using installation = access.repository(place.installation_id, place.repository_id);
    const { rest, at } = inRepository(installation.client, repository);
    const found = await ifThere(rest.repos.get(at));
    return found?.data.private === false ? found.data.id : undefined;
  };
}

function fenced(fence: () => Promise<void>): typeof fetch {
  return async (input, init) => {
    await fence();
    return await fetch(input, init);
  };
}
