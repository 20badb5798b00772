import { D as RawNode, h as createQueryId } from "./sql-CFDt8uCo.js";
import { h as freeze } from "./with-schema-plugin-CwfmJWiK.js";
// node_modules/kysely/dist/query-compiler/compiled-query.js
const CompiledQuery = freeze({ raw(sql, parameters = []) {
	return freeze({
		sql,
		query: RawNode.createWithSql(sql),
		parameters: freeze(parameters),
		queryId: createQueryId()
	});
} });
export { CompiledQuery as t };
