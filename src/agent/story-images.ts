/**
 * Downloads the images of an issue or task file for the model: few, small, and only from GitHub's hosts for files. No
 * credentials may be sent with these requests.
 */

import type { BetaImageBlockParam } from '@anthropic-ai/sdk/resources/beta';
import { boundedBody } from '../text/bounded-body.ts';
import { messageOf } from '../text/error-message.ts';

export interface ImagesFetched {
  blocks: BetaImageBlockParam[];
  /** What was left out, and why: sentences. */
  leftOut: string[];
}

const mostImages = 5;
const mostRedirects = 3;
// The API takes 5 MB of base64.
const maxImageBytes = 3_500_000;
const maxAllBytes = 8_000_000;
const timeoutMs = 15_000;

const hosts: ReadonlySet<string> = new Set([
  'user-images.githubusercontent.com',
  'private-user-images.githubusercontent.com',
  'raw.githubusercontent.com',
  'objects.githubusercontent.com',
]);

/** Never throws: an image that cannot be had is told, and the story is worked on without it. */
export async function fetchImages(addresses: readonly string[], call = fetch): Promise<ImagesFetched> {
  const fetched: ImagesFetched = { blocks: [], leftOut: [] };
  let bytes = 0;
  for (const [index, address] of addresses.entries()) {
    const leave = (why: string) => void fetched.leftOut.push(`Image ${index + 1} of the story was left out: ${why}.`);
    if (fetched.blocks.length === mostImages) {
      leave(`only the first ${mostImages} are read`);
      continue;
    }
    const image = await fetchImage(address, call, Math.min(maxImageBytes, maxAllBytes - bytes)).catch(
      (error: unknown) => messageOf(error),
    );
    if (typeof image === 'string') {
      leave(image);
      continue;
    }
    bytes += image.data.length;
    const source = { type: 'base64' as const, media_type: image.type, data: image.data.toString('base64') };
    fetched.blocks.push({ type: 'image', source });
  }
  return fetched;
}

type MediaType = 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp';

/** The image, or why there is none. Each redirect is judged as the address itself was. */
async function fetchImage(
  address: string,
  call: typeof fetch,
  maxBytes: number,
): Promise<{ data: Buffer; type: MediaType } | string> {
  let url = URL.parse(address);
  for (let redirects = 0; ; redirects++) {
    if (url === null || !isGitHubs(url, redirects > 0))
      return `${url?.host || 'its address'} is not a host of GitHub's`;
    const response = await call(String(url), { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
    if (response.status >= 300 && response.status < 400) {
      await response.body?.cancel();
      if (redirects === mostRedirects) return 'it is redirected too often';
      url = URL.parse(response.headers.get('location') ?? '', String(url));
      continue;
    }
    if (!response.ok) {
      await response.body?.cancel();
      return `${url.host} answered ${response.status}`;
    }
    const data = await boundedBody(response.body, maxBytes);
    if (data === undefined) return `it has more than ${maxBytes} bytes`;
    const type = typeOf(data);
    return type === undefined ? 'it is no PNG, JPEG, GIF or WebP' : { data, type };
  }
}

/** Where people's uploads lie, and where GitHub's own redirects lead. */
function isGitHubs({ protocol, hostname, port, pathname, username }: URL, redirected: boolean) {
  if (protocol !== 'https:' || port !== '' || username !== '') return false;
  if (hosts.has(hostname)) return true;
  if (hostname === 'github.com') return /^\/(user-attachments\/assets|[\w.-]+\/[\w.-]+\/(assets|raw))\//.test(pathname);
  return redirected && /^github-production-user-asset-[0-9a-f]+\.s3\.amazonaws\.com$/.test(hostname);
}

/** By its first bytes: what a header says is the uploader's word. */
function typeOf(data: Buffer): MediaType | undefined {
  const start = data.subarray(0, 12).toString('latin1');
  if (start.startsWith('\x89PNG')) return 'image/png';
  if (start.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (start.startsWith('GIF8')) return 'image/gif';
  return start.startsWith('RIFF') && start.slice(8) === 'WEBP' ? 'image/webp' : undefined;
}
