/** A stand-in that knows what another one knew, out of two files: `<name>.json` and, for git, `<name>.bundle`. No token or key is in them. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { git, type Push } from './git-http.ts';
import { type GitHubStandIn, startGitHub } from './github.ts';
import { type App, makeApp } from './github-app-state.ts';
import type { Account, Repository } from './github-state.ts';

interface Kept {
  url: string;
  lastId: number;
  accounts: Account[];
  repository: Omit<Repository, 'gitDir'>;
  pushes: Push[];
  apps: Pick<App, 'id' | 'slug' | 'permissions' | 'events' | 'installations'>[];
}

/** At another address; Apps have new keys. */
export async function restoreGitHub(folder: string, name: string): Promise<GitHubStandIn> {
  const github = await startGitHub();
  const { state } = github;
  const text = readFileSync(join(folder, `${name}.json`), 'utf8');
  const { url } = JSON.parse(text) as Kept;
  const kept = JSON.parse(text.replaceAll(url, state.url), asItWas) as Kept;
  for (const account of kept.accounts) state.accounts.set(account.login.toLowerCase(), account);
  const { name: full, defaultBranch } = kept.repository;
  const fresh = github.addRepository(full, { defaultBranch });
  const { gitDir } = fresh;
  git(gitDir, ['fetch', '-q', '--update-head-ok', join(folder, `${name}.bundle`), '+refs/*:refs/*']);
  state.repositories.set(full, { ...fresh, ...kept.repository, gitDir });
  for (const { id, ...app } of kept.apps) {
    const made = makeApp(state, app);
    state.apps.delete(made.id);
    state.apps.set(id, Object.assign(made, { id, installations: app.installations }));
  }
  github.pushes.push(...kept.pushes);
  while (state.nextId() < kept.lastId);
  return github;
}

function asItWas(_key: string, value: { $map?: [unknown, unknown][]; $set?: unknown[] } | null): unknown {
  if (value?.$map !== undefined) return new Map(value.$map);
  return value?.$set !== undefined ? new Set(value.$set) : value;
}
