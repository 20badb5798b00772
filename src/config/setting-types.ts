/** Building blocks of the settings schema: what a setting looks like, and what is told about it. */

import * as shapes from '../text/shape.ts';

/** The layers a setting may come from. A story is a layer of its own, with its own short list. */
export type Layer = 'input' | 'environment' | 'file';

export interface About {
  /** One or two sentences for action.yml, the README, `--help` and the schema. */
  says: string;
  places: readonly Layer[];
  /** Never shown, never recorded, never taken from a flag. */
  secret?: true;
  /** Means something on GitHub only: the command line takes it, so that one set of flags fits everywhere, and names it last. */
  onlyOnGitHub?: true;
  /** How the default reads where the schema holds none. */
  otherwise?: string;
  /** How the allowed values read where the type does not tell. */
  allowed?: string;
}

export const about = new Map<shapes.Shape<unknown>, About>();

const anywhere: readonly Layer[] = ['input', 'environment', 'file'];
/** Never from a file of the repository or the organisation: keys, base URLs, the sandbox. */
export const notFromFiles: readonly Layer[] = ['input', 'environment'];
export const inputOnly: readonly Layer[] = ['input'];

/** A shape with what is told about it; from any layer unless `places` says otherwise. */
export function setting<Shape extends shapes.Shape<unknown>>(
  shape: Shape,
  says: string,
  more: Partial<Omit<About, 'says'>> = {},
): Shape {
  about.set(shape, { says, places: anywhere, ...more });
  return shape;
}

/** A shell command, or `none`. */
export const command = shapes.text({ min: 1, max: 10_000 });
export const globs = shapes.list(shapes.text({ min: 1, max: 500 }), { max: 200 });
export const names = shapes.list(shapes.text({ min: 1, max: 100 }), { max: 200 });
/** Names one by one: `*` is none. */
export const namesOneByOne = shapes.list(shapes.text({ min: 1, max: 100, pattern: /^(?!\*$)/ }), { max: 200 });

/** Printable ASCII without blanks: what an HTTP header can carry. */
export const key = shapes.text({ pattern: /^[!-~]+$/ });

/** Names of environment variables that foreign code may see. Ours, the runner's and GitHub's own stay out whatever is asked. */
export const variableNames = shapes.list(
  shapes.text({
    pattern: /^(?!INPUT_|ACTIONS_|REDGREEN_|GITHUB_TOKEN$|LD_|NODE_OPTIONS$)[A-Za-z_][A-Za-z0-9_]{0,99}$/,
  }),
  { max: 100 },
);

/** 1 to 65535. */
const port = '([1-9]\\d{0,3}|[1-5]\\d{4}|6[0-4]\\d{3}|65[0-4]\\d{2}|655[0-2]\\d|6553[0-5])';

/** `localhost:5432`: a port of the machine that tests may reach. */
export const services = shapes.list(
  shapes.text({ pattern: new RegExp(`^(localhost|127\\.0\\.0\\.1|\\[::1\\]):${port}$`) }),
  { max: 20 },
);

// No flag for the case: a JSON schema has none.
const hostPart = '[A-Za-z0-9]([A-Za-z0-9-]{0,62})';
const hostName = new RegExp(`^(\\*\\.)?${hostPart}(\\.${hostPart}){0,10}(:${port})?$`);
export const network = shapes.either(
  shapes.oneOf(['none', 'full']),
  shapes.list(shapes.text({ max: 253, pattern: hostName }), { min: 1, max: 100 }),
);

/** Part of a branch name as `git check-ref-format` has it. */
const branchPart = String.raw`(?![-/.])(?!refs\/)(?!.*(\.\.|\/\/|@\{|\.lock(\/|$)|\/\.))[^\s~^:?*[\\\p{Cc}]+$`;
export const branchName = shapes.text({ max: 200, pattern: new RegExp(`^(?!.*[/.]$)${branchPart}`, 'u') });
export const branchPrefix = shapes.text({ max: 100, pattern: new RegExp(`^${branchPart}`, 'u') });

export const modelId = shapes.text({ pattern: /^[\w.:@/-]{1,100}$/ });

export const label = shapes.text({ min: 1, max: 50, pattern: /^[^,\p{Cc}]+$/u });

/** A folder inside the repository. */
export const folder = shapes.text({
  min: 1,
  max: 500,
  pattern: /^(?!\/)(?!([\s\S]*[\\/])?\.\.([\\/]|$))[^\p{Cc}]+$/u,
});

/** https, or http on loopback; no user, no link-local address (S74: the metadata services live there). */
export const serviceUrl = shapes.text({
  max: 500,
  only(text) {
    const url = URL.parse(text);
    if (url === null || url.username !== '' || url.password !== '') return false;
    if (/^(169\.254\.|\[fe[89ab]|metadata\.)/i.test(url.hostname)) return false;
    return (
      url.protocol === 'https:' ||
      (url.protocol === 'http:' && /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(url.hostname))
    );
  },
});

const usd = shapes.number(0, 100_000);
/** USD per million tokens. */
const price = shapes.object(
  {
    input: usd,
    output: usd,
    'cache-read': usd.optional(),
    'cache-write': usd.optional(),
    'cache-write-1h': usd.optional(),
  },
  { closed: true },
);
export const prices = shapes.table(shapes.text({ min: 1, max: 100 }), price);

/** Folder → its commands; those that are left out are found there. */
export const projects = shapes.table(
  folder,
  shapes
    .object({ setup: command.optional(), build: command.optional(), test: command.optional() }, { closed: true })
    .nullable(),
);
