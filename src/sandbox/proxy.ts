/**
 * The filtering proxy for commands that may reach listed hosts: outside the sandbox, on a Unix socket. It alone resolves names,
 * so nothing inside needs DNS, and it connects to the address it has checked.
 */

import { lookup } from 'node:dns/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect, isIP } from 'node:net';
import type { Duplex } from 'node:stream';
import { serveOn } from './forwarder.ts';
import { type HostList, isForbiddenAddress } from './host-list.ts';

export interface Proxy extends AsyncDisposable {
  /** Hosts that were asked for and refused, for the log. */
  refused: Set<string>;
}

// By no import: that reads all that it exports, and one of them brings the whole code of fetch, which a run does without.
const { createServer, request } = process.getBuiltinModule('node:http');

const connectTimeoutMs = 20_000;

export async function openProxy(socketPath: string, hosts: HostList): Promise<Proxy> {
  const refused = new Set<string>();
  const server = createServer((incoming, response) => void plain(incoming, response, hosts, refused));
  server.on('connect', (incoming, client) => {
    client.on('error', () => client.destroy());
    void tunnel(incoming, client, hosts, refused);
  });
  server.on('clientError', (_, socket) => socket.destroy());
  return { refused, ...(await serveOn(server, socketPath)) };
}

async function tunnel(incoming: IncomingMessage, client: Duplex, hosts: HostList, refused: Set<string>): Promise<void> {
  const target = parseAuthority(incoming.url ?? '');
  const address = target && (await checked(target.host, target.port, hosts, refused));
  if (!target || !address) {
    client.end(`HTTP/1.1 403 Forbidden\r\nContent-Type: text/plain\r\n\r\n${refusal(target?.host)}`);
    return;
  }
  if (address === unknown) {
    client.end(`HTTP/1.1 502 Bad Gateway\r\nContent-Type: text/plain\r\n\r\n${notFound(target.host)}`);
    return;
  }
  const upstream = connect({ host: address, port: target.port, timeout: connectTimeoutMs });
  upstream.on('timeout', () => upstream.destroy());
  upstream.on('error', () => client.destroy());
  client.on('close', () => upstream.destroy());
  upstream.once('connect', () => {
    upstream.setTimeout(0);
    client.write('HTTP/1.1 200 Connection Established\r\n\r\n');
    upstream.pipe(client).pipe(upstream);
  });
}

async function plain(
  incoming: IncomingMessage,
  response: ServerResponse,
  hosts: HostList,
  refused: Set<string>,
): Promise<void> {
  const url = URL.canParse(incoming.url ?? '') ? new URL(incoming.url ?? '') : undefined;
  const port = Number(url?.port || 80);
  const address = url?.protocol === 'http:' ? await checked(url.hostname, port, hosts, refused) : undefined;
  if (!url || !address) {
    response.writeHead(403, { 'content-type': 'text/plain' }).end(refusal(url?.hostname));
    return;
  }
  if (address === unknown) {
    response.writeHead(502, { 'content-type': 'text/plain' }).end(notFound(url.hostname));
    return;
  }
  const { 'proxy-connection': _, 'proxy-authorization': __, ...headers } = incoming.headers;
  const to = { host: address, port, timeout: connectTimeoutMs, agent: false };
  const asked = { method: incoming.method, path: url.pathname + url.search, headers: { ...headers, host: url.host } };
  const upstream = request({ ...to, ...asked }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  upstream.on('error', () => (response.headersSent ? response.destroy() : response.writeHead(502).end()));
  incoming.pipe(upstream);
}

/** Of a host that is listed, and of which nobody here knows where it is. */
const unknown = 'unknown';

/** The address to connect to, where the host is listed and does not lead where no name may lead. */
async function checked(host: string, port: number, hosts: HostList, refused: Set<string>): Promise<string | undefined> {
  const name = host.replace(/^\[|\]$/g, '');
  const address = hosts.allows(name, port) ? await resolved(name) : undefined;
  if (address === undefined) refused.add(`${host}:${port}`.slice(0, 200));
  return address;
}

/** A listed address is taken as it is: whoever listed it meant it. */
async function resolved(name: string): Promise<string | undefined> {
  if (isIP(name) !== 0) return name;
  const found = await lookup(name).catch(() => undefined);
  if (found === undefined) return unknown;
  return isForbiddenAddress(found.address) ? undefined : found.address;
}

function parseAuthority(text: string): { host: string; port: number } | undefined {
  const [, host, port] = /^(\[[^\]]+\]|[^:/@\s]+):(\d{1,5})$/.exec(text) ?? [];
  return host && port ? { host, port: Number(port) } : undefined;
}

const refusal = (host: string | undefined) =>
  `redgreen: ${host ?? 'this host'} is not among the hosts that sandbox-network lists\n`;

const notFound = (host: string) => `redgreen: ${host} cannot be found from this machine\n`;
