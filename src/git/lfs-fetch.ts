/**
 * Downloads the content of Git LFS files from the repository's server into a local store. No other server may get the
 * GitHub token.
 */

import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm, statfs } from 'node:fs/promises';
import { type IncomingMessage, request as plainRequest, type RequestOptions } from 'node:http';
import { request as secureRequest } from 'node:https';
import { dirname } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { boundedBody } from '../text/bounded-body.ts';
import { matchesGlob } from '../text/glob.ts';
import { parseConfig } from './checkout-check.ts';
import { checkedAddress, sourceOf } from './fetch-url-check.ts';
import { objectIn, type Pointer } from './lfs-content.ts';
import { type Remote, remoteAt, sentence } from './remote-call.ts';
import type { Offender } from './screening.ts';

interface LfsPlace {
  /** Where the repository is; absent where it is nowhere but here. */
  remote?: Remote;
  /** Text of the commit's `.lfsconfig`. */
  config: string;
  /** Where contents are put, as in `.git/lfs/objects`. */
  store: string;
}

interface Action {
  href: string;
  header?: Record<string, string>;
}

interface Answered {
  oid: string;
  actions?: { download?: Action };
  error?: { code: number; message: string };
}

/** They are fetched at the same time. */
const inOneBatch = 20;
const longestMs = 6 * 60 * 60_000;
/** `.lfsconfig` can name a server that answers without end, and a pointer any size. */
const mostAnswerBytes = 8 * 1024 * 1024;
const keptFreeBytes = 1024 ** 3;

/** Puts the content of every pointer that `.lfsconfig` does not leave out into the store; the first that cannot be had ends it, with a sentence why. */
export async function fetchContent(
  { remote, config, store }: LfsPlace,
  pointers: readonly Pointer[],
): Promise<Offender | undefined> {
  const settings = new Map((await parseConfig(config)).map(({ key, value }) => [key, value]));
  const ours = pointers.filter(({ path }) => isWanted(path, settings));
  const wanted = [...new Map(ours.map((each) => [each.oid, each])).values()];
  const [first] = wanted;
  if (first === undefined) return undefined;
  const from = endpoint(remote, settings.get('lfs.url'));
  if ('refusal' in from) return { path: first.path, reason: from.refusal };
  const needed = wanted.reduce((sum, { size }) => sum + size, 0);
  const { bavail, bsize } = await statfs(dirname(store));
  if (needed > bavail * bsize - keptFreeBytes)
    return { path: first.path, reason: `the files have ${needed} bytes, and the disk has no room for them` };
  for (let at = 0; at < wanted.length; at += inOneBatch) {
    const part = wanted.slice(at, at + inOneBatch);
    const answered = await batch(from, part);
    if (typeof answered === 'string') return { path: part[0]?.path ?? first.path, reason: answered };
    const reasons = await Promise.all(part.map((each) => download(from, each, answered.get(each.oid), store)));
    const missing = reasons.findIndex((reason) => reason !== undefined);
    if (missing >= 0) return { path: part[missing]?.path ?? first.path, reason: reasons[missing] ?? '' };
  }
  return undefined;
}

/** `lfs.fetchinclude` and `lfs.fetchexclude`: what the repository itself does without in a clone. */
function isWanted(path: string, settings: ReadonlyMap<string, string>) {
  const matches = (list: string | undefined) =>
    (list ?? '')
      .split(',')
      .map((glob) => glob.trim().replace(/^\/|\/$/g, ''))
      .filter(Boolean)
      .some((glob) => [glob, `${glob}/**`, `**/${glob}`].some((each) => matchesGlob(path, each)));
  const include = settings.get('lfs.fetchinclude');
  return (include === undefined || matches(include)) && !matches(settings.get('lfs.fetchexclude'));
}

function endpoint(remote: Remote | undefined, written: string | undefined) {
  const own = remote?.url.replace(/\/+$/, '').replace(/(?:\.git)?$/, '.git/info/lfs');
  if (written === undefined && own === undefined) return { refusal: 'this clone has no origin to fetch it from' };
  const source = sourceOf(written ?? own ?? '', remote?.url ?? '');
  if (source.url === undefined) return source;
  return remoteAt(source.url.replace(/\/+$/, ''), remote);
}

