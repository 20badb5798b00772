/** Explains why a network connection failed, whether another try could help, and whether credentials were at fault. */

import { messageOf } from '../text/error-message.ts';

/** `Connection error (connect ECONNREFUSED 127.0.0.1:8080)`: the host is in the system's own words. */
export function connectionWords(error: unknown): string {
  const cause = causeOf(error);
  if (cause === undefined) return messageOf(error);
  const { code, message } = cause;
  const said = messageOf(error).replace(/\.$/, '');
  if (isUntrusted(cause)) {
    const why = message === '' || message === code ? code : `${code}: ${message}`;
    return `${said} (its certificate is not trusted here, ${why}; NODE_EXTRA_CA_CERTS takes the file of an authority of your own)`;
  }
  return `${said} (${isSettled(error) && message !== '' ? message : (code ?? message)})`;
}

/** An address that is wrong, or a certificate that is not trusted: the same comes of it each time. */
export function isSettled(error: unknown): boolean {
  const cause = causeOf(error);
  return cause !== undefined && (cause.code === 'ECONNREFUSED' || cause.code === 'ENOTFOUND' || isUntrusted(cause));
}

/** The chain behind an error ends in none of the system's own: credentials are not there, or were refused. */
export function isOfCredentials(error: unknown): boolean {
  const cause = causeOf(error);
  return cause !== undefined && typeof cause.code !== 'string';
}

function isUntrusted({ code = '' }: NodeJS.ErrnoException): boolean {
  return /CERT|^UNABLE_TO_VERIFY|^ERR_TLS_CERT/.test(code);
}

/** The system's own error: a client and `fetch` each put one of theirs around it. */
function causeOf(error: unknown): NodeJS.ErrnoException | undefined {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error ? (causeOf(cause) ?? cause) : undefined;
}
