/** The calls of an App: who it is, whose repositories it may see, its tokens, its deliveries. */

import { randomBytes } from 'node:crypto';
import { type App, type Delivery, type Installation, makeApp } from './github-app-state.ts';
import { redeliver } from './github-app-webhook.ts';
import { type Call, created, type Handler, ok, page, Refusal, reads } from './github-calls.ts';
import { accountOf, type State } from './github-state.ts';
import { repositoryView, userView } from './github-views.ts';

const host = 'https://github.test';

export const appHandlers: Record<string, Handler> = {
  'apps/create-from-manifest': ({ state, params }) => convertManifest(state, params.code ?? ''),
  'apps/get-authenticated': asApp(({ state }, app) => ok(appView(state, app))),
  'apps/get-webhook-config-for-app': asApp((_call, app) =>
    ok({ url: app.webhookUrl ?? '', content_type: 'json', secret: '********', insecure_ssl: '0' }),
  ),
  'apps/list-installations': asApp((call, app) => {
    const views = [...app.installations.values()].map((each) => installationView(call.state, app, each));
    return page(call, views);
  }),
  'apps/create-installation-access-token': asApp((call, app) => mint(call, app)),
  'apps/revoke-installation-access-token': ({ state, token }) => {
    if (token.kind !== 'installation')
      throw new Refusal(403, 'You must authenticate with an installation access token');
    for (const [value, each] of state.tokens) {
      if (each !== token) continue;
      state.tokens.delete(value);
      for (const app of state.apps.values())
        for (const minted of app.minted) if (minted.token === value) minted.revoked = true;
    }
    return { status: 204 };
  },
  'apps/list-repos-accessible-to-installation': (call) => {
    const { repositories: ids } = call.token;
    if (ids === undefined) throw new Refusal(403, 'You must authenticate with an installation access token');
    const all = [...call.state.repositories.values()].filter(({ id }) => ids.includes(id));
    const views = all.map((each) => repositoryView(call.state, each));
    return page(call, views, (repositories) => ({ total_count: all.length, repositories }));
  },
  'apps/list-webhook-deliveries': asApp((call, app) => {
    const size = Math.min(Number(call.query.get('per_page') ?? 30), 100);
    const before = Number(call.query.get('cursor') ?? Number.POSITIVE_INFINITY);
    const status = call.query.get('status');
    const found = app.deliveries
      .filter((each) => each.id < before && (status === null || (status === 'success') === each.statusCode < 400))
      .reverse();
    const shown = found.slice(0, size);
    const next = `${call.state.url}/api/v3/app/hook/deliveries?per_page=${size}&cursor=${shown.at(-1)?.id}`;
    const headers = found.length > size ? { link: `<${next}>; rel="next"` } : undefined;
    return { status: 200, body: shown.map(deliveryView), headers };
  }),
  'apps/redeliver-webhook-delivery': asApp((call, app) => {
    const delivery = app.deliveries.find(({ id }) => id === Number(call.params.delivery_id));
    if (delivery === undefined) throw new Refusal(404, 'Not Found');
    if (Date.now() - Date.parse(delivery.deliveredAt) > 3 * 24 * 60 * 60_000)
      throw new Refusal(422, 'The delivery is too old to be redelivered');
    redeliver(call.state, app, delivery);
    return { status: 202, body: {} };
  }),
  'apps/get-repo-installation': reads((call) => {
    const { repository, state } = call;
    for (const app of state.apps.values()) {
      const found = [...app.installations.values()].find(({ repositories }) => repositories.has(repository.id));
      if (found !== undefined) return ok(installationView(state, app, found));
    }
    if (state.apps.size > 0) throw new Refusal(404, 'Not Found');
    const owner = repository.name.split('/')[0] ?? '';
    return ok({ id: accountOf(state, owner).id, account: userView(state, owner), app_id: 1 });
  }),
};

/** Needs no token: the code is one. */
function convertManifest(state: State, code: string) {
  const manifest = state.manifests.get(code);
  if (manifest === undefined) throw new Refusal(404, 'Not Found');
  state.manifests.delete(code);
  const { name, hook_attributes, default_permissions = {}, default_events = [] } = manifest;
  const app = makeApp(state, {
    name: String(name),
    slug: String(name).toLowerCase().replaceAll(/\W+/g, '-'),
    webhookUrl: hook_attributes?.url,
    permissions: default_permissions,
    events: default_events,
  });
  const { clientId: client_id, clientSecret: client_secret, webhookSecret: webhook_secret, privateKey: pem } = app;
  return created({ ...appView(state, app), client_id, client_secret, webhook_secret, pem });
}

