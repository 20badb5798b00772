/** Clients for the installations of the App, each with a token for one repository. */

import { type InstallationAccess, openApp, openInstallation } from '../github/app-client.ts';
import type { AppCredentials } from './credentials.ts';

export interface AppAccess {
  /** For one repository; to be disposed, which revokes its token. `fence` is asked before each call. */
  repository(installationId: number, repositoryId: number, fence?: () => Promise<void>): InstallationAccess;
  /** The owner's `.github` repository, to read its settings, which a token for another repository may not. */
  organisation(installationId: number): InstallationAccess;
  /** What every repository of an installation has to be looked through for: reading only. */
  reading(installationId: number): InstallationAccess;
  /** The App itself. */
  app: ReturnType<typeof openApp>;
}

export function openAccess(options: {
  credentials: Pick<AppCredentials, 'appId' | 'privateKey'>;
  apiUrl: string;
  now(): Date;
  /** Ends every call: a server that ends waits for nobody. */
  signal?: AbortSignal;
}): AppAccess {
  const { credentials, apiUrl, now, signal } = options;
  const identity = {
    appId: credentials.appId,
    privateKey: credentials.privateKey,
    apiUrl,
    now,
    signal,
    patient: false,
  };
  const settings = { contents: 'read', metadata: 'read' } as const;
  return {
    app: openApp(identity),
    repository: (installationId, repositoryId, fence) =>
      openInstallation({ ...identity, installationId, repositoryId, fetch: fence && fenced(fence) }),
    organisation: (installationId) =>
      openInstallation({ ...identity, installationId, repositoryName: '.github', permissions: settings }),
    reading: (installationId) =>
      openInstallation({
        ...{ ...identity, installationId, wholeInstallation: true, maxCalls: 100_000 },
        permissions: { ...settings, issues: 'read' },
      }),
  };
}

function fenced(fence: () => Promise<void>): typeof fetch {
  return async (input, init) => {
    await fence();
    return await fetch(input, init);
  };
}
