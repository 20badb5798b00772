/**
 * Finds events that the GitHub App missed: reads failed webhook deliveries, and looks for open issues with the label
 * that starts a run.
 */

import type { openApp } from './app-client.ts';
import { isWanted } from './app-event.ts';
import { type Client, firstPages, inRepository } from './client.ts';

type App = ReturnType<typeof openApp>;

const maxPages = 20;

/** Deliveries since a time that got no 2xx and were not sent again, oldest first. GitHub keeps them for three days. */
export async function failedDeliveries(app: App, since: Date) {
  const failed = new Map<string, { id: number; guid: string }>();
  const again = new Set<string>();
  const pages = app.paginate.iterator(app.rest.apps.listWebhookDeliveries, { per_page: 100 });
  for await (const deliveries of firstPages(pages, maxPages)) {
    for (const { id, guid, event, action, redelivery, status_code } of deliveries) {
      // Answered, or asked for once already: either way it is not asked for now.
      if (redelivery || (status_code >= 200 && status_code < 300)) again.add(guid);
      else if (isWanted(`${event}.${action}`)) failed.set(guid, { id, guid });
    }
    const oldest = Date.parse(deliveries.at(-1)?.delivered_at ?? '');
    if (!(oldest >= since.getTime())) break;
  }
  return [...failed.values()].filter(({ guid }) => !again.has(guid)).reverse();
}

export async function redeliver(app: App, id: number) {
  await app.rest.apps.redeliverWebhookDelivery({ delivery_id: id });
}

export async function installations(app: App) {
  const all = await app.paginate(app.rest.apps.listInstallations, { per_page: 100 });
  return all.map(({ id, suspended_at }) => ({ installation: id, suspended: suspended_at !== null }));
}

export interface SeenRepository {
  id: number;
  name: string;
}

/** Repositories that an installation was given and that can have issues. `client` sees the whole installation. */
export async function repositories(client: Client): Promise<SeenRepository[]> {
  const pages = client.paginate.iterator(client.rest.apps.listReposAccessibleToInstallation, { per_page: 100 });
  const found: SeenRepository[] = [];
  for await (const { data } of pages) {
    for (const each of data) {
      if (!each.archived && each.has_issues !== false) found.push({ id: each.id, name: each.full_name });
    }
  }
  return found;
}

/** Open issues that have the label now, each with the id and time of the event that set it, as the webhook would have told of it. */
export async function labellings(client: Client, repository: SeenRepository, label: string, installation: number) {
  const repo = inRepository(client, repository.name);
  const query = { ...repo.at, labels: label, state: 'open', per_page: 100 } as const;
  const issues = await repo.paginate(repo.rest.issues.listForRepo, query);
  const found = [];
  for (const issue of issues.filter(({ pull_request }) => pull_request === undefined)) {
    const listed = { ...repo.issue(issue.number), per_page: 100 };
    const events = await repo.paginate(repo.rest.issues.listEvents, listed);
    const set = events.findLast(
      (each) => each.event === 'labeled' && 'label' in each && each.label?.name?.toLowerCase() === label.toLowerCase(),
    );
    if (set === undefined || set.actor === null) continue;
    found.push({
      id: set.id,
      number: issue.number,
      at: set.created_at,
      payload: {
        action: 'labeled',
        // Whether the text was edited since is asked when the run starts.
        read_late: true,
        issue: { ...issue, updated_at: set.created_at },
        label: { name: label },
        repository: { id: repository.id, full_name: repository.name },
        installation: { id: installation },
        sender: set.actor,
      },
    });
  }
  return found;
}
