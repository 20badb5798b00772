/** Searches the files that a commit changes for secrets, packages from new sources, and compiled code. */

import { inBatches, readBlobs } from '../git/blobs.ts';
import type { Git } from '../git/git.ts';
import { absentMode, type Difference, submoduleMode } from '../git/trees.ts';
import { compiledKind } from './compiled.ts';
import { lintSecrets, maxLintedLength } from './secret-lint.ts';
import { type SecretScan, scanFor } from './secret-scan.ts';
import { changedSources } from './sources/sources.ts';

export interface ContentJudgement {
  path: string;
  rule: 'secret' | 'package-source' | 'binary';
  reason: string;
}

/** Judges each change by what it brings that was not in the file before; with `secretsOnly` by nothing else that is in it. */
export async function judgeContents(
  git: Git,
  changes: readonly Difference[],
  sizes: ReadonlyMap<string, number>,
  { secrets, maxBytes, secretsOnly = false }: { secrets: readonly string[]; maxBytes: number; secretsOnly?: boolean },
): Promise<ContentJudgement[]> {
  const scan = scanFor(secrets);
  const size = (id: string) => sizes.get(id) ?? 0;
  // A change of the mode alone brings no bytes, a deletion none at all.
  const written = changes.filter(({ toMode, fromId, toId }) => toMode !== absentMode && fromId !== toId);
  const idsOf = ({ fromMode, fromId, toId }: Difference) => [
    toId,
    ...(fromMode === absentMode || fromMode === submoduleMode || size(fromId) > maxBytes ? [] : [fromId]),
  ];
  const held: ContentJudgement[] = [];
  for (const part of inBatches(written, (change) => idsOf(change).reduce((sum, id) => sum + size(id), 0))) {
    const blobs = await readBlobs(git, part.flatMap(idsOf), sizes);
    for (const { path, fromId, toId } of part) {
      const after = blobs.get(toId);
      const found =
        after === undefined
          ? unreadable
          : await judge(scan, path, {
              before: textOf(blobs.get(fromId)),
              after: textOf(after),
              bytes: after,
              secretsOnly,
            });
      if (found !== undefined) held.push({ path, ...found });
    }
  }
  return held;
}

const unreadable = { rule: 'secret', reason: 'cannot be read, and so not searched for secrets' } as const;

type Found = Omit<ContentJudgement, 'path'> | undefined;

function compiled(path: string, bytes: Buffer): Found {
  const kind = compiledKind(path, bytes);
  return kind === undefined ? undefined : { rule: 'binary', reason: `is ${kind}, which nobody can read` };
}

interface Change {
  before: string;
  after: string;
  bytes: Buffer;
  secretsOnly: boolean;
}

async function judge(scan: SecretScan, path: string, { before, after, bytes, secretsOnly }: Change): Promise<Found> {
  if (scan.holds(path) || (scan.holds(after) && !scan.holds(before))) {
    return { rule: 'secret', reason: 'holds a secret of this run' };
  }
  const source = secretsOnly ? undefined : newSource(path, before, after);
  return source ?? (await looksSecret(before, after)) ?? (secretsOnly ? undefined : compiled(path, bytes));
}

function newSource(path: string, before: string, after: string): Found {
  const sources = changedSources(path, before, after);
  if (sources === 'unreadable')
    return { rule: 'package-source', reason: 'cannot be read for where it takes packages from' };
  if (sources.length === 0) return undefined;
  const reason = `takes packages from ${sources.slice(0, 3).join(', ')}, which it did not before`;
  return { rule: 'package-source', reason };
}

async function looksSecret(before: string, after: string): Promise<Found> {
  if (after.length > maxLintedLength) return undefined;
  const fresh = (await lintSecrets(after)).find(({ text }) => !before.includes(text));
  return fresh === undefined ? undefined : { rule: 'secret', reason: `holds what looks like a secret (${fresh.kind})` };
}

/** UTF-16 as it reads; any other bytes one character each as well, so that ASCII in a binary is found. */
function textOf(bytes: Buffer = Buffer.alloc(0)): string {
  if (bytes.length >= 2 && bytes[0] === 0xff && bytes[1] === 0xfe) return bytes.toString('utf16le');
  return bytes.includes(0) ? `${bytes.toString('latin1')}\n${bytes.toString('utf16le')}` : bytes.toString('utf8');
}
