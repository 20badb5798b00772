/** Reads a Makefile and returns the shell commands that a target and its direct prerequisites run. */

import type { Tree } from './ecosystems/ecosystem.ts';

interface Rule {
  targets: string[];
  needs: string[];
  /** Commands of the shell, without the marks in front of them. */
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
    else if (/^\S/.test(line) && !line.startsWith('#')) rule = undefined;
  }
  return rules;
}

const wordsOf = (text = '') => text.split('|').join(' ').split(/\s+/).filter(Boolean);

const plain = (line = '') => line.replace(/^[@+\s-]*/, '');

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
