/** GitHub's payload of an event, read once: what of it is looked at, and nothing else. */

import { z } from 'zod';
import { pullRequestsOf, statusFields } from './commit-status.ts';

const text = z.string().optional();
const user = z.object({ login: z.string(), type: text });
const subject = z.object({
  number: z.number().int(),
  title: z.string(),
  body: z.string().nullish(),
  state: text,
  user: user.nullish(),
  html_url: text,
  updated_at: text,
  pull_request: z.unknown().optional(),
});
/** `workflow_run` and `check_suite`, as far as they are looked at. */
export const endedChecks = z.object({
  conclusion: z.string().nullish(),
  head_sha: z.string(),
  pull_requests: pullRequestsOf,
});
const times = { created_at: text, updated_at: text };
const comment = z.object({ id: z.number(), body: z.string(), user: user.nullish(), ...times, html_url: text });
const schema = z.object({
  action: text,
  sender: user.extend({ id: z.number().optional().catch(undefined) }),
  repository: z.object({
    full_name: z.string(),
    default_branch: z.string().optional().catch(undefined),
    archived: z.boolean().optional().catch(undefined),
  }),
  issue: subject.optional(),
  pull_request: subject.optional(),
  label: z.object({ name: z.string() }).optional(),
  comment: comment.optional(),
  /** Of GitHub Actions, and of any App that checks: ended on a commit, which may be the head of pull requests. */
  workflow_run: endedChecks.optional(),
  check_suite: endedChecks.optional(),
  /** Of `status` they lie at the top. */
  ...statusFields,
  /** Made up by a sweep: the text in it was read later than the label was set. */
  read_late: z.literal(true).optional(),
  inputs: z.record(z.string(), z.unknown()).nullish(),
});

export type Payload = z.infer<typeof schema>;
export type Subject = z.infer<typeof subject>;

/** undefined: it is not one that GitHub sends. */
export function readPayload(payload: unknown): Payload | undefined {
  const read = schema.safeParse(payload);
  return read.success ? read.data : undefined;
}
