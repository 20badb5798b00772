import { expect, it } from 'vitest';
import { changedManifests } from '../../src/publish/dependency-changes.ts';

it('knows manifests and lock files in every folder, and nothing else', () => {
  const manifests = `
    package.json packages/a/package.json package-lock.json pnpm-lock.yaml Cargo.toml go.sum pyproject.toml
    requirements-dev.txt requirements.txt Gemfile.lock pom.xml build.gradle.kts src/App.csproj composer.json
    x.gemspec deno.json mix.exs GEMFILE`
    .trim()
    .split(/\s+/);
  const others = `
    src/package.ts docs/requirements.md package.json.md test/lock.js Makefile tsconfig.json my-package.json`
    .trim()
    .split(/\s+/);
  expect(changedManifests([...manifests, ...others])).toEqual(manifests);
});
