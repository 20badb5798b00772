/** Defines Redgreen's own repository, URLs, version and release tag, and the name by which comments mention it. */

export const projectRepository = 'redgreen-dev/redgreen';
export const projectUrl = `https://github.com/${projectRepository}`;
export const schemaUrl = `https://raw.githubusercontent.com/${projectRepository}/main/schema/redgreen.schema.json`;

/** Who a comment calls in a repository with the workflow, by `@` and this name. */
export const projectMention = 'redgreen';

/** The tag that moves with every release of this major version. */
export const majorTag = 'v1';

/** As in package.json; a test holds them together. */
export const version = '1.0.0';
