/** Opens GitHub API clients for the App and its installations, and registers a new App by its manifest. */

import { setTimeout as wait } from 'node:timers/promises';
import { createAppAuth } from '@octokit/auth-app';
import { Octokit } from '@octokit/rest';
import { type ErrorCode, RedgreenError } from '../run/errors.ts';
import { isRateLimit, maybeDone, saidBy, statusOf } from './api-errors.ts';
import { type Client, type ClientOptions, openClient, silent, withTimeout } from './client.ts';

interface AppIdentity extends Pick<ClientOptions, 'secondMs' | 'patient' | 'signal'> {
  appId: string;
  /** PEM, as GitHub hands it out. */
  privateKey: string;
  /** `https://api.github.com`, or `https://<host>/api/v3`. */
  apiUrl: string;
}

/** What a token is good for: one repository, by its id or by its name without the owner; all of them only for looking around. */
type Reach =
  | { reach: { repository_ids: [number] } | { repositories: [string] } }
  | { reach: 'installation'; permissions: Record<string, 'read'> };

export type InstallationOptions = Reach & InstallationTerms;

interface InstallationTerms extends AppIdentity, Pick<ClientOptions, 'maxCalls' | 'endCalls' | 'onWait' | 'fetch'> {
  installationId: number;
  /** Default: everything that a run of the App needs. */
  permissions?: Record<string, 'read' | 'write'>;
  /** Asked for as well, and done without where the installation has not given it. */
  wanted?: Record<string, 'read'>;
  now(): Date;
  /** Told of each token before it is used, so that it can be masked. */
  onToken?(token: string): void;
}

export interface InstallationAccess extends AsyncDisposable {
  client: Client;
  /** A token that is good for five minutes and more. Throws `app-refused` or `access-lost` where GitHub gives none. */
  token(): Promise<string>;
}

/** What a run needs: `app.yml` says what for. Asked for at each mint, so that a token never carries more. */
export const runPermissions = {
  actions: 'read',
  checks: 'write',
  contents: 'write',
  issues: 'write',
  metadata: 'read',
  pull_requests: 'write',
} as const;

/** Asked for as well, and done without where an installation has not given it: the run says what it could not read. */
export const wantedPermissions = { statuses: 'read' } as const;

const renewBeforeMs = 5 * 60_000;
const mintTries = 4;

/** The App itself: who it is, its installations, its deliveries. Sees no repository. */
export function openApp({ appId, privateKey, apiUrl, signal }: AppIdentity): Octokit {
  return openOctokit(apiUrl, withTimeout(signal), { authStrategy: createAppAuth, auth: { appId, privateKey } });
}

function openOctokit(baseUrl: string, send: typeof fetch, auth: { auth: unknown; authStrategy?: unknown }): Octokit {
  return new Octokit({ baseUrl, userAgent: 'redgreen', request: { fetch: send }, log: silent, ...auth });
}

/** One repository of an installation. Its tokens are renewed while it is open, and revoked when it is closed. */
export function openInstallation(options: InstallationOptions): InstallationAccess {
  const { apiUrl, now, onToken } = options;
  const app = openApp(options);
  const minted: { token: string; expiresAt: number }[] = [];
  let minting: Promise<string> | undefined;

  const mint = async () => {
    const { token, expires_at } = await mintToken(app, options);
    onToken?.(token);
    minted.push({ token, expiresAt: Date.parse(expires_at) });
    return token;
  };
  const token = async () => {
    const last = minted.at(-1);
    if (last !== undefined && last.expiresAt - now().getTime() > renewBeforeMs) return last.token;
    minting ??= mint().finally(() => {
      minting = undefined;
    });
    return await minting;
  };
  return {
    client: openClient({ ...options, token, baseUrl: apiUrl }),
    token,
    async [Symbol.asyncDispose]() {
      await minting?.catch(() => undefined);
      const alive = minted.splice(0).filter(({ expiresAt }) => expiresAt > now().getTime());
      await Promise.all(alive.map((each) => revoke(apiUrl, each.token)));
    },
  };
}

