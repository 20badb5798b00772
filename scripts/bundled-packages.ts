/** What of other people's lies in `dist/`: bytes by package, and the licence of each. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface BundledPackage {
  name: string;
  version: string;
  /** SPDX, as its package.json has it. */
  license: string;
  folder: string;
  /** In all bundles together. */
  bytes: number;
}

/** The bytes that each source file has in a bundle. */
export type Sizes = readonly (readonly [path: string, bytes: number])[];

/** The largest first; own files are left out. */
export function packagesOf(sizes: Sizes): BundledPackage[] {
  const found = new Map<string, BundledPackage>();
  for (const [path, bytes] of sizes) {
    const folder = folderOf(path);
    // What the bundler left nothing of is not passed on.
    if (folder === undefined || bytes === 0) continue;
    const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const known = found.get(folder) ?? { name, version, license, folder, bytes: 0 };
    found.set(folder, { ...known, bytes: known.bytes + bytes });
  }
  return [...found.values()].sort((a, b) => b.bytes - a.bytes || (a.name < b.name ? -1 : 1));
}

/** The folder that npm installed; a package.json further down only tells Node the kind of module. */
function folderOf(path: string): string | undefined {
  // The bundler's own few lines have a name that is no path.
  const file = path.startsWith('\0') ? join(import.meta.dirname, '../node_modules/rolldown/runtime') : path;
  const [folder] = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file) ?? [];
  return folder !== undefined && existsSync(join(folder, 'package.json')) ? folder : undefined;
}

/** All licences, each text once for all packages that have it. Throws for a package that has none: it must not be passed on. */
export function licensesText(packages: readonly BundledPackage[], written: Record<string, string>): string {
  const byText = new Map<string, string[]>();
  const without: string[] = [];
  for (const each of packages.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const text = licenseOf(each.folder) ?? written[each.name];
    if (text === undefined) without.push(`${each.name} ${each.version} (${each.license})`);
    else byText.set(text, [...(byText.get(text) ?? []), `${each.name} ${each.version} (${each.license})`]);
  }
  if (without.length > 0) {
    throw new Error(`no licence text for ${without.join(', ')}: add it to scripts/licenses.ts`);
  }
  const parts = [...byText].map(([text, names]) => `${[...new Set(names)].join('\n')}\n\n${text}\n`);
  return `What other people wrote in this folder, and the terms that it is passed on under.\n\n${parts.join(`\n${'-'.repeat(80)}\n\n`)}`;
}

/** Licence and notice as they lie in the package. */
function licenseOf(folder: string): string | undefined {
  const names = readdirSync(folder).filter((name) => /^(licen[cs]e|copying|notice)([.-].*)?$/i.test(name));
  if (!names.some((name) => !/^notice/i.test(name))) return undefined;
  const texts = names.sort().map((name) => readFileSync(join(folder, name), 'utf8'));
  return texts
    .map((text) =>
      text
        .replace(/\r\n?/g, '\n')
        .replace(/[ \t]+$/gm, '')
        .trim(),
    )
    .join('\n\n');
}

/** A line for each package, the largest first; what is no package's is ours. */
export function sizesText(sizes: Sizes): string {
  const packages = packagesOf(sizes);
  const all = sizes.reduce((sum, [, bytes]) => sum + bytes, 0);
  const own = { name: 'redgreen', version: '', bytes: packages.reduce((rest, { bytes }) => rest - bytes, all) };
  const rows = [own, ...packages].sort((a, b) => b.bytes - a.bytes);
  const line = (bytes: number, name: string) => `${String(bytes).padStart(9)}  ${name}`.trimEnd();
  return [...rows.map((row) => line(row.bytes, `${row.name} ${row.version}`)), line(all, 'in all')].join('\n');
}
