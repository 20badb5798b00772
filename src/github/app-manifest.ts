/**
 * Builds the manifest that registers the GitHub App, and exchanges GitHub's code for the App's id, key and secrets. The
 * reasons for its permissions are in `app.yml`, and a test holds the two together.
 */

import { Octokit } from '@octokit/rest';
import { runPermissions, wantedPermissions } from './app-client.ts';
import { silent } from './client.ts';

export const appEvents = ['check_run', 'check_suite', 'issue_comment', 'issues', 'pull_request', 'repository'] as const;

export interface Addresses {
  /** Where browsers and GitHub reach the server. */
  publicUrl: string;
  webhookPath: string;
  signInPath: string;
  /** Where GitHub sends the browser back to with the code. */
  redirectPath: string;
}

/** GitHub's App manifest. */
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
