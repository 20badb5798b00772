/**
 * A network namespace that is held for an attempt, with listening ports that lead out of it: each through a Unix socket, which no
 * network namespace stops. It is a process of ours in the host's file system; what is inside can only connect to its ports.
 */

import { spawn } from 'node:child_process';

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
  const [file = '', ...args] = [...before, process.execPath, '-e', program, JSON.stringify(ports)];
  // node:child_process and not execa: it outlives this call, and only its pid and its two lines are asked for.
  const child = spawn(file, args, { cwd: '/', env: {}, stdio: ['pipe', 'pipe', 'pipe'], detached: true });
  let trouble = '';
  child.stderr.on('data', (chunk: Buffer) => {
    trouble = (trouble + chunk.toString('utf8')).slice(0, 4096);
  });
  child.stdin.on('error', () => {});
  const exited = new Promise<void>((resolve) => {
    child.once('close', () => resolve());
    child.once('error', () => resolve());
  });
  const pid = await new Promise<number | undefined>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) =>
      resolve(Number(/^ready (\d+)/.exec(chunk.toString())?.[1]) || undefined),
    );
    void exited.then(() => resolve(undefined));
  });
  if (pid === undefined) throw new Error(`The sandbox's network could not be made: ${trouble.trim() || 'no word'}`);
  child.unref();
  for (const stream of [child.stdin, child.stdout, child.stderr]) (stream as unknown as { unref?(): void }).unref?.();
  return {
    pid,
    async [Symbol.asyncDispose]() {
      child.ref();
      child.stdin.end();
      await exited;
    },
  };
}
