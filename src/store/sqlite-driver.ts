/** Statements of one SQLite file wait for the lock of another process with pauses, while everything else goes on. */

import { setTimeout as sleep } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  SelectQueryNode,
  SqliteDialect,
  type SqliteDialectConfig,
} from 'kysely';

/** How long the file may be another process's before a write fails. A write takes milliseconds; a prune of 10,000 runs a second. */
const patienceMs = 5_000;
const leastMs = 500;
const longestPauseMs = 10;

/** `file` answers at once where another process has the lock: a wait of its own would hold up the whole process. */
export function patientDialect(file: SqliteDialectConfig): Dialect {
  const dialect = new SqliteDialect(file);
  return {
    createDriver: () => patientDriver(dialect.createDriver()),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    // Kysely's own turns are for a whole wait, and reads would wait along.
    createAdapter: () => Object.defineProperty(dialect.createAdapter(), 'supportsMultipleConnections', { value: true }),
  };
}

/** Another process's lock as it was met last: what waits behind a write that waited in vain waits no longer than `leastMs`. */
interface Lock {
  since: number;
  seen: number;
}

/** Tries again, with pauses, while another process has the lock. `work` is one that did nothing where it finds it locked. */
export async function retryWhileLocked<T>(work: () => T, lock: Lock = { since: 0, seen: 0 }): Promise<Awaited<T>> {
  const began = performance.now();
  for (let pauseMs = 1; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    try {
      const done = await work();
      lock.seen = 0;
      return done;
    } catch (error) {
      if (!isLocked(error)) throw error;
      const now = performance.now();
      if (now - lock.seen > 1_000) lock.since = now;
      lock.seen = now;
      if (now >= Math.max(lock.since + patienceMs, began + leastMs)) throw error;
    }
    await sleep(pauseMs);
  }
}

/** SQLITE_BUSY; what else it says is in the higher bits. */
function isLocked(error: unknown): boolean {
  const { errcode } = error as { errcode?: unknown };
  return typeof errcode === 'number' && (errcode & 0xff) === 5;
}

function patientDriver(driver: Driver): Driver {
  // A statement, or a transaction from its begin to its end.
  const file = turns();
  // One of them asks for the lock, the others wait for that one.
  const writers = turns();
  const lock: Lock = { since: 0, seen: 0 };
  const begun = new WeakMap<DatabaseConnection, () => void>();
  const end = (connection: DatabaseConnection) => {
    begun.get(connection)?.();
    begun.delete(connection);
  };
  return {
    init: (options) => driver.init(options),
    async acquireConnection() {
      const real = await driver.acquireConnection();
      const connection: DatabaseConnection = {
        async executeQuery<R>(query: CompiledQuery) {
          if (begun.has(connection)) return await real.executeQuery<R>(query);
          const once = () => inTurn(file, () => real.executeQuery<R>(query));
          // Reads do not wait for a lock: the write-ahead log is beside them.
          if (SelectQueryNode.is(query.query) || /^\s*select\b/i.test(query.sql)) return await retryWhileLocked(once);
          return await inTurn(writers, () => retryWhileLocked(once, lock));
        },
        streamQuery: (query, chunkSize) => real.streamQuery(query, chunkSize),
      };
      return connection;
    },
    async beginTransaction(connection) {
      const real = await driver.acquireConnection();
      const leaveWriters = await writers();
      try {
        await retryWhileLocked(async () => {
          const leaveFile = await file();
          try {
            // The lock at once: a statement within, after a read of what is no longer so, would get it never.
            await real.executeQuery(CompiledQuery.raw('begin immediate'));
          } catch (error) {
            leaveFile();
            throw error;
          }
          begun.set(connection, () => {
            leaveFile();
            leaveWriters();
          });
        }, lock);
      } catch (error) {
        leaveWriters();
        throw error;
      }
    },
    async commitTransaction(connection) {
      await driver.commitTransaction(connection);
      end(connection);
    },
    async rollbackTransaction(connection) {
      await driver.rollbackTransaction(connection).finally(() => end(connection));
    },
    releaseConnection: async (connection) => end(connection),
    // What still waits for the lock is written before the file is closed, or fails.
    destroy: (options) => inTurn(writers, () => inTurn(file, () => driver.destroy(options))),
  };
}

/** One after the other, in the order in which they asked. Resolves with what leaves the place to the next one. */
function turns(): () => Promise<() => void> {
  let last = Promise.resolve();
  return async () => {
    const before = last;
    const { promise, resolve } = Promise.withResolvers<void>();
    last = promise;
    await before;
    return resolve;
  };
}

async function inTurn<T>(turn: ReturnType<typeof turns>, work: () => Promise<T>): Promise<T> {
  const leave = await turn();
  try {
    return await work();
  } finally {
    leave();
  }
}
