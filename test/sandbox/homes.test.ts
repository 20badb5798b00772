import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { LayerHome } from '../../src/sandbox/layer.ts';
import { backends, type OpenTree, openTree, writeFiles } from './open-tree.ts';

/** What a compiler would leave, an answer of the fuzzer's, and what a test of the application would. */
const compiles = `mkdir -p $HOME/.cache/go-build/fuzz $HOME/.cache/go-build/0a $HOME/.config $HOME/.cache/app
echo result > $HOME/.cache/go-build/0a/0a-d; echo seed > $HOME/.cache/go-build/fuzz/seed
echo state > $HOME/.config/app; echo state > $HOME/.cache/app/state`;
const look = 'cd "$HOME"; find . -type f ! -name testexpire.txt | sort; cat .cache/go-build/0a/0a-d';

describe.each(backends)('HOME of a layer (%s)', (choice) => {
  test('what base code compiled lies below every later home, and nothing else that it left', async () => {
    await using open = await openTree({ a: '1' }, { choice });
    await open.sandbox.freeze();
    await open.run(open.sandbox.setup, 'mkdir -p $HOME/.cache/go-build; echo by-setup > $HOME/.cache/go-build/setup');
    {
      await using base = await layerOf(open, 'kept');
      await open.run(base.exec, compiles);
      expect((await open.run(base.exec, 'cat $HOME/.config/app')).output).toBe('state\n');
      expect(await base.keepCaches()).toBe(true);
    }
    const warm = './.cache/go-build/0a/0a-d\n./.cache/go-build/setup\nresult\n';
    for (const exec of [open.sandbox.agent, (await layerOf(open)).exec]) {
      expect((await open.run(exec, `${look}; echo poisoned > $HOME/.cache/go-build/0a/0a-d`)).output).toBe(warm);
    }
    await using later = await layerOf(open);
    expect((await open.run(later.exec, look)).output).toBe(warm);
    expect(await later.keepCaches()).toBe(false);
    await using cold = await layerOf(open, 'cold');
    expect((await open.run(cold.exec, 'cd "$HOME"; ls -A .cache/go-build')).output).toBe('setup\ntestexpire.txt\n');
    const mounts = `sed -n 's/.* \\(lowerdir=[^ ]*\\).*/\\1/p' /proc/self/mountinfo`;
    expect((await open.run(cold.exec, mounts)).output).toBe((await open.run(later.exec, mounts)).output);
  });

  test('beside a layer that is open nothing that lies below it changes', { tags: 'full' }, async () => {
    await using open = await openTree({ a: '1' }, { choice });
    await open.sandbox.freeze();
    const keep = async (word: string) => {
      await using base = await layerOf(open, 'kept');
      await open.run(base.exec, compiles.replace('result', word));
      return await base.keepCaches();
    };
    expect(await keep('first')).toBe(true);
    {
      await using beside = await layerOf(open);
      expect(await keep('second')).toBe(false);
      expect((await open.run(beside.exec, look)).output).toMatch(/\nfirst\n$/);
    }
    expect(await keep('third')).toBe(true);
    await using later = await layerOf(open);
    expect((await open.run(later.exec, look)).output).toMatch(/\nthird\n$/);
  });

  test('where layers are copies nothing is kept', async () => {
    await using open = await openTree({ a: '1' }, { choice }, false);
    await open.sandbox.freeze();
    await using base = await layerOf(open, 'kept');
    await open.run(base.exec, compiles);
    expect(await base.keepCaches()).toBe(false);
  });

  test('a link in the place of a cache leads nowhere', async () => {
    await using open = await openTree({ a: '1' }, { choice });
    await open.sandbox.freeze();
    const outside = await writeFiles(join(open.root, 'outside'), { 'go-build/a': 'untouched' });
    await using base = await layerOf(open, 'kept');
    await open.run(base.exec, `ln -s ${outside} $HOME/.cache`);
    expect(await base.keepCaches()).toBe(false);
    await using later = await layerOf(open);
    expect((await open.run(later.exec, 'cd "$HOME"; ls -A')).output).toBe('');
  });
});

const layerOf = (open: OpenTree, home?: LayerHome) => open.layer({}, { home });
