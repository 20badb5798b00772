/** A real Chromium, as Debian packages it: the one without windows takes half the processor time. */

import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import { listed } from '../../src/text/word-list.ts';

const packaged = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

const args = listed(`
  --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking
  --disable-component-update --disable-sync
`);

/** Throws with what to install where there is none. */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium(), args });
}

/** The same for whoever connects to its address. */
export async function serveBrowser(): Promise<AsyncDisposable & { address: string }> {
  const server = await chromium.launchServer({ executablePath: findChromium(), args });
  return { address: server.wsEndpoint(), [Symbol.asyncDispose]: () => server.close() };
}

function findChromium(): string {
  const found = packaged.find((path) => existsSync(path));
  if (found === undefined) throw new Error('Chromium is not installed: apt-get install chromium-headless-shell');
  return found;
}
