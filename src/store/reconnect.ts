/** Repeats a database statement for up to 30 seconds while the connection is lost, such as during the database's restart. */

import { setTimeout as sleep } from 'node:timers/promises';
import { messageOf } from '../text/error-message.ts';

/** A restart takes seconds; what takes longer is an outage, and a claim would be lost meanwhile. */
const patienceMs = 30_000;

/** Runs `work` again where the connection broke. It has to be one that may run twice: its first answer may have been lost. */
export async function withReconnect<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  const until = performance.now() + patienceMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isConnectionError(error) || performance.now() > until || signal?.aborted === true) throw error;
    }
    await sleep(200);
  }
}

/** PostgreSQL's class 08 and 57P, and what Node and `pg` say where the socket is gone. pg-boss hands on a copy that is no `Error`. */
export function isConnectionError(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const message = 'message' in error && typeof error.message === 'string' ? error.message : '';
  if (/^(08...|57P0[1235]|53300|ECONNRESET|ECONNREFUSED|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)$/.test(code)) return true;
  return lostConnection.some((words) => message.toLowerCase().includes(words));
}

const lostConnection = [
  'connection terminated',
  'connection timeout',
  'timeout exceeded when trying to connect',
  'client has encountered a connection error',
  'not queryable',
];

/** Two lines for an outage, however often it is run into: one where it begins, one where it is over. */
export function reportOutage(log: (text: string) => void, what: string) {
  let away = false;
  return {
    failed(error: unknown): void {
      if (!away) log(`${what} cannot be read, trying until it can: ${messageOf(error)}`);
      away = true;
    },
    works(): void {
      if (away) log(`${what} can be read again`);
      away = false;
    },
  };
}
