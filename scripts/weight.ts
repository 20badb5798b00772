/**
 * Counts the code of everything that reaches `dist/`: syntax tokens and their characters by room; comments and white space do not count.
 *
 *   node scripts/weight.ts            prints the table
 *   node scripts/weight.ts --check    fails where the code weighs more than `scripts/weight.json` allows
 *   node scripts/weight.ts --record   writes the present weight into `scripts/weight.json`
 *
 * A commit that raises the recorded weight says what for, in a line of its message: `weight: +1200 because …`.
 */

import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Language, type Node, Parser } from 'web-tree-sitter';

export interface Weight {
  files: number;
  lines: number;
  tokens: number;
  characters: number;
  /** Characters inside regular expressions. */
  patterns: number;
}

const root = join(import.meta.dirname, '..');
const record = join(root, 'scripts/weight.json');

if (import.meta.main) await main();

async function main(): Promise<void> {
  const { rooms, total } = await weighSources();
  if (process.argv.includes('--record')) writeFileSync(record, `{ "characters": ${total.characters} }\n`);
  else if (process.argv.includes('--check')) check(total.characters);
  else process.stdout.write(`${tableOf([...rooms, ['all', total]])}\n`);
}

/** The weight of each room of `src/`, the heaviest first; files beside the rooms are one. */
export async function weighSources(): Promise<{ rooms: [room: string, weight: Weight][]; total: Weight }> {
  const parse = await typescriptParser();
  const rooms = new Map<string, Weight>();
  const total = nothing();
  for (const path of readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.ts')) continue;
    const text = readFileSync(join(root, 'src', path), 'utf8');
    const room = path.includes('/') ? path.slice(0, path.indexOf('/')) : 'beside the rooms';
    const weight = rooms.get(room) ?? nothing();
    rooms.set(room, weight);
    for (const sum of [weight, total]) {
      sum.files++;
      sum.lines += text.split('\n').length - 1;
    }
    for (const { length, kind } of parse(text)) {
      for (const sum of [weight, total]) {
        sum.tokens++;
        sum.characters += length;
        if (kind === 'regex_pattern') sum.patterns += length;
      }
    }
  }
  return { rooms: [...rooms].sort(([, a], [, b]) => b.characters - a.characters), total };
}

/** Commits that raise the recorded weight without a line that says what for, as `commit: from → to`. Empty where there is no history. */
export function unexplainedRises(log: string): string[] {
  return log.split('\0').flatMap((entry) => {
    const before = Number(/^-\{ ?"characters": ?(\d+) ?\}/m.exec(entry)?.[1]);
    const after = Number(/^\+\{ ?"characters": ?(\d+) ?\}/m.exec(entry)?.[1]);
    const allowed = Number(/^\s*weight: \+(\d+) because \S/m.exec(entry)?.[1] ?? 0);
    return after - before > allowed ? [`${entry.slice(0, 12)}: ${before} → ${after}`] : [];
  });
}

function check(characters: number): void {
  const { characters: most } = JSON.parse(readFileSync(record, 'utf8')) as { characters: number };
  const rises = unexplainedRises(history());
  if (characters <= most && rises.length === 0)
    return void process.stdout.write(`${characters} characters of code, at most ${most}\n`);
  process.exitCode = 1;
  if (characters > most)
    process.stderr.write(
      `src/ has ${characters} characters of code, ${characters - most} more than ${most}. Make it lighter, or run \`node scripts/weight.ts --record\` and say \`weight: +${characters - most} because …\` in the commit.\n`,
    );
  for (const rise of rises) process.stderr.write(`No line \`weight: +N because …\` in ${rise}\n`);
}

function history(): string {
  const format = '--format=%x00%H%n%B';
  try {
    return execFileSync('git', ['log', '--patch', '--no-merges', format, '--', 'scripts/weight.json'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    // An archive has no history.
    return '';
  }
}

async function typescriptParser(): Promise<(text: string) => { length: number; kind: string }[]> {
  await Parser.init();
  const parser = new Parser();
  parser.setLanguage(
    await Language.load(join(root, 'node_modules/@vscode/tree-sitter-wasm/wasm/tree-sitter-typescript.wasm')),
  );
  return (text) => {
    const tree = parser.parse(text);
    if (tree === null) throw new Error('the parser gave no tree');
    const found: { length: number; kind: string }[] = [];
    const pending: Node[] = [tree.rootNode];
    for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
      if (node.type === 'comment') continue;
      // A text's own characters are no nodes of every grammar: it counts as one token.
      if (node.childCount === 0 || node.type === 'string') found.push({ length: node.text.length, kind: node.type });
      else for (const child of node.children) if (child !== null) pending.push(child);
    }
    tree.delete();
    return found;
  };
}

function nothing(): Weight {
  return { files: 0, lines: 0, tokens: 0, characters: 0, patterns: 0 };
}

function tableOf(rows: readonly (readonly [string, Weight])[]): string {
  const cells = rows.map(([room, { files, lines, tokens, characters, patterns }]) =>
    [room.padEnd(17), ...[files, lines, tokens, characters, patterns].map((value) => String(value).padStart(10))].join(
      '',
    ),
  );
  return [`${'room'.padEnd(17)}     files     lines    tokens characters  in regex`, ...cells].join('\n');
}
