/** An App on the stand-in, as a test handles it: register, install on repositories, send it what people do. */

import type { GitHubStandIn } from './github.ts';
import { installationView } from './github-app-calls.ts';
import { type App, type AppOptions, type Installation, makeApp } from './github-app-state.ts';
import { deliver } from './github-app-webhook.ts';
import type { GitHubEvent } from './github-events.ts';
import { type Fields, filled } from './github-openapi.ts';
import { userView } from './github-views.ts';

export type AppOnGitHub = ReturnType<typeof handle>;

/** What Redgreen's App is given when somebody installs it: held against app.yml by a test. */
const usual: AppOptions = {
  permissions: {
    actions: 'read',
    checks: 'write',
    contents: 'write',
    issues: 'write',
    metadata: 'read',
    pull_requests: 'write',
    statuses: 'read',
  },
  events: ['check_run', 'check_suite', 'issue_comment', 'issues', 'pull_request', 'repository'],
};

export function registerApp(github: GitHubStandIn, options: AppOptions = {}) {
  return handle(github, makeApp(github.state, { ...usual, ...options }));
}

/** One that was registered through a manifest. */
export function appNamed(github: GitHubStandIn, slug: string) {
  const app = [...github.state.apps.values()].find((each) => each.slug === slug);
  return app === undefined ? undefined : handle(github, app);
}

function handle(github: GitHubStandIn, app: App) {
  const { state } = github;
  /** `redgreen[bot]`. */
  const bot = `${app.slug}[bot]`;
  const installationFor = (owner: string) =>
    [...app.installations.values()].find(({ account }) => account.toLowerCase() === owner.toLowerCase());
  /** The body that `send` would post. */
  const body = ({ payload }: GitHubEvent): Fields => {
    const repository = payload.repository as { full_name?: string } | undefined;
    const found = installationFor(repository?.full_name?.split('/')[0] ?? '');
    return found === undefined ? payload : { ...payload, installation: { id: found.id, node_id: `MDI${found.id}` } };
  };
  return {
    app,
    bot,
    body,
    /** Installs it on repositories of one account; further calls for the same account add to them. */
    install: (names: readonly string[], options: Partial<Pick<Installation, 'permissions' | 'events'>> = {}) => {
      const [account = ''] = names[0]?.split('/') ?? [];
      const installation: Installation = installationFor(account) ?? {
        id: state.nextId(),
        account,
        repositories: new Set<number>(),
        permissions: app.permissions,
        events: app.events,
        suspended: false,
      };
      Object.assign(installation, options);
      for (const name of names) {
        const repository = state.repositories.get(name);
        if (repository === undefined) throw new Error(`no repository ${name}`);
        installation.repositories.add(repository.id);
        github.grant(name, bot, 'write');
      }
      app.installations.set(installation.id, installation);
      return installation;
    },
    /** Sends an event with the installation in it, as GitHub does, and waits for the answer. */
    send: async (event: GitHubEvent, options?: { guid?: string }) =>
      await deliver(state, app, { name: event.name, payload: body(event) }, options),
    /** Takes the App off an account: its tokens are dead from now on; the event that tells the App of it. */
    uninstall: (installation: Installation): GitHubEvent => {
      app.installations.delete(installation.id);
      for (const [value, token] of state.tokens) if (token.installation === installation.id) state.tokens.delete(value);
      const view = filled('installation', installationView(state, app, installation));
      const sender = filled('simple-user', userView(state, installation.account));
      return { name: 'installation', payload: { action: 'deleted', installation: view, sender } };
    },
  };
}
