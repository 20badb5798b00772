/**
 * Runs a git command that calls a remote server, retries a fetch once, and explains failures without showing secrets.
 * Only that one git process gets the token, for the repository's own server alone, and it follows no redirect.
 */

import { setTimeout as wait } from 'node:timers/promises';
import { isLoopback } from '../text/addresses.ts';
import { messageOf } from '../text/error-message.ts';
import { listed } from '../text/word-list.ts';
import { checkedAddress } from './fetch-url-check.ts';
import type { Git, GitResult } from './git.ts';

export interface Remote {
  /** `https://…`; `http://` only for a loopback server, `file://` or an absolute path only where the operator gave it. */
  url: string;
  /** Value of the Authorization header, a secret. Never in argv, a URL or a file. */
  authorization?: string;
  /** Asked for the authorization before each call: an installation's token lives an hour, a run may live longer. */
  renew?(): Promise<string>;
  /** Where the repository is by now, asked where the server says that it is elsewhere: it was renamed, and `url` follows. */
  moved?(): Promise<string | undefined>;
  /** Named by files of the repository, and on another host than its own: never inside of a private network. */
  isForeign?: true;
  /** Ends each call: set while a run is opened, and not when its work is pushed. */
  signal?: AbortSignal;
  /** Proxy and certificate variables that git may see (`HTTPS_PROXY`, `NO_PROXY`, `SSL_CERT_FILE` …). */
  env?: Record<string, string | undefined>;
}

/** `refused`: the server said no and will say it again. `unreachable`: it could not be asked, or broke. */
export type RemoteFailure =
  | { kind: 'refused'; reason: string; rule?: string }
  | { kind: 'unreachable'; reason: string };

export type PushResult =
  /** `commit`: what GitHub made of it, where it was not pushed as it is. */
  | { kind: 'pushed'; commit?: string }
  /** Somebody else's commit is there: nothing was overwritten. */
  | { kind: 'moved'; remoteSha: string }
  /** The branch that we recorded is gone: not made again. */
  | { kind: 'deleted' }
  | RemoteFailure;

/** Commits of a branch that a clone begins with: more is fetched where it is needed. */
export const clonedDepth = '--depth=50';

const networkVariables = listed(
  'http_proxy https_proxy no_proxy all_proxy ssl_cert_file ssl_cert_dir git_ssl_cainfo curl_ca_bundle',
);

/** Throws where the URL is one that must never be talked to. */
export async function remoteCall(git: Git, remote: Remote, args: string[], timeoutMs?: number): Promise<GitResult> {
  const { url } = remote;
  const checked = remote.isForeign ? await checkedAddress(url, remote.env) : undefined;
  if (typeof checked === 'string') return unreachable(checked);
  const result = await triedTwice(args, () => oneCall(git, remote, args, timeoutMs, checked?.config));
  if (result.code === 0 || remote.moved === undefined || !isElsewhere(result.stderr)) return result;
  // Git itself follows no redirect: where it leads to is asked of GitHub, and the token goes to no other server.
  const now = await remote.moved().catch(() => undefined);
  if (now === undefined || now === url || URL.parse(now)?.origin !== URL.parse(url)?.origin) return result;
  remote.url = now;
  return await oneCall(
    git,
    remote,
    args.map((arg) => (arg === url ? now : arg)),
    timeoutMs,
  );
}

/** Fetches these refs and nothing else: git writes no file beside them. */
export function fetchRefs(git: Git, remote: Remote, refs: readonly string[], extra: readonly string[] = []) {
  const args = ['fetch', '--no-tags', '--no-write-fetch-head', '--no-auto-maintenance', ...extra];
  return remoteCall(git, remote, [...args, '--', remote.url, ...refs]);
}

/** What is only read is asked for once more where the server could not be reached, or broke off. */
async function triedTwice(args: readonly string[], call: () => Promise<GitResult>) {
  const result = await call();
  const isLost = result.code !== 0 && result.code !== null && ruleOf(result.stderr) === undefined;
  if (args[0] !== 'fetch' || !isLost || isElsewhere(result.stderr) || isAbsent(result)) return result;
  await wait(againAfterMs);
  return await call();
}
const againAfterMs = 2000;

export function isAbsent({ stderr }: Pick<GitResult, 'stderr'>): boolean {
  return /couldn't find remote ref/.test(stderr);
}

function isElsewhere(stderr: string) {
  return /returned error: 30[1278]\b|unable to update url base from redirection|redirect/i.test(stderr);
}

/** Where nothing comes for a minute, git ends it itself: what still comes may take as long as the longest run. */
const longestMs = 24 * 60 * 60_000;

