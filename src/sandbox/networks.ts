/** Gives sandboxed commands limited network access: a proxy to allowed hosts, and relays to this machine's ports. */

import { lookup } from 'node:dns/promises';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer as createHttpServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { connect, createServer, isIP } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Duplex, pipeline } from 'node:stream';
import { rangeOf } from '../text/addresses.ts';
import type { Network } from './exec.ts';
import { type HeldNetwork, type Port, serveOn } from './forwarder.ts';

export interface OpenNetwork extends AsyncDisposable {
  held: HeldNetwork;
  /** Tells programs where the proxy is. */
  env: Record<string, string>;
  /** Why the proxy did not reach hosts that were asked for. */
  unreached: Set<string>;
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
  const unreached = new Set<string>();
  const proxy = hosts === 'none' ? undefined : opening.use(await openProxy(socketPath, hostList(hosts), unreached));
  if (proxy) ports.push({ listen: proxyPort, socketPath });
  const held = opening.use(await hold(ports));
  const opened = opening.move();
  return { held, unreached, env: proxy ? proxyEnv : {}, [Symbol.asyncDispose]: () => opened.disposeAsync() };
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

const connectTimeoutMs = 20_000;
/** Who asks for thousands of hosts needs no list of them, and who asks that often no answer: from npm another one follows it without an end. */
const mostUnreached = 20;

export async function openProxy(
  socketPath: string,
  hosts: HostList,
  unreached = new Set<string>(),
): Promise<AsyncDisposable> {
  const noteUnreached = (why: string) => void (unreached.size < mostUnreached && unreached.add(why));
  let refusals = 0;
  const reach: Reach = {
    noteUnreached,
    isAskedAgain: () => ++refusals > mostUnreached,
    async whereIs(host, port) {
      const found = await located(host, port, hosts);
      if (found.address === undefined) noteUnreached(found.why);
      return found;
    },
  };
  const server = createHttpServer((incoming, response) =>
    guarded([incoming, response], () => forward(incoming, response, reach)),
  );
  server.on('connect', (incoming, client) => guarded([client], () => tunnel(incoming, client, reach)));
  server.on('clientError', (_, socket) => socket.destroy());
  return serveOn(server, socketPath);
}

/** A fault at either end of a call closes both ends of that call, and nothing else. */
function guarded(ends: readonly (Duplex | IncomingMessage | ServerResponse)[], work: () => unknown): void {
  const end = () => {
    for (const each of ends) each.destroy();
  };
  for (const each of ends) each.on('error', end);
  // Async, so that what is thrown at once is a rejection too.
  void (async () => work())().catch(end);
}

async function tunnel(
  incoming: IncomingMessage,
  client: Duplex,
  { whereIs, noteUnreached, isAskedAgain }: Reach,
): Promise<void> {
  const { host, port } = parseAuthority(incoming.url ?? '');
  const found = await whereIs(host, port);
  if (found.address === undefined) {
    if (isAskedAgain()) return void client.destroy();
    client.end(`HTTP/1.1 ${found.status}\r\nContent-Type: text/plain\r\n\r\nredgreen: ${found.why}\n`);
    return;
  }
  const upstream = connect({ host: found.address, port, timeout: connectTimeoutMs });
  const onSilent = () => noteUnreached(`${host} does not answer`);
  upstream.on('error', onSilent).on('timeout', () => upstream.destroy(new Error('no connection in time')));
  guarded([upstream, client], () => {});
  client.on('close', () => upstream.destroy());
  upstream.once('connect', () => {
    upstream.off('error', onSilent).setTimeout(0);
    client.write('HTTP/1.1 200 Connection Established\r\n\r\n');
    upstream.pipe(client).pipe(upstream);
  });
}

async function forward(
  incoming: IncomingMessage,
  response: ServerResponse,
  { whereIs, noteUnreached }: Reach,
): Promise<void> {
  const url = URL.parse(incoming.url ?? '');
  const port = Number(url?.port || 80);
  const found = await whereIs(url?.protocol === 'http:' ? url.hostname : '', port);
  if (url === null || found.address === undefined) {
    response.writeHead(Number.parseInt(found.status ?? '', 10), { 'content-type': 'text/plain' });
    response.end(`redgreen: ${found.why}\n`);
    return;
  }
  const { 'proxy-connection': _, 'proxy-authorization': __, ...headers } = incoming.headers;
  const upstream = request({
    ...{ host: found.address, port, timeout: connectTimeoutMs, agent: false },
    ...{ method: incoming.method, path: url.pathname + url.search, headers: { ...headers, host: url.host } },
  });
  upstream.on('timeout', () => upstream.destroy());
  upstream.on('error', () => {
    if (response.headersSent) return response.destroy();
    noteUnreached(`${url.hostname} does not answer`);
    return response.writeHead(502).end();
  });
  upstream.on('response', (answer) =>
    guarded([answer, response], () => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      pipeline(answer, response, () => {});
    }),
  );
  pipeline(incoming, upstream, () => {});
}

