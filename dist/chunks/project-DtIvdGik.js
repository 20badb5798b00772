// src/project.ts
/** Where the project lives, for links and for the workflow that `init` writes. */
const projectRepository = "redgreen-dev/redgreen";
const projectUrl = `https://github.com/${projectRepository}`;
const schemaUrl = `https://raw.githubusercontent.com/${projectRepository}/main/schema/redgreen.schema.json`;
/** As in package.json; a test holds them together. */
const version = "1.0.0";
export { version as i, projectUrl as n, schemaUrl as r, projectRepository as t };
