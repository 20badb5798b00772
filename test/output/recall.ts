/** Whether a condensed text tells what a truth wants: the same rule for tests and benchmark. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Truth {
  name: string | string[];
  names?: string[];
  file?: string;
  line?: number | null;
  message: string | string[];
  kind?: string;
}

export interface Case {
  name: string;
  raw: Buffer;
  truth: Truth[];
}

/** All cases below a folder: `raw.log` beside `truth.json`. */
export function cases(root: string, name = ''): Case[] {
  const folder = join(root, name);
  if (existsSync(join(folder, 'raw.log')) && existsSync(join(folder, 'truth.json'))) {
    const truth = JSON.parse(readFileSync(join(folder, 'truth.json'), 'utf8')) as Truth[];
    return [{ name, raw: readFileSync(join(folder, 'raw.log')), truth }];
  }
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap((entry) => cases(root, join(name, entry.name)))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** A text as it is searched: without escape codes, blanks as one. */
export function plain(text: string): string {
  return squashed(
    text
      .replace(/\u001b\][^\u0007\u001b]*(?:\u0007|\u001b\\)/g, '')
      .replace(/\u001b[()][0-9A-Za-z]/g, '')
      .replace(/\u001b\[[0-9;?]*[ -/]*[@-~]/g, '')
      .replace(/\r(?=\n)/g, ''),
  );
}

function squashed(text: string): string {
  return text.replace(/[ \t]+/g, ' ');
}

/** Name or place, and every part of the message; strict: within 60 lines of each other. `text` is plain. */
export function isRecalled(text: string, truth: Truth, strict = false): boolean {
  const names = [truth.name, truth.names ?? []].flat();
  if (truth.file && truth.line) names.push(`${truth.file}:${truth.line}`, `${truth.file}(${truth.line},`);
  const messages = [truth.message].flat();
  if (!strict) {
    return (
      names.some((name) => text.includes(squashed(name))) && messages.every((part) => text.includes(squashed(part)))
    );
  }
  const lines = text.split('\n');
  const at = (part: string) => lines.flatMap((line, i) => (line.includes(squashed(part)) ? [i] : []));
  const told = messages.map(at);
  return names.flatMap(at).some((i) => told.every((places) => places.some((j) => Math.abs(i - j) <= 60)));
}

/**
 * Whether the message stands under its own test: in the line that names it, or below it and before a line that names
 * another one alone. `text` is plain; `others` are all tests that the text may name.
 */
export function isAttributed(text: string, truth: Truth, others: readonly Truth[]): boolean {
  const lines = text.split('\n');
  const namesOf = (each: Truth) => {
    const places = each.file && each.line ? [`${each.file}:${each.line}`, `${each.file}(${each.line},`] : [];
    return [each.name, each.names ?? [], places].flat().map(squashed);
  };
  const own = namesOf(truth);
  const foreign = others.filter((each) => each !== truth).flatMap(namesOf);
  const isOwn = lines.map((line) => own.some((name) => line.includes(name)));
  // Names are parts of sentences too: only a line that begins a block, as all heads do, names another test.
  const isOther = lines.map(
    (line, at) => !isOwn[at] && /^\S/.test(line) && foreign.some((name) => line.includes(name)),
  );
  return isOwn.some((is, at) => {
    if (!is) return false;
    const end = isOther.findIndex((other, below) => other && below > at);
    const block = lines.slice(at, end < 0 ? undefined : end).join('\n');
    return [truth.message].flat().every((part) => block.includes(squashed(part)));
  });
}
