/**
 * Starts a process that forwards the ports of a network namespace to Unix sockets, where Redgreen's servers listen.
 * This process sees all files of the host, so sandboxed commands must be able to reach nothing of it but the ports.
 */

import type { Server, Socket } from 'node:net';
import { holdProcess } from './spawn.ts';

export interface Port {
  /** Inside, on 127.0.0.1 and ::1. */
  listen: number;
  /** Unix socket outside. */
  socketPath: string;
}

export interface HeldNetwork extends AsyncDisposable {
  /** Process whose network (and on the first backend user) namespace commands enter. */
  pid: number;
}

/** Plain JavaScript, given to `node -e`, so that it needs no file of ours. Ends when its stdin does, and with it the namespace. */
const program = `
const net = require('node:net');
const ports = JSON.parse(process.argv[1]);
let waiting = 0;
const ready = () => --waiting === 0 && console.log('ready ' + process.pid);
for (const { listen, socketPath } of ports) for (const host of ['127.0.0.1', '::1']) {
  waiting++;
  const server = net.createServer({ allowHalfOpen: true }, (inside) => {
    const outside = net.connect({ path: socketPath, allowHalfOpen: true });
    inside.on('error', () => outside.destroy()).on('close', () => outside.destroy());
    outside.on('error', () => inside.destroy()).on('close', () => inside.destroy());
    inside.pipe(outside).pipe(inside);
  });
  server.on('error', (error) => {
    if (host === '::1') return ready();
    console.error('port ' + listen + ': ' + error.message);
    process.exit(1);
  });
  server.listen(listen, host, ready);
}
process.stdin.resume().on('end', () => process.exit(0));
`;

/** `before` makes the namespace and brings its loopback up. Throws with what it said where that fails. */
export async function holdNetwork(before: string[], ports: Port[]): Promise<HeldNetwork> {
  const held = await holdProcess([...before, process.execPath, '-e', program, JSON.stringify(ports)], { group: true });
  const pid = Number(/^ready (\d+)/.exec(held.said ?? '')?.[1]);
  if (!pid) throw new Error(`The sandbox's network could not be made: ${held.trouble || 'no word'}`);
  return { ...held, pid };
}

/** Far more than a package manager opens. Each is a descriptor of this process, which other runs may share. */
const mostConnections = 500;

/** A server of ours at the other end of such a socket. With it end its connections. */
export async function serveOn(server: Server, socketPath: string): Promise<AsyncDisposable> {
  const open = new Set<Socket>();
  server.maxConnections = mostConnections;
  server.on('connection', (socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
  });
  await new Promise<void>((resolve, reject) => void server.once('error', reject).listen(socketPath, resolve));
  server.unref();
  return {
    async [Symbol.asyncDispose]() {
      for (const socket of open) socket.destroy();
      await server[Symbol.asyncDispose]();
    },
  };
}
