import { D as RawNode, h as createQueryId } from "./sql-Cxx0aQmH.js";
import { h as freeze } from "./log-once-06NqhLmb.js";
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
