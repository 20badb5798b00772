// node_modules/@anthropic-ai/sdk/lib/tools/ToolError.mjs
/**
* An error that can be thrown from a tool's `run` method to return structured
* content blocks as the error result, rather than just a string message.
*
* When the ToolRunner catches this error, it will use the `content` property
* as the tool result with `is_error: true`.
*
* @example
* ```ts
* const tool = {
*   name: 'my_tool',
*   run: async (input) => {
*     if (somethingWentWrong) {
*       throw new ToolError([
*         { type: 'text', text: 'Error details here' },
*         { type: 'image', source: { type: 'base64', data: '...', media_type: 'image/png' } },
*       ]);
*     }
*     return 'success';
*   },
* };
* ```
*/
var ToolError = /* @__PURE__ */ (() => {
	/**
	* An error that can be thrown from a tool's `run` method to return structured
	* content blocks as the error result, rather than just a string message.
	*
	* When the ToolRunner catches this error, it will use the `content` property
	* as the tool result with `is_error: true`.
	*
	* @example
	* ```ts
	* const tool = {
	*   name: 'my_tool',
	*   run: async (input) => {
	*     if (somethingWentWrong) {
	*       throw new ToolError([
	*         { type: 'text', text: 'Error details here' },
	*         { type: 'image', source: { type: 'base64', data: '...', media_type: 'image/png' } },
	*       ]);
	*     }
	*     return 'success';
	*   },
	* };
	* ```
	*/
	class ToolError extends Error {
		constructor(content) {
			const message = typeof content === "string" ? content : content.map((block) => {
				if (block.type === "text") return block.text;
				return `[${block.type}]`;
			}).join(" ");
			super(message);
			this.name = "ToolError";
			this.content = content;
		}
	}
	return ToolError;
})();
// node_modules/@anthropic-ai/sdk/helpers/beta/json-schema.mjs
/**
* Creates a Tool with a provided JSON schema that can be passed
* to the `.toolRunner()` method. The schema is used to automatically validate
* the input arguments for the tool.
*
* Every other field of the tool definition, such as `strict` or `cache_control`,
* can be passed too and is sent to the API as given.
*/
function betaTool(options) {
	const { name, inputSchema, description, run, ...extraProps } = options;
	if (inputSchema.type !== "object") throw new Error(`JSON schema for tool "${name}" must be an object, but got ${inputSchema.type}`);
	return {
		...extraProps,
		type: "custom",
		name,
		input_schema: inputSchema,
		description,
		run,
		parse: (content) => content
	};
}
export { ToolError as n, betaTool as t };
