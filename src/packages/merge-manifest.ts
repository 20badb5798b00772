/** A manifest by part: dependencies that the attempt adds are taken, everything else stays the base's. */

import { isDeepStrictEqual } from 'node:util';
import { isObject, objectIn, parsedJson } from '../text/json.ts';
import { listed } from '../text/listed.ts';

const dependencies = listed('dependencies devDependencies peerDependencies optionalDependencies require require-dev');
const jsonWhole = listed('main module types exports imports bin files type autoload');

/** The base's text with what may be taken of the tree's. Unreadable or of no known form: the base's. `own`: specifiers of packages that lie in the base. */
export function mergedManifest(
  path: string,
  base: string | undefined,
  tree: string,
  own: ReadonlySet<string> = new Set(),
): string {
  // A package that the base did not have is a source like any other.
  if (base === undefined) return tree;
  const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
  if (name.endsWith('.json')) return mergedJson(base, tree, own);
  if (name === 'go.mod') return mergedGoMod(base, tree);
  if (name.endsWith('.toml')) return mergedToml(base, tree);
  return mergedLines(base, tree);
}

/** Added packages; a part that the base does not have is taken whole, one that it has stays. */
function mergedJson(base: string, tree: string, own: ReadonlySet<string>): string {
  const [before, after] = [parsedJson(base), parsedJson(tree)];
  if (!isObject(before) || !isObject(after)) return base;
  const merged = { ...before };
  for (const key of dependencies) {
    const [old, now] = [before[key], after[key]];
    if (isObject(now)) merged[key] = { ...(isObject(old) ? addedOf(now, own) : now), ...(isObject(old) ? old : {}) };
  }
  for (const key of jsonWhole) {
    const [old, now] = [before[key], after[key]];
    if (old === undefined && now !== undefined) merged[key] = now;
    // One more export beside those that there are.
    if (isObject(old) && isObject(now)) merged[key] = { ...addedOf(now, own), ...old };
  }
  return JSON.stringify(merged) === JSON.stringify(before) ? base : `${JSON.stringify(merged, undefined, 2)}\n`;
}

/** Whether a package.json has, beside packages that are new, other versions of what the code loads alone, and scripts that nothing runs by itself. */
export function raisesVersionsAlone(path: string, base: string | undefined, tree = ''): boolean {
  if (base === undefined || !/(?:^|\/)package\.json$/.test(path)) return false;
  const [before, after] = [objectIn(parsedJson(mergedManifest(path, base, tree))), objectIn(parsedJson(tree))];
  const [old, now] = [objectIn(before.dependencies), objectIn(after.dependencies)];
  const isRaised = Object.entries(now).every(([name, one]) => one === old[name] || plainVersion.test(String(one)));
  if (!isRaised || Object.keys(old).some((name) => !(name in now))) return false;
  const scripts = objectIn(before.scripts);
  const kept = Object.entries(objectIn(after.scripts)).filter(([name]) => name in scripts || runsByItself.test(name));
  const like = { dependencies: now, scripts: Object.fromEntries(kept) };
  return (
    Object.keys(after).length > 0 && isDeepStrictEqual({ ...before, dependencies: now, scripts }, { ...after, ...like })
  );
}
const plainVersion = /^[~^]?\d+(?:\.\d+){0,2}(?:-[\w.]+)?$/;
const runsByItself = /^(?:pre|post)|install|prepare|^(?:test|dependencies)$/;

/** A specifier that leads to a file or an address would bring other code under a known name, but for packages of the base's own. */
function addedOf(now: Record<string, unknown>, own: ReadonlySet<string>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(now).filter(
      ([name, value]) =>
        typeof value === 'string' && (own.has(`${name} ${value}`) || !/^(file|link|portal|git|https?)[:+]/.test(value)),
    ),
  );
}

/** Required modules that are new; `replace`, `exclude` and versions stay. */
function mergedGoMod(base: string, tree: string): string {
  const required = (text: string) =>
    [...text.matchAll(/^\s*(?:require\s+)?([\w.-]+\.[\w.-]+\/\S+)\s+(v\S+)/gm)].map(
      ([, module = '', version = '']) => [module, version] as const,
    );
  const known = new Set(required(base).map(([module]) => module));
  const added = required(tree).filter(([module]) => !known.has(module));
  return added.length === 0
    ? base
    : `${base.trimEnd()}\n${added.map(([module, version]) => `require ${module} ${version}`).join('\n')}\n`;
}

/** Lines `name = …` that are new in the sections of dependencies. */
function mergedToml(base: string, tree: string): string {
  const before = tomlSections(base);
  const after = tomlSections(tree);
  let lines = base.split('\n');
  let added: string[] = [];
  for (const [section, entries] of after) {
    if (!/(^|\.)(build-|dev-)?dependencies$|^features$/.test(section)) continue;
    const known = before.get(section);
    const fresh = [...entries]
      .filter(([key, line]) => !known?.has(key) && !/\b(path|git)\s*=/.test(line))
      .map(([, line]) => line);
    if (fresh.length === 0) continue;
    const at = lines.findIndex((line) => line.trim() === `[${section}]`);
    if (at === -1) added = [...added, '', `[${section}]`, ...fresh];
    else lines = [...lines.slice(0, at + 1), ...fresh, ...lines.slice(at + 1)];
  }
  return added.length === 0 ? lines.join('\n') : `${lines.join('\n').trimEnd()}\n${added.join('\n')}\n`;
}

function tomlSections(text: string): Map<string, Map<string, string>> {
  const sections = new Map<string, Map<string, string>>();
  let section = '';
  for (const line of text.split('\n')) {
    const head = /^\s*\[{1,2}([^[\]]+)\]{1,2}\s*$/.exec(line)?.[1];
    if (head !== undefined) section = head.trim();
    const key = /^\s*([\w.-]+)\s*=/.exec(line)?.[1];
    if (key === undefined) continue;
    const entries = sections.get(section) ?? new Map<string, string>();
    sections.set(section, entries.set(key, line));
  }
  return sections;
}

/** Packages that are new: `requirements.txt`, `Gemfile`. Options and addresses stay out. */
function mergedLines(base: string, tree: string): string {
  const packageOf = (line: string) =>
    /^\s*(?:gem\s+['"]([\w-]+)['"]|([A-Za-z][\w.-]*)\s*(?:\[[^\]]*\])?\s*(?:[=~<>!]=?.*)?$)/
      .exec(line)
      ?.slice(1)
      .find(Boolean);
  const known = new Set(base.split('\n').map(packageOf));
  const added = tree.split('\n').filter((line) => packageOf(line) !== undefined && !known.has(packageOf(line)));
  return added.length === 0 ? base : `${base.trimEnd()}\n${added.join('\n')}\n`;
}
