/**
 * The GitHub stand-in as a process of its own: `node test/support/github-server.ts seed.json`.
 * Prints one line of JSON (`{"url", "apiUrl"}`) when it listens; ends on SIGTERM, with exit code 1 where it saw a problem.
 * `GET <url>/_state` tells issues, pull requests and comments; `POST <url>/_fault` adds one fault.
 */

import { readFileSync } from 'node:fs';
import { type GitHubStandIn, startGitHub } from './github.ts';
import type { Issue, Role } from './github-state.ts';

export interface Seed {
  port?: number;
  repositories: {
    name: string;
    defaultBranch?: string;
    files?: Record<string, string>;
    roles?: Record<string, Role>;
  }[];
  users?: string[];
  tokens: Record<string, string>;
  issues?: (Pick<Issue, 'title' | 'user'> & Partial<Issue> & { repository: string })[];
}

export function plant(github: GitHubStandIn, seed: Seed): void {
  for (const user of seed.users ?? []) github.addUser(user);
  for (const { name, roles = {}, ...options } of seed.repositories) {
    github.addRepository(name, options);
    for (const [login, role] of Object.entries(roles)) github.grant(name, login, role);
  }
  for (const [token, login] of Object.entries(seed.tokens)) github.addToken(token, login);
  for (const { repository, ...issue } of seed.issues ?? []) github.openIssue(repository, issue);
}

/** Issues and pull requests as plain data, for a reader in another process. */
export function stateOf(github: GitHubStandIn): unknown {
  return [...github.state.repositories.values()].map((repository) => ({
    name: repository.name,
    issues: [...repository.issues.values()],
    labels: [...repository.labels.values()],
    checks: repository.checks,
    pushes: github.pushes.filter((push) => push.repository === repository.name),
    calls: github.calls.map(({ method, path, operation, status }) => ({ method, path, operation, status })),
    problems: github.problems,
  }));
}

if (import.meta.main) {
  const seed: Seed = JSON.parse(readFileSync(process.argv[2] ?? '/dev/stdin', 'utf8'));
  const github = await startGitHub({ port: seed.port, control: (standIn) => stateOf(standIn) });
  plant(github, seed);
  process.stdout.write(`${JSON.stringify({ url: github.url, apiUrl: github.apiUrl })}\n`);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      github.close().catch((error: unknown) => {
        process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
        process.exitCode = 1;
      });
    });
  }
}
