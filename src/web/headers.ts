/** Headers of every answer: nothing runs or loads but what this server sends, nothing is framed, nothing is kept. */

import type { MiddlewareHandler } from 'hono';
import { NONCE, secureHeaders } from 'hono/secure-headers';
import type { WebEnv } from './options.ts';

export function safeHeaders(publicUrl: string): MiddlewareHandler<WebEnv> {
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: [NONCE],
      styleSrcElem: [NONCE],
      // Widths of bars and heights of log chunks stand in attributes, as numbers.
      styleSrcAttr: ["'unsafe-inline'"],
      imgSrc: ["'self'"],
      connectSrc: ["'self'"],
      formAction: ["'self'"],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
    },
    xFrameOptions: 'DENY',
    referrerPolicy: 'no-referrer',
    strictTransportSecurity: transportSecurity(publicUrl),
  });
}

/** For this name alone: what lies below it is not ours. */
export function transportSecurity(publicUrl: string): string | false {
  return publicUrl.startsWith('https:') ? 'max-age=31536000' : false;
}

/** What depends on who asks is kept by nobody. */
export const notKept: MiddlewareHandler<WebEnv> = async (c, next) => {
  await next();
  if (!c.res.headers.has('cache-control')) c.header('cache-control', 'no-store');
};
