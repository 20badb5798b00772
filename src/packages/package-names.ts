/** How each registry writes the name of a package, with a version behind it where one is wanted: nothing else is let through. */

export type Grammar = 'npm' | 'python' | 'cargo' | 'go' | 'ruby' | 'php';

const version = String.raw`[\^~<>=]{0,2}[\w.*+-]+`;
const grammars: Readonly<Record<Grammar, { form: RegExp; example: string }>> = {
  npm: {
    form: new RegExp(String.raw`^(@[a-z0-9~][\w.~-]*/)?[a-z0-9~][\w.~-]*(@${version})?$`, 'i'),
    example: 'left-pad, @types/node or zod@^4',
  },
  python: {
    form: /^[a-z0-9]([\w.-]*[a-z0-9])?(\[[\w.-]+(,[\w.-]+)*\])?((==|>=|<=|~=|!=|<|>)[\w.*+!]+(,(==|>=|<=|~=|!=|<|>)[\w.*+!]+)*)?$/i,
    example: 'requests, httpx[http2] or attrs>=24',
  },
  cargo: { form: new RegExp(`^[a-z][\\w-]*(@${version})?$`, 'i'), example: 'serde or serde@1' },
  go: {
    // The proxy of Go's modules asks whatever host a name begins with: only those that hold many people's code.
    form: /^(github\.com|gitlab\.com|bitbucket\.org|(google\.|)golang\.org|gopkg\.in|go\.uber\.org|(sigs\.|)k8s\.io|cloud\.google\.com|go\.opentelemetry\.io|modernc\.org|gonum\.org)(\/[\w~][\w.~-]*)+(@[\w.+-]+)?$/,
    example: 'golang.org/x/mod or golang.org/x/mod@v0.20.0',
  },
  ruby: { form: /^[a-z0-9][\w.-]*$/i, example: 'rack' },
  php: {
    form: new RegExp(String.raw`^[a-z0-9][\w.-]*/[a-z0-9][\w.-]*(:${version})?$`, 'i'),
    example: 'monolog/monolog or monolog/monolog:^3.0',
  },
};

const mostPackages = 20;
const mostChars = 214;
// npm takes such a name for a file of the tree.
const archive = /\.(zip|whl|egg|jar|tar|tgz|tbz2?|txz|gz|bz2|xz)(@.*|==.*)?$|^~/i;

/** One sentence where `packages` are not plain names of packages; undefined where they are. */
export function packageProblem(grammar: Grammar, packages: readonly unknown[]): string | undefined {
  const { form, example } = grammars[grammar];
  if (packages.length === 0 || packages.length > mostPackages)
    return `give 1 to ${mostPackages} packages, such as ${example}`;
  const bad = packages.find(
    (one) =>
      typeof one !== 'string' || one.length > mostChars || one.includes('..') || archive.test(one) || !form.test(one),
  );
  if (bad === undefined) return undefined;
  return `${JSON.stringify(bad).slice(0, 100)} is no name of a package of the registry; write it like ${example}, without address, path or option`;
}
