/** Which repositories are public, for pages without sign-in: asked as the App, whose limit is 80 times that of nobody. */

import { publicRepositoryId } from '../github/visibility.ts';
import { installationOf } from '../store/app-runs.ts';
import type { Store } from '../store/database.ts';
import type { AppAccess } from './access.ts';

export function publicIds(
  store: Store,
  access: Pick<AppAccess, 'repository'>,
): (repository: string) => Promise<number | undefined> {
  return async (repository) => {
    const place = await installationOf(store, repository);
    if (place === undefined) return undefined;
    await using installation = access.repository(place.installation_id, place.repository_id);
    return await publicRepositoryId(installation.client, repository);
  };
}
