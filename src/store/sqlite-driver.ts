/** Statements of one SQLite file: the lock of another process is waited for with pauses, while everything else goes on. */

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

/** How long a write waits for another process's. A write takes milliseconds; a prune of 10,000 runs a second. */
const patienceMs = 10_000;
const longestPauseMs = 10;

/** All writes together, once the file is about to be closed. */
const closingMs = 5_000;

/** How long the writes of one file wait. */
export interface Patience {
  /** From now on for `closingMs`, all of them together; `onAborted` is called once that one could not be made. */
  hasten(onAborted?: () => void): void;
  /** The last moment, in `performance.now()`. */
  end(): number;
  aborted(): void;
}

export function openPatience(): Patience {
  let end = Number.POSITIVE_INFINITY;
  let notify: (() => void) | undefined;
  return {
    hasten(onAborted) {
      end = Math.min(end, performance.now() + closingMs);
      notify = onAborted ?? notify;
    },
    end: () => end,
    aborted() {
      notify?.();
      notify = undefined;
    },
  };
}

/** `file` answers at once where another process has the lock: a wait of its own would hold up the whole process. */
export function patientDialect(file: SqliteDialectConfig, patience: Patience): Dialect {
  const dialect = new SqliteDialect(file);
  return {
    createDriver: () => patientDriver(dialect.createDriver(), patience),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    // Kysely's own turns are for a whole wait, and reads would wait along.
    createAdapter: () => Object.defineProperty(dialect.createAdapter(), 'supportsMultipleConnections', { value: true }),
  };
}

/** Tries again, with pauses, while another process has the lock. `work` is one that did nothing where it finds it locked. */
export async function retryWhileLocked<T>(work: () => T, patience?: Patience): Promise<Awaited<T>> {
  const until = performance.now() + patienceMs;
  for (let pauseMs = 1; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    try {
      return await work();
    } catch (error) {
      if (!isLocked(error)) throw error;
      const now = performance.now();
      if (patience !== undefined && now >= patience.end()) {
        patience.aborted();
        throw closedError(error);
      }
      if (now >= until) throw error;
    }
    await sleep(pauseMs);
  }
}

/** SQLITE_BUSY; what else it says is in the higher bits. */
function isLocked(error: unknown): boolean {
  const { errcode } = error as { errcode?: unknown };
  return typeof errcode === 'number' && (errcode & 0xff) === 5;
}

function closedError(cause: unknown): Error {
  const seconds = closingMs / 1000;
  const message = `database is locked by another program, and was to be closed: given up after ${seconds} s`;
  return Object.assign(new Error(message, { cause }), { errcode: (cause as { errcode?: number }).errcode });
}

function patientDriver(driver: Driver, patience: Patience): Driver {
  // A statement, or a transaction from its begin to its end.
  const file = turns();
  // One of them asks for the lock, the others wait for that one.
  const writers = turns();
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
          const run = () => retryWhileLocked(() => inTurn(file, () => real.executeQuery<R>(query)), patience);
          return await (isRead(query) ? run() : inTurn(writers, run));
        },
        async *streamQuery<R>(query: CompiledQuery, chunkSize: number) {
          const leave = begun.has(connection) ? undefined : await file();
          try {
            yield* real.streamQuery<R>(query, chunkSize);
          } finally {
            leave?.();
          }
        },
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
        }, patience);
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
    destroy(options) {
      patience.hasten();
      return inTurn(writers, () => inTurn(file, () => driver.destroy(options)));
    },
  };
}

/** Reads do not wait for a lock: the write-ahead log is beside them. */
function isRead({ query, sql }: CompiledQuery): boolean {
  return SelectQueryNode.is(query) || /^\s*select\b/i.test(sql);
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
