/** Stores each GitHub event once in the database, and drops events on which the App never acts. */

import { hasMention, readAppEvent } from '../github/app-event.ts';
import type { Store } from '../store/database.ts';
import { insertDeliveries, type NewDelivery } from '../store/deliveries.ts';

interface IntakeOptions {
  store: Store;
  /** What its own checks say takes nothing up. */
  appId: string;
  /** The name by which a comment calls the App. */
  slug(): Promise<string | undefined>;
  now(): Date;
  /** Called after new deliveries are durable. */
  onStored(): void;
}

export interface Arrived {
  id: string;
  name: string;
  payload: unknown;
}

/** Stores an event once; false where nothing is done on it, or where it is there already. Rejects where it could not be stored. */
export type Intake = (arrived: Arrived) => Promise<boolean>;

export function openIntake({ store, appId, slug, now, onStored }: IntakeOptions): Intake {
  return async ({ id, name, payload }) => {
    const mention = hasMention(payload) ? await slug().catch(() => undefined) : undefined;
    const delivery = readDelivery({ id, name, payload }, now(), mention);
    if (delivery === undefined || isOfApp(payload, appId)) return false;
    const isNew = (await insertDeliveries(store, [delivery])).size > 0;
    if (isNew) onStored();
    return isNew;
  };
}

/** A suite of the App's own checks: that a run of it was red is known. */
function isOfApp(payload: unknown, appId: string) {
  const { check_suite: suite } = payload as { check_suite?: { app?: { id?: unknown } | null } };
  return suite?.app?.id !== undefined && String(suite.app.id) === appId;
}

/** undefined: nothing is done on it. */
function readDelivery({ id, name, payload }: Arrived, now: Date, mention?: string): NewDelivery | undefined {
  const event = readAppEvent(id, name, payload, mention);
  if (event === undefined) return undefined;
  const { action, repository, repositoryId, installationId, meaning } = event;
  return {
    id,
    name,
    action,
    repository,
    repository_id: repositoryId,
    installation_id: installationId,
    meaning,
    payload: JSON.stringify(payload),
    received_at: now.toISOString(),
  };
}
