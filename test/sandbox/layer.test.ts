import { existsSync } from 'node:fs';
import { chmod, mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { backends, openTree, writeFiles } from './open-tree.ts';

const ways = backends.flatMap((choice) => [
  { choice, overlay: true },
  { choice, overlay: false },
]);

describe.each(ways)('$choice, overlay $overlay', ({ choice, overlay }) => {
  test('a layer is exactly the frozen tree with the checkpoint over it, and reaches neither', {
    tags: 'full',
  }, async () => {
    await using open = await openTree(
      { kept: '1', gone: '1', 'dir/only': '1', 'link/a': '1', ignored: 'by setup' },
      { choice },
      overlay,
    );
    const outside = await writeFiles(join(open.root, 'outside'), { file: 'untouched' });
    await open.run(open.sandbox.setup, `mkdir node_modules; echo dep > node_modules/dep; ln -s ${outside} new`);
    await open.sandbox.freeze();
    await open.run(open.sandbox.shell, 'echo planted > ignored; echo planted > node_modules/dep; echo 2 > kept');
    const over = await writeFiles(join(open.root, 'over'), { kept: '2', link: 'now a file', 'new/file': '3' });
    await chmod(over, 0o700);
    {
      await using layer = await open.sandbox.layer({ over, deleted: ['gone', 'dir/only', 'link/a'] });
      const { output } = await open.run(
        layer.exec,
        'pwd; find . -type f | sort; cat kept ignored node_modules/dep link; echo r > report.xml; rm kept',
      );
      expect(output).toBe(
        `${open.tree}\n./ignored\n./kept\n./link\n./new/file\n./node_modules/dep\n2by setupdep\nnow a file`,
      );
      expect((await open.run(layer.exec, 'ls -d dir kept')).exitCode).toBe(2);
      expect(await readFile(join(layer.written, 'report.xml'), 'utf8')).toBe('r\n');
      expect(existsSync(join(open.tree, 'report.xml'))).toBe(false);
      expect(await readdir(outside)).toEqual(['file']);
    }
    await using next = await open.layer();
    expect((await open.run(next.exec, 'ls; cat kept')).output).toBe(
      'dir\ngone\nignored\nkept\nlink\nnew\nnode_modules\n1',
    );
    expect(await readdir(join(open.root, 'run/layers'))).toEqual(['2']);
  });

  test('what a layer has kept lies below those that ask for it, with what it took away', { tags: 'full' }, async () => {
    await using open = await openTree({ manifest: '1', source: '1' }, { choice }, overlay);
    const { setup, layer: layerOn } = open.sandbox;
    await open.run(setup, 'mkdir -p modules/a modules/b; echo 1 > modules/a/is; echo 1 > modules/b/is');
    await open.sandbox.freeze();
    let on: string | undefined;
    {
      await using layer = await layerOn({
        over: await writeFiles(join(open.root, 'one'), { manifest: '2' }),
        deleted: [],
      });
      await open.run(layer.exec, 'rm -r modules/a; rm -r modules/b; mkdir modules/b modules/c; echo 2 > modules/c/is');
      on = await layer.keepBelow?.();
    }
    expect(on === undefined).toBe(!overlay);
    if (on === undefined) return;
    const seen = 'cat manifest source; find modules | sort';
    for (const round of [1, 2]) {
      const over = await writeFiles(join(open.root, `over-${round}`), { source: `${round + 1}` });
      await using layer = await layerOn({ over, deleted: [], on });
      expect((await open.run(layer.exec, `${seen}; echo planted > modules/c/is`)).output).toBe(
        `2${round + 1}modules\nmodules/b\nmodules/c\nmodules/c/is\n`,
      );
    }
    await using plain = await layerOn({ over: await writeFiles(join(open.root, 'plain'), {}), deleted: [] });
    expect((await open.run(plain.exec, `${seen}; cat modules/*/is`)).output).toBe(
      '11modules\nmodules/a\nmodules/a/is\nmodules/b\nmodules/b/is\n1\n1\n',
    );
  });

  test('each layer has a .git of its own', async () => {
    const gitInside = async (into: string) => {
      await writeFiles(into, { HEAD: 'ref: refs/heads/inside\n' });
      await mkdir(join(into, 'refs'));
      return undefined;
    };
    await using open = await openTree({ '.git/config': 'canary' }, { choice, gitInside }, overlay);
    await open.run(open.sandbox.shell, 'mkdir .git/hooks; echo planted > .git/hooks/pre-commit');
    await open.sandbox.freeze();
    await using layer = await open.layer();
    expect((await open.run(layer.exec, 'ls .git; cat .git/config')).output).not.toMatch(/hooks|canary/);
    expect(existsSync(join(layer.written, '.git/hooks'))).toBe(false);
  });
});