interface Reach {
  whereIs(host: string, port: number): Promise<Located>;
  noteUnreached(why: string): void;
  isAskedAgain(): boolean;
}
type Located =
  | { address: string; status?: undefined; why?: undefined }
  | { address?: undefined; status: string; why: string };

/** A listed address is taken as it is: whoever listed it meant it. A listed name must not lead into a special range. */
async function located(host: string, port: number, hosts: HostList): Promise<Located> {
  const name = plainHost(host);
  const refused = (why: string) => ({ status: '403 Forbidden', why: `${name || 'this host'} ${why}` });
  if (!hosts.allows(name, port)) return refused('is not among the hosts that sandbox-network lists');
  if (isIP(name) !== 0) return { address: name };
  const found = await lookup(name).catch(() => undefined);
  if (found === undefined) return { status: '502 Bad Gateway', why: `${name} cannot be found from this machine` };
  const { address } = found;
  if (mayLeadTo(address, port, hosts)) return { address };
  return refused(`leads to ${address}, which is no public address: sandbox-network has to list a private one itself`);
}

function parseAuthority(text: string): { host: string; port: number } {
  const [, host, port] = /^(\[[^\]]+\]|[^:/@\s]+):(\d{1,5})$/.exec(text) ?? [];
  return host && port && Number(port) < 65_536 ? { host, port: Number(port) } : { host: '', port: 0 };
}

export interface HostList {
  /** Default ports 80 and 443; a listed port allows that one alone. */
  allows(host: string, port: number): boolean;
}

/**
 * Names and `*.name`, each with an optional port: `*.example.com` is every host below it and not itself. An IP address is allowed
 * only where it is listed itself.
 */
export function hostList(entries: readonly string[]): HostList {
  const rules = entries.map((entry) => {
    const [, host = '', port] = /^(.*?|\[.*\])(?::(\d+))?$/.exec(entry.trim().toLowerCase()) ?? [];
    return { listed: plainHost(host), ports: port === undefined ? [80, 443] : [Number(port)] };
  });
  return {
    allows(host, port) {
      const name = plainHost(host.toLowerCase());
      const isListed = (listed: string) =>
        listed.startsWith('*.') ? name.endsWith(listed.slice(1)) && isIP(name) === 0 : name === listed;
      return rules.some(({ listed, ports }) => ports.includes(port) && isListed(listed));
    },
  };
}

const plainHost = (host: string) => host.replace(/^\[|[\].]$/g, '');

/**
 * Whether a listed name may lead to an address. Not into a special-purpose range: this machine, its link, what clouds keep their
 * credentials at. An address of a private network counts where the list has it beside the name: whoever owns a name must not choose.
 */
export function mayLeadTo(address: string, port: number, hosts: HostList): boolean {
  const range = rangeOf(address);
  return range === 'public' || (range === 'private' && hosts.allows(address, port));
}
