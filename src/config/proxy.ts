/** Reads and checks the outgoing proxy that HTTP_PROXY, HTTPS_PROXY and NO_PROXY name, for git and the API clients. */

import { RedgreenError } from '../run/errors.ts';

type Environment = NodeJS.ReadOnlyDict<string>;

export interface ProxyReading {
  /** As given where no proxy is named; else with its variables in both cases. */
  environment: Environment;
  /** `http_proxy`, `https_proxy` and `no_proxy`; undefined where no proxy is named. */
  variables?: Record<string, string>;
}

/** What runs on this machine is never asked through a proxy. Both parsers of the list are met: one keeps the brackets. */
const loopback = ['localhost', '127.0.0.1', '[::1]', '::1'];

/**
 * Reads HTTP_PROXY, HTTPS_PROXY and NO_PROXY in either case; the lower case goes first, as with curl. Throws `bad-settings`
 * where an address cannot be used, and does not show it.
 */
export function readProxy(environment: Environment): ProxyReading {
  const variable = (name: string) => environment[name] || environment[name.toUpperCase()] || undefined;
  const proxies = ['http_proxy', 'https_proxy'].flatMap((name) => {
    const value = variable(name);
    return value === undefined ? [] : [{ name, url: addressOf(name, value) }];
  });
  if (proxies.length === 0) return { environment };
  const direct = variable('no_proxy')?.split(/[\s,]+/) ?? [];
  const variables = {
    ...Object.fromEntries(proxies.map(({ name, url }) => [name, url.href])),
    no_proxy: direct.includes('*') ? '*' : [...new Set([...direct, ...loopback])].filter(Boolean).join(','),
  };
  const upper = Object.entries(variables).map(([name, value]) => [name.toUpperCase(), value]);
  return {
    environment: { ...environment, ...variables, ...Object.fromEntries(upper) },
    variables,
  };
}

/** `host:port` without a scheme is what curl takes for http. */
function addressOf(name: string, value: string): URL {
  const url = URL.parse(value.includes('://') ? value : `http://${value}`);
  // Where a password's own `#`, `/` or `?` has ended the host, the rest of it would be told as a host that nobody knows.
  const whole = url !== null && `${url.pathname}${url.search}${url.hash}` === '/' && url.hostname !== '';
  if (whole && /^https?:$/.test(url.protocol)) return url;
  const hidden = 'its value is not shown, because a password may be in it';
  throw new RedgreenError('bad-settings', `${name.toUpperCase()} is no http://host:port (${hidden})`);
}
