/**
 * Writes a story file from a commit's or pull request's description, without anything that would reveal the solution. It
 * removes the change's own lines, diffs, hashes and links.
 */

import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { type Change, type ChangeFiles, type History, writeFilesOf } from '../../run-story/past-changes.ts';
import { listed } from '../../text/word-list.ts';

export interface ChangeText {
  title: string;
  body: string;
}

/** `added`: the lines that the change adds, trimmed; `ids`: the commits that the text must not name. */
export function storyText(text: ChangeText, added: ReadonlySet<string>): ChangeText {
  const body = withoutRevealingLines(withoutComments(text.body), added);
  return { title: inLine(text.title), body: tidied(body.split('\n').map(inLine)) };
}

/** Subject and body of a commit; of a merged pull request the title is the first line of its body. */
export function textOfMessage(message: string): ChangeText {
  const [subject = '', ...rest] = message.split('\n');
  const merge = /^Merge (pull request|branch|remote-tracking branch) /.test(subject);
  const lines = merge ? rest.join('\n').trim().split('\n') : [subject, ...rest];
  const [title = '', ...body] = lines;
  return { title: title.trim(), body: body.join('\n').trim() };
}

function withoutComments(text: string) {
  return text.replace(/\r\n?/g, '\n').replace(/<!--[\s\S]*?(-->|$)/g, '');
}

/** Blocks of code and bare diffs go as a whole; a line that the change adds goes wherever it stands. */
function withoutRevealingLines(text: string, added: ReadonlySet<string>) {
  const kept: string[] = [];
  const lines = text.split('\n');
  const tests = declaredTests(added);
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? '';
    const fence = /^\s*(`{3,}|~{3,})\s*([\w-]*)/.exec(line);
    if (fence !== null) {
      const end = lines.findIndex((other, index) => index > at && other.trim().startsWith(fence[1] ?? '```'));
      const block = lines.slice(at, end === -1 ? lines.length : end + 1);
      if (!/^(diff|patch|suggestion)$/i.test(fence[2] ?? '') && !block.some((each) => isRevealing(each, added)))
        for (const one of block) kept.push(one);
      at += block.length - 1;
    } else if (startsDiff(line)) {
      at = endOfDiff(lines, at) - 1;
    } else if (!isRevealing(line, added) && !isTrailer(line) && !words(line).some((word) => tests.has(word)))
      kept.push(line);
  }
  return kept.join('\n');
}

const startsDiff = (line: string) => /^\s{0,4}(diff --git |index [0-9a-f]{7,}|@@ -\d|--- a\/|\+\+\+ b\/)/.test(line);

/** Where prose begins again: the lines of a diff begin with a sign of theirs, and git takes the space off an empty one. */
function endOfDiff(lines: readonly string[], from: number) {
  const end = lines.findIndex((line, at) => at > from && !startsDiff(line) && !inDiff.test(line));
  return end === -1 ? lines.length : end;
}

const inDiff = /^(?:[-+ @\\]|$|index |(?:new|old|deleted) (?:file )?mode |(?:similarity|rename|copy|Binary) )/;

/** Tests that the change declares: an agent that knows what a hidden test is called knows what is looked at. */
function declaredTests(added: ReadonlySet<string>): Set<string> {
  const declared = /\b(?:func|def|fn|void|function)\s+(test\w{3,}|\w{3,}_?test)\b|^(test\w{3,})\s*\(\)\s*\{/i;
  return new Set([...added].map((line) => declared.exec(line)).flatMap((found) => found?.[1] ?? found?.[2] ?? []));
}

const words = (line: string) => line.match(/\w+/g) ?? [];

/** A line of the change, also as `+` of a diff, an item of a list or code in a line; a bracket or a word alone tells nothing. */
function isRevealing(line: string, added: ReadonlySet<string>) {
  if (startsDiff(line)) return true;
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
    .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s*\[[^\]]+\]:\s+\S+.*$/, '')
    .replace(/<?\b(?:https?|git|ssh):\/\/[^\s>)\]]+>?/gi, '')
    .replace(/\b(?:www\.)?(?:github|gitlab|bitbucket)\.(?:com|org)\/[^\s>)\]]+/gi, '')
    .replace(/(?<![\w&])(?:[\w.-]+\/[\w.-]+)?(?:#|\bGH-)\d+\b/g, '')
    .replace(/(?:\b[\w.-]+\/[\w.-]+@)?\b(?=[0-9a-f]*\d)(?=\d*[a-f])[0-9a-f]{7,64}\b/gi, '')
    .replace(/\b[0-9]{40}\b/g, '')
    .replace(/\(\s*\)|\[\s*\]/g, '')
    .trimEnd();
  if (left === line.trimEnd()) return left;
  return left.replace(/[ \t]+(?=[,.;:!?](\s|$))/g, '').replace(/(\S)[ \t]{2,}/g, '$1 ');
}

/** No empty headings of a template, no more than one blank line. */
function tidied(lines: string[]) {
  const isHeading = (line: string | undefined) => line !== undefined && /^#{1,6}\s/.test(line);
  const isEmpty = (line: string) => /^\s*([-*+>]|\d+\.|#{1,6})\s*(\[[ x]\])?\s*$/i.test(line);
  const said = lines.filter((line) => !isEmpty(line));
  const filled = said.filter((line, index) => {
    if (!isHeading(line)) return true;
    const next = said.slice(index + 1).find((other) => other.trim() !== '');
    return next !== undefined && !isHeading(next);
  });
  return filled
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Whether somebody could work from it: a title, and two words at the least. */
export function saysSomething({ title, body }: ChangeText) {
  return title !== '' && (`${title} ${body}`.match(/\p{L}{2,}/gu) ?? []).length >= 2;
}

interface NewStory {
  change: Change;
  files: ChangeFiles;
  text: ChangeText;
  testsMayChange: boolean;
  /** Settings that were given for all stories. */
  flags: Readonly<Record<string, string>>;
}

/** Returns the story's id, which is new in the folder. */
export async function writeStory(folder: string, history: History, story: NewStory) {
  const { change, files, text } = story;
  await mkdir(folder, { recursive: true });
  const taken = new Set(await readdir(folder));
  const name = `${change.at.toISOString().slice(0, 10)}-${slug(text.title)}`;
  const names = [name, ...Array.from({ length: 998 }, (_, index) => `${name}-${index + 2}`)];
  const id = names.find((each) => !taken.has(`${each}.md`)) ?? name;
  const hidden = join(folder, `${id}.tests`);
  await rm(hidden, { recursive: true, force: true });
  await writeFilesOf(history, change.commit, files.tests, hidden);
  const temporary = join(folder, `.${id}.md`);
  await writeFile(temporary, storyFile(id, story));
  await rename(temporary, join(folder, `${id}.md`));
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
