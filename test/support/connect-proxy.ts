/** An HTTP proxy on loopback that knows one name: tunnels to it lead to a server of this machine, all others are refused. */

import { createServer } from 'node:http';
import { connect } from 'node:net';
import { close, listen } from './loopback.ts';

export const proxyPassword = 'proxy-canary-4711';

/** `known` is the name as callers have it, `port` where it leads to; without one every tunnel is refused. */
export async function startProxy(known?: { host: string; port: number }) {
  /** `host:port` of each tunnel that was asked for. */
  const targets: string[] = [];
  const expected = `Basic ${Buffer.from(`user:${proxyPassword}`).toString('base64')}`;
  const server = createServer((_request, response) => response.writeHead(405).end());
  server.on('connect', (request, socket, head) => {
    const target = request.url ?? '';
    targets.push(target);
    socket.on('error', () => {});
    if (request.headers['proxy-authorization'] !== expected) {
      socket.end('HTTP/1.1 407 Proxy Authentication Required\r\n\r\n');
      return;
    }
    if (known === undefined || !target.startsWith(`${known.host}:`)) {
      socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
      return;
    }
    const onward = connect(known.port, '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
      onward.write(head);
      onward.pipe(socket).pipe(onward);
    });
    onward.on('error', () => socket.destroy());
    socket.on('close', () => onward.destroy());
  });
  return {
    /** With a user and the password in it. */
    url: `http://user:${proxyPassword}@127.0.0.1:${await listen(server)}`,
    targets,
    [Symbol.asyncDispose]: () => close(server),
  };
}
