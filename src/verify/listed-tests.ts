/** Added tests that a changed build file lists by name: where they stay out, something must stand in their place, or nothing builds. */

import { posix } from 'node:path';
import { type ChangedPath, classify } from '../guard/classify.ts';

/** By path, what stands there: a program that does nothing. `removed`: the added tests that are left out. */
export async function placeholders(
  changed: readonly ChangedPath[],
  removed: readonly string[],
  read: (path: string) => Promise<string | undefined>,
): Promise<Map<string, string>> {
  const builds = changed.filter(
    ({ path, status }) => status !== 'deleted' && !path.endsWith('.json') && classify(path) === 'package-script',
  );
  const able = removed.filter((path) => classify(path) === 'test' && posix.extname(path) in idle);
  const found = new Map<string, string>();
  if (builds.length === 0 || able.length === 0) return found;
  const texts = await Promise.all(builds.map(({ path }) => read(path)));
  const words = new Set(texts.flatMap((text) => text?.slice(0, mostChars).match(/[\w.-]+/g) ?? []));
  for (const path of able) {
    const { base, name, ext } = posix.parse(path);
    if (words.has(base) || words.has(name)) found.set(path, idle[ext] ?? '');
  }
  return found;
}

const mostChars = 200_000;
const main = 'int main(void) { return 0; }\n';
/** `prove` refuses what plans nothing. */
const noPlan = 'print "1..0 # SKIP\\n";\n';

/** A script with nothing in it. */
const idle: Record<string, string> = {
  '.t': noPlan,
  '.pl': noPlan,
  ...Object.fromEntries(['.c', '.cc', '.cpp', '.cxx'].map((ext) => [ext, main])),
  ...Object.fromEntries(['.sh', '.bash', '.py', '.rb', '.lua', '.tcl', '.R', '.js', '.mjs'].map((ext) => [ext, ''])),
};
