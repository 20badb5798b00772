/**
 * Gives sandboxed commands limited network access: a filtering proxy reaches the allowed hosts, and relays reach service ports
 * on the host machine.
 */

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

const connectTimeoutMs = 20_000;

export async function openProxy(socketPath: string, hosts: HostList): Promise<AsyncDisposable> {
  const whereIs = (host: string, port: number) => located(host, port, hosts);
  const server = createHttpServer((incoming, response) =>
    guarded([incoming, response], () => forward(incoming, response, whereIs)),
  );
  server.on('connect', (incoming, client) => guarded([client], () => tunnel(incoming, client, whereIs)));
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

async function tunnel(incoming: IncomingMessage, client: Duplex, whereIs: WhereIs): Promise<void> {
  const target = parseAuthority(incoming.url ?? '');
  const found = target && (await whereIs(target.host, target.port));
  if (target === undefined || found?.kind !== 'at') {
    const { status, text } = refusal(target?.host, found);
    client.end(`HTTP/1.1 ${status}\r\nContent-Type: text/plain\r\n\r\n${text}`);
    return;
  }
  const upstream = connect({ host: found.address, port: target.port, timeout: connectTimeoutMs });
  upstream.on('timeout', () => upstream.destroy());
  guarded([upstream, client], () => {});
  client.on('close', () => upstream.destroy());
  upstream.once('connect', () => {
    upstream.setTimeout(0);
    client.write('HTTP/1.1 200 Connection Established\r\n\r\n');
    upstream.pipe(client).pipe(upstream);
  });
}

async function forward(incoming: IncomingMessage, response: ServerResponse, whereIs: WhereIs): Promise<void> {
  const url = URL.parse(incoming.url ?? '');
  const port = Number(url?.port || 80);
  const found = url?.protocol === 'http:' ? await whereIs(url.hostname, port) : undefined;
  if (url === null || found?.kind !== 'at') {
    const { status, text } = refusal(url?.hostname, found);
    response.writeHead(Number.parseInt(status, 10), { 'content-type': 'text/plain' }).end(text);
    return;
  }
  const { 'proxy-connection': _, 'proxy-authorization': __, ...headers } = incoming.headers;
  const upstream = request({
    ...{ host: found.address, port, timeout: connectTimeoutMs, agent: false },
    ...{ method: incoming.method, path: url.pathname + url.search, headers: { ...headers, host: url.host } },
  });
  upstream.on('timeout', () => upstream.destroy());
  upstream.on('error', () => (response.headersSent ? response.destroy() : response.writeHead(502).end()));
  upstream.on('response', (answer) =>
    guarded([answer, response], () => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      pipeline(answer, response, () => {});
    }),
  );
  pipeline(incoming, upstream, () => {});
}

type WhereIs = (host: string, port: number) => Promise<Located>;
type Located = { kind: 'at'; address: string } | { kind: 'unknown' } | { kind: 'refused'; leadsTo?: string };

/** A listed address is taken as it is: whoever listed it meant it. A listed name must not lead into a special range. */
async function located(host: string, port: number, hosts: HostList): Promise<Located> {
  const name = plainHost(host);
  if (!hosts.allows(name, port)) return { kind: 'refused' };
  if (isIP(name) !== 0) return { kind: 'at', address: name };
  const found = await lookup(name).catch(() => undefined);
  if (found === undefined) return { kind: 'unknown' };
  const { address } = found;
  return mayLeadTo(address, port, hosts) ? { kind: 'at', address } : { kind: 'refused', leadsTo: address };
}

function parseAuthority(text: string): { host: string; port: number } | undefined {
  const [, host, port] = /^(\[[^\]]+\]|[^:/@\s]+):(\d{1,5})$/.exec(text) ?? [];
  return host && port && Number(port) < 65_536 ? { host, port: Number(port) } : undefined;
}

function refusal(host = 'this host', found: Located | undefined): { status: string; text: string } {
  if (found?.kind === 'unknown')
    return { status: '502 Bad Gateway', text: `redgreen: ${host} cannot be found from this machine\n` };
  const leads = found?.kind === 'refused' ? found.leadsTo : undefined;
  const why =
    leads === undefined ? '' : `; it leads to ${leads}, which is in a special range: list a private address itself`;
  return {
    status: '403 Forbidden',
    text: `redgreen: ${host} is not among the hosts that sandbox-network lists${why}\n`,
  };
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
