/** Lists dependency changes in manifests and lock files, and those that the setting `dependencies: frozen` forbids. */

import type { Repository } from '../git/repository.ts';
import type { Difference } from '../git/trees.ts';
import { isObject, parsedJson } from '../text/json.ts';
import { listed } from '../text/word-list.ts';

const fields = listed('dependencies devDependencies optionalDependencies peerDependencies overrides resolutions');
/** Scripts that a package manager runs by itself. */
const steps = listed('install prepare uninstall publish pack');
const lifecycle = new Set(['dependencies', ...steps.flatMap((step) => [step, `pre${step}`, `post${step}`])]);
const maxLines = 40;
const maxLineChars = 160;

/** One line for each change: `package.json: left-pad ^1.3.0 added`. `read` gives a file of either side; undefined where it has none. */
export async function dependencyChanges(
  paths: readonly string[],
  read: (side: 'before' | 'after', path: string) => Promise<string | undefined>,
) {
  const lines: string[] = [];
  for (const path of changedManifests(paths)) {
    const [before = '', after] = await Promise.all([read('before', path), read('after', path)]);
    if (after === undefined) lines.push(`${path} deleted`);
    else
      for (const one of changesIn(path, before, after).map((change) => `${path}: ${change}`.slice(0, maxLineChars)))
        lines.push(one);
    if (lines.length > maxLines) return [...lines.slice(0, maxLines), 'more changes of dependencies are left out here'];
  }
  return lines;
}

const reason = 'changes dependencies, which the setting dependencies: frozen forbids';

/** Of `changes` those that bring in, take out or change a dependency, or what runs at an installation. */
export async function frozenDependencies(
  repository: Repository,
  changes: readonly Difference[],
  { tree, parent }: { tree: string; parent: string },
): Promise<{ path: string; reason: string; rule: 'setting' }[]> {
  const read = (side: 'before' | 'after', path: string) => repository.readFile(side === 'before' ? parent : tree, path);
  const found: { path: string; reason: string; rule: 'setting' }[] = [];
  for (const { path } of changes) {
    if ((await dependencyChanges([path], read)).length > 0) found.push({ path, reason, rule: 'setting' });
  }
  return found;
}

function changesIn(path: string, before: string, after: string) {
  if (isLockFile(path)) return ['changed'];
  if (!/(^|\/)package\.json$/.test(path)) return lineChanges(before, after);
  const [old, now] = [packagesOf(before), packagesOf(after)];
  if (old === undefined || now === undefined) return ['changed, and not readable as JSON'];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((name) => {
    const [was, is] = [old.get(name), now.get(name)];
    if (was === is) return [];
    if (was === undefined) return [`${name} ${is} added`];
    return is === undefined ? [`${name} ${was} removed`] : [`${name} ${was} → ${is}`];
  });
}

/** Name → version, and what would run at an installation; undefined where it is no JSON object. */
export function packagesOf(text: string): Map<string, string> | undefined {
  const packages = new Map<string, string>();
  if (text.trim() === '') return packages;
  const manifest = parsedJson(text);
  if (!isObject(manifest)) return undefined;
  for (const field of fields) {
    const mark = field === 'dependencies' ? '' : ` (${field})`;
    for (const [name, version] of Object.entries(objectOf(manifest[field]))) {
      packages.set(`${name}${mark}`, typeof version === 'string' ? version : JSON.stringify(version));
    }
  }
  for (const [name, script] of Object.entries(objectOf(manifest.scripts))) {
    if (lifecycle.has(name)) packages.set(`script ${name}`, JSON.stringify(script));
  }
  return packages;
}

/** A list of names counts too: npm takes one. */
function objectOf(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {};
}

function lineChanges(before: string, after: string) {
  const shown = (text: string) =>
    new Set(
      text
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '' && !/^[#/}\])]/.test(line)),
    );
  const [old, now] = [shown(before), shown(after)];
  const lines = [...[...now].filter((line) => !old.has(line)).map((line) => `+ ${line}`)];
  for (const one of [...old].filter((line) => !now.has(line)).map((line) => `− ${line}`)) lines.push(one);
  return lines.length === 0 ? ['changed'] : lines.slice(0, 20);
}

function isLockFile(path: string) {
  const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
  return /[.-]lock([.-].*)?$|\.lockfile$/.test(name) || otherLockFiles.has(name);
}

const otherLockFiles = new Set(listed('npm-shrinkwrap.json go.sum go.work.sum package.resolved gems.locked bun.lockb'));

const names = new Set(
  listed(
    `
    package.json package-lock.json npm-shrinkwrap.json yarn.lock pnpm-lock.yaml pnpm-workspace.yaml bun.lock
    bun.lockb deno.json deno.jsonc deno.lock Cargo.toml Cargo.lock go.mod go.sum go.work go.work.sum
    pyproject.toml setup.py setup.cfg Pipfile Pipfile.lock poetry.lock uv.lock pdm.lock environment.yml Gemfile
    Gemfile.lock gems.rb gems.locked composer.json composer.lock mix.exs mix.lock rebar.config rebar.lock pom.xml
    build.gradle build.gradle.kts settings.gradle settings.gradle.kts gradle.lockfile libs.versions.toml
    packages.lock.json packages.config Directory.Packages.props paket.dependencies paket.lock Package.swift
    Package.resolved pubspec.yaml pubspec.lock build.sbt deps.edn project.clj stack.yaml stack.yaml.lock
    cabal.project Podfile Podfile.lock conanfile.txt conanfile.py vcpkg.json flake.nix flake.lock Brewfile
    cpanfile DESCRIPTION renv.lock
  `.toLowerCase(),
  ),
);

function isManifest(path: string) {
  const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
  return (
    names.has(name) ||
    /(?:^|\/)requirements\/[^/]+\.(?:txt|in)$/i.test(path) ||
    /^(requirements|constraints)[\w.-]*\.(txt|in)$|\.(csproj|fsproj|vbproj|gemspec|cabal|nimble|rockspec)$/.test(name)
  );
}

/** Of changed paths, those after which setup has to run again. */
export function changedManifests(paths: readonly string[]) {
  return paths.filter(isManifest);
}
