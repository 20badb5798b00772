import * as path$1 from "node:path";
import * as child_process from "node:child_process";
import * as fs$1 from "node:fs";
import * as crypto from "node:crypto";
import * as stream from "node:stream";
// node_modules/@anthropic-ai/sdk/internal/node.mjs
/**
* The one module under `src/` that may import Node built-ins (eslint enforces this).
* The package.json `browser` field swaps it for `./node.browser`, so only touch its
* exports on code paths that run on Node-compatible runtimes.
*/
export { stream as a, path$1 as i, crypto as n, fs$1 as r, child_process as t };
