/** Servers of the tests, which only this machine reaches. */

import { createServer, type Server as HttpServer, type RequestListener } from 'node:http';
import type { AddressInfo, Server } from 'node:net';

/** Its port; a free one where none is given. */
export async function listen(server: Server, port = 0): Promise<number> {
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

/** Waits for nobody who is still connected. */
export async function close(server: HttpServer): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

/** A server over HTTP until the end of the scope. */
export async function openServer(handler: RequestListener) {
  const server = createServer(handler);
  const port = await listen(server);
  return { server, port, url: `http://127.0.0.1:${port}`, [Symbol.asyncDispose]: () => close(server) };
}
