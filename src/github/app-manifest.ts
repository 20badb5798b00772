/** What the App asks for when it is registered: `app.yml` says why, and a test holds the two together. */

import { runPermissions, wantedPermissions } from './app-client.ts';

export const appEvents = ['check_run', 'check_suite', 'issue_comment', 'issues', 'pull_request', 'status'] as const;

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
