/**
 * Objects by a git that goes on answering: a call for each costs 4 ms, a question 0.1. It is started when it is asked, ends when
 * nobody has asked for a while, and keeps no process alive. What is written after its start it finds as well.
 */

import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import type { Socket } from 'node:net';
import { type Git, startGit } from './git.ts';

export interface ObjectInfo {
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
  answered(answer: Answer | undefined): void;
  failed(error: Error): void;
}

/** Of git's `cat-file`: what an object is, or its bytes as well. */
type Option = '--batch-check' | '--batch';
type Ask = (name: string) => Promise<Answer | undefined>;

const readers = new WeakMap<Git, Map<Option, Ask>>();
/** Longer than a turn of most models: it is a few megabytes, mostly shared. */
const idleMs = 60_000;

async function ask(git: Git, option: Option, name: string): Promise<Answer | undefined> {
  return /[\n\0]/.test(name) ? undefined : await readerOf(git, option)(name);
}

function readerOf(git: Git, option: Option): Ask {
  const known = readers.get(git) ?? new Map<Option, Ask>();
  readers.set(git, known);
  const reader = known.get(option) ?? openReader(git, option, known);
  known.set(option, reader);
  return reader;
}

/** Takes itself out of `known` when it answers no more. */
function openReader(git: Git, option: Option, known: Map<Option, Ask>): Ask {
  const child = startGit(git.place, ['cat-file', option]);
  const questions: Question[] = [];
  let idle: NodeJS.Timeout | undefined;
  const onEnd = () => {
    if (known.get(option) === reader) known.delete(option);
  };
  const failAll = (error: Error) => {
    for (const { failed } of questions.splice(0)) failed(error);
  };
  const end = () => {
    onEnd();
    child.stdin.end();
  };
  const rest = () => {
    hold(child, false);
    idle = setTimeout(end, idleMs).unref();
  };
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-4096);
  });
  child.stdin.on('error', () => {});
  child.on('error', (cause) => {
    onEnd();
    failAll(new Error(`git could not be started`, { cause }));
  });
  child.on('close', () => {
    onEnd();
    clearTimeout(idle);
    failAll(new Error(`git cat-file ended: ${said.trim() || 'no message'}`));
  });
  const hand = (answer: Answer | undefined) => {
    questions.shift()?.answered(answer);
    if (questions.length === 0) rest();
  };
  child.stdout.on('data', answersOf(option === '--batch', hand));
  const reader: Ask = (name) =>
    new Promise((answered, failed) => {
      clearTimeout(idle);
      hold(child, true);
      questions.push({ answered, failed });
      child.stdin.write(`${name}\n`);
    });
  return reader;
}

/** While it has nothing to answer it keeps no process alive. */
function hold(child: ChildProcessWithoutNullStreams, isBusy: boolean): void {
  for (const each of [child, ...([child.stdin, child.stdout, child.stderr] as unknown as Socket[])])
    if (isBusy) each.ref();
    else each.unref();
}

/** Takes what git prints, in whatever pieces, and hands on one answer after the other. */
function answersOf(withBytes: boolean, hand: (answer: Answer | undefined) => void): (chunk: Buffer) => void {
  let chunks: Buffer[] = [];
  let length = 0;
  let info: ObjectInfo | undefined;
  const whole = (): Buffer => {
    const [only = Buffer.alloc(0)] = chunks;
    const all = chunks.length > 1 ? Buffer.concat(chunks) : only;
    chunks = [all];
    return all;
  };
  const take = (bytes: number): Buffer => {
    const all = whole();
    chunks = [all.subarray(bytes)];
    length -= bytes;
    return all.subarray(0, bytes);
  };
  return (chunk) => {
    chunks.push(chunk);
    length += chunk.length;
    for (;;) {
      if (info !== undefined) {
        if (length <= info.size) return;
        // A copy: what is kept of it must not hold the whole chunk.
        const bytes = Buffer.from(take(info.size + 1).subarray(0, info.size));
        const answer = { info, bytes };
        info = undefined;
        hand(answer);
        continue;
      }
      const at = whole().indexOf(0x0a);
      if (at === -1) return;
      const found = headerOf(take(at + 1).toString());
      if (found !== undefined && withBytes) info = found;
      else hand(found && { info: found });
    }
  };
}

/** `<name> missing` and the like are no object. */
function headerOf(line: string): ObjectInfo | undefined {
  const [, id = '', type = '', size = ''] = /^([0-9a-f]+) (\w+) (\d+)\n$/.exec(line) ?? [];
  return id === '' ? undefined : { id, type, size: Number(size) };
}
