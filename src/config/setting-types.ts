/**
 * Defines the value types of settings, such as globs and URLs, and attaches a description and allowed sources to each
 * setting.
 */

import * as z from 'zod/mini';

/** Where a setting may come from. */
export type SettingSource = 'input' | 'environment' | 'file' | 'story';

export interface About {
  /** One or two sentences for action.yml, the README, `--help` and the schema. */
  says: string;
  places: readonly SettingSource[];
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

const anywhere: readonly SettingSource[] = ['input', 'environment', 'file'];
/** A story's front matter may set it too. */
export const alsoStory: readonly SettingSource[] = [...anywhere, 'story'];
/** Never from a file of the repository or the organisation: keys, base URLs, the sandbox. */
export const notFromFiles: readonly SettingSource[] = ['input', 'environment'];
export const inputOnly: readonly SettingSource[] = ['input'];

/** A schema with what is told about it; from any source unless `places` says otherwise. */
export function setting<Schema extends z.ZodMiniType>(
  schema: Schema,
  says: string,
  more: Partial<Omit<About, 'says'>> = {},
): Schema {
  about.add(schema, { says, places: anywhere, ...more });
  return schema;
}

export const whole = (min: number, max: number) => z.int().check(z.minimum(min), z.maximum(max));
export const number = (min: number, max: number) => z.number().check(z.minimum(min), z.maximum(max));

/** A shell command, or `none`. */
export const command = z.string().check(z.minLength(1), z.maxLength(10_000));
export const globs = z.array(z.string().check(z.minLength(1), z.maxLength(500))).check(z.maxLength(200));
const name = z.string().check(z.minLength(1), z.maxLength(100));
export const names = z.array(name).check(z.maxLength(200));
/** Names one by one: `*` is none. */
export const namesOneByOne = z.array(name.check(z.regex(/^(?!\*$)/))).check(z.maxLength(200));

/** Printable ASCII without blanks: what an HTTP header can carry. */
export const key = z.string().check(z.regex(/^[!-~]+$/));

/** Names of environment variables that foreign code may see. Ours, the runner's and GitHub's own stay out whatever is asked. */
export const variableNames = z
  .array(
    z
      .string()
      .check(z.regex(/^(?!INPUT_|ACTIONS_|REDGREEN_|GITHUB_TOKEN$|LD_|NODE_OPTIONS$)[A-Za-z_][A-Za-z0-9_]{0,99}$/)),
  )
  .check(z.maxLength(100));

/** 1 to 65535. */
const port = '([1-9]\\d{0,3}|[1-5]\\d{4}|6[0-4]\\d{3}|65[0-4]\\d{2}|655[0-2]\\d|6553[0-5])';

/** `localhost:5432`: a port of the machine that tests may reach. */
export const services = z
  .array(z.string().check(z.regex(new RegExp(`^(localhost|127\\.0\\.0\\.1|\\[::1\\]):${port}$`))))
  .check(z.maxLength(20));

// No flag for the case: a JSON schema has none.
const hostPart = '[A-Za-z0-9]([A-Za-z0-9-]{0,62})';
const hostName = new RegExp(`^(\\*\\.)?${hostPart}(\\.${hostPart}){0,10}(:${port})?$`);
export const network = z.union([
  z.enum(['none', 'full']),
  z.array(z.string().check(z.maxLength(253), z.regex(hostName))).check(z.minLength(1), z.maxLength(100)),
]);

/** Part of a branch name as `git check-ref-format` has it. */
const branchPart = String.raw`(?![-/.])(?!refs\/)(?!.*(\.\.|\/\/|@\{|\.lock(\/|$)|\/\.))[^\s~^:?*[\\\p{Cc}]+$`;
export const branchName = z.string().check(z.maxLength(200), z.regex(new RegExp(`^(?!.*[/.]$)${branchPart}`, 'u')));
export const branchPrefix = z.string().check(z.maxLength(100), z.regex(new RegExp(`^${branchPart}`, 'u')));

export const modelId = z.string().check(z.regex(/^[\w.:@/-]{1,100}$/));

export const label = z.string().check(z.minLength(1), z.maxLength(50), z.regex(/^[^,\p{Cc}]+$/u));

/** A folder inside the repository. */
export const folder = z
  .string()
  .check(z.minLength(1), z.maxLength(500), z.regex(/^(?!\/)(?!([\s\S]*[\\/])?\.\.([\\/]|$))[^\p{Cc}]+$/u));

/** https, or http on loopback; no user, no link-local address (S74: the metadata services live there). */
export const serviceUrl = z.string().check(
  z.maxLength(500),
  z.refine((text) => {
    const url = URL.parse(text);
    if (url === null || url.username !== '' || url.password !== '') return false;
    if (/^(169\.254\.|\[fe[89ab]|metadata\.)/i.test(url.hostname)) return false;
    return (
      url.protocol === 'https:' ||
      (url.protocol === 'http:' && /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(url.hostname))
    );
  }),
);

const usd = z.number().check(z.minimum(0), z.maximum(100_000));
/** USD per million tokens. */
const price = z.strictObject({
  input: usd,
  output: usd,
  'cache-read': z.optional(usd),
  'cache-write': z.optional(usd),
  'cache-write-1h': z.optional(usd),
});
export const prices = z.record(z.string().check(z.minLength(1), z.maxLength(100)), price);

/** Folder → its commands; those that are left out are found there. */
export const projects = z.record(
  folder,
  z.nullable(z.strictObject({ setup: z.optional(command), build: z.optional(command), test: z.optional(command) })),
);
