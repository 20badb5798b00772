/**
 * Reads tox.ini and returns the commands, with what they install first, and the variables of a tox environment. Tox itself
 * cannot run, because it installs packages while it tests, when the sandbox has no network any more.
 */

import { quoted } from '../../text/shell-quote.ts';
import type { Tree } from '../ecosystems/ecosystem.ts';

export interface ToxRun {
  /** What installs and what tests. */
  commands: string[];
  env: Record<string, string>;
}

/** Of the environment that `command` asks for; undefined where its file cannot be read without tox. */
export async function toxRun(tree: Tree, command: string): Promise<ToxRun | undefined> {
  const sections = sectionsOf((await tree.read('tox.ini')) ?? '');
  const name = /\s-[ef]\s*([^\s,]+)/.exec(command)?.[1] ?? 'py';
  const [base, own] = [sections.get('testenv'), sections.get(`testenv:${name}`)];
  if (base === undefined && own === undefined) return undefined;
  const factors = new Set(name.split('-'));
  const list = (...keys: string[]) => {
    const key = keys.find((one) => own?.has(one) || base?.has(one)) ?? '';
    return (own?.get(key) ?? base?.get(key) ?? []).flatMap((line) => ofFactors(line, factors)).map(filled);
  };
  const commands = list('commands');
  const unread = list('changedir', 'change_dir', 'dependency_groups');
  const isPlain = ![...commands, ...list('deps')].some((line) => line.includes('{'));
  if (commands.length === 0 || unread.length > 0 || !isPlain) return undefined;
  const extras = list('extras').flatMap(words);
  const skips = list('skip_install')[0] === 'true' || list('package')[0] === 'skip';
  const project = skips ? [] : [`-e ${quoted(extras.length === 0 ? '.' : `.[${extras.join(',')}]`)}`];
  const pairs = list('setenv', 'set_env').map((line) => line.split(/\s*=\s*/));
  const installs = [...project, ...list('deps').map(requirement)].join(' ');
  return {
    commands: [...(installs === '' ? [] : [`pip install ${installs}`]), ...commands],
    env: Object.fromEntries(pairs.map(([key = '', ...value]) => [key, value.join('=')])),
  };
}

const words = (line: string) => line.split(/[\s,]+/).filter(Boolean);
const requirement = (line: string) => (/^-[rc]\s*/.test(line) ? line.replace(/^-([rc])\s*/, '-$1 ') : quoted(line));

/** The lines of each key; a comment takes none. */
function sectionsOf(text: string): Map<string, Map<string, string[]>> {
  const sections = new Map<string, Map<string, string[]>>();
  let keys = new Map<string, string[]>();
  let lines: string[] = [];
  for (const line of text.replace(/\\\r?\n\s*/g, ' ').split(/\r?\n/)) {
    if (/^\s*(?:[#;]|$)/.test(line)) continue;
    const head = /^\[([^\]]+)\]/.exec(line)?.[1];
    const [, key, value = ''] = /^([\w.-]+)\s*[=:]\s*(.*)$/.exec(line) ?? [];
    if (head !== undefined) {
      keys = new Map();
      sections.set(head, keys);
    } else if (key !== undefined) {
      lines = value === '' ? [] : [value];
      keys.set(key, lines);
    } else if (/^\s/.test(line)) lines.push(line.trim());
  }
  return sections;
}

/** `tests: pytest` is of the environments with this part in their name. */
function ofFactors(line: string, factors: ReadonlySet<string>) {
  const [, condition, rest = ''] = /^([\w.!,{}-]+):\s+(.*)$/.exec(line) ?? [];
  if (condition === undefined) return [line];
  const isMet = (one: string) => (one.startsWith('!') ? !factors.has(one.slice(1)) : factors.has(one));
  return condition.split(',').some((all) => all.split('-').every(isMet)) ? [rest] : [];
}

function filled(line: string) {
  return line
    .replace(/\{posargs(?::([^{}]*))?\}/g, '$1')
    .replace(/\{envpython\}/g, 'python')
    .replace(/\{(?:toxinidir|tox_root)\}\/?/g, './')
    .trim();
}
