/** Modules that were split: in the place of one that is gone, what it gave, from where the attempt has it. The base's tests load that. */

import { posix } from 'node:path';
import type { ChangedPath } from '../guard/classify.ts';

const most = 50;

/** By path, a module that only gives on; none where a name that the old one gave is given by no changed module, or by two. */
export async function reExports(
  changed: readonly ChangedPath[],
  read: (side: 'base' | 'tree', path: string) => Promise<string | undefined>,
  isProduction: (path: string) => boolean = () => true,
): Promise<Map<string, string>> {
  const code = changed.filter(({ path }) => /\.(?:[cm]?[jt]s|py)$/.test(path) && isProduction(path)).slice(0, most);
  const found = new Map<string, string>();
  if (!code.some(({ status }) => status === 'deleted')) return found;
  const kept: { from: string; names: string[] }[] = [];
  for (const { path: from } of code.filter(({ status }) => status !== 'deleted'))
    kept.push({ from, names: namesGiven(from, (await read('tree', from)) ?? '') });
  for (const { path } of code.filter(({ status }) => status === 'deleted')) {
    const base = (await read('base', path)) ?? '';
    const lines = namesGiven(path, base).map((name) => {
      const [own, another] = kept.filter(
        ({ from, names }) => posix.extname(from) === posix.extname(path) && names.includes(name),
      );
      return own === undefined || another !== undefined ? '' : given(name, path, own.from, base);
    });
    if (lines.length > 0 && !lines.includes('')) found.set(path, `${lines.join('\n')}\n`);
  }
  return found;
}

const script =
  /^export\s+(?:default\s+)?(?:async\s+)?(?:abstract\s+)?(?:function\*?|class|const|let|var|enum)\s+([\w$]+)|^exports\.([\w$]+)\s*=/gm;
const lists = /^(?:export|module\.exports\s*=)\s*\{([^{}]{0,2000})\}\s*;?\s*$/gm;

/** What can be loaded from it by its name. A default has none, and then nothing is known of it. */
function namesGiven(path: string, text: string): string[] {
  if (path.endsWith('.py'))
    return [...text.matchAll(/^(?:async )?(?:def|class) ([a-zA-Z]\w*)|^([A-Z][A-Z_\d]*)\s*(?::[^=\n]{1,80})?= /gm)].map(
      nameOf,
    );
  if (/^export default\b/m.test(text)) return [];
  const listed = [...text.matchAll(lists)].flatMap(([, inner = '']) =>
    inner
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean),
  );
  // `a as b`, `a: b` have two names.
  if (listed.some((one) => !/^[\w$]+$/.test(one))) return [];
  return [...new Set([...[...text.matchAll(script)].map(nameOf), ...listed])];
}

const nameOf = ([, one, other]: readonly (string | undefined)[]) => one ?? other ?? '';

function given(name: string, path: string, from: string, text: string): string {
  const way = posix.relative(posix.dirname(path), from);
  if (path.endsWith('.py'))
    return way.startsWith('..') ? '' : `from .${way.replace(/\.py$/, '').replaceAll('/', '.')} import ${name}`;
  const place = `'${way.startsWith('.') ? way : `./${way}`}'`;
  return /^(?:module\.)?exports\b/m.test(text)
    ? `exports.${name} = require(${place}).${name};`
    : `export { ${name} } from ${place};`;
}
