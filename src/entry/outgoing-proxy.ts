/** Routes this process's HTTP requests through the proxy that variables such as `HTTPS_PROXY` name. */

import { readProxy } from '../config/proxy.ts';

type Environment = NodeJS.ReadOnlyDict<string>;

/** For `fetch` and `node:http` alike, until the process ends. Returns the environment for all that have a client of their own. */
export async function throughProxy(environment: Environment, say: (text: string) => void): Promise<Environment> {
  const { environment: read, variables } = readProxy(environment);
  if (variables === undefined) return environment;
  // Not above: 45 ms, for the few that have a proxy.
  const { setGlobalProxyFromEnv } = await import('node:http');
  if (setGlobalProxyFromEnv === undefined) {
    say(`Node ${process.versions.node} asks GitHub without the proxy; HTTPS_PROXY needs 24.14 or newer`);
  } else setGlobalProxyFromEnv(variables);
  return read;
}
