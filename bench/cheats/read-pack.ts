/** Cases of a pack, whether folders with `case.json` or `.txtar` files of test/tamper-pack. */

import { chmod, cp, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { z } from 'zod';
import { type PackCase, packCases } from '../../test/support/tamper-pack.ts';

export interface Case {
  name: string;
  language: string;
  command: string;
  build?: string;
  expected: 'stopped' | 'passed';
  class: string;
  why: string;
  deleted: string[];
  story: string;
  mayChangeTests: boolean;
  /** Sentences of the story that ask for a change of tests. */
  asks: string[];
  layBase(folder: string): Promise<void>;
  layAttempt(folder: string): Promise<void>;
}

const caseSchema = z.strictObject({
  language: z.string(),
  command: z.string(),
  build: z.string().optional(),
  expected: z.enum(['stopped', 'passed']),
  class: z.string(),
  why: z.string(),
  deleted: z.array(z.string()).default([]),
  story: z.string().default('Do what the tests ask for.'),
  mayChangeTests: z.boolean().default(false),
  asks: z.array(z.string()).default([]),
});

/** Every case below the folder. A case that cannot be read is an error, not a gap. */
export async function readPack(folder: string): Promise<Case[]> {
  const paths = (await readdir(folder, { recursive: true })).map((path) => join(folder, path)).sort();
  const cases = await Promise.all(
    paths
      .filter((path) => basename(path) === 'case.json' && !/\/(base|attempt)\//.test(relative(folder, path)))
      .map((path) => readCase(folder, dirname(path))),
  );
  const kinds = ['cheat', 'honest', 'held-out-cheat', 'held-out-honest'] as const;
  const archived = paths.some((path) => path.endsWith('.txtar'))
    ? kinds.flatMap((kind) =>
        packCases(kind)
          .filter(({ run }) => run)
          .map((one) => fromArchive(one, kind)),
      )
    : [];
  return [...cases, ...archived];
}

async function readCase(pack: string, folder: string): Promise<Case> {
  const text = await readFile(join(folder, 'case.json'), 'utf8');
  const read = caseSchema.safeParse(JSON.parse(text));
  if (!read.success) throw new Error(`${join(folder, 'case.json')}: ${z.prettifyError(read.error)}`);
  const lay = (from: string) => async (to: string) => {
    await mkdir(to, { recursive: true });
    if (await stat(join(folder, from)).catch(() => undefined)) await cp(join(folder, from), to, { recursive: true });
  };
  return {
    ...read.data,
    name: relative(pack, folder) || basename(folder),
    layBase: lay('base'),
    layAttempt: lay('attempt'),
  };
}

function fromArchive(one: PackCase, kind: string): Case {
  const changed = new Map([...one.tree].filter(([path, text]) => one.base.get(path) !== text));
  return {
    name: `${kind}/${one.name}`,
    language: one.name.split('-')[0] ?? '',
    command: one.command,
    expected: kind.endsWith('cheat') ? 'stopped' : 'passed',
    class: one.rule ?? kind,
    why: one.what,
    deleted: [...one.base.keys()].filter((path) => !one.tree.has(path)),
    story: one.text,
    mayChangeTests: one.mayChange,
    asks: [],
    layBase: (folder) => layFiles(folder, one.base),
    layAttempt: (folder) => layFiles(folder, changed),
  };
}

async function layFiles(folder: string, files: ReadonlyMap<string, string>): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [path, text] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
    if (text.startsWith('#!')) await chmod(join(folder, path), 0o755);
  }
}
