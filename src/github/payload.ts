/** GitHub's payload of an event, read once: what of it is looked at, and nothing else. */

import { anything, flag, number, type Of, object, table, text, whole } from '../text/shape.ts';
import { pullRequestsOf, statusFields } from './commit-status.ts';

const words = text().optional();
const user = object({ login: text(), type: words });
const subject = object({
  number: whole(),
  title: text(),
  body: text().nullish(),
  state: words,
  user: user.nullish(),
  html_url: words,
  updated_at: words,
  pull_request: anything().optional(),
});
/** `workflow_run` and `check_suite`, as far as they are looked at. */
export const endedChecks = object({
  conclusion: text().nullish(),
  head_sha: text(),
  pull_requests: pullRequestsOf,
});
const times = { created_at: words, updated_at: words };
const comment = object({ id: number(), body: text(), user: user.nullish(), ...times, html_url: words });
const schema = object({
  action: words,
  sender: object({ ...user.fields, id: number().ifRight() }),
  repository: object({
    full_name: text(),
    default_branch: text().ifRight(),
    archived: flag().ifRight(),
  }),
  issue: subject.optional(),
  pull_request: subject.optional(),
  label: object({ name: text() }).optional(),
  comment: comment.optional(),
  /** Of GitHub Actions, and of any App that checks: ended on a commit, which may be the head of pull requests. */
  workflow_run: endedChecks.optional(),
  check_suite: endedChecks.optional(),
  /** Of `status` they lie at the top. */
  ...statusFields,
  /** Made up by a sweep: the text in it was read later than the label was set. */
  read_late: flag().optional(),
  inputs: table(text(), anything()).nullish(),
});

export type Payload = Of<typeof schema>;
export type Subject = Of<typeof subject>;

/** undefined: it is not one that GitHub sends. */
export function readPayload(payload: unknown): Payload | undefined {
  return schema.read(payload)?.value;
}
