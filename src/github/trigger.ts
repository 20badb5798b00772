/** Parses a GitHub event's payload into what somebody asks for (a run, a retry, a fix, an answer), or why it is ignored. */

import * as z from 'zod/mini';
import type { Settings } from '../config/settings.ts';
import { type AnsweredCommand, anyLimit, mentionIn, readCommand } from './commands.ts';

const text = z.optional(z.string());
const user = z.object({ login: z.string(), type: text });
const subject = z.object({
  number: z.int(),
  title: z.string(),
  body: z.nullish(z.string()),
  state: text,
  user: z.nullish(user),
  html_url: text,
  updated_at: text,
  pull_request: z.optional(z.unknown()),
});
/** `workflow_run` and `check_suite`, as far as they are looked at. */
const endedChecks = z.object({
  conclusion: z.nullish(z.string()),
  head_sha: z.string(),
  updated_at: text,
  /** Those that it is the head of. */
  pull_requests: z.nullish(z.array(z.object({ number: z.int(), head: z.object({ sha: z.string() }) }))),
});
const times = { created_at: text, updated_at: text };
const comment = z.object({ id: z.number(), body: z.string(), user: z.nullish(user), ...times, html_url: text });
const schema = z.object({
  action: text,
  sender: z.extend(user, { id: z.catch(z.optional(z.number()), undefined) }),
  repository: z.object({
    full_name: z.string(),
    default_branch: z.catch(z.optional(z.string()), undefined),
    archived: z.catch(z.optional(z.boolean()), undefined),
  }),
  issue: z.optional(subject),
  pull_request: z.optional(subject),
  label: z.optional(z.object({ name: z.string() })),
  comment: z.optional(comment),
  /** Of GitHub Actions, and of any App that checks: ended on a commit, which may be the head of pull requests. */
  workflow_run: z.optional(endedChecks),
  check_suite: z.optional(endedChecks),
  /** Made up by a sweep: the text in it was read later than the label was set. */
  read_late: z.optional(z.literal(true)),
  inputs: z.nullish(z.record(z.string(), z.unknown())),
});

export type Payload = z.infer<typeof schema>;
type Subject = z.infer<typeof subject>;

/** undefined: it is not one that GitHub sends. */
export function readPayload(payload: unknown): Payload | undefined {
  const read = schema.safeParse(payload);
  return read.success ? read.data : undefined;
}

/** As far as they are known yet. `mention`: the account that a comment may begin with in place of `/retry`. */
export type TriggerSettings = Partial<Settings> & { mention?: string };

export interface Actor {
  login: string;
  isBot: boolean;
}

/** Title and body as they were when the event happened. */
export interface PayloadText {
  title: string;
  body: string;
}

/** The issue or pull request where the event happened, and what of it gets the reaction. */
export interface Thread {
  repository: string;
  number: number;
  isPullRequest: boolean;
  isClosed: boolean;
  comment?: number;
  url?: string;
}

interface Hinted {
  actor: Actor;
  place: Thread;
  at?: string;
  hint: string;
  text?: PayloadText;
}

export type TriggerReading =
  | { kind: 'implement'; via: 'label' | 'dispatch'; actor: Actor; place: Thread; at?: string; text?: PayloadText }
  | (Hinted & { kind: 'retry'; via: 'comment' | 'label'; maxIterations?: number })
  /** Work on a pull request of whomever: what is red is mended, or the base branch is merged. `redHead`: nobody asked, the checks of this head are red. */
  | (Hinted & { kind: 'fix' | 'update'; redHead?: string })
  | { kind: AnsweredCommand; actor: Actor; place: Thread; at?: string }
  | { kind: 'refuse'; reason: string; via?: 'label'; actor: Actor; place: Thread }
  | { kind: 'skip'; reason: string };

const skip = (reason: string): TriggerReading => ({ kind: 'skip', reason });

/**
 * Reads one event by its name and payload. Everything that is not clearly a request is skipped; where a setting is not known yet,
 * everything that is none whatever it is. Without settings a comment may begin with any mention.
 */
export function readTrigger(
  eventName: string,
  event: Payload | undefined,
  settings: TriggerSettings | undefined,
): TriggerReading {
  if (event === undefined)
    return skip(`Redgreen does not act on ${eventName}, or its payload is not one that GitHub sends`);
  const name = event.action === undefined ? eventName : `${eventName}.${event.action}`;
  switch (name) {
    case 'issues.labeled':
      return fromLabel(event, event.issue, settings);
    case 'pull_request.labeled':
    case 'pull_request_target.labeled':
      return fromLabel(event, event.pull_request, settings);
    case 'issue_comment.created':
      return fromComment(event, settings);
    case 'workflow_dispatch':
      return fromDispatch(event);
    case 'workflow_run.completed':
      return fromRed(event, event.workflow_run);
    case 'check_suite.completed':
      return fromRed(event, event.check_suite);
    default:
      return skip(`Redgreen does not act on ${name}`);
  }
}

