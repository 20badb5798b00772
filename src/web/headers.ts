/** Sets the security headers of every response, so that only this server's content loads, and nothing is framed or cached. */

import type { MiddlewareHandler } from 'hono';
import { NONCE, secureHeaders } from 'hono/secure-headers';
import type { WebEnv } from './options.ts';

type Policy = NonNullable<NonNullable<Parameters<typeof secureHeaders>[0]>['contentSecurityPolicy']>;

/** What the pages of a server that works need. */
const ofPages: Policy = {
  scriptSrc: [NONCE],
  styleSrcElem: [NONCE],
  // Widths of bars and heights of log chunks stand in attributes, as numbers.
  styleSrcAttr: ["'unsafe-inline'"],
  imgSrc: ["'self'"],
  connectSrc: ["'self'"],
  formAction: ["'self'"],
};

export function safeHeaders(publicUrl: string, allowed = ofPages): MiddlewareHandler<WebEnv> {
  return secureHeaders({
    contentSecurityPolicy: { defaultSrc: ["'none'"], ...allowed, baseUri: ["'none'"], frameAncestors: ["'none'"] },
    xFrameOptions: 'DENY',
    // An address may have a token in it.
    referrerPolicy: 'no-referrer',
    // For this name alone: what lies below it is not ours.
    strictTransportSecurity: publicUrl.startsWith('https:') ? 'max-age=31536000' : false,
  });
}

/** What depends on who asks is kept by nobody. */
export const notKept: MiddlewareHandler<WebEnv> = async (c, next) => {
  await next();
  if (!c.res.headers.has('cache-control')) c.header('cache-control', 'no-store');
};
