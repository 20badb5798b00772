/**
 * Decides whether failed checks on a pull request start a run that fixes the code, if the setting `on-red` names the
 * pull request's author. After two such runs without any action of a person no third may start.
 */

import { type Admission, type AdmitOptions, type RunRequested, refuse, toGitHubTime } from './admission-types.ts';
import { isActions, isSelf, type Repo } from './client.ts';
import { runsToday } from './permission.ts';
import { type Theirs, theirsOf, trailer } from './pull-request-owner.ts';
import { type CommentedRun, recordsOn, seemsAlive } from './status-comments.ts';

const skip = (reason: string): Admission => ({ kind: 'skip', reason });

/** Throws where GitHub does not answer. What is no fault of anybody's is skipped without a word. */
export async function admitRed(
  { repo, settings, now }: AdmitOptions,
  { place }: Pick<RunRequested, 'place'>,
  redHead: string,
): Promise<Admission> {
  const { number } = place;
  if (settings.onRed.length === 0) return skip('on-red names nobody');
  const found = await theirsOf(repo, number, { target: settings.fixTarget, task: 'fix' });
  if (found.kind === 'refused') return skip(found.reason);
  const { theirs } = found;
  const self = await repo.viewer();
  if (isSelf(self, { login: theirs.author, type: theirs.bot ? 'Bot' : 'User' }) || !isNamed(theirs, settings.onRed))
    return skip(`on-red does not name ${theirs.author}`);
  if (theirs.head !== redHead) return skip('the head has moved since the checks failed');
  if (settings.sandbox === 'none')
    return refuse(place, '`on-red` runs nothing with `sandbox: none`: nobody has looked at this code');
  if (isActions(self))
    return refuse(place, "`on-red` needs the token of a GitHub App: what the job's own token pushes starts no CI");
  const runs = await recordsOn(repo, number);
  if (runs.some(({ record }) => record.on === redHead)) return skip('a run has worked on this commit already');
  if (runs.some(({ record }) => seemsAlive(record, now))) return skip('a run is active there');
  if (await isCircle(repo, number, theirs, runs))
    return refuse(
      place,
      'two runs have worked on it without a person in between: comment `/redgreen fix` for another one',
    );
  const started = await runsToday(repo, theirs.author, now);
  if (started >= settings.maxRunsPerDay)
    return skip(`${started} runs in the last 24 hours, and max-runs-per-day is ${settings.maxRunsPerDay}`);
  const trigger = { kind: 'on-red' as const, actor: theirs.author, url: theirs.url, head: redHead };
  const start = { trigger, issue: number, place: { ...place, url: theirs.url }, at: toGitHubTime(now), theirs };
  return { kind: 'run', start };
}

/** `dependabot` and `renovate` are the bots, and no user of that name. */
function isNamed({ author, bot }: Theirs, names: readonly string[]) {
  const login = author.toLowerCase();
  return names.some((name) => {
    const named = name.toLowerCase();
    if (named === 'dependabot' || named === 'renovate') return bot && login === `${named}[bot]`;
    return login === named;
  });
}

/** Whether the last two runs came unasked, and since the first of them no person has commented, asked or pushed. */
async function isCircle(repo: Repo, number: number, { head }: Theirs, runs: readonly CommentedRun[]) {
  const [first, second] = runs.slice(-2);
  if (first?.record.automatic !== true || second?.record.automatic !== true) return false;
  const since = first.record.startedAt;
  const self = await repo.viewer();
  // With a personal token our own commits and comments are a user's.
  const isPerson = (user: { login?: string; type?: string } | null | undefined) => user?.type === 'User';
  const { data: commit } = await repo.rest.repos.getCommit({ ...repo.at, ref: head });
  const isOurs = trailer.test(commit.commit.message);
  if (!isOurs && isPerson(commit.author) && (commit.commit.committer?.date ?? '') > since) return false;
  const query = { ...repo.issue(number), per_page: 100, since };
  const { data } = await repo.rest.issues.listComments(query);
  return !data.some(({ user, body, created_at }) => {
    const isOurComment = isSelf(self, user) && (body ?? '').includes('<!-- redgreen:');
    return isPerson(user) && !isOurComment && created_at > since;
  });
}
