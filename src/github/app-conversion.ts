/** The last step of a registration: the code that GitHub sent the browser back with, for the App's secrets. */

import { Octokit } from '@octokit/rest';
import { silent } from './client.ts';

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
