// @module-tag full

import { expect, test } from 'vitest';
import { appPlace, startApp } from '../../support/app-server.ts';
import { startGitHub } from '../../support/github.ts';
import { sharedBrowser } from '../../support/shared.ts';

test('in a browser: one press of the button, GitHub’s form, and back to a registered App', {
  tags: 'variant',
}, async () => {
  await using github = await startGitHub();
  await using place = await appPlace(github, undefined);
  await using serve = await startApp(['serve', '--workers', '0'], place.environment);
  const browser = await sharedBrowser();
  const page = await browser.newPage();
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') refused.push(message.text());
  });
  await page.goto(/Register it: (\S+)\n/.exec(serve.output())?.[1] ?? '');
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Register the GitHub App');
  // For an organisation the form goes to its settings.
  await page.getByLabel('For an organisation instead:').fill('acme');
  await page.getByRole('button', { name: 'Choose' }).click();
  const button = page.getByRole('button', { name: 'Register on GitHub for acme' });
  expect(await page.locator('form[method=post]').getAttribute('action')).toContain(
    '/organizations/acme/settings/apps/new',
  );
  await button.click();
  await page.getByRole('heading', { name: 'Registered' }).waitFor();
  expect(await page.getByRole('link', { name: 'Install it on repositories' }).getAttribute('href')).toMatch(
    /\/apps\/redgreen-\w+\/installations\/new$/,
  );
  expect(github.state.apps.size).toBe(1);
  await page.getByRole('link', { name: 'the server’s pages' }).click();
  expect(await page.innerText('.empty')).toBe('No runs are public here.');
  expect(await page.getByRole('link', { name: 'Sign in', exact: true }).getAttribute('href')).toBe(
    '/sign-in?to=%2Fruns',
  );
  expect(refused).toEqual([]);
});
