/** What starts runs in a repository, as its configuration, its organisation's and the operator's say. */

import { resolveSettings } from '../config/layers.ts';
import type { Settings } from '../config/settings.ts';
import type { Client } from '../github/client.ts';
import { configFiles } from '../trigger/facts.ts';

/** The defaults where the configuration cannot be used: a run that the label starts will tell what is wrong with it. */
export async function settingsOfRepository(
  client: Client,
  repository: string,
  environment: Readonly<Record<string, string | undefined>>,
  organisation?: Client,
): Promise<Settings> {
  const files = await configFiles(client, repository, organisation);
  return resolveSettings({ ...files, environment, needsKey: false }).settings;
}
