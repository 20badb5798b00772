/** Parses the payload of a GitHub event, and keeps only the fields that Redgreen uses. */

import * as z from 'zod/mini';

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
export const endedChecks = z.object({
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
export type Subject = z.infer<typeof subject>;

/** undefined: it is not one that GitHub sends. */
export function readPayload(payload: unknown): Payload | undefined {
  const read = schema.safeParse(payload);
  return read.success ? read.data : undefined;
}
