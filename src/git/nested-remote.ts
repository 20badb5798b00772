/**
 * Decides for an address in .gitmodules or .lfsconfig whether anything is fetched from it, and whether its server gets the
 * token.
 */

import type { Remote } from './remote.ts';

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
function asHttps(written: string): string {
  return written
    .replace(/^(?:ssh|git):\/\/(?:[\w.-]+@)?([\w.-]+)(?::\d+)?\//, 'https://$1/')
    .replace(/^[\w.-]+@([\w.-]+):(?!\/\/)\/?/, 'https://$1/');
}

/**
 * The token goes to the server of the repository alone, and only its host may be one of a private network. `env`: of a
 * repository without a server.
 */
export function remoteAt(url: string, remote: Remote | undefined, env?: Remote['env']): Remote {
  const own = URL.parse(remote?.url ?? '');
  const to = URL.parse(url);
  if (remote !== undefined && own?.origin === to?.origin) return { ...remote, url, moved: undefined };
  const isOwnHost = remote !== undefined && !remote.isForeign && own?.hostname === to?.hostname;
  return { url, env: remote?.env ?? env, ...(!isOwnHost && { isForeign: true }) };
}
