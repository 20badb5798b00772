/** What is asked: an issue, or a Markdown file with front matter. */

import { lexer, type Token, type Tokens } from 'marked';
import type { Problem } from './errors.ts';
import { readFrontMatter } from './front-matter.ts';
import type { StoryRef } from './run.ts';

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
  frontMatter: Record<string, unknown>;
  ref: StoryRef;
}

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
  const story = makeStory(title, body, issue.comments, frontMatter, { issue: issue.number, url: issue.url });
  return { kind: 'story', story, warnings };
}

/** A story file: the title is `title` in the front matter, else the first heading of level 1. */
export function storyFromFile({ path, text }: { path: string; text: string }): StoryResult {
  const front = readFrontMatter(text);
  if (front.kind === 'broken') {
    const { line, column, message } = front;
    return { kind: 'problems', problems: [{ source: path, line, column, message }] };
  }
  const frontMatter = front.kind === 'mapping' ? front.data : {};
  const given = frontMatter.title;
  const title =
    typeof given === 'string' || typeof given === 'number' ? String(given).trim() : firstHeading(front.body);
  if (title === '') return withoutTitle(path, 'allowed: title: in the front matter, or a first heading (# …)');
  return { kind: 'story', story: makeStory(title, front.body, [], frontMatter, { path }), warnings: [] };
}

function withoutTitle(source: string, allowed: string): StoryResult {
  return { kind: 'problems', problems: [{ source, message: `the story has no title; ${allowed}` }] };
}

function makeStory(
  title: string,
  body: string,
  comments: StoryComment[],
  frontMatter: Record<string, unknown>,
  ref: Omit<StoryRef, 'title' | 'criteria'>,
): Story {
  const given = textList(frontMatter.acceptance_criteria);
  const criteria = given.length > 0 ? given : criteriaOf(body);
  const nonGoals = textList(frontMatter.non_goals);
  const stopConditions = textList(frontMatter.stop_conditions);
  return {
    title,
    body: body.trim(),
    criteria,
    nonGoals,
    stopConditions,
    comments,
    frontMatter,
    ref: { ...ref, title, criteria },
  };
}

/** The list items under a heading "Acceptance criteria" of any level, those under its sub-headings included. */
export function criteriaOf(markdown: string): string[] {
  const criteria: string[] = [];
  let level: number | undefined;
  for (const token of tokens(markdown)) {
    if (token.type === 'heading') {
      const { depth, text } = token as Tokens.Heading;
      if (isCriteriaHeading(text)) level = depth;
      else if (level !== undefined && depth <= level) level = undefined;
    } else if (token.type === 'list' && level !== undefined) {
      criteria.push(...(token as Tokens.List).items.map(({ text }) => text.replace(/^\[[ xX]\]\s+/, '').trim()));
    }
  }
  return criteria.filter((text) => text !== '');
}

function isCriteriaHeading(text: string): boolean {
  return /^acceptance criteri(a|on)$/i.test(text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '').replace(/\s+/g, ' '));
}

function firstHeading(markdown: string): string {
  const heading = tokens(markdown).find((token) => token.type === 'heading' && (token as Tokens.Heading).depth === 1);
  return ((heading as Tokens.Heading | undefined)?.text ?? '').trim();
}

function tokens(markdown: string): Token[] {
  return lexer(markdown);
}

function textList(value: unknown): string[] {
  const items = Array.isArray(value) ? value : [value];
  return items
    .filter((item) => typeof item === 'string' || typeof item === 'number')
    .map((item) => String(item).trim())
    .filter((item) => item !== '');
}
