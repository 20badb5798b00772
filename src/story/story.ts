/** Turns an issue, pull request or Markdown file into a story: title, text, acceptance criteria, stop conditions. */

import { getDefaults, Lexer, type Token, type Tokens, type TokensList } from 'marked';
import type { Problem } from '../run/errors.ts';
import type { StoryRef } from '../run/starting-point.ts';
import { isUnclosed, readFrontMatter } from './front-matter.ts';

export interface StoryComment {
  author: string;
  body: string;
}

export interface Story {
  title: string;
  /** Markdown, without the front matter. */
  body: string;
  criteria: string[];
  nonGoals: string[];
  stopConditions: string[];
  /** What writers said before the trigger, oldest first. */
  comments: StoryComment[];
  /** False: a stranger wrote the issue, whose words permit nothing. */
  byWriter?: boolean;
  frontMatter: Record<string, unknown>;
  ref: StoryRef;
  images?: string[];
}

/** More is no story that a person wrote; GitHub's own limit for an issue is 65,536. */
const maxChars = 200_000;
/** The text keeps all of them; counted, shown and worked on one by one are these. */
const maxCriteria = 200;

export type StoryResult =
  | { kind: 'story'; story: Story; warnings: string[] }
  | { kind: 'problems'; problems: Problem[] };

/** An issue with its text frozen at the trigger; `comments` are already those that count. */
export interface IssueText {
  number: number;
  title: string;
  body: string;
  url?: string;
  comments: StoryComment[];
  images?: string[];
}

/** Front matter in an issue that cannot be read is text: people begin issues with a rule and prose. */
export function storyFromIssue(issue: IssueText): StoryResult {
  const front = readFrontMatter(issue.body);
  const source = `issue #${issue.number}`;
  const warnings =
    front.kind === 'broken'
      ? [`The front matter of ${source} is not readable and counts as text: ${front.message}`]
      : [];
  const body = front.kind === 'broken' ? issue.body : front.body;
  const title = issue.title.trim();
  if (title === '') return withoutTitle(source, 'an issue needs one');
  const frontMatter = front.kind === 'mapping' ? front.data : {};
  const ref = { issue: issue.number, url: issue.url };
  const made = makeStory(title, body, { blocks: tokens(body), comments: issue.comments, frontMatter, ref, warnings });
  if (made.kind !== 'story' || issue.images === undefined) return made;
  return { ...made, story: { ...made.story, images: issue.images } };
}

/**
 * Somebody else's pull request that is to be worked on. Its text says what it is about and asks for nothing: no front matter, no
 * criteria.
 */
export function storyFromPullRequest(pull: IssueText, purpose: string): Story {
  const { number, url, body, comments, images } = pull;
  const title = `${purpose}: ${pull.title.trim()}`;
  const ref = { issue: number, url, title, criteria: [] };
  const story = {
    title,
    body: body.trim(),
    criteria: [],
    nonGoals: [],
    stopConditions: [],
    comments,
    frontMatter: {},
    ref,
  };
  return images === undefined ? story : { ...story, images };
}

/** A story file: the title is `title` in the front matter, else the first heading of level 1. */
export function storyFromFile({ path, text }: { path: string; text: string }): StoryResult {
  if (text.length > maxChars) {
    const message = `the story has ${text.length} characters; allowed: ${maxChars}`;
    return { kind: 'problems', problems: [{ source: path, message }] };
  }
  if (text.includes('\0')) {
    return { kind: 'problems', problems: [{ source: path, message: 'the story is not UTF-8 text: save it as that' }] };
  }
  const front = readFrontMatter(text);
  if (front.kind === 'broken') {
    const { line, column, message } = front;
    return { kind: 'problems', problems: [{ source: path, line, column, message }] };
  }
  const frontMatter = front.kind === 'mapping' ? front.data : {};
  const ownTitle = frontMatter.title;
  const named = typeof ownTitle === 'string' || typeof ownTitle === 'number' ? String(ownTitle).trim() : '';
  const blocks = tokens(front.body);
  const title = named === '' ? firstHeading(blocks) : named;
  const unclosed = isUnclosed(text);
  if (title === '' && unclosed) {
    return { kind: 'problems', problems: [{ source: path, line: 1, column: 1, message: `the ${notClosed}` }] };
  }
  if (text.trim() === '') return withoutTitle(path, 'the file is empty');
  if (title === '') return withoutTitle(path, 'allowed: title: in the front matter, or a first heading (# …)');
  return makeStory(title, front.body, {
    blocks,
    comments: [],
    frontMatter,
    ref: { path },
    warnings: unclosed ? [`${path}:1:1: the ${notClosed}, so it counts as text`] : [],
  });
}

