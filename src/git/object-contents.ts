/**
 * Reads git objects by their id, with their types and sizes, through `git cat-file` processes that concurrent requests share.
 * A process takes 4 ms; batches are small enough to fit in memory.
 */

import type { Git } from './git.ts';

/** Ids asked for in one call hold at most this much together. */
const batchBytes = 64 * 1024 * 1024;

/** A blob's bytes, or undefined where it is larger than `maxBytes`. */
export async function readBlob(git: Git, id: string, maxBytes: number): Promise<Buffer | undefined> {
  const info = await objectInfo(git, id);
  if (info !== undefined && info.size > maxBytes) return undefined;
  const bytes = info?.type === 'blob' ? await objectBytes(git, id) : undefined;
  if (bytes === undefined) throw new Error(`the git object ${id} cannot be read`);
  return bytes;
}

/** Sizes in bytes; an object that is not there has none. */
export async function sizesOf(git: Git, ids: readonly string[]): Promise<Map<string, number>> {
  const sizes = await Promise.all(
    [...new Set(ids)].map(async (id) => [id, (await objectInfo(git, id))?.size] as const),
  );
  return new Map(sizes.flatMap(([id, size]) => (size === undefined ? [] : [[id, size] as const])));
}

/** Blobs of known sizes; one without is not there and is left out. */
export async function readBlobs(
  git: Git,
  ids: readonly string[],
  sizes: ReadonlyMap<string, number>,
): Promise<Map<string, Buffer>> {
  const wanted = [...new Set(ids)].filter((id) => sizes.has(id));
  const read = await Promise.all(wanted.map(async (id) => [id, await objectBytes(git, id)] as const));
  return new Map(read.flatMap(([id, bytes]) => (bytes === undefined ? [] : [[id, bytes] as const])));
}

/** Splits items so that the objects of one part fit into memory together. */
export function inBatches<T>(items: readonly T[], sizeOf: (item: T) => number): T[][] {
  const parts: T[][] = [];
  let room = 0;
  for (const item of items) {
    const size = sizeOf(item);
    const part = parts.at(-1);
    if (part === undefined || size > room) {
      parts.push([item]);
      room = batchBytes - size;
    } else {
      part.push(item);
      room -= size;
    }
  }
  return parts;
}

interface ObjectInfo {
  id: string;
  type: string;
  size: number;
}

/** What `name` stands for, a ref, an id or `<id>^{tree}`; undefined where it is not here. */
export async function objectInfo(git: Git, name: string): Promise<ObjectInfo | undefined> {
  return (await ask(git, '--batch-check', name))?.info;
}

/** Its bytes; undefined where it is not here. */
export async function objectBytes(git: Git, id: string): Promise<Buffer | undefined> {
  return (await ask(git, '--batch', id))?.bytes;
}

interface Answer {
  info: ObjectInfo;
  bytes?: Buffer;
}

interface Question {
  name: string;
  answered(answer: Answer | undefined): void;
  failed(error: unknown): void;
}

/** Of git's `cat-file`: what an object is, or its bytes as well. */
type Option = '--batch-check' | '--batch';

const waiting = { '--batch-check': new WeakMap<Git, Question[]>(), '--batch': new WeakMap<Git, Question[]>() };

async function ask(git: Git, option: Option, name: string): Promise<Answer | undefined> {
  if (/[\n\0]/.test(name)) return undefined;
  return await new Promise((answered, failed) => {
    const questions = waiting[option].get(git) ?? [];
    waiting[option].set(git, questions);
    questions.push({ name, answered, failed });
    if (questions.length === 1) setImmediate(() => void answerAll(git, option, questions.splice(0)));
  });
}

async function answerAll(git: Git, option: Option, questions: readonly Question[]): Promise<void> {
  try {
    const out = await git.bytes(['cat-file', option], { input: questions.map(({ name }) => `${name}\n`).join('') });
    let at = 0;
    for (const { answered } of questions) {
      const end = out.indexOf(0x0a, at) + 1;
      const info = headerOf(out.toString('utf8', at, end));
      at = end;
      if (info === undefined || option === '--batch-check') answered(info && { info });
      else {
        // A copy: what is kept of it must not hold the whole answer.
        answered({ info, bytes: Buffer.from(out.subarray(at, at + info.size)) });
        at += info.size + 1;
      }
    }
  } catch (error) {
    for (const { failed } of questions) failed(error);
  }
}

/** `<name> missing` and the like are no object. */
function headerOf(line: string): ObjectInfo | undefined {
  const [, id = '', type = '', size = ''] = /^([0-9a-f]+) (\w+) (\d+)\n$/.exec(line) ?? [];
  return id === '' ? undefined : { id, type, size: Number(size) };
}