/** By hand and not by the library's cache: that one hands the same token to two runs, and the first to end would revoke it for both. */
async function mintToken(
  app: Octokit,
  options: InstallationOptions,
  wanted: Record<string, 'read'> = options.wanted ?? (options.permissions === undefined ? wantedPermissions : {}),
  tries = mintTries,
): Promise<{ token: string; expires_at: string }> {
  const { installationId, patient = true, permissions, reach, secondMs = 1000 } = options;
  try {
    const { data } = await app.rest.apps.createInstallationAccessToken({
      installation_id: installationId,
      ...(reach === 'installation' ? {} : reach),
      permissions: { ...(permissions ?? runPermissions), ...wanted },
    });
    return data;
  } catch (error) {
    if (statusOf(error) === 422 && Object.keys(wanted).length > 0) return await mintToken(app, options, {}, tries);
    // A token more does no harm, and without one a run of an hour ends where its first hour does.
    if (!patient || !maybeDone(error) || !isRequest(error) || tries === 1) throw whyRefused(error);
    await wait(secondMs * (mintTries - tries + 1) ** 2);
    return await mintToken(app, options, wanted, tries - 1);
  }
}

function whyRefused(error: unknown): unknown {
  const status = statusOf(error) ?? 0;
  const as = (code: ErrorCode) => new RedgreenError(code, saidBy(error), { cause: error });
  if (isRateLimit(error)) return as('github-down');
  if (status === 401) return as('app-refused');
  if ([403, 404, 422].includes(status)) return as('access-lost');
  // What the key's own reader says quotes nothing of the key.
  return as(isRequest(error) ? 'github-down' : 'app-refused');
}

/** A worker that is told to end has five seconds for all; what cannot be revoked is dead within the hour. */
const revokeMs = 1_500;

async function revoke(apiUrl: string, token: string) {
  const octokit = openOctokit(apiUrl, withTimeout(undefined, revokeMs), { auth: token });
  await octokit.rest.apps.revokeInstallationAccessToken().catch(() => undefined);
}

function isRequest(error: unknown) {
  return error instanceof Error && 'request' in error;
}

export const appEvents = ['check_run', 'check_suite', 'issue_comment', 'issues', 'pull_request', 'repository'] as const;

interface Addresses {
  publicUrl: string;
  webhookPath: string;
  signInPath: string;
  /** Where GitHub sends the browser back to with the code. */
  redirectPath: string;
}

export function appManifest({ publicUrl, webhookPath, signInPath, redirectPath }: Addresses, name: string) {
  return {
    name,
    description: 'Turns a labelled issue into a green pull request.',
    url: publicUrl,
    hook_attributes: { url: `${publicUrl}${webhookPath}`, active: true },
    redirect_url: `${publicUrl}${redirectPath}`,
    callback_urls: [`${publicUrl}${signInPath}`],
    public: false,
    default_permissions: { ...runPermissions, ...wantedPermissions },
    default_events: [...appEvents],
  };
}

export interface Registered {
  appId: string;
  slug: string;
  /** Where it is installed on repositories. */
  url: string;
  privateKey: string;
  webhookSecret: string;
  clientId: string;
  clientSecret: string;
}

/** Throws where GitHub does not know the code: each is good once, for an hour. */
export async function convertManifestCode(code: string, apiUrl: string): Promise<Registered> {
  const octokit = new Octokit({ baseUrl: apiUrl, userAgent: 'redgreen', log: silent });
  const { data } = await octokit.rest.apps.createFromManifest({ code });
  if (!data.webhook_secret) throw new Error('GitHub made the App without a webhook secret');
  return {
    appId: String(data.id),
    slug: data.slug ?? '',
    url: data.html_url,
    privateKey: data.pem,
    webhookSecret: data.webhook_secret,
    clientId: data.client_id,
    clientSecret: data.client_secret,
  };
}
