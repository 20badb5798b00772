/** Limits the requests of each session or client address, and answers 429 with `retry-after` beyond the limit. */

import type { Context, MiddlewareHandler } from 'hono';
import { isLoopback, networkOf } from '../text/addresses.ts';
import type { WebEnv } from './options.ts';

/** A page that follows a run asks 85 times; an office shares an address. */
const perMinute = { session: 600, address: 1200 };
const minuteMs = 60_000;
const mostKept = 10_000;

/** Counts by the minute: a session where somebody is signed in, else the address. */
export function rateLimit(now: () => Date): MiddlewareHandler<WebEnv> {
  let counts = new Map<string, number>();
  let since = 0;
  return async (c, next) => {
    const at = now().getTime();
    if (Math.abs(at - since) >= minuteMs) [counts, since] = [new Map(), at];
    const [own, most] = placeOf(c);
    // Whoever has thousands of networks would otherwise empty the list for all by filling it.
    const place = counts.size < mostKept || counts.has(own) || own.startsWith('session') ? own : 'others';
    const count = (counts.get(place) ?? 0) + 1;
    counts.set(place, count);
    if (count <= most) return next();
    return tooMany(c, 'Too many requests from here. Wait a minute.', since + minuteMs - at);
  };
}

function placeOf(c: Context<WebEnv>): [place: string, most: number] {
  const visitor = c.get('visitor');
  if (visitor.kind === 'user') return [`session ${visitor.session}`, perMinute.session];
  return [`address ${networkOf(clientAddress(c))}`, perMinute.address];
}

/** Streams are held open: those whom nobody knows leave room for those who have signed in. */
const streamsOf = { session: 30, anonymous: 300, address: 100 };

/** Among whose streams one counts, with the most that there may be. */
export function streamPlaces(c: Context<WebEnv>): Map<string, number> {
  const visitor = c.get('visitor');
  const places = new Map<string, number>();
  if (visitor.kind === 'user') places.set(`session ${visitor.session}`, streamsOf.session);
  if (visitor.kind === 'anonymous') places.set('anonymous', streamsOf.anonymous);
  const address = clientAddress(c);
  // A proxy of this machine that does not say for whom it asks would be one address for everybody.
  if (!isLoopback(address)) places.set(`address ${networkOf(address)}`, streamsOf.address);
  return places;
}

export function tooMany(c: Context, sentence: string, afterMs: number): Response {
  c.header('retry-after', String(Math.max(1, Math.ceil(afterMs / 1000))));
  return c.text(`${sentence}\n`, 429);
}

const forwarding = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

/**
 * A connection from loopback, asking for loopback by name (a page of another site whose name points here asks with its
 * own), with nothing between that says it forwards.
 */
export function fromThisMachine(c: Context<WebEnv>) {
  const address = remoteAddress(c.env);
  if (address === undefined || !isLoopback(address)) return false;
  return !forwarding.some((name) => c.req.header(name) !== undefined) && isLoopbackRequest(c);
}

/** By the name that it asks for. */
export function isLoopbackRequest(c: Context<WebEnv>) {
  return isLoopback(/^(\[[^\]]+\]|[^:]+)(?::\d+)?$/.exec(c.req.header('host') ?? '')?.[1] ?? '');
}

/**
 * Where a request comes from: for a proxy in front, on this machine or in its private network, what that one has added last to
 * `X-Forwarded-For`. Anybody else may write there what he likes.
 */
function clientAddress(c: Context<WebEnv>) {
  const address = remoteAddress(c.env) ?? 'unknown';
  const forwarded = c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim();
  return forwarded && (isLoopback(address) || isPrivate(address)) ? forwarded.slice(0, 45) : address;
}

function isPrivate(address: string) {
  return /^(::ffff:)?(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)|^f[cd]/i.test(address);
}

/** As `@hono/node-server` hands it over; unknown where another server runs the pages. */
function remoteAddress(env: unknown) {
  const { incoming } = (env ?? {}) as { incoming?: { socket?: { remoteAddress?: string } } };
  return incoming?.socket?.remoteAddress;
}
