/**
 * Checks whether a folder is a usable checkout of a run's repository, or still holds files of earlier jobs. The
 * checkout's `.git` must only be read as plain files, because settings in it could run code.
 */

import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../run/remove-tree.ts';
import { findDotGit, isPartial, readRefs, textOf } from './dot-git.ts';
import { gitAt, pathIn, splitNul } from './git.ts';
import { openRepository } from './repository.ts';

export type Checkout =
  | {
      kind: 'usable';
      /** The checkout step left a credential in its settings: `persist-credentials: false` would not. */
      credentialLeft: boolean;
    }
  | { kind: 'unusable'; reason: string };

/** Where a checkout ought to come from. */
export interface Origin {
  /** `owner/name`. */
  slug: string;
  /** `https://github.com` or the enterprise server. */
  serverUrl: string;
  /** The commit that the checkout step puts there. Default: any. */
  commit?: string;
}

export async function inspectCheckout(
  folder: string,
  { slug, serverUrl, commit: expected }: Origin,
): Promise<Checkout> {
  const dot = await findDotGit(folder).catch(() => undefined);
  if (dot === undefined) return { kind: 'unusable', reason: `${folder} holds no git checkout` };
  const config = await parseConfig(textOf(join(dot.commonDir, 'config')) ?? '');
  const urls = config.filter(({ key }) => /^remote\..+\.url$/.test(key)).map(({ value }) => value);
  const wanted = `${new URL(serverUrl).host}/${slug}`.toLowerCase();
  if (!urls.some((url) => repositoryOf(url) === wanted)) {
    return { kind: 'unusable', reason: `${folder} is a checkout of another repository than ${slug}` };
  }
  if (await isPartial(dot))
    return { kind: 'unusable', reason: `${folder} is a partial clone, whose objects are not all there` };
  try {
    const { commit } = await readRefs(dot);
    if (commit === undefined) return { kind: 'unusable', reason: `${folder} has no commit` };
    if (expected !== undefined && commit !== expected)
      return { kind: 'unusable', reason: `${folder} stands on ${commit.slice(0, 7)}, not on the event's commit` };
    return { kind: 'usable', credentialLeft: hasCredential(config) };
  } catch (error) {
    return { kind: 'unusable', reason: (error as Error).message };
  }
}

/** The repository that the clone's `origin` is, as `host/owner/name`; undefined where it has none. */
export async function originOf(folder: string): Promise<string | undefined> {
  const dot = await findDotGit(folder).catch(() => undefined);
  const text = dot && textOf(join(dot.commonDir, 'config'));
  const url = (await parseConfig(text ?? '')).find(({ key }) => key === 'remote.origin.url')?.value;
  return url === undefined ? undefined : repositoryOf(url);
}

/** `host/owner/name` in lower case, of the https, ssh and scp forms of a URL; a credential in it is not looked at. */
export function repositoryOf(url: string): string | undefined {
  const scp = /^(?:[^@/\s]+@)?([\w.-]+):(?!\/\/)(.+)$/.exec(url);
  const parsed = scp === null ? URL.parse(url) : undefined;
  const host = scp?.[1] ?? parsed?.host;
  const path = (scp?.[2] ?? parsed?.pathname)?.replace(/^\/+|\/+$/g, '').replace(/\.git$/i, '');
  return host && path ? `${host}/${path}`.toLowerCase() : undefined;
}

export interface Setting {
  /** Section and key in lower case, the subsection as it stands: `remote.origin.url`. */
  key: string;
  value: string;
}

/** The settings of a git configuration file; nothing is included or followed. A broken file has none. */
export async function parseConfig(input: string): Promise<Setting[]> {
  const args = ['config', '--file', '-', '--no-includes', '--list', '-z'];
  const { code, stdout } = await gitAt({ gitDir: '/' }).run(args, { input });
  return splitNul(code === 0 ? stdout : Buffer.of()).map((setting) => {
    const [key = '', ...value] = setting.split('\n');
    return { key, value: value.length === 0 ? 'true' : value.join('\n') };
  });
}

function hasCredential(config: Setting[]) {
  return config.some(
    ({ key, value }) =>
      /^http(\..*)?\.extraheader$/.test(key) ||
      (key.startsWith('includeif.') && value.includes('git-credentials')) ||
      (/^remote\..*url$/.test(key) && /^https?:\/\/[^/@]*:[^/@]*@/.test(value)),
  );
}

/** The first file that differs from the commit and is older than `sinceMs`. `near`: a folder in which we may make our own. */
export async function leftBehind(folder: string, near: string, sinceMs: number): Promise<string | undefined> {
  await using own = await temporaryFolder(`${near}/look-`);
  const { git } = await openRepository({ tree: folder, gitDir: `${own.path}/git` });
  const listed = splitNul(await git.bytes(['ls-files', '--others', '--modified', '--deduplicate', '-z']));
  // The change time and not the time of writing, which an archive sets as it likes.
  const ctimeMs = (path: string) => lstatSync(pathIn(folder, path), { throwIfNoEntry: false })?.ctimeMs ?? sinceMs;
  return listed.find((path) => ctimeMs(path) < sinceMs);
}