function fromLabel(event: Payload, about: Subject | undefined, settings: TriggerSettings | undefined): TriggerReading {
  if (about === undefined) return skip('the event names no issue');
  const label = event.label?.name.toLowerCase();
  if (label === undefined || label !== (settings?.label?.toLowerCase() ?? label)) return skip('another label');
  const isPullRequest = about === event.pull_request;
  const common = { actor: actorOf(event), place: placeOf(event, about, isPullRequest), at: about.updated_at };
  // Someone else's words can make a bot act: a bot speaks for what it wrote itself, and only where it is listed.
  const bot = botProblem(event, about.user?.login, settings);
  if (bot !== undefined) return { kind: 'refuse', via: 'label', reason: bot, ...common };
  if (isPullRequest) return { kind: 'retry', via: 'label', hint: '', ...common };
  return { kind: 'implement', via: 'label', ...common, text: event.read_late ? undefined : textOf(about) };
}

function fromComment(event: Payload, settings: TriggerSettings | undefined): TriggerReading {
  const { issue, comment } = event;
  if (issue === undefined || comment === undefined) return skip('the event names no comment');
  if (comment.body.includes('<!-- redgreen:')) return skip('a comment of our own');
  // Who is meant by a mention is known with the settings.
  const mention = settings === undefined ? mentionIn(comment.body)?.name : settings.mention;
  const command = readCommand(comment.body, settings?.maxIterationsLimit ?? anyLimit, mention);
  if (command === undefined) return skip('no command on the first line of the comment');
  if (botProblem(event, comment.user?.login, settings) !== undefined) return skip('the comment of a bot');
  if (event.sender.login.toLowerCase() !== comment.user?.login.toLowerCase())
    return skip('sent by somebody other than its author');
  // A comment that was edited before it was read is not the one that was made.
  if (comment.updated_at !== comment.created_at) return skip('an edited comment');

  const isPullRequest = issue.pull_request !== undefined && issue.pull_request !== null;
  const place = { ...placeOf(event, issue, isPullRequest), comment: comment.id, url: comment.html_url };
  const common = { actor: actorOf(event), place, at: comment.created_at };
  if (command.name === 'bad-retry') return { kind: 'refuse', reason: command.reason, ...common };
  if (!('hint' in command)) return { kind: command.name, ...common };
  if (command.name !== 'retry') return { kind: command.name, hint: command.hint, text: textOf(issue), ...common };
  const { hint, maxIterations } = command;
  const text = isPullRequest ? undefined : textOf(issue);
  return { kind: 'retry', via: 'comment', hint, maxIterations, text, ...common };
}

/** Checks that failed on the head of a pull request of the repository itself; one of a fork is not named. */
function fromRed(event: Payload, ended: Payload['check_suite']): TriggerReading {
  const isRed = redConclusions.has(ended?.conclusion ?? '');
  const pull = isRed ? ended?.pull_requests?.find(({ head }) => head.sha === ended.head_sha) : undefined;
  if (ended === undefined || pull === undefined) return skip('no failed checks on the head of a pull request');
  const place = placeOf(event, { number: pull.number }, true);
  const { updated_at: at, head_sha: redHead } = ended;
  return { kind: 'fix', actor: actorOf(event), place, at, hint: '', redHead };
}

export const redConclusions: ReadonlySet<string> = new Set(['failure', 'timed_out', 'startup_failure']);

function fromDispatch(event: Payload): TriggerReading {
  const value = String(event.inputs?.['issue-number'] ?? '').trim();
  const actor = actorOf(event);
  const number = /^#?([1-9]\d{0,8})$/.exec(value)?.[1];
  if (number === undefined) {
    const reason = `issue-number is ${value === '' ? 'not given' : `"${value.slice(0, 20)}"`}: the number of an issue is needed`;
    return { kind: 'refuse', reason, actor, place: placeOf(event, { number: 0 }, false) };
  }
  return { kind: 'implement', via: 'dispatch', actor, place: placeOf(event, { number: Number(number) }, false) };
}

export const unnamedBot = 'bots may only start a run if allow-bots names them';

function botProblem(event: Payload, author: string | undefined, settings: TriggerSettings | undefined) {
  const { login, isBot } = actorOf(event);
  if (!isBot || settings?.allowBots === undefined) return undefined;
  if (!isNamedBot(login, settings.allowBots)) return unnamedBot;
  return author?.toLowerCase() === login.toLowerCase()
    ? undefined
    : "a bot's command counts only in a comment that the bot wrote";
}

/** `renovate` means `renovate[bot]`, in any case; no user of that name is meant. */
export function isNamedBot(login: string, names: readonly string[]) {
  const bot = login.toLowerCase();
  return names.some((name) => [name.toLowerCase(), `${name.toLowerCase()}[bot]`].includes(bot));
}

function actorOf({ sender }: Payload): Actor {
  return {
    login: sender.login,
    isBot: (sender.type ?? 'User') !== 'User' || sender.login.toLowerCase().endsWith('[bot]'),
  };
}

function placeOf(
  event: Payload,
  { number, state, html_url: url }: Pick<Subject, 'number' | 'state' | 'html_url'>,
  isPullRequest: boolean,
): Thread {
  return { repository: event.repository.full_name, number, isPullRequest, isClosed: state === 'closed', url };
}

function textOf(about: Subject): PayloadText {
  return { title: about.title, body: about.body ?? '' };
}
