/** A day of a repository: what people do there, from a seed, and what it has to leave on GitHub, whichever way Redgreen runs. */

import { type CommentRecord, readRecord, replyMarker } from '../../src/github/status-comments.ts';
import { git } from './git-http.ts';
import { type GitHubStandIn, startGitHub } from './github.ts';
import { checkActionEvent, unlabelEvent } from './github-app-events.ts';
import { commentEvent, type GitHubEvent, labelEvent } from './github-events.ts';
import type { Comment, Repository } from './github-state.ts';
import type { ModelReply, ModelRequest } from './model.ts';
import { openTheirs } from './others-pull.ts';
import { issueText, quickFiles } from './world.ts';

export const name = 'acme/shop';
const trigger = 'ai-implement';
export const seed = Number(process.env.REDGREEN_SEED ?? 2);
export const events = Number(process.env.REDGREEN_EVENTS ?? 60);
/** How the work on an issue goes, by a word of its title. */
const ways = ['at-once', 'at-once', 'second-try', 'never', 'slow'] as const;

interface Shop {
  repo: Repository;
  /** Who Redgreen is. */
  bot: string;
}

export interface Day extends Shop {
  github: GitHubStandIn;
  dice: ReturnType<typeof diceOf>;
  asked: Asked[];
  /** Brings an event to whoever is to know of it; `guid` names its delivery. */
  send(event: GitHubEvent, guid: string): Promise<void>;
}

export interface Asked {
  kind: 'run' | 'command' | 'stranger';
  number: number;
  /** The delivery, and the comment that it tells of. */
  guid: string;
  comment?: number;
}

/** A repository with twenty issues. */
export async function openShop(): Promise<{ github: GitHubStandIn; repo: Repository }> {
  const github = await startGitHub();
  const repo = github.addRepository(name, { files: quickFiles });
  github.grant(name, 'mona', 'write');
  github.grant(name, 'tess', 'triage');
  github.addUser('stranger');
  for (let issue = 1; issue <= 20; issue++)
    github.openIssue(name, { ...issueText, title: `Codes ${issue} ${ways[issue % ways.length]}`, user: 'mona' });
  return { github, repo };
}

/** The same numbers for the same seed. */
export function diceOf(from: number) {
  let state = from;
  const below = (most: number) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0;
    return ((state ^ (state >>> 13)) >>> 0) % most;
  };
  return { below, one: <T>(all: readonly T[]): T => all[below(all.length)] as T };
}

/** One thing that somebody does. */
export async function happen({ github, repo, bot, dice, asked, ...day }: Day): Promise<void> {
  const issues = [...repo.issues.values()].filter(({ pull }) => pull === undefined);
  const pulls = [...repo.issues.values()].filter(({ pull, user }) => pull !== undefined && user === bot);
  const issue = dice.one(issues);
  const thread = pulls.length > 0 && dice.below(3) === 0 ? dice.one(pulls) : issue;
  const number = thread.number;
  const guid = `day-${asked.length}-${dice.below(1e6)}`;
  const send = async (event: GitHubEvent, about?: Pick<Asked, 'kind'>, on = number) => {
    if (about !== undefined) {
      const { comment } = event.payload as { comment?: { id: number } };
      const isOfIssue = event.name === 'issues';
      asked.push({ ...about, number: isOfIssue ? issue.number : on, guid, comment: comment?.id });
    }
    await day.send(event, guid);
  };
  const say = (body: string, by = 'mona', on = number) => commentEvent(github, name, on, body, by);
  switch (dice.below(25)) {
    case 0:
    case 1:
    case 2:
    case 3:
    case 4:
      if (issue.labels.includes(trigger)) return;
      return await send(labelEvent(github, name, issue.number, trigger, 'mona'), { kind: 'run' });
    case 5:
      if (issue.labels.includes(trigger)) return;
      return await send(labelEvent(github, name, issue.number, trigger, 'tess'), { kind: 'run' });
    case 6:
      return await send(unlabelEvent(github, name, issue.number, trigger, 'mona'));
    case 7:
    case 8:
      return await send(say(dice.one(['/retry', '/retry use the other price', '/retry max-iterations=2'])), {
        kind: 'run',
      });
    case 9:
    case 10:
      return await send(say('/redgreen stop'), { kind: 'command' });
    case 11:
    case 12:
    case 13:
      return await send(say('/redgreen status'), { kind: 'command' });
    case 14:
      return await send(say('/redgreen help'), { kind: 'command' });
    case 15:
      return await send(say('/retry', 'stranger'), { kind: 'stranger' });
    case 16: {
      const theirs = openTheirs(github, { branch: `carol/${guid}` });
      return await send(labelEvent(github, name, theirs.number, trigger, 'mona'));
    }
    case 17:
      thread.state = thread.state === 'open' ? 'closed' : 'open';
      return;
    case 18: {
      const theirs = openTheirs(github, { branch: `carol/${guid}` });
      return await send(say('/redgreen fix', 'mona', theirs.number), { kind: 'run' }, theirs.number);
    }
    case 19:
      return await send(say('/redgreen fix use the other price'), { kind: 'run' });
    case 20:
      return await send(say('/redgreen update'), { kind: 'run' });
    case 21: {
      const check = dice.one(repo.checks.filter(({ fields }) => Boolean(fields.external_id)));
      return check && (await send(checkActionEvent(github, name, check.id, dice.one(['retry', 'stop']), 'mona')));
    }
    case 22: {
      const ours = pulls.length > 0 ? dice.one(pulls) : undefined;
      if (ours === undefined || ours.labels.includes(trigger)) return;
      return await send(labelEvent(github, name, ours.number, trigger, 'mona'), { kind: 'run' }, ours.number);
    }
    default:
      return await send(say('What do you think?'));
  }
}

