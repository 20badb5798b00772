/** Says whether a request comes from this machine, and which client address it has behind a proxy. */

import type { Context } from 'hono';
import { isLoopback } from '../text/addresses.ts';
import type { WebEnv } from './options.ts';

const forwarding = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

/**
 * A connection from loopback, asking for loopback by name (a page of another site whose name points here asks with its
 * own), with nothing between that says it forwards.
 */
export function fromThisMachine(c: Context<WebEnv>): boolean {
  const address = remoteAddress(c.env);
  if (address === undefined || !isLoopback(address)) return false;
  return !forwarding.some((name) => c.req.header(name) !== undefined) && isLoopbackRequest(c);
}

/** By the name that it asks for. */
export function isLoopbackRequest(c: Context<WebEnv>): boolean {
  return isLoopback(/^(\[[^\]]+\]|[^:]+)(?::\d+)?$/.exec(c.req.header('host') ?? '')?.[1] ?? '');
}

/**
 * Where a request comes from: for a proxy in front, on this machine or in its private network, what that one has added last to
 * `X-Forwarded-For`. Anybody else may write there what he likes.
 */
export function clientAddress(c: Context<WebEnv>): string {
  const address = remoteAddress(c.env) ?? 'unknown';
  const forwarded = c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim();
  return forwarded && (isLoopback(address) || isPrivate(address)) ? forwarded.slice(0, 45) : address;
}

function isPrivate(address: string): boolean {
  return /^(::ffff:)?(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)|^f[cd]/i.test(address);
}

/** As `@hono/node-server` hands it over; unknown where another server runs the pages. */
function remoteAddress(env: unknown): string | undefined {
  const { incoming } = (env ?? {}) as { incoming?: { socket?: { remoteAddress?: string } } };
  return incoming?.socket?.remoteAddress;
}
