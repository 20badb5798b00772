/**
 * Checks the web server's listen address and public URL: without sign-in both must be local, and a URL that is not
 * local must use https.
 */

import { isLoopback } from '../text/addresses.ts';

export interface Binding {
  host: string;
  publicUrl: string;
  /** Whether the App's client id and secret are there. */
  signIn: boolean;
}

type BindingAnswer = { allowed: true } | { allowed: false; problem: string };

/** Refuses an address or a public URL beyond this machine where nobody would have to sign in, and people's tokens over plain http. */
export function bindingPolicy({ host, publicUrl, signIn }: Binding): BindingAnswer {
  const url = URL.canParse(publicUrl) ? new URL(publicUrl) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) {
    return refused(`REDGREEN_PUBLIC_URL is ${JSON.stringify(publicUrl)}: give the http or https address of the pages`);
  }
  const local = isLoopback(url.hostname);
  if (!signIn && !isLoopback(host)) {
    return refused(
      `the pages would be open to everybody who reaches ${host}: set REDGREEN_CLIENT_ID and REDGREEN_CLIENT_SECRET for sign-in, or listen on 127.0.0.1`,
    );
  }
  if (!signIn && !local) {
    return refused(
      `the pages would be open to everybody at ${url.origin}: set REDGREEN_CLIENT_ID and REDGREEN_CLIENT_SECRET for sign-in`,
    );
  }
  if (url.protocol === 'http:' && !local) {
    return refused(`REDGREEN_PUBLIC_URL is ${url.origin}: sessions need https anywhere but on this machine`);
  }
  return { allowed: true };
}

function refused(problem: string): BindingAnswer {
  return { allowed: false, problem };
}