/** What the server says of each object, by its id; a text is why it says nothing. */
async function batch(from: Remote, pointers: readonly Pointer[]) {
  const url = `${from.url}/objects/batch`;
  try {
    if (from.renew !== undefined) from.authorization = await from.renew();
    const headers = {
      accept: 'application/vnd.git-lfs+json',
      'content-type': 'application/vnd.git-lfs+json',
      ...(from.authorization === undefined ? {} : { authorization: from.authorization }),
    };
    const objects = pointers.map(({ oid, size }) => ({ oid, size }));
    const body = JSON.stringify({ operation: 'download', transfers: ['basic'], objects });
    const options = { method: 'POST', headers, signal: endOf(from, 60_000) };
    const response = await requested({ ...from, url }, options, body);
    const bytes = await boundedBody(response, mostAnswerBytes);
    if (bytes === undefined) throw new Error(`the answer has more than ${mostAnswerBytes} bytes`);
    const text = bytes.toString('utf8');
    const { statusCode } = response;
    if (statusCode === 401 && from.authorization === undefined)
      return `${url} is not open to everybody, and there is no token for it here`;
    if (statusCode !== 200) return `${url} answers ${statusCode}${messageIn(text, from)}`;
    const answers: Answered[] = JSON.parse(text).objects;
    return new Map(answers.map((each) => [each.oid, each]));
  } catch (error) {
    return `${url} cannot be read: ${wordsOf(error, from)}`;
  }
}

function endOf({ signal }: Remote, afterMs: number) {
  return AbortSignal.any([AbortSignal.timeout(afterMs), ...(signal === undefined ? [] : [signal])]);
}

/** The answer of the server, which no redirect leads away from. Throws where there is none. */
async function requested(from: Remote, options: RequestOptions, body?: string) {
  const checked = from.isForeign ? await checkedAddress(from.url, from.env) : undefined;
  if (typeof checked === 'string') throw new Error(checked);
  const open = from.url.startsWith('http:') ? plainRequest : secureRequest;
  const sent = open(from.url, { ...options, ...(checked && { lookup: checked.lookup }) });
  // What goes wrong after the answer has begun comes through its body as well.
  sent.on('error', () => {});
  sent.end(body);
  const [response]: IncomingMessage[] = await once(sent, 'response');
  if (response === undefined) throw new Error('no answer');
  return response;
}

function messageIn(text: string, from: Remote) {
  const said: unknown = /^\s*\{/.test(text) ? /"message"\s*:\s*"([^"]{1,300})"/.exec(text)?.[1] : undefined;
  return typeof said === 'string' ? ` (${sentence(said, from)})` : '';
}

async function download(from: Remote, { oid, size }: Pointer, answered: Answered | undefined, store: string) {
  if (answered?.error !== undefined)
    return `${from.url} answers ${answered.error.code} (${sentence(String(answered.error.message), from)})`;
  const action = answered?.actions?.download;
  if (action === undefined) return `${from.url} names no place to fetch it from`;
  const source = sourceOf(action.href, from.url);
  if (source.url === undefined) return `the place that ${from.url} names is not https, or has a user name in it`;
  const into = objectIn(store, oid);
  // Slower than 100 KB a second is no longer waited for.
  const signal = endOf(from, Math.min(60_000 + Math.ceil(size / 100), longestMs));
  try {
    const { env, isForeign } = from;
    const response = await requested({ url: source.url, env, isForeign }, { headers: action.header ?? {}, signal });
    const { statusCode } = response;
    if (statusCode !== 200) {
      response.destroy();
      return `its download from ${from.url} answers ${statusCode}`;
    }
    await mkdir(dirname(into), { recursive: true, mode: 0o700 });
    const hash = createHash('sha256');
    let bytes = 0;
    const counted = new Transform({
      transform(chunk: Buffer, _, done) {
        bytes += chunk.length;
        hash.update(chunk);
        done(bytes > size ? new Error(`it has more than the ${size} bytes that its pointer names`) : null, chunk);
      },
    });
    await pipeline(response, counted, createWriteStream(`${into}.part`, { mode: 0o600 }), { signal });
    if (hash.digest('hex') !== oid) throw new Error('it is not what its pointer names');
    await rename(`${into}.part`, into);
    return undefined;
  } catch (error) {
    await rm(`${into}.part`, { force: true });
    return `its download from ${from.url} failed: ${wordsOf(error, from)}`;
  }
}

/** Where every address of a host refuses, the error has a code and no message. */
function wordsOf(error: unknown, from: Remote) {
  const { message, code = '' } = error as NodeJS.ErrnoException;
  return sentence(message || code, from);
}