/** The agent, by the title of the issue that it is told. */
export function reply({ body, index }: Pick<ModelRequest, 'body'> & { index: number }): ModelReply {
  const way = ways.find((each) => JSON.stringify(body.messages[0]).includes(` ${each}`)) ?? 'at-once';
  const last = JSON.stringify(body.messages.at(-1)?.content ?? '');
  const delayMs = way === 'slow' ? 2_500 : 0;
  if (last.includes('tool_result')) return { text: 'Done: all tests pass.', delayMs };
  const isRight = way === 'at-once' || way === 'slow' || (way === 'second-try' && /retry 1 of/.test(last));
  const factor = isRight ? '0.9' : `0.${1 + (index % 8)}`;
  const content = `export function price(amount, code) {\n  return code === 'TEN' ? amount * ${factor} : amount;\n}\n`;
  return { calls: [{ name: 'write', input: { file_path: 'src/price.js', content } }], delayMs };
}

/** What every comment, label and command of the day has to be like at its end. */
export function wrongOnGitHub(shop: Shop, asked: readonly Asked[]): string[] {
  const own = ownComments(shop);
  const commands = asked.flatMap(({ kind, number, comment }) => {
    const replies = own.filter(({ comment: { body } }) => body.includes(replyMarker(comment ?? 0))).length;
    const isAnswered = kind !== 'command' || replies === 1 || isRefused(shop, number, comment);
    return isAnswered ? [] : [`a command on #${number} has ${replies} answers`];
  });
  return [...commands, ...commentsGoingOn(shop), ...labelsLeft(shop)];
}

/** A run is told of once in each place. */
export function wrongComments(shop: Shop, run: string, number: number): string[] {
  return wronglyTold(shop, `run ${run} of #${number}`, (record) => record.run === run);
}

function wronglyTold(shop: Shop, what: string, isOf: (record: CommentRecord) => boolean): string[] {
  const told = ownComments(shop).filter(({ comment: { body } }) => {
    const record = readRecord(body);
    return record !== undefined && isOf(record);
  });
  const places = new Set(told.map((each) => each.number));
  if (told.length > 0 && told.length === places.size) return [];
  return [`${what} has ${told.length} comments in ${places.size} places`];
}

/** How often the stranger was told no, where every no begins alike. */
export function refusalsIn(shop: Shop): number {
  return ownComments(shop).filter(({ comment: { body } }) => body.startsWith('😕')).length;
}

export function isOnBranch({ repo }: Shop, branch: string | null, commit: string | null): boolean {
  return (
    branch !== null &&
    git(repo.gitDir, ['rev-list', branch])
      .split('\n')
      .includes(commit ?? '')
  );
}

function ownComments({ repo, bot }: Shop): { number: number; comment: Comment }[] {
  return [...repo.issues.values()].flatMap(({ number, comments }) =>
    comments.filter(({ user }) => user === bot).map((comment) => ({ number, comment })),
  );
}

/** 😕 on what asked, and the reason once, however often it was asked. */
export function isRefused(shop: Shop, number: number, comment: number | undefined): boolean {
  const isSaid = () => ownComments(shop).some((own) => own.number === number && /`refused`/.test(own.comment.body));
  return isConfused(shop, number, comment) && isSaid();
}

function isConfused({ repo, bot }: Shop, number: number, comment: number | undefined): boolean {
  const issue = repo.issues.get(number);
  const place = comment === undefined ? issue : issue?.comments.find(({ id }) => id === comment);
  return place?.reactions.some(({ user, content }) => user === bot && content === 'confused') === true;
}

function commentsGoingOn(shop: Shop): string[] {
  return ownComments(shop).flatMap(({ number, comment: { body } }) => {
    const goesOn =
      readRecord(body)?.state === 'running' || /^<!-- redgreen:waiting=.*\n.*It will start by itself/.test(body);
    return goesOn ? [`a comment on #${number} goes on: ${body.slice(0, 400)}`] : [];
  });
}

/** On issues and our own pull requests: no workflow hears of labels on others. */
function labelsLeft({ repo, bot }: Shop): string[] {
  const ours = [...repo.issues.values()].filter(({ pull, user }) => pull === undefined || user === bot);
  return ours.flatMap(({ number, labels }) => {
    const both = labels.includes('ai-passed') && labels.includes('ai-failed');
    return labels.includes(trigger) || both ? [`#${number} has ${labels.join(', ')}`] : [];
  });
}
