/**
 * Serves the set-up page of a new server, on which one button registers the server's GitHub App. Only somebody with the
 * token that the server printed may open it, and only until the App is registered.
 */

import { type Context, Hono } from 'hono';
import { NONCE } from 'hono/secure-headers';
import { type Html, html, raw } from '../report/html/elements.ts';
import { isSameSecret } from '../text/same-secret.ts';
import type { WebEnv } from './options.ts';
import { barePage, notKept, safeHeaders } from './page.ts';

interface SetupPageOptions {
  /** Printed at the start of the server, and nowhere else. */
  token: string;
  /** Comes back from GitHub with the code: nobody can hand this server a code of their own. */
  state: string;
  /** `https://github.com`. */
  serverUrl: string;
  publicUrl: string;
  manifest: unknown;
  /** Registers with the code and opens the App; where it is installed. Rejects where GitHub does not know the code. */
  register(code: string): Promise<{ installUrl: string }>;
  onError(error: unknown): void;
}

export const setupPath = '/setup';
export const setupDonePath = '/setup/done';

export function createSetupPage(options: SetupPageOptions): Hono<WebEnv> {
  const { token, state, serverUrl, publicUrl, manifest, register, onError } = options;
  const app = new Hono<WebEnv>();
  let registering: Promise<{ installUrl: string }> | undefined;

  app.use(
    safeHeaders(publicUrl, {
      styleSrcElem: [NONCE],
      imgSrc: ['data:'],
      formAction: ["'self'", new URL(serverUrl).origin],
    }),
    notKept,
  );
  app.get(setupPath, (c) => {
    if (!isSameSecret(c.req.query('token') ?? '', token)) return c.text('Not found', 404);
    const organisation = (c.req.query('organisation') ?? '').replaceAll(/[^\w-]/g, '');
    const where = organisation === '' ? '' : `/organizations/${organisation}`;
    const action = `${serverUrl}${where}/settings/apps/new?state=${encodeURIComponent(state)}`;
    return c.html(
      setupView(c, 'Register the GitHub App', [
        'The button takes you to GitHub, which shows what the App asks for. Once you agree, its key and secrets come back to this server.',
        ...(outOfReach(publicUrl)
          ? [
              html`<div class="why bad"><p><strong>GitHub cannot reach <code>${publicUrl}</code>:</strong> no event would arrive. Set <code>REDGREEN_PUBLIC_URL</code> to an https address that it can reach, and start the server again.</p></div>`,
            ]
          : []),
        html`<dl class="facts">
<div><dt>Address of the pages</dt><dd><code>${publicUrl}</code></dd></div>
<div><dt>It will belong to</dt><dd>${organisation === '' ? 'your own account' : `the organisation ${organisation}`}</dd></div>
<div><dt>It can be installed on</dt><dd>repositories of that account; on those of others too once it is made public in its settings</dd></div>
</dl>`,
        html`<form method="post" action="${action}" class="actions">
<input type="hidden" name="manifest" value="${JSON.stringify(manifest)}">
<button class="main">Register on GitHub${organisation === '' ? '' : ` for ${organisation}`}</button>
</form>`,
        html`<form method="get" action="${setupPath}" class="filters">
<input type="hidden" name="token" value="${token}">
<label>For an organisation instead: <input name="organisation" value="${organisation}" pattern="[A-Za-z0-9\\-]+" autocomplete="off" spellcheck="false"></label>
<button>Choose</button>
</form>`,
      ]),
    );
  });
  app.get(setupDonePath, async (c) => {
    const code = c.req.query('code') ?? '';
    if (!isSameSecret(c.req.query('state') ?? '', state) || !/^[\w-]{1,200}$/.test(code))
      return c.text('Not found', 404);
    try {
      // Two tabs, one App.
      registering ??= register(code);
      const { installUrl } = await registering;
      return c.html(
        setupView(c, 'Registered', [
          'The server works as this App from now on, and the page that registered it is gone.',
          html`<ol><li><a href="${installUrl}">Install it on repositories</a>.</li>
<li>Set the label <code>ai-implement</code> on an issue of one of them.</li>
<li>Follow the run on <a href="/runs">the server’s pages</a>.</li></ol>`,
        ]),
      );
    } catch (error) {
      registering = undefined;
      onError(error);
      const again =
        'GitHub did not give the App for this code; the server’s log tells why. Open the address that was printed at the start and try again.';
      return c.html(setupView(c, 'Not registered', [again]), 502);
    }
  });
  const unregistered =
    'Not found. This server has no GitHub App yet: open the address with the token that it printed when it was started.\n';
  app.notFound((c) => c.text(unregistered, 404));
  return app;
}

/** Without the navigation: there is nothing yet to go to. */
function setupView(c: Context<WebEnv>, title: string, parts: readonly (Html | string)[]) {
  return barePage(c, title, {
    icon: raw('<link rel="icon" href="data:,">'),
    body: html`<div class="site" role="region" aria-label="Redgreen"><span class="brand">Red<b>green</b></span></div>
<header><h1>${title}</h1></header><main>${parts.map((part) => (typeof part === 'string' ? html`<p>${part}</p>` : part))}</main>`,
  });
}

function outOfReach(url: string) {
  return /^(localhost|127\.[\d.]+|0\.0\.0\.0|\[::1?\])$/.test(new URL(url).hostname);
}
