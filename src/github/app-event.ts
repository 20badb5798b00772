/** Finds out from a webhook delivery, without API calls, what the App may have to do, such as to start a run. */

import * as z from 'zod/mini';
import { isAnswerRequest } from './admission-types.ts';
import { type AnsweredCommand, mentionIn } from './commands.ts';
import { readPayload, readTrigger } from './trigger.ts';

export type AppEvent = {
  action: string | null;
  repository: string | null;
  repositoryId: number | null;
  installationId: number | null;
  /** Two deliveries that mean the same are one, under however many ids they come. */
  meaning: string;
  sender: string;
} & AppRequest;

type AppRequest =
  /** A label, or a command that starts a run: work for a worker. */
  | { kind: 'run'; number: number; isPullRequest: boolean; label?: string; red?: boolean }
  /** Answered at once, beside a run that goes on. */
  | { kind: 'command'; command: AnsweredCommand; number: number; isPullRequest: boolean }
  /** A button of our check run; `runId` is what we wrote into it. */
  | { kind: 'button'; button: 'retry' | 'stop'; runId: string }
  /** It was made private or public: that the delivery is stored is all that the pages need. */
  | { kind: 'visibility' }
  /** The App may see these no more. Ids and names, because a name may belong to another repository by now, or may have done so before. */
  | { kind: 'removed'; repositories: readonly z.infer<typeof named>[]; account?: string };

const named = z.object({ id: z.int(), full_name: z.string() });
const schema = z.object({
  action: z.optional(z.string()),
  repository: z.optional(named),
  installation: z.optional(z.object({ id: z.int(), account: z.nullish(z.object({ login: z.string() })) })),
  sender: z.optional(z.object({ login: z.string() })),
  check_run: z.optional(z.object({ id: z.int(), external_id: z.nullish(z.string()) })),
  requested_action: z.optional(z.object({ identifier: z.string() })),
  repositories: z.optional(z.array(named)),
  repositories_removed: z.optional(z.array(named)),
});
type Payload = z.infer<typeof schema>;

/** undefined: nothing is done on it, and nothing of it is kept. `id` is the delivery's, `mention` the App's own name. */
export function readAppEvent(id: string, name: string, payload: unknown, mention?: string): AppEvent | undefined {
  const read = schema.safeParse(payload);
  if (!read.success) return undefined;
  const event = read.data;
  const request = readers[`${name}.${event.action}`]?.({ id, name, payload, event, mention });
  if (request === undefined) return undefined;
  const { repository, installation, sender } = event;
  const { meaning, ...rest } = request;
  return {
    action: event.action ?? null,
    repository: repository?.full_name ?? null,
    repositoryId: repository?.id ?? null,
    installationId: installation?.id ?? null,
    sender: sender?.login ?? '',
    meaning: `${repository?.id ?? `installation ${installation?.id}`} ${meaning}`,
    ...rest,
  };
}

type MeantRequest = AppRequest & { meaning: string };

interface Delivered {
  id: string;
  name: string;
  payload: unknown;
  event: Payload;
  mention: string | undefined;
}

/** What becomes of each event, as `name.action`. The first four may start a run, and are read as those of the Action are. */
const readers: Readonly<Record<string, (delivered: Delivered) => MeantRequest | undefined>> = {
  'issues.labeled': fromTrigger,
  'pull_request.labeled': fromTrigger,
  'issue_comment.created': fromTrigger,
  'check_suite.completed': fromTrigger,
  'check_run.requested_action': fromButton,
  'repository.privatized': fromVisibility,
  'repository.publicized': fromVisibility,
  'installation.deleted': ({ event: { installation, repositories = [] } }) => {
    return { kind: 'removed', repositories, account: installation?.account?.login, meaning: 'deleted' };
  },
  'installation_repositories.removed': ({ id, event: { repositories_removed: repositories = [] } }) => {
    return { kind: 'removed', repositories, meaning: `removed ${id}` };
  },
};

/** Whether a delivery that failed is worth another: it starts or ends something, or changes who may see it. */
export function isWanted(event: string) {
  return event in readers;
}

/** A label's payload has no id, so its time and name identify it. Each red head starts one run, however many check suites fail on it. */
function fromTrigger({ name, payload, mention }: Delivered): MeantRequest | undefined {
  const event = readPayload(payload);
  const reading = readTrigger(name, event, { mention });
  if (reading.kind === 'skip') return undefined;
  const { number, isPullRequest, comment } = reading.place;
  const place = { number, isPullRequest };
  const label = event?.label?.name;
  if (label !== undefined) {
    const at = 'at' in reading ? reading.at : '';
    return { kind: 'run', ...place, label, meaning: `#${number} labeled ${label.toLowerCase()} ${at}` };
  }
  if ('redHead' in reading) return { kind: 'run', ...place, red: true, meaning: `#${number} red ${reading.redHead}` };
  const meaning = `#${number} comment ${comment}`;
  if (isAnswerRequest(reading)) return { kind: 'command', command: reading.kind, ...place, meaning };
  return { kind: 'run', ...place, meaning };
}

/** Whether a comment begins with somebody's `@name`: only then is GitHub asked for the App's own. */
export function hasMention(payload: unknown) {
  const body = (payload as { comment?: { body?: unknown } } | null)?.comment?.body;
  return typeof body === 'string' && mentionIn(body) !== undefined;
}

/** A button may be pressed again: each press is one delivery, and no other hook of a repository gets it. */
function fromButton({
  id,
  event: { check_run: check, requested_action: action },
}: Delivered): MeantRequest | undefined {
  const button = action?.identifier;
  if (check === undefined || (button !== 'retry' && button !== 'stop')) return undefined;
  return { kind: 'button', button, runId: check.external_id ?? '', meaning: `check ${check.id} ${button} ${id}` };
}

function fromVisibility({ id, event }: Delivered): MeantRequest {
  return { kind: 'visibility', meaning: `${event.action} ${id}` };
}
