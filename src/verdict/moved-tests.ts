/** Checks that the test runner still finds tests that an attempt moved to other places without changing them. */

import { posix } from 'node:path';
import { samePath } from '../output/failure-lines.ts';
import type { BaseTestsContext, BaseTestsPort, LaidOver } from './base-overlay.ts';

/** A test that moved is the base's own where the runner finds it: it names the file when nobody can read it. */
export async function areFound(
  port: BaseTestsPort,
  { changes, name }: BaseTestsContext,
  { taken, files }: LaidOver,
): Promise<boolean> {
  const moved = changes.filter(
    ({ path, status, role, attempt }) =>
      attempt !== undefined && status !== 'modified' && /^test/.test(role) && !taken.includes(path),
  );
  if (moved.length === 0) return true;
  const broken = moved.map(({ path, attempt }) => [path, `${attempt}\n)]}\n`] as const);
  const { failures } = await port.run(
    await port.make('attempt', taken, new Map([...files, ...broken])),
    `${name}-moved-tests`,
  );
  return moved.every(({ path, from = path }) =>
    failures.some(({ kind, file, name: at }) => {
      // A compiler names the first file of a folder alone.
      const isBeside = kind === 'compile' && posix.dirname(file ?? at) === posix.dirname(path);
      return kind && (samePath(file ?? at, path) || (isBeside && posix.basename(from) === posix.basename(path)));
    }),
  );
}
