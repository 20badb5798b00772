/**
 * Writes an eval story (task) and its hidden tests from a past commit and the commit's issue or pull request. Whatever
 * reveals the solution must be left out: lines of the change, diffs, hashes, links, names of tests.
 */

import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { replaceFile } from '../../run/replace-file.ts';
import type { Change, History } from '../../run-story/past-changes.ts';
import { listed } from '../../text/word-list.ts';

export interface ChangeText {
  title: string;
  body: string;
}

/** `added`: the lines that the change adds, trimmed. */
export function storyText({ title, body }: ChangeText, added: ReadonlySet<string>): ChangeText {
  const tests = declaredTests(added);
  const prose = body
    .replace(/\r\n?/g, '\n')
    .replace(/<!--[\s\S]*?(-->|$)/g, '')
    .replace(bareDiff, '')
    .replace(codeBlock, (block, _, language: string) =>
      /^(diff|patch|suggestion)/.test(language) || block.split('\n').some((line) => isRevealing(line, added))
        ? ''
        : block,
    )
    .split('\n')
    .filter((line) => !isRevealing(line, added) && !isTrailer(line) && !namesOf(line).some((name) => tests.has(name)));
  return { title: inLine(title), body: tidied(prose.map(inLine)) };
}

/** Subject and body of a commit; of a merge the title is the first line of its body. */
export function textOfMessage(message: string): ChangeText {
  const [title = '', ...body] = message
    .replace(/^Merge (pull request|branch|remote-tracking branch) .*\s*/, '')
    .split('\n');
  return { title: title.trim(), body: body.join('\n').trim() };
}

/** To where prose begins again: git's sign may be missing on an empty line. */
const bareDiff =
  /^ {0,4}(?:diff --git |index [0-9a-f]{7}|@@ -\d|--- a\/|\+\+\+ b\/).*(?:\n(?:(?:[-+ @\\]|index |\w+ file mode ).*)?$)*/gm;
const codeBlock = /^[ \t]*(`{3,}|~{3,})[ \t]*([\w-]*).*(?:\n.*)*?(?:\n[ \t]*\1.*|$(?!\n))/gm;

/** Tests that the change declares: an agent that knows what a hidden test is called knows what is looked at. */
function declaredTests(added: ReadonlySet<string>): Set<string> {
  const declared = /\b(?:func|def|fn|void|function)\s+(test\w{3,}|\w{3,}_?test)\b|^(test\w{3,})\s*\(\)\s*\{/i;
  return new Set([...added].map((line) => declared.exec(line)).flatMap((found) => found?.[1] ?? found?.[2] ?? []));
}

const namesOf = (line: string) => line.match(/\w+/g) ?? [];

/** A line of the change, also as `+` of a diff, an item of a list or code in a line; a bracket or a word alone tells nothing. */
function isRevealing(line: string, added: ReadonlySet<string>) {
  const bare = line.trim();
  const forms = [bare, bare.replace(/^[-+*>]\s*/, ''), bare.replace(/^[-+*>]?\s*`+|`+$/g, ''), ...codeIn(line)];
  return forms.some((form) => form.trim().length >= 12 && /\W/.test(form.trim()) && added.has(form.trim()));
}

const codeIn = (line: string) => [...line.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

/** `Signed-off-by: Ada`: git's own form. */
const isTrailer = (line: string) => /^[A-Za-z]+-[A-Za-z-]+: /.test(line);

/** Of what stays: the words of links, nothing that names a commit, an issue or a place where the change can be read. */
function inLine(line: string) {
  const left = line
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s*\[[^\]]+\]:\s+\S+.*$/, '')
    .replace(/<?\b(?:(?:https?|git|ssh):\/\/|(?:www\.)?(?:github|gitlab|bitbucket)\.(?:com|org)\/)[^\s>)\]]+>?/gi, '')
    .replace(/(?<![\w&])(?:[\w.-]+\/[\w.-]+)?(?:#|\bGH-)\d+\b/g, '')
    .replace(/(?:\b[\w.-]+\/[\w.-]+@)?\b(?=[0-9a-f]*\d)(?=\d*[a-f]|\d{40}\b)[0-9a-f]{7,64}\b/gi, '')
    .replace(/\(\s*\)|\[\s*\]/g, '')
    .trimEnd();
  if (left === line.trimEnd()) return left;
  return left.replace(/[ \t]+(?=[,.;:!?](\s|$))/g, '').replace(/(\S)[ \t]{2,}/g, '$1 ');
}

/** No empty items and headings, as templates have them, and no more than one blank line. */
function tidied(lines: string[]) {
  return lines
    .filter((line) => !/^\s*([-*+>]|\d+\.|#{1,6})\s*(\[[ x]\])?\s*$/i.test(line))
    .join('\n')
    .replace(/^#{1,6}\s.*\s*(?=^#{1,6}\s|$(?!\n))/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Whether somebody could work from it: a title, and two words at the least. */
export function saysSomething({ title, body }: ChangeText) {
  return title !== '' && (`${title} ${body}`.match(/\p{L}{2,}/gu) ?? []).length >= 2;
}

interface NewStory {
  change: Change;
  text: ChangeText;
  testsMayChange: boolean;
  /** Settings that were given for all stories. */
  flags: Readonly<Record<string, string>>;
}

/** Returns the story's id, which is new in the folder. */
export async function writeStory(folder: string, history: History, story: NewStory) {
  const { change, text } = story;
  await mkdir(folder, { recursive: true });
  const taken = new Set(await readdir(folder));
  const name = `${change.at.toISOString().slice(0, 10)}-${slug(text.title)}`;
  let id = name;
  for (let next = 2; taken.has(`${id}.md`); next++) id = `${name}-${next}`;
  const hidden = join(folder, `${id}.tests`);
  await rm(hidden, { recursive: true, force: true });
  await history.writeTests(change, hidden);
  await replaceFile(join(folder, `${id}.md`), storyFile(id, story));
  return id;
}

function storyFile(id: string, { change, text, testsMayChange, flags }: NewStory) {
  const { 'setup-command': setup, 'test-command': verify, ...others } = flags;
  const settings = Object.fromEntries(Object.entries(others).filter(([name]) => ofStories.has(name)));
  const front = {
    title: text.title,
    tags: ['history'],
    commit: change.base,
    reference: change.commit,
    'hidden-tests': `${id}.tests`,
    ...(testsMayChange && { tests: 'may-change' }),
    ...(setup !== undefined && { setup }),
    ...(verify !== undefined && { verify }),
    ...(Object.keys(settings).length > 0 && { settings }),
  };
  // Quoted, or an id of digits alone would be read as a number.
  const head = stringify(front, { lineWidth: 0, defaultStringType: 'QUOTE_DOUBLE', defaultKeyType: 'PLAIN' });
  return `---\n${head}---\n\n${text.body || text.title}\n`;
}

/** What the proof stands on; the rest is for whoever runs the suite. */
const ofStories = new Set(listed('build-command working-directory test-timeout-minutes test-paths test-report'));

function slug(title: string) {
  const plain = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return plain.slice(0, 40).replace(/-+$/, '') || 'change';
}
