/**
 * Lists the paths of CI and deployment files, which services execute automatically, and checks paths against the list.
 * The same list decides what is never published and what counts as CI in the verdict.
 */

import ignore, { type Ignore } from 'ignore';

/** In the language of .gitignore: without a slash in front or within, a name counts in every folder. */
export const ciPatterns = `
    .github/workflows/ .github/actions/ .gitea/workflows/ .forgejo/workflows/ .gitlab/ci/ .gitlab-ci*.y*ml
    .circleci/ .buildkite/ buildkite.y*ml .woodpecker/ .woodpecker.y*ml .travis.y*ml .drone.y*ml .drone.star
    .drone.jsonnet .cirrus.y*ml .cirrus.star .semaphore/ azure-pipelines*.y*ml .azure-pipelines/
    .azuredevops/ .vsts-ci.y*ml .vsts-*.y*ml bitbucket-pipelines.y*ml appveyor.y*ml .appveyor.y*ml
    Jenkinsfile Jenkinsfile.* .jenkins/ cloudbuild.y*ml cloudbuild.json buildspec*.y*ml codefresh.y*ml
    .codefresh/ wercker.y*ml .buddy/ buddy.y*ml .harness/ bitrise.y*ml codemagic.y*ml .tekton/ .zuul.y*ml
    zuul.y*ml .zuul.d/ zuul.d/ .build.y*ml .builds/ .teamcity/ screwdriver.y*ml .vela.y*ml .vela.star
    .agola/ .prow.y*ml .onedev-buildspec.y*ml .gocd.y*ml .gocd.json *.gocd.y*ml .evergreen.y*ml
    .taskcluster.y*ml .kokoro/ .scrutinizer.y*ml shippable.y*ml nevercode.y*ml .nevercode.y*ml dagger.json
    .dagger/ .lagoon.y*ml .platform.app.y*ml netlify.toml vercel.json vercel.ts now.json amplify.y*ml
    render.y*ml .render-buildpacks.json heroku.y*ml .gitpod.y*ml .gitpod.Dockerfile .sourcehut/ .concourse/
`
  .trim()
  .split(/\s+/);

/** Made at the first path and not at every start. */
let rules: Ignore | undefined;

/** Whether a path, with `/` between its parts, is one of them. */
export function isCiFile(path: string): boolean {
  if (path === '' || path.startsWith('/')) return false;
  rules ??= ignore({ ignorecase: true, allowRelativePaths: true }).add(ciPatterns);
  return rules.ignores(path);
}
