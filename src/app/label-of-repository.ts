/** The label that starts runs in a repository, as its configuration and its organisation's say. */

import { resolveSettings } from '../config/layers.ts';
import type { Client } from '../github/client.ts';
import { configFiles } from '../trigger/facts.ts';

/** The default where the configuration cannot be used: a run that the label starts will tell what is wrong with it. */
export async function labelOfRepository(client: Client, repository: string): Promise<string> {
  const files = await configFiles(client, repository);
  return resolveSettings({ ...files, needsKey: false }).settings.label;
}
