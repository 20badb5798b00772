/**
 * Registers a new GitHub App through the server's set-up page, and saves the id, key and secrets that GitHub returns. A
 * token that the server makes at its start must protect the page.
 */

import { randomBytes } from 'node:crypto';
import { open } from 'node:fs/promises';
import { getRequestListener } from '@hono/node-server';
import { appManifest, convertManifestCode } from '../github/app-client.ts';
import { messageOf } from '../text/error-message.ts';
import { createSetupPage, setupDonePath, setupPath } from '../web/setup-page.ts';
import { type AppCredentials, credentialsFile } from './credentials.ts';
import { type AppServer, type Listener, webhookPath } from './server.ts';
import type { AppSettings } from './settings.ts';

export interface Setup {
  /** For whoever starts the server: it carries the token. */
  url: string;
  listener: Listener;
}

interface SetupOptions {
  settings: AppSettings;
  server: AppServer;
  log(text: string): void;
  /** Opens the App; awaited before the person is told that it is registered. */
  registered(credentials: AppCredentials): Promise<void>;
}

export function openSetup({ settings, server, log, registered }: SetupOptions): Setup {
  const { apiUrl, serverUrl, dataDir } = settings;
  const publicUrl = settings.publicUrl ?? server.url;
  const token = randomBytes(24).toString('base64url');
  const addresses = { publicUrl, webhookPath, signInPath: '/sign-in/callback', redirectPath: setupDonePath };
  // Names of Apps are unique on all of GitHub.
  const name = `Redgreen ${randomBytes(2).toString('hex')}`;
  const page = createSetupPage({
    token,
    state: randomBytes(24).toString('base64url'),
    serverUrl,
    publicUrl,
    manifest: appManifest(addresses, name),
    async register(code) {
      const { url, slug, ...credentials } = await convertManifestCode(code, apiUrl);
      await keep(dataDir, { slug, ...credentials });
      log(`registered as ${slug}; its key and secrets are in ${credentialsFile(dataDir)}`);
      await registered(credentials);
      return { installUrl: `${url}/installations/new` };
    },
    onError: (error) => log(`registration: ${messageOf(error)}`),
  });
  return { url: `${publicUrl}${setupPath}?token=${token}`, listener: getRequestListener(page.fetch) };
}

/** A file that is there is another App's, and is not written over. */
async function keep(dataDir: string, credentials: object) {
  await using file = await open(credentialsFile(dataDir), 'wx', 0o600);
  await file.writeFile(`${JSON.stringify(credentials, null, 2)}\n`);
  await file.sync();
}
