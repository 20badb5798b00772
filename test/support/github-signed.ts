/**
 * The mutation `createCommitOnBranch`, and what it refuses: https://docs.github.com/en/graphql/reference/commits
 * It writes plain files of whole contents in base64; the commit is signed, and its author is whose token it is.
 */

import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { git } from './git-http.ts';
import { mayWrite, Refusal } from './github-calls.ts';
import { accountOf, branchSha, type Repository, type State, type Token } from './github-state.ts';

interface Input {
  branch: { repositoryNameWithOwner: string; branchName: string };
  expectedHeadOid: string;
  message: { headline: string; body?: string };
  fileChanges: { additions?: { path: string; contents: string }[]; deletions?: { path: string }[] };
}

/** The commit's id. */
export function signedCommit(state: State, token: Token, given: unknown): string {
  const { branch, expectedHeadOid, message, fileChanges } = given as Input;
  const repository = state.repositories.get(branch.repositoryNameWithOwner);
  if (repository === undefined || !mayWrite(repository, token))
    throw new Refusal(403, 'Resource not accessible by integration');
  const head = branchSha(repository, branch.branchName);
  if (head === undefined)
    throw new Refusal(404, `No commit exists with specified expectedHeadOid "${expectedHeadOid}".`);
  if (head !== expectedHeadOid)
    throw new Refusal(
      422,
      `Expected branch to point to "${expectedHeadOid}" but it points to "${head}". Pull and try again.`,
    );
  const tree = treeOf(repository, head, fileChanges);
  const { id, login } = accountOf(state, token.login);
  const who = `${login} <${id}+${login}@users.noreply.github.com> ${Math.floor(Date.now() / 1000)} +0000`;
  const lines = [`tree ${tree}`, `parent ${head}`, `author ${who}`, 'committer GitHub <noreply@github.com> 0 +0000'];
  const signature = ['gpgsig -----BEGIN PGP SIGNATURE-----', ' stand-in', ' -----END PGP SIGNATURE-----'];
  const text = [...lines, ...signature, '', message.headline, '', message.body ?? ''].join('\n');
  const commit = git(repository.gitDir, ['hash-object', '-t', 'commit', '-w', '--stdin'], `${text.trimEnd()}\n`).trim();
  git(repository.gitDir, ['update-ref', `refs/heads/${branch.branchName}`, commit, head]);
  state.tick();
  return commit;
}

function treeOf(
  { gitDir, manglesCommits }: Repository,
  head: string,
  { additions = [], deletions = [] }: Input['fileChanges'],
): string {
  const entries = new Map(
    git(gitDir, ['ls-tree', '-r', '-z', head])
      .split('\0')
      .filter(Boolean)
      .map((line): [string, string] => [line.split('\t')[1] ?? '', line]),
  );
  for (const { path } of deletions)
    if (!entries.delete(path))
      throw new Refusal(422, `A path was requested for deletion which does not exist: ${path}`);
  for (const { path, contents } of additions) {
    if (!/^[A-Za-z0-9+/]*={0,2}$/.test(contents)) throw new Refusal(422, `${path} is no base64`);
    const id = git(
      gitDir,
      ['hash-object', '-w', '--stdin'],
      Buffer.from(manglesCommits ? 'eA==' : contents, 'base64'),
    ).trim();
    entries.set(path, `100644 blob ${id}\t${path}`);
  }
  const index = join(gitDir, `index-${randomUUID()}`);
  const lines = [...entries.values()].join('\0');
  git(gitDir, ['update-index', '-z', '--index-info'], `${lines}\0`, { GIT_INDEX_FILE: index });
  const tree = git(gitDir, ['write-tree'], undefined, { GIT_INDEX_FILE: index }).trim();
  rmSync(index, { force: true });
  return tree;
}
