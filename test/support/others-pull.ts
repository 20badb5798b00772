/** A pull request that somebody else opened in the shop: a discount that is wrong, and the test that says so. */

import type { GitHubStandIn } from './github.ts';
import { addCheck } from './github-checks.ts';
import { accountOf, type Issue, newPull, type Repository } from './github-state.ts';
import { repository, shopFiles } from './world.ts';

export const theirBranch = 'carol/discount';

/** Green on main: the discount is nobody's business there yet. */
export const greenFiles: Record<string, string> = {
  ...shopFiles,
  'test/price.test.js': (shopFiles['test/price.test.js'] ?? '').split('\n').slice(0, -2).join('\n').concat('\n'),
};

/** What carol changes. */
export const theirFiles: Record<string, string> = {
  'src/price.js': "export function price(amount, code) {\n  return code === 'TEN' ? amount * 0.8 : amount;\n}\n",
  'test/price.test.js': shopFiles['test/price.test.js'] ?? '',
};

export interface TheirOptions {
  user?: string;
  branch?: string;
  base?: string;
  title?: string;
  body?: string;
  files?: Record<string, string>;
  headRepository?: string;
}

/** Opens it; `redCheck` puts a failing check of GitHub Actions on its head. */
export function openTheirs(github: GitHubStandIn, options: TheirOptions = {}): Issue {
  const { user = 'carol', branch = theirBranch, base = 'main', files = theirFiles } = options;
  const { title = 'Discount codes', body = 'The code TEN takes ten percent off.' } = options;
  accountOf(github.state, user);
  const headSha = github.commit(repository, branch, files, title);
  const pull = newPull({ base, headRepository: options.headRepository ?? repository, headBranch: branch, headSha });
  return github.openIssue(repository, { title, body, user, pull });
}

export function redCheck(github: GitHubStandIn, repo: Repository, sha: string, log?: string) {
  const annotation = {
    ...{ path: 'src/price.js', start_line: 2, end_line: 2, start_column: null, end_column: null },
    ...{ annotation_level: 'failure', message: 'A tenth, not a fifth.', blob_href: 'https://github.test/blob' },
  };
  const failed = { name: 'ci / test', conclusion: 'failure' };
  return addCheck(github.state, repo, sha, { ...failed, annotations: [annotation], log });
}
