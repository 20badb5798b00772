/** What the stand-in knows of one GitHub App: its key, where its webhook goes, who installed it, what was delivered. */

import { createPublicKey, generateKeyPairSync, randomBytes, verify } from 'node:crypto';
import type { Fields } from './github-openapi.ts';
import { accountOf, type State, type Token } from './github-state.ts';

export type Permissions = Record<string, string>;

export interface Installation {
  id: number;
  account: string;
  /** Ids of the repositories it was given. */
  repositories: Set<number>;
  permissions: Permissions;
  events: string[];
  suspended: boolean;
}

export interface Delivery {
  id: number;
  guid: string;
  event: string;
  action: string | null;
  payload: Fields;
  deliveredAt: string;
  redelivery: boolean;
  statusCode: number;
  durationSeconds: number;
}

export interface App {
  id: number;
  slug: string;
  name: string;
  owner: string;
  clientId: string;
  clientSecret: string;
  /** PKCS#1, as GitHub hands it out. */
  privateKey: string;
  webhookSecret: string;
  /** undefined: no webhook. */
  webhookUrl: string | undefined;
  permissions: Permissions;
  events: string[];
  installations: Map<number, Installation>;
  /** Oldest first. */
  deliveries: Delivery[];
  /** GitHub's hour; shorter for tests of renewal. */
  tokenLifetimeMs: number;
  minted: {
    token: string;
    installation: number;
    repositories: number[];
    permissions: Permissions;
    revoked: boolean;
  }[];
}

export type AppOptions = Partial<Omit<App, 'installations' | 'deliveries' | 'minted' | 'id'>>;

export function makeApp(state: State, options: AppOptions = {}): App {
  const slug = options.slug ?? 'redgreen';
  const app: App = {
    id: state.nextId(),
    slug,
    name: 'Redgreen',
    owner: 'acme',
    clientId: `Iv23li${randomBytes(7).toString('hex')}`,
    clientSecret: randomBytes(20).toString('hex'),
    privateKey: newKey(),
    webhookSecret: randomBytes(20).toString('hex'),
    webhookUrl: undefined,
    permissions: {},
    events: [],
    tokenLifetimeMs: 60 * 60_000,
    ...options,
    installations: new Map(),
    deliveries: [],
    minted: [],
  };
  accountOf(state, `${slug}[bot]`);
  state.apps.set(app.id, app);
  return app;
}

/** Whom a JSON web token speaks for: RS256 by the App's key, for ten minutes at most. A sentence where it is refused. */
export function appOfJwt(state: State, jwt: string): App | string {
  const [head = '', body = '', signature = ''] = jwt.split('.');
  const undecodable = 'A JSON web token could not be decoded';
  let header: { alg?: unknown };
  let claims: { iss?: unknown; iat?: unknown; exp?: unknown };
  try {
    header = JSON.parse(Buffer.from(head, 'base64url').toString());
    claims = JSON.parse(Buffer.from(body, 'base64url').toString());
  } catch {
    return undecodable;
  }
  const issuer = String(claims.iss ?? '');
  const app = [...state.apps.values()].find(({ id, clientId }) => issuer === String(id) || issuer === clientId);
  if (header.alg !== 'RS256' || app === undefined) return undecodable;
  const key = createPublicKey(app.privateKey);
  if (!verify('RSA-SHA256', Buffer.from(`${head}.${body}`), key, Buffer.from(signature, 'base64url')))
    return undecodable;
  const now = Date.now() / 1000;
  const { iat, exp } = claims;
  if (typeof exp !== 'number' || exp <= now)
    return "'Expiration time' claim ('exp') must be a numeric value representing the future time at which the assertion expires";
  if (exp > now + 600) return "'Expiration time' claim ('exp') is too far in the future";
  if (typeof iat !== 'number' || iat > now + 1)
    return "'Issued at' claim ('iat') must be an Integer representing the time that the assertion was issued";
  return app;
}

/** Which permission a call needs; undefined: one that every App has. GitHub lists it with each call. */
function neededFor(operation: string, method: string): string | undefined {
  const group = operation.split('/')[0] ?? '';
  if (operation === 'repos/get-combined-status-for-ref') return 'statuses';
  if (/^repos\/(get-content|get-commit|compare|get-branch|list-branches)/.test(operation)) return 'contents';
  if (group === 'git') return 'contents';
  if (group === 'issues' || group === 'reactions') return 'issues';
  if (group === 'pulls') return 'pull_requests';
  if (group === 'checks' || group === 'actions') return method === 'GET' && group === 'actions' ? 'actions' : group;
  return undefined;
}

/** Whether an App, or an installation token by its permissions, may make a call; every other token is asked elsewhere. */
export function mayCall({ permissions, app }: Token, operation: string, method: string): boolean {
  if (app !== undefined) return operation.startsWith('apps/');
  const needed = neededFor(operation, method);
  if (permissions === undefined || needed === undefined) return true;
  // Comments, labels and reactions of a pull request go through the calls of issues.
  const given = [permissions[needed], needed === 'issues' ? permissions.pull_requests : undefined];
  return method === 'GET' ? given.some((each) => each !== undefined) : given.includes('write');
}

/** A key takes a second to make: the tests of one process share it. */
let key: string | undefined;
function newKey(): string {
  key ??= generateKeyPairSync('rsa', { modulusLength: 2048 })
    .privateKey.export({ type: 'pkcs1', format: 'pem' })
    .toString();
  return key;
}