export function installationView(state: State, app: App, { id, account, permissions, ...each }: Installation) {
  return {
    id,
    account: userView(state, account),
    repository_selection: 'selected',
    app_id: app.id,
    app_slug: app.slug,
    target_id: accountOf(state, account).id,
    target_type: accountOf(state, account).type === 'Organization' ? 'Organization' : 'User',
    permissions,
    events: each.events,
    suspended_at: each.suspended ? state.now() : null,
  };
}

function asApp(handle: (call: Call, app: App) => ReturnType<Handler>): Handler {
  return (call) => {
    const app = call.state.apps.get(call.token.app ?? -1);
    if (app === undefined) throw new Refusal(401, 'A JSON web token could not be decoded');
    return handle(call, app);
  };
}

const unknownRepository =
  'There is at least one repository that does not exist or is not accessible to the parent installation.';

function mint(call: Call, app: App): ReturnType<Handler> {
  const { state, body } = call;
  const installation = app.installations.get(Number(call.params.installation_id));
  if (installation === undefined) throw new Refusal(404, 'Not Found');
  if (installation.suspended) throw new Refusal(403, 'This installation has been suspended');
  const ids = wanted(call, installation);
  if (ids.some((id) => !installation.repositories.has(id))) throw new Refusal(422, unknownRepository);
  const permissions = (body.permissions as Record<string, string> | undefined) ?? installation.permissions;
  for (const [name, level] of Object.entries(permissions)) {
    const granted = installation.permissions[name];
    if (granted === undefined || (level === 'write' && granted === 'read'))
      throw new Refusal(422, 'The permissions requested are not granted to this installation.');
  }
  const token = `ghs_${randomBytes(18).toString('hex')}`;
  const expiresAt = new Date(Date.now() + app.tokenLifetimeMs).toISOString();
  const reach = { installation: installation.id, repositories: ids };
  const login = `${app.slug}[bot]`;
  state.tokens.set(token, { login, kind: 'installation', mayWrite: true, expiresAt, ...reach, permissions });
  app.minted.push({ token, ...reach, permissions, revoked: false });
  const repositories = [...state.repositories.values()].filter(({ id }) => ids.includes(id));
  return created({
    token,
    expires_at: expiresAt.replace(/\.\d+Z$/, 'Z'),
    permissions,
    repository_selection: 'selected',
    repositories: repositories.map((each) => repositoryView(state, each)),
  });
}

/** GitHub takes ids or names without their owner; without either a token is good for the whole installation. */
function wanted({ state, body }: Call, installation: Installation): number[] {
  if (Array.isArray(body.repository_ids)) return body.repository_ids;
  if (!Array.isArray(body.repositories)) return [...installation.repositories];
  const idOf = (name: unknown) => state.repositories.get(`${installation.account}/${name}`)?.id ?? 0;
  return body.repositories.map(idOf);
}

function appView(state: State, app: App) {
  return {
    id: app.id,
    slug: app.slug,
    node_id: `A_${app.id}`,
    client_id: app.clientId,
    owner: userView(state, app.owner),
    name: app.name,
    description: null,
    external_url: `${host}/redgreen`,
    html_url: `${host}/apps/${app.slug}`,
    permissions: app.permissions,
    events: app.events,
    installations_count: app.installations.size,
  };
}

function deliveryView({ id, guid, event, action, payload, ...each }: Delivery) {
  const status =
    each.statusCode < 400 ? 'OK' : each.statusCode === 502 ? 'failed to connect to host' : 'Invalid HTTP Response';
  return {
    id,
    guid,
    delivered_at: each.deliveredAt,
    redelivery: each.redelivery,
    duration: each.durationSeconds,
    status,
    status_code: each.statusCode,
    event,
    action,
    installation_id: (payload.installation as { id?: number } | undefined)?.id ?? null,
    repository_id: (payload.repository as { id?: number } | undefined)?.id ?? null,
  };
}
