/** Manifests and lock files: a change of one means that dependencies may have changed since setup. */

import { listed } from '../text/listed.ts';

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

function isManifest(path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
  return (
    names.has(name) ||
    /(?:^|\/)requirements\/[^/]+\.(?:txt|in)$/i.test(path) ||
    /^(requirements|constraints)[\w.-]*\.(txt|in)$|\.(csproj|fsproj|vbproj|gemspec|cabal|nimble|rockspec)$/.test(name)
  );
}

/** Of changed paths, those after which setup has to run again. */
export function changedManifests(paths: readonly string[]): string[] {
  return paths.filter(isManifest);
}