async function oneCall(
  git: Git,
  remote: Remote,
  args: string[],
  timeoutMs = longestMs,
  pinned: [string, string][] = [],
): Promise<GitResult> {
  const protocol = allowedProtocol(remote.url);
  if (remote.signal?.aborted) return unreachable('nobody waits for it any more');
  try {
    if (remote.renew !== undefined) remote.authorization = await remote.renew();
  } catch (error) {
    return unreachable(`no token: ${messageOf(error)}`);
  }
  const config: [string, string][] = [
    ['http.followRedirects', 'false'],
    ['http.lowSpeedLimit', '100'],
    ['http.lowSpeedTime', '60'],
    ...pinned,
  ];
  if (remote.authorization !== undefined && protocol !== 'file') {
    if (/[\r\n\0]/.test(remote.authorization)) throw new Error('the authorization of a remote must be one line');
    config.push([`http.${new URL(remote.url).origin}/.extraHeader`, `Authorization: ${remote.authorization}`]);
  }
  const network = Object.entries(remote.env ?? {}).filter(([name]) => networkVariables.includes(name.toLowerCase()));
  const env = {
    GIT_ALLOW_PROTOCOL: protocol,
    ...Object.fromEntries(network.map(([name, value]) => [name, value ?? ''])),
  };
  return await git.run(args, { config, env, timeoutMs, signal: remote.signal });
}

/** A server that is not asked is told as one that cannot be reached. */
function unreachable(stderr: string): GitResult {
  return { code: 128, stdout: Buffer.alloc(0), stderr, cut: false };
}

/**
 * The token goes to the server of the repository alone, and only its host may be one of a private network. `env`: of a
 * repository without a server.
 */
export function remoteAt(url: string, remote: Remote | undefined, env?: Remote['env']): Remote {
  const own = URL.parse(remote?.url ?? '');
  const to = URL.parse(url);
  if (remote !== undefined && own?.origin === to?.origin) return { ...remote, url, moved: undefined };
  const isOwnHost = remote !== undefined && !remote.isForeign && own?.hostname === to?.hostname;
  return { url, env: remote?.env ?? env, signal: remote?.signal, ...(!isOwnHost && { isForeign: true }) };
}

/** What a failed call means, in words that carry no secret. */
export function failureOf(remote: Remote, { code, stderr }: GitResult): RemoteFailure {
  const said = sentence(stderr, remote);
  if (code === null) return { kind: 'unreachable', reason: `git was ended before the server had answered: ${said}` };
  const rule = ruleOf(stderr);
  if (rule !== undefined) return { kind: 'refused', reason: said, rule };
  return { kind: 'unreachable', reason: said };
}

/** The rule that a server names when it refuses: GitHub's code, or what the answer amounts to. */
export function ruleOf(stderr: string): string | undefined {
  const code = /\b(GH\d{3})\b/.exec(stderr)?.[1];
  if (code !== undefined) return code;
  if (/without .?workflows?.? permission|refusing to allow .* workflow/i.test(stderr)) return 'workflows-permission';
  if (/protected branch/i.test(stderr)) return 'protected-branch';
  if (/error: 403|Write access to repository not granted|Permission to .* denied/i.test(stderr)) return 'permission';
  if (/error: 401|Authentication failed|could not read (Username|Password)/i.test(stderr)) return 'authentication';
  if (/error: 404|Repository not found|does not appear to be a git repository/i.test(stderr)) return 'not-found';
  if (/hook declined/i.test(stderr)) return 'hook';
  return undefined;
}

/** What git and the server said, without progress lines, hints and secrets. */
export function sentence(stderr: string, remote: Remote): string {
  const lines = stderr
    .split(/[\r\n]+/)
    .map((line) => line.replace(/^remote:\s*/, '').trim())
    .filter(
      (line) =>
        line !== '' && !/^(hint:|To |(Enumerating|Counting|Compressing|Writing|Resolving|Total|Delta) )/.test(line),
    );
  const text = lines.join(' ').slice(0, 800) || 'no message';
  return remote.authorization === undefined ? text : withoutSecret(text, remote.authorization);
}

/** The protocol that the URL may use; throws for every other, and for a credential in it. */
function allowedProtocol(url: string) {
  if (url.startsWith('/')) return 'file';
  const parsed = URL.parse(url);
  if (parsed === null) throw new Error('the remote is no URL');
  if (parsed.username !== '' || parsed.password !== '')
    throw new Error('the URL of a remote must not carry a credential');
  if (parsed.protocol === 'https:') return 'https';
  if (parsed.protocol === 'file:') return 'file';
  if (parsed.protocol === 'http:' && isLoopback(parsed.hostname)) return 'http';
  throw new Error(`a remote must be https, not ${parsed.protocol}//${parsed.host}`);
}

function withoutSecret(text: string, authorization: string) {
  const secrets = [authorization, ...authorization.split(' ').filter((part) => part.length >= 8)];
  return secrets.reduce((masked, secret) => masked.replaceAll(secret, '***'), text);
}
