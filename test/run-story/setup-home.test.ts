/** What setup leaves in HOME is there for the tests. */

import { expect, test } from 'vitest';
import { redgreen, repositoryWith } from '../support/cli.ts';

test('gems are installed below HOME, where the tests find them and their programs', async () => {
  // Like RubyGems and Bundler: what GEM_HOME names, else Ruby's own folder.
  const bundle = [
    'gems=${GEM_HOME:-/var/lib/gems}; mkdir -p $gems/bin && echo made > $gems/a-gem',
    "printf '#!/bin/sh\\necho 1..1; grep -q made $GEM_HOME/a-gem && echo ok 1 - a\\n' > $gems/bin/a-program",
    'chmod +x $gems/bin/a-program',
  ];
  using folder = repositoryWith({
    'story.md': '# Ten percent off above 100\n',
    'bundle.sh': bundle.join('\n'),
    '.github/redgreen.yml':
      'test-command: a-program\nsetup-command: sh bundle.sh install\nreview: false\ntest-check: off\n',
  });
  const agent = ['--agent', 'command', '--agent-command', 'mkdir -p src; date > src/made.js'];
  const { stdout, stderr } = await redgreen(['run', 'story.md', '--json', ...agent], { cwd: folder.path });
  expect(stdout, stderr).toContain('"outcome": "passed"');
});
