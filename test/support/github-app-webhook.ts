/** Webhooks as GitHub sends them: signed, with a GUID that a redelivery keeps, given up after ten seconds. */

import { createHmac, randomUUID } from 'node:crypto';
import type { App, Delivery } from './github-app-state.ts';
import type { Fields } from './github-openapi.ts';
import type { State } from './github-state.ts';

const patienceMs = 10_000;

/** One event to the App's webhook, to its answer. */
export async function deliver(
  state: State,
  app: App,
  event: { name: string; payload: Fields },
  given: { guid?: string; redelivery?: boolean } = {},
): Promise<Delivery> {
  const { guid = randomUUID(), redelivery = false } = given;
  const started = performance.now();
  const statusCode = await post(app, event.name, guid, JSON.stringify(event.payload));
  const delivery: Delivery = {
    id: state.nextId(),
    guid,
    event: event.name,
    action: typeof event.payload.action === 'string' ? event.payload.action : null,
    payload: event.payload,
    deliveredAt: new Date().toISOString(),
    redelivery,
    statusCode,
    durationSeconds: (performance.now() - started) / 1000,
  };
  app.deliveries.push(delivery);
  return delivery;
}

/** Sent again after the answer to whoever asked for it, under the same GUID. */
export function redeliver(state: State, app: App, { guid, event, payload }: Delivery): void {
  setImmediate(() => void deliver(state, app, { name: event, payload }, { guid, redelivery: true }));
}

/** Headers of a delivery, its signature among them. */
export function webhookHeaders(app: App, name: string, guid: string, body: string): Record<string, string> {
  return {
    accept: '*/*',
    'content-type': 'application/json',
    'user-agent': 'GitHub-Hookshot/0000000',
    'x-github-delivery': guid,
    'x-github-event': name,
    'x-github-hook-id': String(app.id),
    'x-github-hook-installation-target-id': String(app.id),
    'x-github-hook-installation-target-type': 'integration',
    'x-hub-signature-256': `sha256=${createHmac('sha256', app.webhookSecret).update(body).digest('hex')}`,
  };
}

/** The status of the answer; 502, as GitHub tells it, where none came. */
async function post(app: App, name: string, guid: string, body: string): Promise<number> {
  if (app.webhookUrl === undefined) return 502;
  try {
    const headers = webhookHeaders(app, name, guid, body);
    const signal = AbortSignal.timeout(patienceMs);
    const response = await fetch(app.webhookUrl, { method: 'POST', headers, body, signal, redirect: 'manual' });
    await response.body?.cancel();
    return response.status;
  } catch {
    return 502;
  }
}
