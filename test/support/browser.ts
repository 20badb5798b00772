/** A real Chromium, as Debian packages it. */

import { access } from 'node:fs/promises';
import { type Browser, chromium } from 'playwright-core';
import { listed } from '../../src/text/listed.ts';

const executablePath = '/usr/bin/chromium';

const args = listed(`
  --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking
  --disable-component-update --disable-sync
`);

/** Throws with what to install where there is none. */
export async function openBrowser(): Promise<Browser> {
  await needChromium();
  return chromium.launch({ executablePath, args });
}

/** The same for whoever connects to its address. */
export async function serveBrowser(): Promise<AsyncDisposable & { address: string }> {
  await needChromium();
  const server = await chromium.launchServer({ executablePath, args });
  return { address: server.wsEndpoint(), [Symbol.asyncDispose]: () => server.close() };
}

async function needChromium(): Promise<void> {
  await access(executablePath).catch(() => {
    throw new Error('Chromium is not installed: apt-get install chromium');
  });
}
