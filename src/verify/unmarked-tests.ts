/** Tests of the base that were marked to fail, and whose mark the attempt took off: over its work they must pass as they stand. */

/** By path, the base's text without those marks. With them a mended defect would turn the base's own test red. */
export async function unmarkedTests(
  read: (side: 'base' | 'tree', path: string) => Promise<string | undefined>,
  paths: readonly string[],
): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const path of paths) {
    const [base, tree] = [await read('base', path), await read('tree', path)];
    if (base === undefined || tree === undefined) continue;
    const text = withoutMarks(path, base, tree);
    if (text !== base) files.set(path, text);
  }
  return files;
}

/** Marks under which a pass is red: those of pytest and unittest, of vitest, and of jest, ava and bun. */
function withoutMarks(path: string, base: string, tree: string): string {
  const mark = /\.py$/.test(path) ? pythonMark : /\.[cm]?[jt]sx?$/.test(path) ? scriptMark : undefined;
  if (mark === undefined) return base;
  const still = new Set([...tree.matchAll(mark.marked)].map(mark.nameOf));
  return base.replace(mark.marked, (...found) => {
    const name = mark.nameOf(found);
    return still.has(name) || !mark.isRunIn(tree, name) ? found[0] : mark.without(found);
  });
}

interface MarkOfFailure {
  marked: RegExp;
  nameOf(found: readonly string[]): string;
  /** The test without its mark. */
  without(found: readonly string[]): string;
  /** Whether the text has this test. */
  isRunIn(text: string, name: string): boolean;
}

// One level of brackets inside its own: `xfail(reason=tr("slow"))`. Bounded, for a file may be hostile.
const decorator = String.raw`[ \t]*@(?:pytest\.)?(?:mark\.xfail|unittest\.expectedFailure|expectedFailure)\b(?:\((?:[^()]|\([^()]{0,300}\)){0,600}\))?[ \t]*\r?\n`;
const others = String.raw`(?:[ \t]*@[^\n]{0,300}\n){0,20}`;

const pythonMark: MarkOfFailure = {
  marked: new RegExp(String.raw`^${decorator}(${others}[ \t]*(?:async[ \t]+)?def[ \t]+(\w+))`, 'gm'),
  nameOf: ([, , name]) => name ?? '',
  without: ([, kept]) => kept ?? '',
  isRunIn: (text, name) =>
    new RegExp(String.raw`^[ \t]*(?:async[ \t]+)?def[ \t]+${RegExp.escape(name)}\b`, 'm').test(text),
};

const scriptMark: MarkOfFailure = {
  marked:
    /\b((?:it|test)(?:\.(?:concurrent|serial|sequential))?)\.(?:fails|failing)(\(\s*(["'`])((?:(?!\3)[^\\\n]){1,300})\3)/g,
  nameOf: ([, , , , name]) => name ?? '',
  without: ([, call, rest]) => `${call ?? ''}${rest ?? ''}`,
  isRunIn: (text, name) =>
    new RegExp(
      String.raw`\b(?:it|test)(?:\.(?:concurrent|serial|sequential))?\(\s*(["'\x60])${RegExp.escape(name)}\1`,
    ).test(text),
};
