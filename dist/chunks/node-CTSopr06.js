import * as fs$1 from "node:fs";
import * as path$1 from "node:path";
import * as crypto from "node:crypto";
export { fs$1 as n, path$1 as r, crypto as t };
