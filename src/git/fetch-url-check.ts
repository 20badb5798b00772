/**
 * Decides whether a URL from a repository's files or an LFS server may be fetched, and returns the addresses that were
 * checked. The connection must go to one of these: a second look-up of the name could lead into the private network.
 */

import { lookup as systemLookup } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { rangeOf } from '../text/addresses.ts';

export type Source = { url: string; refusal?: undefined } | { url?: undefined; refusal: string };

/** The address, a relative one seen from the repository's own (`from`); or why it is not fetched. */
export function sourceOf(written: string, from: string): Source {
  const relative = /^\.\.?\//.test(written);
  if (relative && URL.parse(from) === null)
    return { refusal: `its address ${written} is relative, and this repository comes from no server` };
  const parsed = relative ? URL.parse(written, `${from.replace(/\/+$/, '')}/`) : URL.parse(asHttps(written));
  const loopback = parsed?.protocol === 'http:' && /^(?:localhost|\[::1\]|127\.\d+\.\d+\.\d+)$/.test(parsed.hostname);
  // An address of loopback is the machine's own: only a repository that is there itself may lead there.
  const mayLoop = loopback && URL.parse(from)?.hostname === parsed.hostname;
  const named = parsed !== null && (parsed.username !== '' || parsed.password !== '');
  if (parsed === null || named || (parsed.protocol !== 'https:' && !mayLoop)) {
    const how = named ? 'has a user name in it, and is not fetched' : 'is not https, and nothing else is fetched';
    return { refusal: `its address ${written.replace(/\/\/[^/@]*@/, '//***@')} ${how}` };
  }
  return { url: parsed.href };
}

/** The ways of writing an address that a person's key would open: over https the token, or nobody at all, may read it as well. */
function asHttps(written: string) {
  return written
    .replace(/^(?:ssh|git):\/\/(?:[\w.-]+@)?([\w.-]+)(?::\d+)?\//, 'https://$1/')
    .replace(/^[\w.-]+@([\w.-]+):(?!\/\/)\/?/, 'https://$1/');
}

interface CheckedAddress {
  /** For git; older than 2.37 it looks the name up again. */
  config: [key: string, value: string][];
  /** For requests of our own. The host of a proxy is looked up as ever. */
  lookup: LookupFunction;
}

/** A text says why the host is not asked. */
export async function checkedAddress(
  url: string,
  env: NodeJS.ReadOnlyDict<string> = {},
): Promise<CheckedAddress | string> {
  const { hostname, port } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, '');
  const found = isIP(host) === 0 ? await lookup(host, { all: true }).catch(() => []) : [{ address: host }];
  const inside = found.find(({ address }) => rangeOf(address) !== 'public')?.address;
  if (inside !== undefined) {
    const where = inside === host ? `${host} is` : `${host} leads to ${inside}, which is`;
    return `${where} a private address; the repository's files may name only public ones and its own server`;
  }
  const proxied = ['https_proxy', 'all_proxy'].some((name) => env[name] || env[name.toUpperCase()]);
  if (found.length === 0 && !proxied) return `${host} cannot be found from this machine`;
  return pinned(host, Number(port || 443), found.length === 0 ? [nowhere] : found.map(({ address }) => address));
}

/** Only a proxy knows the name: where it is not asked after all, the name leads nowhere (RFC 6666). */
const nowhere = '100::1';

/** Whoever connects to the host comes to these addresses. */
export function pinned(host: string, port: number, addresses: readonly string[]): CheckedAddress {
  const all = addresses.map((address) => ({ address, family: isIP(address) }));
  const listed = all.map(({ address, family }) => (family === 6 ? `[${address}]` : address)).join(',');
  return {
    config: isIP(host) === 0 ? [['http.curloptResolve', `${host}:${port}:${listed}`]] : [],
    lookup: (name, options, done) => {
      const [first] = all;
      if (name !== host || first === undefined) systemLookup(name, options, done);
      else if (options.all) done(null, all);
      else done(null, first.address, first.family);
    },
  };
}
