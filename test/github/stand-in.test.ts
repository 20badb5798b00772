import { Octokit } from '@octokit/rest';
import { expect, test } from 'vitest';
import { startGitHub } from '../support/github.ts';

async function shop() {
  const github = await startGitHub();
  github.addRepository('acme/shop', { files: { 'README.md': '# Shop\n', 'src/cart.js': 'a\nb\nc\n' } });
  github.addToken('bot-token', 'github-actions[bot]');
  github.addToken('reader-token', 'reader', { mayWrite: false });
  github.grant('acme/shop', 'github-actions[bot]', 'write');
  github.addUser('mona');
  const octokit = new Octokit({ auth: 'bot-token', baseUrl: github.apiUrl, log: silent });
  return { github, octokit, at: { owner: 'acme', repo: 'shop' } };
}

const silent = { debug() {}, info() {}, warn() {}, error() {} };

test('an unknown call and an unknown field are problems, and closing tells them', async () => {
  const { github, octokit, at } = await shop();
  github.openIssue('acme/shop', { title: 'One', user: 'mona' });
  await expect(octokit.request('POST /repos/acme/shop/issues/1/comments', { bdy: 'x' })).rejects.toThrow(
    /unknown body field bdy/,
  );
  await expect(octokit.request('GET /repos/acme/shop/nonsense')).rejects.toThrow();
  await expect(octokit.rest.issues.get({ ...at, issue_number: 1, wrong: 1 } as never)).rejects.toThrow(
    /unknown query parameter wrong/,
  );
  await expect(octokit.graphql('{ viewer { shoeSize } }')).rejects.toThrow(/shoeSize/);
  await expect(github.close()).rejects.toThrow(/bdy[\s\S]*nonsense[\s\S]*wrong[\s\S]*shoeSize/);
});
