/** The form "Register a new GitHub App", as a browser reaches it: it takes a manifest and sends the browser back with a code. */

import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Manifest, State } from './github-state.ts';

const route = /^\/(?:organizations\/[\w-]+\/)?settings\/apps\/new$/;

/** Answers the form's request as a person who presses "Create GitHub App"; false where it is another request. */
export async function serveAppForm(state: State, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  const url = new URL(request.url ?? '/', 'http://github.test');
  if (request.method !== 'POST' || !route.test(url.pathname)) return false;
  const form = new URLSearchParams(await text(request));
  const manifest: Manifest = JSON.parse(form.get('manifest') ?? '{}');
  const code = randomBytes(20).toString('hex');
  state.manifests.set(code, manifest);
  const back = new URL(manifest.redirect_url ?? '');
  back.searchParams.set('code', code);
  const given = url.searchParams.get('state');
  if (given !== null) back.searchParams.set('state', given);
  response.writeHead(302, { location: back.href }).end();
  return true;
}
