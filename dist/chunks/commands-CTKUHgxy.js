import { t as quoted } from "./shell-quote-B4xqzkJh.js";
import { t as matchesGlob } from "./glob-BsYepESE.js";
import { i as parse$1, n as javascript, r as packageManager, t as commandsOfManifest } from "./javascript-DyzKG8JA.js";
// node_modules/smol-toml/dist/error.js
/*!
* Copyright (c) Squirrel Chat et al., All rights reserved.
* SPDX-License-Identifier: BSD-3-Clause
*
* Redistribution and use in source and binary forms, with or without
* modification, are permitted provided that the following conditions are met:
*
* 1. Redistributions of source code must retain the above copyright notice, this
*    list of conditions and the following disclaimer.
* 2. Redistributions in binary form must reproduce the above copyright notice,
*    this list of conditions and the following disclaimer in the
*    documentation and/or other materials provided with the distribution.
* 3. Neither the name of the copyright holder nor the names of its contributors
*    may be used to endorse or promote products derived from this software without
*    specific prior written permission.
*
* THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND
* ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED
* WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE
* DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE LIABLE
* FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL
* DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR
* SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER
* CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY,
* OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE
* OF THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.
*/
function getLineColFromPtr(string, ptr) {
	let lines = string.slice(0, ptr).split(/\r?\n/);
	return [lines.length, lines.pop().length + 1];
}
function makeCodeBlock(string, line, column) {
	let lines = string.split(/\r?\n/);
	let codeblock = "";
	let numberLen = (Math.log10(line + 1) | 0) + 1;
	for (let i = line - 1; i <= line + 1; i++) {
		let l = lines[i - 1];
		if (!l) continue;
		codeblock += i.toString().padEnd(numberLen, " ");
		codeblock += ":  ";
		codeblock += l;
		codeblock += "\n";
		if (i === line) {
			codeblock += " ".repeat(numberLen + column + 2);
			codeblock += "^\n";
		}
	}
	return codeblock;
}
var TomlError = class TomlError extends Error {
	line;
	column;
	codeblock;
	constructor(message, options) {
		const [line, column] = getLineColFromPtr(options.toml, options.ptr);
		const codeblock = makeCodeBlock(options.toml, line, column);
		super(`Invalid TOML document: ${message}\n\n${codeblock}`, options);
		this.line = line;
		this.column = column;
		this.codeblock = codeblock;
	}
	/** @internal */
	static x(message, ctx, ptr) {
		throw new TomlError(message, {
			toml: ctx.s,
			ptr: ptr ?? ctx.p
		});
	}
};
// node_modules/smol-toml/dist/primitive.js
/*!
* Copyright (c) Squirrel Chat et al., All rights reserved.
* SPDX-License-Identifier: BSD-3-Clause
*
* Redistribution and use in source and binary forms, with or without
* modification, are permitted provided that the following conditions are met:
*
* 1. Redistributions of source code must retain the above copyright notice, this
*    list of conditions and the following disclaimer.
* 2. Redistributions in binary form must reproduce the above copyright notice,
*    this list of conditions and the following disclaimer in the
*    documentation and/or other materials provided with the distribution.
* 3. Neither the name of the copyright holder nor the names of its contributors
*    may be used to endorse or promote products derived from this software without
*    specific prior written permission.
*
* THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND
* ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED
* WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE
* DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE LIABLE
* FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL
* DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR
* SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER
* CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY,
* OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE
* OF THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.
*/
/** @internal */
function parseString(ctx) {
	let startPtr = ctx.p;
	let c = ctx.s.charCodeAt(ctx.p++);
	let first = c;
	let isLiteral = c === 39;
	let isMultiline = c === ctx.s.charCodeAt(ctx.p) && c === ctx.s.charCodeAt(ctx.p + 1);
	if (isMultiline) {
		if ((c = ctx.s.charCodeAt(ctx.p += 2)) === 10) ctx.p++;
		else if (c === 13 && ctx.s.charCodeAt(ctx.p + 1) === 10) ctx.p += 2;
	}
	let parsed = "";
	let sliceStart = ctx.p;
	let state = 0;
	for (; ctx.p < ctx.s.length; ctx.p++) {
		c = ctx.s.charCodeAt(ctx.p);
		if (isMultiline && (c === 10 || c === 13 && ctx.s.charCodeAt(ctx.p + 1) === 10)) state = state && 3;
		else if (c < 32 && c !== 9 || c === 127) TomlError.x("control characters are not allowed in strings", ctx);
		else if ((!state || state === 3) && c === first && (!isMultiline || ctx.s.charCodeAt(ctx.p + 1) === first && ctx.s.charCodeAt(ctx.p + 2) === first)) {
			if (isMultiline) {
				if (ctx.s.charCodeAt(ctx.p + 3) === first) ctx.p++;
				if (ctx.s.charCodeAt(ctx.p + 3) === first) ctx.p++;
			}
			if (!state) {
				let s = ctx.s.slice(sliceStart, ctx.p);
				parsed = parsed ? parsed + s : s;
			}
			ctx.p += isMultiline ? 3 : 1;
			return parsed;
		} else if (!state) {
			if (!isLiteral && c === 92) {
				parsed += ctx.s.slice(sliceStart, sliceStart = ctx.p);
				state = 1;
			}
		} else if (state === 1) {
			if (c === 120 || c === 117 || c === 85) {
				let errPtr = ctx.p++ - 1;
				let value = 0;
				let len = c === 120 ? 2 : c === 117 ? 4 : 8;
				for (let j = 0; j < len; j++, ctx.p++) {
					let hex = ctx.s.charCodeAt(ctx.p);
					let digit = hex >= 48 && hex <= 57 ? hex - 48 : hex >= 65 && hex <= 70 ? hex - 65 + 10 : hex >= 97 && hex <= 102 ? hex - 97 + 10 : -1;
					if (digit < 0) TomlError.x("invalid non-hex character in unicode escape", ctx);
					value = value << 4 | digit;
				}
				if (value < 0 || value > 1114111 || value >= 55296 && value <= 57343) TomlError.x("invalid unicode escape", ctx, errPtr);
				parsed += String.fromCodePoint(value);
				sliceStart = ctx.p--;
				state = 0;
			} else if (isMultiline && (c === 32 || c === 9)) state = 2;
			else {
				if (c === 98) parsed += "\b";
				else if (c === 116) parsed += "	";
				else if (c === 110) parsed += "\n";
				else if (c === 102) parsed += "\f";
				else if (c === 114) parsed += "\r";
				else if (c === 101) parsed += "\x1B";
				else if (c === 34) parsed += "\"";
				else if (c === 92) parsed += "\\";
				else TomlError.x("unrecognised escape sequence", ctx);
				sliceStart = ctx.p + 1;
				state = 0;
			}
		} else if (c !== 32 && c !== 9) {
			if (state === 2) TomlError.x("invalid escape: only line-ending whitespace may be escaped", ctx, sliceStart);
			state = !isLiteral && c === 92 ? 1 : 0;
			sliceStart = ctx.p;
		}
	}
	TomlError.x("unfinished string", ctx, startPtr);
}
// node_modules/smol-toml/dist/date.js
/*!
* Copyright (c) Squirrel Chat et al., All rights reserved.
* SPDX-License-Identifier: BSD-3-Clause
*
* Redistribution and use in source and binary forms, with or without
* modification, are permitted provided that the following conditions are met:
*
* 1. Redistributions of source code must retain the above copyright notice, this
*    list of conditions and the following disclaimer.
* 2. Redistributions in binary form must reproduce the above copyright notice,
*    this list of conditions and the following disclaimer in the
*    documentation and/or other materials provided with the distribution.
* 3. Neither the name of the copyright holder nor the names of its contributors
*    may be used to endorse or promote products derived from this software without
*    specific prior written permission.
*
* THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND
* ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED
* WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE
* DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE LIABLE
* FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL
* DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR
* SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER
* CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY,
* OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE
* OF THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.
*/
let DATE_TIME_RE = /^(\d{4}-\d{2}-\d{2})?[Tt ]?(?:(\d{2}):\d{2}(?::\d{2}(?:\.\d+)?)?)?(Z|z|[-+]\d{2}:\d{2})?$/i;
var TomlDate = class TomlDate extends Date {
	#hasDate = false;
	#hasTime = false;
	#offset = null;
	constructor(date, fasttype, unsafeDelim) {
		let hasDate = true;
		let hasTime = true;
		let offset = "Z";
		let c;
		if (typeof date === "string") {
			if (fasttype) prep: {
				if (fasttype < 3) {
					if (+date.slice(11, 13) > 23) {
						date = "";
						break prep;
					}
					if (fasttype === 2) {
						offset = null;
						date += "Z";
					} else if ((c = date.charCodeAt(date.length - 1)) !== 90 && c !== 122) offset = date.slice(date.length - 6);
					if (unsafeDelim) date = date.slice(0, 10) + "T" + date.slice(11);
				} else if (fasttype === 4) date = +date.slice(0, 2) > 23 ? "" : `0000-01-01T${date}Z`;
				hasDate = fasttype !== 4;
				hasTime = fasttype !== 3;
			}
			else {
				let match = date.match(DATE_TIME_RE);
				if (match) {
					if (!match[1]) {
						hasDate = false;
						date = `0000-01-01T${date}`;
					}
					hasTime = !!match[2];
					hasTime && date[10] === " " && (date = date.replace(" ", "T"));
					if (match[2] && +match[2] > 23) date = "";
					else {
						offset = match[3] || null;
						if (!offset && hasTime) date += "Z";
					}
				} else date = "";
			}
		}
		super(date);
		if (!isNaN(this.getTime())) {
			this.#hasDate = hasDate;
			this.#hasTime = hasTime;
			this.#offset = offset;
		}
	}
	isDateTime() {
		return this.#hasDate && this.#hasTime;
	}
	isLocal() {
		return !this.#hasDate || !this.#hasTime || !this.#offset;
	}
	isDate() {
		return this.#hasDate && !this.#hasTime;
	}
	isTime() {
		return this.#hasTime && !this.#hasDate;
	}
	isValid() {
		return this.#hasDate || this.#hasTime;
	}
	toISOString() {
		let iso = super.toISOString();
		if (this.isDate()) return iso.slice(0, 10);
		if (this.isTime()) return iso.slice(11, 23);
		if (this.#offset === null) return iso.slice(0, -1);
		if (this.#offset === "Z" || this.#offset === "z") return iso;
		let offset = +this.#offset.slice(1, 3) * 60 + +this.#offset.slice(4, 6);
		offset = this.#offset[0] === "-" ? offset : -offset;
		return (/* @__PURE__ */ new Date(this.getTime() - offset * 6e4)).toISOString().slice(0, -1) + this.#offset;
	}
	static wrapAsOffsetDateTime(jsDate, offset = "Z") {
		let date = new TomlDate(jsDate);
		date.#offset = offset;
		return date;
	}
	static wrapAsLocalDateTime(jsDate) {
		let date = new TomlDate(jsDate);
		date.#offset = null;
		return date;
	}
	static wrapAsLocalDate(jsDate) {
		let date = new TomlDate(jsDate);
		date.#hasTime = false;
		date.#offset = null;
		return date;
	}
	static wrapAsLocalTime(jsDate) {
		let date = new TomlDate(jsDate);
		date.#hasDate = false;
		date.#offset = null;
		return date;
	}
};
// node_modules/smol-toml/dist/extract.js
/*!
* Copyright (c) Squirrel Chat et al., All rights reserved.
* SPDX-License-Identifier: BSD-3-Clause
*
* Redistribution and use in source and binary forms, with or without
* modification, are permitted provided that the following conditions are met:
*
* 1. Redistributions of source code must retain the above copyright notice, this
*    list of conditions and the following disclaimer.
* 2. Redistributions in binary form must reproduce the above copyright notice,
*    this list of conditions and the following disclaimer in the
*    documentation and/or other materials provided with the distribution.
* 3. Neither the name of the copyright holder nor the names of its contributors
*    may be used to endorse or promote products derived from this software without
*    specific prior written permission.
*
* THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND
* ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED
* WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE
* DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE LIABLE
* FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL
* DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR
* SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER
* CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY,
* OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE
* OF THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.
*/
function isDigit(char, base = 10) {
	return base === 16 ? char > 47 && char < 58 || char > 64 && char < 71 || char > 96 && char < 103 : char > 47 && char < 48 + base;
}
function isEndOfValue(char, delim) {
	return char === 32 || char === 9 || char === 10 || char === 13 || delim && (char === delim || char === 44) || char === 35;
}
/** @internal */
function extractValue(ctx, end) {
	let errPtr = ctx.p;
	let c = ctx.s.charCodeAt(ctx.p);
	if (c === 91 || c === 123) {
		ctx.d-- || TomlError.x("document contains excessively nested structures. aborting.", ctx);
		let value = c === 91 ? parseArray(ctx) : parseInlineTable(ctx);
		ctx.d++;
		return value;
	}
	if (c === 34 || c === 39) return parseString(ctx);
	if (c === 116) {
		if (ctx.s.charCodeAt(++ctx.p) !== 114 || ctx.s.charCodeAt(++ctx.p) !== 117 || ctx.s.charCodeAt(++ctx.p) !== 101) TomlError.x("invalid value", ctx, errPtr);
		return ctx.p++, true;
	}
	if (c === 102) {
		if (ctx.s.charCodeAt(++ctx.p) !== 97 || ctx.s.charCodeAt(++ctx.p) !== 108 || ctx.s.charCodeAt(++ctx.p) !== 115 || ctx.s.charCodeAt(++ctx.p) !== 101) TomlError.x("invalid value", ctx, errPtr);
		return ctx.p++, false;
	}
	if (c === 43 || c === 45) return parseNumber(ctx, ctx.p, ctx.s.charCodeAt(++ctx.p), 44 - c, end);
	if (ctx.s.charCodeAt(ctx.p + 4) === 45 && ctx.s.charCodeAt(ctx.p + 7) === 45) return parseDate(ctx, c, end);
	if (ctx.s.charCodeAt(ctx.p + 2) === 58) return parseTime(ctx, c, end);
	return parseNumber(ctx, ctx.p, c, 0, end);
}
function parseNumber(ctx, startPtr, startChr, sign, endChr) {
	let c = startChr;
	let state = 0;
	let hasUnderscores = false;
	if (c === 105) {
		if (ctx.s.charCodeAt(++ctx.p) !== 110 || ctx.s.charCodeAt(++ctx.p) !== 102) TomlError.x("invalid value", ctx, startPtr);
		return ctx.p++, (sign || 1) / 0;
	}
	if (c === 110) {
		if (ctx.s.charCodeAt(++ctx.p) !== 97 || ctx.s.charCodeAt(++ctx.p) !== 110) TomlError.x("invalid value", ctx, startPtr);
		return ctx.p++, NaN;
	}
	if (c === 48) {
		if (++ctx.p >= ctx.s.length || isEndOfValue(c = ctx.s.charCodeAt(ctx.p), endChr)) return ctx.bi === true ? 0n : 0;
		if (!sign) {
			if (c === 120) return parseIntegerBaseN(ctx, startPtr, 16, endChr);
			else if (c === 98) return parseIntegerBaseN(ctx, startPtr, 2, endChr);
			else if (c === 111) return parseIntegerBaseN(ctx, startPtr, 8, endChr);
		}
		if (c === 46) state = 2;
		else if (c === 101 || c === 69) state = 4;
		else TomlError.x("illegal leading zero", ctx, startPtr);
	} else if (!isDigit(c)) TomlError.x("invalid value", ctx, startPtr);
	while (++ctx.p < ctx.s.length && (c = ctx.s.charCodeAt(ctx.p), !isEndOfValue(c, endChr))) {
		if (!state) state = 1;
		if (c === 95) {
			if (!(state & 1)) TomlError.x("illegal underscore", ctx);
			state += 11;
			hasUnderscores = true;
		} else if (state === 1 && c === 46) state = 2;
		else if ((state === 1 || state === 3) && (c === 101 || c === 69)) state = 4;
		else if (state === 4 && (c === 43 || c === 45)) state = 6;
		else if (!isDigit(c)) TomlError.x(`illegal character in numeric literal`, ctx);
		else if (state > 9) state -= 11;
		else if (!(state & 1)) state++;
	}
	if (!state) {
		let val = (startChr - 48) * (sign || 1);
		return ctx.bi === true ? BigInt(val) : val;
	}
	if (!(state & 1)) TomlError.x("unfinished numeric value", ctx, startPtr);
	let str = ctx.s.slice(startPtr, ctx.p);
	if (hasUnderscores) str = str.replaceAll("_", "");
	return state > 1 ? parseFloat(str) : parseInteger(ctx, str, 10, startPtr);
}
function parseIntegerBaseN(ctx, startPtr, base, endChr) {
	let c, underscore = 1;
	while (++ctx.p < ctx.s.length && (c = ctx.s.charCodeAt(ctx.p), !isEndOfValue(c, endChr))) if (c === 95) {
		if (underscore & 1) TomlError.x("illegal underscore", ctx);
		underscore = 3;
	} else if (!isDigit(c, base)) TomlError.x(`illegal character in numeric literal`, ctx);
	else if (underscore & 1) underscore--;
	if (underscore & 1) TomlError.x("unfinished numeric value", ctx);
	let str = ctx.s.slice(startPtr + 2, ctx.p);
	if (underscore) str = str.replaceAll("_", "");
	return parseInteger(ctx, str, base, startPtr);
}
function parseInteger(ctx, str, base, startPtr) {
	if (ctx.bi !== true) int: {
		let val = parseInt(str, base);
		if (!Number.isSafeInteger(val)) {
			if (ctx.bi) break int;
			TomlError.x("integer value cannot be represented losslessly", ctx, startPtr);
		}
		return val;
	}
	return base === 10 ? BigInt(str) : BigInt((base === 2 ? "0b" : base === 8 ? "0o" : "0x") + str);
}
function parseDate(ctx, c, endChr) {
	let startPtr = ctx.p++, unsafeSeparator;
	if (!isDigit(c) || !isDigit(ctx.s.charCodeAt(ctx.p++)) || !isDigit(ctx.s.charCodeAt(ctx.p++)) || !isDigit(ctx.s.charCodeAt(ctx.p++))) return parseNumber(ctx, ctx.p = startPtr, c, 0, endChr);
	ctx.p += 5;
	if (!isDigit(ctx.s.charCodeAt(ctx.p++))) TomlError.x("invalid date-time: date part is malformed", ctx, startPtr);
	if (ctx.p >= ctx.s.length || ((c = ctx.s.charCodeAt(ctx.p)) !== 32 || (unsafeSeparator = true, !isDigit(ctx.s.charCodeAt(ctx.p + 1)))) && c !== 84 && c !== 116) return readDate(ctx, ctx.s.slice(startPtr, ctx.p), 3, false, startPtr);
	if (ctx.s.charCodeAt(ctx.p += 3) !== 58) TomlError.x("invalid date-time: time part is malformed", ctx, startPtr);
	if (ctx.s.charCodeAt(ctx.p += 3) === 58) ctx.p += 3;
	if (ctx.s.charCodeAt(ctx.p) === 46) while (isDigit(ctx.s.charCodeAt(++ctx.p)));
	if (c = ctx.s.charCodeAt(ctx.p)) {
		if (c === 90 || c === 122) return readDate(ctx, ctx.s.slice(startPtr, ++ctx.p), 1, unsafeSeparator, startPtr, "[+00:00]");
		if (c === 43 || c === 45) return readDate(ctx, ctx.s.slice(startPtr, ctx.p += 6), 1, unsafeSeparator, startPtr, !ctx.ld && "[" + ctx.s.slice(ctx.p - 6, ctx.p) + "]");
	}
	return readDate(ctx, ctx.s.slice(startPtr, ctx.p), 2, unsafeSeparator, startPtr);
}
function parseTime(ctx, c, endChr) {
	let start = ctx.p;
	if (!isDigit(c) || !isDigit(ctx.s.charCodeAt(++ctx.p))) return parseNumber(ctx, --ctx.p, c, 0, endChr);
	if (ctx.s.charCodeAt(ctx.p += 4) === 58) ctx.p += 3;
	if (ctx.s.charCodeAt(ctx.p) === 46) while (isDigit(ctx.s.charCodeAt(++ctx.p)));
	return readDate(ctx, ctx.s.slice(start, ctx.p), 4, false, start);
}
function readDate(ctx, str, type, unsafeDelim, errPtr, temporalSuffix) {
	if (ctx.ld) {
		let date = new TomlDate(str, type, unsafeDelim);
		if (!date.isValid()) TomlError.x("invalid date", ctx, errPtr);
		return date;
	}
	try {
		if (temporalSuffix) str += temporalSuffix;
		switch (type) {
			case 1: return Temporal.ZonedDateTime.from(str);
			case 2: return Temporal.PlainDateTime.from(str);
			case 3: return Temporal.PlainDate.from(str);
			case 4: return Temporal.PlainTime.from(str);
		}
	} catch (e) {
		TomlError.x(e instanceof Error ? e.message : "" + e, ctx, errPtr);
	}
}
// node_modules/smol-toml/dist/util.js
/*!
* Copyright (c) Squirrel Chat et al., All rights reserved.
* SPDX-License-Identifier: BSD-3-Clause
*
* Redistribution and use in source and binary forms, with or without
* modification, are permitted provided that the following conditions are met:
*
* 1. Redistributions of source code must retain the above copyright notice, this
*    list of conditions and the following disclaimer.
* 2. Redistributions in binary form must reproduce the above copyright notice,
*    this list of conditions and the following disclaimer in the
*    documentation and/or other materials provided with the distribution.
* 3. Neither the name of the copyright holder nor the names of its contributors
*    may be used to endorse or promote products derived from this software without
*    specific prior written permission.
*
* THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND
* ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED
* WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE
* DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE LIABLE
* FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL
* DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR
* SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER
* CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY,
* OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE
* OF THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.
*/
/** @internal */
function skipComment(ctx) {
	for (; ctx.p < ctx.s.length; ctx.p++) {
		let c = ctx.s.charCodeAt(ctx.p);
		if (c === 10) break;
		if (c === 13 && ctx.s.charCodeAt(ctx.p + 1) === 10) {
			ctx.p++;
			break;
		}
		if (c < 32 && c !== 9 || c === 127) TomlError.x("control characters are not allowed in comments", ctx);
	}
}
/** @internal */
function skipVoid(ctx, banNewLines, banComments) {
	let c;
	while (ctx.p < ctx.s.length) {
		while (ctx.p < ctx.s.length && ((c = ctx.s.charCodeAt(ctx.p)) === 32 || c === 9 || !banNewLines && (c === 10 || c === 13 && ctx.s.charCodeAt(ctx.p + 1) === 10))) ctx.p++;
		if (banComments || c !== 35) break;
		skipComment(ctx);
	}
}
// node_modules/smol-toml/dist/struct.js
/*!
* Copyright (c) Squirrel Chat et al., All rights reserved.
* SPDX-License-Identifier: BSD-3-Clause
*
* Redistribution and use in source and binary forms, with or without
* modification, are permitted provided that the following conditions are met:
*
* 1. Redistributions of source code must retain the above copyright notice, this
*    list of conditions and the following disclaimer.
* 2. Redistributions in binary form must reproduce the above copyright notice,
*    this list of conditions and the following disclaimer in the
*    documentation and/or other materials provided with the distribution.
* 3. Neither the name of the copyright holder nor the names of its contributors
*    may be used to endorse or promote products derived from this software without
*    specific prior written permission.
*
* THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND
* ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED
* WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE
* DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE LIABLE
* FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL
* DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR
* SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER
* CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY,
* OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE
* OF THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.
*/
/** @internal */
function parseKey(ctx, end = 61) {
	let startPtr;
	let state = 0;
	let parsed = [];
	let sliceStart;
	let c = ctx.s.charCodeAt(startPtr = ctx.p);
	do
		if (c === end) {
			if (!state) TomlError.x("unexpected end of key", ctx);
			if (state === 1) parsed.push(ctx.s.slice(sliceStart, ctx.p));
			return ctx.p++, parsed;
		} else if (c === 46) {
			if (!state) TomlError.x("illegal empty bare key", ctx);
			if (state === 1) parsed.push(ctx.s.slice(sliceStart, ctx.p));
			state = 0;
		} else if (!state && (c === 34 || c === 39)) {
			if (c === ctx.s.charCodeAt(ctx.p + 1) && c === ctx.s.charCodeAt(ctx.p + 2)) TomlError.x("illegal quoted key: multiline strings are not allowed", ctx);
			parsed.push(parseString(ctx));
			state = 2;
			ctx.p--;
		} else if (c === 32 || c === 9) {
			if (state === 1) {
				parsed.push(ctx.s.slice(sliceStart, ctx.p));
				state = 2;
			}
		} else if (state === 2 || c < 48 && c !== 45 || c > 57 && c < 65 || c > 90 && c < 97 && c !== 95 || c > 122) TomlError.x("illegal character in key", ctx);
		else if (!state) {
			state = 1;
			sliceStart = ctx.p;
		}
	while (c = ctx.s.charCodeAt(++ctx.p));
	TomlError.x("incomplete key-value: cannot find end of key", ctx, startPtr);
}
/** @internal */
function parseInlineTable(ctx) {
	let startPtr = ctx.p++;
	let res = Object.create(null);
	let seen = /* @__PURE__ */ new Set();
	let c;
	while (ctx.p < ctx.s.length) {
		skipVoid(ctx);
		if ((c = ctx.s.charCodeAt(ctx.p)) === 125) {
			ctx.p++;
			return res;
		}
		let k;
		let t = res;
		let hasOwn = false;
		let errPtr = ctx.p;
		let key = parseKey(ctx);
		for (let i = 0; i < key.length; i++) {
			if (i) t = hasOwn ? t[k] : t[k] = Object.create(null);
			k = key[i];
			if ((hasOwn = Object.hasOwn(t, k)) && (typeof t[k] !== "object" || seen.has(t[k]))) TomlError.x("trying to redefine an already defined value", ctx, errPtr);
			let unsafe = k === "__proto__";
			if (ctx.uk && (unsafe || k === "constructor")) {
				t = ctx.uk !== 1 && TomlError.x("document contains an unsafe property", ctx, errPtr);
				break;
			}
			if (!hasOwn && unsafe) Object.defineProperty(t, k, {
				enumerable: true,
				configurable: true,
				writable: true
			});
		}
		if (hasOwn) TomlError.x("trying to redefine an already defined value", ctx, errPtr);
		skipVoid(ctx, true, true);
		let value = extractValue(ctx, 125);
		if (t && typeof (t[k] = value) === "object") seen.add(value);
		skipVoid(ctx);
		if ((c = ctx.s.charCodeAt(ctx.p++)) === 125) return res;
		if (c !== 44) TomlError.x("expected comma or end of structure", ctx, ctx.p - 1);
	}
	TomlError.x("unfinished table", ctx, startPtr);
}
/** @internal */
function parseArray(ctx) {
	let startPtr = ctx.p++;
	let res = [];
	let c;
	while (ctx.p < ctx.s.length) {
		skipVoid(ctx);
		if ((c = ctx.s.charCodeAt(ctx.p)) === 93) {
			ctx.p++;
			return res;
		}
		res.push(extractValue(ctx, 93));
		skipVoid(ctx);
		if ((c = ctx.s.charCodeAt(ctx.p++)) === 93) return res;
		if (c !== 44) TomlError.x("expected comma or end of structure", ctx, ctx.p - 1);
	}
	TomlError.x("unfinished array", ctx, startPtr);
}
// node_modules/smol-toml/dist/parse.js
/*!
* Copyright (c) Squirrel Chat et al., All rights reserved.
* SPDX-License-Identifier: BSD-3-Clause
*
* Redistribution and use in source and binary forms, with or without
* modification, are permitted provided that the following conditions are met:
*
* 1. Redistributions of source code must retain the above copyright notice, this
*    list of conditions and the following disclaimer.
* 2. Redistributions in binary form must reproduce the above copyright notice,
*    this list of conditions and the following disclaimer in the
*    documentation and/or other materials provided with the distribution.
* 3. Neither the name of the copyright holder nor the names of its contributors
*    may be used to endorse or promote products derived from this software without
*    specific prior written permission.
*
* THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND
* ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED
* WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE
* DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE LIABLE
* FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL
* DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR
* SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER
* CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY,
* OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE
* OF THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.
*/
function peekTable(ctx, key, table, meta, type) {
	let t = table;
	let m = meta;
	let k;
	let hasOwn = false;
	let state;
	for (let i = 0; i < key.length; i++) {
		if (i) {
			t = hasOwn ? t[k] : t[k] = Object.create(null);
			m = (state = m[k]).c;
			if (type === 0 && (state.t === 1 || state.t === 2)) return null;
			if (state.t === 2) {
				let l = t.length - 1;
				t = t[l];
				m = m[l].c;
			}
		}
		k = key[i];
		if ((hasOwn = Object.hasOwn(t, k)) && m[k]?.t === 0 && m[k]?.d) return null;
		if (!hasOwn) {
			let unsafe = k === "__proto__";
			if (ctx.uk && (unsafe || k === "constructor")) return false;
			if (unsafe) {
				Object.defineProperty(t, k, {
					enumerable: true,
					configurable: true,
					writable: true
				});
				Object.defineProperty(m, k, {
					enumerable: true,
					configurable: true,
					writable: true
				});
			}
			m[k] = {
				t: i < key.length - 1 && type === 2 ? 3 : type,
				d: false,
				i: 0,
				c: Object.create(null)
			};
		}
	}
	state = m[k];
	if (state.t !== type && !(type === 1 && state.t === 3)) return null;
	if (type === 2) {
		if (!state.d) {
			state.d = true;
			t[k] = [];
		}
		t[k].push(t = Object.create(null));
		state.c[state.i++] = state = {
			t: 1,
			d: false,
			i: 0,
			c: Object.create(null)
		};
	}
	if (state.d) return null;
	state.d = true;
	if (type === 1) t = hasOwn ? t[k] : t[k] = Object.create(null);
	else if (type === 0 && hasOwn) return null;
	return [
		k,
		t,
		state.c
	];
}
function validateTablePeek(ctx, peek, ptr) {
	if (peek === null || ctx.uk === 2) TomlError.x(peek === null ? "trying to redefine an already defined table or value" : "document contains an unsafe property", ctx, ptr);
}
function parse(toml, options = {}) {
	let ctx = {
		s: toml,
		p: 0,
		d: options.maxDepth ?? 1e3,
		bi: options.integersAsBigInt ?? false,
		ld: options.useLegacyDate ?? true,
		uk: options.unsafeKeyBehaviour === "throw" ? 2 : options.unsafeKeyBehaviour === "drop" ? 1 : 0
	};
	let res = Object.create(null);
	let meta = Object.create(null);
	let tmp;
	let skipping = false;
	let tbl = res;
	let m = meta;
	if (toml.charCodeAt(0) === 65279) ctx.p++;
	skipVoid(ctx);
	while (ctx.p < toml.length) {
		if (toml.charCodeAt(ctx.p) === 91) {
			let isTableArray = toml.charCodeAt(++ctx.p) === 91;
			tmp = ctx.p += +isTableArray;
			skipping = false;
			let k = parseKey(ctx, 93);
			if (isTableArray) {
				if (toml.charCodeAt(ctx.p) !== 93) TomlError.x("expected end of table array declaration", ctx);
				ctx.p++;
			}
			let p = peekTable(ctx, k, res, meta, isTableArray ? 2 : 1);
			if (!p) {
				validateTablePeek(ctx, p, tmp);
				skipping = true;
			} else {
				m = p[2];
				tbl = p[1];
			}
		} else {
			tmp = ctx.p;
			let p = peekTable(ctx, parseKey(ctx), tbl, m, 0);
			if (!p && !skipping) validateTablePeek(ctx, p, tmp);
			skipVoid(ctx, true, true);
			let v = extractValue(ctx, void 0);
			if (p && !skipping) p[1][p[0]] = v;
		}
		skipVoid(ctx, true);
		if (ctx.p < toml.length && (tmp = toml.charCodeAt(ctx.p)) !== 10 && (tmp !== 13 || toml.charCodeAt(ctx.p + 1) !== 10)) TomlError.x("each key-value declaration must be followed by an end-of-line", ctx);
		skipVoid(ctx);
	}
	return res;
}
/*!
* Copyright (c) Squirrel Chat et al., All rights reserved.
* SPDX-License-Identifier: BSD-3-Clause
*
* Redistribution and use in source and binary forms, with or without
* modification, are permitted provided that the following conditions are met:
*
* 1. Redistributions of source code must retain the above copyright notice, this
*    list of conditions and the following disclaimer.
* 2. Redistributions in binary form must reproduce the above copyright notice,
*    this list of conditions and the following disclaimer in the
*    documentation and/or other materials provided with the distribution.
* 3. Neither the name of the copyright holder nor the names of its contributors
*    may be used to endorse or promote products derived from this software without
*    specific prior written permission.
*
* THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND
* ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED
* WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE
* DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE LIABLE
* FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL
* DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR
* SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER
* CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY,
* OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE
* OF THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.
*/
"".isWellFormed;
// node_modules/smol-toml/dist/index.js
/*!
* Copyright (c) Squirrel Chat et al., All rights reserved.
* SPDX-License-Identifier: BSD-3-Clause
*
* Redistribution and use in source and binary forms, with or without
* modification, are permitted provided that the following conditions are met:
*
* 1. Redistributions of source code must retain the above copyright notice, this
*    list of conditions and the following disclaimer.
* 2. Redistributions in binary form must reproduce the above copyright notice,
*    this list of conditions and the following disclaimer in the
*    documentation and/or other materials provided with the distribution.
* 3. Neither the name of the copyright holder nor the names of its contributors
*    may be used to endorse or promote products derived from this software without
*    specific prior written permission.
*
* THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND
* ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED
* WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE
* DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE LIABLE
* FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL
* DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR
* SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER
* CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY,
* OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE
* OF THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.
*/
// src/packages/ecosystems/ecosystem.ts
/** An ecosystem told by one of its files. */
function byFile(files, words, commands) {
	return {
		words,
		async find(tree, names) {
			const file = files.find((name) => names.has(name));
			return file === void 0 ? void 0 : {
				files: [file],
				...await commands(tree, names, file)
			};
		}
	};
}
// src/packages/ecosystems/compiled.ts
/** A Makefile with a `test` or `check` target. */
const automake = {
	words: ["make", "gmake"],
	async find(tree, names) {
		const file = [
			"GNUmakefile",
			"makefile",
			"Makefile"
		].find((name) => names.has(name));
		const text = file === void 0 ? void 0 : await tree.read(file);
		if (file === void 0 || text === void 0) return void 0;
		const has = (target) => new RegExp(`^${target}[ \\t]*:(?!=)`, "m").test(text);
		const target = [
			"test",
			"tests",
			"check"
		].find(has);
		if (target === void 0) return void 0;
		return {
			files: [file],
			fetches: false,
			build: has("build") ? "make build" : void 0,
			test: `make ${target}`
		};
	}
};
const cargo = byFile(["Cargo.toml"], ["cargo"], async (tree, names, file) => ({
	setup: names.has("Cargo.lock") ? "cargo fetch --locked" : "cargo fetch",
	test: isCargoWorkspace(await tree.read(file) ?? "") ? "cargo test --workspace" : "cargo test"
}));
/** Beside a package of its own at the root, plain `cargo test` leaves the members out; `default-members` is a choice already. */
function isCargoWorkspace(text) {
	const { workspace } = readToml(text);
	return typeof workspace === "object" && !("default-members" in workspace);
}
/** Empty where it is none: cargo itself will say so. */
function readToml(text) {
	try {
		return parse(text);
	} catch {
		return {};
	}
}
const go = byFile(["go.work", "go.mod"], ["go"], async (tree, names, file) => {
	const folders = file === "go.work" && !names.has("go.mod") ? usedBy(await tree.read(file) ?? "") : [];
	const all = folders.length === 0 ? "./..." : folders.map((folder) => quoted(`./${folder}/...`)).join(" ");
	return {
		setup: "go mod download",
		build: `go build ${all}`,
		test: `go test ${all}`
	};
});
/** The folders that a go.work names. */
function usedBy(text) {
	return [...text.replace(/\/\/.*/g, "").matchAll(/^use[ \t]+(?:\(([^)]*)\)|(\S+))/gm)].flatMap(([, many, one]) => many ?? one ?? "").flatMap((list) => list.split(/\s+/)).map((folder) => folder.replace(/^"|"$|^\.\/|\/+$/g, "")).filter((folder) => folder !== "" && !folder.startsWith(".."));
}
const compiled = [
	cargo,
	go,
	byFile(["pom.xml"], ["mvn", "mvnw"], async (_tree, names) => {
		const mvn = names.has("mvnw") ? "./mvnw -B" : "mvn -B";
		return {
			setup: `${mvn} -q dependency:go-offline`,
			test: `${mvn} test`
		};
	}),
	byFile([
		"build.gradle",
		"build.gradle.kts",
		"settings.gradle",
		"settings.gradle.kts"
	], ["gradle", "gradlew"], async (_tree, names) => {
		const command = `${names.has("gradlew") ? "./gradlew" : "gradle"} --console=plain`;
		return {
			setup: `${command} testClasses`,
			test: `${command} test`
		};
	}),
	{
		words: ["dotnet"],
		async find(_tree, names) {
			const file = [...names].find((name) => /^[^/]+\.(sln|slnx|csproj|fsproj|vbproj)$/.test(name));
			return file === void 0 ? void 0 : {
				files: [file],
				setup: "dotnet restore",
				test: "dotnet test --no-restore"
			};
		}
	},
	byFile(["Package.swift"], ["swift"], async () => ({
		setup: "swift package resolve",
		test: "swift test"
	})),
	byFile(["CMakeLists.txt"], ["cmake", "ctest"], async (tree, _names, file) => {
		const text = await tree.read(file) ?? "";
		return {
			setup: "cmake -S . -B build",
			build: "cmake --build build",
			test: /\b(enable_testing|add_test|include\s*\(\s*CTest)\b/i.test(text) ? "ctest --test-dir build --output-on-failure" : void 0
		};
	}),
	byFile(["meson.build"], ["meson"], async () => ({
		setup: "meson setup build",
		test: "meson test -C build"
	})),
	byFile(["build.zig"], ["zig"], async () => ({ test: "zig build test" })),
	byFile(["build.sbt"], ["sbt"], async () => ({
		setup: "sbt update",
		test: "sbt test"
	})),
	byFile(["stack.yaml"], ["stack"], async () => ({
		setup: "stack build --only-dependencies",
		test: "stack test"
	})),
	byFile(["cabal.project"], ["cabal"], async () => ({
		setup: "cabal build --only-dependencies all",
		test: "cabal test all"
	}))
];
// src/packages/ecosystems/js-workspace.ts
/** Workspaces of npm, Yarn, bun and pnpm: the projects that the root names, and who depends on whom. */
/** Those with a package.json of their own; undefined where the root is no workspace. */
async function jsProjects(tree, names) {
	const root = parse$1(await tree.read("package.json") ?? "");
	if (root === void 0) return void 0;
	const globs = names.has("pnpm-workspace.yaml") ? pnpmGlobs(await tree.read("pnpm-workspace.yaml") ?? "") : globsOf(root);
	if (globs.length === 0) return void 0;
	const manager = await packageManager(tree, names, root);
	const members = [...names].flatMap((name) => name.endsWith("/package.json") ? [name.slice(0, -13)] : []).filter((folder) => isNamed(folder, globs)).sort();
	const manifests = await Promise.all(members.map((folder) => manifestIn(tree, folder)));
	const byName = new Map(manifests.map(({ folder, manifest }) => [String(manifest.name ?? folder), folder]));
	return manifests.map(({ folder, manifest }) => ({
		...projectOf(folder, manifest, manager),
		...edges(manifest, byName)
	}));
}
async function manifestIn(tree, folder) {
	return {
		folder,
		manifest: parse$1(await tree.read(`${folder}/package.json`) ?? "") ?? {}
	};
}
/** One folder below a root whose package manager it shares. */
async function jsProject(tree, names, folder) {
	const own = [
		"package-lock.json",
		"npm-shrinkwrap.json",
		"pnpm-lock.yaml",
		"yarn.lock",
		"bun.lock",
		"bun.lockb"
	];
	const root = parse$1(await tree.read("package.json") ?? "");
	if (root === void 0 || !names.has(`${folder}/package.json`) || own.some((lock) => names.has(`${folder}/${lock}`))) return void 0;
	const { manifest } = await manifestIn(tree, folder);
	return projectOf(folder, manifest, await packageManager(tree, names, root));
}
function projectOf(folder, manifest, manager) {
	const { build, test } = commandsOfManifest(manifest, manager);
	return {
		folder,
		build,
		test,
		needs: [],
		uses: []
	};
}
function edges(manifest, byName) {
	const folders = (key) => Object.keys(manifest[key] ?? {}).flatMap((name) => byName.get(name) ?? []);
	return {
		needs: [...folders("dependencies"), ...folders("optionalDependencies")],
		uses: [...folders("devDependencies"), ...folders("peerDependencies")]
	};
}
function globsOf({ workspaces }) {
	const list = Array.isArray(workspaces) ? workspaces : workspaces?.packages;
	return Array.isArray(list) ? list.filter((one) => typeof one === "string") : [];
}
/** The list under `packages:`, as people write it; nothing else of the file matters. */
function pnpmGlobs(text) {
	return ((/^packages:[ \t]*(?:#.*)?\n((?:[ \t]*(?:-.*|#.*)?\n?)*)/m.exec(text)?.[1])?.split("\n") ?? /^packages:\s*\[([^\]]*)\]/m.exec(text)?.[1]?.split(",") ?? []).flatMap((item) => /^\s*(?:-\s*)?["']?([^"'#\s]+)["']?/.exec(item)?.[1] ?? []);
}
/** The last glob that fits decides, as in the package managers; nothing inside of `node_modules` is a project. */
function isNamed(folder, globs) {
	if (folder.split("/").includes("node_modules")) return false;
	let isIn = false;
	for (const glob of globs) {
		const isOut = glob.startsWith("!");
		const plain = glob.slice(isOut ? 1 : 0).replace(/^\.\//, "").replace(/\/+$/, "");
		if (matchesGlob(folder, plain)) isIn = !isOut;
	}
	return isIn;
}
// src/packages/ecosystems/python.ts
const configs = [
	"pyproject.toml",
	"pytest.ini",
	".pytest.ini",
	"tox.ini",
	"setup.cfg",
	"conftest.py",
	"setup.py"
];
const requirements = [
	"requirements-dev.txt",
	"requirements_dev.txt",
	"dev-requirements.txt",
	"requirements-test.txt",
	"test-requirements.txt",
	...["tests", "test"].map((folder) => `${folder}/requirements.txt`),
	...[
		"dev",
		"test",
		"tests"
	].map((name) => `requirements/${name}.txt`),
	"requirements.txt"
];
const venv = "python3 -m venv .venv && .venv/bin/python -m pip install --quiet";
/** pytest where a file speaks of it, else unittest where there are tests by their names. */
const python = {
	words: [
		"pytest",
		"py.test",
		"python",
		"python3",
		"tox",
		"nox",
		"uv",
		"poetry",
		"pipenv",
		"unittest"
	],
	async find(tree, names) {
		const present = [
			...configs,
			...requirements,
			"Pipfile"
		].filter((name) => names.has(name));
		if (present.length === 0) return void 0;
		const tool = [
			"uv.lock",
			"poetry.lock",
			"Pipfile.lock"
		].find((name) => names.has(name));
		const spoken = await firstSpeaking(tree, present);
		const files = [.../* @__PURE__ */ new Set([spoken ?? present[0] ?? "", ...tool === void 0 ? [] : [tool]])];
		const module = spoken !== void 0 || await hasTestsOfPytest(tree, names) ? "pytest" : hasTestsFolder(names) ? unittest(names) : void 0;
		if (tool !== void 0) {
			const { install, run } = tools[tool] ?? {
				install: void 0,
				run: ""
			};
			return {
				files,
				setup: install,
				test: module && `${run} python -m ${module}`
			};
		}
		const install = await installCommand(tree, names, module === "pytest");
		return {
			files,
			setup: install,
			test: module && `${install === void 0 ? "python3" : ".venv/bin/python"} -m ${module}`
		};
	}
};
const testFile = /^(?:tests?\/)?(?:test_[^/]*|[^/]*_test)\.py$/;
/** Test files by their names where no file of any language says more: asked last. */
const pythonTests = {
	words: python.words,
	find: bareTests
};
async function bareTests(tree, names) {
	const [first] = [...names].filter((name) => testFile.test(name)).sort();
	if (first === void 0) return void 0;
	return {
		files: [first],
		test: `python3 -m ${await hasTestsOfPytest(tree, names) ? "pytest" : unittest(names)}`
	};
}
/** Functions by themselves, or its import: unittest runs neither. Of a few files, for the first say what all are like. */
async function hasTestsOfPytest(tree, names) {
	const tests = [...names].filter((name) => testFile.test(name)).sort();
	return (await Promise.all(tests.slice(0, 5).map(async (name) => await tree.read(name) ?? ""))).some((text) => /^\s*(?:import|from) pytest\b|^(?:async )?def test_\w+\(/m.test(text));
}
/** It looks only into packages; a folder of tests that is none is named. */
function unittest(names) {
	const folder = ["tests", "test"].find((each) => [...names].some((name) => new RegExp(`^${each}/[^/]*\\.py$`).test(name)));
	return folder === void 0 || names.has(`${folder}/__init__.py`) ? "unittest discover" : `unittest discover -s ${folder}`;
}
const tools = {
	"uv.lock": {
		install: "uv sync --frozen --all-extras",
		run: "uv run --frozen"
	},
	"poetry.lock": {
		install: "poetry install --no-interaction",
		run: "poetry run"
	},
	"Pipfile.lock": {
		install: "pipenv sync --dev",
		run: "pipenv run"
	}
};
async function firstSpeaking(tree, files) {
	for (const file of files) {
		if (/^\.?pytest\.ini$/.test(file) || file === "conftest.py") return file;
		if (/\bpytest\b/.test(await tree.read(file) ?? "")) return file;
	}
}
/** Absent where nothing has to be fetched: then the tests run with the interpreter that is there. */
async function installCommand(tree, names, pytest) {
	const wanted = [];
	for (const file of requirements) if (names.has(file) && /^[ \t]*[^#\s]/m.test(await tree.read(file) ?? "")) wanted.push(`-r ${file}`);
	const project = await projectInstall(tree, names);
	if (project !== void 0) wanted.push(project);
	if (wanted.length === 0) return void 0;
	return `${venv} ${pytest ? "pytest " : ""}${wanted.join(" ")}`;
}
async function projectInstall(tree, names) {
	const text = names.has("pyproject.toml") ? await tree.read("pyproject.toml") ?? "" : "";
	const needs = /^dependencies\s*=\s*\[\s*["']/m.test(text) || /^dynamic\s*=.*dependencies/m.test(text);
	const extra = [
		"test",
		"tests",
		"testing",
		"dev"
	].find((name) => optional(text).includes(name));
	if (/^\[project\]/m.test(text) && (needs || extra !== void 0)) return extra ? `-e '.[${extra}]'` : "-e .";
	const setup = names.has("setup.py") ? await tree.read("setup.py") ?? "" : "";
	const cfg = names.has("setup.cfg") ? await tree.read("setup.cfg") ?? "" : "";
	return /install_requires/.test(setup) || /install_requires/.test(cfg) ? "-e ." : void 0;
}
/** Names under [project.optional-dependencies]. */
function optional(toml) {
	return [...(toml.split(/^\[project\.optional-dependencies\]\s*$/m)[1]?.split(/^\[/m)[0] ?? "").matchAll(/^([\w-]+)\s*=/gm)].map((match) => match[1] ?? "");
}
function hasTestsFolder(names) {
	return [...names].some((name) => /^(tests?)(\/|$)/.test(name) || /^test_[^/]*\.py$/.test(name));
}
// src/packages/ecosystems/scripted.ts
const ruby = {
	words: [
		"bundle",
		"rspec",
		"rake",
		"ruby",
		"rails",
		"minitest"
	],
	async find(tree, names) {
		const gemfile = names.has("Gemfile");
		const run = gemfile ? "bundle exec " : "";
		const setup = gemfile ? "bundle install" : void 0;
		const files = gemfile ? ["Gemfile"] : [];
		const spec = [".rspec", "spec"].find((name) => has(names, name));
		if (spec === "spec" && isOfLua(names)) return void 0;
		if (spec !== void 0) return {
			files: [...files, spec],
			setup,
			test: `${run}rspec`
		};
		if (names.has("bin/rails")) return {
			files: [...files, "bin/rails"],
			setup,
			test: "bin/rails test"
		};
		const rakefile = [
			"Rakefile",
			"rakefile",
			"Rakefile.rb"
		].find((name) => names.has(name));
		if (rakefile === void 0) return gemfile ? {
			files,
			setup
		} : void 0;
		const tested = /Rake::TestTask|Minitest::TestTask|task\s*\(?\s*:?["']?test\b/.test(await tree.read(rakefile) ?? "");
		return {
			files: [...files, rakefile],
			setup,
			test: tested ? `${run}rake test` : `${run}rake`
		};
	}
};
const php = {
	words: [
		"composer",
		"phpunit",
		"pest",
		"php"
	],
	async find(tree, names) {
		const config = [
			"phpunit.xml",
			"phpunit.xml.dist",
			"phpunit.dist.xml"
		].find((name) => names.has(name));
		const composer = names.has("composer.json") ? await tree.read("composer.json") ?? "" : void 0;
		if (composer === void 0) return config === void 0 ? void 0 : {
			files: [config],
			test: "phpunit"
		};
		const setup = "composer install --no-interaction --no-progress";
		if (/"scripts"\s*:\s*\{[^{}]*"test"\s*:/.test(composer)) return {
			files: ["composer.json"],
			setup,
			test: "composer test"
		};
		if (composer.includes("\"pestphp/pest\"")) return {
			files: ["composer.json"],
			setup,
			test: "vendor/bin/pest"
		};
		const phpunit = config !== void 0 || composer.includes("\"phpunit/phpunit\"");
		return {
			files: ["composer.json", ...config === void 0 ? [] : [config]],
			setup,
			test: phpunit ? "vendor/bin/phpunit" : void 0
		};
	}
};
const deno = byFile(["deno.json", "deno.jsonc"], ["deno"], async (tree, _names, file) => {
	return {
		setup: "deno install",
		test: /"tasks"\s*:\s*\{[^{}]*"test"\s*:/.test(await tree.read(file) ?? "") ? "deno task test" : "deno test"
	};
});
const mix = byFile(["mix.exs"], ["mix"], async () => ({
	setup: "mix deps.get",
	test: "mix test"
}));
const dart = byFile(["pubspec.yaml"], ["dart", "flutter"], async (tree, _names, file) => {
	return /^\s+sdk:\s*flutter/m.test(await tree.read(file) ?? "") ? {
		setup: "flutter pub get",
		test: "flutter test"
	} : {
		setup: "dart pub get",
		test: "dart test"
	};
});
const perl = {
	words: ["prove", "perl"],
	async find(_tree, names) {
		const file = [
			"cpanfile",
			"Makefile.PL",
			"Build.PL",
			"dist.ini"
		].find((name) => names.has(name));
		return file !== void 0 && has(names, "t") ? {
			files: [file],
			test: "prove -lr t"
		} : void 0;
	}
};
/** Its specs lie where those of Ruby do. */
const lua = {
	words: [
		"busted",
		"lua",
		"luajit"
	],
	async find(_tree, names) {
		const file = names.has(".busted") ? ".busted" : [...names].find((name) => luaSpec.test(name));
		return file === void 0 ? void 0 : {
			files: [file],
			test: "busted"
		};
	}
};
const luaSpec = /^spec\/(?:[^/]+\/)*\w+_spec\.lua$/;
function isOfLua(names) {
	const specs = [...names].filter((name) => name.startsWith("spec/"));
	return specs.some((name) => luaSpec.test(name)) && !specs.some((name) => name.endsWith(".rb"));
}
const scripted = [
	ruby,
	php,
	deno,
	mix,
	dart,
	perl,
	lua,
	byFile([
		"justfile",
		"Justfile",
		".justfile"
	], ["just"], async (tree, _names, file) => ({
		fetches: false,
		test: /^test[^\n:=]*:/m.test(await tree.read(file) ?? "") ? "just test" : void 0
	}))
];
/** A file or folder of that name, whether the list holds folders or only the paths in them. */
function has(names, name) {
	return names.has(name) || [...names].some((each) => each.startsWith(`${name}/`));
}
// src/packages/projects.ts
/** Several projects in one repository: one command that builds and one that tests them all, each in its own folder. */
/** What a project needs comes before it. Every project's tests run, also after a red one; the last red exit code is the command's. */
function composed(projects) {
	const tested = projects.filter(({ test }) => test !== void 0);
	if (tested.length === 0) return void 0;
	const cycle = cycleIn(projects);
	if (cycle !== void 0) return { problem: `The workspaces depend on each other in a circle, so none can be built first: ${cycle.map((folder) => `\`${folder}\``).join(" \u2192 ")}` };
	const order = inOrder(projects, tested);
	const chain = (step) => order.flatMap((each) => each[step] === void 0 ? [] : [inFolder(each.folder, each[step])]).join(" && ");
	const tests = order.flatMap(({ folder, test }) => test === void 0 ? [] : [inFolder(folder, test)]);
	const test = tests.length === 1 ? tests[0] ?? "" : `code=0; ${tests.map((one) => `${one} || code=$?`).join("; ")}; exit $code`;
	return {
		setup: chain("setup") || void 0,
		build: chain("build") || void 0,
		test,
		folders: tested.map(({ folder }) => folder)
	};
}
function inFolder(folder, command) {
	return `(cd ${quoted(folder)} && ${command})`;
}
/** The tested ones and what they stand on, the needed first. */
function inOrder(projects, tested) {
	const known = new Map(projects.map((project) => [project.folder, project]));
	const done = /* @__PURE__ */ new Set();
	const entered = /* @__PURE__ */ new Set();
	const visit = (folder) => {
		const project = known.get(folder);
		if (project === void 0 || entered.has(folder)) return;
		entered.add(folder);
		for (const other of [...project.needs, ...project.uses]) visit(other);
		done.add(project);
	};
	for (const { folder } of tested) visit(folder);
	return [...done];
}
/** The folders of a circle, its first one again at the end. */
function cycleIn(projects) {
	const known = new Map(projects.map((project) => [project.folder, project]));
	const free = /* @__PURE__ */ new Set();
	const search = (folder, path) => {
		const at = path.indexOf(folder);
		if (at >= 0) return [...path.slice(at), folder];
		if (free.has(folder)) return void 0;
		for (const other of known.get(folder)?.needs ?? []) {
			const found = search(other, [...path, folder]);
			if (found !== void 0) return found;
		}
		free.add(folder);
	};
	for (const { folder } of projects) {
		const found = search(folder, []);
		if (found !== void 0) return found;
	}
}
// src/verify/commands.ts
/** Which commands set up, build and test a repository, read from the files it holds. */
const wholeCommand = ({ build = "", test = "" }) => `${build} ${test}`.trim();
/** In order of say: a test script names its own runner, a Makefile target is what people type, a manifest is a guess. */
const ecosystems = [
	javascript,
	automake,
	...compiled,
	python,
	...scripted,
	pythonTests
];
/**
* The commands of the tree in `port` (paths relative to the working directory). A given command wins, `none` switches
* one off, an empty one is not given. Without any sign of tests `test` is absent.
*/
async function findCommands(port, given) {
	const names = new Set((await port.list()).map((path) => path.replace(/^\.\//, "")));
	const tree = {
		list: async () => [...names],
		read: (path) => port.read(path)
	};
	const found = [];
	for (const ecosystem of ecosystems) {
		const commands = await ecosystem.find(tree, names);
		if (commands !== void 0) found.push({
			...commands,
			words: ecosystem.words
		});
	}
	const lead = leading(found, given.test);
	const setup = lead?.setup ?? (lead?.fetches === false ? found.find((each) => each.setup)?.setup : void 0);
	const several = given.projects === void 0 && (lead?.test !== void 0 || isGiven(given.test)) ? void 0 : await commandsOfProjects(tree, names, given.projects);
	if (several !== void 0 && "problem" in several) return {
		because: "projects",
		problem: several.problem
	};
	const commands = {
		setup: chosen(given.setup, [setup, several?.setup].filter((each) => each !== void 0).join(" && ") || void 0),
		build: chosen(given.build, given.projects === void 0 ? lead?.build ?? several?.build : several?.build),
		test: chosen(given.test, several?.test ?? lead?.test)
	};
	const reasons = because(given, lead, found, commands);
	return {
		...commands,
		because: several === void 0 ? reasons : `${reasons}; projects: ${several.folders.join(", ")}`
	};
}
/** Of those that are named, else of the workspaces that the root names. */
async function commandsOfProjects(tree, names, named) {
	if (named === void 0) return composed(await jsProjects(tree, names) ?? []);
	const projects = [];
	for (const [written, steps] of Object.entries(named)) {
		const folder = written.replace(/^(?:\.\/)+|\/+$/g, "");
		const inside = [...names].filter((name) => name.startsWith(`${folder}/`));
		if (inside.length === 0) return { problem: `\`projects\` names ${folder}, and the repository has no file there` };
		const { setup, build, test } = await jsProject(tree, names, folder) ?? await findCommands({
			list: async () => inside.map((name) => name.slice(folder.length + 1)),
			read: (path) => tree.read(`${folder}/${path}`)
		}, {});
		const commands = {
			setup: chosen(steps?.setup, setup),
			build: chosen(steps?.build, build),
			test: chosen(steps?.test, test)
		};
		if (commands.test === void 0 && steps?.test?.trim() !== "none") return { problem: `\`projects\` names ${folder}, and no test command was found there: write one, or \`test: none\`` };
		projects.push({
			folder,
			...commands,
			needs: [],
			uses: []
		});
	}
	return composed(projects);
}
/** The ecosystem that a given test command speaks of, else the first with tests, else the first at all. */
function leading(found, test) {
	const words = new Set((isGiven(test) ? test : "").split(/[^\w.-]+/));
	return found.find((each) => each.words.some((word) => words.has(word))) ?? found.find((each) => each.test !== void 0) ?? found[0];
}
function chosen(given, found) {
	if (given?.trim() === "none") return void 0;
	return isGiven(given) ? given : found;
}
function isGiven(command) {
	return command !== void 0 && command.trim() !== "";
}
function because(given, lead, found, commands) {
	const parts = [];
	const settings = [
		"setup",
		"build",
		"test"
	].filter((step) => isGiven(given[step]));
	if (settings.length > 0) parts.push(settings.map((step) => `${step}-command`).join(", "));
	if (settings.length < 3 && lead !== void 0) {
		const others = found.filter((each) => each !== lead && each.setup !== void 0 && each.setup === commands.setup);
		parts.push([...lead.files, ...others.flatMap((each) => each.files)].join(", "));
		if (lead.note !== void 0) parts.push(lead.note);
	}
	return parts.join("; ") || "no file that names a test command";
}
export { wholeCommand as n, parse as r, findCommands as t };
