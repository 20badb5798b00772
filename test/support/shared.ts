/** What the tests of all files share: a database of one's own on the one PostgreSQL, a context on the one Chromium. */

import { randomBytes } from 'node:crypto';
import { type Browser, chromium } from 'playwright-core';
import { inject } from 'vitest';
import { atEnd } from './fixtures.ts';
import { createDatabase } from './postgres.ts';

/** The URL of a new, empty database. Throws with what to install where there is no PostgreSQL. */
export async function postgresDatabase(name = 'test'): Promise<string> {
  return createDatabase(await addressOf('postgres'), `${name}_${randomBytes(4).toString('hex')}`);
}

/** Its contexts are closed after this test, or after the file where it is asked for at its top. Throws with what to install where there is no Chromium. */
export async function sharedBrowser(): Promise<Browser> {
  const browser = await chromium.connect(await addressOf('browser'));
  atEnd(() => browser.close());
  return browser;
}

async function addressOf(what: 'postgres' | 'browser'): Promise<string> {
  const answer = await fetch(`${inject('sharedServers')}/${what}`);
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return text;
}
