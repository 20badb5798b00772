/** Creates a git commit from a tree, parent commits and a message, without a work tree, an index or any hook. */

import { inertLine, plainLine } from '../text/inert-line.ts';
import { paragraphs } from '../text/paragraphs.ts';
import type { Git } from './git.ts';

export interface CommitOptions {
  tree: string;
  parent: string;
  /** The other parent of a merge. */
  merged?: string;
  /** First line is the title; what could read as a trailer, a closing keyword or a mention is made inert. */
  message: string;
  author: { name: string; email: string };
  trailers: Record<string, string>;
  /** Default: now. */
  date?: Date;
}

export interface LoggedCommit {
  commit: string;
  parents: string[];
  author: { name: string; email: string };
  message: string;
  trailers: Record<string, string>;
}

export async function commitTree(git: Git, options: CommitOptions): Promise<string> {
  const name = person(options.author.name) || 'redgreen';
  const email = person(options.author.email).replace(/\s/g, '') || 'redgreen@localhost';
  const date = `@${Math.floor((options.date?.getTime() ?? Date.now()) / 1000)} +0000`;
  const parents = [options.parent, ...(options.merged === undefined ? [] : [options.merged])];
  return await git.text(['commit-tree', options.tree, ...parents.flatMap((parent) => ['-p', parent])], {
    input: commitMessage(options.message, options.trailers),
    env: {
      ...{ GIT_AUTHOR_NAME: name, GIT_AUTHOR_EMAIL: email, GIT_AUTHOR_DATE: date },
      ...{ GIT_COMMITTER_NAME: name, GIT_COMMITTER_EMAIL: email, GIT_COMMITTER_DATE: date },
    },
  });
}

/** As git writes one: without what would end it, and without marks at its ends. */
function person(text: string) {
  return plainLine(text)
    .replace(/[<>]/g, '')
    .replace(/^[\s.,:;"\\']+|[\s.,:;"\\']+$/g, '');
}

/** Title, text and our trailers as the last paragraph, which alone git and GitHub read as trailers. */
function commitMessage(message: string, trailers: Record<string, string>) {
  const [title = '', ...rest] = message.split(/\r\n|[\n\r\u2028\u2029]/).map(inertLine);
  const body = rest
    .join('\n')
    .trim()
    .replace(/^([A-Za-z][\w-]*):(?=\s)/gm, '$1 -');
  const ours = Object.entries(trailers).map(([key, value]) => `${key}: ${plainLine(value)}`);
  return `${paragraphs([title.slice(0, maxTitleLength) || 'Changes', body, ours.join('\n')])}\n`;
}

/**
 * The commits of `to` that `from` does not have, newest first; all of them where `from` is undefined. `firstParent`: a merge stands
 * for what it brought.
 */
export async function log(
  git: Git,
  from: string | undefined,
  to: string,
  { firstParent = false } = {},
): Promise<LoggedCommit[]> {
  const format = '%H%x00%P%x00%an%x00%ae%x00%B%x00%(trailers:only,unfold)%x00%x01';
  const range = ['--end-of-options', to, ...(from === undefined ? [] : [`^${from}`])];
  const records = await loggedFields(git, format, [...(firstParent ? ['--first-parent'] : []), ...range]);
  return records.map(([commit = '', parents = '', name = '', email = '', message = '', trailers = '']) => {
    const lines = trailers.split('\n').map((line) => line.split(': '));
    const pairs = lines.filter(([key]) => key).map(([key = '', ...value]) => [key, value.join(': ')]);
    return {
      commit,
      parents: parents.split(' ').filter(Boolean),
      author: { name, email },
      message: message.trim(),
      trailers: Object.fromEntries(pairs),
    };
  });
}

/** The fields of a format that ends each commit with a NUL and a byte 1. */
export async function loggedFields(git: Git, format: string, which: readonly string[]): Promise<string[][]> {
  const out = await git.bytes(['log', '--no-show-signature', '--no-notes', `--format=${format}`, ...which]);
  const records = out.toString().split('\0\x01\n');
  return records.filter((record) => record !== '').map((record) => record.split('\0'));
}

const maxTitleLength = 200;
