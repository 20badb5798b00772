/** Makes branches and commits through GitHub's API, which signs each commit: what a rule of the branch may ask for. */

import type { NotMade, SignedCommits } from '../run/forge.ts';
import { type Repo, repositoryName } from './client.ts';
import { maybeDone, saidBy } from './failures.ts';

const mutation = `mutation ($input: CreateCommitOnBranchInput!) {
  createCommitOnBranch(input: $input) { commit { oid } }
}`;

export function signedCommits({ client, repository }: Repo): SignedCommits {
  const { octokit } = client;
  return {
    async makeBranch(branch, sha) {
      const ref = { ...repositoryName(repository), ref: `refs/heads/${branch}`, sha };
      return await octokit.rest.git.createRef(ref).then(() => undefined, notMade);
    },
    async makeCommit({ branch, parent, message, files, deleted }) {
      const [headline = '', ...body] = message.split('\n');
      const additions = [...files].map(([path, bytes]) => ({ path, contents: bytes.toString('base64') }));
      const input = {
        branch: { repositoryNameWithOwner: repository, branchName: branch },
        expectedHeadOid: parent,
        message: { headline, body: body.join('\n').trim() },
        fileChanges: { additions, deletions: deleted.map((path) => ({ path })) },
      };
      const made = octokit.graphql<{ createCommitOnBranch: { commit: { oid: string } } }>(mutation, { input });
      return await made.then(({ createCommitOnBranch: { commit } }) => ({ commit: commit.oid }), notMade);
    },
  };
}

function notMade(error: unknown): NotMade {
  return { kind: maybeDone(error) ? 'unreachable' : 'refused', reason: saidBy(error) };
}
