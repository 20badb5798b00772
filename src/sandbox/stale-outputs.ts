/**
 * Finds build outputs of sources that a layer changes or deletes, and gives the layer's files newer timestamps. Otherwise a
 * build tool would take an old output for that of the new source: cargo, make and `tsc -b` compare times, Python the second
 * and the size; none of them takes away what it made of a file that is gone.
 */

import { lstat, lutimes, readdir } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';

/** Gives every file below `over` a time after `afterMs`, where it has none: `tsc -b` kept the output of a source from an older commit. */
export async function makeNewer(over: string, afterMs: number): Promise<void> {
  const time = new Date(Math.max(Date.now(), Math.ceil(afterMs) + 1));
  for (const path of await filesBelow(over)) {
    const { mtimeMs } = await lstat(join(over, path));
    if (mtimeMs <= afterMs) await lutimes(join(over, path), time, time);
  }
}

/**
 * Paths in the tree `below` that setup made of sources that `over` has otherwise (Python's) or that are deleted; `isTracked`
 * knows what is no output.
 */
export async function staleOutputs(
  below: string,
  { over, deleted, isTracked }: { over: string; deleted: string[]; isTracked: (path: string) => Promise<boolean> },
): Promise<string[]> {
  const changed = [...(await filesBelow(over)), ...deleted].filter((path) => path.endsWith('.py'));
  const found = new Set<string>();
  const take = async (folder: string, made: RegExp) => {
    for (const name of await readdir(join(below, folder)).catch(() => []))
      if (made.test(name) && !(await isTracked(join(folder, name)))) found.add(join(folder, name));
  };
  for (const path of changed) await take(join(dirname(path), '__pycache__'), startingWith(path, String.raw`\..*pyc`));
  for (const path of deleted) {
    const ending = kinds.find(({ of }) => of.test(path))?.made;
    if (ending === undefined) continue;
    for (const folder of outputFolders(path)) await take(folder, startingWith(path, ending));
  }
  return [...found];
}

const kinds = [
  { of: /\.[mc]?[jt]sx?$/, made: String.raw`(\.d)?\.[mc]?[jt]sx?(\.map)?` },
  { of: /\.(java|kt|scala|groovy)$/, made: String.raw`(\$.*|Kt)?\.class` },
  { of: /\.(c|cc|cpp|cxx|m|s)$/i, made: String.raw`(\.\w+)?\.(o|obj|lo|d)` },
  { of: /\.py$/, made: String.raw`\.py[co]` },
];

const outputs = ['', 'dist', 'build', 'out', 'lib', 'obj', 'target/classes', 'target/test-classes'];
const jvmSources = /^src\/(main|test)\/(java|kotlin|scala|groovy)(\/|$)/;

/** Beside the source, and below the output folders of each folder above it: with the source's folder, and without `src`. */
function outputFolders(path: string): string[] {
  const parts = dirname(path) === '.' ? [] : dirname(path).split('/');
  return parts.concat('').flatMap((_, index) => {
    const [above, rest] = [parts.slice(0, index).join('/'), parts.slice(index).join('/')];
    const inner = jvmSources.test(`${rest}/`) ? rest.replace(jvmSources, '') : rest.replace(/^(src|source)(\/|$)/, '');
    return outputs.flatMap((output) => [...new Set([rest, inner])].map((below) => join(above, output, below)));
  });
}

function startingWith(path: string, ending: string): RegExp {
  const stem = RegExp.escape(basename(path, extname(path)));
  return new RegExp(`^${stem}${ending}$`);
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((one) => !one.isDirectory())
    .map((one) => join(one.parentPath, one.name).slice(folder.length + 1));
}