const notClosed = 'front matter that begins here is not closed: a line of --- is missing after it';

function withoutTitle(source: string, allowed: string): StoryResult {
  return { kind: 'problems', problems: [{ source, message: `the story has no title; ${allowed}` }] };
}

function makeStory(
  title: string,
  body: string,
  {
    blocks,
    ref,
    warnings,
    ...ownTitle
  }: Pick<Story, 'comments' | 'frontMatter'> & {
    blocks: Token[];
    ref: Omit<StoryRef, 'title' | 'criteria'>;
    warnings: string[];
  },
): StoryResult {
  const { frontMatter } = ownTitle;
  const listed = textList(frontMatter.acceptance_criteria);
  const found = listed.length > 0 ? listed : criteriaIn(blocks);
  const criteria = found.slice(0, maxCriteria);
  const beyond = `Only the first ${maxCriteria} of ${found.length} acceptance criteria are counted one by one.`;
  const nonGoals = textList(frontMatter.non_goals);
  const stopConditions = textList(frontMatter.stop_conditions);
  const story = { ...ownTitle, title, body: body.trim(), criteria, nonGoals, stopConditions };
  return {
    kind: 'story',
    story: { ...story, ref: { ...ref, title, criteria } },
    warnings: found.length > maxCriteria ? [...warnings, beyond] : warnings,
  };
}

/** The list items under a heading "Acceptance criteria" of any level, those under its sub-headings included. */
function criteriaIn(blocks: Token[]) {
  const criteria: string[] = [];
  let level: number | undefined;
  for (const token of blocks) {
    if (token.type === 'heading') {
      const { depth, text } = token as Tokens.Heading;
      if (isCriteriaHeading(text)) level = depth;
      else if (level !== undefined && depth <= level) level = undefined;
    } else if (token.type === 'list' && level !== undefined) {
      for (const one of (token as Tokens.List).items.map(({ text }) => text.replace(/^\[[ xX]\]\s+/, '').trim()))
        criteria.push(one);
    }
  }
  return criteria.filter((text) => text !== '');
}

function isCriteriaHeading(text: string) {
  return /^acceptance criteri(a|on)$/i.test(text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '').replace(/\s+/g, ' '));
}

function firstHeading(blocks: Token[]) {
  const heading = blocks.find((token) => token.type === 'heading' && (token as Tokens.Heading).depth === 1);
  return ((heading as Tokens.Heading | undefined)?.text ?? '').trim();
}

function tokens(markdown: string): Token[] {
  const text = markdown.replace(/\r\n?/g, '\n');
  return new TopLexer(getDefaults()).blockTokens(text);
}

/** Blocks at the margin alone: what quotes and items hold is not read, and so no nesting is too deep and no inline markup too slow. */
class TopLexer extends Lexer {
  #reading = false;

  override blockTokens(source: string, tokens: Token[] = [], lastParagraphClipped = false): Token[] & TokensList {
    if (!this.#reading) {
      this.#reading = true;
      super.blockTokens(source, tokens, lastParagraphClipped);
    }
    return Object.assign(tokens, { links: {} });
  }
}

function textList(value: unknown) {
  const items = Array.isArray(value) ? value : [value];
  return items
    .filter((item) => typeof item === 'string' || typeof item === 'number')
    .map((item) => String(item).trim())
    .filter((item) => item !== '');
}
