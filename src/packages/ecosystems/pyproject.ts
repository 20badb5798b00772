/** Reads pyproject.toml and finds the extras and dependency groups that name the packages needed for tests. */

import { isObject, objectIn } from '../../text/json.ts';
import type { Tree } from './ecosystem.ts';
import { tomlOf } from './formats.ts';

/** Empty where there is none, or it cannot be read. */
export async function pyproject(tree: Tree): Promise<Record<string, unknown>> {
  return tomlOf((await tree.read('pyproject.toml')) ?? '');
}

/** The names of its own among those under which people keep what their tests need. */
export function testNames(of: unknown): string[] {
  const names = Object.keys(objectIn(of));
  return ['test', 'tests', 'testing', 'dev'].filter((name) => names.includes(name)).slice(0, 1);
}

/** As older versions of pip cannot: a group with those that it includes. */
export async function requirementsOfGroup(tree: Tree, name: string): Promise<string[]> {
  const groups = objectIn((await pyproject(tree))['dependency-groups']);
  const listed = (group: string, above: readonly string[]): string[] => {
    const items = above.includes(group) ? [] : groups[group];
    return (Array.isArray(items) ? items : []).flatMap((item) => {
      if (typeof item === 'string') return [item];
      const included = isObject(item) ? item['include-group'] : undefined;
      return typeof included === 'string' ? listed(included, [...above, group]) : [];
    });
  };
  return listed(name, []);
}
