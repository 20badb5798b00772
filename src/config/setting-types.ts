/** Building blocks of the settings schema: what a setting looks like, and what is told about it. */

import * as z from 'zod';

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

export const about = z.registry<About>();

const anywhere: readonly Layer[] = ['input', 'environment', 'file'];
/** Never from a file of the repository or the organisation: keys, base URLs, the sandbox. */
export const notFromFiles: readonly Layer[] = ['input', 'environment'];
export const inputOnly: readonly Layer[] = ['input'];

/** A schema with what is told about it; from any layer unless `places` says otherwise. */
export function setting<Schema extends z.ZodType>(
  schema: Schema,
  says: string,
  more: Partial<Omit<About, 'says'>> = {},
): Schema {
  about.add(schema, { says, places: anywhere, ...more });
  return schema;
}

export const whole = (min: number, max: number) => z.int().min(min).max(max);
export const number = (min: number, max: number) => z.number().min(min).max(max);

/** A shell command, or `none`. */
export const command = z.string().min(1).max(10_000);
export const globs = z.array(z.string().min(1).max(500)).max(200);
const name = z.string().min(1).max(100);
export const names = z.array(name).max(200);
/** Names one by one: `*` is none. */
export const namesOneByOne = z.array(name.regex(/^(?!\*$)/)).max(200);

/** Printable ASCII without blanks: what an HTTP header can carry. */
export const key = z.string().regex(/^[!-~]+$/);

/** Names of environment variables that foreign code may see. Ours, the runner's and GitHub's own stay out whatever is asked. */
export const variableNames = z
  .array(z.string().regex(/^(?!INPUT_|ACTIONS_|REDGREEN_|GITHUB_TOKEN$|LD_|NODE_OPTIONS$)[A-Za-z_][A-Za-z0-9_]{0,99}$/))
  .max(100);

/** 1 to 65535. */
const port = '([1-9]\\d{0,3}|[1-5]\\d{4}|6[0-4]\\d{3}|65[0-4]\\d{2}|655[0-2]\\d|6553[0-5])';

/** `localhost:5432`: a port of the machine that tests may reach. */
export const services = z
  .array(z.string().regex(new RegExp(`^(localhost|127\\.0\\.0\\.1|\\[::1\\]):${port}$`)))
  .max(20);

// No flag for the case: a JSON schema has none.
const hostPart = '[A-Za-z0-9]([A-Za-z0-9-]{0,62})';
const hostName = new RegExp(`^(\\*\\.)?${hostPart}(\\.${hostPart}){0,10}(:${port})?$`);
export const network = z.union([
  z.enum(['none', 'full']),
  z.array(z.string().max(253).regex(hostName)).min(1).max(100),
]);

/** Part of a branch name as `git check-ref-format` has it. */
const branchPart = String.raw`(?![-/.])(?!refs\/)(?!.*(\.\.|\/\/|@\{|\.lock(\/|$)|\/\.))[^\s~^:?*[\\\p{Cc}]+$`;
export const branchName = z
  .string()
  .max(200)
  .regex(new RegExp(`^(?!.*[/.]$)${branchPart}`, 'u'));
export const branchPrefix = z
  .string()
  .max(100)
  .regex(new RegExp(`^${branchPart}`, 'u'));

export const modelId = z.string().regex(/^[\w.:@/-]{1,100}$/);

export const label = z
  .string()
  .min(1)
  .max(50)
  .regex(/^[^,\p{Cc}]+$/u);

/** A folder inside the repository. */
export const folder = z
  .string()
  .min(1)
  .max(500)
  .regex(/^(?!\/)(?!([\s\S]*[\\/])?\.\.([\\/]|$))[^\p{Cc}]+$/u);

/** https, or http on loopback; no user, no link-local address (S74: the metadata services live there). */
export const serviceUrl = z
  .string()
  .max(500)
  .refine((text) => {
    const url = URL.parse(text);
    if (url === null || url.username !== '' || url.password !== '') return false;
    if (/^(169\.254\.|\[fe[89ab]|metadata\.)/i.test(url.hostname)) return false;
    return (
      url.protocol === 'https:' ||
      (url.protocol === 'http:' && /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(url.hostname))
    );
  });

const usd = z.number().min(0).max(100_000);
/** USD per million tokens. */
const price = z.strictObject({
  input: usd,
  output: usd,
  'cache-read': usd.optional(),
  'cache-write': usd.optional(),
  'cache-write-1h': usd.optional(),
});
export const prices = z.record(z.string().min(1).max(100), price);

/** Folder → its commands; those that are left out are found there. */
export const projects = z.record(
  folder,
  z.strictObject({ setup: command.optional(), build: command.optional(), test: command.optional() }).nullable(),
);
