/** Git LFS's Batch API in front of bare repositories: objects lie in `<owner>/<name>.git/lfs/`, downloads are signed and take no token. */

import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

const mime = 'application/vnd.git-lfs+json';
const signed = new Map<string, { file: string; header: string }>();

/** The text of a pointer to this content. */
export function pointerTo(content: string): string {
  return `version https://git-lfs.github.com/spec/v1\noid sha256:${oidOf(content)}\nsize ${Buffer.byteLength(content)}\n`;
}

export function oidOf(content: string): string {
  return createHash('sha256').update(content).digest('hex');
}

/** Puts a content where its server finds it; `as` gives it another name than its own, as a broken server would. */
export function storeLfs(gitDir: string, content: string, as = oidOf(content)): void {
  mkdirSync(join(gitDir, 'lfs'), { recursive: true });
  writeFileSync(join(gitDir, 'lfs', as), content);
}

/** Answers one LFS request; false where the path is not LFS's. */
export async function serveLfs(
  { root, mayRead }: { root: string; mayRead(token: string | undefined, repository: string): boolean | undefined },
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const url = request.url ?? '/';
  const [, ticket] = /^\/lfs-download\/(\w+)$/.exec(url) ?? [];
  if (ticket !== undefined) {
    const found = signed.get(ticket);
    const { authorization, 'x-signed': given } = request.headers;
    const ok = found !== undefined && given === found.header && authorization === undefined;
    response.writeHead(ok ? 200 : 403).end(ok ? readFileSync(found.file) : 'denied');
    return true;
  }
  const [, repository] = /^\/([\w.-]+\/[\w.-]+)\.git\/info\/lfs\/objects\/batch$/.exec(url) ?? [];
  if (repository === undefined) return false;
  const answer = (status: number, body: object) => {
    response.writeHead(status, { 'content-type': mime }).end(JSON.stringify(body));
    return true;
  };
  const { authorization, accept, 'content-type': type } = request.headers;
  const [, basic = ''] = /^basic (.+)$/i.exec(authorization ?? '') ?? [];
  const token = basic === '' ? undefined : Buffer.from(basic, 'base64').toString().split(':')[1];
  const may = mayRead(token, repository);
  if (may === undefined) return answer(401, { message: 'Credentials needed' });
  if (!may) return answer(404, { message: 'Not Found' });
  const { operation, transfers, objects } = JSON.parse(await text(request));
  if (request.method !== 'POST' || accept !== mime || type !== mime || operation !== 'download')
    return answer(422, { message: 'not a download by the Batch API' });
  if (!transfers.includes('basic')) return answer(422, { message: 'basic transfers only' });
  const answers = objects.map(({ oid, size }: { oid: string; size: number }) => {
    const file = join(root, `${repository}.git`, 'lfs', oid);
    if (!existsSync(file)) return { oid, size, error: { code: 404, message: 'Object does not exist' } };
    const [key, header] = [randomBytes(8).toString('hex'), randomBytes(8).toString('hex')];
    signed.set(key, { file, header });
    const href = `http://${request.headers.host}/lfs-download/${key}`;
    return { oid, size, authenticated: true, actions: { download: { href, header: { 'x-signed': header } } } };
  });
  return answer(200, { transfer: 'basic', objects: answers });
}
