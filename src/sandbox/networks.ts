/** Opens the network of commands that may reach listed hosts or services: a namespace with ports to proxy and relays. */

import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Network } from './exec.ts';
import { type HeldNetwork, type Port, serveOn } from './forwarder.ts';
import { hostList } from './host-list.ts';
import { openProxy } from './proxy.ts';

export interface OpenNetwork extends AsyncDisposable {
  held: HeldNetwork;
  /** Tells programs where the proxy is. */
  env: Record<string, string>;
}

/** Where the proxy listens inside: above the range that programs get ports from. */
const proxyPort = 61_080;

/** Only for what needs more than an empty namespace. `hold` makes the namespace with these ports. */
export async function openNetwork(
  hosts: Exclude<Network, 'full'>,
  services: number[],
  runDir: string,
  hold: (ports: Port[]) => Promise<HeldNetwork>,
): Promise<OpenNetwork> {
  await using opening = new AsyncDisposableStack();
  // A Unix socket's path may have 107 bytes. Only we may enter the folder.
  const folder = await mkdtemp(runDir.length < 70 ? join(runDir, 'net-') : join(tmpdir(), 'redgreen-net-'));
  opening.defer(() => rm(folder, { recursive: true, force: true }));
  const ports: Port[] = [];
  for (const port of services) {
    const socketPath = join(folder, `${port}.sock`);
    opening.use(await openRelay(socketPath, port));
    ports.push({ listen: port, socketPath });
  }
  const socketPath = join(folder, 'proxy.sock');
  const proxy = hosts === 'none' ? undefined : opening.use(await openProxy(socketPath, hostList(hosts)));
  if (proxy) ports.push({ listen: proxyPort, socketPath });
  const held = opening.use(await hold(ports));
  const opened = opening.move();
  return { held, env: proxy ? proxyEnv : {}, [Symbol.asyncDispose]: () => opened.disposeAsync() };
}

const url = `http://127.0.0.1:${proxyPort}`;
const proxyEnv = {
  ...{ http_proxy: url, https_proxy: url, HTTP_PROXY: url, HTTPS_PROXY: url },
  // Yarn from 2 on reads no other.
  ...{ YARN_HTTP_PROXY: url, YARN_HTTPS_PROXY: url },
  ...{ no_proxy: 'localhost,127.0.0.1,::1', NO_PROXY: 'localhost,127.0.0.1,::1', NODE_USE_ENV_PROXY: '1' },
};

/** A Unix socket that leads to a port of this machine. */
function openRelay(socketPath: string, port: number): Promise<AsyncDisposable> {
  const server = createServer({ allowHalfOpen: true }, (inside) => {
    const service = connect({ host: 'localhost', port, allowHalfOpen: true });
    inside.on('error', () => service.destroy()).on('close', () => service.destroy());
    service.on('error', () => inside.destroy()).on('close', () => inside.destroy());
    inside.pipe(service).pipe(inside);
  });
  return serveOn(server, socketPath);
}
