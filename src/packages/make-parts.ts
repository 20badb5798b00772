/** A target of make that only calls others, or runs several commands, taken apart. */

import type { Tree } from './ecosystems/ecosystem.ts';

/**
 * What `make <target>` runs, each part as a command of its own, in the order in which make runs them; undefined where that
 * cannot be told from the text: variables and conditions of make, a target without parts, a command that changes what the next line sees.
 */
export async function makeParts(tree: Tree, command: string): Promise<string[] | undefined> {
  const [program = '', target, ...more] = command.trim().split(/\s+/);
  if (!/^g?make$/.test(program) || more.length > 0 || target?.startsWith('-')) return undefined;
  const text = (await makefileOf(tree, new Set(await tree.list())))?.text.replace(/\\\r?\n/g, ' ');
  const rules = text === undefined ? [] : rulesOf(text);
  const own = rules.filter(({ targets }) => targets.includes(target ?? rules[0]?.targets[0] ?? ''));
  const needed = own.flatMap(({ needs }) => needs);
  const lines = own.flatMap(({ recipe }) => recipe);
  if ([...needed, ...lines].some((word) => word.includes('$'))) return undefined;
  const parts = [...needed.map((name) => `${program} ${name}`), ...lines];
  return parts.length < 2 ? undefined : parts;
}

interface Rule {
  targets: string[];
  needs: string[];
  /** Commands of the shell: without `@` and `+`, and `-` as what it means. */
  recipe: string[];
}

function rulesOf(text: string): Rule[] {
  const rules: Rule[] = [];
  let rule: Rule | undefined;
  for (const line of text.split(/\r?\n/)) {
    // Each part ends where the next one begins: a line of megabytes is read once.
    const [, names, needs, first] = /^([^\s#:=][^#:=]*)::?(?!=)([^;#=]*)(?:;(.*))?$/s.exec(line) ?? [];
    if (names !== undefined && !names.startsWith('.')) {
      rule = {
        targets: wordsOf(names),
        needs: wordsOf(needs),
        recipe: wordsOf(first).length > 0 ? [plain(first)] : [],
      };
      rules.push(rule);
    } else if (line.startsWith('\t') && line.trim() !== '' && !line.trim().startsWith('#'))
      rule?.recipe.push(plain(line));
    // What a condition decides is not taken apart: the `$` of its stand-in says that it cannot be told.
    else if (/^ *(?:ifn?(?:eq|def)|else|endif)\b/.test(line)) rule?.recipe.push(`$(${line.trim()})`);
    else if (/^\S/.test(line) && !line.startsWith('#')) rule = undefined;
  }
  return rules;
}

const wordsOf = (text = '') => text.split('|').join(' ').split(/\s+/).filter(Boolean);

function plain(line = ''): string {
  const [, marks = '', command = ''] = /^([@+\s-]*)(.*)$/s.exec(line) ?? [];
  return marks.includes('-') ? `${command} || true` : command;
}

/** The file that make reads of several, and its text. */
export async function makefileOf(tree: Tree, names: ReadonlySet<string>) {
  const file = ['GNUmakefile', 'makefile', 'Makefile'].find((name) => names.has(name));
  const text = file === undefined ? undefined : await tree.read(file);
  return file === undefined || text === undefined ? undefined : { file, text };
}

/** The commands of a target and of what it needs. */
export function recipeOf(text: string, target: string): string[] {
  const rules = rulesOf(text.replace(/\\\r?\n/g, ' '));
  const needs = rules.filter(({ targets }) => targets.includes(target)).flatMap((rule) => rule.needs);
  return rules
    .filter(({ targets }) => targets.some((one) => one === target || needs.includes(one)))
    .flatMap((rule) => rule.recipe);
}
