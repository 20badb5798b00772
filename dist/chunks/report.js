import { a as __toCommonJS, n as __esmMin, o as __toESM, r as __exportAll, t as __commonJSMin } from "./rolldown-runtime.js";
import { F as isLocal, G as proofTimeWords, H as waitsForPerson, K as proofTitle, L as outcomeWords, Q as belowCause, R as afterInterruption, Tt as listed, W as proofLine, X as attemptMs, Y as attemptChangeWords, Z as attemptsWords, at as durationWords, ct as judgedResult, dt as redBeforeWords, it as doingWords, pt as runCostWords, st as farWords, tt as costWords } from "./start.js";
import { F as isOfPullRequest, tt as x } from "./story.js";
const { createHash } = process.getBuiltinModule("node:crypto");
// node_modules/hono/dist/utils/html.js
/**
* @module
* HTML utility.
*/
const HtmlEscapedCallbackPhase = {
	Stringify: 1,
	BeforeStream: 2,
	Stream: 3
};
const raw = (value, callbacks) => {
	const escapedString = new String(value);
	escapedString.isEscaped = true;
	escapedString.callbacks = callbacks;
	return escapedString;
};
const escapeRe = /[&<>'"]/;
const stringBufferToString = async (buffer, callbacks) => {
	let str = "";
	callbacks ||= [];
	const resolvedBuffer = await Promise.all(buffer);
	for (let i = resolvedBuffer.length - 1;; i--) {
		str += resolvedBuffer[i];
		i--;
		if (i < 0) break;
		let r = resolvedBuffer[i];
		if (r == null || typeof r === "boolean") continue;
		if (typeof r === "number") {
			str += r;
			continue;
		}
		if (typeof r === "object") callbacks.push(...r.callbacks || []);
		const isEscaped = r.isEscaped;
		r = await (typeof r === "object" ? r.toString() : r);
		if (typeof r === "object") callbacks.push(...r.callbacks || []);
		if (r.isEscaped ?? isEscaped) str += r;
		else {
			const buf = [str];
			escapeToBuffer(r, buf);
			str = buf[0];
		}
	}
	return raw(str, callbacks);
};
const escapeToBuffer = (str, buffer) => {
	const match = str.search(escapeRe);
	if (match === -1) {
		buffer[0] += str;
		return;
	}
	let escape;
	let index;
	let lastIndex = 0;
	for (index = match; index < str.length; index++) {
		switch (str.charCodeAt(index)) {
			case 34:
				escape = "&quot;";
				break;
			case 39:
				escape = "&#39;";
				break;
			case 38:
				escape = "&amp;";
				break;
			case 60:
				escape = "&lt;";
				break;
			case 62:
				escape = "&gt;";
				break;
			default: continue;
		}
		buffer[0] += str.substring(lastIndex, index) + escape;
		lastIndex = index + 1;
	}
	buffer[0] += str.substring(lastIndex, index);
};
const resolveCallbackSync = (str) => {
	const callbacks = str.callbacks;
	if (!callbacks?.length) return str;
	const buffer = [str];
	const context = {};
	callbacks.forEach((c) => c({
		phase: HtmlEscapedCallbackPhase.Stringify,
		buffer,
		context
	}));
	return buffer[0];
};
const resolveCallback = async (str, phase, preserveCallbacks, context, buffer) => {
	if (typeof str === "object" && !(str instanceof String)) {
		if (!(str instanceof Promise)) str = str.toString();
		if (str instanceof Promise) str = await str;
	}
	const callbacks = str.callbacks;
	if (!callbacks?.length) return Promise.resolve(str);
	if (buffer) buffer[0] += str;
	else buffer = [str];
	const resStr = Promise.all(callbacks.map((c) => c({
		phase,
		buffer,
		context
	}))).then((res) => Promise.all(res.filter(Boolean).map((str) => resolveCallback(str, phase, false, context, buffer))).then(() => buffer[0]));
	if (preserveCallbacks) return raw(await resStr, callbacks);
	else return resStr;
};
// node_modules/hono/dist/helper/html/index.js
/**
* @module
* html Helper for Hono.
*/
const html = (strings, ...values) => {
	const buffer = [""];
	for (let i = 0, len = strings.length - 1; i < len; i++) {
		buffer[0] += strings[i];
		const children = Array.isArray(values[i]) ? values[i].flat(Infinity) : [values[i]];
		for (let i = 0, len = children.length; i < len; i++) {
			const child = children[i];
			if (typeof child === "string") escapeToBuffer(child, buffer);
			else if (typeof child === "number") buffer[0] += child;
			else if (typeof child === "boolean" || child === null || child === void 0) continue;
			else if (typeof child === "object" && child.isEscaped) {
				if (child.callbacks) buffer.unshift("", child);
				else {
					const tmp = child.toString();
					if (tmp instanceof Promise) buffer.unshift("", tmp);
					else buffer[0] += tmp;
				}
			} else if (child instanceof Promise) buffer.unshift("", child);
			else escapeToBuffer(child.toString(), buffer);
		}
	}
	buffer[0] += strings.at(-1);
	return buffer.length === 1 ? "callbacks" in buffer ? raw(resolveCallbackSync(raw(buffer[0], buffer.callbacks))) : raw(buffer[0]) : stringBufferToString(buffer, buffer.callbacks);
};
// node_modules/entities/dist/decode-codepoint.js
/**
* True for NUL, UTF-16 surrogates, and values past U+10FFFF.
* @param codePoint Unicode code point to check.
*/
function isInvalidCodePoint(codePoint) {
	return codePoint === 0 || codePoint >= 55296 && codePoint <= 57343 || codePoint > 1114111;
}
/**
* Replace the given code point with U+FFFD if it is NUL (0), a surrogate, or
* outside the valid Unicode range. Code points in the C1 controls range
* (128\u2013159) are remapped to their Windows-1252 equivalents, following the
* HTML spec. All other code points are returned unchanged.
* @param codePoint Unicode code point to convert.
*/
function replaceCodePoint(codePoint) {
	if (isInvalidCodePoint(codePoint)) return 65533;
	if (codePoint >= 128 && codePoint <= 159) return c1[codePoint - 128] || codePoint;
	return codePoint;
}
/**
* XML numeric character references are the referenced Unicode code point.
* Invalid values still become U+FFFD; the HTML Windows-1252 C1 remap is not
* applied.
* @see https://www.w3.org/TR/xml/#NT-CharRef
* @param codePoint Unicode code point to convert.
*/
function replaceCodePointXML(codePoint) {
	return isInvalidCodePoint(codePoint) ? 65533 : codePoint;
}
var c1;
var init_decode_codepoint = __esmMin((() => {
	c1 = [
		8364,
		0,
		8218,
		402,
		8222,
		8230,
		8224,
		8225,
		710,
		8240,
		352,
		8249,
		338,
		0,
		381,
		0,
		0,
		8216,
		8217,
		8220,
		8221,
		8226,
		8211,
		8212,
		732,
		8482,
		353,
		8250,
		339,
		0,
		382,
		376
	];
}));
// node_modules/entities/dist/internal/decode-shared.js
/**
* Decode a dictionary-encoded trie string back into its Uint16Array.
*
* Stream layout (consumed in this order):
*   1. dict1 atoms \u2014 `dict1AtomCount` uint16 values, delta+RLE encoded.
*   2. dict2 atoms \u2014 `atomCount - dict1AtomCount` values, delta+RLE.
*   3. dict2 ngrams \u2014 `ngramCount - (dictSize - dict1AtomCount)` entries,
*      each a pair of slot codes that resolve to earlier slots.
*   4. dict1 ngrams \u2014 `dictSize - dict1AtomCount` entries, same shape.
*   5. data \u2014 slot codes, each expanding to one or more uint16 values.
*
* Codes use a 91-char base (printable ASCII minus `"`, `$`, `\`):
*   - char1 < dictSize  \u2192 1-char code, slot = char1
*   - char1 \u2265 dictSize  \u2192 2-char code, slot = dictSize + (char1 - dictSize)*91 + char2
*
* Slot index \u2192 token kind:
*   [0, A)                  dict1 atoms     (1-char codes)
*   [A, dictSize)           dict1 ngrams    (1-char codes)
*   [dictSize, dictSize+D)  dict2 atoms     (2-char codes)
*   [dictSize+D, end)       dict2 ngrams    (2-char codes)
*
* Both atom dicts decode before any ngram, and dict2 ngrams decode before
* dict1 ngrams. So every ngram entry references slots whose contents are
* already filled \u2014 no forward references to handle.
*
* This runs on library import. Flat typed arrays store each slot as either
* a plain value (`single`, covering every atom) or a range in a shared
* `pool` (ngrams).
* @param input Packed trie string.
* @param resultLength Expected number of uint16 values in the output.
* @param atomCount Total number of distinct uint16 values in the trie.
* @param dict1AtomCount Atoms in the 1-char range (`A` above).
* @param ngramCount Total number of ngram entries (dict1 + dict2).
* @param dictSize Number of 1-char code slots; the rest of `BASE - dictSize`
*   first-byte values are 2-char codes.
*/
function decodeTrieDict(input, resultLength, atomCount, dict1AtomCount, ngramCount, dictSize) {
	const base = 91;
	const inputLength = input.length;
	const twoCharBias = dictSize * 90;
	let pos = 0;
	/** Read one slot code at `pos` and return its slot index, advancing pos. */
	const readSlotCode = () => {
		const c1 = BASE91_INVERSE[input.charCodeAt(pos++)];
		return c1 < dictSize ? c1 : c1 * base - twoCharBias + BASE91_INVERSE[input.charCodeAt(pos++)];
	};
	const dict2AtomCount = atomCount - dict1AtomCount;
	const slotCount = atomCount + ngramCount;
	const single = new Int32Array(slotCount);
	single.fill(-1, dict1AtomCount, dictSize);
	single.fill(-1, dictSize + dict2AtomCount, slotCount);
	const start = new Int32Array(slotCount);
	const length = new Int32Array(slotCount);
	/**
	* Decode `count` ascending uint16 values from a delta+RLE stream into
	* `single[off..off+count)`.
	*
	*   code < 89   \u2192 delta = code
	*   code == 89  \u2192 run-length: next char encodes runLength-2; emit `runLength` consecutive +1 values
	*   code == 90, next < 90  \u2192 escape: delta = 89 + next * BASE + after-next
	*   code == 90, next == 90 \u2192 double-escape: extra char for very large deltas
	* @param count
	* @param off
	*/
	function decodeDelta(count, off) {
		let previous = 0;
		let slot = off;
		const end = off + count;
		while (slot < end) {
			const code = BASE91_INVERSE[input.charCodeAt(pos++)];
			if (code < 89) {
				previous += code;
				single[slot++] = previous;
			} else if (code === 89) {
				let runLength = BASE91_INVERSE[input.charCodeAt(pos++)] + 2;
				while (runLength--) single[slot++] = ++previous;
			} else {
				const next = BASE91_INVERSE[input.charCodeAt(pos++)];
				previous += 89 + (next < 90 ? next * base + BASE91_INVERSE[input.charCodeAt(pos++)] : BASE91_INVERSE[input.charCodeAt(pos++)] * 8281 + BASE91_INVERSE[input.charCodeAt(pos++)] * base + BASE91_INVERSE[input.charCodeAt(pos++)]);
				single[slot++] = previous;
			}
		}
	}
	decodeDelta(dict1AtomCount, 0);
	decodeDelta(dict2AtomCount, dictSize);
	const references = new Int32Array(ngramCount * 2);
	let poolSize = 0;
	let ngramIndex = 0;
	/**
	* Read `count` ngram entries (each = 2 slot-code references) for the slots
	* starting at `startSlot`, recording references and assigning pool ranges.
	* @param count
	* @param startSlot
	*/
	function readNgramReferences(count, startSlot) {
		for (let index = 0; index < count; index++) {
			const slot = startSlot + index;
			const a = readSlotCode();
			const b = readSlotCode();
			references[ngramIndex * 2] = a;
			references[ngramIndex * 2 + 1] = b;
			ngramIndex += 1;
			start[slot] = poolSize;
			const entryLength = (single[a] < 0 ? length[a] : 1) + (single[b] < 0 ? length[b] : 1);
			length[slot] = entryLength;
			poolSize += entryLength;
		}
	}
	readNgramReferences(ngramCount - dictSize + dict1AtomCount, dictSize + dict2AtomCount);
	readNgramReferences(dictSize - dict1AtomCount, dict1AtomCount);
	const pool = new Uint16Array(poolSize);
	let write = 0;
	for (let index = 0; index < ngramIndex; index++) for (let half = 0; half < 2; half++) {
		const source = references[index * 2 + half];
		const value = single[source];
		if (value < 0) {
			let read = start[source];
			const readEnd = read + length[source];
			while (read < readEnd) pool[write++] = pool[read++];
		} else pool[write++] = value;
	}
	const out = new Uint16Array(resultLength);
	let outIndex = 0;
	while (pos < inputLength) {
		let slot = BASE91_INVERSE[input.charCodeAt(pos++)];
		if (slot >= dictSize) slot = slot * base - twoCharBias + BASE91_INVERSE[input.charCodeAt(pos++)];
		const value = single[slot];
		if (value < 0) {
			let read = start[slot];
			const readEnd = read + length[slot];
			while (read < readEnd) out[outIndex++] = pool[read++];
		} else out[outIndex++] = value;
	}
	return out;
}
var BASE91_INVERSE;
var init_decode_shared = __esmMin((() => {
	BASE91_INVERSE = /* #__PURE__ */ (() => {
		const table = /* @__PURE__ */ new Uint8Array(127);
		let code = 0;
		for (let char = 33; char <= 126; char++) if (char !== 34 && char !== 36 && char !== 92) table[char] = code++;
		return table;
	})();
}));
// node_modules/entities/dist/generated/decode-data-html.js
var htmlDecodeTree;
var init_decode_data_html = __esmMin((() => {
	init_decode_shared();
	htmlDecodeTree = /* #__PURE__ */ decodeTrieDict("!}.&u%}'&}*'~!6*)%&,~!J~!J~%L~y<~!R,~~%Lu~~#GD~~#|)1#%}^%}2%+#.##%##%}&%##%'#%##&%#%#'%#&#%#&#'#%%#&#%##%#)%''%&%#%#'%#%%#%%}%%%#%#&(23#%%#&-%0%('1#(##%#'##+%'*.:1}#%#6-+(%'%%#%%%}#L'2351&('%}&/N'(0(/*-%(%%}#'+&T%7.2}#&%&#%#36/5##%&%%#&#%%#))2%%##%&&'0~!#*+&'%1~!%).'3q?&%'1~!.##%6(~!+%%%(Gw'rT~!E#<nA%#jZ~!H%(~!42##~!*31&~!G%U~#)5~#`3~!J~!Z~%]~%Y~%C~!q~!u~#kz~%#~!6'~!D~!U~!?~#T~!c%~!G#'~%7|~!G~!J~!G&~#pb~(Df}#%}*&}#%##%##%##&#-}&'#'&%#.++}%mI,#,@&(}*%}*'%&##&#%##%}&0}#.},U},%}+%}&%}#%##&}B%(}(%}+%)})%##%#&}&%##%&}<%}>%#%&}*%}(%}9%}/%})%}*%}*%}?&}&%}3%}&*#%})%#%#)}#&#-#+*%E%%'%'#%}#*V##&##I}#&&##%&%#&&Qf%%))w/0+&%#(#.%-''''++++7}>%4'',##1,#%#&%##&#'##&#*#9)%&%}#*}%,#+P(%A&%#'&##wSD',9E00#y#@}(+}&%&>~!#~!X}#*}(&&}(&}(,%}%&#+&}#&}I%#%}%)#(},'%#*}4%%#%}(''}#/##(##),%-##%%)#&}(.}&%#&}%%}*&#%},&&}&%}#%*'#%})%}D&}&%}-&}6&#&}-,%}#%})-(~+`~,=?~I9'9%~!,#%})%})%}@%}?%}(~!?~#<~#pP~#BG~#=1#%K+~#?#~%;)~#A~#mF1~#A'~'X%'~#lR~#N~'N~#r~#m#-~#i'?%#'%~#B%##%,%#~#_%#0%~#]732~,w~2+#:&#%&'0%&>%}#>##F+)#%&&#(+_}4&}-%}(&}@&}O7Fdf0@+/v4}&WU##&/0#&'('B#%}.%}'+#%}#%%&#&%#%##+#&#)#6#'#.},%}c%},%#%##%&#&%#&~#>'*-.%##%##%}#%%}%'~#)D1}#%*&~#_%%'(~#S2%'.}#~#=##*'*-%}&'%'##&&~'E%.#&~#M4}%%##&'%#~#O1##%&#'+~#<B%##%%'%+~#;#@%}#&%#&&%#(~#H1}'%'##&&~#?A}&'~#D#%32}'&&&&~#[}'(#%}'~#;C})&}%%#%~#=&%,3}%'(#%%~#^'#&&)#%'~#Y%-~#d-%'~#^%%&#&&&}#~#b~2t*&'~&(~&@~0%~e~3}%*''0})&}+~!9##-}#%-hD*)1fC#%/&/fB#40~!+#)*4~!+~!K'&:~!/*7~!.#~!H~!L':~%x&~!H#~!*~%1~!I#~!+A~#p'~!F~~#-#~,,(~.Z~!V~%;'B'mq-W~!N~%I%#&&#&}#%},%%}'%}+X#%}#&}(%}'%}<%}#%}%%'}'%}:~![)9@~%>~#UA%-%##&~!C%~!-.9:~!1~!-^2/:a~!y,D*J#-5)/4~%23,~#G~!L1~!0X3`~!2+~!!0-~&E~!W~!o,>Y&]~%cZx_&~#O*9#A#'#+I'%#)~!0B*-5A+-((F&*M#)(-7-5+'-3a5Vi~!Y~!?+[)%3),ERHm~!+:D,VG.+)?fB%%*(%)'(#&80%1'8`K8?`+'Z#&O&'H5#*9)A%%5&3))0%39+.*7#()&&*=4@**L)<'_&*+..;(#*+)./&0#3)%')-8(4ixD(&.}%,('aI:,)%,k2231T)I'#/-W7,/'Q#.'Y24+h')37</31&83##&0#),H(?'&?/1##%#&&#%''-%&&&#(&''&#.-'%#%%(,')*'&#&#'##%(%(#%('#&##%%%%('%#%#%%#%#&%##h>w+v<ayvyvcg.uuhKr}g/v|g>u9i[~>g5uI~=RvdwEg;v/g;uk!!TTSx]@RT!U!#!@VBRUU!'UTe-d0c`e&gSdicedFcrdTaqb.kYcAohdYd@a3e+d}dMdtd.aJ#bqcK`dle/e.e'dwdPdodddjbEb}ogd^ofdpduc6j?l%d{drdqc)d7bacOdQ%T#Y)X.sR[yH>6Vyv3[xwLu>vo'!*.[yBacahoj>6Rew3[xqdZa#!a&#^(X-[yG>6Vyu3[xvg3sEr|g.u/Ri9db0T#^(Xa)!-[y;>6Vylg4wKs{JwNZt3@3r=c4Z([xlg;wKt!cpq's@v7A'*a(a+!-a#[y<3Dt?3Dt'>6Vym3[xmg9rxsNJwLZt4~?r?db1T#`-!(Xa,!0[yS>6Vz%NuQs.g4wKtnJwNZtS@3r>c4Z([y%g;wKtrdga8!a(!#&T*Y-Xa#!a0<or[yc3Dtq>6Vz43[y3JwNZtf@3s!Ju}!%Dti:pm3c_%X#tjB5pkd6q!r]u?voC'*-a.a2!0a&a+[yI3DtI3Ds~3DtH>6Vyw3[xx;:s#~<5pKJwNZtE@3r~d`a)!a2T#a.(!+U.X1[yT3Dt`3Dtv>6Vz&3[y&g9rxwzcxstPu.<rAJwLZtT~?r@dZa%!a.&^*Za(/Reu[ya>6Vz23[y1g3sEr}wkg{NuQRg{ci(U#5@b`~,cg#U(2WnH5wugcRh7dX#T(Y,a'Ta!!a,[yZ<]mj>6Vz,3[y+Pv#5ReZKu+=,%!H}7ABwkaS?Rh:BcW(X#<]mrj:ubv/ARekdg%!(!a.*Ta(Y.X1!#sP>Rl*Dt6[y>>6Vyo3Wf*jOvuumvuRgRJuq*!:9<B@bX~3jVv&v@s@5Re[d/rQt{uAvo&a&a*)a2!,0Wf!3Dt0=Bs'>6Re}3[xy~<5s%JwJZt1~Gs)c;&!#2sJkNuXvzq7rxu,Re8dka4!a8(aEZ+a@Y.X1Xa)[yd=Bs(3DtP>6Vz53[y4cX#X&Re:avRe9~<5s&JwJZtQ~Gs*i^rzvdRg+Jv{%!2sbB@bX}kdga,!Za?&^*T1/!a'Dt+[y6>6Vyf3Wf%g/u;s4hGu6?Rh-JvZ,!c%#&RoX54Rivj7uyvf8RgTKvZB%*!2sGh<vu5Rgq<=C::9bb~#dZ#T&Ta6Y.X*Dt>[y93Wf)coZ(T,6VyifluvRgC@95@B@bX~/hFu34cC#T,k/unq8w8Q5RkUklwQuzunq8w8Q5Rk8d/rJu?v8w9)-&!a0a;a&aIWejg3sEr/h1s<DtDJvyZqY5aws3Jvy!&Wei~Hr1:au5@Bag>23E~5c:Z&bX};kKv?w&unuVu5Rjc;>bs)#~@:Rh.=ay<a]C;b`}Vd6s/t{uAvoaxa()!a,a7%-a#a2Dt,[yF2Wo[>6Vyt3[xuNuPRi&NuPwpi#RoWh?vf8Ri%Jv]!%Ri:KvxD!.'2WeAjZu`q9rxu,Re7woeAg-unLq(qA_/*2Wg_g3u5q^9:4E}/jTrxrzv=Wkkd~0UX#^^Xa-a1a5T&a=U1a'*aEa]!a*aPaA-adok[y54Rn>;:p3~Dp5g9rpsFNvZqjg3uJp4~<5p0Pw;5qlJwNZt*@3p1Pw:5p/Ou!5p2JvG'!6Vye=<qnJvh_[xhg3v,Rh3kOwOw-sDuev/Re^dha[a%!%!a+#Ta7)-5TaCaO!aka!a)sf[yb2>Rl!9ARiq5E}Qg=ucRkBE|oJrJ_@Wk~@Wk{JrJ_@Wk|@WkyJrJ_@Wk}@WkzJvO_[y2g-vMRmiKuYC!)&>Ri;>Ri<@3RkNc](X#@9Rk=g5vuRmhKvDB!+'=]meg3u4Rmgd)#Y'Vz3CARmfd`a+!%T'!+#Ta1Ta6TaM-sTDt9[yA9sYd'%Y#s[[xpj:ueunaXRgEjRq,v-vuqdd2'`#6Rev<32@5>:2<E}5xIo9a*X#Y(;5RePJvD_g>vyRgNj8w)v8<wggs:RgXiZt|vjx,hSq3ah!-(~@:Ro/Ou!5RhWj^v(pyw8unRhUdx-UY#^Ua.a3a70!)%UX1TaDa)'omRiRRhE[y:3Dsz=Br,>6Vyj3[xkg6ruwjcqsrPw;5r*Ku]D'Zt-@3r(~?r.i[vwv]dU1a--U#`a4(g/vsRhPOu!5RhLj:rmu9Wo!~@:wdh@g/vsRiTjXuvvNr}:RhBj^v(pyw8unRn]dz1UYa'a+^Y(!aETZalaRY.Ta?a4[yDJw1!#qLsW>6Vyrfzq-pLflpwRe|Js>%!Dt@3Dt&Jvy_[xs~HrnjMuwpsw'RecKu+D#'!t<~Grl~?rjg5u-x,gwp{ah!-(~@:Rg~Ou!5Rh'jXuvvNr}:Rh#cW#X/c;&!#2sLi[v7u7RgpJv)(!iLrxu,Re6j7v@s@5Se[e7d`aW!Za(a`T.a#!a3!&aDa-!9)Dt_=6s+3[x~~DR|h~DS6avhGun5RkZj3w)v-]mkKunB!&*]kb97R|i<ARk<c:Z(6Vy}Juh'!wziMRoS:F|vkLuauJv5vtvQRh1d='T+Y#VyO~DR|jcF#T'7R|g97R|kJv3'!ay<Rj,Jvh&!:ReXcsa6*a+#a#_aIRf9aLRf?c,Z&Rf5Rf7c.Z&Rf;Rf>cQ#%T'p-Rf8Rf=ct#%'(*!,p,Rf4p+Rf6Rf:Rf<d~'Ua%U*^UYa(!a,-!#a4YaTalaEX0a8a<Weo3Dt/3Dsx=Br93Wen~Dr;~<5p<JwNZt2@3p=Pw:5p;Ou!5r3c7&!#:p>3Ds}KvGB)_6Vyk2sM=<r7x'eovA(!hFu1ARf}cV#X&@r5j6rvwQa^Rf3c=Za'wkghJv__g;unRggA53B9=b^}%j6uduo5Jq;!(hIv%2Re`Ou4ARe_e%a#^^^Xa&!a*a2!&a6YaP!*ad!#a:aE/5Rn?[y@>6Vyp;:pE~DrY~<5pBJwNZt8@3pCh=rt3rWPw:5pAJup_[xoNuPpF9c!#'45pD5ARn)d8#X'X*3@rU72s]h>v<<sSjJpqvewOJq/(!hNw'5ReBk0s2u3w/w'5ReE5@Jq.!a+JQ!&WeU23d(#Y&RjG5]jBk!u7w&u0udARjEe#+^^^Ub#!a2/a`Z(agT1!a-a;|@TaG!aS[yV=Re~fow'RguNuPRe?bz#'>RoUWeL>:Cbb|?JwPZtVg6ruRmzJvD'!6Vz(g/vmRh~Jvy_[y(g9voRgyx*cy(#2>Ri2B9b]~9kIw9u7rluJu3Rg]dI#a%UY'@=p%CAx.gQZ&RhwwygtRm{x5g_Z'+ABqR9Woa=Bp&dV#^*Xa'!&@o{g4v]Rk;Jv{!%Rk[wkkiA5RkiwwfUB=x,fUuqC&*!>RfTg8v0RfV~ARfSd;rJsAuAv9wR'ae+/aO!a@aza/a#[yQ@Wg!2Wemg3sEr0JvB_g>uvReWg2v+Re=KupB_+[y!2AbY~-~Hr2AJwD!(h<~El>h<~El?Kun@+_:9b`}Kg-v/Ri3g;vtwyk_9]k_d=&T#*U.6qh@Ab`|K9:H|CJv[!&3Dtex'fDwC%!Rf[9WlMd[(^X,!a%Z06Vz!@WgBg=v~Rgvg,QRe@awd,#Y+jTv|Q~EfWj]uNr|~FRfXdy#Y&^Ua%!aO.!(a)Ua;=!a@aKap!a-,a!Ta]a[rSa]p?[y82sK=Bq~;:p:~<5p8Pw:5p7d'#Y'Wf(;RnRi[u4w&RgJJvG'!6Vyh=<r#ijuuv/sIKuYD'ZtG@3p9~Gr&d2#`(g<vtRgFj`u5w&rqpxRf2CJuY!+:wfnTOu!5Rg}jNs1ucv&RfwJvA!&3@q|BDcC#T,k/unq8w8Q5RkTklwQuzunq8w8Q5Rk9dga#!a'!a=#a0!:+Tb*b@aO.a4!aba8aFJv^}?!VyR~Dr<g;u%Rn.~<5p[x'e`wNZtR@3p]Pw:5pZhNvjBp.woe_g5u-r4JwF!%DtO3:ooc7&!#:p^3DtpLuGw(!+%)Dtk6Vz#2sd=<r8d'#Y([y#<x3gJt`w@!)%}MRiowzikRij=]ilxAf3,U(#B2Rf#g0v-Rm[ck{`U#]giKv3>)!&6Ri154s,KuGB_%@r68r:dJ|t`#X(9<E|u2@H|rx3gJu?w'!+'1Nu7Reg4=H~+9<wxgY95Rm]xLggZ-`(X}U2:Ri4h<uOawRmsJv__5@bb{jbV~3dka#a'a]!,#a+U=a>b6a3b%!/aKa/)!arwve^VyJ;:pR~DpTg3uJpS~<5pOPw;5qmPw:5pNOu!5pQJvG'!6Vyx=<qoJvA!{~Jup!%@qk7Rn/KvyD!}''[xz;>wkh'?Rh,x8gyt`w5D!&),(SgyccRgztJ@3pPB5p#d'(Y#<]mmifubw&RgoJvE&!82s^JvF&!8Rf,ADb]~;x=h'rNu]vK!,%'*0RnORh)4Rh*AqQg-vaRnNg;wHwkh'ba~4cE#Ta*x3gctyw@'!+%RnFRnD<4Rn@hFvK5RnCxWg[#`&a0Ua()`1Rm75Rg[c]%X#qi8Rg^NvdRj>BwzgZauwji7Rm6A4wgg]d1#&(*,.0a#Rm;Rm<Rm=Rm>Rm?Rm@RmARmBe%#^^^Xaea?aC/b+(,!a+a#!a/!>a&Ta<aKbD!2wphBRnk[yPw}hE|.=Br-3Dtm>6Vy~g6urRf.x,hPrNav!%'RnqRo%Ro#Nu;q[Pw;5r+JwNZtM@3r)d'#Y'Weh;xChL#`&RnmRnoKu}>%(!Rne~Bs-;2wjcussJv+'!aYSO}6@B<5?ba~8LrNvj!.%*ROwungw~ng~:9;Ri^>wtnig;wHRnixDh@|(UZ.x1h@|)!#:2<H|*xHn]#-UX'3Ro)z=iT}6ARns=Bwsn_wpnaRncw]aR(#UXa&Ua*a/=]iPd'#Y&Ro'WnXf{QRm2hNvj]nZd`'T~&1`{|`#9b]{}c:'!#Wl{>@=be}]?cl{{U#:5Abb}Jds#^YaF!a*b4a#a3aPa>&Tb!bH!*a_!Eau?/a&RjY<]gj>6Vz*;:pe~DrZg,QRj1JwNZtX@wihspcJvZ&!VyX9WmOJu|!|N2WmHJvh&!]ht~Bpbcn&T(!#RmQ<s7Nu;padH#X'`+WmJ@>RmKCARhnKup=!)&Wf+:RhqNuPpf9c!#'45pd5AwghpARn(Ls@w!%,)!RmP@Wfe<E|IJva!&WmNg8vsRmLd`*.`#Y'Xa!axRn*]hrA8Rhug5s@rXg8u!RmMd8#X'X*3@rV72smdI*#UY&RmICARho~GsgxVgd)Ta'U-Y&Xa!T#RnEWnA@Wffg1uDRi0hFvK5RnBxGnG&#`%owp)@wsf+bX}Ze-*1!a*^^^Ua|!#a.aq&Ya2!a>.a6!a:aO`aJDtL[y`@Wg#>6Vz12@wzoYRoZNuPRi!NuPRhzg=ucRi,@=b`{Yg=ucRi-ACJvB!&Sh[ebSh]ebi`wUuFRm4Jw2_[y0JvB!.<Ju(!&SoG}6Shd}6<Ju(!&SoH}6She}6Kur@._g5vHRieJvx!{L2G{Kx6gd'T#?Rh82Wi5cZ#X(g1w)Rm5dW-Y(Ta#!a)!#aYa=wnfE=su2>>bU{0j9udv:<svj8uQv-7RgHdE%#^'sq9sp=>Bb_{TJv`!&g/r|snj6v(us5d,#Y(56H}[978H}]Jw5!&g1rushJvB!+j;v{u5?zDhd}6}bj;v{u5?zDhe}6}ce*#`(^^^a[aea!=!a6a*aoXb1a.!aAbL!b>,b'aL!aV@Wf|2Wlg3[y/JwNZt^@3piPw:5pgJunZou3@rsJva&!Vy_g<v~Rm#JvG'!6Vz0=<r{Ju{%!:pj@WfsiXuJu3Rm:JvZ&!WfA~Bph@c4Z&Dtwax5rubx(#:awRk1@d,#Y&RfjRfid1#,Y(@Wfp2Wlrg5s@ryKu[@!,'=]ig9wlk?Rk>g5u-rqJvy'!@9RkQcH(T#=>Ri~@<wkj(Wj(KuZB*!&<7rw@9RkRcH(T#=>Ri}@<wkj)Wj)dg(Ta2Xa9X#`-!a*CARhg@@=I}d9x;c~#X%so=<sj>2@@=aybb}XjWv0Q~EfEj3vLv;<d,#Y(56H}`978H}_dgaPaFa'a/!#a3Y0a_a;a|!1(a7-[yE3[xt;:pJNvZrrg3uJrvJwNZt=@3pIh=rt3rxPw:5pGOu!5rpJvG'!6Vys=<rz@c4Z&Dt(ax5rtJvZ!&~BpH@wsfNg-vaRlNci*U#=<wei<F}a5@Jq.!a*JQ!%@qZ23d(#Y&RjH5]jCk!u7w&u0udARjFd/prq=tyvpaEa(a:.!a1aZ(@@=I}:9wpd%=<sX55w_h}@@=I{t=ay<aU@@=I}T=ay<2@@=I})?C9:9au@9Cb]}DP~=x-fAZ(2Wl1=ay<aU@@=I}>5@d##Y+jTv|vV~EfFj]uNpn~FRfGdgaK!Z2&!a8a-Tb({E!acTbM*!a(DtY[yYd'%Y#sl[y*hHvh>Re5x2c{Z}.j4uCvcawRiMd+#X+_x&d!},<5RkX;2Hzw@x,gavfB-!{CcF&T#Roe;RodwWbBg5urRgaKvHC*_6Vz+<4opieuew&Rmq@d]&Y)X,T#X0Rh}<BqP=4qS9:ReMg/ujReNJw0!/<Jui%!bd{kawwnemRelAxUa?a3#*.&UX(Ya+a/RhvRnQ<o}9Wmtd-#Y&RgSRmw9;Rmxay=Rmyg-vaRmuxEhSrNu,v-voC!%(aR.a(a7+1Ro1>Ro5CE{A9b]{@;5x#eO{:g;urRi+KrNA!%(Ro3>Ro79;Ri_Ku@>{;&!x%gX|{KunA_+g5QRj/g3u5Rj#g>uERj%wio/xRhS&!,!#^1U}wba{8>>@=be}qC@:D5ba{7Ku+A&!}x?ba}t>>@=be}se(aA^^^Uat!b0#{pa+awUazbGa#aLb9bgaWac'a5TbS=Br!d1#`%scp_Jvl!#rT>Re0JvX&!VyN=H{Fcm#U&:pY=ReaJv2&!]h0=]nUJvG'!6Vy|=<r%JrM_=]h2@Wlud'#)U'Wf'b]{i=]h/Jvh!&~BpWg=v]RnMx+ny#'Nu;pVwjnu=]nwxJnx,T#`&Reqwjnt=]nvieu9vrRjLLuYwP(#+!th@wih5pX~Gr'g5v/Rh4KunA'!-CARnP@wwiN:Rm_9x'cvw>!|l=<saKvAA!0&3@q}>w^e1bp#&Re2Re3BDx7gH#T|f5H|eKuZ>!%(:qNAH{]Jv6!+3B2B9=b^{X<5<B92:E{ZLvhwA(a;a%!igQuyRmad+#Y}m@3Rh5d8#X'X*:AqUAHzmaxwbh<aXRnVcF}RT#Nw&cj#U(BWnug/vsRntdka)(a3+.Zb7aYYan1!bVa@Xa}[y^@b[{G=H{+hFu73Rj&Pv#5ReQcK%T#sig1v{Rj'Ku+D#'!t]~Grm~?rkKuMB!01d5#`'Vy.ta3Dtu~Hroc8#'{^45s85AwZbP&!#Rn!wghxWn#KvEA!)&2RlA2RlBx:h|#(T,=]j09Wobz>x]z/@awRoTd+#Y(az]hFhCrm4d,#Y+jTv|Q~EfMj]uNr|~FRfOdCa!Xa9_X#@<plJvf!%b`{(9;Rgwc;.!#2x7cw#T|UDb]|T5Ju={(!=@E{&Jv)&!Ab`{'awJvf!~*>>@=be{#KuY>!+&4Ezyi[ugv&RjIdea+T)#UXa&T-T&a!Rh9auRmW=]kLg5vuRn+g3u4Rn-Ow6ARn,hHus5xNk?#UX(U~)/g8v0RkD~AwkkF?Ri.OuNBwkkA?Ri/d|a2`a*^UYa.!aBTZaTa'Xa;!(!2!-a#b2[yC>6Vyq3[xr2Wi?g1rusVh%s?DtF~<5rbJs;%!DtBfswKtCj[uvuSsEu3RgVx3o:u+wN'*Zt;@3rd~Grh~?rfg8w)Lq)qE&-a%!>bI|`jWv0vV~EfCjTv|vV~Ef@j]uNpn~FRfBcK#T']gWNu7x,k7q4ai(0!hHv8<RhmkMu9vrsBuev/RhlCJvB!,g<v{wchh~@:Rhji[vrv{wchi~@:RhkdS&a5UY#Ta!RgPwwiI5BwciI~@:Rh`x'iJvj'!5]iJPu8Bwch]~@:Rhach)U#h3rp]gLh@t|Ax,hTq3ah!-(~@:Ro0Ou!5RhXj^v(pyw8unRhVd|)`,^UYas!a?/a2Z'a^Ta{Tb7Ta(a#!a,Wf&9sZ3DtAadamov=Bqt3[xig8vsRm~>waiL2b`{QJv*_Ouv2qgj<v]v2BqfdR'X*X#Y-@3qr~Gqv~?p6hHv-]glPup5Lq+q?_%*b_{qF{n9b^{rOu4ARhpKvCD!+&~Bqp:5Dbb}nwoiKl&unuTuBv]v+ueunaXRf0=Jvh!0nKufu8v1w&w7q%w&uHrz:Rgnj5w,uxDJq/(!hNw'5ReCk0s2u3w/w'5ReFd>Za&!*UaA=<wkgsRnSJv^!%Refifw3vyRgOKu_B'!,<]gkiiu:w&Rh<=C@a^<B57@2F{[<B5@aW:=3away9A5aW=<B=C@a^<B57@2F{Ie-#`(^^^bCara.b8aza6!/bZ,!adTbnTbOb+aFaS!aAT9@Wf~2Wli3Dtl2@d,#Y&RfnRfmJwJZtN~GqyJva&!VyMg<v~Rm%iXuJu3Rm9Jv[_=]ih9wlkDRkCd1#`(@Wg>2Wls3cH#T(@<Rj*=>Ri|b~'#23s9h<~El.d'#Y&Dtxi^rzvdRl#d*#U%(o|B2s`hJwSaxRmDKv4B&!1:Rmdd5#`'Vx}to~Hq{x'f1v3(!BA5ba|bJv_&!Wfug1v]ReIdO+U/Y#&G}-8wze=Rh{g1v]ReHg/uQRf/by#)ibQwERl/cH#T(@<Rj+=>Ri{cNu+vlax-!(#a0qa9<Rii2;;bU{H;x<i=&X#Rk`<4wwi=C9H~8xAI(Y#<azRi@45wXI<B9;5bb~7dL(X#Xa(+!aL6Vy{g5QqOau:5au2@ay547EzbxOcU(UX-T#Ta#:Cbb|A?wjh/b_|SOw6ARgtihr}u7Rhy<d1#T)X1@@=I|~=ay<2@@=aybb}Sj3vLv;<d,#Y(56H}A978H}@dGpvs@uAu`vcw9*!aFa+ai%(b!aXa8.a?a[ozWey=sU2@G}Nch&U#Rf_WexKu+D#'!t:~Gr`~?r^j]uNr|~FRg*j^psurwJt|RmcKv)@&!)7Rkv~Br[@wxfO:Rl3co#U'6Rezj_q#vIuavjRltwzeyh@vr5JqD0!>aY?C9:9au@9Cb]}9cl#U*5;5<H||jbuus1ucv&Rfvg1v~d/pppzqFr^a--a~!aMat1(hFv;Wiz@@=Izoj5uuv-7Rix~Cw`fk2WlVcZ#X,k)u3vWs@u2]ktg;wEx'fBq(_2Wg/jTv|vV~EfoJv]!15x'hzqG!(P~EfU~CRl_j6v(us5x4i-#T(2WmZ?C2F|d>Kq<aj1!*jTqIsBv=Wl`~Cw`fi2WlWj`v0u*~>RlR=c>Z,k#u3vWs@u2]kr<c1Z+jTqIsBv=Wla~Cw`fm2WlXdmb3!a{(arZa`bkTa%TbQTa-a9+c'!aM!/[yL=Bqug.w'RifhFvyDRj.g>vgwyk^9]k^Jv3_@WfbAARkhJw2_[x|JvB_wkoIRoKwkoJRoLd'(Y#<]gm=<9<H|yd'%_X#skDtb3awwqkgNulRkgdB#^',9:p'hJwSaxRmEBwVb8@4=H|qLu+w50&!)@3qs~?pU>Awwn;;Rn=c:Z'ARn<=<qwKvC@!/&~BqqJv6!&]eVb^z^xRge'/a%+^`#Sge}6<4Rn3=]n0Pw2>Rn8Jw0!&>Rn:>Rn6cY#a7+!a&=<wkaNw~h3z_c5Z{=wjh#=]nLKv^D!&)Vyz=bW|swYb<WetcG#T(2wxa@qVx@gD#Y&b^|V5JwG&!5bb|pg/w&RgD@x=kHs=uAvn!a%%/'+RmSRh694Ro`g-vaRmRhHv-]mlxCcS#`&ba~.5cD#Ta)P~=d,#Y(56H{>978H{Dd_#{2^Y%_+qbbb{6g3sERhsbU{?dfa.,`a(Xa<!aiX#(55RiG54RiHcI#T'WiU3RiVNvdwtfcRlKNvdd,#Y&RlHRlExQgf.1*^T'X#Sgf}6Wn4=]hfPrk>Rn7Jw0!&>Rn5>Rn9Lunw?&a2!,5<oq@@wqfdRlJj5Q~=d,#Y(~ARfcOuN]fdDKw;ay(}i!547E}j?cI#T(@5bV}iCbV}hdv(^^Tb?a40,b##Tbo!a*bR!a<b|a/!aKai!aU[yK=]o^g:v>ReGJwPZtK<7Rh+h<~El,Pv#5ReR@awwxjCg,ulRjDJv6&!]j!z?aQeeg>w=Sh<eeJw;!&axEzOg,Qosc!#*:wkeJ]eJ>x'h-u(!%Ro.w~h.zPdNZ(X,Ya![x{;9ReY;wkgxRiF:x?ap#Y&RmUg<s2Rkod]+UY0TZ'!a&A9sw<=bczLNvuw{gqzNhJwSaxRmCKuLay!#&s_Rf-55b^{uJvZa!!c%#(55Ri654wmiu5RiuawLu,vp!+}^%b_}Y9;wkgxba}o>A9:=b^}zKuh=a''!3awRk3c*'!#aHRk6c+Z&Rk5Rk4Jv)&!awRjSawd9*`#0?C2@EzMj8u<uJ5RmbjQrquJu3x,k>uq@_+=ayb^|W~ARkEOuN]k@7dhzV^X/X&a-#zRzSb`zXcJzTT#2WkVKvDBzW!%FzY9;5bbzWjQrquJu3Jw3%!b`zU=ayb^zQd:#X(T-a!6Vyywxh}=b]{Jg=u1RiAdGp~qHtzv!w(wA+a+a;<!aJaYai'anasb(=azRmV:Cbb{MLq2vb!%')RjuRjrRjtRjqx3jnqCw3!%')Rk(Rk+Rk&Rk)Lq2vb!%')Rj{RjxRjzRjwLq2vb!%')RjsRjpRjfRjex3jcqCw3!%')Rk'Rk*RjkRjl9<CbbzfOu4ARhxLq2vb!%')RjyRjvRjhRjgx=joq*uKvb!%')+-Rk.Rk%Rj~Rk-Rk#Rj}x=jdq*uKvb!%')+-Rk,Rk!Rj|RjmRjjRjidAq&qKs@uAv8Aa.'*-a@a&0!aM@a5[y73Dsy3Ds|3Dt):wxgI2sHJwJZt.~Gqxwsf0ikrzt}Rl0Jvy_[xj~HqzKv_A|D!&WfP8axRoVcf,U#k(v]v+ueunaXRf1Ju}'!g8u#Ri=jQw!sCunLprq>!,')~<5qeGzq9F{W=c##%s5au:5aU3CBE|;d4#X(D!a&6Vygx(b;#(=]ed?C2F{N<capoq2r[a&!aPa9,'Pw;5s:@@=I|,55w_h|@@=IzcP~=x'fCqB_2Wl2>aU@@=I|1OuNBc1Z+jTqIsBv=Wlc~Cw`fl2WlZ~AcTa%!Z+jTqIsBv=Wlb~Cw`fh2WlYk+uNqJsBv=WlSg,u3dca3#UXaMYa)TaB-=cM|7T#<bI}l5@B932:aV2G{BOuNBJq:|M!5Ezt=<B=C@a^<B57@2F{v>cB{/T#=ay<bI{3Jv6!a.6BKq0ah&+!5E}HP~Ef{978BaU@@=Iza<7d#.Y#978BaU@@=IzH~AJq0!(@@=IzG978BaU@@=IzFe,aU*Y&^^^bvJb,b:bFad!a,c2Ta>aL.bo6!a#CbTa'T#Re{2Wlh2@G{yg6t~Ro_NvdRfticuRQRllJv3&!x&c|zs@Jw3!%RflwpfkRlpKuL;%(!Re<@G|C2GzdhIvuBwgjAg-u0RjAKQB%!(GzZ@G|5NuuRl7d='T+Y#Vy[g<v~Rm!==G|>JvA!)@wma=]m1ifuaw&RmnLs@vT'!|/+[y,g:v>ReTJw1!#qX=x!eC{bLu+wT&)ZtZauq_~Graci&U#F|89:r_Lupvq!.)&2RlG8RfaC=x!eF{_h?rpWlmd&'!#X|&]k::xJey#`'T|+<E|&2@H|%dE#(^,g;u.RiEg6vjRiC9xCkA{O|zY#g=ucRmXKs0@!&*@G|m@awRknJuh!,3d(}gY}eJvj!%Rm):Jw3!%Rm+Rm-Ls0w(&!a(a#@b[|6cZ#X'7RkxWgAOu4ARn'dH'U#Y*Vz-Wm'CARm}d]*#a%^a*T'aK!a<9bV{PC=p*Jw4!&SgxcbB5r]idw(wBRmF7xFkt#&`(Rm/Rm8E|!JuY_9:Rl5=wrgr2:bbxd@xXfB(a*#T+!.X0X1Ta/a'T&RlDRfL>RlyARl9b[z[>RfZ:RlL:RfRwlg/ARl;9;RlxKv,A/!%7s69<74=BA5ba{-8Bde#`a<XaKYa1,a'P~=wxfB2bZ}}?C972@@=I}r8@55B9;5bb}G978B2@@=aybb}3j3vLv;<Jw3&!>Rfk=ayb^}4~Ad1#`*@@=aybb{w2@>==<bbz]dx+UY#^UaF!a9!bB'Ya1.!ajXa#%olRhD[y=3Dt#Ov5BrHKuMB%!(Rf^Wep~HrJwkiQjKr|~FRg)Ku+D#'!t5~GrF~?rDdV)UY,Z/_7RkuG{<~BrBg,rlsO:235B@bX}|d?a1!#`(6Vyn5@d##Y+jTv|vV~EfIj]uNpn~FRfH7Lq2vb1!a9-978BaU@@=Iz9978BbU}#~AJq0!(@@=Iz8978BaU@@=Iz7~AJQ|}!978BbU}!JvkaK!AdUa21-U#`a+(g/vsRn~Ou!5RPj:rmu9WhOjXuvvNr}:RhAj^v(pyw8unRn[kPr}p|u7vwv]RiSBd;pppzq@qHQa?(b.!a.a`@.|xa(hFv;Wiyj5uuv-7Riw~Cw`fg2WlU978BbU|wOuNBJqG!(P~EfD~CRlQcZ#X,k)u3vWs@u2]ksg;wEx'f@q1_2Wg.j]uNpn~FRfqJv]!15x'h{qG!(@@=IzK~CRl^j6v(us5x4i,#T(2WmY?C2F{1>Kq<aj1!*jTqIsBv=Wld~Cw`fj2Wl[j`v0u*~>RlT=c>Z,k#u3vWs@u2]kq<c1Z+jTqIsBv=Wle~Cw`fn2Wl]dn1#c(a(b^a2!b/bAT(bj!aDa7bu,a_a{c0!2T0g:v>ReD2@G{42@G{5~DpM~<5rc=Bx6i>{RT#RnI@zCx]y]z:2Jv[!zr5Awyk]9]k]dD(Y+X#6Vz.g=wKtgwhaCwgmTWj2Lu,w%_+/[y-B;b^xeg3u3Rj-2@bX{*KrJ<!+'@Wg(g?QRlC@Jv`!%b[zIwsfII}8JQ_@w|kW|=Jv(%!AqcOuNBJvEzh!bYzjLs@wP#(0!oy@>RkdJwMZtc3Dtd@BcG#T'9bWxg2@2Fznd*#Y+;2x'c}w<zizixNgwa#Z'U+!/!a'!a+w~g~z6wcn{Rn}wcnzRn|5Rh%=]nJg5vuRmvNvdRlvcprJu}w*az*a#!%.a.'Bot9qT]kj@Wg'ay2Gzv@Jv`!%b[zEwsfHI}1;ck#Ux`<Cbbx_Lu+w!a&0*!wko*wwo,So,}6Juqxf!E}PigQuyRm`d3(`#8>Rn%:A5B;bZ~%KvhCa!a2!x>k7#Uxb@b{#xaRk7Jw0!)>wwhlShl}6>wwhmShm}6CJvB!.x'hhvj{!!5Bwkhhbaz}x'hivjz~!5Bwkhibaz|xEhTrNu,v-vpD!a%&/)a3a.,%Ro2t[CE{)@3re9b]{%wjo09:rgc:Z&Ro6=<riifuaw&RmoKrNA!%(Ro4>Ro89;Ri`dSaL'UYzxZb)7Rka3xRhT&!,!#^1U}vbaz{>>@=be}yC@:D5bazzKu+A&!}{?ba}y>>@=be}wxBh[t`u~vJvr!%a!a()a,a0a4RoC=]o;Ju(!%RoGRhdwjh`=]oAg>w#Ro?g5vuRo=NvdRl|Ku]C.!&;RoEJvB!%RoORoMBx'h[v+_?w~h`}~5?w~hd~!xKh]oiptu-utv.vp!#%&a30a@a'a+(a/aOp(o~p!RoDJu(!%RoHRhewjha=]oBNvdRl}g>w#Ro@g5vuRo>c[#X']o<CauRoRAd-#Y':RkpauRoQKu]C.!&;RoFJvB!%RoNRoPBx'h]v+_?w~ha}t5?w~he}ue!/UbhYacXaW^Tc&a;b:a-c/#b&aja1(!cL+!bKbt!bmcRc9aIc?8[yW3Dtt94Rg`Jv}!&SiRMzBhEebShEMNuPRe>x7gL#TzuwjirRipc<Z&>on;>z=h-MSh.Mwqczx'a7vj&!>Re4@=ResJt__NuPRi*NuPRi)j]uNr|~FRfzKrJ>_+@Wfy@Wf]2WocKrJ<!+'@Wg%g/QRl@@Jv`!&awRl<wsfFIzgLu(w*!.*&ShBMwvhIRhI9;RhNx1hK'!#Sn]Mx1hK~0!#:2<H~7cNu+w7D*'1ZtW>Rn1~?rOc:Z&Rn2=<rQ<7wjh&=BSnLMc]#X(6Vz)w[b=a!U#9wzgMc3#&(RgMRitRis<x,gKt`ax!&+SioM=BSilMc3#&(RgKRinRimKurB,!&SiQMzBhDebShDM6BJQ!(P~Efx978B2@@=I}WLrJw!!,a*&@G}O@9wkibRid@@x'fKwC!&SlDMSfLMjUv~Q~EfKKv3@a+!(hFv-]mpx/hYZ(C5RiWz<o/MwkhY?So/M@x,gbvfB*&!SgEM:SoeeehFu3:Rgbda(,^TZa)X/7Sg[eb:2RgI~BrMC@wgkc:wwkcRerx3h(uUvK!&*,SnOM4Sh*MArRg;wHRh(x=h;rJvPwI!a4',a'0@Wg&=BSh/Mg>w=Rh=g3w*wwgGRgGcW(X#;Sg}M2Gzk@Jv`!&awRl=wsfGIz`dKZ*T'Y-:RhR7RhQg5u-p`j6v(us5d,#Y+~Awkia?RicOuNBwkibba}Ld6p~tyu_vbAa'a+!a/'a3aEa8a!>Sh,ebJv{!&Sh@ebSaReb9;SgwebNuPRi(NvdRl)NuPRi'hHu^<Rm^Jvv_@Wl(g;u1Si/ebKu'B&!*Sh?eb@Wl'z@aPeb95Si.ebcpputyvjB)!,&a+0a%ShAMWeK@G}C@WfJ9;RhMwvhH9w{ia}ix,hJvRA1(!zAn[MRhHx1hJ~*!#hFv(BSn[MBJQ!(@@=I~'978B2@@=I}2db.Ua<'X}+T#a0XaG2G}E;wkg|wuh!Rh!x,hZu,@)!&So0MVy)C5RiXACJvB!&5RiY5RiZg8w)cG}*T#2@bU}=KsA>(!a.3wkhZba~(x,h^u(A!&(SoCMRhb5Bz=h[eb?w~hb~6x,h_u(A!&(SoDMRhc5Bz=h]eb?w~hc~6e)aA1T#T,^^^c-bMb&blcPaP(a/!0!bA=b5c@a(!bfbrc#2afwmhARnjwchORnp2Wlf3DtsNvdRl-2@wpa<]m0bx(#:awRk2@Jw3!%RfhwpfgRlnKQB%!(G{V@G|'NuuRl6d='T+Y#VyUg<v~Rl~==G|<Jv+'!aYShC}6@B<5?ba~8@Jw3'!g2QRljhLrpWlOd+#Y'g.w'rIg>w*wgj@g-u0Rj@Lu+wT&)ZtUauq]~GrGci&U#F|39:rELrNvj!.%*RhCwunfw~nf~:9;Ri]>wtnhg;wHRnhx3hDs@v~!/+'@Wfr@9RkSNu&Rlo=@<5GzoKs0@_+@Wl+@awRkmJuh!-3d(}pY#qWJvj!%Rm(:Jw3!%Rm,Rm*de&!1U-U#`)Re;@G|.@9Ri82@wjfvRlq=@<5GzpLvOvr!).&2RlF8Rf`C=x!eE{.Jw3_g2QRlkhLrpWlPde(!#U{s,UXa*Ta'[y'g:v>ReS;x0PZ&RnlRnn~HrKJw1}f!=x!eB|2w]aP(#Xa&a*Ta.Ua2a7=]iOd'#Y&Ro&WnWg;u.RiDg6vjRiBNvdRlzhNvj]nYJuW_2Wm3x)kFze{9d])!a.!,Y01!#&aC!a3RndC=ox~BrC@2b^{pg,rlse7x'ksuq!%Rm.E{xidw(wBRmGx9o+)X#wwo-So-}69:Rl4@xSf@a#XZ'X)X,Ta(/ARl8b[xc>RfY:RlI:RfQwlg.ARl:9;Rlwdn'#^XafaQa1X1TaHTa)@b[{zcZ#X'7RkwWg@Ou4ARn&x)kG#{,g7u/RkGdH'U#Y*Vz'Wm&CARm|bx#(A]gUbUzJj9Q~=d,#Y(56H}l978H{U7d,0#U*2>ABb_xZ978BbU{e~AJQ{g!978BbU{hxMh?ad{oUYZ.x1h?{l!#:2<H{mx3n[t{vl!,&a%3Ro(z=iS}6ARnr=Bwsn^wvn`Rnbd`*T}B0!#^X'BG{c9b]{a>>@=be}F?JvS!&BG{d7BG}(Bde#`a1X,Ya@!a'P~=wxf@2bZ}I56B2@@=aybb}08@55B9;5bb}<j3vLv;<Jw3&!>Rfg=ayb^}&OuNBKuLA!)a!P~=x#fD{f2@>==<bbzl?C972@@=Ix^d6rSu,v7w*C(0a)a6#B+a%!sQ[y?3Dt%3[xn~<5rLOu!5p@Ku+D#'!t7~GrP~?rNKvlaya7'!h+v-5qMg=t|cd,U#5AAaa5Abb{S@52B5@a[@52B5Gx[iXueu;d<#`a(!/549C;ag>23ExY5@Dah89b^~689Jv)!~2b[~1Lv'w(%*!a#bX|aPrmawRe]keu7uhv-q6rxu,q`xTo]/a5aU!bNaDXbi!b-!ao!b<bwA!#5@B932:aV2G|:d-)Y#hJrL>RhG<7@C5<H|_=Cau:5aj5@B932:bJ|ng>vIbs)#?C2F|9jPv0w.vISh-MKvUaz(.!9ABbb|[5;5<H|Eg>unwfh;9:4E|YjQsBt|vjx'hYq3!(?C2F|J:2<BaY?C2F|GOu!5x,g|p{ah!-(?C2F|c9:4E|OjXuvvNr}:Rh&i[w*t|cd+U#jJvsu)vsSn~Mkfrmu9p}u7vwv]So!McW#Xa!ax5@A5aY:5;5<H|>kJv~vYrquJu3x4ib#T)2@SmZM?C2F|Bj:rmu9@xPhI(a*a#U#`a3-5Abb|L~@:RhK9:4E|0@52B5G|#C::aY?C2F|-:2<BaY?C2F|.5Jvk!a)javYrquJu3x4ia#T)2@SmYM?C2F|HAxPhH(!a#U#`a*-5Abb|4~@:RhJ9:4E|R@52B5G|F:2<BaY?C2F|Sc^#Xa2j=Qq5CJvB!-g<v{z;hhM?C2F|Zi[vrv{z;hiM?C2F|XKsA>!a)-g<v{z;h[eb?C2F|]i[vrv{z;h]eb?C2F|^iZu.vix,hZq3ah!.(?C2F|QOu!5ShXM:2<BaY?C2F|P", 13494, 2713, 49, 25, 61);
}));
// node_modules/entities/dist/generated/decode-data-xml.js
var xmlDecodeTree;
var init_decode_data_xml = __esmMin((() => {
	xmlDecodeTree = /* #__PURE__ */ new Uint16Array([
		512,
		26465,
		29036,
		7,
		0,
		2,
		4,
		116,
		24638,
		116,
		24636,
		8693,
		29807,
		24610,
		621,
		1,
		0,
		0,
		3,
		112,
		24614,
		111,
		115,
		24615
	]);
}));
// node_modules/entities/dist/internal/bin-trie-flags.js
var BinTrieFlags;
var init_bin_trie_flags = __esmMin((() => {
	(function(BinTrieFlags) {
		BinTrieFlags[BinTrieFlags["VALUE_LENGTH"] = 49152] = "VALUE_LENGTH";
		BinTrieFlags[BinTrieFlags["FLAG13"] = 8192] = "FLAG13";
		BinTrieFlags[BinTrieFlags["BRANCH_LENGTH"] = 8064] = "BRANCH_LENGTH";
		BinTrieFlags[BinTrieFlags["JUMP_TABLE"] = 127] = "JUMP_TABLE";
		/** Bits 12..0: the inline value of a VALUE_LENGTH = 1 header word. */
		BinTrieFlags[BinTrieFlags["VALUE_MASK"] = 8191] = "VALUE_MASK";
	})(BinTrieFlags || (BinTrieFlags = {}));
}));
// node_modules/entities/dist/decode.js
/**
* Unsigned subtraction trick: (code - lo) >>> 0 wraps negatives to large
* values, so a single `<=` covers the entire [lo..hi] range check.
* @param code Code point to check.
*/
function isNumber(code) {
	return code - CharCodes$1.ZERO >>> 0 <= 9;
}
function isHexadecimalCharacter(code) {
	return (code | TO_LOWER_BIT) - CharCodes$1.LOWER_A >>> 0 <= 5;
}
function isAlpha(code) {
	return (code | TO_LOWER_BIT) - CharCodes$1.LOWER_A >>> 0 <= 25;
}
/**
* Checks if the given character is a valid end character for an entity in an attribute.
*
* Attribute values that aren't terminated properly aren't parsed, and shouldn't lead to a parser error.
* See the example in https://html.spec.whatwg.org/multipage/parsing.html#named-character-reference-state
* @param code Code point to check.
*/
function isEntityInAttributeInvalidEnd(code) {
	return code === CharCodes$1.EQUALS || isAlpha(code) || isNumber(code);
}
/**
* Determines the branch of the current node that is taken given the current
* character. This function is used to traverse the trie.
*
* See `BinTrieFlags` for the branch-data layouts handled here.
* @param decodeTree The trie.
* @param current The current node's header word.
* @param nodeIndex Index of the node's first branch-data word (the header
*   plus any value words have been skipped by the caller).
* @param char The current character.
* @returns The index of the next node, or -1 if no branch is taken.
*/
function determineBranch(decodeTree, current, nodeIndex, char) {
	const branchCount = (current & BinTrieFlags.BRANCH_LENGTH) >> 7;
	const jumpOffset = current & BinTrieFlags.JUMP_TABLE;
	if (jumpOffset) {
		if (branchCount === 0) return char === jumpOffset ? nodeIndex : -1;
		const slot = char - jumpOffset;
		if (slot >>> 0 >= branchCount) return -1;
		const stored = decodeTree[nodeIndex + slot];
		return stored === 0 ? -1 : nodeIndex + branchCount + stored - 1 & 65535;
	}
	if (branchCount === 0) return -1;
	const packedKeySlots = branchCount + 1 >> 1;
	const branchEnd = nodeIndex + packedKeySlots + branchCount;
	for (let index = 0; index < branchCount; index++) {
		const key = decodeTree[nodeIndex + (index >> 1)] >> ((index & 1) << 3) & 255;
		if (key === char) return branchEnd + decodeTree[nodeIndex + packedKeySlots + index] & 65535;
		if (key > char) return -1;
	}
	return -1;
}
var CharCodes$1, TO_LOWER_BIT, EntityDecoderState, DecodingMode, EntityDecoder;
var init_decode = __esmMin((() => {
	init_decode_codepoint();
	init_decode_data_xml();
	init_bin_trie_flags();
	init_decode_data_html();
	(function(CharCodes) {
		CharCodes[CharCodes["AMP"] = 38] = "AMP";
		CharCodes[CharCodes["NUM"] = 35] = "NUM";
		CharCodes[CharCodes["SEMI"] = 59] = "SEMI";
		CharCodes[CharCodes["EQUALS"] = 61] = "EQUALS";
		CharCodes[CharCodes["ZERO"] = 48] = "ZERO";
		CharCodes[CharCodes["NINE"] = 57] = "NINE";
		CharCodes[CharCodes["LOWER_A"] = 97] = "LOWER_A";
		CharCodes[CharCodes["LOWER_X"] = 120] = "LOWER_X";
	})(CharCodes$1 || (CharCodes$1 = {}));
	TO_LOWER_BIT = 32;
	(function(EntityDecoderState) {
		EntityDecoderState[EntityDecoderState["EntityStart"] = 0] = "EntityStart";
		EntityDecoderState[EntityDecoderState["NumericStart"] = 1] = "NumericStart";
		EntityDecoderState[EntityDecoderState["NumericDecimal"] = 2] = "NumericDecimal";
		EntityDecoderState[EntityDecoderState["NumericHex"] = 3] = "NumericHex";
		EntityDecoderState[EntityDecoderState["NamedEntity"] = 4] = "NamedEntity";
	})(EntityDecoderState || (EntityDecoderState = {}));
	(function(DecodingMode) {
		/** Entities in text nodes that can end with any character. */
		DecodingMode[DecodingMode["Legacy"] = 0] = "Legacy";
		/** Only allow entities terminated with a semicolon. */
		DecodingMode[DecodingMode["Strict"] = 1] = "Strict";
		/** Entities in attributes have limitations on ending characters. */
		DecodingMode[DecodingMode["Attribute"] = 2] = "Attribute";
	})(DecodingMode || (DecodingMode = {}));
	EntityDecoder = class {
		decodeTree;
		emitCodePoint;
		errors;
		/** The current state of the decoder. */
		state = EntityDecoderState.EntityStart;
		/** Characters that were consumed while parsing an entity. */
		consumed = 1;
		/**
		* The result of the entity.
		*
		* For named entities: the trie index of the best legacy match so far
		* (0 = none). For numeric entities: the accumulated code point.
		*/
		result = 0;
		/** The current index in the decode tree. */
		treeIndex = 0;
		/**
		* Characters consumed since the last recorded legacy match, plus one.
		* Invariant at the top of the `stateNamedEntity` loop: `excess` equals
		* the number of unrecorded consumed characters + 1.
		*/
		excess = 1;
		/** The mode in which the decoder is operating. */
		decodeMode = DecodingMode.Strict;
		/** The number of characters that have been consumed in the current run. */
		runConsumed = 0;
		constructor(decodeTree, emitCodePoint, errors) {
			this.decodeTree = decodeTree;
			this.emitCodePoint = emitCodePoint;
			this.errors = errors;
		}
		/**
		* Resets the instance to make it reusable.
		* @param decodeMode Entity decoding mode to use.
		*/
		startEntity(decodeMode) {
			this.decodeMode = decodeMode;
			this.state = EntityDecoderState.EntityStart;
			this.result = 0;
			this.treeIndex = 0;
			this.excess = 1;
			this.consumed = 1;
			this.runConsumed = 0;
		}
		/**
		* Write an entity to the decoder. This can be called multiple times with partial entities.
		* If the entity is incomplete, the decoder will return -1.
		*
		* Mirrors the non-streaming `decodeWithTrie`, but with the ability to stop decoding if the
		* entity is incomplete, and resume when the next string is written.
		* @param input The string containing the entity (or a continuation of the entity).
		* @param offset The offset at which the entity begins. Should be 0 if this is not the first call.
		* @returns The number of characters that were consumed, or -1 if the entity is incomplete.
		*/
		write(input, offset) {
			switch (this.state) {
				case EntityDecoderState.EntityStart:
					if (input.charCodeAt(offset) === CharCodes$1.NUM) {
						this.state = EntityDecoderState.NumericStart;
						this.consumed += 1;
						return this.stateNumericStart(input, offset + 1);
					}
					this.state = EntityDecoderState.NamedEntity;
					return this.stateNamedEntity(input, offset);
				case EntityDecoderState.NumericStart: return this.stateNumericStart(input, offset);
				case EntityDecoderState.NumericDecimal: return this.stateNumericDecimal(input, offset);
				case EntityDecoderState.NumericHex: return this.stateNumericHex(input, offset);
				default: return this.stateNamedEntity(input, offset);
			}
		}
		/**
		* Switches between the numeric decimal and hexadecimal states.
		*
		* Equivalent to the `Numeric character reference state` in the HTML spec.
		* @param input The string containing the entity (or a continuation of the entity).
		* @param offset The current offset.
		* @returns The number of characters that were consumed, or -1 if the entity is incomplete.
		*/
		stateNumericStart(input, offset) {
			if (offset >= input.length) return -1;
			if ((input.charCodeAt(offset) | TO_LOWER_BIT) === CharCodes$1.LOWER_X) {
				this.state = EntityDecoderState.NumericHex;
				this.consumed += 1;
				return this.stateNumericHex(input, offset + 1);
			}
			this.state = EntityDecoderState.NumericDecimal;
			return this.stateNumericDecimal(input, offset);
		}
		/**
		* Parses a hexadecimal numeric entity.
		*
		* Equivalent to the `Hexademical character reference state` in the HTML
		* spec. Digit parsing matches the hex loop in `parseNumericEntity`.
		* The accumulated value is preserved for numeric validation callbacks.
		* @param input The string containing the entity (or a continuation of the entity).
		* @param offset The current offset.
		* @returns The number of characters that were consumed, or -1 if the entity is incomplete.
		*/
		stateNumericHex(input, offset) {
			const inputLength = input.length;
			let { result } = this;
			let { consumed } = this;
			while (offset < inputLength) {
				const char = input.charCodeAt(offset);
				if (isNumber(char) || isHexadecimalCharacter(char)) {
					const digit = char <= CharCodes$1.NINE ? char - CharCodes$1.ZERO : (char | TO_LOWER_BIT) - CharCodes$1.LOWER_A + 10;
					result = result * 16 + digit;
					consumed += 1;
					offset += 1;
				} else {
					this.result = result;
					this.consumed = consumed;
					return this.emitNumericEntity(char, 3);
				}
			}
			this.result = result;
			this.consumed = consumed;
			return -1;
		}
		/**
		* Parses a decimal numeric entity.
		*
		* Equivalent to the `Decimal character reference state` in the HTML
		* spec. Digit parsing matches the decimal loop in `parseNumericEntity`.
		* The accumulated value is preserved for numeric validation callbacks.
		* @param input The string containing the entity (or a continuation of the entity).
		* @param offset The current offset.
		* @returns The number of characters that were consumed, or -1 if the entity is incomplete.
		*/
		stateNumericDecimal(input, offset) {
			const inputLength = input.length;
			let { result } = this;
			let { consumed } = this;
			while (offset < inputLength) {
				const digit = input.charCodeAt(offset) - CharCodes$1.ZERO;
				if (digit >>> 0 > 9) {
					this.result = result;
					this.consumed = consumed;
					return this.emitNumericEntity(digit + CharCodes$1.ZERO, 2);
				}
				result = result * 10 + digit;
				consumed += 1;
				offset += 1;
			}
			this.result = result;
			this.consumed = consumed;
			return -1;
		}
		/**
		* Validate and emit a numeric entity.
		*
		* Implements the logic from the `Hexademical character reference start
		* state` and `Numeric character reference end state` in the HTML spec.
		* @param lastCp The last code point of the entity. Used to see if the
		*               entity was terminated with a semicolon.
		* @param expectedLength The minimum number of characters that should be
		*                       consumed. Used to validate that at least one digit
		*                       was consumed.
		* @returns The number of characters that were consumed.
		*/
		emitNumericEntity(lastCp, expectedLength) {
			if (this.consumed <= expectedLength) {
				this.errors?.absenceOfDigitsInNumericCharacterReference(this.consumed);
				return 0;
			}
			if (lastCp === CharCodes$1.SEMI) this.consumed += 1;
			else if (this.decodeMode === DecodingMode.Strict) return 0;
			this.emitCodePoint((this.decodeTree === xmlDecodeTree ? replaceCodePointXML : replaceCodePoint)(this.result), this.consumed);
			if (this.errors) {
				if (lastCp !== CharCodes$1.SEMI) this.errors.missingSemicolonAfterCharacterReference();
				this.errors.validateNumericCharacterReference(this.result);
			}
			return this.consumed;
		}
		/**
		* Flush locally-tracked walk state back to the fields, then emit the
		* recorded legacy match or reject (cold path \u2014 at most once per
		* entity). Called after failed navigation (leaf node, branch miss, or
		* compact-run mismatch). In attribute mode, reject if no legacy was
		* recorded at the current node, if we descended past it, or if the
		* pending input character is an invalid attribute terminator.
		* @param consumed Locally-tracked consumed count.
		* @param excess Locally-tracked excess count.
		* @param char Pending input character (may be the mismatching char).
		* @param valueLength Value length at the current trie node.
		*/
		flushAndEmitLegacyOrReject(consumed, excess, char, valueLength) {
			this.consumed = consumed;
			this.excess = excess;
			return this.result === 0 || this.decodeMode === DecodingMode.Attribute && (valueLength === 0 || excess > 1 || isEntityInAttributeInvalidEnd(char)) ? 0 : this.emitNotTerminatedNamedEntity();
		}
		/**
		* Parses a named entity.
		*
		* Equivalent to the `Named character reference state` in the HTML spec.
		* @param input The string containing the entity (or a continuation of the entity).
		* @param offset The current offset.
		* @returns The number of characters that were consumed, or -1 if the entity is incomplete.
		*/
		stateNamedEntity(input, offset) {
			const { decodeTree } = this;
			const inputLength = input.length;
			const isStrict = this.decodeMode === DecodingMode.Strict;
			let { treeIndex } = this;
			let { excess } = this;
			let { consumed } = this;
			let current = decodeTree[treeIndex];
			while (offset < inputLength) {
				while ((current & (BinTrieFlags.VALUE_LENGTH | BinTrieFlags.FLAG13)) === 0 && (current & BinTrieFlags.JUMP_TABLE) !== 0) {
					const char = input.charCodeAt(offset);
					const jumpOffset = current & BinTrieFlags.JUMP_TABLE;
					const branchCount = (current & BinTrieFlags.BRANCH_LENGTH) >> 7;
					if (branchCount === 0) {
						if (char !== jumpOffset) return this.flushAndEmitLegacyOrReject(consumed, excess, char, 0);
						treeIndex += 1;
					} else {
						const slot = char - jumpOffset;
						if (slot >>> 0 >= branchCount) return this.flushAndEmitLegacyOrReject(consumed, excess, char, 0);
						const stored = decodeTree[treeIndex + 1 + slot];
						if (stored === 0) return this.flushAndEmitLegacyOrReject(consumed, excess, char, 0);
						treeIndex = treeIndex + branchCount + stored & 65535;
					}
					current = decodeTree[treeIndex];
					offset += 1;
					excess += 1;
					if (offset >= inputLength) break;
				}
				if (offset >= inputLength) break;
				if ((current & (BinTrieFlags.VALUE_LENGTH | BinTrieFlags.FLAG13)) === BinTrieFlags.FLAG13) {
					const runLength = (current & BinTrieFlags.BRANCH_LENGTH) >> 7;
					let { runConsumed } = this;
					if (runConsumed === 0) {
						const char = input.charCodeAt(offset);
						if (char !== (current & BinTrieFlags.JUMP_TABLE)) return this.flushAndEmitLegacyOrReject(consumed, excess, char, 0);
						offset += 1;
						excess += 1;
						runConsumed = 1;
					}
					while (runConsumed < runLength) {
						if (offset >= inputLength) {
							this.treeIndex = treeIndex;
							this.excess = excess;
							this.consumed = consumed;
							this.runConsumed = runConsumed;
							return -1;
						}
						const charIndexInPacked = runConsumed - 1;
						const expectedChar = decodeTree[treeIndex + 1 + (charIndexInPacked >> 1)] >> ((charIndexInPacked & 1) << 3) & 255;
						const char = input.charCodeAt(offset);
						if (char !== expectedChar) {
							this.runConsumed = 0;
							return this.flushAndEmitLegacyOrReject(consumed, excess, char, 0);
						}
						offset += 1;
						excess += 1;
						runConsumed += 1;
					}
					this.runConsumed = 0;
					treeIndex += 1 + (runLength >> 1);
					current = decodeTree[treeIndex];
					continue;
				}
				const valueLength = current >>> 14;
				const char = input.charCodeAt(offset);
				if (valueLength !== 0) {
					if (!isStrict && (current & BinTrieFlags.FLAG13) === 0) {
						this.result = treeIndex;
						consumed += excess - 1;
						excess = 1;
					}
					if (char === CharCodes$1.SEMI) return this.emitNamedEntityData(treeIndex, valueLength, consumed + excess);
					if (valueLength === 1) return this.flushAndEmitLegacyOrReject(consumed, excess, char, valueLength);
				}
				const next = determineBranch(decodeTree, current, treeIndex + (valueLength || 1), char);
				if (next < 0) return this.flushAndEmitLegacyOrReject(consumed, excess, char, valueLength);
				treeIndex = next;
				current = decodeTree[treeIndex];
				offset += 1;
				excess += 1;
			}
			if (!isStrict && current >>> 14 !== 0 && (current & BinTrieFlags.FLAG13) === 0) {
				this.result = treeIndex;
				consumed += excess - 1;
				excess = 1;
			}
			this.treeIndex = treeIndex;
			this.excess = excess;
			this.consumed = consumed;
			return -1;
		}
		/**
		* Emit a named entity that was not terminated with a semicolon.
		* @returns The number of characters consumed.
		*/
		emitNotTerminatedNamedEntity() {
			const { result, decodeTree } = this;
			const valueLength = decodeTree[result] >>> 14;
			this.emitNamedEntityData(result, valueLength, this.consumed);
			this.errors?.missingSemicolonAfterCharacterReference();
			return this.consumed;
		}
		/**
		* Emit a named entity.
		* @param result The index of the entity in the decode tree.
		* @param valueLength Encoded value length (header plus any value words).
		* @param consumed The number of characters consumed.
		* @returns The number of characters consumed.
		*/
		emitNamedEntityData(result, valueLength, consumed) {
			const { decodeTree } = this;
			this.emitCodePoint(valueLength === 1 ? decodeTree[result] & BinTrieFlags.VALUE_MASK : decodeTree[result + 1], consumed);
			if (valueLength === 3) this.emitCodePoint(decodeTree[result + 2], consumed);
			return consumed;
		}
		/**
		* Signal to the parser that the end of the input was reached.
		*
		* Remaining data will be emitted and relevant errors will be produced.
		* @returns The number of characters consumed.
		*/
		end() {
			switch (this.state) {
				case EntityDecoderState.NamedEntity: return this.result !== 0 && (this.decodeMode !== DecodingMode.Attribute || this.result === this.treeIndex) ? this.emitNotTerminatedNamedEntity() : 0;
				case EntityDecoderState.NumericDecimal: return this.emitNumericEntity(0, 2);
				case EntityDecoderState.NumericHex: return this.emitNumericEntity(0, 3);
				case EntityDecoderState.NumericStart:
					this.errors?.absenceOfDigitsInNumericCharacterReference(this.consumed);
					return 0;
				default: return 0;
			}
		}
	};
}));
// node_modules/htmlparser2/dist/Tokenizer.js
function isWhitespace(c) {
	return c === CharCodes.Space || c === CharCodes.NewLine || c === CharCodes.Tab || c === CharCodes.FormFeed || c === CharCodes.CarriageReturn;
}
function isEndOfTagSection(c) {
	return c === CharCodes.Slash || c === CharCodes.Gt || isWhitespace(c);
}
function isASCIIAlpha(c) {
	return c >= CharCodes.LowerA && c <= CharCodes.LowerZ || c >= CharCodes.UpperA && c <= CharCodes.UpperZ;
}
var CharCodes, State, QuoteType, Sequences, specialStartSequences, Tokenizer;
var init_Tokenizer = __esmMin((() => {
	init_decode();
	(function(CharCodes) {
		CharCodes[CharCodes["Tab"] = 9] = "Tab";
		CharCodes[CharCodes["NewLine"] = 10] = "NewLine";
		CharCodes[CharCodes["FormFeed"] = 12] = "FormFeed";
		CharCodes[CharCodes["CarriageReturn"] = 13] = "CarriageReturn";
		CharCodes[CharCodes["Space"] = 32] = "Space";
		CharCodes[CharCodes["ExclamationMark"] = 33] = "ExclamationMark";
		CharCodes[CharCodes["Number"] = 35] = "Number";
		CharCodes[CharCodes["Amp"] = 38] = "Amp";
		CharCodes[CharCodes["SingleQuote"] = 39] = "SingleQuote";
		CharCodes[CharCodes["DoubleQuote"] = 34] = "DoubleQuote";
		CharCodes[CharCodes["Dash"] = 45] = "Dash";
		CharCodes[CharCodes["Slash"] = 47] = "Slash";
		CharCodes[CharCodes["Zero"] = 48] = "Zero";
		CharCodes[CharCodes["Nine"] = 57] = "Nine";
		CharCodes[CharCodes["Semi"] = 59] = "Semi";
		CharCodes[CharCodes["Lt"] = 60] = "Lt";
		CharCodes[CharCodes["Eq"] = 61] = "Eq";
		CharCodes[CharCodes["Gt"] = 62] = "Gt";
		CharCodes[CharCodes["Questionmark"] = 63] = "Questionmark";
		CharCodes[CharCodes["UpperA"] = 65] = "UpperA";
		CharCodes[CharCodes["LowerA"] = 97] = "LowerA";
		CharCodes[CharCodes["UpperF"] = 70] = "UpperF";
		CharCodes[CharCodes["LowerF"] = 102] = "LowerF";
		CharCodes[CharCodes["UpperZ"] = 90] = "UpperZ";
		CharCodes[CharCodes["LowerZ"] = 122] = "LowerZ";
		CharCodes[CharCodes["LowerX"] = 120] = "LowerX";
		CharCodes[CharCodes["OpeningSquareBracket"] = 91] = "OpeningSquareBracket";
	})(CharCodes || (CharCodes = {}));
	(function(State) {
		State[State["Text"] = 1] = "Text";
		State[State["BeforeTagName"] = 2] = "BeforeTagName";
		State[State["InTagName"] = 3] = "InTagName";
		State[State["InSelfClosingTag"] = 4] = "InSelfClosingTag";
		State[State["BeforeClosingTagName"] = 5] = "BeforeClosingTagName";
		State[State["InClosingTagName"] = 6] = "InClosingTagName";
		State[State["AfterClosingTagName"] = 7] = "AfterClosingTagName";
		State[State["BeforeAttributeName"] = 8] = "BeforeAttributeName";
		State[State["InAttributeName"] = 9] = "InAttributeName";
		State[State["AfterAttributeName"] = 10] = "AfterAttributeName";
		State[State["BeforeAttributeValue"] = 11] = "BeforeAttributeValue";
		State[State["InAttributeValueDq"] = 12] = "InAttributeValueDq";
		State[State["InAttributeValueSq"] = 13] = "InAttributeValueSq";
		State[State["InAttributeValueNq"] = 14] = "InAttributeValueNq";
		State[State["BeforeDeclaration"] = 15] = "BeforeDeclaration";
		State[State["InDeclaration"] = 16] = "InDeclaration";
		State[State["InProcessingInstruction"] = 17] = "InProcessingInstruction";
		State[State["BeforeComment"] = 18] = "BeforeComment";
		State[State["CDATASequence"] = 19] = "CDATASequence";
		State[State["DeclarationSequence"] = 20] = "DeclarationSequence";
		State[State["InSpecialComment"] = 21] = "InSpecialComment";
		State[State["InCommentLike"] = 22] = "InCommentLike";
		State[State["SpecialStartSequence"] = 23] = "SpecialStartSequence";
		State[State["InSpecialTag"] = 24] = "InSpecialTag";
		State[State["InPlainText"] = 25] = "InPlainText";
		State[State["InEntity"] = 26] = "InEntity";
	})(State || (State = {}));
	(function(QuoteType) {
		QuoteType[QuoteType["NoValue"] = 0] = "NoValue";
		QuoteType[QuoteType["Unquoted"] = 1] = "Unquoted";
		QuoteType[QuoteType["Single"] = 2] = "Single";
		QuoteType[QuoteType["Double"] = 3] = "Double";
	})(QuoteType || (QuoteType = {}));
	Sequences = {
		Empty: /* @__PURE__ */ new Uint8Array(0),
		Cdata: new Uint8Array([
			67,
			68,
			65,
			84,
			65,
			91
		]),
		CdataEnd: new Uint8Array([
			93,
			93,
			62
		]),
		CommentEnd: new Uint8Array([
			45,
			45,
			33,
			62
		]),
		Doctype: new Uint8Array([
			100,
			111,
			99,
			116,
			121,
			112,
			101
		]),
		IframeEnd: new Uint8Array([
			60,
			47,
			105,
			102,
			114,
			97,
			109,
			101
		]),
		NoembedEnd: new Uint8Array([
			60,
			47,
			110,
			111,
			101,
			109,
			98,
			101,
			100
		]),
		NoframesEnd: new Uint8Array([
			60,
			47,
			110,
			111,
			102,
			114,
			97,
			109,
			101,
			115
		]),
		Plaintext: new Uint8Array([
			60,
			47,
			112,
			108,
			97,
			105,
			110,
			116,
			101,
			120,
			116
		]),
		ScriptEnd: new Uint8Array([
			60,
			47,
			115,
			99,
			114,
			105,
			112,
			116
		]),
		StyleEnd: new Uint8Array([
			60,
			47,
			115,
			116,
			121,
			108,
			101
		]),
		TitleEnd: new Uint8Array([
			60,
			47,
			116,
			105,
			116,
			108,
			101
		]),
		TextareaEnd: new Uint8Array([
			60,
			47,
			116,
			101,
			120,
			116,
			97,
			114,
			101,
			97
		]),
		XmpEnd: new Uint8Array([
			60,
			47,
			120,
			109,
			112
		])
	};
	specialStartSequences = /* @__PURE__ */ new Map([
		[Sequences.IframeEnd[2], Sequences.IframeEnd],
		[Sequences.NoembedEnd[2], Sequences.NoembedEnd],
		[Sequences.Plaintext[2], Sequences.Plaintext],
		[Sequences.ScriptEnd[2], Sequences.ScriptEnd],
		[Sequences.TitleEnd[2], Sequences.TitleEnd],
		[Sequences.XmpEnd[2], Sequences.XmpEnd]
	]);
	Tokenizer = class {
		cbs;
		/** The current state the tokenizer is in. */
		state = State.Text;
		/** The read buffer. */
		buffer = "";
		/** The beginning of the section that is currently being read. */
		sectionStart = 0;
		/** The index within the buffer that we are currently looking at. */
		index = 0;
		/** The start of the last entity. */
		entityStart = 0;
		/** Some behavior, eg. when decoding entities, is done while we are in another state. This keeps track of the other state type. */
		baseState = State.Text;
		/** For special parsing behavior inside of script and style tags. */
		isSpecial = false;
		/** Indicates whether the tokenizer has been paused. */
		running = true;
		/** The offset of the current buffer. */
		offset = 0;
		xmlMode;
		decodeEntities;
		recognizeSelfClosing;
		entityDecoder;
		constructor({ xmlMode = false, decodeEntities = true, recognizeSelfClosing = xmlMode }, cbs) {
			this.cbs = cbs;
			this.xmlMode = xmlMode;
			this.decodeEntities = decodeEntities;
			this.recognizeSelfClosing = recognizeSelfClosing;
			this.entityDecoder = new EntityDecoder(xmlMode ? xmlDecodeTree : htmlDecodeTree, (cp, consumed) => this.emitCodePoint(cp, consumed));
		}
		reset() {
			this.state = State.Text;
			this.buffer = "";
			this.sectionStart = 0;
			this.index = 0;
			this.baseState = State.Text;
			this.isSpecial = false;
			this.currentSequence = Sequences.Empty;
			this.sequenceIndex = 0;
			this.running = true;
			this.offset = 0;
		}
		write(chunk) {
			this.offset += this.buffer.length;
			this.buffer = chunk;
			this.parse();
		}
		end() {
			if (this.running) this.finish();
		}
		pause() {
			this.running = false;
		}
		resume() {
			this.running = true;
			if (this.index < this.buffer.length + this.offset) this.parse();
		}
		stateText(c) {
			if (c === CharCodes.Lt || !this.decodeEntities && this.fastForwardTo(CharCodes.Lt)) {
				if (this.index > this.sectionStart) this.cbs.ontext(this.sectionStart, this.index);
				this.state = State.BeforeTagName;
				this.sectionStart = this.index;
			} else if (this.decodeEntities && c === CharCodes.Amp) this.startEntity();
		}
		currentSequence = Sequences.Empty;
		sequenceIndex = 0;
		enterTagBody() {
			if (this.currentSequence === Sequences.Plaintext) {
				this.currentSequence = Sequences.Empty;
				this.state = State.InPlainText;
			} else if (this.isSpecial) {
				this.state = State.InSpecialTag;
				this.sequenceIndex = 0;
			} else this.state = State.Text;
		}
		/**
		* Match the opening tag name against an HTML text-only tag sequence.
		*
		* Some tags share an initial prefix (`script`/`style`, `title`/`textarea`,
		* `noembed`/`noframes`), so we may switch to an alternate sequence at the
		* first distinguishing byte.  On a successful full match we fall back to
		* the normal tag-name state; a later `>` will enter raw-text, RCDATA, or
		* plaintext mode based on `currentSequence` / `isSpecial`.
		* @param c Current character code point.
		*/
		stateSpecialStartSequence(c) {
			const lower = c | 32;
			if (this.sequenceIndex < this.currentSequence.length) {
				if (lower === this.currentSequence[this.sequenceIndex]) {
					this.sequenceIndex++;
					return;
				}
				if (this.sequenceIndex === 3) {
					if (this.currentSequence === Sequences.ScriptEnd && lower === Sequences.StyleEnd[3]) {
						this.currentSequence = Sequences.StyleEnd;
						this.sequenceIndex = 4;
						return;
					}
					if (this.currentSequence === Sequences.TitleEnd && lower === Sequences.TextareaEnd[3]) {
						this.currentSequence = Sequences.TextareaEnd;
						this.sequenceIndex = 4;
						return;
					}
				} else if (this.sequenceIndex === 4 && this.currentSequence === Sequences.NoembedEnd && lower === Sequences.NoframesEnd[4]) {
					this.currentSequence = Sequences.NoframesEnd;
					this.sequenceIndex = 5;
					return;
				}
			} else if (isEndOfTagSection(c)) {
				this.sequenceIndex = 0;
				this.state = State.InTagName;
				this.stateInTagName(c);
				return;
			}
			this.isSpecial = false;
			this.currentSequence = Sequences.Empty;
			this.sequenceIndex = 0;
			this.state = State.InTagName;
			this.stateInTagName(c);
		}
		stateCDATASequence(c) {
			if (c === Sequences.Cdata[this.sequenceIndex]) {
				if (++this.sequenceIndex === Sequences.Cdata.length) {
					this.state = State.InCommentLike;
					this.currentSequence = Sequences.CdataEnd;
					this.sequenceIndex = 0;
					this.sectionStart = this.index + 1;
				}
			} else {
				this.sequenceIndex = 0;
				if (this.xmlMode) {
					this.state = State.InDeclaration;
					this.stateInDeclaration(c);
				} else {
					this.state = State.InSpecialComment;
					this.stateInSpecialComment(c);
				}
			}
		}
		/**
		* When we wait for one specific character, we can speed things up
		* by skipping through the buffer until we find it.
		* @param c Current character code point.
		* @returns Whether the character was found.
		*/
		fastForwardTo(c) {
			while (++this.index < this.buffer.length + this.offset) if (this.buffer.charCodeAt(this.index - this.offset) === c) return true;
			this.index = this.buffer.length + this.offset - 1;
			return false;
		}
		/**
		* Emit a comment token and return to the text state.
		* @param offset Number of characters in the end sequence that have already been matched.
		*/
		emitComment(offset) {
			this.cbs.oncomment(this.sectionStart, this.index, offset);
			this.sequenceIndex = 0;
			this.sectionStart = this.index + 1;
			this.state = State.Text;
		}
		/**
		* Comments and CDATA end with `-->` and `]]>`.
		*
		* Their common qualities are:
		* - Their end sequences have a distinct character they start with.
		* - That character is then repeated, so we have to check multiple repeats.
		* - All characters but the start character of the sequence can be skipped.
		* @param c Current character code point.
		*/
		stateInCommentLike(c) {
			if (!this.xmlMode && this.currentSequence === Sequences.CommentEnd && this.sequenceIndex <= 1 && this.index === this.sectionStart + this.sequenceIndex && c === CharCodes.Gt) this.emitComment(this.sequenceIndex);
			else if (this.currentSequence === Sequences.CommentEnd && this.sequenceIndex === 2 && c === CharCodes.Gt) this.emitComment(2);
			else if (this.currentSequence === Sequences.CommentEnd && this.sequenceIndex === this.currentSequence.length - 1 && c !== CharCodes.Gt) this.sequenceIndex = Number(c === CharCodes.Dash);
			else if (c === this.currentSequence[this.sequenceIndex]) {
				if (++this.sequenceIndex === this.currentSequence.length) {
					if (this.currentSequence === Sequences.CdataEnd) this.cbs.oncdata(this.sectionStart, this.index, 2);
					else this.cbs.oncomment(this.sectionStart, this.index, 3);
					this.sequenceIndex = 0;
					this.sectionStart = this.index + 1;
					this.state = State.Text;
				}
			} else if (this.sequenceIndex === 0) {
				if (this.fastForwardTo(this.currentSequence[0])) this.sequenceIndex = 1;
			} else if (c !== this.currentSequence[this.sequenceIndex - 1]) this.sequenceIndex = 0;
		}
		/**
		* HTML only allows ASCII alpha characters (a-z and A-Z) at the beginning of a tag name.
		*
		* XML allows a lot more characters here (@see https://www.w3.org/TR/REC-xml/#NT-NameStartChar).
		* We allow anything that wouldn't end the tag.
		* @param c Current character code point.
		*/
		isTagStartChar(c) {
			return this.xmlMode ? !isEndOfTagSection(c) : isASCIIAlpha(c);
		}
		/**
		* Scan raw-text / RCDATA content for the matching end tag.
		*
		* For RCDATA tags (`<title>`, `<textarea>`) entities are decoded inline.
		* For raw-text tags (`<script>`, `<style>`, etc.) we fast-forward to `<`.
		* @param c Current character code point.
		*/
		stateInSpecialTag(c) {
			if (this.sequenceIndex === this.currentSequence.length) {
				if (isEndOfTagSection(c)) {
					const endOfText = this.index - this.currentSequence.length;
					if (this.sectionStart < endOfText) {
						const actualIndex = this.index;
						this.index = endOfText;
						this.cbs.ontext(this.sectionStart, endOfText);
						this.index = actualIndex;
					}
					this.isSpecial = false;
					this.sectionStart = endOfText + 2;
					this.stateInClosingTagName(c);
					return;
				}
				this.sequenceIndex = 0;
			}
			if ((c | 32) === this.currentSequence[this.sequenceIndex]) this.sequenceIndex += 1;
			else if (this.sequenceIndex === 0) {
				if (this.currentSequence === Sequences.TitleEnd || this.currentSequence === Sequences.TextareaEnd) {
					if (this.decodeEntities && c === CharCodes.Amp) this.startEntity();
				} else if (this.fastForwardTo(CharCodes.Lt)) this.sequenceIndex = 1;
			} else this.sequenceIndex = Number(c === CharCodes.Lt);
		}
		stateBeforeTagName(c) {
			if (c === CharCodes.ExclamationMark) {
				this.state = State.BeforeDeclaration;
				this.sectionStart = this.index + 1;
			} else if (c === CharCodes.Questionmark) {
				if (this.xmlMode) {
					this.state = State.InProcessingInstruction;
					this.sequenceIndex = 0;
					this.sectionStart = this.index + 1;
				} else {
					this.state = State.InSpecialComment;
					this.sectionStart = this.index;
				}
			} else if (this.isTagStartChar(c)) {
				this.sectionStart = this.index;
				const special = this.xmlMode || this.cbs.isInForeignContext?.() ? void 0 : specialStartSequences.get(c | 32);
				if (special === void 0) this.state = State.InTagName;
				else {
					this.isSpecial = true;
					this.currentSequence = special;
					this.sequenceIndex = 3;
					this.state = State.SpecialStartSequence;
				}
			} else if (c === CharCodes.Slash) this.state = State.BeforeClosingTagName;
			else {
				this.state = State.Text;
				this.stateText(c);
			}
		}
		stateInTagName(c) {
			if (isEndOfTagSection(c)) {
				this.cbs.onopentagname(this.sectionStart, this.index);
				this.sectionStart = -1;
				this.state = State.BeforeAttributeName;
				this.stateBeforeAttributeName(c);
			}
		}
		stateBeforeClosingTagName(c) {
			if (isWhitespace(c)) {
				if (this.xmlMode) {} else {
					this.state = State.InSpecialComment;
					this.sectionStart = this.index;
				}
			} else if (c === CharCodes.Gt) {
				this.state = State.Text;
				if (!this.xmlMode) this.sectionStart = this.index + 1;
			} else {
				this.state = this.isTagStartChar(c) ? State.InClosingTagName : State.InSpecialComment;
				this.sectionStart = this.index;
			}
		}
		stateInClosingTagName(c) {
			if (isEndOfTagSection(c)) {
				this.cbs.onclosetag(this.sectionStart, this.index);
				this.sectionStart = -1;
				this.state = State.AfterClosingTagName;
				this.stateAfterClosingTagName(c);
			}
		}
		stateAfterClosingTagName(c) {
			if (c === CharCodes.Gt || this.fastForwardTo(CharCodes.Gt)) {
				this.state = State.Text;
				this.sectionStart = this.index + 1;
			}
		}
		stateBeforeAttributeName(c) {
			if (c === CharCodes.Gt) {
				this.cbs.onopentagend(this.index);
				this.enterTagBody();
				this.sectionStart = this.index + 1;
			} else if (c === CharCodes.Slash) this.state = State.InSelfClosingTag;
			else if (!isWhitespace(c)) {
				this.state = State.InAttributeName;
				this.sectionStart = this.index;
			}
		}
		/**
		* Handle `/` before `>` in an opening tag.
		*
		* In HTML mode, text-only tags ignore the self-closing flag and still enter
		* their raw-text/RCDATA/plaintext state unless self-closing tags are being
		* recognized. In XML mode, or for ordinary tags, the tokenizer returns to
		* regular text parsing after emitting the self-closing callback.
		* @param c Current character code point.
		*/
		stateInSelfClosingTag(c) {
			if (c === CharCodes.Gt) {
				this.cbs.onselfclosingtag(this.index);
				this.sectionStart = this.index + 1;
				if (!this.recognizeSelfClosing) {
					this.enterTagBody();
					return;
				}
				this.state = State.Text;
				this.isSpecial = false;
				this.currentSequence = Sequences.Empty;
			} else if (!isWhitespace(c)) {
				this.state = State.BeforeAttributeName;
				this.stateBeforeAttributeName(c);
			}
		}
		stateInAttributeName(c) {
			if (c === CharCodes.Eq || isEndOfTagSection(c)) {
				this.cbs.onattribname(this.sectionStart, this.index);
				this.sectionStart = this.index;
				this.state = State.AfterAttributeName;
				this.stateAfterAttributeName(c);
			}
		}
		stateAfterAttributeName(c) {
			if (c === CharCodes.Eq) this.state = State.BeforeAttributeValue;
			else if (c === CharCodes.Slash || c === CharCodes.Gt) {
				this.cbs.onattribend(QuoteType.NoValue, this.sectionStart);
				this.sectionStart = -1;
				this.state = State.BeforeAttributeName;
				this.stateBeforeAttributeName(c);
			} else if (!isWhitespace(c)) {
				this.cbs.onattribend(QuoteType.NoValue, this.sectionStart);
				this.state = State.InAttributeName;
				this.sectionStart = this.index;
			}
		}
		stateBeforeAttributeValue(c) {
			if (c === CharCodes.DoubleQuote) {
				this.state = State.InAttributeValueDq;
				this.sectionStart = this.index + 1;
			} else if (c === CharCodes.SingleQuote) {
				this.state = State.InAttributeValueSq;
				this.sectionStart = this.index + 1;
			} else if (!isWhitespace(c)) {
				this.sectionStart = this.index;
				this.state = State.InAttributeValueNq;
				this.stateInAttributeValueNoQuotes(c);
			}
		}
		handleInAttributeValue(c, quote) {
			if (c === quote || !this.decodeEntities && this.fastForwardTo(quote)) {
				this.cbs.onattribdata(this.sectionStart, this.index);
				this.sectionStart = -1;
				this.cbs.onattribend(quote === CharCodes.DoubleQuote ? QuoteType.Double : QuoteType.Single, this.index + 1);
				this.state = State.BeforeAttributeName;
			} else if (this.decodeEntities && c === CharCodes.Amp) this.startEntity();
		}
		stateInAttributeValueDoubleQuotes(c) {
			this.handleInAttributeValue(c, CharCodes.DoubleQuote);
		}
		stateInAttributeValueSingleQuotes(c) {
			this.handleInAttributeValue(c, CharCodes.SingleQuote);
		}
		stateInAttributeValueNoQuotes(c) {
			if (isWhitespace(c) || c === CharCodes.Gt) {
				this.cbs.onattribdata(this.sectionStart, this.index);
				this.sectionStart = -1;
				this.cbs.onattribend(QuoteType.Unquoted, this.index);
				this.state = State.BeforeAttributeName;
				this.stateBeforeAttributeName(c);
			} else if (this.decodeEntities && c === CharCodes.Amp) this.startEntity();
		}
		/**
		* Distinguish between CDATA, declarations, HTML comments, and HTML bogus
		* comments after `<!`.
		*
		* In HTML mode, only real comments and doctypes stay on declaration paths;
		* everything else becomes a bogus comment terminated by the next `>`.
		* @param c Current character code point.
		*/
		stateBeforeDeclaration(c) {
			if (c === CharCodes.OpeningSquareBracket) {
				this.state = State.CDATASequence;
				this.sequenceIndex = 0;
			} else if (this.xmlMode) this.state = c === CharCodes.Dash ? State.BeforeComment : State.InDeclaration;
			else if ((c | 32) === Sequences.Doctype[0]) {
				this.state = State.DeclarationSequence;
				this.currentSequence = Sequences.Doctype;
				this.sequenceIndex = 1;
			} else if (c === CharCodes.Gt) {
				this.cbs.oncomment(this.sectionStart, this.index, 0);
				this.state = State.Text;
				this.sectionStart = this.index + 1;
			} else if (c === CharCodes.Dash) this.state = State.BeforeComment;
			else this.state = State.InSpecialComment;
		}
		/**
		* Continue matching `doctype` after `<!d`.
		*
		* A full `doctype` match stays on the declaration path; any other name falls
		* back to an HTML bogus comment, which matches browser behavior for
		* non-doctype `<!...>` constructs.
		* @param c Current character code point.
		*/
		stateDeclarationSequence(c) {
			if (this.sequenceIndex === this.currentSequence.length) {
				this.state = State.InDeclaration;
				this.stateInDeclaration(c);
			} else if ((c | 32) === this.currentSequence[this.sequenceIndex]) this.sequenceIndex += 1;
			else if (c === CharCodes.Gt) {
				this.cbs.oncomment(this.sectionStart, this.index, 0);
				this.state = State.Text;
				this.sectionStart = this.index + 1;
			} else this.state = State.InSpecialComment;
		}
		stateInDeclaration(c) {
			if (c === CharCodes.Gt || this.fastForwardTo(CharCodes.Gt)) {
				this.cbs.ondeclaration(this.sectionStart, this.index);
				this.state = State.Text;
				this.sectionStart = this.index + 1;
			}
		}
		/**
		* XML processing instructions (`<?...?>`).
		*
		* In HTML mode `<?` is routed to `InSpecialComment` instead, so this
		* state is only reachable in XML mode.
		* @param c Current character code point.
		*/
		stateInProcessingInstruction(c) {
			if (c === CharCodes.Questionmark) this.sequenceIndex = 1;
			else if (c === CharCodes.Gt && this.sequenceIndex === 1) {
				this.cbs.onprocessinginstruction(this.sectionStart, this.index - 1);
				this.sequenceIndex = 0;
				this.state = State.Text;
				this.sectionStart = this.index + 1;
			} else this.sequenceIndex = Number(this.fastForwardTo(CharCodes.Questionmark));
		}
		stateBeforeComment(c) {
			if (c === CharCodes.Dash) {
				this.state = State.InCommentLike;
				this.currentSequence = Sequences.CommentEnd;
				this.sequenceIndex = 0;
				this.sectionStart = this.index + 1;
			} else if (this.xmlMode) this.state = State.InDeclaration;
			else if (c === CharCodes.Gt) {
				this.cbs.oncomment(this.sectionStart, this.index, 0);
				this.state = State.Text;
				this.sectionStart = this.index + 1;
			} else this.state = State.InSpecialComment;
		}
		stateInSpecialComment(c) {
			if (c === CharCodes.Gt || this.fastForwardTo(CharCodes.Gt)) {
				this.cbs.oncomment(this.sectionStart, this.index, 0);
				this.state = State.Text;
				this.sectionStart = this.index + 1;
			}
		}
		startEntity() {
			this.baseState = this.state;
			this.state = State.InEntity;
			this.entityStart = this.index;
			this.entityDecoder.startEntity(this.xmlMode ? DecodingMode.Strict : this.baseState === State.Text || this.baseState === State.InSpecialTag ? DecodingMode.Legacy : DecodingMode.Attribute);
		}
		stateInEntity() {
			const indexInBuffer = this.index - this.offset;
			const length = this.entityDecoder.write(this.buffer, indexInBuffer);
			if (length >= 0) {
				this.state = this.baseState;
				if (length === 0) this.index -= 1;
			} else {
				if (indexInBuffer < this.buffer.length && this.buffer.charCodeAt(indexInBuffer) === CharCodes.Amp) {
					this.state = this.baseState;
					this.index -= 1;
					return;
				}
				this.index = this.offset + this.buffer.length - 1;
			}
		}
		/**
		* Remove data that has already been consumed from the buffer.
		*/
		cleanup() {
			if (this.running && this.sectionStart !== this.index) {
				if (this.state === State.Text || this.state === State.InPlainText || this.state === State.InSpecialTag && this.sequenceIndex === 0) {
					this.cbs.ontext(this.sectionStart, this.index);
					this.sectionStart = this.index;
				} else if (this.state === State.InAttributeValueDq || this.state === State.InAttributeValueSq || this.state === State.InAttributeValueNq) {
					this.cbs.onattribdata(this.sectionStart, this.index);
					this.sectionStart = this.index;
				}
			}
		}
		shouldContinue() {
			return this.index < this.buffer.length + this.offset && this.running;
		}
		/**
		* Iterates through the buffer, calling the function corresponding to the current state.
		*
		* States that are more likely to be hit are higher up, as a performance improvement.
		*/
		parse() {
			while (this.shouldContinue()) {
				const c = this.buffer.charCodeAt(this.index - this.offset);
				switch (this.state) {
					case State.Text:
						this.stateText(c);
						break;
					case State.InPlainText:
						this.index = this.buffer.length + this.offset - 1;
						break;
					case State.SpecialStartSequence:
						this.stateSpecialStartSequence(c);
						break;
					case State.InSpecialTag:
						this.stateInSpecialTag(c);
						break;
					case State.CDATASequence:
						this.stateCDATASequence(c);
						break;
					case State.DeclarationSequence:
						this.stateDeclarationSequence(c);
						break;
					case State.InAttributeValueDq:
						this.stateInAttributeValueDoubleQuotes(c);
						break;
					case State.InAttributeName:
						this.stateInAttributeName(c);
						break;
					case State.InCommentLike:
						this.stateInCommentLike(c);
						break;
					case State.InSpecialComment:
						this.stateInSpecialComment(c);
						break;
					case State.BeforeAttributeName:
						this.stateBeforeAttributeName(c);
						break;
					case State.InTagName:
						this.stateInTagName(c);
						break;
					case State.InClosingTagName:
						this.stateInClosingTagName(c);
						break;
					case State.BeforeTagName:
						this.stateBeforeTagName(c);
						break;
					case State.AfterAttributeName:
						this.stateAfterAttributeName(c);
						break;
					case State.InAttributeValueSq:
						this.stateInAttributeValueSingleQuotes(c);
						break;
					case State.BeforeAttributeValue:
						this.stateBeforeAttributeValue(c);
						break;
					case State.BeforeClosingTagName:
						this.stateBeforeClosingTagName(c);
						break;
					case State.AfterClosingTagName:
						this.stateAfterClosingTagName(c);
						break;
					case State.InAttributeValueNq:
						this.stateInAttributeValueNoQuotes(c);
						break;
					case State.InSelfClosingTag:
						this.stateInSelfClosingTag(c);
						break;
					case State.InDeclaration:
						this.stateInDeclaration(c);
						break;
					case State.BeforeDeclaration:
						this.stateBeforeDeclaration(c);
						break;
					case State.BeforeComment:
						this.stateBeforeComment(c);
						break;
					case State.InProcessingInstruction:
						this.stateInProcessingInstruction(c);
						break;
					case State.InEntity: this.stateInEntity();
				}
				this.index++;
			}
			this.cleanup();
		}
		finish() {
			if (this.state === State.InEntity) {
				this.entityDecoder.end();
				this.state = this.baseState;
			}
			this.handleTrailingData();
			this.cbs.onend();
		}
		handleTrailingCommentLikeData(endIndex) {
			if (this.state !== State.InCommentLike) return false;
			if (this.currentSequence === Sequences.CdataEnd) {
				if (this.xmlMode) {
					if (this.sectionStart < endIndex) this.cbs.oncdata(this.sectionStart, endIndex, 0);
				} else {
					const cdataStart = this.sectionStart - Sequences.Cdata.length - 1;
					this.cbs.oncomment(cdataStart, endIndex, 0);
				}
			} else {
				const offset = this.xmlMode ? 0 : Math.min(this.sequenceIndex, Sequences.CommentEnd.length - 1);
				this.cbs.oncomment(this.sectionStart, endIndex, offset);
			}
			return true;
		}
		handleTrailingMarkupDeclaration(endIndex) {
			if (this.xmlMode) switch (this.state) {
				case State.InSpecialComment:
				case State.BeforeComment:
				case State.CDATASequence:
				case State.DeclarationSequence:
				case State.InDeclaration:
					this.cbs.ontext(this.sectionStart, endIndex);
					return true;
				default: return false;
			}
			switch (this.state) {
				case State.BeforeDeclaration:
				case State.InSpecialComment:
				case State.BeforeComment:
				case State.CDATASequence:
					this.cbs.oncomment(this.sectionStart, endIndex, 0);
					return true;
				case State.DeclarationSequence:
					if (this.sequenceIndex !== Sequences.Doctype.length) this.cbs.oncomment(this.sectionStart, endIndex, 0);
					return true;
				case State.InDeclaration: return true;
				default: return false;
			}
		}
		/** Handle any trailing data. */
		handleTrailingData() {
			const endIndex = this.buffer.length + this.offset;
			if (this.handleTrailingCommentLikeData(endIndex) || this.handleTrailingMarkupDeclaration(endIndex)) return;
			if (this.sectionStart >= endIndex) return;
			switch (this.state) {
				case State.InTagName:
				case State.BeforeAttributeName:
				case State.BeforeAttributeValue:
				case State.AfterAttributeName:
				case State.InAttributeName:
				case State.InAttributeValueSq:
				case State.InAttributeValueDq:
				case State.InAttributeValueNq:
				case State.InClosingTagName: break;
				default: this.cbs.ontext(this.sectionStart, endIndex);
			}
		}
		emitCodePoint(cp, consumed) {
			if (this.baseState !== State.Text && this.baseState !== State.InSpecialTag) {
				if (this.sectionStart < this.entityStart) this.cbs.onattribdata(this.sectionStart, this.entityStart);
				this.sectionStart = this.entityStart + consumed;
				this.index = this.sectionStart - 1;
				this.cbs.onattribentity(cp);
			} else {
				if (this.sectionStart < this.entityStart) this.cbs.ontext(this.sectionStart, this.entityStart);
				this.sectionStart = this.entityStart + consumed;
				this.index = this.sectionStart - 1;
				this.cbs.ontextentity(cp, this.sectionStart);
			}
		}
	};
}));
// node_modules/htmlparser2/dist/Parser.js
var fromCodePoint, formTags, pTag, headingTags, tableSectionTags, ddtTags, rtpTags, openImpliesClose, DOCUMENT_TYPE, voidElements$1, foreignContextElements, htmlIntegrationElements, svgTagNameAdjustments, ForeignContext, reNameEnd, Parser;
var init_Parser = __esmMin((() => {
	init_Tokenizer();
	({fromCodePoint} = String);
	formTags = /* @__PURE__ */ new Set([
		"input",
		"option",
		"optgroup",
		"select",
		"button",
		"datalist",
		"textarea"
	]);
	pTag = /* @__PURE__ */ new Set(["p"]);
	headingTags = /* @__PURE__ */ new Set([
		"h1",
		"h2",
		"h3",
		"h4",
		"h5",
		"h6",
		"p"
	]);
	tableSectionTags = /* @__PURE__ */ new Set(["thead", "tbody"]);
	ddtTags = /* @__PURE__ */ new Set(["dd", "dt"]);
	rtpTags = /* @__PURE__ */ new Set(["rt", "rp"]);
	openImpliesClose = /* @__PURE__ */ new Map([
		["tr", /* @__PURE__ */ new Set([
			"tr",
			"th",
			"td"
		])],
		["th", /* @__PURE__ */ new Set(["th"])],
		["td", /* @__PURE__ */ new Set([
			"thead",
			"th",
			"td"
		])],
		["body", /* @__PURE__ */ new Set([
			"head",
			"link",
			"script"
		])],
		["a", /* @__PURE__ */ new Set(["a"])],
		["li", /* @__PURE__ */ new Set(["li"])],
		["p", pTag],
		["h1", headingTags],
		["h2", headingTags],
		["h3", headingTags],
		["h4", headingTags],
		["h5", headingTags],
		["h6", headingTags],
		["select", formTags],
		["input", formTags],
		["output", formTags],
		["button", formTags],
		["datalist", formTags],
		["textarea", formTags],
		["option", /* @__PURE__ */ new Set(["option"])],
		["optgroup", /* @__PURE__ */ new Set(["optgroup", "option"])],
		["dd", ddtTags],
		["dt", ddtTags],
		["address", pTag],
		["article", pTag],
		["aside", pTag],
		["blockquote", pTag],
		["details", pTag],
		["div", pTag],
		["dl", pTag],
		["fieldset", pTag],
		["figcaption", pTag],
		["figure", pTag],
		["footer", pTag],
		["form", pTag],
		["header", pTag],
		["hr", pTag],
		["main", pTag],
		["nav", pTag],
		["ol", pTag],
		["pre", pTag],
		["section", pTag],
		["table", pTag],
		["ul", pTag],
		["rt", rtpTags],
		["rp", rtpTags],
		["tbody", tableSectionTags],
		["tfoot", tableSectionTags]
	]);
	DOCUMENT_TYPE = "doctype";
	voidElements$1 = /* @__PURE__ */ new Set([
		"area",
		"base",
		"basefont",
		"br",
		"col",
		"command",
		"embed",
		"frame",
		"hr",
		"img",
		"input",
		"isindex",
		"keygen",
		"link",
		"meta",
		"param",
		"source",
		"track",
		"wbr"
	]);
	foreignContextElements = /* @__PURE__ */ new Set(["math", "svg"]);
	htmlIntegrationElements = /* @__PURE__ */ new Set([
		"mi",
		"mo",
		"mn",
		"ms",
		"mtext",
		"annotation-xml",
		"foreignObject",
		"desc",
		"title"
	]);
	svgTagNameAdjustments = /* @__PURE__ */ new Map([
		["altglyph", "altGlyph"],
		["altglyphdef", "altGlyphDef"],
		["altglyphitem", "altGlyphItem"],
		["animatecolor", "animateColor"],
		["animatemotion", "animateMotion"],
		["animatetransform", "animateTransform"],
		["clippath", "clipPath"],
		["feblend", "feBlend"],
		["fecolormatrix", "feColorMatrix"],
		["fecomponenttransfer", "feComponentTransfer"],
		["fecomposite", "feComposite"],
		["feconvolvematrix", "feConvolveMatrix"],
		["fediffuselighting", "feDiffuseLighting"],
		["fedisplacementmap", "feDisplacementMap"],
		["fedistantlight", "feDistantLight"],
		["fedropshadow", "feDropShadow"],
		["feflood", "feFlood"],
		["fefunca", "feFuncA"],
		["fefuncb", "feFuncB"],
		["fefuncg", "feFuncG"],
		["fefuncr", "feFuncR"],
		["fegaussianblur", "feGaussianBlur"],
		["feimage", "feImage"],
		["femerge", "feMerge"],
		["femergenode", "feMergeNode"],
		["femorphology", "feMorphology"],
		["feoffset", "feOffset"],
		["fepointlight", "fePointLight"],
		["fespecularlighting", "feSpecularLighting"],
		["fespotlight", "feSpotLight"],
		["fetile", "feTile"],
		["feturbulence", "feTurbulence"],
		["foreignobject", "foreignObject"],
		["glyphref", "glyphRef"],
		["lineargradient", "linearGradient"],
		["radialgradient", "radialGradient"],
		["textpath", "textPath"]
	]);
	(function(ForeignContext) {
		ForeignContext[ForeignContext["None"] = 0] = "None";
		ForeignContext[ForeignContext["Svg"] = 1] = "Svg";
		ForeignContext[ForeignContext["MathML"] = 2] = "MathML";
	})(ForeignContext || (ForeignContext = {}));
	reNameEnd = /\s|\//;
	Parser = class {
		options;
		/** The start index of the last event. */
		startIndex = 0;
		/** The end index of the last event. */
		endIndex = 0;
		/**
		* Store the start index of the current open tag,
		* so we can update the start index for attributes.
		*/
		openTagStart = 0;
		tagname = "";
		attribname = "";
		attribvalue = "";
		attribs = null;
		stack = [];
		foreignContext;
		cbs;
		lowerCaseTagNames;
		lowerCaseAttributeNames;
		recognizeSelfClosing;
		/** We are parsing HTML. Inverse of the `xmlMode` option. */
		htmlMode;
		tokenizer;
		buffers = [];
		bufferOffset = 0;
		/** The index of the last written buffer. Used when resuming after a `pause()`. */
		writeIndex = 0;
		/** Indicates whether the parser has finished running / `.end` has been called. */
		ended = false;
		constructor(cbs, options = {}) {
			this.options = options;
			this.cbs = cbs ?? {};
			this.htmlMode = !this.options.xmlMode;
			this.lowerCaseTagNames = options.lowerCaseTags ?? this.htmlMode;
			this.lowerCaseAttributeNames = options.lowerCaseAttributeNames ?? this.htmlMode;
			this.recognizeSelfClosing = options.recognizeSelfClosing ?? !this.htmlMode;
			this.tokenizer = new (options.Tokenizer ?? Tokenizer)(this.options, this);
			this.foreignContext = [ForeignContext.None];
			this.cbs.onparserinit?.(this);
		}
		/**
		* @param start Start index for the current parser event.
		* @param endIndex End index for the current parser event.
		* @internal
		*/
		ontext(start, endIndex) {
			const data = this.getSlice(start, endIndex);
			this.endIndex = endIndex - 1;
			this.cbs.ontext?.(data);
			this.startIndex = endIndex;
		}
		/**
		* @param cp Current Unicode code point.
		* @param endIndex End index for the current parser event.
		* @internal
		*/
		ontextentity(cp, endIndex) {
			this.endIndex = endIndex - 1;
			this.cbs.ontext?.(fromCodePoint(cp));
			this.startIndex = endIndex;
		}
		/** @internal */
		isInForeignContext() {
			return this.foreignContext[0] !== ForeignContext.None;
		}
		/**
		* Checks if the current tag is a void element. Override this if you want
		* to specify your own additional void elements.
		* @param name Name of the pseudo selector.
		*/
		isVoidElement(name) {
			return this.htmlMode && voidElements$1.has(name);
		}
		/**
		* Read a tag name from the buffer.
		*
		* When `lowerCaseTagNames` is enabled (the default in HTML mode), the name
		* is lowercased and may be adjusted for SVG casing or the `image` \u2192 `img`
		* alias.
		* @param start Start index of the tag name in the buffer.
		* @param endIndex End index of the tag name in the buffer.
		*/
		readTagName(start, endIndex) {
			const name = this.lowerCaseTagNames ? this.getSlice(start, endIndex).toLowerCase() : this.getSlice(start, endIndex);
			if (!(this.lowerCaseTagNames && this.htmlMode)) return name;
			if (this.foreignContext[0] === ForeignContext.Svg) return svgTagNameAdjustments.get(name) ?? name;
			if (this.foreignContext.length > 1) {
				const adjusted = svgTagNameAdjustments.get(name);
				if (adjusted !== void 0 && this.stack.includes(adjusted)) return adjusted;
			}
			if (!this.isInForeignContext()) return name === "image" ? "img" : name;
			return name;
		}
		/**
		* @param start Start index for the current parser event.
		* @param endIndex End index for the current parser event.
		* @internal
		*/
		onopentagname(start, endIndex) {
			this.endIndex = endIndex;
			this.emitOpenTag(this.readTagName(start, endIndex));
		}
		emitOpenTag(name) {
			this.openTagStart = this.startIndex;
			this.tagname = name;
			if (this.htmlMode && name === "form" && this.stack.includes("form")) {
				this.tagname = "";
				return;
			}
			const impliesClose = this.htmlMode && openImpliesClose.get(name);
			if (impliesClose) while (this.stack.length > 0 && impliesClose.has(this.stack[0])) this.popElement(true);
			if (!this.isVoidElement(name)) {
				this.stack.unshift(name);
				if (this.htmlMode) {
					if (name === "svg") this.foreignContext.unshift(ForeignContext.Svg);
					else if (name === "math") this.foreignContext.unshift(ForeignContext.MathML);
					else if (htmlIntegrationElements.has(name)) this.foreignContext.unshift(ForeignContext.None);
				}
			}
			this.cbs.onopentagname?.(name);
			if (this.cbs.onopentag) this.attribs = {};
		}
		endOpenTag(isImplied) {
			this.startIndex = this.openTagStart;
			if (this.attribs) {
				this.cbs.onopentag?.(this.tagname, this.attribs, isImplied);
				this.attribs = null;
			}
			if (this.cbs.onclosetag && this.isVoidElement(this.tagname)) this.cbs.onclosetag(this.tagname, true);
			this.tagname = "";
		}
		/**
		* @param endIndex End index for the current parser event.
		* @internal
		*/
		onopentagend(endIndex) {
			this.endIndex = endIndex;
			this.endOpenTag(false);
			this.startIndex = endIndex + 1;
		}
		/**
		* @param start Start index for the current parser event.
		* @param endIndex End index for the current parser event.
		* @internal
		*/
		onclosetag(start, endIndex) {
			this.endIndex = endIndex;
			const name = this.readTagName(start, endIndex);
			if (!this.isVoidElement(name)) {
				const pos = this.stack.indexOf(name);
				if (pos !== -1) {
					for (let index = 0; index < pos; index++) this.popElement(true);
					this.popElement(false);
				} else if (this.htmlMode && name === "p") {
					this.emitOpenTag("p");
					this.closeCurrentTag(true);
				}
			} else if (this.htmlMode && name === "br") {
				this.cbs.onopentagname?.("br");
				this.cbs.onopentag?.("br", {}, true);
				this.cbs.onclosetag?.("br", false);
			}
			this.startIndex = endIndex + 1;
		}
		/**
		* @param endIndex End index for the current parser event.
		* @internal
		*/
		onselfclosingtag(endIndex) {
			this.endIndex = endIndex;
			if (this.recognizeSelfClosing || this.isInForeignContext()) {
				this.closeCurrentTag(false);
				this.startIndex = endIndex + 1;
			} else this.onopentagend(endIndex);
		}
		/**
		* Pop the top element off the stack, emit a close event, and maintain
		* the foreign context stack.
		* @param implied Whether this close is implied (not from an explicit end tag).
		*/
		popElement(implied) {
			const element = this.stack.shift();
			if (this.htmlMode && (foreignContextElements.has(element) || htmlIntegrationElements.has(element))) this.foreignContext.shift();
			this.cbs.onclosetag?.(element, implied);
		}
		closeCurrentTag(isOpenImplied) {
			const name = this.tagname;
			this.endOpenTag(isOpenImplied);
			if (this.stack[0] === name) this.popElement(!isOpenImplied);
		}
		/**
		* @param start Start index for the current parser event.
		* @param endIndex End index for the current parser event.
		* @internal
		*/
		onattribname(start, endIndex) {
			this.startIndex = start;
			const name = this.getSlice(start, endIndex);
			this.attribname = this.lowerCaseAttributeNames ? name.toLowerCase() : name;
		}
		/**
		* @param start Start index for the current parser event.
		* @param endIndex End index for the current parser event.
		* @internal
		*/
		onattribdata(start, endIndex) {
			this.attribvalue += this.getSlice(start, endIndex);
		}
		/**
		* @param cp Current Unicode code point.
		* @internal
		*/
		onattribentity(cp) {
			this.attribvalue += fromCodePoint(cp);
		}
		/**
		* @param quote Quote type used for the current attribute.
		* @param endIndex End index for the current parser event.
		* @internal
		*/
		onattribend(quote, endIndex) {
			this.endIndex = endIndex;
			this.cbs.onattribute?.(this.attribname, this.attribvalue, quote === QuoteType.Double ? "\"" : quote === QuoteType.Single ? "'" : quote === QuoteType.NoValue ? void 0 : null);
			if (this.attribs && !Object.hasOwn(this.attribs, this.attribname)) this.attribs[this.attribname] = this.attribvalue;
			this.attribvalue = "";
		}
		getInstructionName(value) {
			const index = value.search(reNameEnd);
			let name = index < 0 ? value : value.substr(0, index);
			if (this.lowerCaseTagNames) name = name.toLowerCase();
			return name;
		}
		/**
		* @param start Start index for the current parser event.
		* @param endIndex End index for the current parser event.
		* @internal
		*/
		ondeclaration(start, endIndex) {
			this.endIndex = endIndex;
			const value = this.getSlice(start, endIndex);
			if (this.cbs.onprocessinginstruction) {
				const name = this.htmlMode ? this.lowerCaseTagNames ? DOCUMENT_TYPE : value.slice(0, 7) : this.getInstructionName(value);
				this.cbs.onprocessinginstruction(`!${name}`, `!${value}`);
			}
			this.startIndex = endIndex + 1;
		}
		/**
		* @param start Start index for the current parser event.
		* @param endIndex End index for the current parser event.
		* @internal
		*/
		onprocessinginstruction(start, endIndex) {
			this.endIndex = endIndex;
			const value = this.getSlice(start, endIndex);
			if (this.cbs.onprocessinginstruction) {
				const name = this.getInstructionName(value);
				this.cbs.onprocessinginstruction(`?${name}`, `?${value}`);
			}
			this.startIndex = endIndex + 1;
		}
		/**
		* @param start Start index for the current parser event.
		* @param endIndex End index for the current parser event.
		* @param offset Offset applied when computing parser indices.
		* @internal
		*/
		oncomment(start, endIndex, offset) {
			this.endIndex = endIndex;
			this.cbs.oncomment?.(this.getSlice(start, endIndex - offset));
			this.cbs.oncommentend?.();
			this.startIndex = endIndex + 1;
		}
		/**
		* @param start Start index for the current parser event.
		* @param endIndex End index for the current parser event.
		* @param offset Offset applied when computing parser indices.
		* @internal
		*/
		oncdata(start, endIndex, offset) {
			this.endIndex = endIndex;
			const value = this.getSlice(start, endIndex - offset);
			if (!this.htmlMode || this.options.recognizeCDATA) {
				this.cbs.oncdatastart?.();
				this.cbs.ontext?.(value);
				this.cbs.oncdataend?.();
			} else if (this.isInForeignContext()) this.cbs.ontext?.(value);
			else {
				this.cbs.oncomment?.(`[CDATA[${value}]]`);
				this.cbs.oncommentend?.();
			}
			this.startIndex = endIndex + 1;
		}
		/** @internal */
		onend() {
			if (this.cbs.onclosetag) {
				this.endIndex = this.startIndex;
				for (let index = 0; index < this.stack.length; index++) this.cbs.onclosetag(this.stack[index], true);
			}
			this.cbs.onend?.();
		}
		/**
		* Resets the parser to a blank state, ready to parse a new HTML document
		*/
		reset() {
			this.cbs.onreset?.();
			this.tokenizer.reset();
			this.tagname = "";
			this.attribname = "";
			this.attribvalue = "";
			this.attribs = null;
			this.stack.length = 0;
			this.startIndex = 0;
			this.endIndex = 0;
			this.cbs.onparserinit?.(this);
			this.buffers.length = 0;
			this.foreignContext.length = 0;
			this.foreignContext.unshift(ForeignContext.None);
			this.bufferOffset = 0;
			this.writeIndex = 0;
			this.ended = false;
		}
		/**
		* Resets the parser, then parses a complete document and
		* pushes it to the handler.
		* @param data Document to parse.
		*/
		parseComplete(data) {
			this.reset();
			this.end(data);
		}
		getSlice(start, end) {
			if (start === end) return "";
			while (start - this.bufferOffset >= this.buffers[0].length) this.shiftBuffer();
			let slice = this.buffers[0].slice(start - this.bufferOffset, end - this.bufferOffset);
			while (end - this.bufferOffset > this.buffers[0].length) {
				this.shiftBuffer();
				slice += this.buffers[0].slice(0, end - this.bufferOffset);
			}
			return slice;
		}
		shiftBuffer() {
			this.bufferOffset += this.buffers[0].length;
			this.writeIndex--;
			this.buffers.shift();
		}
		/**
		* Parses a chunk of data and calls the corresponding callbacks.
		* @param chunk Chunk to parse.
		*/
		write(chunk) {
			if (this.ended) {
				this.cbs.onerror?.(/* @__PURE__ */ new Error(".write() after done!"));
				return;
			}
			this.buffers.push(chunk);
			if (this.tokenizer.running) {
				this.tokenizer.write(chunk);
				this.writeIndex++;
			}
		}
		/**
		* Parses the end of the buffer and clears the stack, calls onend.
		* @param chunk Optional final chunk to parse.
		*/
		end(chunk) {
			if (this.ended) {
				this.cbs.onerror?.(/* @__PURE__ */ new Error(".end() after done!"));
				return;
			}
			if (chunk) this.write(chunk);
			this.ended = true;
			this.tokenizer.end();
		}
		/**
		* Pauses parsing. The parser won't emit events until `resume` is called.
		*/
		pause() {
			this.tokenizer.pause();
		}
		/**
		* Resumes parsing after `pause` was called.
		*/
		resume() {
			this.tokenizer.resume();
			while (this.tokenizer.running && this.writeIndex < this.buffers.length) this.tokenizer.write(this.buffers[this.writeIndex++]);
			if (this.ended) this.tokenizer.end();
		}
	};
}));
// node_modules/domelementtype/dist/index.js
var dist_exports$2 = /* @__PURE__ */ __exportAll({
	CDATA: () => CDATA$1,
	Comment: () => Comment$1,
	Directive: () => Directive,
	Doctype: () => Doctype,
	ElementType: () => ElementType,
	Root: () => Root,
	Script: () => Script,
	Style: () => Style,
	Tag: () => Tag,
	Text: () => Text$1,
	isTag: () => isTag$1
});
/**
* Tests whether an element is a tag or not.
* @param element Element to test
* @param element.type Node type discriminator to check.
*/
function isTag$1(element) {
	return element.type === ElementType.Tag || element.type === ElementType.Script || element.type === ElementType.Style;
}
var ElementType, Root, Text$1, Directive, Comment$1, Script, Style, Tag, CDATA$1, Doctype;
var init_dist$5 = __esmMin((() => {
	(function(ElementType) {
		/** Type for the root element of a document */
		ElementType["Root"] = "root";
		/** Type for Text */
		ElementType["Text"] = "text";
		/** Type for <? ... ?> */
		ElementType["Directive"] = "directive";
		/** Type for <!-- ... --> */
		ElementType["Comment"] = "comment";
		/** Type for <script> tags */
		ElementType["Script"] = "script";
		/** Type for <style> tags */
		ElementType["Style"] = "style";
		/** Type for Any tag */
		ElementType["Tag"] = "tag";
		/** Type for <![CDATA[ ... ]]> */
		ElementType["CDATA"] = "cdata";
		/** Type for <!doctype ...> */
		ElementType["Doctype"] = "doctype";
	})(ElementType || (ElementType = {}));
	Root = ElementType.Root;
	Text$1 = ElementType.Text;
	Directive = ElementType.Directive;
	Comment$1 = ElementType.Comment;
	Script = ElementType.Script;
	Style = ElementType.Style;
	Tag = ElementType.Tag;
	CDATA$1 = ElementType.CDATA;
	Doctype = ElementType.Doctype;
}));
// node_modules/domhandler/dist/node.js
/**
* Checks if `node` is an element node.
* @param node Node to check.
* @returns `true` if the node is an element node.
*/
function isTag(node) {
	return isTag$1(node);
}
/**
* Checks if `node` is a CDATA node.
* @param node Node to check.
* @returns `true` if the node is a CDATA node.
*/
function isCDATA(node) {
	return node.type === ElementType.CDATA;
}
/**
* Checks if `node` is a text node.
* @param node Node to check.
* @returns `true` if the node is a text node.
*/
function isText(node) {
	return node.type === ElementType.Text;
}
/**
* Checks if `node` is a comment node.
* @param node Node to check.
* @returns `true` if the node is a comment node.
*/
function isComment(node) {
	return node.type === ElementType.Comment;
}
/**
* Checks if `node` is a directive node.
* @param node Node to check.
* @returns `true` if the node is a directive node.
*/
function isDirective(node) {
	return node.type === ElementType.Directive;
}
/**
* Checks if `node` is a document node.
* @param node Node to check.
* @returns `true` if the node is a document node.
*/
function isDocument(node) {
	return node.type === ElementType.Root;
}
/**
* Checks if `node` has children.
* @param node Node to check.
* @returns `true` if the node has children.
*/
function hasChildren(node) {
	return Object.hasOwn(node, "children");
}
/**
* Clone a node, and optionally its children.
* @param node Node to clone.
* @param recursive Clone child nodes as well.
* @returns A clone of the node.
*/
function cloneNode(node, recursive = false) {
	let result;
	if (isText(node)) result = new Text(node.data);
	else if (isComment(node)) result = new Comment(node.data);
	else if (isTag(node)) {
		const children = recursive ? cloneChildren(node.children) : [];
		const clone = new Element(node.name, { ...node.attribs }, children);
		for (const child of children) child.parent = clone;
		if (node.namespace != null) clone.namespace = node.namespace;
		if (node["x-attribsNamespace"]) clone["x-attribsNamespace"] = { ...node["x-attribsNamespace"] };
		if (node["x-attribsPrefix"]) clone["x-attribsPrefix"] = { ...node["x-attribsPrefix"] };
		result = clone;
	} else if (isCDATA(node)) {
		const children = recursive ? cloneChildren(node.children) : [];
		const clone = new CDATA(children);
		for (const child of children) child.parent = clone;
		result = clone;
	} else if (isDocument(node)) {
		const children = recursive ? cloneChildren(node.children) : [];
		const clone = new Document(children);
		for (const child of children) child.parent = clone;
		if (node["x-mode"]) clone["x-mode"] = node["x-mode"];
		result = clone;
	} else if (isDirective(node)) {
		const instruction = new ProcessingInstruction(node.name, node.data);
		if (node["x-name"] != null) {
			instruction["x-name"] = node["x-name"];
			instruction["x-publicId"] = node["x-publicId"];
			instruction["x-systemId"] = node["x-systemId"];
		}
		result = instruction;
	} else throw new Error(`Not implemented yet: ${node.type}`);
	result.startIndex = node.startIndex;
	result.endIndex = node.endIndex;
	if (node.sourceCodeLocation != null) result.sourceCodeLocation = node.sourceCodeLocation;
	return result;
}
/**
* Clone a list of child nodes.
* @param childs The child nodes to clone.
* @returns A list of cloned child nodes.
*/
function cloneChildren(childs) {
	const children = childs.map((child) => cloneNode(child, true));
	for (let index = 1; index < children.length; index++) {
		children[index].prev = children[index - 1];
		children[index - 1].next = children[index];
	}
	return children;
}
var Node, DataNode, Text, Comment, ProcessingInstruction, NodeWithChildren, CDATA, Document, Element;
var init_node = __esmMin((() => {
	init_dist$5();
	Node = class {
		/** Parent of the node */
		parent = null;
		/** Previous sibling */
		prev = null;
		/** Next sibling */
		next = null;
		/** The start index of the node. Requires `withStartIndices` on the handler to be `true. */
		startIndex = null;
		/** The end index of the node. Requires `withEndIndices` on the handler to be `true. */
		endIndex = null;
		/**
		* Same as {@link parent}.
		* [DOM spec](https://dom.spec.whatwg.org)-compatible alias.
		*/
		get parentNode() {
			return this.parent;
		}
		set parentNode(parent) {
			this.parent = parent;
		}
		/**
		* Same as {@link prev}.
		* [DOM spec](https://dom.spec.whatwg.org)-compatible alias.
		*/
		get previousSibling() {
			return this.prev;
		}
		set previousSibling(previous) {
			this.prev = previous;
		}
		/**
		* Same as {@link next}.
		* [DOM spec](https://dom.spec.whatwg.org)-compatible alias.
		*/
		get nextSibling() {
			return this.next;
		}
		set nextSibling(next) {
			this.next = next;
		}
		/**
		* Clone this node, and optionally its children.
		* @param recursive Clone child nodes as well.
		* @returns A clone of the node.
		*/
		cloneNode(recursive = false) {
			return cloneNode(this, recursive);
		}
	};
	DataNode = class extends Node {
		data;
		/**
		* @param data The content of the data node
		*/
		constructor(data) {
			super();
			this.data = data;
		}
		/**
		* Same as {@link data}.
		* [DOM spec](https://dom.spec.whatwg.org)-compatible alias.
		*/
		get nodeValue() {
			return this.data;
		}
		set nodeValue(data) {
			this.data = data;
		}
	};
	Text = class extends DataNode {
		type = ElementType.Text;
		get nodeType() {
			return 3;
		}
	};
	Comment = class extends DataNode {
		type = ElementType.Comment;
		get nodeType() {
			return 8;
		}
	};
	ProcessingInstruction = class extends DataNode {
		type = ElementType.Directive;
		name;
		constructor(name, data) {
			super(data);
			this.name = name;
		}
		get nodeType() {
			return 1;
		}
		/** If this is a doctype, the document type name (parse5 only). */
		"x-name";
		/** If this is a doctype, the document type public identifier (parse5 only). */
		"x-publicId";
		/** If this is a doctype, the document type system identifier (parse5 only). */
		"x-systemId";
	};
	NodeWithChildren = class extends Node {
		children;
		/**
		* @param children Children of the node. Only certain node types can have children.
		*/
		constructor(children) {
			super();
			this.children = children;
		}
		/** First child of the node. */
		get firstChild() {
			return this.children[0] ?? null;
		}
		/** Last child of the node. */
		get lastChild() {
			return this.children.length > 0 ? this.children[this.children.length - 1] : null;
		}
		/**
		* Same as {@link children}.
		* [DOM spec](https://dom.spec.whatwg.org)-compatible alias.
		*/
		get childNodes() {
			return this.children;
		}
		set childNodes(children) {
			this.children = children;
		}
	};
	CDATA = class extends NodeWithChildren {
		type = ElementType.CDATA;
		get nodeType() {
			return 4;
		}
	};
	Document = class extends NodeWithChildren {
		type = ElementType.Root;
		get nodeType() {
			return 9;
		}
	};
	Element = class extends NodeWithChildren {
		name;
		attribs;
		type;
		/**
		* @param name Name of the tag, eg. `div`, `span`.
		* @param attribs Object mapping attribute names to attribute values.
		* @param children Children of the node.
		* @param type Node type used for the new node instance.
		*/
		constructor(name, attribs, children = [], type = name === "script" ? ElementType.Script : name === "style" ? ElementType.Style : ElementType.Tag) {
			super(children);
			this.name = name;
			this.attribs = attribs;
			this.type = type;
		}
		get nodeType() {
			return 1;
		}
		/**
		* Same as {@link name}.
		* [DOM spec](https://dom.spec.whatwg.org)-compatible alias.
		*/
		get tagName() {
			return this.name;
		}
		set tagName(name) {
			this.name = name;
		}
		get attributes() {
			return Object.keys(this.attribs).map((name) => ({
				name,
				value: this.attribs[name],
				namespace: this["x-attribsNamespace"]?.[name],
				prefix: this["x-attribsPrefix"]?.[name]
			}));
		}
		/** Element namespace (parse5 only). */
		namespace;
		/** Element attribute namespaces (parse5 only). */
		"x-attribsNamespace";
		/** Element attribute namespace-related prefixes (parse5 only). */
		"x-attribsPrefix";
	};
}));
// node_modules/domhandler/dist/index.js
var defaultOptions, DomHandler;
var init_dist$4 = __esmMin((() => {
	init_dist$5();
	init_node();
	init_node();
	defaultOptions = {
		withStartIndices: false,
		withEndIndices: false,
		xmlMode: false
	};
	DomHandler = class {
		/** The elements of the DOM */
		dom = [];
		/** The root element for the DOM */
		root = new Document(this.dom);
		/** Called once parsing has completed. */
		callback;
		/** Settings for the handler. */
		options;
		/** Callback whenever a tag is closed. */
		elementCB;
		/** Indicated whether parsing has been completed. */
		done = false;
		/** Stack of open tags. */
		tagStack = [this.root];
		/** A data node that is still being written to. */
		lastNode = null;
		/** Reference to the parser instance. Used for location information. */
		parser = null;
		/**
		* @param callback Called once parsing has completed.
		* @param options Settings for the handler.
		* @param elementCB Callback whenever a tag is closed.
		*/
		constructor(callback, options, elementCB) {
			if (typeof options === "function") {
				elementCB = options;
				options = defaultOptions;
			}
			if (typeof callback === "object") {
				options = callback;
				callback = void 0;
			}
			this.callback = callback ?? null;
			this.options = options ?? defaultOptions;
			this.elementCB = elementCB ?? null;
		}
		onparserinit(parser) {
			this.parser = parser;
		}
		onreset() {
			this.dom = [];
			this.root = new Document(this.dom);
			this.done = false;
			this.tagStack = [this.root];
			this.lastNode = null;
			this.parser = null;
		}
		onend() {
			if (this.done) return;
			this.done = true;
			this.parser = null;
			this.handleCallback(null);
		}
		onerror(error) {
			this.handleCallback(error);
		}
		onclosetag() {
			this.lastNode = null;
			const element = this.tagStack.pop();
			if (this.options.withEndIndices && this.parser) element.endIndex = this.parser.endIndex;
			if (this.elementCB) this.elementCB(element);
		}
		onopentag(name, attribs) {
			const type = this.options.xmlMode ? ElementType.Tag : void 0;
			const element = new Element(name, attribs, void 0, type);
			this.addNode(element);
			this.tagStack.push(element);
		}
		ontext(data) {
			const { lastNode } = this;
			if (lastNode && lastNode.type === ElementType.Text) {
				lastNode.data += data;
				if (this.options.withEndIndices && this.parser) lastNode.endIndex = this.parser.endIndex;
			} else {
				const node = new Text(data);
				this.addNode(node);
				this.lastNode = node;
			}
		}
		oncomment(data) {
			if (this.lastNode && this.lastNode.type === ElementType.Comment) {
				this.lastNode.data += data;
				return;
			}
			const node = new Comment(data);
			this.addNode(node);
			this.lastNode = node;
		}
		oncommentend() {
			this.lastNode = null;
		}
		oncdatastart() {
			const text = new Text("");
			const node = new CDATA([text]);
			this.addNode(node);
			text.parent = node;
			this.lastNode = text;
		}
		oncdataend() {
			this.lastNode = null;
		}
		onprocessinginstruction(name, data) {
			const node = new ProcessingInstruction(name, data);
			this.addNode(node);
		}
		handleCallback(error) {
			if (typeof this.callback === "function") this.callback(error, this.dom);
			else if (error) throw error;
		}
		addNode(node) {
			const parent = this.tagStack[this.tagStack.length - 1];
			const previousSibling = parent.children[parent.children.length - 1];
			if (this.options.withStartIndices && this.parser) node.startIndex = this.parser.startIndex;
			if (this.options.withEndIndices && this.parser) node.endIndex = this.parser.endIndex;
			parent.children.push(node);
			if (previousSibling) {
				node.prev = previousSibling;
				previousSibling.next = node;
			}
			node.parent = parent;
			this.lastNode = null;
		}
	};
}));
// node_modules/domutils/dist/querying.js
/**
* Search a node and its children for nodes passing a test function. If `node` is not an array, it will be wrapped in one.
*
* @category Querying
* @param test Function to test nodes on.
* @param node Node to search. Will be included in the result set if it matches.
* @param recurse Also consider child nodes.
* @param limit Maximum number of nodes to return.
* @returns All nodes passing `test`.
*/
function filter(test, node, recurse = true, limit = Number.POSITIVE_INFINITY) {
	return find(test, Array.isArray(node) ? node : [node], recurse, limit);
}
/**
* Search an array of nodes and their children for nodes passing a test function.
*
* @category Querying
* @param test Function to test nodes on.
* @param nodes Array of nodes to search.
* @param recurse Also consider child nodes.
* @param limit Maximum number of nodes to return.
* @returns All nodes passing `test`.
*/
function find(test, nodes, recurse, limit) {
	const result = [];
	/** Stack of the arrays we are looking at. */
	const nodeStack = [Array.isArray(nodes) ? nodes : [nodes]];
	/** Stack of the indices within the arrays. */
	const indexStack = [0];
	for (;;) {
		if (indexStack[0] >= nodeStack[0].length) {
			if (indexStack.length === 1) return result;
			nodeStack.shift();
			indexStack.shift();
			continue;
		}
		const element = nodeStack[0][indexStack[0]++];
		if (test(element)) {
			result.push(element);
			if (--limit <= 0) return result;
		}
		if (recurse && hasChildren(element) && element.children.length > 0) {
			indexStack.unshift(0);
			nodeStack.unshift(element.children);
		}
	}
}
/**
* Finds one element in a tree that passes a test.
*
* @category Querying
* @param test Function to test nodes on.
* @param nodes Node or array of nodes to search.
* @param recurse Also consider child nodes.
* @returns The first node that passes `test`.
*/
function findOne(test, nodes, recurse = true) {
	const searchedNodes = Array.isArray(nodes) ? nodes : [nodes];
	for (const node of searchedNodes) {
		if (isTag(node) && test(node)) return node;
		if (recurse && hasChildren(node) && node.children.length > 0) {
			const found = findOne(test, node.children, true);
			if (found) return found;
		}
	}
	return null;
}
/**
* Checks if a tree of nodes contains at least one node passing a test.
*
* @category Querying
* @param test Function to test nodes on.
* @param nodes Array of nodes to search.
* @returns Whether a tree of nodes contains at least one node passing the test.
*/
function existsOne(test, nodes) {
	return (Array.isArray(nodes) ? nodes : [nodes]).some((node) => isTag(node) && test(node) || hasChildren(node) && existsOne(test, node.children));
}
/**
* Search an array of nodes and their children for elements passing a test function.
*
* Same as `find`, but limited to elements and with less options, leading to reduced complexity.
*
* @category Querying
* @param test Function to test nodes on.
* @param nodes Array of nodes to search.
* @returns All nodes passing `test`.
*/
function findAll(test, nodes) {
	const result = [];
	const nodeStack = [Array.isArray(nodes) ? nodes : [nodes]];
	const indexStack = [0];
	for (;;) {
		if (indexStack[0] >= nodeStack[0].length) {
			if (nodeStack.length === 1) return result;
			nodeStack.shift();
			indexStack.shift();
			continue;
		}
		const element = nodeStack[0][indexStack[0]++];
		if (isTag(element) && test(element)) result.push(element);
		if (hasChildren(element) && element.children.length > 0) {
			indexStack.unshift(0);
			nodeStack.unshift(element.children);
		}
	}
}
var init_querying = __esmMin((() => {
	init_dist$4();
}));
// node_modules/domutils/dist/legacy.js
/**
* Returns a function to check whether a node has an attribute with a particular
* value.
*
* @param attrib Attribute to check.
* @param value Attribute value to look for.
* @returns A function to check whether the a node has an attribute with a
*   particular value.
*/
function getAttribCheck(attrib, value) {
	if (typeof value === "function") return (element) => isTag(element) && value(element.attribs[attrib]);
	return (element) => isTag(element) && element.attribs[attrib] === value;
}
/**
* Returns a function that returns `true` if either of the input functions
* returns `true` for a node.
*
* @param a First function to combine.
* @param b Second function to combine.
* @returns A function taking a node and returning `true` if either of the input
*   functions returns `true` for the node.
*/
function combineFuncs(a, b) {
	return (element) => a(element) || b(element);
}
/**
* Returns a function that executes all checks in `options` and returns `true`
* if any of them match a node.
*
* @param options An object describing nodes to look for.
* @returns A function that executes all checks in `options` and returns `true`
*   if any of them match a node.
*/
function compileTest(options) {
	const funcs = Object.keys(options).map((key) => {
		const value = options[key];
		return Object.hasOwn(Checks, key) ? Checks[key](value) : getAttribCheck(key, value);
	});
	return funcs.length === 0 ? null : funcs.reduce(combineFuncs);
}
/**
* Checks whether a node matches the description in `options`.
*
* @category Legacy Query Functions
* @param options An object describing nodes to look for.
* @param node The element to test.
* @returns Whether the element matches the description in `options`.
*/
function testElement(options, node) {
	const test = compileTest(options);
	return test ? test(node) : true;
}
/**
* Returns all nodes that match `options`.
*
* @category Legacy Query Functions
* @param options An object describing nodes to look for.
* @param nodes Nodes to search through.
* @param recurse Also consider child nodes.
* @param limit Maximum number of nodes to return.
* @returns All nodes that match `options`.
*/
function getElements(options, nodes, recurse, limit = Number.POSITIVE_INFINITY) {
	const test = compileTest(options);
	return test ? filter(test, nodes, recurse, limit) : [];
}
/**
* Returns the node with the supplied ID.
*
* @category Legacy Query Functions
* @param id The unique ID attribute value to look for.
* @param nodes Nodes to search through.
* @param recurse Also consider child nodes.
* @returns The node with the supplied ID.
*/
function getElementById(id, nodes, recurse = true) {
	if (!Array.isArray(nodes)) nodes = [nodes];
	return findOne(getAttribCheck("id", id), nodes, recurse);
}
/**
* Returns all nodes with the supplied `tagName`.
*
* @category Legacy Query Functions
* @param tagName Tag name to search for.
* @param nodes Nodes to search through.
* @param recurse Also consider child nodes.
* @param limit Maximum number of nodes to return.
* @returns All nodes with the supplied `tagName`.
*/
function getElementsByTagName(tagName, nodes, recurse = true, limit = Number.POSITIVE_INFINITY) {
	return filter(Checks["tag_name"](tagName), nodes, recurse, limit);
}
/**
* Returns all nodes with the supplied `className`.
*
* @category Legacy Query Functions
* @param className Class name to search for.
* @param nodes Nodes to search through.
* @param recurse Also consider child nodes.
* @param limit Maximum number of nodes to return.
* @returns All nodes with the supplied `className`.
*/
function getElementsByClassName(className, nodes, recurse = true, limit = Number.POSITIVE_INFINITY) {
	return filter(getAttribCheck("class", className), nodes, recurse, limit);
}
/**
* Returns all nodes with the supplied `type`.
*
* @category Legacy Query Functions
* @param type Element type to look for.
* @param nodes Nodes to search through.
* @param recurse Also consider child nodes.
* @param limit Maximum number of nodes to return.
* @returns All nodes with the supplied `type`.
*/
function getElementsByTagType(type, nodes, recurse = true, limit = Number.POSITIVE_INFINITY) {
	return filter(Checks["tag_type"](type), nodes, recurse, limit);
}
var Checks;
var init_legacy = __esmMin((() => {
	init_dist$4();
	init_querying();
	Checks = {
		tag_name(name) {
			if (typeof name === "function") return (element) => isTag(element) && name(element.name);
			if (name === "*") return isTag;
			return (element) => isTag(element) && element.name === name;
		},
		tag_type(type) {
			if (typeof type === "function") return (element) => type(element.type);
			return (element) => element.type === type;
		},
		tag_contains(data) {
			if (typeof data === "function") return (element) => isText(element) && data(element.data);
			return (element) => isText(element) && element.data === data;
		}
	};
}));
// node_modules/entities/dist/escape.js
/**
* Get the named reference for an XML special character or U+00A0.
* @param char Code unit matched by one of the escape regexes.
*/
function getEscape(char) {
	return char === 34 ? "&quot;" : char === 38 ? "&amp;" : char === 39 ? "&apos;" : char === 60 ? "&lt;" : char === 62 ? "&gt;" : "&nbsp;";
}
/**
* Whether `code` (a UTF-16 code unit) is escaped by {@link encodeXML}: a
* non-ASCII unit, or one of the five XML specials flagged in
* `XML_BITSET_VALUE` (which is only meaningful for code units 32-63).
* @param code Code unit to test.
*/
function isXmlEscapable(code) {
	return code >= 128 || code >= 32 && code < 64 && (1342177476 >>> code & 1) === 1;
}
/**
* Encodes all non-ASCII characters, as well as characters not valid in XML
* documents using XML entities.
*
* If a character has no equivalent entity, a numeric hexadecimal reference
* (eg. `&#xfc;`) will be used.
* @param input Input string to encode.
*/
function encodeXML(input) {
	const { length } = input;
	let out;
	let last = 0;
	let index = 0;
	while (index < length) {
		const char = input.charCodeAt(index);
		if (!isXmlEscapable(char)) {
			const bound = Math.min(index + 32, length);
			let next = index + 1;
			while (next < bound && !isXmlEscapable(input.charCodeAt(next))) next++;
			if (next < bound) {
				index = next;
				continue;
			}
			if (next >= length) break;
			xmlEncodeRegex.lastIndex = next;
			if (!xmlEncodeRegex.test(input)) break;
			index = xmlEncodeRegex.lastIndex - 1;
			continue;
		}
		if (out === void 0) out = input.substring(0, index);
		else if (last !== index) out += input.substring(last, index);
		if (char < 64) {
			out += getEscape(char);
			last = index += 1;
			continue;
		}
		const cp = input.codePointAt(index);
		out += `&#x${cp.toString(16)};`;
		if (cp !== char) index++;
		last = index += 1;
	}
	if (out === void 0) return input;
	if (last < length) out += input.substr(last);
	return out;
}
/**
* Escape `data` using `re`, mapping each matched character to its entity.
* Every match is one UTF-16 code unit, so its index is `lastIndex - 1`.
* @param re Global regex matching exactly the characters to escape
*   (`"`, `&`, `'`, `<`, `>`, `\u00A0` at most).
* @param data String to escape.
*/
function escapeWithRegex(re, data) {
	re.lastIndex = 0;
	if (!re.test(data)) return data;
	let out = "";
	let last = 0;
	do {
		const index = re.lastIndex - 1;
		if (last !== index) out += data.substring(last, index);
		const char = data.charCodeAt(index);
		out += getEscape(char);
		last = index + 1;
	} while (re.test(data));
	return out + data.substring(last);
}
/**
* Encodes all characters that have to be escaped in HTML attributes,
* following {@link https://html.spec.whatwg.org/multipage/parsing.html#escapingString}.
* @param data String to escape.
*/
function escapeAttribute(data) {
	return escapeWithRegex(attributeEscapeRegex, data);
}
/**
* Encodes all characters that have to be escaped in HTML text,
* following {@link https://html.spec.whatwg.org/multipage/parsing.html#escapingString}.
* @param data String to escape.
*/
function escapeText(data) {
	return escapeWithRegex(textEscapeRegex, data);
}
var xmlEncodeRegex, attributeEscapeRegex, textEscapeRegex;
var init_escape = __esmMin((() => {
	xmlEncodeRegex = /["&'<>\u0080-\uFFFF]/g;
	attributeEscapeRegex = /["&\u{A0}]/gu;
	textEscapeRegex = /[&<>\u{A0}]/gu;
}));
// node_modules/entities/dist/index.js
var init_dist$3 = __esmMin((() => {
	init_decode();
	init_escape();
}));
// node_modules/dom-serializer/dist/foreign-names.js
var elementNames, attributeNames;
var init_foreign_names = __esmMin((() => {
	elementNames = new Map("altGlyph altGlyphDef altGlyphItem animateColor animateMotion animateTransform clipPath feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence foreignObject glyphRef linearGradient radialGradient textPath".split(" ").map((name) => [name.toLowerCase(), name]));
	attributeNames = new Map("definitionURL attributeName attributeType baseFrequency baseProfile calcMode clipPathUnits diffuseConstant edgeMode filterUnits glyphRef gradientTransform gradientUnits kernelMatrix kernelUnitLength keyPoints keySplines keyTimes lengthAdjust limitingConeAngle markerHeight markerUnits markerWidth maskContentUnits maskUnits numOctaves pathLength patternContentUnits patternTransform patternUnits pointsAtX pointsAtY pointsAtZ preserveAlpha preserveAspectRatio primitiveUnits refX refY repeatCount repeatDur requiredExtensions requiredFeatures specularConstant specularExponent spreadMethod startOffset stdDeviation stitchTiles surfaceScale systemLanguage tableValues targetX targetY textLength viewBox viewTarget xChannelSelector yChannelSelector zoomAndPan".split(" ").map((name) => [name.toLowerCase(), name]));
}));
// node_modules/dom-serializer/dist/index.js
/**
* Renders a DOM node or an array of DOM nodes to a string.
*
* Can be thought of as the equivalent of the `outerHTML` of the passed
* node(s).
* @param node Node to be rendered.
* @param options Changes serialization behavior
*/
function render(node, options = {}) {
	const nodes = "length" in node ? node : [node];
	const xmlMode = options.xmlMode ?? false;
	let output = "";
	for (let index = 0; index < nodes.length; index++) output += renderNode(nodes[index], options, xmlMode);
	return output;
}
/**
* Render an array of child nodes (skips the single-node wrapping in `render`).
* @param children The child nodes to render.
* @param options The serialization options.
* @param xmlMode The XML mode to use.
*/
function renderChildren(children, options, xmlMode) {
	let output = "";
	for (let index = 0; index < children.length; index++) output += renderNode(children[index], options, xmlMode);
	return output;
}
function renderNode(node, options, xmlMode) {
	switch (node.type) {
		case Root: return renderChildren(node.children, options, xmlMode);
		case Directive: return `<${node.data}>`;
		case Comment$1: return `<!--${node.data}-->`;
		case CDATA$1: return `<![CDATA[${node.children[0].data}]]>`;
		case Script:
		case Style:
		case Tag: return renderTag(node, options, xmlMode);
		case Text$1: {
			const element = node;
			const data = element.data || "";
			if ((options.encodeEntities ?? options.decodeEntities) !== false && !(!xmlMode && element.parent && unencodedElements.has(element.parent.name))) return xmlMode || options.encodeEntities !== "utf8" ? encodeXML(data) : escapeText(data);
			return data;
		}
	}
}
function renderTag(element, options, xmlMode) {
	if (xmlMode === "foreign") {
		element.name = elementNames.get(element.name) ?? element.name;
		if (element.parent && foreignModeIntegrationPoints.has(element.parent.name)) xmlMode = false;
	}
	if (!xmlMode && foreignElements.has(element.name)) xmlMode = "foreign";
	const { name, children } = element;
	const isVoid = !xmlMode && voidElements.has(name);
	let tag = `<${name}${formatAttributes(element.attribs, options, xmlMode)}`;
	if (children.length === 0 && (xmlMode ? options.selfClosingTags !== false : options.selfClosingTags && isVoid)) tag += xmlMode ? "/>" : " />";
	else {
		tag += ">";
		if (children.length > 0) tag += renderChildren(children, options, xmlMode);
		if (!isVoid) tag += `</${name}>`;
	}
	return tag;
}
function replaceQuotes(value) {
	return value.replaceAll("\"", "&quot;");
}
/**
* Serialize an element's attribute map to a string.
*
* Returns a string with a leading space before each attribute, or an
* empty string if there are no attributes. This convention lets the
* caller unconditionally concatenate the result onto the tag name.
* @param attributes
* @param options
* @param xmlMode
*/
function formatAttributes(attributes, options, xmlMode) {
	if (!attributes) return "";
	const encode = (options.encodeEntities ?? options.decodeEntities) === false ? replaceQuotes : xmlMode || options.encodeEntities !== "utf8" ? encodeXML : escapeAttribute;
	const isForeign = xmlMode === "foreign";
	const showEmpty = !!(options.emptyAttrs ?? xmlMode);
	let result = "";
	for (const key in attributes) {
		if (!Object.hasOwn(attributes, key)) continue;
		const value = attributes[key];
		const k = isForeign ? attributeNames.get(key) ?? key : key;
		result += !showEmpty && (value == null || value === "") ? ` ${k}` : ` ${k}="${encode(value == null ? "" : String(value))}"`;
	}
	return result;
}
var unencodedElements, voidElements, foreignElements, foreignModeIntegrationPoints;
var init_dist$2 = __esmMin((() => {
	init_dist$5();
	init_dist$3();
	init_foreign_names();
	unencodedElements = new Set("style script xmp iframe noembed noframes plaintext noscript".split(" "));
	voidElements = new Set("area base basefont br col command embed frame hr img input isindex keygen link meta param source track wbr".split(" "));
	foreignElements = /* @__PURE__ */ new Set(["svg", "math"]);
	foreignModeIntegrationPoints = new Set("mi mo mn ms mtext annotation-xml foreignObject desc title".split(" "));
}));
// node_modules/domutils/dist/stringify.js
/**
* @category Stringify
* @deprecated Use the `dom-serializer` module directly.
* @param node Node to get the outer HTML of.
* @param options Options for serialization.
* @returns `node`'s outer HTML.
*/
function getOuterHTML(node, options) {
	return render(node, options);
}
/**
* @category Stringify
* @deprecated Use the `dom-serializer` module directly.
* @param node Node to get the inner HTML of.
* @param options Options for serialization.
* @returns `node`'s inner HTML.
*/
function getInnerHTML(node, options) {
	return hasChildren(node) ? node.children.map((node) => getOuterHTML(node, options)).join("") : "";
}
/**
* Get a node's inner text. Same as `textContent`, but inserts newlines for `<br>` tags. Ignores comments.
*
* @category Stringify
* @deprecated Use `textContent` instead.
* @param node Node to get the inner text of.
* @returns `node`'s inner text.
*/
function getText(node) {
	if (Array.isArray(node)) return node.map(getText).join("");
	if (isTag(node)) return node.name === "br" ? "\n" : getText(node.children);
	if (isCDATA(node)) return getText(node.children);
	if (isText(node)) return node.data;
	return "";
}
/**
* Get a node's text content. Ignores comments.
*
* @category Stringify
* @param node Node to get the text content of.
* @returns `node`'s text content.
* @see {@link https://developer.mozilla.org/en-US/docs/Web/API/Node/textContent}
*/
function textContent(node) {
	if (Array.isArray(node)) return node.map(textContent).join("");
	if (hasChildren(node) && !isComment(node)) return textContent(node.children);
	if (isText(node)) return node.data;
	return "";
}
/**
* Get a node's inner text, ignoring `<script>` and `<style>` tags. Ignores comments.
*
* @category Stringify
* @param node Node to get the inner text of.
* @returns `node`'s inner text.
* @see {@link https://developer.mozilla.org/en-US/docs/Web/API/Node/innerText}
*/
function innerText(node) {
	if (Array.isArray(node)) return node.map(innerText).join("");
	if (hasChildren(node) && (node.type === ElementType.Tag || isCDATA(node))) return innerText(node.children);
	if (isText(node)) return node.data;
	return "";
}
var init_stringify = __esmMin((() => {
	init_dist$2();
	init_dist$5();
	init_dist$4();
}));
// node_modules/domutils/dist/feeds.js
/**
* Get the feed object from the root of a DOM tree.
*
* @category Feeds
* @param document The DOM to extract the feed from.
* @returns The feed.
*/
function getFeed(document) {
	const feedRoot = getOneElement(isValidFeed, document);
	return feedRoot ? feedRoot.name === "feed" ? getAtomFeed(feedRoot) : getRssFeed(feedRoot) : null;
}
/**
* Parse an Atom feed.
*
* @param feedRoot The root of the feed.
* @returns The parsed feed.
*/
function getAtomFeed(feedRoot) {
	const childs = feedRoot.children;
	const feed = {
		type: "atom",
		items: getElementsByTagName("entry", childs).map((item) => {
			const { children } = item;
			const entry = { media: getMediaElements(children) };
			addConditionally(entry, "id", "id", children);
			addConditionally(entry, "title", "title", children);
			const href = getOneElement("link", children)?.attribs["href"];
			if (href) entry.link = href;
			const description = fetch("summary", children) || fetch("content", children);
			if (description) entry.description = description;
			const pubDate = fetch("updated", children);
			if (pubDate) entry.pubDate = new Date(pubDate);
			return entry;
		})
	};
	addConditionally(feed, "id", "id", childs);
	addConditionally(feed, "title", "title", childs);
	const href = getOneElement("link", childs)?.attribs["href"];
	if (href) feed.link = href;
	addConditionally(feed, "description", "subtitle", childs);
	const updated = fetch("updated", childs);
	if (updated) feed.updated = new Date(updated);
	addConditionally(feed, "author", "email", childs, true);
	return feed;
}
/**
* Parse a RSS feed.
*
* @param feedRoot The root of the feed.
* @returns The parsed feed.
*/
function getRssFeed(feedRoot) {
	const childs = getOneElement("channel", feedRoot.children)?.children ?? [];
	const feed = {
		type: feedRoot.name.substr(0, 3),
		id: "",
		items: getElementsByTagName("item", feedRoot.children).map((item) => {
			const { children } = item;
			const entry = { media: getMediaElements(children) };
			addConditionally(entry, "id", "guid", children);
			addConditionally(entry, "title", "title", children);
			addConditionally(entry, "link", "link", children);
			addConditionally(entry, "description", "description", children);
			const pubDate = fetch("pubDate", children) || fetch("dc:date", children);
			if (pubDate) entry.pubDate = new Date(pubDate);
			return entry;
		})
	};
	addConditionally(feed, "title", "title", childs);
	addConditionally(feed, "link", "link", childs);
	addConditionally(feed, "description", "description", childs);
	const updated = fetch("lastBuildDate", childs);
	if (updated) feed.updated = new Date(updated);
	addConditionally(feed, "author", "managingEditor", childs, true);
	return feed;
}
/**
* Get all media elements of a feed item.
*
* @param where Nodes to search in.
* @returns Media elements.
*/
function getMediaElements(where) {
	return getElementsByTagName("media:content", where).map((element) => {
		const { attribs } = element;
		const media = {
			medium: attribs["medium"],
			isDefault: !!attribs["isDefault"]
		};
		for (const attrib of MEDIA_KEYS_STRING) if (attribs[attrib]) media[attrib] = attribs[attrib];
		for (const attrib of MEDIA_KEYS_INT) if (attribs[attrib]) media[attrib] = Number.parseInt(attribs[attrib], 10);
		if (attribs["expression"]) media.expression = attribs["expression"];
		return media;
	});
}
/**
* Get one element by tag name.
*
* @param tagName Tag name to look for
* @param node Node to search in
* @returns The element or null
*/
function getOneElement(tagName, node) {
	return getElementsByTagName(tagName, node, true, 1)[0];
}
/**
* Get the text content of an element with a certain tag name.
*
* @param tagName Tag name to look for.
* @param where Node to search in.
* @param recurse Whether to recurse into child nodes.
* @returns The text content of the element.
*/
function fetch(tagName, where, recurse = false) {
	return textContent(getElementsByTagName(tagName, where, recurse, 1)).trim();
}
/**
* Adds a property to an object if it has a value.
*
* @param object Object to be extended.
* @param property Property name.
* @param tagName Tag name that contains the conditionally added property.
* @param where Element to search for the property.
* @param recurse Whether to recurse into child nodes.
*/
function addConditionally(object, property, tagName, where, recurse = false) {
	const value = fetch(tagName, where, recurse);
	if (value) object[property] = value;
}
/**
* Checks if an element is a feed root node.
*
* @param value The name of the element to check.
* @returns Whether an element is a feed root node.
*/
function isValidFeed(value) {
	return value === "rss" || value === "feed" || value === "rdf:RDF";
}
var MEDIA_KEYS_STRING, MEDIA_KEYS_INT;
var init_feeds = __esmMin((() => {
	init_legacy();
	init_stringify();
	MEDIA_KEYS_STRING = [
		"url",
		"type",
		"lang"
	];
	MEDIA_KEYS_INT = [
		"fileSize",
		"bitrate",
		"framerate",
		"samplingrate",
		"channels",
		"duration",
		"height",
		"width"
	];
}));
// node_modules/domutils/dist/helpers.js
/**
* Given an array of nodes, remove any member that is contained by another
* member.
*
* @category Helpers
* @param nodes Nodes to filter.
* @returns Remaining nodes that aren't contained by other nodes.
*/
function removeSubsets(nodes) {
	let index = nodes.length;
	while (--index >= 0) {
		const node = nodes[index];
		if (index > 0 && nodes.lastIndexOf(node, index - 1) >= 0) {
			nodes.splice(index, 1);
			continue;
		}
		for (let ancestor = node.parent; ancestor; ancestor = ancestor.parent) if (nodes.includes(ancestor)) {
			nodes.splice(index, 1);
			break;
		}
	}
	return nodes;
}
/**
* Compare the position of one node against another node in any other document,
* returning a bitmask with the values from {@link DocumentPosition}.
*
* Document order:
* > There is an ordering, document order, defined on all the nodes in the
* > document corresponding to the order in which the first character of the
* > XML representation of each node occurs in the XML representation of the
* > document after expansion of general entities. Thus, the document element
* > node will be the first node. Element nodes occur before their children.
* > Thus, document order orders element nodes in order of the occurrence of
* > their start-tag in the XML (after expansion of entities). The attribute
* > nodes of an element occur after the element and before its children. The
* > relative order of attribute nodes is implementation-dependent.
*
* Source:
* http://www.w3.org/TR/DOM-Level-3-Core/glossary.html#dt-document-order
*
* @category Helpers
* @param nodeA The first node to use in the comparison
* @param nodeB The second node to use in the comparison
* @returns A bitmask describing the input nodes' relative position.
*
* See http://dom.spec.whatwg.org/#dom-node-comparedocumentposition for
* a description of these values.
*/
function compareDocumentPosition(nodeA, nodeB) {
	const aParents = [];
	const bParents = [];
	if (nodeA === nodeB) return 0;
	let current = hasChildren(nodeA) ? nodeA : nodeA.parent;
	while (current) {
		aParents.unshift(current);
		current = current.parent;
	}
	current = hasChildren(nodeB) ? nodeB : nodeB.parent;
	while (current) {
		bParents.unshift(current);
		current = current.parent;
	}
	const maxIndex = Math.min(aParents.length, bParents.length);
	let index = 0;
	while (index < maxIndex && aParents[index] === bParents[index]) index++;
	if (index === 0) return DocumentPosition.DISCONNECTED;
	const sharedParent = aParents[index - 1];
	const siblings = sharedParent.children;
	const aSibling = aParents[index];
	const bSibling = bParents[index];
	if (siblings.indexOf(aSibling) > siblings.indexOf(bSibling)) {
		if (sharedParent === nodeB) return DocumentPosition.FOLLOWING | DocumentPosition.CONTAINED_BY;
		return DocumentPosition.FOLLOWING;
	}
	if (sharedParent === nodeA) return DocumentPosition.PRECEDING | DocumentPosition.CONTAINS;
	return DocumentPosition.PRECEDING;
}
/**
* Sort an array of nodes based on their relative position in the document,
* removing any duplicate nodes. If the array contains nodes that do not belong
* to the same document, sort order is unspecified.
*
* @category Helpers
* @param nodes Array of DOM nodes.
* @returns Collection of unique nodes, sorted in document order.
*/
function uniqueSort(nodes) {
	nodes = nodes.filter((node, index, array) => !array.includes(node, index + 1));
	nodes.sort((a, b) => {
		const relative = compareDocumentPosition(a, b);
		if (relative & DocumentPosition.PRECEDING) return -1;
		if (relative & DocumentPosition.FOLLOWING) return 1;
		return 0;
	});
	return nodes;
}
var DocumentPosition;
var init_helpers = __esmMin((() => {
	init_dist$4();
	(function(DocumentPosition) {
		DocumentPosition[DocumentPosition["DISCONNECTED"] = 1] = "DISCONNECTED";
		DocumentPosition[DocumentPosition["PRECEDING"] = 2] = "PRECEDING";
		DocumentPosition[DocumentPosition["FOLLOWING"] = 4] = "FOLLOWING";
		DocumentPosition[DocumentPosition["CONTAINS"] = 8] = "CONTAINS";
		DocumentPosition[DocumentPosition["CONTAINED_BY"] = 16] = "CONTAINED_BY";
	})(DocumentPosition || (DocumentPosition = {}));
}));
// node_modules/domutils/dist/manipulation.js
/**
* Remove an element from the dom
*
* @category Manipulation
* @param element The element to be removed.
*/
function removeElement(element) {
	if (element.prev) element.prev.next = element.next;
	if (element.next) element.next.prev = element.prev;
	if (element.parent) {
		const childs = element.parent.children;
		const childsIndex = childs.lastIndexOf(element);
		if (childsIndex !== -1) childs.splice(childsIndex, 1);
	}
	element.next = null;
	element.prev = null;
	element.parent = null;
}
/**
* Replace an element in the dom
*
* @category Manipulation
* @param element The element to be replaced.
* @param replacement The element to be added
*/
function replaceElement(element, replacement) {
	replacement.prev = element.prev;
	if (replacement.prev) replacement.prev.next = replacement;
	replacement.next = element.next;
	if (replacement.next) replacement.next.prev = replacement;
	replacement.parent = element.parent;
	if (replacement.parent) {
		const { children } = replacement.parent;
		const elementIndex = children.lastIndexOf(element);
		if (elementIndex === -1) return;
		children[elementIndex] = replacement;
		element.parent = null;
	}
}
/**
* Append a child to an element.
*
* @category Manipulation
* @param parent The element to append to.
* @param child The element to be added as a child.
*/
function appendChild(parent, child) {
	removeElement(child);
	child.next = null;
	child.parent = parent;
	if (parent.children.push(child) > 1) {
		const sibling = parent.children[parent.children.length - 2];
		sibling.next = child;
		child.prev = sibling;
	} else child.prev = null;
}
/**
* Append an element after another.
*
* @category Manipulation
* @param element The element to append after.
* @param next The element be added.
*/
function append(element, next) {
	removeElement(next);
	const { parent } = element;
	const currentNext = element.next;
	next.next = currentNext;
	next.prev = element;
	element.next = next;
	next.parent = parent;
	if (currentNext) {
		currentNext.prev = next;
		if (parent) {
			const childs = parent.children;
			childs.splice(childs.lastIndexOf(currentNext), 0, next);
		}
	} else if (parent) parent.children.push(next);
}
/**
* Prepend a child to an element.
*
* @category Manipulation
* @param parent The element to prepend before.
* @param child The element to be added as a child.
*/
function prependChild(parent, child) {
	removeElement(child);
	child.parent = parent;
	child.prev = null;
	if (parent.children.unshift(child) === 1) child.next = null;
	else {
		const sibling = parent.children[1];
		sibling.prev = child;
		child.next = sibling;
	}
}
/**
* Prepend an element before another.
*
* @category Manipulation
* @param element The element to prepend before.
* @param previous The element to be added.
*/
function prepend(element, previous) {
	removeElement(previous);
	const { parent } = element;
	if (parent) {
		const childs = parent.children;
		childs.splice(childs.indexOf(element), 0, previous);
	}
	if (element.prev) element.prev.next = previous;
	previous.parent = parent;
	previous.prev = element.prev;
	previous.next = element;
	element.prev = previous;
}
var init_manipulation = __esmMin((() => {}));
// node_modules/domutils/dist/traversal.js
/**
* Get a node's children.
*
* @category Traversal
* @param element Node to get the children of.
* @returns `element`'s children, or an empty array.
*/
function getChildren(element) {
	return hasChildren(element) ? element.children : [];
}
function getParent(element) {
	return element.parent || null;
}
/**
* Gets an elements siblings, including the element itself.
*
* Attempts to get the children through the element's parent first. If we don't
* have a parent (the element is a root node), we walk the element's `prev` &
* `next` to get all remaining nodes.
*
* @category Traversal
* @param element Element to get the siblings of.
* @returns `element`'s siblings, including `element`.
*/
function getSiblings(element) {
	const parent = getParent(element);
	if (parent != null) return getChildren(parent);
	const siblings = [element];
	let { prev, next } = element;
	while (prev != null) {
		siblings.unshift(prev);
		({prev} = prev);
	}
	while (next != null) {
		siblings.push(next);
		({next} = next);
	}
	return siblings;
}
/**
* Gets an attribute from an element.
*
* @category Traversal
* @param element Element to check.
* @param name Attribute name to retrieve.
* @returns The element's attribute value, or `undefined`.
*/
function getAttributeValue(element, name) {
	const { attribs } = element;
	return attribs?.[name];
}
/**
* Checks whether an element has an attribute.
*
* @category Traversal
* @param element Element to check.
* @param name Attribute name to look for.
* @returns Returns whether `element` has the attribute `name`.
*/
function hasAttrib(element, name) {
	const { attribs } = element;
	return attribs != null && Object.hasOwn(attribs, name) && attribs[name] != null;
}
/**
* Get the tag name of an element.
*
* @category Traversal
* @param element The element to get the name for.
* @returns The tag name of `element`.
*/
function getName(element) {
	return element.name;
}
/**
* Returns the next element sibling of a node.
*
* @category Traversal
* @param element The element to get the next sibling of.
* @returns `element`'s next sibling that is a tag, or `null` if there is no next
* sibling.
*/
function nextElementSibling(element) {
	let { next } = element;
	while (next !== null && !isTag(next)) ({next} = next);
	return next;
}
/**
* Returns the previous element sibling of a node.
*
* @category Traversal
* @param element The element to get the previous sibling of.
* @returns `element`'s previous sibling that is a tag, or `null` if there is no
* previous sibling.
*/
function prevElementSibling(element) {
	let { prev } = element;
	while (prev !== null && !isTag(prev)) ({prev} = prev);
	return prev;
}
var init_traversal = __esmMin((() => {
	init_dist$4();
}));
// node_modules/domutils/dist/index.js
var dist_exports$1 = /* @__PURE__ */ __exportAll({
	DocumentPosition: () => DocumentPosition,
	append: () => append,
	appendChild: () => appendChild,
	compareDocumentPosition: () => compareDocumentPosition,
	existsOne: () => existsOne,
	filter: () => filter,
	find: () => find,
	findAll: () => findAll,
	findOne: () => findOne,
	getAttributeValue: () => getAttributeValue,
	getChildren: () => getChildren,
	getElementById: () => getElementById,
	getElements: () => getElements,
	getElementsByClassName: () => getElementsByClassName,
	getElementsByTagName: () => getElementsByTagName,
	getElementsByTagType: () => getElementsByTagType,
	getFeed: () => getFeed,
	getInnerHTML: () => getInnerHTML,
	getName: () => getName,
	getOuterHTML: () => getOuterHTML,
	getParent: () => getParent,
	getSiblings: () => getSiblings,
	getText: () => getText,
	hasAttrib: () => hasAttrib,
	innerText: () => innerText,
	nextElementSibling: () => nextElementSibling,
	prepend: () => prepend,
	prependChild: () => prependChild,
	prevElementSibling: () => prevElementSibling,
	removeElement: () => removeElement,
	removeSubsets: () => removeSubsets,
	replaceElement: () => replaceElement,
	testElement: () => testElement,
	textContent: () => textContent,
	uniqueSort: () => uniqueSort
});
var init_dist$1 = __esmMin((() => {
	init_feeds();
	init_helpers();
	init_legacy();
	init_manipulation();
	init_querying();
	init_stringify();
	init_traversal();
}));
// node_modules/htmlparser2/dist/index.js
var dist_exports = /* @__PURE__ */ __exportAll({
	DefaultHandler: () => DomHandler,
	DomHandler: () => DomHandler,
	DomUtils: () => dist_exports$1,
	ElementType: () => dist_exports$2,
	Parser: () => Parser,
	QuoteType: () => QuoteType,
	Tokenizer: () => Tokenizer,
	createDocumentStream: () => createDocumentStream,
	getFeed: () => getFeed,
	parseDocument: () => parseDocument,
	parseFeed: () => parseFeed
});
/**
* Parses the data, returns the resulting document.
* @param data The data that should be parsed.
* @param options Optional options for the parser and DOM handler.
*/
function parseDocument(data, options) {
	const handler = new DomHandler(void 0, options);
	new Parser(handler, options).end(data);
	return handler.root;
}
/**
* Creates a parser instance, with an attached DOM handler.
* @param callback A callback that will be called once parsing has been completed, with the resulting document.
* @param options Optional options for the parser and DOM handler.
* @param elementCallback An optional callback that will be called every time a tag has been completed inside of the DOM.
*/
function createDocumentStream(callback, options, elementCallback) {
	const handler = new DomHandler((error) => callback(error, handler.root), options, elementCallback);
	return new Parser(handler, options);
}
/**
* Parse a feed.
* @param feed The feed that should be parsed, as a string.
* @param options Optionally, options for parsing. When using this, you should set `xmlMode` to `true`.
*/
function parseFeed(feed, options = parseFeedDefaultOptions) {
	return getFeed(parseDocument(feed, options).children);
}
var parseFeedDefaultOptions;
var init_dist = __esmMin((() => {
	init_Parser();
	init_dist$4();
	init_dist$5();
	init_Tokenizer();
	init_dist$1();
	parseFeedDefaultOptions = { xmlMode: true };
}));
// node_modules/escape-string-regexp/index.js
var require_escape_string_regexp = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = (string) => {
		if (typeof string !== "string") throw new TypeError("Expected a string");
		return string.replace(/[|\\{}()[\]^$+*?.]/g, "\\$&").replace(/-/g, "\\x2d");
	};
}));
// node_modules/is-plain-object/dist/is-plain-object.js
var require_is_plain_object = /* @__PURE__ */ __commonJSMin(((exports) => {
	/*!
	* is-plain-object <https://github.com/jonschlinkert/is-plain-object>
	*
	* Copyright (c) 2014-2017, Jon Schlinkert.
	* Released under the MIT License.
	*/
	function isObject(o) {
		return Object.prototype.toString.call(o) === "[object Object]";
	}
	function isPlainObject(o) {
		var ctor, prot;
		if (isObject(o) === false) return false;
		ctor = o.constructor;
		if (ctor === void 0) return true;
		prot = ctor.prototype;
		if (isObject(prot) === false) return false;
		if (prot.hasOwnProperty("isPrototypeOf") === false) return false;
		return true;
	}
	exports.isPlainObject = isPlainObject;
}));
// node_modules/parse-srcset/src/parse-srcset.js
var require_parse_srcset = /* @__PURE__ */ __commonJSMin(((exports, module, this$19) => {
	/**
	* Srcset Parser
	*
	* By Alex Bell |  MIT License
	*
	* JS Parser for the string value that appears in markup <img srcset="here">
	*
	* @returns Array [{url: _, d: _, w: _, h:_}, ...]
	*
	* Based super duper closely on the reference algorithm at:
	* https://html.spec.whatwg.org/multipage/embedded-content.html#parse-a-srcset-attribute
	*
	* Most comments are copied in directly from the spec
	* (except for comments in parens).
	*/
	(function(root, factory) {
		if (typeof define === "function" && define.amd) define([], factory);
		else if (typeof module === "object" && module.exports) module.exports = factory();
		else root.parseSrcset = factory();
	})(this$19, function() {
		return function(input) {
			function isSpace(c) {
				return c === " " || c === "	" || c === "\n" || c === "\f" || c === "\r";
			}
			function collectCharacters(regEx) {
				var chars, match = regEx.exec(input.substring(pos));
				if (match) {
					chars = match[0];
					pos += chars.length;
					return chars;
				}
			}
			var inputLength = input.length, regexLeadingSpaces = /^[ \t\n\r\u000c]+/, regexLeadingCommasOrSpaces = /^[, \t\n\r\u000c]+/, regexLeadingNotSpaces = /^[^ \t\n\r\u000c]+/, regexTrailingCommas = /[,]+$/, regexNonNegativeInteger = /^\d+$/, regexFloatingPoint = /^-?(?:[0-9]+|[0-9]*\.[0-9]+)(?:[eE][+-]?[0-9]+)?$/, url, descriptors, currentDescriptor, state, c, pos = 0, candidates = [];
			while (true) {
				collectCharacters(regexLeadingCommasOrSpaces);
				if (pos >= inputLength) return candidates;
				url = collectCharacters(regexLeadingNotSpaces);
				descriptors = [];
				if (url.slice(-1) === ",") {
					url = url.replace(regexTrailingCommas, "");
					parseDescriptors();
				} else tokenize();
			}
			/**
			* Tokenizes descriptor properties prior to parsing
			* Returns undefined.
			*/
			function tokenize() {
				collectCharacters(regexLeadingSpaces);
				currentDescriptor = "";
				state = "in descriptor";
				while (true) {
					c = input.charAt(pos);
					if (state === "in descriptor") {
						if (isSpace(c)) {
							if (currentDescriptor) {
								descriptors.push(currentDescriptor);
								currentDescriptor = "";
								state = "after descriptor";
							}
						} else if (c === ",") {
							pos += 1;
							if (currentDescriptor) descriptors.push(currentDescriptor);
							parseDescriptors();
							return;
						} else if (c === "(") {
							currentDescriptor = currentDescriptor + c;
							state = "in parens";
						} else if (c === "") {
							if (currentDescriptor) descriptors.push(currentDescriptor);
							parseDescriptors();
							return;
						} else currentDescriptor = currentDescriptor + c;
					} else if (state === "in parens") {
						if (c === ")") {
							currentDescriptor = currentDescriptor + c;
							state = "in descriptor";
						} else if (c === "") {
							descriptors.push(currentDescriptor);
							parseDescriptors();
							return;
						} else currentDescriptor = currentDescriptor + c;
					} else if (state === "after descriptor") {
						if (isSpace(c)) {} else if (c === "") {
							parseDescriptors();
							return;
						} else {
							state = "in descriptor";
							pos -= 1;
						}
					}
					pos += 1;
				}
			}
			/**
			* Adds descriptor properties to a candidate, pushes to the candidates array
			* @return undefined
			*/
			function parseDescriptors() {
				var pError = false, w, d, h, i, candidate = {}, desc, lastChar, value, intVal, floatVal;
				for (i = 0; i < descriptors.length; i++) {
					desc = descriptors[i];
					lastChar = desc[desc.length - 1];
					value = desc.substring(0, desc.length - 1);
					intVal = parseInt(value, 10);
					floatVal = parseFloat(value);
					if (regexNonNegativeInteger.test(value) && lastChar === "w") {
						if (w || d) pError = true;
						if (intVal === 0) pError = true;
						else w = intVal;
					} else if (regexFloatingPoint.test(value) && lastChar === "x") {
						if (w || d || h) pError = true;
						if (floatVal < 0) pError = true;
						else d = floatVal;
					} else if (regexNonNegativeInteger.test(value) && lastChar === "h") {
						if (h || d) pError = true;
						if (intVal === 0) pError = true;
						else h = intVal;
					} else pError = true;
				}
				if (!pError) {
					candidate.url = url;
					if (w) candidate.w = w;
					if (d) candidate.d = d;
					if (h) candidate.h = h;
					candidates.push(candidate);
				} else if (console && console.log) console.log("Invalid srcset descriptor found in '" + input + "' at '" + desc + "'.");
			}
		};
	});
}));
// scripts/no-postcss.ts
var no_postcss_exports = /* @__PURE__ */ __exportAll({ parse: () => parse$1 });
/** Stands where sanitize-html asks for postcss, which it needs for `style` attributes alone: none is let through, and 198 KB stay out. */
function parse$1() {
	throw new Error("style attributes are not read");
}
__esmMin((() => {}));
// node_modules/dayjs/dayjs.min.js
var require_dayjs_min = /* @__PURE__ */ __commonJSMin(((exports, module, this$18) => {
	(function(t, e) {
		"object" == typeof exports && "undefined" != typeof module ? module.exports = e() : "function" == typeof define && define.amd ? define(e) : (t = "undefined" != typeof globalThis ? globalThis : t || self).dayjs = e();
	})(this$18, (function() {
		"use strict";
		var t = 1e3, e = 6e4, n = 36e5, r = "millisecond", i = "second", s = "minute", u = "hour", a = "day", o = "week", c = "month", f = "quarter", h = "year", d = "date", l = "Invalid Date", $ = /^(\d{4})[-/]?(\d{1,2})?[-/]?(\d{0,2})[Tt\s]*(\d{1,2})?:?(\d{1,2})?:?(\d{1,2})?[.:]?(\d+)?$/, y = /\[([^\]]+)]|YYYY|YY|M{1,4}|D{1,2}|d{1,4}|H{1,2}|h{1,2}|a|A|m{1,2}|s{1,2}|Z{1,2}|SSS/g, M = {
			name: "en",
			weekdays: "Sunday_Monday_Tuesday_Wednesday_Thursday_Friday_Saturday".split("_"),
			months: "January_February_March_April_May_June_July_August_September_October_November_December".split("_"),
			ordinal: function(t) {
				var e = [
					"th",
					"st",
					"nd",
					"rd"
				], n = t % 100;
				return "[" + t + (e[(n - 20) % 10] || e[n] || e[0]) + "]";
			}
		}, m = function(t, e, n) {
			var r = String(t);
			return !r || r.length >= e ? t : "" + Array(e + 1 - r.length).join(n) + t;
		}, v = {
			s: m,
			z: function(t) {
				var e = -t.utcOffset(), n = Math.abs(e), r = Math.floor(n / 60), i = n % 60;
				return (e <= 0 ? "+" : "-") + m(r, 2, "0") + ":" + m(i, 2, "0");
			},
			m: function t(e, n) {
				if (e.date() < n.date()) return -t(n, e);
				var r = 12 * (n.year() - e.year()) + (n.month() - e.month()), i = e.clone().add(r, c), s = n - i < 0, u = e.clone().add(r + (s ? -1 : 1), c);
				return +(-(r + (n - i) / (s ? i - u : u - i)) || 0);
			},
			a: function(t) {
				return t < 0 ? Math.ceil(t) || 0 : Math.floor(t);
			},
			p: function(t) {
				return {
					M: c,
					y: h,
					w: o,
					d: a,
					D: d,
					h: u,
					m: s,
					s: i,
					ms: r,
					Q: f
				}[t] || String(t || "").toLowerCase().replace(/s$/, "");
			},
			u: function(t) {
				return void 0 === t;
			}
		}, g = "en", D = {};
		D[g] = M;
		var p = "$isDayjsObject", S = function(t) {
			return t instanceof _ || !(!t || !t[p]);
		}, w = function t(e, n, r) {
			var i;
			if (!e) return g;
			if ("string" == typeof e) {
				var s = e.toLowerCase();
				D[s] && (i = s), n && (D[s] = n, i = s);
				var u = e.split("-");
				if (!i && u.length > 1) return t(u[0]);
			} else {
				var a = e.name;
				D[a] = e, i = a;
			}
			return !r && i && (g = i), i || !r && g;
		}, O = function(t, e) {
			if (S(t)) return t.clone();
			var n = "object" == typeof e ? e : {};
			return n.date = t, n.args = arguments, new _(n);
		}, b = v;
		b.l = w, b.i = S, b.w = function(t, e) {
			return O(t, {
				locale: e.$L,
				utc: e.$u,
				x: e.$x,
				$offset: e.$offset
			});
		};
		var _ = function() {
			function M(t) {
				this.$L = w(t.locale, null, !0), this.parse(t), this.$x = this.$x || t.x || {}, this[p] = !0;
			}
			var m = M.prototype;
			return m.parse = function(t) {
				this.$d = function(t) {
					var e = t.date, n = t.utc;
					if (null === e) return /* @__PURE__ */ new Date(NaN);
					if (b.u(e)) return /* @__PURE__ */ new Date();
					if (e instanceof Date) return new Date(e);
					if ("string" == typeof e && !/Z$/i.test(e)) {
						var r = e.match($);
						if (r) {
							var i = r[2] - 1 || 0, s = (r[7] || "0").substring(0, 3);
							return n ? new Date(Date.UTC(r[1], i, r[3] || 1, r[4] || 0, r[5] || 0, r[6] || 0, s)) : new Date(r[1], i, r[3] || 1, r[4] || 0, r[5] || 0, r[6] || 0, s);
						}
					}
					return new Date(e);
				}(t), this.init();
			}, m.init = function() {
				var t = this.$d;
				this.$y = t.getFullYear(), this.$M = t.getMonth(), this.$D = t.getDate(), this.$W = t.getDay(), this.$H = t.getHours(), this.$m = t.getMinutes(), this.$s = t.getSeconds(), this.$ms = t.getMilliseconds();
			}, m.$utils = function() {
				return b;
			}, m.isValid = function() {
				return !(this.$d.toString() === l);
			}, m.isSame = function(t, e) {
				var n = O(t);
				return this.startOf(e) <= n && n <= this.endOf(e);
			}, m.isAfter = function(t, e) {
				return O(t) < this.startOf(e);
			}, m.isBefore = function(t, e) {
				return this.endOf(e) < O(t);
			}, m.$g = function(t, e, n) {
				return b.u(t) ? this[e] : this.set(n, t);
			}, m.unix = function() {
				return Math.floor(this.valueOf() / 1e3);
			}, m.valueOf = function() {
				return this.$d.getTime();
			}, m.startOf = function(t, e) {
				var n = this, r = !!b.u(e) || e, f = b.p(t), l = function(t, e) {
					var i = b.w(n.$u ? Date.UTC(n.$y, e, t) : new Date(n.$y, e, t), n);
					return r ? i : i.endOf(a);
				}, $ = function(t, e) {
					return b.w(n.toDate()[t].apply(n.toDate("s"), (r ? [
						0,
						0,
						0,
						0
					] : [
						23,
						59,
						59,
						999
					]).slice(e)), n);
				}, y = this.$W, M = this.$M, m = this.$D, v = "set" + (this.$u ? "UTC" : "");
				switch (f) {
					case h: return r ? l(1, 0) : l(31, 11);
					case c: return r ? l(1, M) : l(0, M + 1);
					case o:
						var g = this.$locale().weekStart || 0, D = (y < g ? y + 7 : y) - g;
						return l(r ? m - D : m + (6 - D), M);
					case a:
					case d: return $(v + "Hours", 0);
					case u: return $(v + "Minutes", 1);
					case s: return $(v + "Seconds", 2);
					case i: return $(v + "Milliseconds", 3);
					default: return this.clone();
				}
			}, m.endOf = function(t) {
				return this.startOf(t, !1);
			}, m.$set = function(t, e) {
				var n, o = b.p(t), f = "set" + (this.$u ? "UTC" : ""), l = (n = {}, n[a] = f + "Date", n[d] = f + "Date", n[c] = f + "Month", n[h] = f + "FullYear", n[u] = f + "Hours", n[s] = f + "Minutes", n[i] = f + "Seconds", n[r] = f + "Milliseconds", n)[o], $ = o === a ? this.$D + (e - this.$W) : e;
				if (o === c || o === h) {
					var y = this.clone().set(d, 1);
					y.$d[l]($), y.init(), this.$d = y.set(d, Math.min(this.$D, y.daysInMonth())).$d;
				} else l && this.$d[l]($);
				return this.init(), this;
			}, m.set = function(t, e) {
				return this.clone().$set(t, e);
			}, m.get = function(t) {
				return this[b.p(t)]();
			}, m.add = function(r, f) {
				var d, l = this;
				r = Number(r);
				var $ = b.p(f), y = function(t) {
					var e = O(l);
					return b.w(e.date(e.date() + Math.round(t * r)), l);
				};
				if ($ === c) return this.set(c, this.$M + r);
				if ($ === h) return this.set(h, this.$y + r);
				if ($ === a) return y(1);
				if ($ === o) return y(7);
				var M = (d = {}, d[s] = e, d[u] = n, d[i] = t, d)[$] || 1, m = this.$d.getTime() + r * M;
				return b.w(m, this);
			}, m.subtract = function(t, e) {
				return this.add(-1 * t, e);
			}, m.format = function(t) {
				var e = this, n = this.$locale();
				if (!this.isValid()) return n.invalidDate || l;
				var r = t || "YYYY-MM-DDTHH:mm:ssZ", i = b.z(this), s = this.$H, u = this.$m, a = this.$M, o = n.weekdays, c = n.months, f = n.meridiem, h = function(t, n, i, s) {
					return t && (t[n] || t(e, r)) || i[n].slice(0, s);
				}, d = function(t) {
					return b.s(s % 12 || 12, t, "0");
				}, $ = f || function(t, e, n) {
					var r = t < 12 ? "AM" : "PM";
					return n ? r.toLowerCase() : r;
				};
				return r.replace(y, (function(t, r) {
					return r || function(t) {
						switch (t) {
							case "YY": return String(e.$y).slice(-2);
							case "YYYY": return b.s(e.$y, 4, "0");
							case "M": return a + 1;
							case "MM": return b.s(a + 1, 2, "0");
							case "MMM": return h(n.monthsShort, a, c, 3);
							case "MMMM": return h(c, a);
							case "D": return e.$D;
							case "DD": return b.s(e.$D, 2, "0");
							case "d": return String(e.$W);
							case "dd": return h(n.weekdaysMin, e.$W, o, 2);
							case "ddd": return h(n.weekdaysShort, e.$W, o, 3);
							case "dddd": return o[e.$W];
							case "H": return String(s);
							case "HH": return b.s(s, 2, "0");
							case "h": return d(1);
							case "hh": return d(2);
							case "a": return $(s, u, !0);
							case "A": return $(s, u, !1);
							case "m": return String(u);
							case "mm": return b.s(u, 2, "0");
							case "s": return String(e.$s);
							case "ss": return b.s(e.$s, 2, "0");
							case "SSS": return b.s(e.$ms, 3, "0");
							case "Z": return i;
						}
						return null;
					}(t) || i.replace(":", "");
				}));
			}, m.utcOffset = function() {
				return 15 * -Math.round(this.$d.getTimezoneOffset() / 15);
			}, m.diff = function(r, d, l) {
				var $, y = this, M = b.p(d), m = O(r), v = (m.utcOffset() - this.utcOffset()) * e, g = this - m, D = function() {
					return b.m(y, m);
				};
				switch (M) {
					case h:
						$ = D() / 12;
						break;
					case c:
						$ = D();
						break;
					case f:
						$ = D() / 3;
						break;
					case o:
						$ = (g - v) / 6048e5;
						break;
					case a:
						$ = (g - v) / 864e5;
						break;
					case u:
						$ = g / n;
						break;
					case s:
						$ = g / e;
						break;
					case i:
						$ = g / t;
						break;
					default: $ = g;
				}
				return l ? $ : b.a($);
			}, m.daysInMonth = function() {
				return this.endOf(c).$D;
			}, m.$locale = function() {
				return D[this.$L];
			}, m.locale = function(t, e) {
				if (!t) return this.$L;
				var n = this.clone(), r = w(t, e, !0);
				return r && (n.$L = r), n;
			}, m.clone = function() {
				return b.w(this.$d, this);
			}, m.toDate = function() {
				return new Date(this.valueOf());
			}, m.toJSON = function() {
				return this.isValid() ? this.toISOString() : null;
			}, m.toISOString = function() {
				return this.$d.toISOString();
			}, m.toString = function() {
				return this.$d.toUTCString();
			}, M;
		}(), Y = _.prototype;
		return O.prototype = Y, [
			["$ms", r],
			["$s", i],
			["$m", s],
			["$H", u],
			["$W", a],
			["$M", c],
			["$y", h],
			["$D", d]
		].forEach((function(t) {
			Y[t[1]] = function(e) {
				return this.$g(e, t[0], t[1]);
			};
		})), O.extend = function(t, e) {
			return t.$i || (t(e, _, O), t.$i = !0), O;
		}, O.locale = w, O.isDayjs = S, O.unix = function(t) {
			return O(1e3 * t);
		}, O.en = D[g], O.Ls = D, O.p = {}, O;
	}));
}));
// node_modules/launder/index.js
var require_launder = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const dayjs = require_dayjs_min();
	function cleanHref(href) {
		href = href.replace(/[\x00-\x20]+/g, "");
		while (true) {
			const firstIndex = href.indexOf("<!--");
			if (firstIndex === -1) break;
			const lastIndex = href.indexOf("-->", firstIndex + 4);
			if (lastIndex === -1) break;
			href = href.substring(0, firstIndex) + href.substring(lastIndex + 3);
		}
		return href;
	}
	function naughtyHref(href, options) {
		options = options || {};
		const allowedSchemes = options.allowedSchemes || [
			"http",
			"https",
			"ftp",
			"mailto",
			"tel",
			"sms"
		];
		const allowProtocolRelative = options.allowProtocolRelative !== false;
		if (typeof href !== "string") return false;
		href = cleanHref(href);
		const matches = href.match(/^([a-zA-Z][a-zA-Z0-9.\-+]*):/);
		if (!matches) {
			if (href.match(/^[/\\]{2}/)) return !allowProtocolRelative;
			return false;
		}
		const scheme = matches[1].toLowerCase();
		return allowedSchemes.indexOf(scheme) === -1;
	}
	module.exports = function(options) {
		const self = {};
		self.options = options || {};
		self.filterTag = self.options.filterTag || function(tag) {
			tag = tag.trim();
			return tag.toLowerCase();
		};
		self.string = function(s, def) {
			if (typeof s !== "string") {
				if (typeof s === "number" || typeof s === "boolean") s += "";
				else s = "";
			}
			s = s.trim();
			if (def !== void 0) {
				if (s === "") s = def;
			}
			return s;
		};
		self.strings = function(strings) {
			if (!Array.isArray(strings)) return [];
			return strings.map(function(s) {
				return self.string(s);
			});
		};
		self.integer = function(i, def, min, max) {
			if (def === void 0) def = 0;
			if (typeof i === "number") i = Math.floor(i);
			else try {
				i = parseInt(i, 10);
				if (isNaN(i)) i = def;
			} catch (e) {
				i = def;
			}
			if (typeof min === "number" && i < min) i = min;
			if (typeof max === "number" && i > max) i = max;
			return i;
		};
		self.padInteger = function(i, places) {
			let s = i + "";
			while (s.length < places) s = "0" + s;
			return s;
		};
		self.float = function(i, def, min, max) {
			if (def === void 0) def = 0;
			if (!(typeof i === "number")) try {
				i = parseFloat(i, 10);
				if (isNaN(i)) i = def;
			} catch (e) {
				i = def;
			}
			if (typeof min === "number" && i < min) i = min;
			if (typeof max === "number" && i > max) i = max;
			return i;
		};
		self.naughtyHref = naughtyHref;
		self.url = function(s, def, httpsFix) {
			s = self.string(s, def);
			if (s === def) return s;
			s = cleanHref(s);
			if (naughtyHref(s)) return def;
			s = fixUrl(s);
			if (s === null) return def;
			return s;
			function fixUrl(href) {
				if (href.match(/^(((https?|ftp):\/\/)|((mailto|tel|sms):)|#|([^/.]+)?\/|[^/.]+$)/)) return href;
				else if (href.match(/^[^/.]+\.[^/.]+/)) return (httpsFix ? "https://" : "http://") + href;
				else return null;
			}
		};
		self.select = function(s, choices, def) {
			s = self.string(s);
			if (!choices || !choices.length) return def;
			let choice;
			if (typeof choices[0] === "object") {
				choice = choices.find(function(choice) {
					if (choice.value === null || choice.value === void 0) return false;
					return choice.value.toString() === s;
				});
				if (choice != null) return choice.value;
				return def;
			}
			choice = choices.find(function(choice) {
				if (choice === null || choice === void 0) return false;
				return choice.toString() === s;
			});
			if (choice !== void 0) return choice;
			return def;
		};
		self.boolean = function(b, def) {
			if (b === true) return true;
			if (b === false) return false;
			b = self.string(b, def);
			if (b === def) {
				if (b === void 0) return false;
				return b;
			}
			b = b.toLowerCase().charAt(0);
			if (b === "" || b === "n" || b === "0" || b === "f") return false;
			if (b === "t" || b === "y" || b === "1") return true;
			return false;
		};
		self.addBooleanFilterToCriteria = function(options, name, criteria, def) {
			if (def === void 0) def = null;
			let value = typeof options === "object" && options !== null ? options[name] : options;
			value = value === void 0 ? def : value;
			value = self.booleanOrNull(value);
			if (value === null) {} else if (!value) criteria[name] = { $ne: true };
			else criteria[name] = true;
		};
		self.booleanOrNull = function(b, def) {
			if (b === true) return b;
			if (b === false) return b;
			if (b === null) return b;
			b = self.string(b, def);
			if (b === def) {
				if (def === void 0) return null;
				return b;
			}
			if (b === "null") return null;
			b = b.toLowerCase().charAt(0);
			if (b === "" || b === "n" || b === "0" || b === "f") return false;
			if (b === "t" || b === "y" || b === "1") return true;
			if (b === "a") return null;
			return def;
		};
		self.date = function(date, def, now) {
			let components;
			function returnDefault() {
				if (def === void 0) def = dayjs().format("YYYY-MM-DD");
				return def;
			}
			if (typeof date === "string") {
				if (date.match(/\//)) {
					components = date.split("/");
					if (components.length === 2) return (now || /* @__PURE__ */ new Date()).getFullYear() + "-" + self.padInteger(components[0], 2) + "-" + self.padInteger(components[1], 2);
					else if (components.length === 3) {
						if (components[2] < 100) {
							const d = now || /* @__PURE__ */ new Date();
							const nowYear = d.getFullYear() % 100;
							const nowCentury = d.getFullYear() - nowYear;
							let theirYear = parseInt(components[2]) + nowCentury;
							if (theirYear - d.getFullYear() > 50) theirYear -= 100;
							components[2] = theirYear;
						}
						return self.padInteger(components[2], 4) + "-" + self.padInteger(components[0], 2) + "-" + self.padInteger(components[1], 2);
					} else return returnDefault();
				} else if (date.match(/-/)) {
					components = date.split("-");
					if (components.length === 2) return (now || /* @__PURE__ */ new Date()).getFullYear() + "-" + self.padInteger(components[0], 2) + "-" + self.padInteger(components[1], 2);
					else if (components.length === 3) return self.padInteger(components[0], 4) + "-" + self.padInteger(components[1], 2) + "-" + self.padInteger(components[2], 2);
					else return returnDefault();
				}
			}
			try {
				if (date === null) return returnDefault();
				date = now || new Date(date);
				if (isNaN(date.getTime())) return returnDefault();
				return date.getFullYear() + "-" + self.padInteger(date.getMonth() + 1, 2) + "-" + self.padInteger(date.getDate(), 2);
			} catch (e) {
				return returnDefault();
			}
		};
		self.formatDate = function(date) {
			return dayjs(date).format("YYYY-MM-DD");
		};
		self.time = function(time, def) {
			time = self.string(time).toLowerCase();
			time = time.trim();
			const components = time.match(/^(\d+)([:|.](\d+))?([:|.](\d+))?\s*(am|pm|AM|PM|a|p|A|M)?$/);
			if (components) {
				let hours = parseInt(components[1], 10);
				const minutes = components[3] !== void 0 ? parseInt(components[3], 10) : 0;
				const seconds = components[5] !== void 0 ? parseInt(components[5], 10) : 0;
				let ampm = components[6] ? components[6].toLowerCase() : components[6];
				ampm = ampm && ampm.charAt(0);
				if (hours === 12 && ampm === "a") hours -= 12;
				else if (hours === 12 && ampm === "p") {} else if (ampm === "p") hours += 12;
				if (hours === 24 || hours === "24") hours = 0;
				return self.padInteger(hours, 2) + ":" + self.padInteger(minutes, 2) + ":" + self.padInteger(seconds, 2);
			} else {
				if (def !== void 0) return def;
				return dayjs().format("HH:mm");
			}
		};
		self.formatTime = function(date) {
			return dayjs(date).format("HH:mm:ss");
		};
		self.tags = function(tags, filter) {
			if (typeof tags === "string") tags = tags.split(/,\s*/);
			if (!Array.isArray(tags)) return [];
			return tags.map((tag) => self.string(tag)).map(filter || self.filterTag).filter((tag) => tag.length > 0);
		};
		self.idRegExp = self.options.idRegExp || /^[A-Za-z0-9_]+$/;
		self.id = function(s, def) {
			const id = self.string(s, def);
			if (id === def) return id;
			if (!id.match(self.idRegExp)) return def;
			return id;
		};
		self.ids = function(ids) {
			if (!Array.isArray(ids)) return [];
			return ids.filter(function(id) {
				return self.id(id) !== void 0;
			});
		};
		return self;
	};
	module.exports.naughtyHref = naughtyHref;
}));
// src/report/html/text.ts
/** The one encoder for foreign text in HTML. */
var import_sanitize_html = /* @__PURE__ */ __toESM((/* @__PURE__ */ __commonJSMin(((exports, module) => {
	const htmlparser = (init_dist(), __toCommonJS(dist_exports));
	const escapeStringRegexp = require_escape_string_regexp();
	const { isPlainObject } = require_is_plain_object();
	const parseSrcset = require_parse_srcset();
	const { parse: postcssParse } = __toCommonJS(no_postcss_exports);
	const { naughtyHref: launderNaughtyHref } = require_launder();
	const mediaTags = [
		"img",
		"audio",
		"video",
		"picture",
		"svg",
		"object",
		"map",
		"iframe",
		"embed"
	];
	const vulnerableTags = ["script", "style"];
	const svgAnimationTags = [
		"animate",
		"animatecolor",
		"animatemotion",
		"animatetransform",
		"set"
	];
	const alwaysUrlAttributes = ["href"];
	const severities = [
		"debug",
		"info",
		"warn",
		"error"
	];
	function loggerFor(options) {
		const source = options && options.logger || console;
		const logger = {};
		for (const severity of severities) logger[severity] = typeof source[severity] === "function" ? (...args) => source[severity](...args) : (...args) => console[severity](...args);
		return logger;
	}
	function each(obj, cb) {
		if (obj) Object.keys(obj).forEach(function(key) {
			cb(obj[key], key);
		});
	}
	function has(obj, key) {
		return {}.hasOwnProperty.call(obj, key);
	}
	function mergeClasses(specific, wildcard) {
		if (!Array.isArray(specific) || !Array.isArray(wildcard)) return wildcard;
		return specific.concat(wildcard);
	}
	function mergeStyles(specific, wildcard) {
		const merged = Object.create(null);
		for (const rules of [specific, wildcard]) for (const prop of Object.keys(rules)) merged[prop] = has(merged, prop) ? merged[prop].concat(rules[prop]) : rules[prop];
		return merged;
	}
	function filter(a, cb) {
		const n = [];
		each(a, function(v) {
			if (cb(v)) n.push(v);
		});
		return n;
	}
	function isEmptyObject(obj) {
		for (const key in obj) if (has(obj, key)) return false;
		return true;
	}
	function stringifySrcset(parsedSrcset) {
		return parsedSrcset.map(function(part) {
			if (!part.url) throw new Error("URL missing");
			return part.url + (part.w ? ` ${part.w}w` : "") + (part.h ? ` ${part.h}h` : "") + (part.d ? ` ${part.d}x` : "");
		}).join(", ");
	}
	module.exports = sanitizeHtml;
	const VALID_HTML_ATTRIBUTE_NAME = /^[^\0\t\n\f\r /<=>]+$/;
	const MAX_IFRAME_FALLBACK_DEPTH = 8;
	function sanitizeHtml(html, options, _fallback) {
		if (html == null) return "";
		const baseDepth = _fallback && _fallback.depth || 0;
		const iframeFallbackDepth = _fallback && _fallback.iframeFallbackDepth || 0;
		if (typeof html === "number") html = html.toString();
		let result = "";
		let tempResult = "";
		function Frame(tag, attribs) {
			const that = this;
			this.tag = tag;
			this.attribs = attribs || {};
			this.tagPosition = result.length;
			this.text = "";
			this.openingTagLength = 0;
			this.mediaChildren = [];
			this.updateParentNodeText = function() {
				if (stack.length) {
					const parentFrame = stack[stack.length - 1];
					parentFrame.text += that.text;
				}
			};
			this.updateParentNodeMediaChildren = function() {
				if (stack.length && mediaTags.includes(this.tag)) stack[stack.length - 1].mediaChildren.push(this.tag);
			};
		}
		options = Object.assign({}, sanitizeHtml.defaults, options);
		options.parser = Object.assign({}, htmlParserDefaults, options.parser);
		const logger = loggerFor(options);
		const tagAllowed = function(name) {
			return options.allowedTags === false || (options.allowedTags || []).indexOf(name) > -1;
		};
		vulnerableTags.forEach(function(tag) {
			if (tagAllowed(tag) && !options.allowVulnerableTags) logger.warn(`Your \`allowedTags\` option includes \`${tag}\`, which is inherently vulnerable to XSS attacks. Please remove it from \`allowedTags\`, or, to disable this warning, add the \`allowVulnerableTags\` option and ensure you are accounting for this risk.`);
		});
		const nonTextTagsArray = options.nonTextTags || [
			"script",
			"style",
			"textarea",
			"option",
			"xmp"
		];
		let allowedAttributesMap;
		let allowedAttributesGlobMap;
		if (options.allowedAttributes) {
			allowedAttributesMap = {};
			allowedAttributesGlobMap = {};
			each(options.allowedAttributes, function(attributes, tag) {
				allowedAttributesMap[tag] = [];
				const globRegex = [];
				attributes.forEach(function(obj) {
					if (typeof obj === "string" && obj.indexOf("*") >= 0) globRegex.push(escapeStringRegexp(obj).replace(/\\\*/g, ".*"));
					else allowedAttributesMap[tag].push(obj);
				});
				if (globRegex.length) allowedAttributesGlobMap[tag] = new RegExp("^(" + globRegex.join("|") + ")$");
			});
		}
		const allowedClassesMap = {};
		const allowedClassesGlobMap = {};
		const allowedClassesRegexMap = {};
		each(options.allowedClasses, function(classes, tag) {
			if (allowedAttributesMap) {
				if (!has(allowedAttributesMap, tag)) allowedAttributesMap[tag] = [];
				allowedAttributesMap[tag].push("class");
			}
			allowedClassesMap[tag] = classes;
			if (Array.isArray(classes)) {
				const globRegex = [];
				allowedClassesMap[tag] = [];
				allowedClassesRegexMap[tag] = [];
				classes.forEach(function(obj) {
					if (typeof obj === "string" && obj.indexOf("*") >= 0) globRegex.push(escapeStringRegexp(obj).replace(/\\\*/g, ".*"));
					else if (obj instanceof RegExp) allowedClassesRegexMap[tag].push(obj);
					else allowedClassesMap[tag].push(obj);
				});
				if (globRegex.length) allowedClassesGlobMap[tag] = new RegExp("^(" + globRegex.join("|") + ")$");
			}
		});
		const transformTagsMap = {};
		let transformTagsAll;
		each(options.transformTags, function(transform, tag) {
			let transFun;
			if (typeof transform === "function") transFun = transform;
			else if (typeof transform === "string") transFun = sanitizeHtml.simpleTransform(transform);
			if (tag === "*") transformTagsAll = transFun;
			else transformTagsMap[tag] = transFun;
		});
		let depth;
		let stack;
		let skipMap;
		let transformMap;
		let skipText;
		let skipTextDepth;
		let rawTextEnd;
		let skipRawText;
		let addedText = false;
		initializeState();
		const parser = new htmlparser.Parser({
			onopentag: function(name, attribs) {
				if (options.onOpenTag) options.onOpenTag(name, attribs);
				updateRawTextRegion();
				if (options.enforceHtmlBoundary && name === "html") initializeState();
				if (skipRawText) return;
				if (skipText) {
					skipTextDepth++;
					return;
				}
				const frame = new Frame(name, attribs);
				stack.push(frame);
				let skip = false;
				const hasText = !!frame.text;
				let transformedTag;
				if (has(transformTagsMap, name)) {
					transformedTag = transformTagsMap[name](name, attribs);
					frame.attribs = attribs = transformedTag.attribs;
					if (transformedTag.text !== void 0) frame.innerText = transformedTag.text;
					if (name !== transformedTag.tagName) {
						frame.name = name = transformedTag.tagName;
						transformMap[depth] = transformedTag.tagName;
					}
				}
				if (transformTagsAll) {
					transformedTag = transformTagsAll(name, attribs);
					frame.attribs = attribs = transformedTag.attribs;
					if (name !== transformedTag.tagName) {
						frame.name = name = transformedTag.tagName;
						transformMap[depth] = transformedTag.tagName;
					}
				}
				if (!tagAllowed(name) || animatesUrlAttribute(name, attribs) || options.disallowedTagsMode === "recursiveEscape" && !isEmptyObject(skipMap) || options.nestingLimit != null && depth >= options.nestingLimit) {
					skip = true;
					skipMap[depth] = true;
					if (options.disallowedTagsMode === "discard" || options.disallowedTagsMode === "completelyDiscard") {
						if (nonTextTagsArray.indexOf(name) !== -1) {
							skipText = true;
							skipTextDepth = 1;
							if (frame.tag.toLowerCase() === "noscript") rawTextEnd = findRawTextEnd("noscript", parser.endIndex + 1);
						}
					}
				}
				depth++;
				if (skip) {
					if (options.disallowedTagsMode === "discard" || options.disallowedTagsMode === "completelyDiscard") {
						if (frame.innerText && !hasText) {
							const escaped = escapeHtml(frame.innerText);
							if (options.textFilter) result += options.textFilter(escaped, name);
							else result += escaped;
							addedText = true;
						}
						return;
					}
					tempResult = result;
					result = "";
				}
				result += "<" + name;
				if (name === "script") {
					if (options.allowedScriptHostnames || options.allowedScriptDomains) frame.innerText = "";
				}
				if (skip && (options.disallowedTagsMode === "escape" || options.disallowedTagsMode === "recursiveEscape") && options.preserveEscapedAttributes) each(attribs, function(value, a) {
					result += " " + a + "=\"" + escapeHtml(value || "", true) + "\"";
				});
				else if (!allowedAttributesMap || has(allowedAttributesMap, name) || allowedAttributesMap["*"]) each(attribs, function(value, a) {
					if (!VALID_HTML_ATTRIBUTE_NAME.test(a)) {
						delete frame.attribs[a];
						return;
					}
					if (value === "" && !options.allowedEmptyAttributes.includes(a) && (options.nonBooleanAttributes.includes(a) || options.nonBooleanAttributes.includes("*"))) {
						delete frame.attribs[a];
						return;
					}
					let passedAllowedAttributesMapCheck = false;
					if (!allowedAttributesMap || has(allowedAttributesMap, name) && allowedAttributesMap[name].indexOf(a) !== -1 || allowedAttributesMap["*"] && allowedAttributesMap["*"].indexOf(a) !== -1 || has(allowedAttributesGlobMap, name) && allowedAttributesGlobMap[name].test(a) || allowedAttributesGlobMap["*"] && allowedAttributesGlobMap["*"].test(a)) passedAllowedAttributesMapCheck = true;
					else if (allowedAttributesMap && allowedAttributesMap[name]) {
						for (const o of allowedAttributesMap[name]) if (isPlainObject(o) && o.name && o.name === a) {
							passedAllowedAttributesMapCheck = true;
							let newValue = "";
							if (o.multiple === true) {
								const splitStrArray = value.split(" ");
								for (const s of splitStrArray) if (o.values.indexOf(s) !== -1) {
									if (newValue === "") newValue = s;
									else newValue += " " + s;
								}
							} else if (o.values.indexOf(value) >= 0) newValue = value;
							value = newValue;
						}
					}
					if (passedAllowedAttributesMapCheck) {
						if (options.allowedSchemesAppliedToAttributes.indexOf(a) !== -1) {
							if (naughtyHref(name, value)) {
								delete frame.attribs[a];
								return;
							}
						}
						if (name === "meta" && a.toLowerCase() === "content" && isRefresh(attribs) && naughtyRefresh(value)) {
							delete frame.attribs[a];
							return;
						}
						if (name === "script" && a === "src") {
							let allowed = true;
							try {
								const parsed = parseUrl(value);
								if (options.allowedScriptHostnames || options.allowedScriptDomains) {
									const allowedHostname = (options.allowedScriptHostnames || []).find(function(hostname) {
										return hostname === parsed.url.hostname;
									});
									const allowedDomain = (options.allowedScriptDomains || []).find(function(domain) {
										return parsed.url.hostname === domain || parsed.url.hostname.endsWith(`.${domain}`);
									});
									allowed = allowedHostname || allowedDomain;
								}
							} catch (e) {
								allowed = false;
							}
							if (!allowed) {
								delete frame.attribs[a];
								return;
							}
						}
						if (name === "iframe" && a === "src") {
							let allowed = true;
							try {
								const parsed = parseUrl(value);
								if (parsed.isRelativeUrl) allowed = has(options, "allowIframeRelativeUrls") ? options.allowIframeRelativeUrls : !options.allowedIframeHostnames && !options.allowedIframeDomains;
								else if (options.allowedIframeHostnames || options.allowedIframeDomains) {
									const allowedHostname = (options.allowedIframeHostnames || []).find(function(hostname) {
										return hostname === parsed.url.hostname;
									});
									const allowedDomain = (options.allowedIframeDomains || []).find(function(domain) {
										return parsed.url.hostname === domain || parsed.url.hostname.endsWith(`.${domain}`);
									});
									allowed = allowedHostname || allowedDomain;
								}
							} catch (e) {
								allowed = false;
							}
							if (!allowed) {
								delete frame.attribs[a];
								return;
							}
						}
						if (a === "srcset" || a === "imagesrcset") try {
							let parsed = parseSrcset(value);
							parsed.forEach(function(value) {
								if (naughtyHref(name, value.url)) value.evil = true;
							});
							parsed = filter(parsed, function(v) {
								return !v.evil;
							});
							if (!parsed.length) {
								delete frame.attribs[a];
								return;
							} else {
								value = stringifySrcset(filter(parsed, function(v) {
									return !v.evil;
								}));
								frame.attribs[a] = value;
							}
						} catch (e) {
							delete frame.attribs[a];
							return;
						}
						if (a === "class") {
							const allowedSpecificClasses = allowedClassesMap[name];
							const allowedWildcardClasses = allowedClassesMap["*"];
							const allowedSpecificClassesGlob = allowedClassesGlobMap[name];
							const allowedSpecificClassesRegex = allowedClassesRegexMap[name];
							const allowedWildcardClassesRegex = allowedClassesRegexMap["*"];
							const allowedClassesGlobs = [allowedSpecificClassesGlob, allowedClassesGlobMap["*"]].concat(allowedSpecificClassesRegex, allowedWildcardClassesRegex).filter(function(t) {
								return t;
							});
							if (allowedSpecificClasses && allowedWildcardClasses) value = filterClasses(value, mergeClasses(allowedSpecificClasses, allowedWildcardClasses), allowedClassesGlobs);
							else value = filterClasses(value, allowedSpecificClasses || allowedWildcardClasses, allowedClassesGlobs);
							if (!value.length) {
								delete frame.attribs[a];
								return;
							}
						}
						if (a === "style") {
							if (options.parseStyleAttributes) try {
								value = stringifyStyleAttributes(filterCss(postcssParse(name + " {" + value + "}", { map: false }), options.allowedStyles));
								if (value.length === 0) {
									delete frame.attribs[a];
									return;
								}
							} catch (e) {
								if (typeof window !== "undefined") logger.warn(`Failed to parse "${name} {${value}}". If you are running this in a browser, we recommend disabling style parsing with the parseStyleAttributes option, since it only works in a node environment due to a postcss dependency. More info: https://github.com/apostrophecms/sanitize-html/issues/547`);
								delete frame.attribs[a];
								return;
							}
							else if (options.allowedStyles) throw new Error("allowedStyles option cannot be used together with parseStyleAttributes: false.");
						}
						result += " " + a;
						if (value && value.length) result += "=\"" + escapeHtml(value, true) + "\"";
						else if (options.allowedEmptyAttributes.includes(a)) result += "=\"\"";
					} else delete frame.attribs[a];
				});
				if (options.selfClosing.indexOf(name) !== -1) result += " />";
				else {
					result += ">";
					if (frame.innerText && !hasText) {
						const escaped = escapeHtml(frame.innerText);
						if (options.textFilter) result += options.textFilter(escaped, name);
						else result += escaped;
						addedText = true;
					}
				}
				if (skip) {
					result = tempResult + escapeHtml(result);
					tempResult = "";
				}
				frame.openingTagLength = result.length - frame.tagPosition;
			},
			ontext: function(text) {
				updateRawTextRegion();
				if (skipText || skipRawText) return;
				const lastFrame = stack[stack.length - 1];
				let tag;
				if (lastFrame) {
					tag = lastFrame.tag;
					text = lastFrame.innerText !== void 0 ? lastFrame.innerText : text;
				}
				if (options.disallowedTagsMode === "completelyDiscard" && !tagAllowed(tag)) text = "";
				else if (tag && tagAllowed(tag) && (options.disallowedTagsMode === "discard" || options.disallowedTagsMode === "completelyDiscard") && (tag === "script" || tag === "style")) result += text;
				else if (tag && tagAllowed(tag) && (options.disallowedTagsMode === "discard" || options.disallowedTagsMode === "completelyDiscard") && (tag === "textarea" || tag === "xmp")) {
					if (tag === "xmp") result += text.replace(/</g, "&lt;").replace(/>/g, "&gt;");
					else result += escapeHtml(text, false);
				} else if (tag === "iframe" && !tagAllowed(tag) && options.disallowedTagsMode === "discard" && iframeFallbackDepth < MAX_IFRAME_FALLBACK_DEPTH) result += sanitizeHtml(text, options, {
					depth,
					iframeFallbackDepth: iframeFallbackDepth + 1
				});
				else if (!addedText) {
					const escaped = escapeHtml(text, false);
					if (options.textFilter) result += options.textFilter(escaped, tag);
					else result += escaped;
				}
				if (stack.length) {
					const frame = stack[stack.length - 1];
					frame.text += text;
				}
			},
			onclosetag: function(name, isImplied) {
				if (options.onCloseTag) options.onCloseTag(name, isImplied);
				updateRawTextRegion();
				if (skipRawText) {
					const lastFrame = stack[stack.length - 1];
					if (!lastFrame || lastFrame.tag !== name) return;
				} else if (skipText) {
					skipTextDepth--;
					if (!skipTextDepth) {
						skipText = false;
						if (rawTextEnd !== null) skipRawText = true;
					} else return;
				}
				const frame = stack.pop();
				if (!frame) return;
				if (frame.tag !== name) {
					stack.push(frame);
					return;
				}
				skipText = options.enforceHtmlBoundary ? name === "html" : false;
				depth--;
				const skip = skipMap[depth];
				if (skip) {
					delete skipMap[depth];
					if (options.disallowedTagsMode === "discard" || options.disallowedTagsMode === "completelyDiscard") {
						frame.updateParentNodeText();
						return;
					}
					tempResult = result;
					result = "";
				}
				if (transformMap[depth]) {
					name = transformMap[depth];
					delete transformMap[depth];
				}
				if (options.exclusiveFilter) {
					const filterResult = options.exclusiveFilter(frame);
					if (filterResult === "excludeTag") {
						if (skip) {
							result = tempResult;
							tempResult = "";
						}
						result = result.substring(0, frame.tagPosition) + result.substring(frame.tagPosition + frame.openingTagLength);
						return;
					} else if (filterResult) {
						result = result.substring(0, frame.tagPosition);
						return;
					}
				}
				frame.updateParentNodeMediaChildren();
				frame.updateParentNodeText();
				if (options.selfClosing.indexOf(name) !== -1 || isImplied && !tagAllowed(name) && ["escape", "recursiveEscape"].indexOf(options.disallowedTagsMode) >= 0) {
					if (skip) {
						result = tempResult;
						tempResult = "";
					}
					return;
				}
				result += "</" + name + ">";
				if (skip) {
					result = tempResult + escapeHtml(result);
					tempResult = "";
				}
				addedText = false;
			}
		}, options.parser);
		parser.write(html);
		parser.end();
		if (options.disallowedTagsMode === "escape" || options.disallowedTagsMode === "recursiveEscape") {
			const lastParsedIndex = parser.endIndex;
			if (lastParsedIndex != null && lastParsedIndex >= 0 && lastParsedIndex < html.length) {
				const unparsed = html.substring(lastParsedIndex);
				result += escapeHtml(unparsed);
			} else if ((lastParsedIndex == null || lastParsedIndex < 0) && html.length > 0 && result === "") result = escapeHtml(html);
		}
		return result;
		function initializeState() {
			result = "";
			depth = baseDepth;
			stack = [];
			skipMap = {};
			transformMap = {};
			skipText = false;
			skipTextDepth = 0;
			rawTextEnd = null;
			skipRawText = false;
		}
		function updateRawTextRegion() {
			if (rawTextEnd !== null && parser.startIndex >= rawTextEnd) {
				rawTextEnd = null;
				skipRawText = false;
			}
		}
		function findRawTextEnd(tagName, from) {
			const re = new RegExp("</" + tagName + "[\\t\\n\\f\\r />]", "ig");
			re.lastIndex = from;
			const match = re.exec(html);
			return match ? match.index : Infinity;
		}
		function escapeHtml(s, quote) {
			if (typeof s !== "string") s = s + "";
			if (options.parser.decodeEntities) {
				s = s.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
				if (quote) s = s.replace(/"/g, "&quot;");
			}
			s = s.replace(/&(?![a-zA-Z0-9#]{1,20};)/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
			if (quote) s = s.replace(/"/g, "&quot;");
			return s;
		}
		function naughtyHref(name, href) {
			const allowedSchemes = has(options.allowedSchemesByTag, name) ? options.allowedSchemesByTag[name] : options.allowedSchemes || [];
			return launderNaughtyHref(href, {
				allowedSchemes,
				allowProtocolRelative: options.allowProtocolRelative
			});
		}
		function isRefresh(attribs) {
			return Object.keys(attribs).some(function(a) {
				return a.toLowerCase() === "http-equiv" && String(attribs[a]).trim().toLowerCase() === "refresh";
			});
		}
		function naughtyRefresh(content) {
			const input = String(content);
			const isWhitespace = function(c) {
				return c === " " || c === "	" || c === "\n" || c === "\f" || c === "\r";
			};
			let position = 0;
			const skipWhitespace = function() {
				while (position < input.length && isWhitespace(input[position])) position++;
			};
			const lowerAt = function(i) {
				return (input[i] || "").toLowerCase();
			};
			skipWhitespace();
			const timeStart = position;
			while (position < input.length && /[0-9.]/.test(input[position])) position++;
			if (position === timeStart) return true;
			if (position < input.length) {
				const c = input[position];
				if (c !== ";" && c !== "," && !isWhitespace(c)) return true;
				skipWhitespace();
				if (input[position] === ";" || input[position] === ",") position++;
				skipWhitespace();
			}
			if (position >= input.length) return false;
			let url = input.slice(position);
			let quoted = true;
			if (lowerAt(position) === "u") {
				quoted = false;
				if (lowerAt(position + 1) === "r" && lowerAt(position + 2) === "l") {
					position += 3;
					skipWhitespace();
					if (input[position] === "=") {
						position++;
						skipWhitespace();
						quoted = true;
					}
				}
			}
			if (quoted) {
				const quote = input[position];
				if (quote === "\"" || quote === "'") position++;
				url = input.slice(position);
				if (quote === "\"" || quote === "'") {
					const end = url.indexOf(quote);
					if (end !== -1) url = url.slice(0, end);
				}
			}
			return naughtyHref("meta", url);
		}
		function animatesUrlAttribute(name, attribs) {
			if (svgAnimationTags.indexOf(localPart(name)) === -1) return false;
			const schemeCheckedAttributes = options.allowedSchemesAppliedToAttributes || [];
			return Object.keys(attribs || {}).some(function(attributeName) {
				if (localPart(attributeName) !== "attributename") return false;
				const target = (attribs[attributeName] || "").trim().toLowerCase();
				const localName = target.slice(target.lastIndexOf(":") + 1);
				return alwaysUrlAttributes.indexOf(localName) !== -1 || schemeCheckedAttributes.indexOf(target) !== -1 || schemeCheckedAttributes.indexOf(localName) !== -1;
			});
		}
		function localPart(name) {
			const lower = name.toLowerCase();
			return lower.slice(lower.lastIndexOf(":") + 1);
		}
		function parseUrl(value) {
			value = value.replace(/^(\w+:)?\s*[\\/]\s*[\\/]/, "$1//");
			if (value.startsWith("relative:")) throw new Error("relative: exploit attempt");
			let base = "relative://relative-site";
			for (let i = 0; i < 100; i++) base += `/${i}`;
			const parsed = new URL(value, base);
			return {
				isRelativeUrl: parsed && parsed.hostname === "relative-site" && parsed.protocol === "relative:",
				url: parsed
			};
		}
		/**
		* Filters user input css properties by allowlisted regex attributes.
		* Modifies the abstractSyntaxTree object.
		*
		* @param {object} abstractSyntaxTree  - Object representation of CSS attributes.
		* @property {array[Declaration]} abstractSyntaxTree.nodes[0] -
		* Each object contains prop and value key, i.e { prop: 'color', value: 'red' }.
		* @param {object} allowedStyles       - Keys are properties (i.e color),
		* value is list of permitted regex rules (i.e /green/i).
		* @return {object}                    - The modified tree.
		*/
		function filterCss(abstractSyntaxTree, allowedStyles) {
			if (!allowedStyles) return abstractSyntaxTree;
			const astRules = abstractSyntaxTree.nodes[0];
			let selectedRule;
			if (allowedStyles[astRules.selector] && allowedStyles["*"]) selectedRule = mergeStyles(allowedStyles[astRules.selector], allowedStyles["*"]);
			else selectedRule = allowedStyles[astRules.selector] || allowedStyles["*"];
			if (selectedRule) abstractSyntaxTree.nodes[0].nodes = astRules.nodes.reduce(filterDeclarations(selectedRule), []);
			return abstractSyntaxTree;
		}
		/**
		* Extracts the style attributes from an AbstractSyntaxTree and formats those
		* values in the inline style attribute format.
		*
		* @param  {AbstractSyntaxTree} filteredAST
		* @return {string}             - Example:
		* "color:yellow;text-align:center !important;font-family:helvetica;"
		*/
		function stringifyStyleAttributes(filteredAST) {
			return filteredAST.nodes[0].nodes.reduce(function(extractedAttributes, attrObject) {
				extractedAttributes.push(`${attrObject.prop}:${attrObject.value}${attrObject.important ? " !important" : ""}`);
				return extractedAttributes;
			}, []).join(";");
		}
		/**
		* Filters the existing attributes for the given property. Discards any attributes
		* which don't match the allowlist.
		*
		* @param  {object} selectedRule - Example: { color: red, font-family: helvetica }
		* @param  {array} allowedDeclarationsList - List of declarations
		* which pass the allowlist.
		* @param  {object} attributeObject - Object representing the current css property.
		* @property {string} attributeObject.type - Typically 'declaration'.
		* @property {string} attributeObject.prop - The CSS property, i.e 'color'.
		* @property {string} attributeObject.value - The corresponding value to
		* the css property, i.e 'red'.
		* @return {function} - When used in Array.reduce,
		* will return an array of Declaration objects
		*/
		function filterDeclarations(selectedRule) {
			return function(allowedDeclarationsList, attributeObject) {
				if (has(selectedRule, attributeObject.prop)) {
					if (selectedRule[attributeObject.prop].some(function(regularExpression) {
						return regularExpression.test(attributeObject.value);
					})) allowedDeclarationsList.push(attributeObject);
				}
				return allowedDeclarationsList;
			};
		}
		function filterClasses(classes, allowed, allowedGlobs) {
			if (!allowed) return classes;
			classes = classes.split(/\s+/);
			return classes.filter(function(clss) {
				return allowed.indexOf(clss) !== -1 || allowedGlobs.some(function(glob) {
					return glob.test(clss);
				});
			}).join(" ");
		}
	}
	const htmlParserDefaults = { decodeEntities: true };
	sanitizeHtml.defaults = {
		allowedTags: [
			"address",
			"article",
			"aside",
			"footer",
			"header",
			"h1",
			"h2",
			"h3",
			"h4",
			"h5",
			"h6",
			"hgroup",
			"main",
			"nav",
			"section",
			"blockquote",
			"dd",
			"div",
			"dl",
			"dt",
			"figcaption",
			"figure",
			"hr",
			"li",
			"menu",
			"ol",
			"p",
			"pre",
			"ul",
			"a",
			"abbr",
			"b",
			"bdi",
			"bdo",
			"br",
			"cite",
			"code",
			"data",
			"dfn",
			"em",
			"i",
			"kbd",
			"mark",
			"q",
			"rb",
			"rp",
			"rt",
			"rtc",
			"ruby",
			"s",
			"samp",
			"small",
			"span",
			"strong",
			"sub",
			"sup",
			"time",
			"u",
			"var",
			"wbr",
			"caption",
			"col",
			"colgroup",
			"table",
			"tbody",
			"td",
			"tfoot",
			"th",
			"thead",
			"tr"
		],
		nonBooleanAttributes: [
			"abbr",
			"accept",
			"accept-charset",
			"accesskey",
			"action",
			"allow",
			"alt",
			"as",
			"autocapitalize",
			"autocomplete",
			"blocking",
			"charset",
			"cite",
			"class",
			"color",
			"cols",
			"colspan",
			"content",
			"contenteditable",
			"coords",
			"crossorigin",
			"data",
			"datetime",
			"decoding",
			"dir",
			"dirname",
			"download",
			"draggable",
			"enctype",
			"enterkeyhint",
			"fetchpriority",
			"for",
			"form",
			"formaction",
			"formenctype",
			"formmethod",
			"formtarget",
			"headers",
			"height",
			"hidden",
			"high",
			"href",
			"hreflang",
			"http-equiv",
			"id",
			"imagesizes",
			"imagesrcset",
			"inputmode",
			"integrity",
			"is",
			"itemid",
			"itemprop",
			"itemref",
			"itemtype",
			"kind",
			"label",
			"lang",
			"list",
			"loading",
			"low",
			"max",
			"maxlength",
			"media",
			"method",
			"min",
			"minlength",
			"name",
			"nonce",
			"optimum",
			"pattern",
			"ping",
			"placeholder",
			"popover",
			"popovertarget",
			"popovertargetaction",
			"poster",
			"preload",
			"referrerpolicy",
			"rel",
			"rows",
			"rowspan",
			"sandbox",
			"scope",
			"shape",
			"size",
			"sizes",
			"slot",
			"span",
			"spellcheck",
			"src",
			"srcdoc",
			"srclang",
			"srcset",
			"start",
			"step",
			"style",
			"tabindex",
			"target",
			"title",
			"translate",
			"type",
			"usemap",
			"value",
			"width",
			"wrap",
			"onauxclick",
			"onafterprint",
			"onbeforematch",
			"onbeforeprint",
			"onbeforeunload",
			"onbeforetoggle",
			"onblur",
			"oncancel",
			"oncanplay",
			"oncanplaythrough",
			"onchange",
			"onclick",
			"onclose",
			"oncontextlost",
			"oncontextmenu",
			"oncontextrestored",
			"oncopy",
			"oncuechange",
			"oncut",
			"ondblclick",
			"ondrag",
			"ondragend",
			"ondragenter",
			"ondragleave",
			"ondragover",
			"ondragstart",
			"ondrop",
			"ondurationchange",
			"onemptied",
			"onended",
			"onerror",
			"onfocus",
			"onformdata",
			"onhashchange",
			"oninput",
			"oninvalid",
			"onkeydown",
			"onkeypress",
			"onkeyup",
			"onlanguagechange",
			"onload",
			"onloadeddata",
			"onloadedmetadata",
			"onloadstart",
			"onmessage",
			"onmessageerror",
			"onmousedown",
			"onmouseenter",
			"onmouseleave",
			"onmousemove",
			"onmouseout",
			"onmouseover",
			"onmouseup",
			"onoffline",
			"ononline",
			"onpagehide",
			"onpageshow",
			"onpaste",
			"onpause",
			"onplay",
			"onplaying",
			"onpopstate",
			"onprogress",
			"onratechange",
			"onreset",
			"onresize",
			"onrejectionhandled",
			"onscroll",
			"onscrollend",
			"onsecuritypolicyviolation",
			"onseeked",
			"onseeking",
			"onselect",
			"onslotchange",
			"onstalled",
			"onstorage",
			"onsubmit",
			"onsuspend",
			"ontimeupdate",
			"ontoggle",
			"onunhandledrejection",
			"onunload",
			"onvolumechange",
			"onwaiting",
			"onwheel"
		],
		disallowedTagsMode: "discard",
		allowedAttributes: {
			a: [
				"href",
				"name",
				"target"
			],
			img: [
				"src",
				"srcset",
				"alt",
				"title",
				"width",
				"height",
				"loading"
			]
		},
		allowedEmptyAttributes: ["alt"],
		selfClosing: [
			"img",
			"br",
			"hr",
			"area",
			"base",
			"basefont",
			"input",
			"link",
			"meta",
			"col"
		],
		allowedSchemes: [
			"http",
			"https",
			"ftp",
			"mailto",
			"tel"
		],
		allowedSchemesByTag: {},
		allowedSchemesAppliedToAttributes: [
			"href",
			"src",
			"cite",
			"action",
			"formaction",
			"data",
			"xlink:href",
			"poster",
			"background",
			"ping",
			"longdesc",
			"usemap",
			"codebase",
			"classid",
			"archive",
			"profile",
			"manifest",
			"itemid",
			"dynsrc",
			"lowsrc"
		],
		allowProtocolRelative: true,
		enforceHtmlBoundary: false,
		parseStyleAttributes: true,
		preserveEscapedAttributes: false
	};
	sanitizeHtml.simpleTransform = function(newTagName, newAttribs, merge) {
		merge = merge === void 0 ? true : merge;
		newAttribs = newAttribs || {};
		return function(tagName, attribs) {
			let attrib;
			if (merge) for (attrib in newAttribs) attribs[attrib] = newAttribs[attrib];
			else attribs = newAttribs;
			return {
				tagName: newTagName,
				attribs
			};
		};
	};
})))(), 1);
/**
* What cannot be seen but changes how text is read: C0 and C1 controls, and marks that turn the direction of writing.
* Shown as symbols, so that no log or title looks like something it is not.
*/
const invisible = /[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;
/** Text with invisible controls made visible; not yet encoded. */
function visible(text) {
	return text.replace(invisible, (character) => {
		const code = character.charCodeAt(0);
		if (code < 32) return String.fromCharCode(9216 + code);
		return code === 127 ? "\u2421" : `[U+${code.toString(16).toUpperCase().padStart(4, "0")}]`;
	});
}
const entities = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	"\"": "&quot;",
	"'": "&#39;"
};
/** For element content and quoted attributes. */
function encode(text) {
	return text.replace(/[&<>"']/g, (character) => entities[character] ?? "");
}
/** A longer text is shown as it is: emphasis that never closes takes the square of its length. */
const maxMarkdownChars = 2e4;
/** A reader of Markdown calls itself for each quote in a quote and each list in a list. */
const deep = /^(?:[ \t]{0,9}(?:[>*+-]|\d{1,9}[.)])){40}/m;
/** Markdown of an agent or reviewer: structure and links stay, everything that could act or load goes. */
function markdown(text) {
	if (text.length > maxMarkdownChars || deep.test(text)) return html`<pre>${visible(text)}</pre>`;
	const page = x.parse(visible(text), {
		async: false,
		gfm: true
	});
	return raw((0, import_sanitize_html.default)(page, {
		allowedTags: listed("p br ul ol li code pre em strong del blockquote hr a h4 h5 table thead tbody tr th td"),
		allowedAttributes: { a: ["href", "rel"] },
		parseStyleAttributes: false,
		allowedSchemes: ["http", "https"],
		allowProtocolRelative: false,
		transformTags: {
			h1: "h4",
			h2: "h4",
			h3: "h4",
			h6: "h5",
			a: import_sanitize_html.default.simpleTransform("a", { rel: "noopener noreferrer nofollow" })
		}
	}));
}
/** One line in which people write code between backticks: a title, a cause, a next step. */
function withCode(text) {
	const parts = text.split(codeSpan);
	return html`${parts.map((part, index) => index % 2 === 1 ? html`<code>${visible(part)}</code>` : visible(part))}`;
}
/** The same where nothing but text can stand. */
function withoutCode(text) {
	return visible(text.replace(codeSpan, "$1"));
}
/** One that never closes is shown as it is. */
const codeSpan = /`([^`]+)`/g;
/** A link only where the address is one of the web; else the text alone. */
function link(url, text) {
	return url !== void 0 && /^https?:\/\//i.test(url) ? html`<a href="${url}" rel="noopener noreferrer">${visible(text)}</a>` : html`${visible(text)}`;
}
/** The live page's script makes it a duration that moves. */
function moving(since) {
	if (since === void 0) return "";
	return html`<time class="moves" datetime="${since}">since ${since.slice(11, 19)} UTC</time>`;
}
// src/report/html/style.ts
/** The style of the page: light and dark, narrow screens, print. No font, no image, nothing from elsewhere. */
const dark = `--bg: #14171c; --fg: #e4e7ec; --dim: #9aa4b2; --line: #343b46; --soft: #1d2229; --link: #82b4ff;
  --good: #6fd08c; --good-bg: #16301f; --bad: #ff8f85; --bad-bg: #3a1c1a; --none: #9aa4b2; --none-bg: #262c35;
  --agent: #6f9bf0; --test: #b08ae0; --proof: #58c2b6; --wait: #d9b64a; --ins: #14301d; --ins-word: #215c36; --del: #3b1d1c; --del-word: #74302c; --hit: #7a6410; --focus: #82b4ff;`;
const pageStyle = `
:root { color-scheme: light dark; --bg: #fff; --fg: #1d2129; --dim: #5d6673; --line: #d8dde4; --soft: #f4f6f8; --link: #0b57b8;
  --good: #1a7038; --good-bg: #e3f4e7; --bad: #b3261e; --bad-bg: #fdeae8; --none: #5d6673; --none-bg: #eceff3;
  --agent: #3568c8; --test: #7d5ba6; --proof: #2a8c82; --wait: #c9a227; --ins: #dff3e3; --ins-word: #a6e0b4; --del: #fbe3e1; --del-word: #f3b5b0; --hit: #ffe58a; --focus: #0b57b8; }
@media (prefers-color-scheme: dark) { :root:not([data-theme=light]) { ${dark} } }
:root[data-theme=dark] { color-scheme: dark; ${dark} }
:root[data-theme=light] { color-scheme: light; }
* { box-sizing: border-box; }
html { scroll-padding-top: 4.5rem; }
body { margin: 0; background: var(--bg); color: var(--fg); font: 15px/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
header, main, footer { max-width: 76rem; margin: 0 auto; padding: 0 1.25rem; }
h1 { font-size: 1.6rem; line-height: 1.25; margin: .2rem 0 .5rem; } h2 { font-size: 1.2rem; margin: 2.2rem 0 .7rem; }
h3 { font-size: 1.05rem; margin: 1rem 0 .4rem; } h4 { font-size: .95rem; margin: .9rem 0 .3rem; }
a { color: var(--link); } :focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
section:focus { outline: none; }
small { color: var(--dim); font-weight: 400; font-size: .87em; } .dim { color: var(--dim); }
code, pre, kbd { font: 13px/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
:not(pre) > code, kbd { background: var(--soft); border: 1px solid var(--line); border-radius: 4px; padding: 0 .25em; }
pre { background: var(--soft); border: 1px solid var(--line); border-radius: 6px; padding: .6rem .8rem; margin: .4rem 0; overflow: auto; max-height: 28rem; white-space: pre-wrap; }
summary { cursor: pointer; padding: .3rem 0; font-weight: 600; }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.skip { position: absolute; left: -99rem; } .skip:focus { left: 1rem; top: .5rem; background: var(--bg); padding: .4rem .8rem; z-index: 9; }
header { padding-top: 1.25rem; } .where { color: var(--dim); margin: 0; font-size: .87rem; } .sum { margin: 0 0 .8rem; }
.badge { display: inline-block; border-radius: 99px; padding: .05rem .75rem; font-weight: 700; background: var(--none-bg); color: var(--none); margin-right: .3rem; }
.badge.good { background: var(--good-bg); color: var(--good); } .badge.bad { background: var(--bad-bg); color: var(--bad); }
dl.facts { display: grid; grid-template-columns: repeat(auto-fill, minmax(14rem, 1fr)); gap: .5rem 1.5rem; margin: 0 0 1rem; }
dl.facts div { min-width: 0; } dt { color: var(--dim); font-size: .8rem; } dd { margin: 0; }
nav { position: sticky; top: 0; z-index: 5; background: var(--bg); border-block: 1px solid var(--line); padding: .35rem max(1.25rem, calc((100% - 76rem) / 2 + 1.25rem)); display: flex; flex-wrap: wrap; gap: .35rem 1.5rem; align-items: center; }
nav ul { display: flex; flex-wrap: wrap; gap: .1rem .75rem; list-style: none; margin: 0; padding: 0; font-size: .87rem; }
nav a { text-decoration: none; white-space: nowrap; } nav a:hover { text-decoration: underline; }
.search { display: flex; gap: .3rem; align-items: center; margin-left: auto; flex-wrap: wrap; } .search[hidden] { display: none; }
.search input { width: 6.5rem; } .search output { color: var(--dim); font-size: .87rem; }
input, button { font: inherit; font-size: .87rem; color: var(--fg); background: var(--soft); border: 1px solid var(--line); border-radius: 6px; padding: .15rem .5rem; }
button { cursor: pointer; } button:hover { border-color: var(--dim); } button[aria-pressed=true] { background: var(--link); color: var(--bg); }
.why { border-left: 5px solid var(--none); background: var(--none-bg); border-radius: 0 8px 8px 0; padding: .6rem 1rem; } .why p { margin: .25rem 0; }
.why.good { border-color: var(--good); background: var(--good-bg); } .why.bad { border-color: var(--bad); background: var(--bad-bg); }
.headline { font-size: 1.15rem; font-weight: 700; }
.scroll { overflow-x: auto; } table.rows { border-collapse: collapse; width: 100%; }
.rows th, .rows td { text-align: left; padding: .35rem .7rem; border-bottom: 1px solid var(--line); vertical-align: top; font-weight: 400; }
.rows thead th { color: var(--dim); font-size: .8rem; } .rows * { overflow-wrap: break-word; } .numbers td { white-space: nowrap; } .numbers td, .numbers thead th:not(:first-child) { text-align: right; font-variant-numeric: tabular-nums; } .rows tfoot * { font-weight: 700; }
.mark { font-weight: 700; } .good .mark, .since.good strong { color: var(--good); } .bad .mark, .since.bad strong, .tool.bad small { color: var(--bad); }
.timeline { width: 100%; border-collapse: collapse; } .timeline th { text-align: left; font-weight: 400; white-space: nowrap; padding: .2rem .8rem .2rem 0; width: 1%; }
.timeline td { padding: .2rem 0; font-size: .87rem; } .timeline td:last-child { padding-left: .8rem; white-space: nowrap; width: 1%; color: var(--dim); }
.bar { display: flex; height: 1.75rem; align-items: center; } .bar i { height: .95rem; min-width: 2px; } .legend { font-size: .87rem; color: var(--dim); }
.legend i { display: inline-block; width: .8rem; height: .8rem; vertical-align: -1px; margin-left: .8rem; } .legend i:first-child { margin-left: 0; }
i.agent { background: var(--agent); } i.test { background: var(--test); } i.proof { background: var(--proof); } i.wait { background: repeating-linear-gradient(45deg, var(--wait) 0 4px, transparent 4px 7px); }
.attempt, .review { border: 1px solid var(--line); border-left: 5px solid var(--none); border-radius: 8px; padding: .2rem 1rem .7rem; margin: 0 0 1rem; }
.attempt.good, .review.good { border-left-color: var(--good); } .attempt.bad, .review.bad { border-left-color: var(--bad); }
.attempt:target { box-shadow: 0 0 0 2px var(--focus); } .attempt p.facts { color: var(--dim); margin: .2rem 0; font-size: .9rem; }
.tag { background: var(--none-bg); border-radius: 99px; padding: 0 .6rem; font-size: .8rem; font-weight: 600; } .since { margin: .3rem 0; }
.failures li { margin-bottom: .6rem; } .compare { display: grid; grid-template-columns: auto 1fr; gap: 0 .8rem; margin: .2rem 0; } .compare code { white-space: pre-wrap; }
.said > :first-child { margin-top: .3rem; } .said > :last-child { margin-bottom: .3rem; } .said table { border-collapse: collapse; } .said td, .said th { border: 1px solid var(--line); padding: .1rem .5rem; }
.talk ol { list-style: none; padding: 0; } .talk li { border-top: 1px solid var(--line); padding: .2rem 0; } .talk li > h3 { margin: .3rem 0; font-size: .95rem; } .tool .hint { color: var(--dim); font: 12px ui-monospace, monospace; font-weight: 400; }
.tool summary { font-weight: 400; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; } .talk li.wait, .warning strong { color: var(--bad); }
dialog { border: 1px solid var(--line); border-radius: 10px; background: var(--bg); color: var(--fg); padding: 0 1.5rem 1.2rem; } dialog dl div { display: flex; gap: 1rem; } dialog dt { width: 5rem; }
footer { color: var(--dim); font-size: .87rem; padding: 2rem 0; border-top: 1px solid var(--line); margin-top: 2.5rem; width: calc(100% - 2.5rem); max-width: 73.5rem; }
.lines { background: #14171c; color: #dfe3e9; border-radius: 8px; max-height: 75vh; overflow: auto; padding: .5rem 0; }
.chunk { background: none; border: 0; border-radius: 0; margin: 0; padding: 0 .8rem 0 0; max-height: none; overflow: visible; white-space: pre; line-height: 20px; font-size: 12.5px; content-visibility: auto; contain-intrinsic-size: auto calc(var(--n) * 20px); }
.wrap .chunk { white-space: pre-wrap; }
.chunk a { display: inline-block; width: 4.5rem; margin-right: .9rem; padding-right: .5rem; text-align: right; color: #8a94a3; text-decoration: none; user-select: none; border-right: 1px solid #343b46; }
.chunk a::before { content: attr(data-n); } .chunk a:hover { color: #fff; } .chunk a:target { background: #d9b64a; color: #14171c; font-weight: 700; }
.jump { margin: .2rem 0 .5rem; } ::highlight(hits) { background: var(--hit); color: inherit; } ::highlight(hit) { background: #ff9632; color: #000; }
.ansi-black-fg { color: #7d8590 } .ansi-red-fg { color: #ff7b72 } .ansi-green-fg { color: #5fd07e } .ansi-yellow-fg { color: #e3b341 } .ansi-blue-fg { color: #79b8ff } .ansi-magenta-fg { color: #d2a8ff } .ansi-cyan-fg { color: #56d4dd } .ansi-white-fg { color: #dfe3e9 }
.ansi-bright-black-fg { color: #9aa4b2 } .ansi-bright-red-fg { color: #ffa198 } .ansi-bright-green-fg { color: #7ee787 } .ansi-bright-yellow-fg { color: #f2cc60 } .ansi-bright-blue-fg { color: #a5d6ff } .ansi-bright-magenta-fg { color: #e2c5ff } .ansi-bright-cyan-fg { color: #87e8f0 } .ansi-bright-white-fg { color: #fff }
.ansi-black-bg { background: #30363d } .ansi-red-bg { background: #8e1519; color: #fff } .ansi-green-bg { background: #1a5e2e; color: #fff } .ansi-yellow-bg { background: #7a5b00; color: #fff } .ansi-blue-bg { background: #1f4f9c; color: #fff } .ansi-magenta-bg { background: #5a2f91; color: #fff } .ansi-cyan-bg { background: #0e6069; color: #fff } .ansi-white-bg { background: #dfe3e9; color: #14171c }
.ansi-bright-red-bg { background: #b3261e; color: #fff } .ansi-bright-green-bg { background: #237a3d; color: #fff } .ansi-bright-yellow-bg { background: #9a7500; color: #fff } .ansi-bright-blue-bg { background: #2f6fd0; color: #fff }
.file { border: 1px solid var(--line); border-radius: 8px; margin: .4rem 0; overflow: hidden; } .file > summary { background: var(--soft); padding: .3rem .8rem; font: 600 13px ui-monospace, monospace; }
.d2h-file-diff { overflow-x: auto; } .d2h-diff-table { border-collapse: collapse; width: 100%; font: 12.5px/1.5 ui-monospace, monospace; }
.d2h-code-linenumber { width: 6.5rem; min-width: 6.5rem; white-space: nowrap; color: var(--dim); user-select: none; border-right: 1px solid var(--line); padding: 0 .4rem; }
.line-num1, .line-num2 { display: inline-block; width: 2.7rem; text-align: right; } .d2h-code-line { padding: 0 .6rem; white-space: nowrap; } .d2h-code-line-prefix, .d2h-code-line-ctn { white-space: pre; } .d2h-diff-table td { padding-block: 0; }
.d2h-ins { background: var(--ins); } .d2h-del { background: var(--del); } .d2h-ins ins { background: var(--ins-word); text-decoration: none; } .d2h-del del { background: var(--del-word); text-decoration: none; } .d2h-info { background: var(--soft); color: var(--dim); }
@media (max-width: 45rem) { body { font-size: 14px; } header, main { padding-inline: .8rem; } footer { width: calc(100% - 1.6rem); } nav { padding: .3rem .8rem; position: static; } html { scroll-padding-top: .5rem; }  nav ul { flex-wrap: nowrap; overflow-x: auto; max-width: 100%; padding-bottom: .2rem; } .search { margin-left: 0; width: 100%; } .search label { flex: 1 1 4rem; } .search input { width: 100%; } .search label:has(:placeholder-shown) ~ :is([data-do=previous], [data-do=next]) { display: none; } .search button { padding-inline: .35rem; } .search output { order: 9; flex-basis: 100%; } .search output:empty, .search [data-do=keys] { display: none; }
  .stack thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); } .stack, .stack tbody, .stack tfoot { display: block; } .stack tr { display: flex; flex-wrap: wrap; gap: .1rem .9rem; padding: .45rem 0; border-bottom: 1px solid var(--line); } .stack th, .stack td { display: block; border: 0; padding: 0; white-space: normal; text-align: left; } .stack th { flex: 1 0 100%; order: -1; } .stack .place, .stack td:empty { display: none; } .stack td[data-name]::before { content: attr(data-name) ' '; color: var(--dim); font-weight: 400; font-size: .87em; } .timeline td.bar { min-width: 5rem; } .timeline td:last-child { white-space: normal; width: auto; } .chunk a { width: 3rem; margin-right: .5rem; } .d2h-code-linenumber { min-width: 0; width: 3rem; } .line-num1 { display: none; } }
@media (prefers-reduced-motion: no-preference) { html { scroll-behavior: auto; } }
@media print { nav, .skip { display: none; } .lines { max-height: none; } }`;
/** Whether a run with this outcome, `running` or `interrupted`, went well, in the words of the style sheet. */
function outcomeKind(outcome) {
	if (outcome === "running") return "running";
	if (outcome === "passed") return "good";
	return [
		"skipped",
		"refused",
		"cancelled"
	].includes(outcome) ? "none" : "bad";
}
// \0@oxc-project+runtime@0.156.0/helpers/esm/taggedTemplateLiteral.js
function _taggedTemplateLiteral(e, t) {
	return t || (t = e.slice(0)), Object.freeze(Object.defineProperties(e, { raw: { value: Object.freeze(t) } }));
}
// src/report/input.ts
function goesOn({ run, interrupted }) {
	return run.state === "running" && interrupted !== true;
}
// node_modules/diff2html/lib/types.js
var require_types = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.ColorSchemeType = exports.DiffStyleType = exports.LineMatchingType = exports.OutputFormatType = exports.LineType = void 0;
	var LineType;
	(function(LineType) {
		LineType["INSERT"] = "insert";
		LineType["DELETE"] = "delete";
		LineType["CONTEXT"] = "context";
	})(LineType || (exports.LineType = LineType = {}));
	exports.OutputFormatType = {
		LINE_BY_LINE: "line-by-line",
		SIDE_BY_SIDE: "side-by-side"
	};
	exports.LineMatchingType = {
		LINES: "lines",
		WORDS: "words",
		NONE: "none"
	};
	exports.DiffStyleType = {
		WORD: "word",
		CHAR: "char"
	};
	var ColorSchemeType;
	(function(ColorSchemeType) {
		ColorSchemeType["AUTO"] = "auto";
		ColorSchemeType["DARK"] = "dark";
		ColorSchemeType["LIGHT"] = "light";
	})(ColorSchemeType || (exports.ColorSchemeType = ColorSchemeType = {}));
}));
// node_modules/diff2html/lib/utils.js
var require_utils = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.escapeForRegExp = escapeForRegExp;
	exports.unifyPath = unifyPath;
	exports.hashCode = hashCode;
	exports.max = max;
	const regex = RegExp("[" + [
		"-",
		"[",
		"]",
		"/",
		"{",
		"}",
		"(",
		")",
		"*",
		"+",
		"?",
		".",
		"\\",
		"^",
		"$",
		"|"
	].join("\\") + "]", "g");
	function escapeForRegExp(str) {
		return str.replace(regex, "\\$&");
	}
	function unifyPath(path) {
		return path ? path.replace(/\\/g, "/") : path;
	}
	function hashCode(text) {
		let i, chr, len;
		let hash = 0;
		for (i = 0, len = text.length; i < len; i++) {
			chr = text.charCodeAt(i);
			hash = (hash << 5) - hash + chr;
			hash |= 0;
		}
		return hash;
	}
	function max(arr) {
		const length = arr.length;
		let max = -Infinity;
		for (let i = 0; i < length; i++) max = Math.max(max, arr[i]);
		return max;
	}
}));
// node_modules/diff2html/lib/diff-parser.js
var require_diff_parser = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.parse = parse;
	const types_1 = require_types();
	const utils_1 = require_utils();
	function getExtension(filename, language) {
		const filenameParts = filename.split(".");
		return filenameParts.length > 1 ? filenameParts[filenameParts.length - 1] : language;
	}
	function startsWithAny(str, prefixes) {
		return prefixes.reduce((startsWith, prefix) => startsWith || str.startsWith(prefix), false);
	}
	const baseDiffFilenamePrefixes = [
		"a/",
		"b/",
		"i/",
		"w/",
		"c/",
		"o/"
	];
	function getFilename(line, linePrefix, extraPrefix) {
		const prefixes = extraPrefix !== void 0 ? [...baseDiffFilenamePrefixes, extraPrefix] : baseDiffFilenamePrefixes;
		const [, filename = ""] = (linePrefix ? new RegExp(`^${(0, utils_1.escapeForRegExp)(linePrefix)} "?(.+?)"?$`) : /* @__PURE__ */ new RegExp("^\"?(.+?)\"?$")).exec(line) || [];
		const matchingPrefix = prefixes.find((p) => filename.indexOf(p) === 0);
		return (matchingPrefix ? filename.slice(matchingPrefix.length) : filename).replace(/\s+\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}(?:\.\d+)? [+-]\d{4}.*$/, "");
	}
	function getSrcFilename(line, srcPrefix) {
		return getFilename(line, "---", srcPrefix);
	}
	function getDstFilename(line, dstPrefix) {
		return getFilename(line, "+++", dstPrefix);
	}
	function parse(diffInput, config = {}) {
		const files = [];
		let currentFile = null;
		let currentBlock = null;
		let oldLine = null;
		let oldLine2 = null;
		let newLine = null;
		let possibleOldName = null;
		let possibleNewName = null;
		const oldFileNameHeader = "--- ";
		const newFileNameHeader = "+++ ";
		const hunkHeaderPrefix = "@@";
		const oldMode = /^old mode (\d{6})/;
		const newMode = /^new mode (\d{6})/;
		const deletedFileMode = /^deleted file mode (\d{6})/;
		const newFileMode = /^new file mode (\d{6})/;
		const copyFrom = /^copy from "?(.+)"?/;
		const copyTo = /^copy to "?(.+)"?/;
		const renameFrom = /^rename from "?(.+)"?/;
		const renameTo = /^rename to "?(.+)"?/;
		const similarityIndex = /^similarity index (\d+)%/;
		const dissimilarityIndex = /^dissimilarity index (\d+)%/;
		const index = /^index ([\da-z]+)\.\.([\da-z]+)\s*(\d{6})?/;
		const binaryFiles = /^Binary files (.*) and (.*) differ/;
		const binaryDiff = /^GIT binary patch/;
		const combinedIndex = /^index ([\da-z]+),([\da-z]+)\.\.([\da-z]+)/;
		const combinedMode = /^mode (\d{6}),(\d{6})\.\.(\d{6})/;
		const combinedNewFile = /^new file mode (\d{6})/;
		const combinedDeletedFile = /^deleted file mode (\d{6}),(\d{6})/;
		const diffLines = diffInput.replace(/\\ No newline at end of file/g, "").replace(/\r\n?/g, "\n").split("\n");
		function saveBlock() {
			if (currentBlock !== null && currentFile !== null) {
				currentFile.blocks.push(currentBlock);
				currentBlock = null;
			}
		}
		function saveFile() {
			if (currentFile !== null) {
				if (!currentFile.oldName && possibleOldName !== null) currentFile.oldName = possibleOldName;
				if (!currentFile.newName && possibleNewName !== null) currentFile.newName = possibleNewName;
				if (currentFile.newName) {
					files.push(currentFile);
					currentFile = null;
				}
			}
			possibleOldName = null;
			possibleNewName = null;
		}
		function startFile() {
			saveBlock();
			saveFile();
			currentFile = {
				blocks: [],
				deletedLines: 0,
				addedLines: 0
			};
		}
		function startBlock(line) {
			saveBlock();
			let values;
			if (currentFile !== null) {
				if (values = /^@@ -(\d+)(?:,\d+)? \+(\d+)(?:,\d+)? @@.*/.exec(line)) {
					currentFile.isCombined = false;
					oldLine = parseInt(values[1], 10);
					newLine = parseInt(values[2], 10);
				} else if (values = /^@@@ -(\d+)(?:,\d+)? -(\d+)(?:,\d+)? \+(\d+)(?:,\d+)? @@@.*/.exec(line)) {
					currentFile.isCombined = true;
					oldLine = parseInt(values[1], 10);
					oldLine2 = parseInt(values[2], 10);
					newLine = parseInt(values[3], 10);
				} else {
					if (line.startsWith(hunkHeaderPrefix)) console.error("Failed to parse lines, starting in 0!");
					oldLine = 0;
					newLine = 0;
					currentFile.isCombined = false;
				}
			}
			currentBlock = {
				lines: [],
				oldStartLine: oldLine,
				oldStartLine2: oldLine2,
				newStartLine: newLine,
				header: line
			};
		}
		function createLine(line) {
			if (currentFile === null || currentBlock === null || oldLine === null || newLine === null) return;
			const currentLine = { content: line };
			const addedPrefixes = currentFile.isCombined ? [
				"+ ",
				" +",
				"++"
			] : ["+"];
			const deletedPrefixes = currentFile.isCombined ? [
				"- ",
				" -",
				"--"
			] : ["-"];
			if (startsWithAny(line, addedPrefixes)) {
				currentFile.addedLines++;
				currentLine.type = types_1.LineType.INSERT;
				currentLine.oldNumber = void 0;
				currentLine.newNumber = newLine++;
			} else if (startsWithAny(line, deletedPrefixes)) {
				currentFile.deletedLines++;
				currentLine.type = types_1.LineType.DELETE;
				currentLine.oldNumber = oldLine++;
				currentLine.newNumber = void 0;
			} else {
				currentLine.type = types_1.LineType.CONTEXT;
				currentLine.oldNumber = oldLine++;
				currentLine.newNumber = newLine++;
			}
			currentBlock.lines.push(currentLine);
		}
		function existHunkHeader(line, lineIdx) {
			let idx = lineIdx;
			while (idx < diffLines.length - 3) {
				if (line.startsWith("diff")) return false;
				if (diffLines[idx].startsWith(oldFileNameHeader) && diffLines[idx + 1].startsWith(newFileNameHeader) && diffLines[idx + 2].startsWith(hunkHeaderPrefix)) return true;
				idx++;
			}
			return false;
		}
		diffLines.forEach((line, lineIndex) => {
			if (!line || line.startsWith("*")) return;
			let values;
			const prevLine = diffLines[lineIndex - 1];
			const nxtLine = diffLines[lineIndex + 1];
			const afterNxtLine = diffLines[lineIndex + 2];
			if (line.startsWith("diff --git") || line.startsWith("diff --combined")) {
				startFile();
				if (values = /^diff --git "?([a-ciow]\/.+)"? "?([a-ciow]\/.+)"?/.exec(line)) {
					possibleOldName = getFilename(values[1], void 0, config.dstPrefix);
					possibleNewName = getFilename(values[2], void 0, config.srcPrefix);
				}
				if (currentFile === null) throw new Error("Where is my file !!!");
				currentFile.isGitDiff = true;
				return;
			}
			if (line.startsWith("Binary files") && !(currentFile === null || currentFile === void 0 ? void 0 : currentFile.isGitDiff)) {
				startFile();
				if (values = /^Binary files "?([a-ciow]\/.+)"? and "?([a-ciow]\/.+)"? differ/.exec(line)) {
					possibleOldName = getFilename(values[1], void 0, config.dstPrefix);
					possibleNewName = getFilename(values[2], void 0, config.srcPrefix);
				}
				if (currentFile === null) throw new Error("Where is my file !!!");
				currentFile.isBinary = true;
				return;
			}
			if (!currentFile || !currentFile.isGitDiff && currentFile && line.startsWith(oldFileNameHeader) && nxtLine.startsWith(newFileNameHeader) && afterNxtLine.startsWith(hunkHeaderPrefix)) startFile();
			if (currentFile === null || currentFile === void 0 ? void 0 : currentFile.isTooBig) return;
			if (currentFile && (typeof config.diffMaxChanges === "number" && currentFile.addedLines + currentFile.deletedLines > config.diffMaxChanges || typeof config.diffMaxLineLength === "number" && line.length > config.diffMaxLineLength)) {
				currentFile.isTooBig = true;
				currentFile.addedLines = 0;
				currentFile.deletedLines = 0;
				currentFile.blocks = [];
				currentBlock = null;
				startBlock(typeof config.diffTooBigMessage === "function" ? config.diffTooBigMessage(files.length) : "Diff too big to be displayed");
				return;
			}
			if (line.startsWith(oldFileNameHeader) && nxtLine.startsWith(newFileNameHeader) || line.startsWith(newFileNameHeader) && prevLine.startsWith(oldFileNameHeader)) {
				if (currentFile && !currentFile.oldName && line.startsWith("--- ") && (values = getSrcFilename(line, config.srcPrefix))) {
					currentFile.oldName = values;
					currentFile.language = getExtension(currentFile.oldName, currentFile.language);
					return;
				}
				if (currentFile && !currentFile.newName && line.startsWith("+++ ") && (values = getDstFilename(line, config.dstPrefix))) {
					currentFile.newName = values;
					currentFile.language = getExtension(currentFile.newName, currentFile.language);
					return;
				}
			}
			if (currentFile && (line.startsWith(hunkHeaderPrefix) || currentFile.isGitDiff && currentFile.oldName && currentFile.newName && !currentBlock)) {
				startBlock(line);
				return;
			}
			if (currentBlock && (line.startsWith("+") || line.startsWith("-") || line.startsWith(" "))) {
				createLine(line);
				return;
			}
			const doesNotExistHunkHeader = !existHunkHeader(line, lineIndex);
			if (currentFile === null) throw new Error("Where is my file !!!");
			if (values = oldMode.exec(line)) currentFile.oldMode = values[1];
			else if (values = newMode.exec(line)) currentFile.newMode = values[1];
			else if (values = deletedFileMode.exec(line)) {
				currentFile.deletedFileMode = values[1];
				currentFile.isDeleted = true;
			} else if (values = newFileMode.exec(line)) {
				currentFile.newFileMode = values[1];
				currentFile.isNew = true;
			} else if (values = copyFrom.exec(line)) {
				if (doesNotExistHunkHeader) currentFile.oldName = values[1];
				currentFile.isCopy = true;
			} else if (values = copyTo.exec(line)) {
				if (doesNotExistHunkHeader) currentFile.newName = values[1];
				currentFile.isCopy = true;
			} else if (values = renameFrom.exec(line)) {
				if (doesNotExistHunkHeader) currentFile.oldName = values[1];
				currentFile.isRename = true;
			} else if (values = renameTo.exec(line)) {
				if (doesNotExistHunkHeader) currentFile.newName = values[1];
				currentFile.isRename = true;
			} else if (values = binaryFiles.exec(line)) {
				currentFile.isBinary = true;
				currentFile.oldName = getFilename(values[1], void 0, config.srcPrefix);
				currentFile.newName = getFilename(values[2], void 0, config.dstPrefix);
				startBlock("Binary file");
			} else if (binaryDiff.test(line)) {
				currentFile.isBinary = true;
				startBlock(line);
			} else if (values = similarityIndex.exec(line)) currentFile.unchangedPercentage = parseInt(values[1], 10);
			else if (values = dissimilarityIndex.exec(line)) currentFile.changedPercentage = parseInt(values[1], 10);
			else if (values = index.exec(line)) {
				currentFile.checksumBefore = values[1];
				currentFile.checksumAfter = values[2];
				if (values[3]) currentFile.mode = values[3];
			} else if (values = combinedIndex.exec(line)) {
				currentFile.checksumBefore = [values[2], values[3]];
				currentFile.checksumAfter = values[1];
			} else if (values = combinedMode.exec(line)) {
				currentFile.oldMode = [values[2], values[3]];
				currentFile.newMode = values[1];
			} else if (values = combinedNewFile.exec(line)) {
				currentFile.newFileMode = values[1];
				currentFile.isNew = true;
			} else if (values = combinedDeletedFile.exec(line)) {
				currentFile.deletedFileMode = values[1];
				currentFile.isDeleted = true;
			}
		});
		saveBlock();
		saveFile();
		return files;
	}
}));
// node_modules/diff/libcjs/diff/base.js
var require_base = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.default = function() {
		function Diff() {}
		Diff.prototype.diff = function(oldStr, newStr, options) {
			if (options === void 0) options = {};
			var callback;
			if (typeof options === "function") {
				callback = options;
				options = {};
			} else if ("callback" in options) callback = options.callback;
			var oldString = this.castInput(oldStr, options);
			var newString = this.castInput(newStr, options);
			var oldTokens = this.removeEmpty(this.tokenize(oldString, options));
			var newTokens = this.removeEmpty(this.tokenize(newString, options));
			return this.diffWithOptionsObj(oldTokens, newTokens, options, callback);
		};
		Diff.prototype.diffWithOptionsObj = function(oldTokens, newTokens, options, callback) {
			var _this = this;
			var _a;
			var done = function(value) {
				value = _this.postProcess(value, options);
				if (callback) {
					setTimeout(function() {
						callback(value);
					}, 0);
					return;
				} else return value;
			};
			var newLen = newTokens.length, oldLen = oldTokens.length;
			var editLength = 1;
			var maxEditLength = newLen + oldLen;
			if (options.maxEditLength != null) maxEditLength = Math.min(maxEditLength, options.maxEditLength);
			var maxExecutionTime = (_a = options.timeout) !== null && _a !== void 0 ? _a : Infinity;
			var abortAfterTimestamp = Date.now() + maxExecutionTime;
			var bestPath = [{
				oldPos: -1,
				lastComponent: void 0
			}];
			var newPos = this.extractCommon(bestPath[0], newTokens, oldTokens, 0, options);
			if (bestPath[0].oldPos + 1 >= oldLen && newPos + 1 >= newLen) return done(this.buildValues(bestPath[0].lastComponent, newTokens, oldTokens));
			var minDiagonalToConsider = -Infinity, maxDiagonalToConsider = Infinity;
			var execEditLength = function() {
				for (var diagonalPath = Math.max(minDiagonalToConsider, -editLength); diagonalPath <= Math.min(maxDiagonalToConsider, editLength); diagonalPath += 2) {
					var basePath = void 0;
					var removePath = bestPath[diagonalPath - 1], addPath = bestPath[diagonalPath + 1];
					if (removePath) bestPath[diagonalPath - 1] = void 0;
					var canAdd = false;
					if (addPath) {
						var addPathNewPos = addPath.oldPos - diagonalPath;
						canAdd = addPath && 0 <= addPathNewPos && addPathNewPos < newLen;
					}
					var canRemove = removePath && removePath.oldPos + 1 < oldLen;
					if (!canAdd && !canRemove) {
						bestPath[diagonalPath] = void 0;
						continue;
					}
					if (!canRemove || canAdd && removePath.oldPos < addPath.oldPos) basePath = _this.addToPath(addPath, true, false, 0, options);
					else basePath = _this.addToPath(removePath, false, true, 1, options);
					newPos = _this.extractCommon(basePath, newTokens, oldTokens, diagonalPath, options);
					if (basePath.oldPos + 1 >= oldLen && newPos + 1 >= newLen) return done(_this.buildValues(basePath.lastComponent, newTokens, oldTokens)) || true;
					else {
						bestPath[diagonalPath] = basePath;
						if (basePath.oldPos + 1 >= oldLen) maxDiagonalToConsider = Math.min(maxDiagonalToConsider, diagonalPath - 1);
						if (newPos + 1 >= newLen) minDiagonalToConsider = Math.max(minDiagonalToConsider, diagonalPath + 1);
					}
				}
				editLength++;
			};
			if (callback) (function exec() {
				setTimeout(function() {
					if (editLength > maxEditLength || Date.now() > abortAfterTimestamp) return callback(void 0);
					if (!execEditLength()) exec();
				}, 0);
			})();
			else while (editLength <= maxEditLength && Date.now() <= abortAfterTimestamp) {
				var ret = execEditLength();
				if (ret) return ret;
			}
		};
		Diff.prototype.addToPath = function(path, added, removed, oldPosInc, options) {
			var last = path.lastComponent;
			if (last && !options.oneChangePerToken && last.added === added && last.removed === removed) return {
				oldPos: path.oldPos + oldPosInc,
				lastComponent: {
					count: last.count + 1,
					added,
					removed,
					previousComponent: last.previousComponent
				}
			};
			else return {
				oldPos: path.oldPos + oldPosInc,
				lastComponent: {
					count: 1,
					added,
					removed,
					previousComponent: last
				}
			};
		};
		Diff.prototype.extractCommon = function(basePath, newTokens, oldTokens, diagonalPath, options) {
			var newLen = newTokens.length, oldLen = oldTokens.length;
			var oldPos = basePath.oldPos, newPos = oldPos - diagonalPath, commonCount = 0;
			while (newPos + 1 < newLen && oldPos + 1 < oldLen && this.equals(oldTokens[oldPos + 1], newTokens[newPos + 1], options)) {
				newPos++;
				oldPos++;
				commonCount++;
				if (options.oneChangePerToken) basePath.lastComponent = {
					count: 1,
					previousComponent: basePath.lastComponent,
					added: false,
					removed: false
				};
			}
			if (commonCount && !options.oneChangePerToken) basePath.lastComponent = {
				count: commonCount,
				previousComponent: basePath.lastComponent,
				added: false,
				removed: false
			};
			basePath.oldPos = oldPos;
			return newPos;
		};
		Diff.prototype.equals = function(left, right, options) {
			if (options.comparator) return options.comparator(left, right);
			else return left === right || !!options.ignoreCase && left.toLowerCase() === right.toLowerCase();
		};
		Diff.prototype.removeEmpty = function(array) {
			var ret = [];
			for (var i = 0; i < array.length; i++) if (array[i]) ret.push(array[i]);
			return ret;
		};
		Diff.prototype.castInput = function(value, options) {
			return value;
		};
		Diff.prototype.tokenize = function(value, options) {
			return Array.from(value);
		};
		Diff.prototype.join = function(chars) {
			return chars.join("");
		};
		Diff.prototype.postProcess = function(changeObjects, options) {
			return changeObjects;
		};
		Object.defineProperty(Diff.prototype, "useLongestToken", {
			get: function() {
				return false;
			},
			enumerable: false,
			configurable: true
		});
		Diff.prototype.buildValues = function(lastComponent, newTokens, oldTokens) {
			var components = [];
			var nextComponent;
			while (lastComponent) {
				components.push(lastComponent);
				nextComponent = lastComponent.previousComponent;
				delete lastComponent.previousComponent;
				lastComponent = nextComponent;
			}
			components.reverse();
			var componentLen = components.length;
			var componentPos = 0, newPos = 0, oldPos = 0;
			for (; componentPos < componentLen; componentPos++) {
				var component = components[componentPos];
				if (!component.removed) {
					if (!component.added && this.useLongestToken) {
						var value = newTokens.slice(newPos, newPos + component.count);
						value = value.map(function(value, i) {
							var oldValue = oldTokens[oldPos + i];
							return oldValue.length > value.length ? oldValue : value;
						});
						component.value = this.join(value);
					} else component.value = this.join(newTokens.slice(newPos, newPos + component.count));
					newPos += component.count;
					if (!component.added) oldPos += component.count;
				} else {
					component.value = this.join(oldTokens.slice(oldPos, oldPos + component.count));
					oldPos += component.count;
				}
			}
			return components;
		};
		return Diff;
	}();
}));
// node_modules/diff/libcjs/diff/character.js
var require_character = /* @__PURE__ */ __commonJSMin(((exports, module, this$17) => {
	var __extends = this$17 && this$17.__extends || (function() {
		var extendStatics = function(d, b) {
			extendStatics = Object.setPrototypeOf || { __proto__: [] } instanceof Array && function(d, b) {
				d.__proto__ = b;
			} || function(d, b) {
				for (var p in b) if (Object.prototype.hasOwnProperty.call(b, p)) d[p] = b[p];
			};
			return extendStatics(d, b);
		};
		return function(d, b) {
			if (typeof b !== "function" && b !== null) throw new TypeError("Class extends value " + String(b) + " is not a constructor or null");
			extendStatics(d, b);
			function __() {
				this.constructor = d;
			}
			d.prototype = b === null ? Object.create(b) : (__.prototype = b.prototype, new __());
		};
	})();
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.characterDiff = void 0;
	exports.diffChars = diffChars;
	exports.characterDiff = new (function(_super) {
		__extends(CharacterDiff, _super);
		function CharacterDiff() {
			return _super !== null && _super.apply(this, arguments) || this;
		}
		return CharacterDiff;
	}(require_base().default))();
	function diffChars(oldStr, newStr, options) {
		return exports.characterDiff.diff(oldStr, newStr, options);
	}
}));
// node_modules/diff/libcjs/util/string.js
var require_string = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.longestCommonPrefix = longestCommonPrefix;
	exports.longestCommonSuffix = longestCommonSuffix;
	exports.replacePrefix = replacePrefix;
	exports.replaceSuffix = replaceSuffix;
	exports.removePrefix = removePrefix;
	exports.removeSuffix = removeSuffix;
	exports.maximumOverlap = maximumOverlap;
	exports.hasOnlyWinLineEndings = hasOnlyWinLineEndings;
	exports.hasOnlyUnixLineEndings = hasOnlyUnixLineEndings;
	exports.segment = segment;
	exports.trailingWs = trailingWs;
	exports.leadingWs = leadingWs;
	exports.leadingAndTrailingWs = leadingAndTrailingWs;
	function longestCommonPrefix(str1, str2) {
		var i = 0;
		for (; i < str1.length && i < str2.length; i++) if (str1[i] != str2[i]) return str1.slice(0, i);
		return str1.slice(0, i);
	}
	function longestCommonSuffix(str1, str2) {
		var i;
		if (!str1 || !str2 || str1[str1.length - 1] != str2[str2.length - 1]) return "";
		for (i = 0; i < str1.length && i < str2.length; i++) if (str1[str1.length - (i + 1)] != str2[str2.length - (i + 1)]) return str1.slice(-i);
		return str1.slice(-i);
	}
	function replacePrefix(string, oldPrefix, newPrefix) {
		if (string.slice(0, oldPrefix.length) != oldPrefix) throw Error("string ".concat(JSON.stringify(string), " doesn't start with prefix ").concat(JSON.stringify(oldPrefix), "; this is a bug"));
		return newPrefix + string.slice(oldPrefix.length);
	}
	function replaceSuffix(string, oldSuffix, newSuffix) {
		if (!oldSuffix) return string + newSuffix;
		if (string.slice(-oldSuffix.length) != oldSuffix) throw Error("string ".concat(JSON.stringify(string), " doesn't end with suffix ").concat(JSON.stringify(oldSuffix), "; this is a bug"));
		return string.slice(0, -oldSuffix.length) + newSuffix;
	}
	function removePrefix(string, oldPrefix) {
		return replacePrefix(string, oldPrefix, "");
	}
	function removeSuffix(string, oldSuffix) {
		return replaceSuffix(string, oldSuffix, "");
	}
	function maximumOverlap(string1, string2) {
		return string2.slice(0, overlapCount(string1, string2));
	}
	function overlapCount(a, b) {
		var startA = 0;
		if (a.length > b.length) startA = a.length - b.length;
		var endB = b.length;
		if (a.length < b.length) endB = a.length;
		var map = Array(endB);
		var k = 0;
		map[0] = 0;
		for (var j = 1; j < endB; j++) {
			if (b[j] == b[k]) map[j] = map[k];
			else map[j] = k;
			while (k > 0 && b[j] != b[k]) k = map[k];
			if (b[j] == b[k]) k++;
		}
		k = 0;
		for (var i = startA; i < a.length; i++) {
			while (k > 0 && a[i] != b[k]) k = map[k];
			if (a[i] == b[k]) k++;
		}
		return k;
	}
	/**
	* Returns true if the string consistently uses Windows line endings.
	*/
	function hasOnlyWinLineEndings(string) {
		return string.includes("\r\n") && !string.startsWith("\n") && !string.match(/[^\r]\n/);
	}
	/**
	* Returns true if the string consistently uses Unix line endings.
	*/
	function hasOnlyUnixLineEndings(string) {
		return !string.includes("\r\n") && string.includes("\n");
	}
	/**
	* Split a string into segments using a word segmenter, merging consecutive
	* segments if they are both whitespace segments. Whitespace segments can
	* appear adjacent to one another for two reasons:
	* - newlines always get their own segment
	* - where a diacritic is attached to a whitespace character in the text, the
	*   segment ends after the diacritic, so e.g. " \u0300 " becomes two segments.
	* This function therefore runs the segmenter's .segment() method and then
	* merges consecutive segments of whitespace into a single part.
	*/
	function segment(string, segmenter) {
		var parts = [];
		for (var _i = 0, _a = Array.from(segmenter.segment(string)); _i < _a.length; _i++) {
			var segment_1 = _a[_i].segment;
			if (parts.length && /\s/.test(parts[parts.length - 1]) && /\s/.test(segment_1)) parts[parts.length - 1] += segment_1;
			else parts.push(segment_1);
		}
		return parts;
	}
	function trailingWs(string, segmenter) {
		if (segmenter) return leadingAndTrailingWs(string, segmenter)[1];
		var i = string.length - 1;
		for (; i >= 0; i--) if (!string[i].match(/\s/)) break;
		return string.substring(i + 1);
	}
	function leadingWs(string, segmenter) {
		if (segmenter) return leadingAndTrailingWs(string, segmenter)[0];
		var match = string.match(/^\s*/);
		return match ? match[0] : "";
	}
	function leadingAndTrailingWs(string, segmenter) {
		if (!segmenter) return [leadingWs(string), trailingWs(string)];
		if (segmenter.resolvedOptions().granularity != "word") throw new Error("The segmenter passed must have a granularity of \"word\"");
		var segments = segment(string, segmenter);
		var firstSeg = segments[0];
		var lastSeg = segments[segments.length - 1];
		return [/\s/.test(firstSeg) ? firstSeg : "", /\s/.test(lastSeg) ? lastSeg : ""];
	}
}));
// node_modules/diff/libcjs/diff/word.js
var require_word = /* @__PURE__ */ __commonJSMin(((exports, module, this$16) => {
	var __extends = this$16 && this$16.__extends || (function() {
		var extendStatics = function(d, b) {
			extendStatics = Object.setPrototypeOf || { __proto__: [] } instanceof Array && function(d, b) {
				d.__proto__ = b;
			} || function(d, b) {
				for (var p in b) if (Object.prototype.hasOwnProperty.call(b, p)) d[p] = b[p];
			};
			return extendStatics(d, b);
		};
		return function(d, b) {
			if (typeof b !== "function" && b !== null) throw new TypeError("Class extends value " + String(b) + " is not a constructor or null");
			extendStatics(d, b);
			function __() {
				this.constructor = d;
			}
			d.prototype = b === null ? Object.create(b) : (__.prototype = b.prototype, new __());
		};
	})();
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.wordsWithSpaceDiff = exports.wordDiff = void 0;
	exports.diffWords = diffWords;
	exports.diffWordsWithSpace = diffWordsWithSpace;
	var base_js_1 = require_base();
	var string_js_1 = require_string();
	var extendedWordChars = "a-zA-Z0-9_\\u{AD}\\u{C0}-\\u{D6}\\u{D8}-\\u{F6}\\u{F8}-\\u{2C6}\\u{2C8}-\\u{2D7}\\u{2DE}-\\u{2FF}\\u{1E00}-\\u{1EFF}";
	var tokenizeIncludingWhitespace = new RegExp("[".concat(extendedWordChars, "]+|\\s+|[^").concat(extendedWordChars, "]"), "ug");
	exports.wordDiff = new (function(_super) {
		__extends(WordDiff, _super);
		function WordDiff() {
			return _super !== null && _super.apply(this, arguments) || this;
		}
		WordDiff.prototype.equals = function(left, right, options) {
			if (options.ignoreCase) {
				left = left.toLowerCase();
				right = right.toLowerCase();
			}
			return left.trim() === right.trim();
		};
		WordDiff.prototype.tokenize = function(value, options) {
			if (options === void 0) options = {};
			var parts;
			if (options.intlSegmenter) {
				var segmenter = options.intlSegmenter;
				if (segmenter.resolvedOptions().granularity != "word") throw new Error("The segmenter passed must have a granularity of \"word\"");
				parts = (0, string_js_1.segment)(value, segmenter);
			} else parts = value.match(tokenizeIncludingWhitespace) || [];
			var tokens = [];
			var prevPart = null;
			parts.forEach(function(part) {
				if (/\s/.test(part)) {
					if (prevPart == null) tokens.push(part);
					else tokens.push(tokens.pop() + part);
				} else if (prevPart != null && /\s/.test(prevPart)) {
					if (tokens[tokens.length - 1] == prevPart) tokens.push(tokens.pop() + part);
					else tokens.push(prevPart + part);
				} else tokens.push(part);
				prevPart = part;
			});
			return tokens;
		};
		WordDiff.prototype.join = function(tokens) {
			return tokens.map(function(token, i) {
				if (i == 0) return token;
				else return token.replace(/^\s+/, "");
			}).join("");
		};
		WordDiff.prototype.postProcess = function(changes, options) {
			if (!changes || options.oneChangePerToken) return changes;
			var lastKeep = null;
			var insertion = null;
			var deletion = null;
			changes.forEach(function(change) {
				if (change.added) insertion = change;
				else if (change.removed) deletion = change;
				else {
					if (insertion || deletion) dedupeWhitespaceInChangeObjects(lastKeep, deletion, insertion, change, options.intlSegmenter);
					lastKeep = change;
					insertion = null;
					deletion = null;
				}
			});
			if (insertion || deletion) dedupeWhitespaceInChangeObjects(lastKeep, deletion, insertion, null, options.intlSegmenter);
			return changes;
		};
		return WordDiff;
	}(base_js_1.default))();
	function diffWords(oldStr, newStr, options) {
		if ((options === null || options === void 0 ? void 0 : options.ignoreWhitespace) != null && !options.ignoreWhitespace) return diffWordsWithSpace(oldStr, newStr, options);
		return exports.wordDiff.diff(oldStr, newStr, options);
	}
	function dedupeWhitespaceInChangeObjects(startKeep, deletion, insertion, endKeep, segmenter) {
		if (deletion && insertion) {
			var _a = (0, string_js_1.leadingAndTrailingWs)(deletion.value, segmenter), oldWsPrefix = _a[0], oldWsSuffix = _a[1];
			var _b = (0, string_js_1.leadingAndTrailingWs)(insertion.value, segmenter), newWsPrefix = _b[0], newWsSuffix = _b[1];
			if (startKeep) {
				var commonWsPrefix = (0, string_js_1.longestCommonPrefix)(oldWsPrefix, newWsPrefix);
				startKeep.value = (0, string_js_1.replaceSuffix)(startKeep.value, newWsPrefix, commonWsPrefix);
				deletion.value = (0, string_js_1.removePrefix)(deletion.value, commonWsPrefix);
				insertion.value = (0, string_js_1.removePrefix)(insertion.value, commonWsPrefix);
			}
			if (endKeep) {
				var commonWsSuffix = (0, string_js_1.longestCommonSuffix)(oldWsSuffix, newWsSuffix);
				endKeep.value = (0, string_js_1.replacePrefix)(endKeep.value, newWsSuffix, commonWsSuffix);
				deletion.value = (0, string_js_1.removeSuffix)(deletion.value, commonWsSuffix);
				insertion.value = (0, string_js_1.removeSuffix)(insertion.value, commonWsSuffix);
			}
		} else if (insertion) {
			if (startKeep) {
				var ws = (0, string_js_1.leadingWs)(insertion.value, segmenter);
				insertion.value = insertion.value.substring(ws.length);
			}
			if (endKeep) {
				var ws = (0, string_js_1.leadingWs)(endKeep.value, segmenter);
				endKeep.value = endKeep.value.substring(ws.length);
			}
		} else if (startKeep && endKeep) {
			var newWsFull = (0, string_js_1.leadingWs)(endKeep.value, segmenter), _c = (0, string_js_1.leadingAndTrailingWs)(deletion.value, segmenter), delWsStart = _c[0], delWsEnd = _c[1];
			var newWsStart = (0, string_js_1.longestCommonPrefix)(newWsFull, delWsStart);
			deletion.value = (0, string_js_1.removePrefix)(deletion.value, newWsStart);
			var newWsEnd = (0, string_js_1.longestCommonSuffix)((0, string_js_1.removePrefix)(newWsFull, newWsStart), delWsEnd);
			deletion.value = (0, string_js_1.removeSuffix)(deletion.value, newWsEnd);
			endKeep.value = (0, string_js_1.replacePrefix)(endKeep.value, newWsFull, newWsEnd);
			startKeep.value = (0, string_js_1.replaceSuffix)(startKeep.value, newWsFull, newWsFull.slice(0, newWsFull.length - newWsEnd.length));
		} else if (endKeep) {
			var endKeepWsPrefix = (0, string_js_1.leadingWs)(endKeep.value, segmenter);
			var deletionWsSuffix = (0, string_js_1.trailingWs)(deletion.value, segmenter);
			var overlap = (0, string_js_1.maximumOverlap)(deletionWsSuffix, endKeepWsPrefix);
			deletion.value = (0, string_js_1.removeSuffix)(deletion.value, overlap);
		} else if (startKeep) {
			var startKeepWsSuffix = (0, string_js_1.trailingWs)(startKeep.value, segmenter);
			var deletionWsPrefix = (0, string_js_1.leadingWs)(deletion.value, segmenter);
			var overlap = (0, string_js_1.maximumOverlap)(startKeepWsSuffix, deletionWsPrefix);
			deletion.value = (0, string_js_1.removePrefix)(deletion.value, overlap);
		}
	}
	exports.wordsWithSpaceDiff = new (function(_super) {
		__extends(WordsWithSpaceDiff, _super);
		function WordsWithSpaceDiff() {
			return _super !== null && _super.apply(this, arguments) || this;
		}
		WordsWithSpaceDiff.prototype.tokenize = function(value) {
			var regex = new RegExp("(\\r?\\n)|[".concat(extendedWordChars, "]+|[^\\S\\n\\r]+|[^").concat(extendedWordChars, "]"), "ug");
			return value.match(regex) || [];
		};
		return WordsWithSpaceDiff;
	}(base_js_1.default))();
	function diffWordsWithSpace(oldStr, newStr, options) {
		return exports.wordsWithSpaceDiff.diff(oldStr, newStr, options);
	}
}));
// node_modules/diff/libcjs/util/params.js
var require_params = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.generateOptions = generateOptions;
	function generateOptions(options, defaults) {
		if (typeof options === "function") defaults.callback = options;
		else if (options) {
			for (var name in options)
 /* istanbul ignore else */
			if (Object.prototype.hasOwnProperty.call(options, name)) defaults[name] = options[name];
		}
		return defaults;
	}
}));
// node_modules/diff/libcjs/diff/line.js
var require_line = /* @__PURE__ */ __commonJSMin(((exports, module, this$15) => {
	var __extends = this$15 && this$15.__extends || (function() {
		var extendStatics = function(d, b) {
			extendStatics = Object.setPrototypeOf || { __proto__: [] } instanceof Array && function(d, b) {
				d.__proto__ = b;
			} || function(d, b) {
				for (var p in b) if (Object.prototype.hasOwnProperty.call(b, p)) d[p] = b[p];
			};
			return extendStatics(d, b);
		};
		return function(d, b) {
			if (typeof b !== "function" && b !== null) throw new TypeError("Class extends value " + String(b) + " is not a constructor or null");
			extendStatics(d, b);
			function __() {
				this.constructor = d;
			}
			d.prototype = b === null ? Object.create(b) : (__.prototype = b.prototype, new __());
		};
	})();
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.lineDiff = void 0;
	exports.diffLines = diffLines;
	exports.diffTrimmedLines = diffTrimmedLines;
	exports.tokenize = tokenize;
	var base_js_1 = require_base();
	var params_js_1 = require_params();
	exports.lineDiff = new (function(_super) {
		__extends(LineDiff, _super);
		function LineDiff() {
			var _this = _super !== null && _super.apply(this, arguments) || this;
			_this.tokenize = tokenize;
			return _this;
		}
		LineDiff.prototype.equals = function(left, right, options) {
			if (options.ignoreWhitespace) {
				if (!options.newlineIsToken || !left.includes("\n")) left = left.trim();
				if (!options.newlineIsToken || !right.includes("\n")) right = right.trim();
			} else if (options.ignoreNewlineAtEof && !options.newlineIsToken) {
				if (left.endsWith("\n")) left = left.slice(0, -1);
				if (right.endsWith("\n")) right = right.slice(0, -1);
			}
			return _super.prototype.equals.call(this, left, right, options);
		};
		return LineDiff;
	}(base_js_1.default))();
	function diffLines(oldStr, newStr, options) {
		return exports.lineDiff.diff(oldStr, newStr, options);
	}
	function diffTrimmedLines(oldStr, newStr, options) {
		options = (0, params_js_1.generateOptions)(options, { ignoreWhitespace: true });
		return exports.lineDiff.diff(oldStr, newStr, options);
	}
	function tokenize(value, options) {
		if (options.stripTrailingCr) value = value.replace(/\r\n/g, "\n");
		var retLines = [], linesAndNewlines = value.split(/(\n|\r\n)/);
		if (!linesAndNewlines[linesAndNewlines.length - 1]) linesAndNewlines.pop();
		for (var i = 0; i < linesAndNewlines.length; i++) {
			var line = linesAndNewlines[i];
			if (i % 2 && !options.newlineIsToken) retLines[retLines.length - 1] += line;
			else retLines.push(line);
		}
		return retLines;
	}
}));
// node_modules/diff/libcjs/diff/sentence.js
var require_sentence = /* @__PURE__ */ __commonJSMin(((exports, module, this$14) => {
	var __extends = this$14 && this$14.__extends || (function() {
		var extendStatics = function(d, b) {
			extendStatics = Object.setPrototypeOf || { __proto__: [] } instanceof Array && function(d, b) {
				d.__proto__ = b;
			} || function(d, b) {
				for (var p in b) if (Object.prototype.hasOwnProperty.call(b, p)) d[p] = b[p];
			};
			return extendStatics(d, b);
		};
		return function(d, b) {
			if (typeof b !== "function" && b !== null) throw new TypeError("Class extends value " + String(b) + " is not a constructor or null");
			extendStatics(d, b);
			function __() {
				this.constructor = d;
			}
			d.prototype = b === null ? Object.create(b) : (__.prototype = b.prototype, new __());
		};
	})();
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.sentenceDiff = void 0;
	exports.diffSentences = diffSentences;
	var base_js_1 = require_base();
	function isSentenceEndPunct(char) {
		return char == "." || char == "!" || char == "?";
	}
	exports.sentenceDiff = new (function(_super) {
		__extends(SentenceDiff, _super);
		function SentenceDiff() {
			return _super !== null && _super.apply(this, arguments) || this;
		}
		SentenceDiff.prototype.tokenize = function(value) {
			var _a;
			var result = [];
			var tokenStartI = 0;
			for (var i = 0; i < value.length; i++) {
				if (i == value.length - 1) {
					result.push(value.slice(tokenStartI));
					break;
				}
				if (isSentenceEndPunct(value[i]) && value[i + 1].match(/\s/)) {
					result.push(value.slice(tokenStartI, i + 1));
					i = tokenStartI = i + 1;
					while ((_a = value[i + 1]) === null || _a === void 0 ? void 0 : _a.match(/\s/)) i++;
					result.push(value.slice(tokenStartI, i + 1));
					tokenStartI = i + 1;
				}
			}
			return result;
		};
		return SentenceDiff;
	}(base_js_1.default))();
	function diffSentences(oldStr, newStr, options) {
		return exports.sentenceDiff.diff(oldStr, newStr, options);
	}
}));
// node_modules/diff/libcjs/diff/css.js
var require_css = /* @__PURE__ */ __commonJSMin(((exports, module, this$13) => {
	var __extends = this$13 && this$13.__extends || (function() {
		var extendStatics = function(d, b) {
			extendStatics = Object.setPrototypeOf || { __proto__: [] } instanceof Array && function(d, b) {
				d.__proto__ = b;
			} || function(d, b) {
				for (var p in b) if (Object.prototype.hasOwnProperty.call(b, p)) d[p] = b[p];
			};
			return extendStatics(d, b);
		};
		return function(d, b) {
			if (typeof b !== "function" && b !== null) throw new TypeError("Class extends value " + String(b) + " is not a constructor or null");
			extendStatics(d, b);
			function __() {
				this.constructor = d;
			}
			d.prototype = b === null ? Object.create(b) : (__.prototype = b.prototype, new __());
		};
	})();
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.cssDiff = void 0;
	exports.diffCss = diffCss;
	exports.cssDiff = new (function(_super) {
		__extends(CssDiff, _super);
		function CssDiff() {
			return _super !== null && _super.apply(this, arguments) || this;
		}
		CssDiff.prototype.tokenize = function(value) {
			return value.split(/([{}:;,]|\s+)/);
		};
		return CssDiff;
	}(require_base().default))();
	function diffCss(oldStr, newStr, options) {
		return exports.cssDiff.diff(oldStr, newStr, options);
	}
}));
// node_modules/diff/libcjs/diff/json.js
var require_json = /* @__PURE__ */ __commonJSMin(((exports, module, this$12) => {
	var __extends = this$12 && this$12.__extends || (function() {
		var extendStatics = function(d, b) {
			extendStatics = Object.setPrototypeOf || { __proto__: [] } instanceof Array && function(d, b) {
				d.__proto__ = b;
			} || function(d, b) {
				for (var p in b) if (Object.prototype.hasOwnProperty.call(b, p)) d[p] = b[p];
			};
			return extendStatics(d, b);
		};
		return function(d, b) {
			if (typeof b !== "function" && b !== null) throw new TypeError("Class extends value " + String(b) + " is not a constructor or null");
			extendStatics(d, b);
			function __() {
				this.constructor = d;
			}
			d.prototype = b === null ? Object.create(b) : (__.prototype = b.prototype, new __());
		};
	})();
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.jsonDiff = void 0;
	exports.diffJson = diffJson;
	exports.canonicalize = canonicalize;
	var base_js_1 = require_base();
	var line_js_1 = require_line();
	exports.jsonDiff = new (function(_super) {
		__extends(JsonDiff, _super);
		function JsonDiff() {
			var _this = _super !== null && _super.apply(this, arguments) || this;
			_this.tokenize = line_js_1.tokenize;
			return _this;
		}
		Object.defineProperty(JsonDiff.prototype, "useLongestToken", {
			get: function() {
				return true;
			},
			enumerable: false,
			configurable: true
		});
		JsonDiff.prototype.castInput = function(value, options) {
			var undefinedReplacement = options.undefinedReplacement, _a = options.stringifyReplacer;
			return typeof value === "string" ? value : JSON.stringify(canonicalize(value, null, null, _a === void 0 ? function(k, v) {
				return typeof v === "undefined" ? undefinedReplacement : v;
			} : _a), null, "  ");
		};
		JsonDiff.prototype.equals = function(left, right, options) {
			return _super.prototype.equals.call(this, left.replace(/,([\r\n])/g, "$1"), right.replace(/,([\r\n])/g, "$1"), options);
		};
		return JsonDiff;
	}(base_js_1.default))();
	function diffJson(oldStr, newStr, options) {
		return exports.jsonDiff.diff(oldStr, newStr, options);
	}
	function canonicalize(obj, stack, replacementStack, replacer, key) {
		stack = stack || [];
		replacementStack = replacementStack || [];
		if (replacer) obj = replacer(key === void 0 ? "" : key, obj);
		var i = 0;
		for (; i < stack.length; i += 1) if (stack[i] === obj) return replacementStack[i];
		var canonicalizedObj;
		if ("[object Array]" === Object.prototype.toString.call(obj)) {
			stack.push(obj);
			canonicalizedObj = new Array(obj.length);
			replacementStack.push(canonicalizedObj);
			for (i = 0; i < obj.length; i += 1) canonicalizedObj[i] = canonicalize(obj[i], stack, replacementStack, replacer, String(i));
			stack.pop();
			replacementStack.pop();
			return canonicalizedObj;
		}
		if (obj && obj.toJSON) obj = obj.toJSON();
		if (typeof obj === "object" && obj !== null) {
			stack.push(obj);
			canonicalizedObj = {};
			replacementStack.push(canonicalizedObj);
			var sortedKeys = [];
			var key_1;
			for (key_1 in obj)
 /* istanbul ignore else */
			if (Object.prototype.hasOwnProperty.call(obj, key_1)) sortedKeys.push(key_1);
			sortedKeys.sort();
			for (i = 0; i < sortedKeys.length; i += 1) {
				key_1 = sortedKeys[i];
				canonicalizedObj[key_1] = canonicalize(obj[key_1], stack, replacementStack, replacer, key_1);
			}
			stack.pop();
			replacementStack.pop();
		} else canonicalizedObj = obj;
		return canonicalizedObj;
	}
}));
// node_modules/diff/libcjs/diff/array.js
var require_array = /* @__PURE__ */ __commonJSMin(((exports, module, this$11) => {
	var __extends = this$11 && this$11.__extends || (function() {
		var extendStatics = function(d, b) {
			extendStatics = Object.setPrototypeOf || { __proto__: [] } instanceof Array && function(d, b) {
				d.__proto__ = b;
			} || function(d, b) {
				for (var p in b) if (Object.prototype.hasOwnProperty.call(b, p)) d[p] = b[p];
			};
			return extendStatics(d, b);
		};
		return function(d, b) {
			if (typeof b !== "function" && b !== null) throw new TypeError("Class extends value " + String(b) + " is not a constructor or null");
			extendStatics(d, b);
			function __() {
				this.constructor = d;
			}
			d.prototype = b === null ? Object.create(b) : (__.prototype = b.prototype, new __());
		};
	})();
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.arrayDiff = void 0;
	exports.diffArrays = diffArrays;
	exports.arrayDiff = new (function(_super) {
		__extends(ArrayDiff, _super);
		function ArrayDiff() {
			return _super !== null && _super.apply(this, arguments) || this;
		}
		ArrayDiff.prototype.tokenize = function(value) {
			return value.slice();
		};
		ArrayDiff.prototype.join = function(value) {
			return value;
		};
		ArrayDiff.prototype.removeEmpty = function(value) {
			return value;
		};
		return ArrayDiff;
	}(require_base().default))();
	function diffArrays(oldArr, newArr, options) {
		return exports.arrayDiff.diff(oldArr, newArr, options);
	}
}));
// node_modules/diff/libcjs/patch/line-endings.js
var require_line_endings = /* @__PURE__ */ __commonJSMin(((exports, module, this$10) => {
	var __assign = this$10 && this$10.__assign || function() {
		__assign = Object.assign || function(t) {
			for (var s, i = 1, n = arguments.length; i < n; i++) {
				s = arguments[i];
				for (var p in s) if (Object.prototype.hasOwnProperty.call(s, p)) t[p] = s[p];
			}
			return t;
		};
		return __assign.apply(this, arguments);
	};
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.unixToWin = unixToWin;
	exports.winToUnix = winToUnix;
	exports.isUnix = isUnix;
	exports.isWin = isWin;
	function unixToWin(patch) {
		if (Array.isArray(patch)) return patch.map(function(p) {
			return unixToWin(p);
		});
		return __assign(__assign({}, patch), { hunks: patch.hunks.map(function(hunk) {
			return __assign(__assign({}, hunk), { lines: hunk.lines.map(function(line, i) {
				var _a;
				return line.startsWith("\\") || line.endsWith("\r") || ((_a = hunk.lines[i + 1]) === null || _a === void 0 ? void 0 : _a.startsWith("\\")) ? line : line + "\r";
			}) });
		}) });
	}
	function winToUnix(patch) {
		if (Array.isArray(patch)) return patch.map(function(p) {
			return winToUnix(p);
		});
		return __assign(__assign({}, patch), { hunks: patch.hunks.map(function(hunk) {
			return __assign(__assign({}, hunk), { lines: hunk.lines.map(function(line) {
				return line.endsWith("\r") ? line.substring(0, line.length - 1) : line;
			}) });
		}) });
	}
	/**
	* Returns true if the patch consistently uses Unix line endings (or only involves one line and has
	* no line endings).
	*/
	function isUnix(patch) {
		if (!Array.isArray(patch)) patch = [patch];
		return !patch.some(function(index) {
			return index.hunks.some(function(hunk) {
				return hunk.lines.some(function(line) {
					return !line.startsWith("\\") && line.endsWith("\r");
				});
			});
		});
	}
	/**
	* Returns true if the patch uses Windows line endings and only Windows line endings.
	*/
	function isWin(patch) {
		if (!Array.isArray(patch)) patch = [patch];
		return patch.some(function(index) {
			return index.hunks.some(function(hunk) {
				return hunk.lines.some(function(line) {
					return line.endsWith("\r");
				});
			});
		}) && patch.every(function(index) {
			return index.hunks.every(function(hunk) {
				return hunk.lines.every(function(line, i) {
					var _a;
					return line.startsWith("\\") || line.endsWith("\r") || ((_a = hunk.lines[i + 1]) === null || _a === void 0 ? void 0 : _a.startsWith("\\"));
				});
			});
		});
	}
}));
// node_modules/diff/libcjs/patch/parse.js
var require_parse = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.parsePatch = parsePatch;
	/**
	* Parses a patch into structured data, in the same structure returned by `structuredPatch`.
	*
	* @return a JSON object representation of the a patch, suitable for use with the `applyPatch` method.
	*/
	function parsePatch(uniDiff) {
		var diffstr = uniDiff.split(/\n/), list = [];
		var i = 0;
		function parseIndex() {
			var index = {};
			list.push(index);
			while (i < diffstr.length) {
				var line = diffstr[i];
				if (/^(---|\+\+\+|@@)\s/.test(line)) break;
				var headerMatch = /^(?:Index:|diff(?: -r \w+)+)\s+/.exec(line);
				if (headerMatch) index.index = line.substring(headerMatch[0].length).trim();
				i++;
			}
			parseFileHeader(index);
			parseFileHeader(index);
			index.hunks = [];
			while (i < diffstr.length) {
				var line = diffstr[i];
				if (/^(Index:\s|diff\s|---\s|\+\+\+\s|===================================================================)/.test(line)) break;
				else if (/^@@/.test(line)) index.hunks.push(parseHunk());
				else if (line) throw new Error("Unknown line " + (i + 1) + " " + JSON.stringify(line));
				else i++;
			}
		}
		function parseFileHeader(index) {
			var fileHeaderMatch = /^(---|\+\+\+)\s+/.exec(diffstr[i]);
			if (fileHeaderMatch) {
				var prefix = fileHeaderMatch[1], data = diffstr[i].substring(3).trim().split("	", 2), header = (data[1] || "").trim();
				var fileName = data[0].replace(/\\\\/g, "\\");
				if (fileName.startsWith("\"") && fileName.endsWith("\"")) fileName = fileName.substr(1, fileName.length - 2);
				if (prefix === "---") {
					index.oldFileName = fileName;
					index.oldHeader = header;
				} else {
					index.newFileName = fileName;
					index.newHeader = header;
				}
				i++;
			}
		}
		function parseHunk() {
			var _a;
			var chunkHeaderIndex = i, chunkHeader = diffstr[i++].split(/@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/);
			var hunk = {
				oldStart: +chunkHeader[1],
				oldLines: typeof chunkHeader[2] === "undefined" ? 1 : +chunkHeader[2],
				newStart: +chunkHeader[3],
				newLines: typeof chunkHeader[4] === "undefined" ? 1 : +chunkHeader[4],
				lines: []
			};
			if (hunk.oldLines === 0) hunk.oldStart += 1;
			if (hunk.newLines === 0) hunk.newStart += 1;
			var addCount = 0, removeCount = 0;
			for (; i < diffstr.length && (removeCount < hunk.oldLines || addCount < hunk.newLines || ((_a = diffstr[i]) === null || _a === void 0 ? void 0 : _a.startsWith("\\"))); i++) {
				var operation = diffstr[i].length == 0 && i != diffstr.length - 1 ? " " : diffstr[i][0];
				if (operation === "+" || operation === "-" || operation === " " || operation === "\\") {
					hunk.lines.push(diffstr[i]);
					if (operation === "+") addCount++;
					else if (operation === "-") removeCount++;
					else if (operation === " ") {
						addCount++;
						removeCount++;
					}
				} else throw new Error("Hunk at line ".concat(chunkHeaderIndex + 1, " contained invalid line ").concat(diffstr[i]));
			}
			if (!addCount && hunk.newLines === 1) hunk.newLines = 0;
			if (!removeCount && hunk.oldLines === 1) hunk.oldLines = 0;
			if (addCount !== hunk.newLines) throw new Error("Added line count did not match for hunk at line " + (chunkHeaderIndex + 1));
			if (removeCount !== hunk.oldLines) throw new Error("Removed line count did not match for hunk at line " + (chunkHeaderIndex + 1));
			return hunk;
		}
		while (i < diffstr.length) parseIndex();
		return list;
	}
}));
// node_modules/diff/libcjs/util/distance-iterator.js
var require_distance_iterator = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.default = default_1;
	function default_1(start, minLine, maxLine) {
		var wantForward = true, backwardExhausted = false, forwardExhausted = false, localOffset = 1;
		return function iterator() {
			if (wantForward && !forwardExhausted) {
				if (backwardExhausted) localOffset++;
				else wantForward = false;
				if (start + localOffset <= maxLine) return start + localOffset;
				forwardExhausted = true;
			}
			if (!backwardExhausted) {
				if (!forwardExhausted) wantForward = true;
				if (minLine <= start - localOffset) return start - localOffset++;
				backwardExhausted = true;
				return iterator();
			}
		};
	}
}));
// node_modules/diff/libcjs/patch/apply.js
var require_apply = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.applyPatch = applyPatch;
	exports.applyPatches = applyPatches;
	var string_js_1 = require_string();
	var line_endings_js_1 = require_line_endings();
	var parse_js_1 = require_parse();
	var distance_iterator_js_1 = require_distance_iterator();
	/**
	* attempts to apply a unified diff patch.
	*
	* Hunks are applied first to last.
	* `applyPatch` first tries to apply the first hunk at the line number specified in the hunk header, and with all context lines matching exactly.
	* If that fails, it tries scanning backwards and forwards, one line at a time, to find a place to apply the hunk where the context lines match exactly.
	* If that still fails, and `fuzzFactor` is greater than zero, it increments the maximum number of mismatches (missing, extra, or changed context lines) that there can be between the hunk context and a region where we are trying to apply the patch such that the hunk will still be considered to match.
	* Regardless of `fuzzFactor`, lines to be deleted in the hunk *must* be present for a hunk to match, and the context lines *immediately* before and after an insertion must match exactly.
	*
	* Once a hunk is successfully fitted, the process begins again with the next hunk.
	* Regardless of `fuzzFactor`, later hunks must be applied later in the file than earlier hunks.
	*
	* If a hunk cannot be successfully fitted *anywhere* with fewer than `fuzzFactor` mismatches, `applyPatch` fails and returns `false`.
	*
	* If a hunk is successfully fitted but not at the line number specified by the hunk header, all subsequent hunks have their target line number adjusted accordingly.
	* (e.g. if the first hunk is applied 10 lines below where the hunk header said it should fit, `applyPatch` will *start* looking for somewhere to apply the second hunk 10 lines below where its hunk header says it goes.)
	*
	* If the patch was applied successfully, returns a string containing the patched text.
	* If the patch could not be applied (because some hunks in the patch couldn't be fitted to the text in `source`), `applyPatch` returns false.
	*
	* @param patch a string diff or the output from the `parsePatch` or `structuredPatch` methods.
	*/
	function applyPatch(source, patch, options) {
		if (options === void 0) options = {};
		var patches;
		if (typeof patch === "string") patches = (0, parse_js_1.parsePatch)(patch);
		else if (Array.isArray(patch)) patches = patch;
		else patches = [patch];
		if (patches.length > 1) throw new Error("applyPatch only works with a single input.");
		return applyStructuredPatch(source, patches[0], options);
	}
	function applyStructuredPatch(source, patch, options) {
		if (options === void 0) options = {};
		if (options.autoConvertLineEndings || options.autoConvertLineEndings == null) {
			if ((0, string_js_1.hasOnlyWinLineEndings)(source) && (0, line_endings_js_1.isUnix)(patch)) patch = (0, line_endings_js_1.unixToWin)(patch);
			else if ((0, string_js_1.hasOnlyUnixLineEndings)(source) && (0, line_endings_js_1.isWin)(patch)) patch = (0, line_endings_js_1.winToUnix)(patch);
		}
		var lines = source.split("\n"), hunks = patch.hunks, compareLine = options.compareLine || (function(lineNumber, line, operation, patchContent) {
			return line === patchContent;
		}), fuzzFactor = options.fuzzFactor || 0;
		var minLine = 0;
		if (fuzzFactor < 0 || !Number.isInteger(fuzzFactor)) throw new Error("fuzzFactor must be a non-negative integer");
		if (!hunks.length) return source;
		var prevLine = "", removeEOFNL = false, addEOFNL = false;
		for (var i = 0; i < hunks[hunks.length - 1].lines.length; i++) {
			var line = hunks[hunks.length - 1].lines[i];
			if (line[0] == "\\") {
				if (prevLine[0] == "+") removeEOFNL = true;
				else if (prevLine[0] == "-") addEOFNL = true;
			}
			prevLine = line;
		}
		if (removeEOFNL) {
			if (addEOFNL) {
				if (!fuzzFactor && lines[lines.length - 1] == "") return false;
			} else if (lines[lines.length - 1] == "") lines.pop();
			else if (!fuzzFactor) return false;
		} else if (addEOFNL) {
			if (lines[lines.length - 1] != "") lines.push("");
			else if (!fuzzFactor) return false;
		}
		/**
		* Checks if the hunk can be made to fit at the provided location with at most `maxErrors`
		* insertions, substitutions, or deletions, while ensuring also that:
		* - lines deleted in the hunk match exactly, and
		* - wherever an insertion operation or block of insertion operations appears in the hunk, the
		*   immediately preceding and following lines of context match exactly
		*
		* `toPos` should be set such that lines[toPos] is meant to match hunkLines[0].
		*
		* If the hunk can be applied, returns an object with properties `oldLineLastI` and
		* `replacementLines`. Otherwise, returns null.
		*/
		function applyHunk(hunkLines, toPos, maxErrors, hunkLinesI, lastContextLineMatched, patchedLines, patchedLinesLength) {
			if (hunkLinesI === void 0) hunkLinesI = 0;
			if (lastContextLineMatched === void 0) lastContextLineMatched = true;
			if (patchedLines === void 0) patchedLines = [];
			if (patchedLinesLength === void 0) patchedLinesLength = 0;
			var nConsecutiveOldContextLines = 0;
			var nextContextLineMustMatch = false;
			for (; hunkLinesI < hunkLines.length; hunkLinesI++) {
				var hunkLine = hunkLines[hunkLinesI], operation = hunkLine.length > 0 ? hunkLine[0] : " ", content = hunkLine.length > 0 ? hunkLine.substr(1) : hunkLine;
				if (operation === "-") {
					if (compareLine(toPos + 1, lines[toPos], operation, content)) {
						toPos++;
						nConsecutiveOldContextLines = 0;
					} else {
						if (!maxErrors || lines[toPos] == null) return null;
						patchedLines[patchedLinesLength] = lines[toPos];
						return applyHunk(hunkLines, toPos + 1, maxErrors - 1, hunkLinesI, false, patchedLines, patchedLinesLength + 1);
					}
				}
				if (operation === "+") {
					if (!lastContextLineMatched) return null;
					patchedLines[patchedLinesLength] = content;
					patchedLinesLength++;
					nConsecutiveOldContextLines = 0;
					nextContextLineMustMatch = true;
				}
				if (operation === " ") {
					nConsecutiveOldContextLines++;
					patchedLines[patchedLinesLength] = lines[toPos];
					if (compareLine(toPos + 1, lines[toPos], operation, content)) {
						patchedLinesLength++;
						lastContextLineMatched = true;
						nextContextLineMustMatch = false;
						toPos++;
					} else {
						if (nextContextLineMustMatch || !maxErrors) return null;
						return lines[toPos] && (applyHunk(hunkLines, toPos + 1, maxErrors - 1, hunkLinesI + 1, false, patchedLines, patchedLinesLength + 1) || applyHunk(hunkLines, toPos + 1, maxErrors - 1, hunkLinesI, false, patchedLines, patchedLinesLength + 1)) || applyHunk(hunkLines, toPos, maxErrors - 1, hunkLinesI + 1, false, patchedLines, patchedLinesLength);
					}
				}
			}
			patchedLinesLength -= nConsecutiveOldContextLines;
			toPos -= nConsecutiveOldContextLines;
			patchedLines.length = patchedLinesLength;
			return {
				patchedLines,
				oldLineLastI: toPos - 1
			};
		}
		var resultLines = [];
		var prevHunkOffset = 0;
		for (var i = 0; i < hunks.length; i++) {
			var hunk = hunks[i];
			var hunkResult = void 0;
			var maxLine = lines.length - hunk.oldLines + fuzzFactor;
			var toPos = void 0;
			for (var maxErrors = 0; maxErrors <= fuzzFactor; maxErrors++) {
				toPos = hunk.oldStart + prevHunkOffset - 1;
				var iterator = (0, distance_iterator_js_1.default)(toPos, minLine, maxLine);
				for (; toPos !== void 0; toPos = iterator()) {
					hunkResult = applyHunk(hunk.lines, toPos, maxErrors);
					if (hunkResult) break;
				}
				if (hunkResult) break;
			}
			if (!hunkResult) return false;
			for (var i_1 = minLine; i_1 < toPos; i_1++) resultLines.push(lines[i_1]);
			for (var i_2 = 0; i_2 < hunkResult.patchedLines.length; i_2++) {
				var line = hunkResult.patchedLines[i_2];
				resultLines.push(line);
			}
			minLine = hunkResult.oldLineLastI + 1;
			prevHunkOffset = toPos + 1 - hunk.oldStart;
		}
		for (var i = minLine; i < lines.length; i++) resultLines.push(lines[i]);
		return resultLines.join("\n");
	}
	/**
	* applies one or more patches.
	*
	* `patch` may be either an array of structured patch objects, or a string representing a patch in unified diff format (which may patch one or more files).
	*
	* This method will iterate over the contents of the patch and apply to data provided through callbacks. The general flow for each patch index is:
	*
	* - `options.loadFile(index, callback)` is called. The caller should then load the contents of the file and then pass that to the `callback(err, data)` callback. Passing an `err` will terminate further patch execution.
	* - `options.patched(index, content, callback)` is called once the patch has been applied. `content` will be the return value from `applyPatch`. When it's ready, the caller should call `callback(err)` callback. Passing an `err` will terminate further patch execution.
	*
	* Once all patches have been applied or an error occurs, the `options.complete(err)` callback is made.
	*/
	function applyPatches(uniDiff, options) {
		var spDiff = typeof uniDiff === "string" ? (0, parse_js_1.parsePatch)(uniDiff) : uniDiff;
		var currentIndex = 0;
		function processIndex() {
			var index = spDiff[currentIndex++];
			if (!index) return options.complete();
			options.loadFile(index, function(err, data) {
				if (err) return options.complete(err);
				var updatedContent = applyPatch(data, index, options);
				options.patched(index, updatedContent, function(err) {
					if (err) return options.complete(err);
					processIndex();
				});
			});
		}
		processIndex();
	}
}));
// node_modules/diff/libcjs/patch/reverse.js
var require_reverse = /* @__PURE__ */ __commonJSMin(((exports, module, this$9) => {
	var __assign = this$9 && this$9.__assign || function() {
		__assign = Object.assign || function(t) {
			for (var s, i = 1, n = arguments.length; i < n; i++) {
				s = arguments[i];
				for (var p in s) if (Object.prototype.hasOwnProperty.call(s, p)) t[p] = s[p];
			}
			return t;
		};
		return __assign.apply(this, arguments);
	};
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.reversePatch = reversePatch;
	function reversePatch(structuredPatch) {
		if (Array.isArray(structuredPatch)) return structuredPatch.map(function(patch) {
			return reversePatch(patch);
		}).reverse();
		return __assign(__assign({}, structuredPatch), {
			oldFileName: structuredPatch.newFileName,
			oldHeader: structuredPatch.newHeader,
			newFileName: structuredPatch.oldFileName,
			newHeader: structuredPatch.oldHeader,
			hunks: structuredPatch.hunks.map(function(hunk) {
				return {
					oldLines: hunk.newLines,
					oldStart: hunk.newStart,
					newLines: hunk.oldLines,
					newStart: hunk.oldStart,
					lines: hunk.lines.map(function(l) {
						if (l.startsWith("-")) return "+".concat(l.slice(1));
						if (l.startsWith("+")) return "-".concat(l.slice(1));
						return l;
					})
				};
			})
		});
	}
}));
// node_modules/diff/libcjs/patch/create.js
var require_create = /* @__PURE__ */ __commonJSMin(((exports, module, this$8) => {
	var __assign = this$8 && this$8.__assign || function() {
		__assign = Object.assign || function(t) {
			for (var s, i = 1, n = arguments.length; i < n; i++) {
				s = arguments[i];
				for (var p in s) if (Object.prototype.hasOwnProperty.call(s, p)) t[p] = s[p];
			}
			return t;
		};
		return __assign.apply(this, arguments);
	};
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.OMIT_HEADERS = exports.FILE_HEADERS_ONLY = exports.INCLUDE_HEADERS = void 0;
	exports.structuredPatch = structuredPatch;
	exports.formatPatch = formatPatch;
	exports.createTwoFilesPatch = createTwoFilesPatch;
	exports.createPatch = createPatch;
	var line_js_1 = require_line();
	exports.INCLUDE_HEADERS = {
		includeIndex: true,
		includeUnderline: true,
		includeFileHeaders: true
	};
	exports.FILE_HEADERS_ONLY = {
		includeIndex: false,
		includeUnderline: false,
		includeFileHeaders: true
	};
	exports.OMIT_HEADERS = {
		includeIndex: false,
		includeUnderline: false,
		includeFileHeaders: false
	};
	function structuredPatch(oldFileName, newFileName, oldStr, newStr, oldHeader, newHeader, options) {
		var optionsObj;
		if (!options) optionsObj = {};
		else if (typeof options === "function") optionsObj = { callback: options };
		else optionsObj = options;
		if (typeof optionsObj.context === "undefined") optionsObj.context = 4;
		var context = optionsObj.context;
		if (optionsObj.newlineIsToken) throw new Error("newlineIsToken may not be used with patch-generation functions, only with diffing functions");
		if (!optionsObj.callback) return diffLinesResultToPatch((0, line_js_1.diffLines)(oldStr, newStr, optionsObj));
		else {
			var callback_1 = optionsObj.callback;
			(0, line_js_1.diffLines)(oldStr, newStr, __assign(__assign({}, optionsObj), { callback: function(diff) {
				callback_1(diffLinesResultToPatch(diff));
			} }));
		}
		function diffLinesResultToPatch(diff) {
			if (!diff) return;
			diff.push({
				value: "",
				lines: []
			});
			function contextLines(lines) {
				return lines.map(function(entry) {
					return " " + entry;
				});
			}
			var hunks = [];
			var oldRangeStart = 0, newRangeStart = 0, curRange = [], oldLine = 1, newLine = 1;
			for (var i = 0; i < diff.length; i++) {
				var current = diff[i], lines = current.lines || splitLines(current.value);
				current.lines = lines;
				if (current.added || current.removed) {
					if (!oldRangeStart) {
						var prev = diff[i - 1];
						oldRangeStart = oldLine;
						newRangeStart = newLine;
						if (prev) {
							curRange = context > 0 ? contextLines(prev.lines.slice(-context)) : [];
							oldRangeStart -= curRange.length;
							newRangeStart -= curRange.length;
						}
					}
					for (var _i = 0, lines_1 = lines; _i < lines_1.length; _i++) {
						var line = lines_1[_i];
						curRange.push((current.added ? "+" : "-") + line);
					}
					if (current.added) newLine += lines.length;
					else oldLine += lines.length;
				} else {
					if (oldRangeStart) {
						if (lines.length <= context * 2 && i < diff.length - 2) for (var _a = 0, _b = contextLines(lines); _a < _b.length; _a++) {
							var line = _b[_a];
							curRange.push(line);
						}
						else {
							var contextSize = Math.min(lines.length, context);
							for (var _c = 0, _d = contextLines(lines.slice(0, contextSize)); _c < _d.length; _c++) {
								var line = _d[_c];
								curRange.push(line);
							}
							var hunk = {
								oldStart: oldRangeStart,
								oldLines: oldLine - oldRangeStart + contextSize,
								newStart: newRangeStart,
								newLines: newLine - newRangeStart + contextSize,
								lines: curRange
							};
							hunks.push(hunk);
							oldRangeStart = 0;
							newRangeStart = 0;
							curRange = [];
						}
					}
					oldLine += lines.length;
					newLine += lines.length;
				}
			}
			for (var _e = 0, hunks_1 = hunks; _e < hunks_1.length; _e++) {
				var hunk = hunks_1[_e];
				for (var i = 0; i < hunk.lines.length; i++) if (hunk.lines[i].endsWith("\n")) hunk.lines[i] = hunk.lines[i].slice(0, -1);
				else {
					hunk.lines.splice(i + 1, 0, "\\ No newline at end of file");
					i++;
				}
			}
			return {
				oldFileName,
				newFileName,
				oldHeader,
				newHeader,
				hunks
			};
		}
	}
	/**
	* creates a unified diff patch.
	* @param patch either a single structured patch object (as returned by `structuredPatch`) or an array of them (as returned by `parsePatch`)
	*/
	function formatPatch(patch, headerOptions) {
		if (!headerOptions) headerOptions = exports.INCLUDE_HEADERS;
		if (Array.isArray(patch)) {
			if (patch.length > 1 && !headerOptions.includeFileHeaders) throw new Error("Cannot omit file headers on a multi-file patch. (The result would be unparseable; how would a tool trying to apply the patch know which changes are to which file?)");
			return patch.map(function(p) {
				return formatPatch(p, headerOptions);
			}).join("\n");
		}
		var ret = [];
		if (headerOptions.includeIndex && patch.oldFileName == patch.newFileName) ret.push("Index: " + patch.oldFileName);
		if (headerOptions.includeUnderline) ret.push("===================================================================");
		if (headerOptions.includeFileHeaders) {
			ret.push("--- " + patch.oldFileName + (typeof patch.oldHeader === "undefined" ? "" : "	" + patch.oldHeader));
			ret.push("+++ " + patch.newFileName + (typeof patch.newHeader === "undefined" ? "" : "	" + patch.newHeader));
		}
		for (var i = 0; i < patch.hunks.length; i++) {
			var hunk = patch.hunks[i];
			if (hunk.oldLines === 0) hunk.oldStart -= 1;
			if (hunk.newLines === 0) hunk.newStart -= 1;
			ret.push("@@ -" + hunk.oldStart + "," + hunk.oldLines + " +" + hunk.newStart + "," + hunk.newLines + " @@");
			for (var _i = 0, _a = hunk.lines; _i < _a.length; _i++) {
				var line = _a[_i];
				ret.push(line);
			}
		}
		return ret.join("\n") + "\n";
	}
	function createTwoFilesPatch(oldFileName, newFileName, oldStr, newStr, oldHeader, newHeader, options) {
		if (typeof options === "function") options = { callback: options };
		if (!(options === null || options === void 0 ? void 0 : options.callback)) {
			var patchObj = structuredPatch(oldFileName, newFileName, oldStr, newStr, oldHeader, newHeader, options);
			if (!patchObj) return;
			return formatPatch(patchObj, options === null || options === void 0 ? void 0 : options.headerOptions);
		} else {
			var callback_2 = options.callback;
			structuredPatch(oldFileName, newFileName, oldStr, newStr, oldHeader, newHeader, __assign(__assign({}, options), { callback: function(patchObj) {
				if (!patchObj) callback_2(void 0);
				else callback_2(formatPatch(patchObj, options.headerOptions));
			} }));
		}
	}
	function createPatch(fileName, oldStr, newStr, oldHeader, newHeader, options) {
		return createTwoFilesPatch(fileName, fileName, oldStr, newStr, oldHeader, newHeader, options);
	}
	/**
	* Split `text` into an array of lines, including the trailing newline character (where present)
	*/
	function splitLines(text) {
		var hasTrailingNl = text.endsWith("\n");
		var result = text.split("\n").map(function(line) {
			return line + "\n";
		});
		if (hasTrailingNl) result.pop();
		else result.push(result.pop().slice(0, -1));
		return result;
	}
}));
// node_modules/diff/libcjs/convert/dmp.js
var require_dmp = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.convertChangesToDMP = convertChangesToDMP;
	/**
	* converts a list of change objects to the format returned by Google's [diff-match-patch](https://github.com/google/diff-match-patch) library
	*/
	function convertChangesToDMP(changes) {
		var ret = [];
		var change, operation;
		for (var i = 0; i < changes.length; i++) {
			change = changes[i];
			if (change.added) operation = 1;
			else if (change.removed) operation = -1;
			else operation = 0;
			ret.push([operation, change.value]);
		}
		return ret;
	}
}));
// node_modules/diff/libcjs/convert/xml.js
var require_xml = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.convertChangesToXML = convertChangesToXML;
	/**
	* converts a list of change objects to a serialized XML format
	*/
	function convertChangesToXML(changes) {
		var ret = [];
		for (var i = 0; i < changes.length; i++) {
			var change = changes[i];
			if (change.added) ret.push("<ins>");
			else if (change.removed) ret.push("<del>");
			ret.push(escapeHTML(change.value));
			if (change.added) ret.push("</ins>");
			else if (change.removed) ret.push("</del>");
		}
		return ret.join("");
	}
	function escapeHTML(s) {
		var n = s;
		n = n.replace(/&/g, "&amp;");
		n = n.replace(/</g, "&lt;");
		n = n.replace(/>/g, "&gt;");
		n = n.replace(/"/g, "&quot;");
		return n;
	}
}));
// node_modules/diff/libcjs/index.js
var require_libcjs = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.canonicalize = exports.convertChangesToXML = exports.convertChangesToDMP = exports.reversePatch = exports.parsePatch = exports.applyPatches = exports.applyPatch = exports.OMIT_HEADERS = exports.FILE_HEADERS_ONLY = exports.INCLUDE_HEADERS = exports.formatPatch = exports.createPatch = exports.createTwoFilesPatch = exports.structuredPatch = exports.arrayDiff = exports.diffArrays = exports.jsonDiff = exports.diffJson = exports.cssDiff = exports.diffCss = exports.sentenceDiff = exports.diffSentences = exports.diffTrimmedLines = exports.lineDiff = exports.diffLines = exports.wordsWithSpaceDiff = exports.diffWordsWithSpace = exports.wordDiff = exports.diffWords = exports.characterDiff = exports.diffChars = exports.Diff = void 0;
	exports.Diff = require_base().default;
	var character_js_1 = require_character();
	Object.defineProperty(exports, "diffChars", {
		enumerable: true,
		get: function() {
			return character_js_1.diffChars;
		}
	});
	Object.defineProperty(exports, "characterDiff", {
		enumerable: true,
		get: function() {
			return character_js_1.characterDiff;
		}
	});
	var word_js_1 = require_word();
	Object.defineProperty(exports, "diffWords", {
		enumerable: true,
		get: function() {
			return word_js_1.diffWords;
		}
	});
	Object.defineProperty(exports, "diffWordsWithSpace", {
		enumerable: true,
		get: function() {
			return word_js_1.diffWordsWithSpace;
		}
	});
	Object.defineProperty(exports, "wordDiff", {
		enumerable: true,
		get: function() {
			return word_js_1.wordDiff;
		}
	});
	Object.defineProperty(exports, "wordsWithSpaceDiff", {
		enumerable: true,
		get: function() {
			return word_js_1.wordsWithSpaceDiff;
		}
	});
	var line_js_1 = require_line();
	Object.defineProperty(exports, "diffLines", {
		enumerable: true,
		get: function() {
			return line_js_1.diffLines;
		}
	});
	Object.defineProperty(exports, "diffTrimmedLines", {
		enumerable: true,
		get: function() {
			return line_js_1.diffTrimmedLines;
		}
	});
	Object.defineProperty(exports, "lineDiff", {
		enumerable: true,
		get: function() {
			return line_js_1.lineDiff;
		}
	});
	var sentence_js_1 = require_sentence();
	Object.defineProperty(exports, "diffSentences", {
		enumerable: true,
		get: function() {
			return sentence_js_1.diffSentences;
		}
	});
	Object.defineProperty(exports, "sentenceDiff", {
		enumerable: true,
		get: function() {
			return sentence_js_1.sentenceDiff;
		}
	});
	var css_js_1 = require_css();
	Object.defineProperty(exports, "diffCss", {
		enumerable: true,
		get: function() {
			return css_js_1.diffCss;
		}
	});
	Object.defineProperty(exports, "cssDiff", {
		enumerable: true,
		get: function() {
			return css_js_1.cssDiff;
		}
	});
	var json_js_1 = require_json();
	Object.defineProperty(exports, "diffJson", {
		enumerable: true,
		get: function() {
			return json_js_1.diffJson;
		}
	});
	Object.defineProperty(exports, "canonicalize", {
		enumerable: true,
		get: function() {
			return json_js_1.canonicalize;
		}
	});
	Object.defineProperty(exports, "jsonDiff", {
		enumerable: true,
		get: function() {
			return json_js_1.jsonDiff;
		}
	});
	var array_js_1 = require_array();
	Object.defineProperty(exports, "diffArrays", {
		enumerable: true,
		get: function() {
			return array_js_1.diffArrays;
		}
	});
	Object.defineProperty(exports, "arrayDiff", {
		enumerable: true,
		get: function() {
			return array_js_1.arrayDiff;
		}
	});
	var apply_js_1 = require_apply();
	Object.defineProperty(exports, "applyPatch", {
		enumerable: true,
		get: function() {
			return apply_js_1.applyPatch;
		}
	});
	Object.defineProperty(exports, "applyPatches", {
		enumerable: true,
		get: function() {
			return apply_js_1.applyPatches;
		}
	});
	var parse_js_1 = require_parse();
	Object.defineProperty(exports, "parsePatch", {
		enumerable: true,
		get: function() {
			return parse_js_1.parsePatch;
		}
	});
	var reverse_js_1 = require_reverse();
	Object.defineProperty(exports, "reversePatch", {
		enumerable: true,
		get: function() {
			return reverse_js_1.reversePatch;
		}
	});
	var create_js_1 = require_create();
	Object.defineProperty(exports, "structuredPatch", {
		enumerable: true,
		get: function() {
			return create_js_1.structuredPatch;
		}
	});
	Object.defineProperty(exports, "createTwoFilesPatch", {
		enumerable: true,
		get: function() {
			return create_js_1.createTwoFilesPatch;
		}
	});
	Object.defineProperty(exports, "createPatch", {
		enumerable: true,
		get: function() {
			return create_js_1.createPatch;
		}
	});
	Object.defineProperty(exports, "formatPatch", {
		enumerable: true,
		get: function() {
			return create_js_1.formatPatch;
		}
	});
	Object.defineProperty(exports, "INCLUDE_HEADERS", {
		enumerable: true,
		get: function() {
			return create_js_1.INCLUDE_HEADERS;
		}
	});
	Object.defineProperty(exports, "FILE_HEADERS_ONLY", {
		enumerable: true,
		get: function() {
			return create_js_1.FILE_HEADERS_ONLY;
		}
	});
	Object.defineProperty(exports, "OMIT_HEADERS", {
		enumerable: true,
		get: function() {
			return create_js_1.OMIT_HEADERS;
		}
	});
	var dmp_js_1 = require_dmp();
	Object.defineProperty(exports, "convertChangesToDMP", {
		enumerable: true,
		get: function() {
			return dmp_js_1.convertChangesToDMP;
		}
	});
	var xml_js_1 = require_xml();
	Object.defineProperty(exports, "convertChangesToXML", {
		enumerable: true,
		get: function() {
			return xml_js_1.convertChangesToXML;
		}
	});
}));
// node_modules/diff2html/lib/rematch.js
var require_rematch = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.levenshtein = levenshtein;
	exports.newDistanceFn = newDistanceFn;
	exports.newMatcherFn = newMatcherFn;
	function levenshtein(a, b) {
		if (a.length === 0) return b.length;
		if (b.length === 0) return a.length;
		const matrix = [];
		let i = 0;
		for (; i <= b.length; i++) matrix[i] = [i];
		let j = 0;
		for (; j <= a.length; j++) matrix[0][j] = j;
		for (i = 1; i <= b.length; i++) for (j = 1; j <= a.length; j++) if (b.charAt(i - 1) === a.charAt(j - 1)) matrix[i][j] = matrix[i - 1][j - 1];
		else matrix[i][j] = Math.min(matrix[i - 1][j - 1] + 1, Math.min(matrix[i][j - 1] + 1, matrix[i - 1][j] + 1));
		return matrix[b.length][a.length];
	}
	function newDistanceFn(str) {
		return (x, y) => {
			const xValue = str(x).trim();
			const yValue = str(y).trim();
			return levenshtein(xValue, yValue) / (xValue.length + yValue.length);
		};
	}
	function newMatcherFn(distance) {
		function findBestMatch(a, b, cache = /* @__PURE__ */ new Map()) {
			let bestMatchDist = Infinity;
			let bestMatch;
			for (let i = 0; i < a.length; ++i) for (let j = 0; j < b.length; ++j) {
				const cacheKey = JSON.stringify([a[i], b[j]]);
				let md;
				if (!(cache.has(cacheKey) && (md = cache.get(cacheKey)))) {
					md = distance(a[i], b[j]);
					cache.set(cacheKey, md);
				}
				if (md < bestMatchDist) {
					bestMatchDist = md;
					bestMatch = {
						indexA: i,
						indexB: j,
						score: bestMatchDist
					};
				}
			}
			return bestMatch;
		}
		function group(a, b, level = 0, cache = /* @__PURE__ */ new Map()) {
			const bm = findBestMatch(a, b, cache);
			if (!bm || a.length + b.length < 3) return [[a, b]];
			const a1 = a.slice(0, bm.indexA);
			const b1 = b.slice(0, bm.indexB);
			const aMatch = [a[bm.indexA]];
			const bMatch = [b[bm.indexB]];
			const tailA = bm.indexA + 1;
			const tailB = bm.indexB + 1;
			const a2 = a.slice(tailA);
			const b2 = b.slice(tailB);
			const group1 = group(a1, b1, level + 1, cache);
			const groupMatch = group(aMatch, bMatch, level + 1, cache);
			const group2 = group(a2, b2, level + 1, cache);
			let result = groupMatch;
			if (bm.indexA > 0 || bm.indexB > 0) result = group1.concat(result);
			if (a.length > tailA || b.length > tailB) result = result.concat(group2);
			return result;
		}
		return group;
	}
}));
// node_modules/diff2html/lib/render-utils.js
var require_render_utils = /* @__PURE__ */ __commonJSMin(((exports, module, this$7) => {
	var __createBinding = this$7 && this$7.__createBinding || (Object.create ? (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		var desc = Object.getOwnPropertyDescriptor(m, k);
		if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) desc = {
			enumerable: true,
			get: function() {
				return m[k];
			}
		};
		Object.defineProperty(o, k2, desc);
	}) : (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		o[k2] = m[k];
	}));
	var __setModuleDefault = this$7 && this$7.__setModuleDefault || (Object.create ? (function(o, v) {
		Object.defineProperty(o, "default", {
			enumerable: true,
			value: v
		});
	}) : function(o, v) {
		o["default"] = v;
	});
	var __importStar = this$7 && this$7.__importStar || (function() {
		var ownKeys = function(o) {
			ownKeys = Object.getOwnPropertyNames || function(o) {
				var ar = [];
				for (var k in o) if (Object.prototype.hasOwnProperty.call(o, k)) ar[ar.length] = k;
				return ar;
			};
			return ownKeys(o);
		};
		return function(mod) {
			if (mod && mod.__esModule) return mod;
			var result = {};
			if (mod != null) {
				for (var k = ownKeys(mod), i = 0; i < k.length; i++) if (k[i] !== "default") __createBinding(result, mod, k[i]);
			}
			__setModuleDefault(result, mod);
			return result;
		};
	})();
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.defaultRenderConfig = exports.CSSLineClass = void 0;
	exports.toCSSClass = toCSSClass;
	exports.colorSchemeToCss = colorSchemeToCss;
	exports.escapeForHtml = escapeForHtml;
	exports.deconstructLine = deconstructLine;
	exports.filenameDiff = filenameDiff;
	exports.getHtmlId = getHtmlId;
	exports.getFileIcon = getFileIcon;
	exports.diffHighlight = diffHighlight;
	const jsDiff = __importStar(require_libcjs());
	const utils_1 = require_utils();
	const rematch = __importStar(require_rematch());
	const types_1 = require_types();
	exports.CSSLineClass = {
		INSERTS: "d2h-ins",
		DELETES: "d2h-del",
		CONTEXT: "d2h-cntx",
		INFO: "d2h-info",
		INSERT_CHANGES: "d2h-ins d2h-change",
		DELETE_CHANGES: "d2h-del d2h-change"
	};
	exports.defaultRenderConfig = {
		matching: types_1.LineMatchingType.NONE,
		matchWordsThreshold: .25,
		maxLineLengthHighlight: 1e4,
		diffStyle: types_1.DiffStyleType.WORD,
		colorScheme: types_1.ColorSchemeType.LIGHT
	};
	const separator = "/";
	const distance = rematch.newDistanceFn((change) => change.value);
	const matcher = rematch.newMatcherFn(distance);
	function isDevNullName(name) {
		return name.indexOf("dev/null") !== -1;
	}
	function removeInsElements(line) {
		return line.replace(/(<ins[^>]*>((.|\n)*?)<\/ins>)/g, "");
	}
	function removeDelElements(line) {
		return line.replace(/(<del[^>]*>((.|\n)*?)<\/del>)/g, "");
	}
	function toCSSClass(lineType) {
		switch (lineType) {
			case types_1.LineType.CONTEXT: return exports.CSSLineClass.CONTEXT;
			case types_1.LineType.INSERT: return exports.CSSLineClass.INSERTS;
			case types_1.LineType.DELETE: return exports.CSSLineClass.DELETES;
		}
	}
	function colorSchemeToCss(colorScheme) {
		switch (colorScheme) {
			case types_1.ColorSchemeType.DARK: return "d2h-dark-color-scheme";
			case types_1.ColorSchemeType.AUTO: return "d2h-auto-color-scheme";
			case types_1.ColorSchemeType.LIGHT:
			default: return "d2h-light-color-scheme";
		}
	}
	function prefixLength(isCombined) {
		return isCombined ? 2 : 1;
	}
	function escapeForHtml(str) {
		return str.slice(0).replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;").replace(/'/g, "&#x27;").replace(/\//g, "&#x2F;");
	}
	function deconstructLine(line, isCombined, escape = true) {
		const indexToSplit = prefixLength(isCombined);
		return {
			prefix: line.substring(0, indexToSplit),
			content: escape ? escapeForHtml(line.substring(indexToSplit)) : line.substring(indexToSplit)
		};
	}
	function filenameDiff(file) {
		const oldFilename = (0, utils_1.unifyPath)(file.oldName);
		const newFilename = (0, utils_1.unifyPath)(file.newName);
		if (oldFilename !== newFilename && !isDevNullName(oldFilename) && !isDevNullName(newFilename)) {
			const prefixPaths = [];
			const suffixPaths = [];
			const oldFilenameParts = oldFilename.split(separator);
			const newFilenameParts = newFilename.split(separator);
			const oldFilenamePartsSize = oldFilenameParts.length;
			const newFilenamePartsSize = newFilenameParts.length;
			let i = 0;
			let j = oldFilenamePartsSize - 1;
			let k = newFilenamePartsSize - 1;
			while (i < j && i < k) if (oldFilenameParts[i] === newFilenameParts[i]) {
				prefixPaths.push(newFilenameParts[i]);
				i += 1;
			} else break;
			while (j > i && k > i) if (oldFilenameParts[j] === newFilenameParts[k]) {
				suffixPaths.unshift(newFilenameParts[k]);
				j -= 1;
				k -= 1;
			} else break;
			const finalPrefix = prefixPaths.join(separator);
			const finalSuffix = suffixPaths.join(separator);
			const oldRemainingPath = oldFilenameParts.slice(i, j + 1).join(separator);
			const newRemainingPath = newFilenameParts.slice(i, k + 1).join(separator);
			if (finalPrefix.length && finalSuffix.length) return finalPrefix + "/{" + oldRemainingPath + " \u2192 " + newRemainingPath + "}/" + finalSuffix;
			else if (finalPrefix.length) return finalPrefix + "/{" + oldRemainingPath + " \u2192 " + newRemainingPath + "}";
			else if (finalSuffix.length) return "{" + oldRemainingPath + " \u2192 " + newRemainingPath + "}/" + finalSuffix;
			return oldFilename + " \u2192 " + newFilename;
		} else if (!isDevNullName(newFilename)) return newFilename;
		else return oldFilename;
	}
	function getHtmlId(file) {
		return `d2h-${(0, utils_1.hashCode)(filenameDiff(file)).toString().slice(-6)}`;
	}
	function getFileIcon(file) {
		let templateName = "file-changed";
		if (file.isRename) templateName = "file-renamed";
		else if (file.isCopy) templateName = "file-renamed";
		else if (file.isNew) templateName = "file-added";
		else if (file.isDeleted) templateName = "file-deleted";
		else if (file.newName !== file.oldName) templateName = "file-renamed";
		return templateName;
	}
	function diffHighlight(diffLine1, diffLine2, isCombined, config = {}) {
		const { matching, maxLineLengthHighlight, matchWordsThreshold, diffStyle } = Object.assign(Object.assign({}, exports.defaultRenderConfig), config);
		const line1 = deconstructLine(diffLine1, isCombined, false);
		const line2 = deconstructLine(diffLine2, isCombined, false);
		if (line1.content.length > maxLineLengthHighlight || line2.content.length > maxLineLengthHighlight) return {
			oldLine: {
				prefix: line1.prefix,
				content: escapeForHtml(line1.content)
			},
			newLine: {
				prefix: line2.prefix,
				content: escapeForHtml(line2.content)
			}
		};
		const diff = diffStyle === "char" ? jsDiff.diffChars(line1.content, line2.content) : jsDiff.diffWordsWithSpace(line1.content, line2.content);
		const changedWords = [];
		if (diffStyle === "word" && matching === "words") {
			const removed = diff.filter((element) => element.removed);
			const added = diff.filter((element) => element.added);
			matcher(added, removed).forEach((chunk) => {
				if (chunk[0].length === 1 && chunk[1].length === 1) {
					if (distance(chunk[0][0], chunk[1][0]) < matchWordsThreshold) {
						changedWords.push(chunk[0][0]);
						changedWords.push(chunk[1][0]);
					}
				}
			});
		}
		const highlightedLine = diff.reduce((highlightedLine, part) => {
			const elemType = part.added ? "ins" : part.removed ? "del" : null;
			const addClass = changedWords.indexOf(part) > -1 ? " class=\"d2h-change\"" : "";
			const escapedValue = escapeForHtml(part.value);
			return elemType !== null ? `${highlightedLine}<${elemType}${addClass}>${escapedValue}</${elemType}>` : `${highlightedLine}${escapedValue}`;
		}, "");
		return {
			oldLine: {
				prefix: line1.prefix,
				content: removeInsElements(highlightedLine)
			},
			newLine: {
				prefix: line2.prefix,
				content: removeDelElements(highlightedLine)
			}
		};
	}
}));
// node_modules/diff2html/lib/file-list-renderer.js
var require_file_list_renderer = /* @__PURE__ */ __commonJSMin(((exports, module, this$6) => {
	var __createBinding = this$6 && this$6.__createBinding || (Object.create ? (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		var desc = Object.getOwnPropertyDescriptor(m, k);
		if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) desc = {
			enumerable: true,
			get: function() {
				return m[k];
			}
		};
		Object.defineProperty(o, k2, desc);
	}) : (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		o[k2] = m[k];
	}));
	var __setModuleDefault = this$6 && this$6.__setModuleDefault || (Object.create ? (function(o, v) {
		Object.defineProperty(o, "default", {
			enumerable: true,
			value: v
		});
	}) : function(o, v) {
		o["default"] = v;
	});
	var __importStar = this$6 && this$6.__importStar || (function() {
		var ownKeys = function(o) {
			ownKeys = Object.getOwnPropertyNames || function(o) {
				var ar = [];
				for (var k in o) if (Object.prototype.hasOwnProperty.call(o, k)) ar[ar.length] = k;
				return ar;
			};
			return ownKeys(o);
		};
		return function(mod) {
			if (mod && mod.__esModule) return mod;
			var result = {};
			if (mod != null) {
				for (var k = ownKeys(mod), i = 0; i < k.length; i++) if (k[i] !== "default") __createBinding(result, mod, k[i]);
			}
			__setModuleDefault(result, mod);
			return result;
		};
	})();
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.FileListRenderer = exports.defaultFileListRendererConfig = void 0;
	const renderUtils = __importStar(require_render_utils());
	const baseTemplatesPath = "file-summary";
	const iconsBaseTemplatesPath = "icon";
	exports.defaultFileListRendererConfig = { colorScheme: renderUtils.defaultRenderConfig.colorScheme };
	var FileListRenderer = class {
		constructor(hoganUtils, config = {}) {
			this.hoganUtils = hoganUtils;
			this.config = Object.assign(Object.assign({}, exports.defaultFileListRendererConfig), config);
		}
		render(diffFiles) {
			const files = diffFiles.map((file) => this.hoganUtils.render(baseTemplatesPath, "line", {
				fileHtmlId: renderUtils.getHtmlId(file),
				oldName: file.oldName,
				newName: file.newName,
				fileName: renderUtils.filenameDiff(file),
				deletedLines: "-" + file.deletedLines,
				addedLines: "+" + file.addedLines
			}, { fileIcon: this.hoganUtils.template(iconsBaseTemplatesPath, renderUtils.getFileIcon(file)) })).join("\n");
			return this.hoganUtils.render(baseTemplatesPath, "wrapper", {
				colorScheme: renderUtils.colorSchemeToCss(this.config.colorScheme),
				filesNumber: diffFiles.length,
				files
			});
		}
	};
	exports.FileListRenderer = FileListRenderer;
}));
// node_modules/diff2html/lib/line-by-line-renderer.js
var require_line_by_line_renderer = /* @__PURE__ */ __commonJSMin(((exports, module, this$5) => {
	var __createBinding = this$5 && this$5.__createBinding || (Object.create ? (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		var desc = Object.getOwnPropertyDescriptor(m, k);
		if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) desc = {
			enumerable: true,
			get: function() {
				return m[k];
			}
		};
		Object.defineProperty(o, k2, desc);
	}) : (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		o[k2] = m[k];
	}));
	var __setModuleDefault = this$5 && this$5.__setModuleDefault || (Object.create ? (function(o, v) {
		Object.defineProperty(o, "default", {
			enumerable: true,
			value: v
		});
	}) : function(o, v) {
		o["default"] = v;
	});
	var __importStar = this$5 && this$5.__importStar || (function() {
		var ownKeys = function(o) {
			ownKeys = Object.getOwnPropertyNames || function(o) {
				var ar = [];
				for (var k in o) if (Object.prototype.hasOwnProperty.call(o, k)) ar[ar.length] = k;
				return ar;
			};
			return ownKeys(o);
		};
		return function(mod) {
			if (mod && mod.__esModule) return mod;
			var result = {};
			if (mod != null) {
				for (var k = ownKeys(mod), i = 0; i < k.length; i++) if (k[i] !== "default") __createBinding(result, mod, k[i]);
			}
			__setModuleDefault(result, mod);
			return result;
		};
	})();
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.defaultLineByLineRendererConfig = void 0;
	const Rematch = __importStar(require_rematch());
	const renderUtils = __importStar(require_render_utils());
	const types_1 = require_types();
	const utils_1 = require_utils();
	exports.defaultLineByLineRendererConfig = Object.assign(Object.assign({}, renderUtils.defaultRenderConfig), {
		renderNothingWhenEmpty: false,
		matchingMaxComparisons: 2500,
		maxLineSizeInBlockForComparison: 200
	});
	const genericTemplatesPath = "generic";
	const baseTemplatesPath = "line-by-line";
	const iconsBaseTemplatesPath = "icon";
	const tagsBaseTemplatesPath = "tag";
	var LineByLineRenderer = class {
		constructor(hoganUtils, config = {}) {
			this.hoganUtils = hoganUtils;
			this.config = Object.assign(Object.assign({}, exports.defaultLineByLineRendererConfig), config);
		}
		render(diffFiles) {
			const diffsHtml = diffFiles.map((file) => {
				let diffs;
				if (file.blocks.length) diffs = this.generateFileHtml(file);
				else diffs = this.generateEmptyDiff();
				return this.makeFileDiffHtml(file, diffs);
			}).join("\n");
			return this.hoganUtils.render(genericTemplatesPath, "wrapper", {
				colorScheme: renderUtils.colorSchemeToCss(this.config.colorScheme),
				content: diffsHtml
			});
		}
		makeFileDiffHtml(file, diffs) {
			if (this.config.renderNothingWhenEmpty && Array.isArray(file.blocks) && file.blocks.length === 0) return "";
			const fileDiffTemplate = this.hoganUtils.template(baseTemplatesPath, "file-diff");
			const filePathTemplate = this.hoganUtils.template(genericTemplatesPath, "file-path");
			const fileIconTemplate = this.hoganUtils.template(iconsBaseTemplatesPath, "file");
			const fileTagTemplate = this.hoganUtils.template(tagsBaseTemplatesPath, renderUtils.getFileIcon(file));
			return fileDiffTemplate.render({
				file,
				fileHtmlId: renderUtils.getHtmlId(file),
				diffs,
				filePath: filePathTemplate.render({ fileDiffName: renderUtils.filenameDiff(file) }, {
					fileIcon: fileIconTemplate,
					fileTag: fileTagTemplate
				})
			});
		}
		generateEmptyDiff() {
			return this.hoganUtils.render(genericTemplatesPath, "empty-diff", {
				contentClass: "d2h-code-line",
				CSSLineClass: renderUtils.CSSLineClass
			});
		}
		generateFileHtml(file) {
			const matcher = Rematch.newMatcherFn(Rematch.newDistanceFn((e) => renderUtils.deconstructLine(e.content, file.isCombined).content));
			return file.blocks.map((block) => {
				let lines = this.hoganUtils.render(genericTemplatesPath, "block-header", {
					CSSLineClass: renderUtils.CSSLineClass,
					blockHeader: file.isTooBig ? block.header : renderUtils.escapeForHtml(block.header),
					lineClass: "d2h-code-linenumber",
					contentClass: "d2h-code-line"
				});
				this.applyLineGroupping(block).forEach(([contextLines, oldLines, newLines]) => {
					if (oldLines.length && newLines.length && !contextLines.length) this.applyRematchMatching(oldLines, newLines, matcher).map(([oldLines, newLines]) => {
						const { left, right } = this.processChangedLines(file, file.isCombined, oldLines, newLines);
						lines += left;
						lines += right;
					});
					else if (contextLines.length) contextLines.forEach((line) => {
						const { prefix, content } = renderUtils.deconstructLine(line.content, file.isCombined);
						lines += this.generateSingleLineHtml(file, {
							type: renderUtils.CSSLineClass.CONTEXT,
							prefix,
							content,
							oldNumber: line.oldNumber,
							newNumber: line.newNumber
						});
					});
					else if (oldLines.length || newLines.length) {
						const { left, right } = this.processChangedLines(file, file.isCombined, oldLines, newLines);
						lines += left;
						lines += right;
					} else console.error("Unknown state reached while processing groups of lines", contextLines, oldLines, newLines);
				});
				return lines;
			}).join("\n");
		}
		applyLineGroupping(block) {
			const blockLinesGroups = [];
			let oldLines = [];
			let newLines = [];
			for (let i = 0; i < block.lines.length; i++) {
				const diffLine = block.lines[i];
				if (diffLine.type !== types_1.LineType.INSERT && newLines.length || diffLine.type === types_1.LineType.CONTEXT && oldLines.length > 0) {
					blockLinesGroups.push([
						[],
						oldLines,
						newLines
					]);
					oldLines = [];
					newLines = [];
				}
				if (diffLine.type === types_1.LineType.CONTEXT) blockLinesGroups.push([
					[diffLine],
					[],
					[]
				]);
				else if (diffLine.type === types_1.LineType.INSERT && oldLines.length === 0) blockLinesGroups.push([
					[],
					[],
					[diffLine]
				]);
				else if (diffLine.type === types_1.LineType.INSERT && oldLines.length > 0) newLines.push(diffLine);
				else if (diffLine.type === types_1.LineType.DELETE) oldLines.push(diffLine);
			}
			if (oldLines.length || newLines.length) {
				blockLinesGroups.push([
					[],
					oldLines,
					newLines
				]);
				oldLines = [];
				newLines = [];
			}
			return blockLinesGroups;
		}
		applyRematchMatching(oldLines, newLines, matcher) {
			const comparisons = oldLines.length * newLines.length;
			const maxLineSizeInBlock = (0, utils_1.max)(oldLines.concat(newLines).map((elem) => elem.content.length));
			return comparisons < this.config.matchingMaxComparisons && maxLineSizeInBlock < this.config.maxLineSizeInBlockForComparison && (this.config.matching === "lines" || this.config.matching === "words") ? matcher(oldLines, newLines) : [[oldLines, newLines]];
		}
		processChangedLines(file, isCombined, oldLines, newLines) {
			const fileHtml = {
				right: "",
				left: ""
			};
			const maxLinesNumber = Math.max(oldLines.length, newLines.length);
			for (let i = 0; i < maxLinesNumber; i++) {
				const oldLine = oldLines[i];
				const newLine = newLines[i];
				const diff = oldLine !== void 0 && newLine !== void 0 ? renderUtils.diffHighlight(oldLine.content, newLine.content, isCombined, this.config) : void 0;
				const preparedOldLine = oldLine !== void 0 && oldLine.oldNumber !== void 0 ? Object.assign(Object.assign({}, diff !== void 0 ? {
					prefix: diff.oldLine.prefix,
					content: diff.oldLine.content,
					type: renderUtils.CSSLineClass.DELETE_CHANGES
				} : Object.assign(Object.assign({}, renderUtils.deconstructLine(oldLine.content, isCombined)), { type: renderUtils.toCSSClass(oldLine.type) })), {
					oldNumber: oldLine.oldNumber,
					newNumber: oldLine.newNumber
				}) : void 0;
				const preparedNewLine = newLine !== void 0 && newLine.newNumber !== void 0 ? Object.assign(Object.assign({}, diff !== void 0 ? {
					prefix: diff.newLine.prefix,
					content: diff.newLine.content,
					type: renderUtils.CSSLineClass.INSERT_CHANGES
				} : Object.assign(Object.assign({}, renderUtils.deconstructLine(newLine.content, isCombined)), { type: renderUtils.toCSSClass(newLine.type) })), {
					oldNumber: newLine.oldNumber,
					newNumber: newLine.newNumber
				}) : void 0;
				const { left, right } = this.generateLineHtml(file, preparedOldLine, preparedNewLine);
				fileHtml.left += left;
				fileHtml.right += right;
			}
			return fileHtml;
		}
		generateLineHtml(file, oldLine, newLine) {
			return {
				left: this.generateSingleLineHtml(file, oldLine),
				right: this.generateSingleLineHtml(file, newLine)
			};
		}
		generateSingleLineHtml(file, line) {
			if (line === void 0) return "";
			const lineNumberHtml = this.hoganUtils.render(baseTemplatesPath, "numbers", {
				oldNumber: line.oldNumber || "",
				newNumber: line.newNumber || ""
			});
			return this.hoganUtils.render(genericTemplatesPath, "line", {
				type: line.type,
				lineClass: "d2h-code-linenumber",
				contentClass: "d2h-code-line",
				prefix: line.prefix === " " ? "&nbsp;" : line.prefix,
				content: line.content,
				lineNumber: lineNumberHtml,
				line,
				file
			});
		}
	};
	exports.default = LineByLineRenderer;
}));
// node_modules/diff2html/lib/side-by-side-renderer.js
var require_side_by_side_renderer = /* @__PURE__ */ __commonJSMin(((exports, module, this$4) => {
	var __createBinding = this$4 && this$4.__createBinding || (Object.create ? (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		var desc = Object.getOwnPropertyDescriptor(m, k);
		if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) desc = {
			enumerable: true,
			get: function() {
				return m[k];
			}
		};
		Object.defineProperty(o, k2, desc);
	}) : (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		o[k2] = m[k];
	}));
	var __setModuleDefault = this$4 && this$4.__setModuleDefault || (Object.create ? (function(o, v) {
		Object.defineProperty(o, "default", {
			enumerable: true,
			value: v
		});
	}) : function(o, v) {
		o["default"] = v;
	});
	var __importStar = this$4 && this$4.__importStar || (function() {
		var ownKeys = function(o) {
			ownKeys = Object.getOwnPropertyNames || function(o) {
				var ar = [];
				for (var k in o) if (Object.prototype.hasOwnProperty.call(o, k)) ar[ar.length] = k;
				return ar;
			};
			return ownKeys(o);
		};
		return function(mod) {
			if (mod && mod.__esModule) return mod;
			var result = {};
			if (mod != null) {
				for (var k = ownKeys(mod), i = 0; i < k.length; i++) if (k[i] !== "default") __createBinding(result, mod, k[i]);
			}
			__setModuleDefault(result, mod);
			return result;
		};
	})();
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.defaultSideBySideRendererConfig = void 0;
	const Rematch = __importStar(require_rematch());
	const renderUtils = __importStar(require_render_utils());
	const types_1 = require_types();
	const utils_1 = require_utils();
	exports.defaultSideBySideRendererConfig = Object.assign(Object.assign({}, renderUtils.defaultRenderConfig), {
		renderNothingWhenEmpty: false,
		matchingMaxComparisons: 2500,
		maxLineSizeInBlockForComparison: 200
	});
	const genericTemplatesPath = "generic";
	const baseTemplatesPath = "side-by-side";
	const iconsBaseTemplatesPath = "icon";
	const tagsBaseTemplatesPath = "tag";
	var SideBySideRenderer = class {
		constructor(hoganUtils, config = {}) {
			this.hoganUtils = hoganUtils;
			this.config = Object.assign(Object.assign({}, exports.defaultSideBySideRendererConfig), config);
		}
		render(diffFiles) {
			const diffsHtml = diffFiles.map((file) => {
				let diffs;
				if (file.blocks.length) diffs = this.generateFileHtml(file);
				else diffs = this.generateEmptyDiff();
				return this.makeFileDiffHtml(file, diffs);
			}).join("\n");
			return this.hoganUtils.render(genericTemplatesPath, "wrapper", {
				colorScheme: renderUtils.colorSchemeToCss(this.config.colorScheme),
				content: diffsHtml
			});
		}
		makeFileDiffHtml(file, diffs) {
			if (this.config.renderNothingWhenEmpty && Array.isArray(file.blocks) && file.blocks.length === 0) return "";
			const fileDiffTemplate = this.hoganUtils.template(baseTemplatesPath, "file-diff");
			const filePathTemplate = this.hoganUtils.template(genericTemplatesPath, "file-path");
			const fileIconTemplate = this.hoganUtils.template(iconsBaseTemplatesPath, "file");
			const fileTagTemplate = this.hoganUtils.template(tagsBaseTemplatesPath, renderUtils.getFileIcon(file));
			return fileDiffTemplate.render({
				file,
				fileHtmlId: renderUtils.getHtmlId(file),
				diffs,
				filePath: filePathTemplate.render({ fileDiffName: renderUtils.filenameDiff(file) }, {
					fileIcon: fileIconTemplate,
					fileTag: fileTagTemplate
				})
			});
		}
		generateEmptyDiff() {
			return {
				right: "",
				left: this.hoganUtils.render(genericTemplatesPath, "empty-diff", {
					contentClass: "d2h-code-side-line",
					CSSLineClass: renderUtils.CSSLineClass
				})
			};
		}
		generateFileHtml(file) {
			const matcher = Rematch.newMatcherFn(Rematch.newDistanceFn((e) => renderUtils.deconstructLine(e.content, file.isCombined).content));
			return file.blocks.map((block) => {
				const fileHtml = {
					left: this.makeHeaderHtml(block.header, file),
					right: this.makeHeaderHtml("")
				};
				this.applyLineGroupping(block).forEach(([contextLines, oldLines, newLines]) => {
					if (oldLines.length && newLines.length && !contextLines.length) this.applyRematchMatching(oldLines, newLines, matcher).map(([oldLines, newLines]) => {
						const { left, right } = this.processChangedLines(file.isCombined, oldLines, newLines);
						fileHtml.left += left;
						fileHtml.right += right;
					});
					else if (contextLines.length) contextLines.forEach((line) => {
						const { prefix, content } = renderUtils.deconstructLine(line.content, file.isCombined);
						const { left, right } = this.generateLineHtml({
							type: renderUtils.CSSLineClass.CONTEXT,
							prefix,
							content,
							number: line.oldNumber
						}, {
							type: renderUtils.CSSLineClass.CONTEXT,
							prefix,
							content,
							number: line.newNumber
						});
						fileHtml.left += left;
						fileHtml.right += right;
					});
					else if (oldLines.length || newLines.length) {
						const { left, right } = this.processChangedLines(file.isCombined, oldLines, newLines);
						fileHtml.left += left;
						fileHtml.right += right;
					} else console.error("Unknown state reached while processing groups of lines", contextLines, oldLines, newLines);
				});
				return fileHtml;
			}).reduce((accomulated, html) => {
				return {
					left: accomulated.left + html.left,
					right: accomulated.right + html.right
				};
			}, {
				left: "",
				right: ""
			});
		}
		applyLineGroupping(block) {
			const blockLinesGroups = [];
			let oldLines = [];
			let newLines = [];
			for (let i = 0; i < block.lines.length; i++) {
				const diffLine = block.lines[i];
				if (diffLine.type !== types_1.LineType.INSERT && newLines.length || diffLine.type === types_1.LineType.CONTEXT && oldLines.length > 0) {
					blockLinesGroups.push([
						[],
						oldLines,
						newLines
					]);
					oldLines = [];
					newLines = [];
				}
				if (diffLine.type === types_1.LineType.CONTEXT) blockLinesGroups.push([
					[diffLine],
					[],
					[]
				]);
				else if (diffLine.type === types_1.LineType.INSERT && oldLines.length === 0) blockLinesGroups.push([
					[],
					[],
					[diffLine]
				]);
				else if (diffLine.type === types_1.LineType.INSERT && oldLines.length > 0) newLines.push(diffLine);
				else if (diffLine.type === types_1.LineType.DELETE) oldLines.push(diffLine);
			}
			if (oldLines.length || newLines.length) {
				blockLinesGroups.push([
					[],
					oldLines,
					newLines
				]);
				oldLines = [];
				newLines = [];
			}
			return blockLinesGroups;
		}
		applyRematchMatching(oldLines, newLines, matcher) {
			const comparisons = oldLines.length * newLines.length;
			const maxLineSizeInBlock = (0, utils_1.max)(oldLines.concat(newLines).map((elem) => elem.content.length));
			return comparisons < this.config.matchingMaxComparisons && maxLineSizeInBlock < this.config.maxLineSizeInBlockForComparison && (this.config.matching === "lines" || this.config.matching === "words") ? matcher(oldLines, newLines) : [[oldLines, newLines]];
		}
		makeHeaderHtml(blockHeader, file) {
			return this.hoganUtils.render(genericTemplatesPath, "block-header", {
				CSSLineClass: renderUtils.CSSLineClass,
				blockHeader: (file === null || file === void 0 ? void 0 : file.isTooBig) ? blockHeader : renderUtils.escapeForHtml(blockHeader),
				lineClass: "d2h-code-side-linenumber",
				contentClass: "d2h-code-side-line"
			});
		}
		processChangedLines(isCombined, oldLines, newLines) {
			const fileHtml = {
				right: "",
				left: ""
			};
			const maxLinesNumber = Math.max(oldLines.length, newLines.length);
			for (let i = 0; i < maxLinesNumber; i++) {
				const oldLine = oldLines[i];
				const newLine = newLines[i];
				const diff = oldLine !== void 0 && newLine !== void 0 ? renderUtils.diffHighlight(oldLine.content, newLine.content, isCombined, this.config) : void 0;
				const preparedOldLine = oldLine !== void 0 && oldLine.oldNumber !== void 0 ? Object.assign(Object.assign({}, diff !== void 0 ? {
					prefix: diff.oldLine.prefix,
					content: diff.oldLine.content,
					type: renderUtils.CSSLineClass.DELETE_CHANGES
				} : Object.assign(Object.assign({}, renderUtils.deconstructLine(oldLine.content, isCombined)), { type: renderUtils.toCSSClass(oldLine.type) })), { number: oldLine.oldNumber }) : void 0;
				const preparedNewLine = newLine !== void 0 && newLine.newNumber !== void 0 ? Object.assign(Object.assign({}, diff !== void 0 ? {
					prefix: diff.newLine.prefix,
					content: diff.newLine.content,
					type: renderUtils.CSSLineClass.INSERT_CHANGES
				} : Object.assign(Object.assign({}, renderUtils.deconstructLine(newLine.content, isCombined)), { type: renderUtils.toCSSClass(newLine.type) })), { number: newLine.newNumber }) : void 0;
				const { left, right } = this.generateLineHtml(preparedOldLine, preparedNewLine);
				fileHtml.left += left;
				fileHtml.right += right;
			}
			return fileHtml;
		}
		generateLineHtml(oldLine, newLine) {
			return {
				left: this.generateSingleHtml(oldLine),
				right: this.generateSingleHtml(newLine)
			};
		}
		generateSingleHtml(line) {
			const lineClass = "d2h-code-side-linenumber";
			const contentClass = "d2h-code-side-line";
			return this.hoganUtils.render(genericTemplatesPath, "line", {
				type: (line === null || line === void 0 ? void 0 : line.type) || `${renderUtils.CSSLineClass.CONTEXT} d2h-emptyplaceholder`,
				lineClass: line !== void 0 ? lineClass : `${lineClass} d2h-code-side-emptyplaceholder`,
				contentClass: line !== void 0 ? contentClass : `${contentClass} d2h-code-side-emptyplaceholder`,
				prefix: (line === null || line === void 0 ? void 0 : line.prefix) === " " ? "&nbsp;" : line === null || line === void 0 ? void 0 : line.prefix,
				content: line === null || line === void 0 ? void 0 : line.content,
				lineNumber: line === null || line === void 0 ? void 0 : line.number
			});
		}
	};
	exports.default = SideBySideRenderer;
}));
// node_modules/@profoundlogic/hogan/lib/compiler.js
var require_compiler = /* @__PURE__ */ __commonJSMin(((exports) => {
	(function(Hogan) {
		var rIsWhitespace = /\S/, rQuot = /\"/g, rNewline = /\n/g, rCr = /\r/g, rSlash = /\\/g, rLineSep = /\u2028/, rParagraphSep = /\u2029/;
		Hogan.tags = {
			"#": 1,
			"^": 2,
			"<": 3,
			"$": 4,
			"/": 5,
			"!": 6,
			">": 7,
			"=": 8,
			"_v": 9,
			"{": 10,
			"&": 11,
			"_t": 12
		};
		Hogan.scan = function scan(text, delimiters) {
			var len = text.length, IN_TEXT = 0, IN_TAG_TYPE = 1, IN_TAG = 2, state = IN_TEXT, tagType = null, tag = null, buf = "", tokens = [], seenTag = false, i = 0, lineStart = 0, otag = "{{", ctag = "}}";
			function addBuf() {
				if (buf.length > 0) {
					tokens.push({
						tag: "_t",
						text: new String(buf)
					});
					buf = "";
				}
			}
			function lineIsWhitespace() {
				var isAllWhitespace = true;
				for (var j = lineStart; j < tokens.length; j++) {
					isAllWhitespace = Hogan.tags[tokens[j].tag] < Hogan.tags["_v"] || tokens[j].tag == "_t" && tokens[j].text.match(rIsWhitespace) === null;
					if (!isAllWhitespace) return false;
				}
				return isAllWhitespace;
			}
			function filterLine(haveSeenTag, noNewLine) {
				addBuf();
				if (haveSeenTag && lineIsWhitespace()) {
					for (var j = lineStart, next; j < tokens.length; j++) if (tokens[j].text) {
						if ((next = tokens[j + 1]) && next.tag == ">") next.indent = tokens[j].text.toString();
						tokens.splice(j, 1);
					}
				} else if (!noNewLine) tokens.push({ tag: "\n" });
				seenTag = false;
				lineStart = tokens.length;
			}
			function changeDelimiters(text, index) {
				var close = "=" + ctag, closeIndex = text.indexOf(close, index), delimiters = trim(text.substring(text.indexOf("=", index) + 1, closeIndex)).split(" ");
				otag = delimiters[0];
				ctag = delimiters[delimiters.length - 1];
				return closeIndex + close.length - 1;
			}
			if (delimiters) {
				delimiters = delimiters.split(" ");
				otag = delimiters[0];
				ctag = delimiters[1];
			}
			for (i = 0; i < len; i++) if (state == IN_TEXT) {
				if (tagChange(otag, text, i)) {
					--i;
					addBuf();
					state = IN_TAG_TYPE;
				} else if (text.charAt(i) == "\n") filterLine(seenTag);
				else buf += text.charAt(i);
			} else if (state == IN_TAG_TYPE) {
				i += otag.length - 1;
				tag = Hogan.tags[text.charAt(i + 1)];
				tagType = tag ? text.charAt(i + 1) : "_v";
				if (tagType == "=") {
					i = changeDelimiters(text, i);
					state = IN_TEXT;
				} else {
					if (tag) i++;
					state = IN_TAG;
				}
				seenTag = i;
			} else if (tagChange(ctag, text, i)) {
				tokens.push({
					tag: tagType,
					n: trim(buf),
					otag,
					ctag,
					i: tagType == "/" ? seenTag - otag.length : i + ctag.length
				});
				buf = "";
				i += ctag.length - 1;
				state = IN_TEXT;
				if (tagType == "{") {
					if (ctag == "}}") i++;
					else cleanTripleStache(tokens[tokens.length - 1]);
				}
			} else buf += text.charAt(i);
			filterLine(seenTag, true);
			return tokens;
		};
		function cleanTripleStache(token) {
			if (token.n.substr(token.n.length - 1) === "}") token.n = token.n.substring(0, token.n.length - 1);
		}
		function trim(s) {
			if (s.trim) return s.trim();
			return s.replace(/^\s*|\s*$/g, "");
		}
		function tagChange(tag, text, index) {
			if (text.charAt(index) != tag.charAt(0)) return false;
			for (var i = 1, l = tag.length; i < l; i++) if (text.charAt(index + i) != tag.charAt(i)) return false;
			return true;
		}
		var allowedInSuper = {
			"_t": true,
			"\n": true,
			"$": true,
			"/": true
		};
		function buildTree(tokens, kind, stack, customTags) {
			var instructions = [], opener = null, tail = null, token = null;
			tail = stack[stack.length - 1];
			while (tokens.length > 0) {
				token = tokens.shift();
				if (tail && tail.tag == "<" && !(token.tag in allowedInSuper)) throw new Error("Illegal content in < super tag.");
				if (Hogan.tags[token.tag] <= Hogan.tags["$"] || isOpener(token, customTags)) {
					stack.push(token);
					token.nodes = buildTree(tokens, token.tag, stack, customTags);
				} else if (token.tag == "/") {
					if (stack.length === 0) throw new Error("Closing tag without opener: /" + token.n);
					opener = stack.pop();
					if (token.n != opener.n && !isCloser(token.n, opener.n, customTags)) throw new Error("Nesting error: " + opener.n + " vs. " + token.n);
					opener.end = token.i;
					return instructions;
				} else if (token.tag == "\n") token.last = tokens.length == 0 || tokens[0].tag == "\n";
				instructions.push(token);
			}
			if (stack.length > 0) throw new Error("missing closing tag: " + stack.pop().n);
			return instructions;
		}
		function isOpener(token, tags) {
			for (var i = 0, l = tags.length; i < l; i++) if (tags[i].o == token.n) {
				token.tag = "#";
				return true;
			}
		}
		function isCloser(close, open, tags) {
			for (var i = 0, l = tags.length; i < l; i++) if (tags[i].c == close && tags[i].o == open) return true;
		}
		function stringifySubstitutions(obj) {
			var items = [];
			for (var key in obj) items.push("\"" + esc(key) + "\": function(c,p,t,i) {" + obj[key] + "}");
			return "{ " + items.join(",") + " }";
		}
		function stringifyPartials(codeObj) {
			var partials = [];
			for (var key in codeObj.partials) partials.push("\"" + esc(key) + "\":{name:\"" + esc(codeObj.partials[key].name) + "\", " + stringifyPartials(codeObj.partials[key]) + "}");
			return "partials: {" + partials.join(",") + "}, subs: " + stringifySubstitutions(codeObj.subs);
		}
		Hogan.stringify = function(codeObj, text, options) {
			return "{code: function (c,p,i) { " + Hogan.wrapMain(codeObj.code) + " }," + stringifyPartials(codeObj) + "}";
		};
		var serialNo = 0;
		Hogan.generate = function(tree, text, options) {
			serialNo = 0;
			var context = {
				code: "",
				subs: {},
				partials: {}
			};
			Hogan.walk(tree, context);
			if (options.asString) return this.stringify(context, text, options);
			return this.makeTemplate(context, text, options);
		};
		Hogan.wrapMain = function(code) {
			return "var t=this;t.b(i=i||\"\");" + code + "return t.fl();";
		};
		Hogan.template = Hogan.Template;
		Hogan.makeTemplate = function(codeObj, text, options) {
			var template = this.makePartials(codeObj);
			template.code = new Function("c", "p", "i", this.wrapMain(codeObj.code));
			return new this.template(template, text, this, options);
		};
		Hogan.makePartials = function(codeObj) {
			var key, template = {
				subs: {},
				partials: codeObj.partials,
				name: codeObj.name
			};
			for (key in template.partials) template.partials[key] = this.makePartials(template.partials[key]);
			for (key in codeObj.subs) template.subs[key] = new Function("c", "p", "t", "i", codeObj.subs[key]);
			return template;
		};
		function esc(s) {
			return s.replace(rSlash, "\\\\").replace(rQuot, "\\\"").replace(rNewline, "\\n").replace(rCr, "\\r").replace(rLineSep, "\\u2028").replace(rParagraphSep, "\\u2029");
		}
		function chooseMethod(s) {
			return ~s.indexOf(".") ? "d" : "f";
		}
		function createPartial(node, context) {
			var sym = "<" + (context.prefix || "") + node.n + serialNo++;
			context.partials[sym] = {
				name: node.n,
				partials: {}
			};
			context.code += "t.b(t.rp(\"" + esc(sym) + "\",c,p,\"" + (node.indent || "") + "\"));";
			return sym;
		}
		Hogan.codegen = {
			"#": function(node, context) {
				context.code += "if(t.s(t." + chooseMethod(node.n) + "(\"" + esc(node.n) + "\",c,p,1),c,p,0," + node.i + "," + node.end + ",\"" + node.otag + " " + node.ctag + "\")){t.rs(c,p,function(c,p,t){";
				Hogan.walk(node.nodes, context);
				context.code += "});c.pop();}";
			},
			"^": function(node, context) {
				context.code += "if(!t.s(t." + chooseMethod(node.n) + "(\"" + esc(node.n) + "\",c,p,1),c,p,1,0,0,\"\")){";
				Hogan.walk(node.nodes, context);
				context.code += "};";
			},
			">": createPartial,
			"<": function(node, context) {
				var ctx = {
					partials: {},
					code: "",
					subs: {},
					inPartial: true
				};
				Hogan.walk(node.nodes, ctx);
				var template = context.partials[createPartial(node, context)];
				template.subs = ctx.subs;
				template.partials = ctx.partials;
			},
			"$": function(node, context) {
				var ctx = {
					subs: {},
					code: "",
					partials: context.partials,
					prefix: node.n
				};
				Hogan.walk(node.nodes, ctx);
				context.subs[node.n] = ctx.code;
				if (!context.inPartial) context.code += "t.sub(\"" + esc(node.n) + "\",c,p,i);";
			},
			"\n": function(node, context) {
				context.code += write("\"\\n\"" + (node.last ? "" : " + i"));
			},
			"_v": function(node, context) {
				context.code += "t.b(t.v(t." + chooseMethod(node.n) + "(\"" + esc(node.n) + "\",c,p,0)));";
			},
			"_t": function(node, context) {
				context.code += write("\"" + esc(node.text) + "\"");
			},
			"{": tripleStache,
			"&": tripleStache
		};
		function tripleStache(node, context) {
			context.code += "t.b(t.t(t." + chooseMethod(node.n) + "(\"" + esc(node.n) + "\",c,p,0)));";
		}
		function write(s) {
			return "t.b(" + s + ");";
		}
		Hogan.walk = function(nodelist, context) {
			var func;
			for (var i = 0, l = nodelist.length; i < l; i++) {
				func = Hogan.codegen[nodelist[i].tag];
				func && func(nodelist[i], context);
			}
			return context;
		};
		Hogan.parse = function(tokens, text, options) {
			options = options || {};
			return buildTree(tokens, "", [], options.sectionTags || []);
		};
		Hogan.cache = {};
		Hogan.cacheKey = function(text, options) {
			return [
				text,
				!!options.asString,
				!!options.disableLambda,
				options.delimiters,
				!!options.modelGet
			].join("||");
		};
		Hogan.compile = function(text, options) {
			options = options || {};
			var key = Hogan.cacheKey(text, options);
			var template = this.cache[key];
			if (template) {
				var partials = template.partials;
				for (var name in partials) delete partials[name].instance;
				return template;
			}
			template = this.generate(this.parse(this.scan(text, options.delimiters), text, options), text, options);
			return this.cache[key] = template;
		};
	})(typeof exports !== "undefined" ? exports : Hogan);
}));
// node_modules/@profoundlogic/hogan/lib/template.js
var require_template = /* @__PURE__ */ __commonJSMin(((exports) => {
	(function(Hogan) {
		Hogan.Template = function(codeObj, text, compiler, options) {
			codeObj = codeObj || {};
			this.r = codeObj.code || this.r;
			this.c = compiler;
			this.options = options || {};
			this.text = text || "";
			this.partials = codeObj.partials || {};
			this.subs = codeObj.subs || {};
			this.buf = "";
		};
		Hogan.Template.prototype = {
			r: function(context, partials, indent) {
				return "";
			},
			v: hoganEscape,
			t: coerceToString,
			render: function render(context, partials, indent) {
				return this.ri([context], partials || {}, indent);
			},
			ri: function(context, partials, indent) {
				return this.r(context, partials, indent);
			},
			ep: function(symbol, partials) {
				var partial = this.partials[symbol];
				var template = partials[partial.name];
				if (partial.instance && partial.base == template) return partial.instance;
				if (typeof template == "string") {
					if (!this.c) throw new Error("No compiler available.");
					template = this.c.compile(template, this.options);
				}
				if (!template) return null;
				this.partials[symbol].base = template;
				if (partial.subs) {
					if (!partials.stackText) partials.stackText = {};
					for (key in partial.subs) if (!partials.stackText[key]) partials.stackText[key] = this.activeSub !== void 0 && partials.stackText[this.activeSub] ? partials.stackText[this.activeSub] : this.text;
					template = createSpecializedPartial(template, partial.subs, partial.partials, this.stackSubs, this.stackPartials, partials.stackText);
				}
				this.partials[symbol].instance = template;
				return template;
			},
			rp: function(symbol, context, partials, indent) {
				var partial = this.ep(symbol, partials);
				if (!partial) return "";
				return partial.ri(context, partials, indent);
			},
			rs: function(context, partials, section) {
				var tail = context[context.length - 1];
				if (!isArray(tail)) {
					section(context, partials, this);
					return;
				}
				for (var i = 0; i < tail.length; i++) {
					context.push(tail[i]);
					section(context, partials, this);
					context.pop();
				}
			},
			s: function(val, ctx, partials, inverted, start, end, tags) {
				var pass;
				if (isArray(val) && val.length === 0) return false;
				if (typeof val == "function") val = this.ms(val, ctx, partials, inverted, start, end, tags);
				pass = !!val;
				if (!inverted && pass && ctx) ctx.push(typeof val == "object" ? val : ctx[ctx.length - 1]);
				return pass;
			},
			d: function(key, ctx, partials, returnFound) {
				var found, names = key.split("."), val = this.f(names[0], ctx, partials, returnFound), doModelGet = this.options.modelGet, cx = null;
				if (key === "." && isArray(ctx[ctx.length - 2])) val = ctx[ctx.length - 1];
				else for (var i = 1; i < names.length; i++) {
					found = findInScope(names[i], val, doModelGet);
					if (found !== void 0) {
						cx = val;
						val = found;
					} else val = "";
				}
				if (returnFound && !val) return false;
				if (!returnFound && typeof val == "function") {
					ctx.push(cx);
					val = this.mv(val, ctx, partials);
					ctx.pop();
				}
				return val;
			},
			f: function(key, ctx, partials, returnFound) {
				var val = false, v = null, found = false, doModelGet = this.options.modelGet;
				for (var i = ctx.length - 1; i >= 0; i--) {
					v = ctx[i];
					val = findInScope(key, v, doModelGet);
					if (val !== void 0) {
						found = true;
						break;
					}
				}
				if (!found) return returnFound ? false : "";
				if (!returnFound && typeof val == "function") val = this.mv(val, ctx, partials);
				return val;
			},
			ls: function(func, cx, ctx, partials, text, tags) {
				var oldTags = this.options.delimiters;
				this.options.delimiters = tags;
				this.b(this.ct(coerceToString(func.call(cx, text, ctx)), cx, partials));
				this.options.delimiters = oldTags;
				return false;
			},
			ct: function(text, cx, partials) {
				if (this.options.disableLambda) throw new Error("Lambda features disabled.");
				return this.c.compile(text, this.options).render(cx, partials);
			},
			b: function(s) {
				this.buf += s;
			},
			fl: function() {
				var r = this.buf;
				this.buf = "";
				return r;
			},
			ms: function(func, ctx, partials, inverted, start, end, tags) {
				var textSource, cx = ctx[ctx.length - 1], result = func.call(cx);
				if (typeof result == "function") {
					if (inverted) return true;
					else {
						textSource = this.activeSub && this.subsText && this.subsText[this.activeSub] ? this.subsText[this.activeSub] : this.text;
						return this.ls(result, cx, ctx, partials, textSource.substring(start, end), tags);
					}
				}
				return result;
			},
			mv: function(func, ctx, partials) {
				var cx = ctx[ctx.length - 1];
				var result = func.call(cx);
				if (typeof result == "function") return this.ct(coerceToString(result.call(cx)), cx, partials);
				return result;
			},
			sub: function(name, context, partials, indent) {
				var f = this.subs[name];
				if (f) {
					this.activeSub = name;
					f(context, partials, this, indent);
					this.activeSub = false;
				}
			}
		};
		function findInScope(key, scope, doModelGet) {
			var val;
			if (scope && typeof scope == "object") {
				if (scope[key] !== void 0) val = scope[key];
				else if (doModelGet && scope.get && typeof scope.get == "function") val = scope.get(key);
			}
			return val;
		}
		function createSpecializedPartial(instance, subs, partials, stackSubs, stackPartials, stackText) {
			function PartialTemplate() {}
			PartialTemplate.prototype = instance;
			function Substitutions() {}
			Substitutions.prototype = instance.subs;
			var key;
			var partial = new PartialTemplate();
			partial.subs = new Substitutions();
			partial.subsText = {};
			partial.buf = "";
			stackSubs = stackSubs || {};
			partial.stackSubs = stackSubs;
			partial.subsText = stackText;
			for (key in subs) if (!stackSubs[key]) stackSubs[key] = subs[key];
			for (key in stackSubs) partial.subs[key] = stackSubs[key];
			stackPartials = stackPartials || {};
			partial.stackPartials = stackPartials;
			for (key in partials) if (!stackPartials[key]) stackPartials[key] = partials[key];
			for (key in stackPartials) partial.partials[key] = stackPartials[key];
			return partial;
		}
		var rAmp = /&/g, rLt = /</g, rGt = />/g, rApos = /\'/g, rQuot = /\"/g, hChars = /[&<>\"\']/;
		function coerceToString(val) {
			return String(val === null || val === void 0 ? "" : val);
		}
		function hoganEscape(str) {
			str = coerceToString(str);
			return hChars.test(str) ? str.replace(rAmp, "&amp;").replace(rLt, "&lt;").replace(rGt, "&gt;").replace(rApos, "&#39;").replace(rQuot, "&quot;") : str;
		}
		var isArray = Array.isArray || function(a) {
			return Object.prototype.toString.call(a) === "[object Array]";
		};
	})(typeof exports !== "undefined" ? exports : {});
}));
// node_modules/@profoundlogic/hogan/lib/hogan.js
var require_hogan = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var Hogan = require_compiler();
	Hogan.Template = require_template().Template;
	Hogan.template = Hogan.Template;
	module.exports = Hogan;
}));
// node_modules/diff2html/lib/diff2html-templates.js
var require_diff2html_templates = /* @__PURE__ */ __commonJSMin(((exports, module, this$3) => {
	var __createBinding = this$3 && this$3.__createBinding || (Object.create ? (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		var desc = Object.getOwnPropertyDescriptor(m, k);
		if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) desc = {
			enumerable: true,
			get: function() {
				return m[k];
			}
		};
		Object.defineProperty(o, k2, desc);
	}) : (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		o[k2] = m[k];
	}));
	var __setModuleDefault = this$3 && this$3.__setModuleDefault || (Object.create ? (function(o, v) {
		Object.defineProperty(o, "default", {
			enumerable: true,
			value: v
		});
	}) : function(o, v) {
		o["default"] = v;
	});
	var __importStar = this$3 && this$3.__importStar || (function() {
		var ownKeys = function(o) {
			ownKeys = Object.getOwnPropertyNames || function(o) {
				var ar = [];
				for (var k in o) if (Object.prototype.hasOwnProperty.call(o, k)) ar[ar.length] = k;
				return ar;
			};
			return ownKeys(o);
		};
		return function(mod) {
			if (mod && mod.__esModule) return mod;
			var result = {};
			if (mod != null) {
				for (var k = ownKeys(mod), i = 0; i < k.length; i++) if (k[i] !== "default") __createBinding(result, mod, k[i]);
			}
			__setModuleDefault(result, mod);
			return result;
		};
	})();
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.defaultTemplates = void 0;
	const Hogan = __importStar(require_hogan());
	exports.defaultTemplates = {};
	exports.defaultTemplates["file-summary-line"] = new Hogan.Template({
		code: function(c, p, i) {
			var t = this;
			t.b(i = i || "");
			t.b("<li class=\"d2h-file-list-line\">");
			t.b("\n" + i);
			t.b("    <span class=\"d2h-file-name-wrapper\">");
			t.b("\n" + i);
			t.b(t.rp("<fileIcon0", c, p, "      "));
			t.b("      <a href=\"#");
			t.b(t.v(t.f("fileHtmlId", c, p, 0)));
			t.b("\" class=\"d2h-file-name\">");
			t.b(t.v(t.f("fileName", c, p, 0)));
			t.b("</a>");
			t.b("\n" + i);
			t.b("      <span class=\"d2h-file-stats\">");
			t.b("\n" + i);
			t.b("          <span class=\"d2h-lines-added\">");
			t.b(t.v(t.f("addedLines", c, p, 0)));
			t.b("</span>");
			t.b("\n" + i);
			t.b("          <span class=\"d2h-lines-deleted\">");
			t.b(t.v(t.f("deletedLines", c, p, 0)));
			t.b("</span>");
			t.b("\n" + i);
			t.b("      </span>");
			t.b("\n" + i);
			t.b("    </span>");
			t.b("\n" + i);
			t.b("</li>");
			return t.fl();
		},
		partials: { "<fileIcon0": {
			name: "fileIcon",
			partials: {},
			subs: {}
		} },
		subs: {}
	});
	exports.defaultTemplates["file-summary-wrapper"] = new Hogan.Template({
		code: function(c, p, i) {
			var t = this;
			t.b(i = i || "");
			t.b("<div class=\"d2h-file-list-wrapper ");
			t.b(t.v(t.f("colorScheme", c, p, 0)));
			t.b("\">");
			t.b("\n" + i);
			t.b("    <div class=\"d2h-file-list-header\">");
			t.b("\n" + i);
			t.b("        <span class=\"d2h-file-list-title\">Files changed (");
			t.b(t.v(t.f("filesNumber", c, p, 0)));
			t.b(")</span>");
			t.b("\n" + i);
			t.b("        <a class=\"d2h-file-switch d2h-hide\">hide</a>");
			t.b("\n" + i);
			t.b("        <a class=\"d2h-file-switch d2h-show\">show</a>");
			t.b("\n" + i);
			t.b("    </div>");
			t.b("\n" + i);
			t.b("    <ol class=\"d2h-file-list\">");
			t.b("\n" + i);
			t.b("    ");
			t.b(t.t(t.f("files", c, p, 0)));
			t.b("\n" + i);
			t.b("    </ol>");
			t.b("\n" + i);
			t.b("</div>");
			return t.fl();
		},
		partials: {},
		subs: {}
	});
	exports.defaultTemplates["generic-block-header"] = new Hogan.Template({
		code: function(c, p, i) {
			var t = this;
			t.b(i = i || "");
			t.b("<tr>");
			t.b("\n" + i);
			t.b("    <td class=\"");
			t.b(t.v(t.f("lineClass", c, p, 0)));
			t.b(" ");
			t.b(t.v(t.d("CSSLineClass.INFO", c, p, 0)));
			t.b("\"></td>");
			t.b("\n" + i);
			t.b("    <td class=\"");
			t.b(t.v(t.d("CSSLineClass.INFO", c, p, 0)));
			t.b("\">");
			t.b("\n" + i);
			t.b("        <div class=\"");
			t.b(t.v(t.f("contentClass", c, p, 0)));
			t.b("\">");
			if (t.s(t.f("blockHeader", c, p, 1), c, p, 0, 156, 173, "{{ }}")) {
				t.rs(c, p, function(c, p, t) {
					t.b(t.t(t.f("blockHeader", c, p, 0)));
				});
				c.pop();
			}
			if (!t.s(t.f("blockHeader", c, p, 1), c, p, 1, 0, 0, "")) t.b("&nbsp;");
			t.b("</div>");
			t.b("\n" + i);
			t.b("    </td>");
			t.b("\n" + i);
			t.b("</tr>");
			return t.fl();
		},
		partials: {},
		subs: {}
	});
	exports.defaultTemplates["generic-empty-diff"] = new Hogan.Template({
		code: function(c, p, i) {
			var t = this;
			t.b(i = i || "");
			t.b("<tr>");
			t.b("\n" + i);
			t.b("    <td class=\"");
			t.b(t.v(t.d("CSSLineClass.INFO", c, p, 0)));
			t.b("\">");
			t.b("\n" + i);
			t.b("        <div class=\"");
			t.b(t.v(t.f("contentClass", c, p, 0)));
			t.b("\">");
			t.b("\n" + i);
			t.b("            File without changes");
			t.b("\n" + i);
			t.b("        </div>");
			t.b("\n" + i);
			t.b("    </td>");
			t.b("\n" + i);
			t.b("</tr>");
			return t.fl();
		},
		partials: {},
		subs: {}
	});
	exports.defaultTemplates["generic-file-path"] = new Hogan.Template({
		code: function(c, p, i) {
			var t = this;
			t.b(i = i || "");
			t.b("<span class=\"d2h-file-name-wrapper\">");
			t.b("\n" + i);
			t.b(t.rp("<fileIcon0", c, p, "    "));
			t.b("    <span class=\"d2h-file-name\">");
			t.b(t.v(t.f("fileDiffName", c, p, 0)));
			t.b("</span>");
			t.b("\n" + i);
			t.b(t.rp("<fileTag1", c, p, "    "));
			t.b("</span>");
			t.b("\n" + i);
			t.b("<label class=\"d2h-file-collapse\">");
			t.b("\n" + i);
			t.b("    <input class=\"d2h-file-collapse-input\" type=\"checkbox\" name=\"viewed\" value=\"viewed\">");
			t.b("\n" + i);
			t.b("    Viewed");
			t.b("\n" + i);
			t.b("</label>");
			return t.fl();
		},
		partials: {
			"<fileIcon0": {
				name: "fileIcon",
				partials: {},
				subs: {}
			},
			"<fileTag1": {
				name: "fileTag",
				partials: {},
				subs: {}
			}
		},
		subs: {}
	});
	exports.defaultTemplates["generic-line"] = new Hogan.Template({
		code: function(c, p, i) {
			var t = this;
			t.b(i = i || "");
			t.b("<tr>");
			t.b("\n" + i);
			t.b("    <td class=\"");
			t.b(t.v(t.f("lineClass", c, p, 0)));
			t.b(" ");
			t.b(t.v(t.f("type", c, p, 0)));
			t.b("\">");
			t.b("\n" + i);
			t.b("      ");
			t.b(t.t(t.f("lineNumber", c, p, 0)));
			t.b("\n" + i);
			t.b("    </td>");
			t.b("\n" + i);
			t.b("    <td class=\"");
			t.b(t.v(t.f("type", c, p, 0)));
			t.b("\">");
			t.b("\n" + i);
			t.b("        <div class=\"");
			t.b(t.v(t.f("contentClass", c, p, 0)));
			t.b("\">");
			t.b("\n" + i);
			if (t.s(t.f("prefix", c, p, 1), c, p, 0, 162, 238, "{{ }}")) {
				t.rs(c, p, function(c, p, t) {
					t.b("            <span class=\"d2h-code-line-prefix\">");
					t.b(t.t(t.f("prefix", c, p, 0)));
					t.b("</span>");
					t.b("\n" + i);
				});
				c.pop();
			}
			if (!t.s(t.f("prefix", c, p, 1), c, p, 1, 0, 0, "")) {
				t.b("            <span class=\"d2h-code-line-prefix\">&nbsp;</span>");
				t.b("\n" + i);
			}
			if (t.s(t.f("content", c, p, 1), c, p, 0, 371, 445, "{{ }}")) {
				t.rs(c, p, function(c, p, t) {
					t.b("            <span class=\"d2h-code-line-ctn\">");
					t.b(t.t(t.f("content", c, p, 0)));
					t.b("</span>");
					t.b("\n" + i);
				});
				c.pop();
			}
			if (!t.s(t.f("content", c, p, 1), c, p, 1, 0, 0, "")) {
				t.b("            <span class=\"d2h-code-line-ctn\"><br></span>");
				t.b("\n" + i);
			}
			t.b("        </div>");
			t.b("\n" + i);
			t.b("    </td>");
			t.b("\n" + i);
			t.b("</tr>");
			return t.fl();
		},
		partials: {},
		subs: {}
	});
	exports.defaultTemplates["generic-wrapper"] = new Hogan.Template({
		code: function(c, p, i) {
			var t = this;
			t.b(i = i || "");
			t.b("<div class=\"d2h-wrapper ");
			t.b(t.v(t.f("colorScheme", c, p, 0)));
			t.b("\">");
			t.b("\n" + i);
			t.b("    ");
			t.b(t.t(t.f("content", c, p, 0)));
			t.b("\n" + i);
			t.b("</div>");
			return t.fl();
		},
		partials: {},
		subs: {}
	});
	exports.defaultTemplates["icon-file-added"] = new Hogan.Template({
		code: function(c, p, i) {
			var t = this;
			t.b(i = i || "");
			t.b("<svg aria-hidden=\"true\" class=\"d2h-icon d2h-added\" height=\"16\" title=\"added\" version=\"1.1\" viewBox=\"0 0 14 16\"");
			t.b("\n" + i);
			t.b("     width=\"14\">");
			t.b("\n" + i);
			t.b("    <path d=\"M13 1H1C0.45 1 0 1.45 0 2v12c0 0.55 0.45 1 1 1h12c0.55 0 1-0.45 1-1V2c0-0.55-0.45-1-1-1z m0 13H1V2h12v12zM6 9H3V7h3V4h2v3h3v2H8v3H6V9z\"></path>");
			t.b("\n" + i);
			t.b("</svg>");
			return t.fl();
		},
		partials: {},
		subs: {}
	});
	exports.defaultTemplates["icon-file-changed"] = new Hogan.Template({
		code: function(c, p, i) {
			var t = this;
			t.b(i = i || "");
			t.b("<svg aria-hidden=\"true\" class=\"d2h-icon d2h-changed\" height=\"16\" title=\"modified\" version=\"1.1\"");
			t.b("\n" + i);
			t.b("     viewBox=\"0 0 14 16\" width=\"14\">");
			t.b("\n" + i);
			t.b("    <path d=\"M13 1H1C0.45 1 0 1.45 0 2v12c0 0.55 0.45 1 1 1h12c0.55 0 1-0.45 1-1V2c0-0.55-0.45-1-1-1z m0 13H1V2h12v12zM4 8c0-1.66 1.34-3 3-3s3 1.34 3 3-1.34 3-3 3-3-1.34-3-3z\"></path>");
			t.b("\n" + i);
			t.b("</svg>");
			return t.fl();
		},
		partials: {},
		subs: {}
	});
	exports.defaultTemplates["icon-file-deleted"] = new Hogan.Template({
		code: function(c, p, i) {
			var t = this;
			t.b(i = i || "");
			t.b("<svg aria-hidden=\"true\" class=\"d2h-icon d2h-deleted\" height=\"16\" title=\"removed\" version=\"1.1\"");
			t.b("\n" + i);
			t.b("     viewBox=\"0 0 14 16\" width=\"14\">");
			t.b("\n" + i);
			t.b("    <path d=\"M13 1H1C0.45 1 0 1.45 0 2v12c0 0.55 0.45 1 1 1h12c0.55 0 1-0.45 1-1V2c0-0.55-0.45-1-1-1z m0 13H1V2h12v12zM11 9H3V7h8v2z\"></path>");
			t.b("\n" + i);
			t.b("</svg>");
			return t.fl();
		},
		partials: {},
		subs: {}
	});
	exports.defaultTemplates["icon-file-renamed"] = new Hogan.Template({
		code: function(c, p, i) {
			var t = this;
			t.b(i = i || "");
			t.b("<svg aria-hidden=\"true\" class=\"d2h-icon d2h-moved\" height=\"16\" title=\"renamed\" version=\"1.1\"");
			t.b("\n" + i);
			t.b("     viewBox=\"0 0 14 16\" width=\"14\">");
			t.b("\n" + i);
			t.b("    <path d=\"M6 9H3V7h3V4l5 4-5 4V9z m8-7v12c0 0.55-0.45 1-1 1H1c-0.55 0-1-0.45-1-1V2c0-0.55 0.45-1 1-1h12c0.55 0 1 0.45 1 1z m-1 0H1v12h12V2z\"></path>");
			t.b("\n" + i);
			t.b("</svg>");
			return t.fl();
		},
		partials: {},
		subs: {}
	});
	exports.defaultTemplates["icon-file"] = new Hogan.Template({
		code: function(c, p, i) {
			var t = this;
			t.b(i = i || "");
			t.b("<svg aria-hidden=\"true\" class=\"d2h-icon\" height=\"16\" version=\"1.1\" viewBox=\"0 0 12 16\" width=\"12\">");
			t.b("\n" + i);
			t.b("    <path d=\"M6 5H2v-1h4v1zM2 8h7v-1H2v1z m0 2h7v-1H2v1z m0 2h7v-1H2v1z m10-7.5v9.5c0 0.55-0.45 1-1 1H1c-0.55 0-1-0.45-1-1V2c0-0.55 0.45-1 1-1h7.5l3.5 3.5z m-1 0.5L8 2H1v12h10V5z\"></path>");
			t.b("\n" + i);
			t.b("</svg>");
			return t.fl();
		},
		partials: {},
		subs: {}
	});
	exports.defaultTemplates["line-by-line-file-diff"] = new Hogan.Template({
		code: function(c, p, i) {
			var t = this;
			t.b(i = i || "");
			t.b("<div id=\"");
			t.b(t.v(t.f("fileHtmlId", c, p, 0)));
			t.b("\" class=\"d2h-file-wrapper\" data-lang=\"");
			t.b(t.v(t.d("file.language", c, p, 0)));
			t.b("\">");
			t.b("\n" + i);
			t.b("    <div class=\"d2h-file-header\">");
			t.b("\n" + i);
			t.b("    ");
			t.b(t.t(t.f("filePath", c, p, 0)));
			t.b("\n" + i);
			t.b("    </div>");
			t.b("\n" + i);
			t.b("    <div class=\"d2h-file-diff\">");
			t.b("\n" + i);
			t.b("        <div class=\"d2h-code-wrapper\">");
			t.b("\n" + i);
			t.b("            <table class=\"d2h-diff-table\">");
			t.b("\n" + i);
			t.b("                <tbody class=\"d2h-diff-tbody\">");
			t.b("\n" + i);
			t.b("                ");
			t.b(t.t(t.f("diffs", c, p, 0)));
			t.b("\n" + i);
			t.b("                </tbody>");
			t.b("\n" + i);
			t.b("            </table>");
			t.b("\n" + i);
			t.b("        </div>");
			t.b("\n" + i);
			t.b("    </div>");
			t.b("\n" + i);
			t.b("</div>");
			return t.fl();
		},
		partials: {},
		subs: {}
	});
	exports.defaultTemplates["line-by-line-numbers"] = new Hogan.Template({
		code: function(c, p, i) {
			var t = this;
			t.b(i = i || "");
			t.b("<div class=\"line-num1\">");
			t.b(t.v(t.f("oldNumber", c, p, 0)));
			t.b("</div>");
			t.b("\n" + i);
			t.b("<div class=\"line-num2\">");
			t.b(t.v(t.f("newNumber", c, p, 0)));
			t.b("</div>");
			return t.fl();
		},
		partials: {},
		subs: {}
	});
	exports.defaultTemplates["side-by-side-file-diff"] = new Hogan.Template({
		code: function(c, p, i) {
			var t = this;
			t.b(i = i || "");
			t.b("<div id=\"");
			t.b(t.v(t.f("fileHtmlId", c, p, 0)));
			t.b("\" class=\"d2h-file-wrapper\" data-lang=\"");
			t.b(t.v(t.d("file.language", c, p, 0)));
			t.b("\">");
			t.b("\n" + i);
			t.b("    <div class=\"d2h-file-header\">");
			t.b("\n" + i);
			t.b("      ");
			t.b(t.t(t.f("filePath", c, p, 0)));
			t.b("\n" + i);
			t.b("    </div>");
			t.b("\n" + i);
			t.b("    <div class=\"d2h-files-diff\">");
			t.b("\n" + i);
			t.b("        <div class=\"d2h-file-side-diff\">");
			t.b("\n" + i);
			t.b("            <div class=\"d2h-code-wrapper\">");
			t.b("\n" + i);
			t.b("                <table class=\"d2h-diff-table\">");
			t.b("\n" + i);
			t.b("                    <tbody class=\"d2h-diff-tbody\">");
			t.b("\n" + i);
			t.b("                    ");
			t.b(t.t(t.d("diffs.left", c, p, 0)));
			t.b("\n" + i);
			t.b("                    </tbody>");
			t.b("\n" + i);
			t.b("                </table>");
			t.b("\n" + i);
			t.b("            </div>");
			t.b("\n" + i);
			t.b("        </div>");
			t.b("\n" + i);
			t.b("        <div class=\"d2h-file-side-diff\">");
			t.b("\n" + i);
			t.b("            <div class=\"d2h-code-wrapper\">");
			t.b("\n" + i);
			t.b("                <table class=\"d2h-diff-table\">");
			t.b("\n" + i);
			t.b("                    <tbody class=\"d2h-diff-tbody\">");
			t.b("\n" + i);
			t.b("                    ");
			t.b(t.t(t.d("diffs.right", c, p, 0)));
			t.b("\n" + i);
			t.b("                    </tbody>");
			t.b("\n" + i);
			t.b("                </table>");
			t.b("\n" + i);
			t.b("            </div>");
			t.b("\n" + i);
			t.b("        </div>");
			t.b("\n" + i);
			t.b("    </div>");
			t.b("\n" + i);
			t.b("</div>");
			return t.fl();
		},
		partials: {},
		subs: {}
	});
	exports.defaultTemplates["tag-file-added"] = new Hogan.Template({
		code: function(c, p, i) {
			var t = this;
			t.b(i = i || "");
			t.b("<span class=\"d2h-tag d2h-added d2h-added-tag\">ADDED</span>");
			return t.fl();
		},
		partials: {},
		subs: {}
	});
	exports.defaultTemplates["tag-file-changed"] = new Hogan.Template({
		code: function(c, p, i) {
			var t = this;
			t.b(i = i || "");
			t.b("<span class=\"d2h-tag d2h-changed d2h-changed-tag\">CHANGED</span>");
			return t.fl();
		},
		partials: {},
		subs: {}
	});
	exports.defaultTemplates["tag-file-deleted"] = new Hogan.Template({
		code: function(c, p, i) {
			var t = this;
			t.b(i = i || "");
			t.b("<span class=\"d2h-tag d2h-deleted d2h-deleted-tag\">DELETED</span>");
			return t.fl();
		},
		partials: {},
		subs: {}
	});
	exports.defaultTemplates["tag-file-renamed"] = new Hogan.Template({
		code: function(c, p, i) {
			var t = this;
			t.b(i = i || "");
			t.b("<span class=\"d2h-tag d2h-moved d2h-moved-tag\">RENAMED</span>");
			return t.fl();
		},
		partials: {},
		subs: {}
	});
}));
// node_modules/diff2html/lib/hoganjs-utils.js
var require_hoganjs_utils = /* @__PURE__ */ __commonJSMin(((exports, module, this$2) => {
	var __createBinding = this$2 && this$2.__createBinding || (Object.create ? (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		var desc = Object.getOwnPropertyDescriptor(m, k);
		if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) desc = {
			enumerable: true,
			get: function() {
				return m[k];
			}
		};
		Object.defineProperty(o, k2, desc);
	}) : (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		o[k2] = m[k];
	}));
	var __setModuleDefault = this$2 && this$2.__setModuleDefault || (Object.create ? (function(o, v) {
		Object.defineProperty(o, "default", {
			enumerable: true,
			value: v
		});
	}) : function(o, v) {
		o["default"] = v;
	});
	var __importStar = this$2 && this$2.__importStar || (function() {
		var ownKeys = function(o) {
			ownKeys = Object.getOwnPropertyNames || function(o) {
				var ar = [];
				for (var k in o) if (Object.prototype.hasOwnProperty.call(o, k)) ar[ar.length] = k;
				return ar;
			};
			return ownKeys(o);
		};
		return function(mod) {
			if (mod && mod.__esModule) return mod;
			var result = {};
			if (mod != null) {
				for (var k = ownKeys(mod), i = 0; i < k.length; i++) if (k[i] !== "default") __createBinding(result, mod, k[i]);
			}
			__setModuleDefault(result, mod);
			return result;
		};
	})();
	Object.defineProperty(exports, "__esModule", { value: true });
	const Hogan = __importStar(require_hogan());
	const diff2html_templates_1 = require_diff2html_templates();
	var HoganJsUtils = class {
		constructor({ compiledTemplates = {}, rawTemplates = {} }) {
			const compiledRawTemplates = Object.entries(rawTemplates).reduce((previousTemplates, [name, templateString]) => {
				const compiledTemplate = Hogan.compile(templateString, { asString: false });
				return Object.assign(Object.assign({}, previousTemplates), { [name]: compiledTemplate });
			}, {});
			this.preCompiledTemplates = Object.assign(Object.assign(Object.assign({}, diff2html_templates_1.defaultTemplates), compiledTemplates), compiledRawTemplates);
		}
		static compile(templateString) {
			return Hogan.compile(templateString, { asString: false });
		}
		render(namespace, view, params, partials, indent) {
			const templateKey = this.templateKey(namespace, view);
			try {
				return this.preCompiledTemplates[templateKey].render(params, partials, indent);
			} catch (_e) {
				throw new Error(`Could not find template to render '${templateKey}'`);
			}
		}
		template(namespace, view) {
			return this.preCompiledTemplates[this.templateKey(namespace, view)];
		}
		templateKey(namespace, view) {
			return `${namespace}-${view}`;
		}
	};
	exports.default = HoganJsUtils;
}));
// src/report/html/diff.ts
var import_diff2html = (/* @__PURE__ */ __commonJSMin(((exports, module, this$1) => {
	var __createBinding = this$1 && this$1.__createBinding || (Object.create ? (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		var desc = Object.getOwnPropertyDescriptor(m, k);
		if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) desc = {
			enumerable: true,
			get: function() {
				return m[k];
			}
		};
		Object.defineProperty(o, k2, desc);
	}) : (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		o[k2] = m[k];
	}));
	var __setModuleDefault = this$1 && this$1.__setModuleDefault || (Object.create ? (function(o, v) {
		Object.defineProperty(o, "default", {
			enumerable: true,
			value: v
		});
	}) : function(o, v) {
		o["default"] = v;
	});
	var __importStar = this$1 && this$1.__importStar || (function() {
		var ownKeys = function(o) {
			ownKeys = Object.getOwnPropertyNames || function(o) {
				var ar = [];
				for (var k in o) if (Object.prototype.hasOwnProperty.call(o, k)) ar[ar.length] = k;
				return ar;
			};
			return ownKeys(o);
		};
		return function(mod) {
			if (mod && mod.__esModule) return mod;
			var result = {};
			if (mod != null) {
				for (var k = ownKeys(mod), i = 0; i < k.length; i++) if (k[i] !== "default") __createBinding(result, mod, k[i]);
			}
			__setModuleDefault(result, mod);
			return result;
		};
	})();
	var __importDefault = this$1 && this$1.__importDefault || function(mod) {
		return mod && mod.__esModule ? mod : { "default": mod };
	};
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.defaultDiff2HtmlConfig = void 0;
	exports.parse = parse;
	exports.html = html;
	const DiffParser = __importStar(require_diff_parser());
	const file_list_renderer_1 = require_file_list_renderer();
	const line_by_line_renderer_1 = __importStar(require_line_by_line_renderer());
	const side_by_side_renderer_1 = __importStar(require_side_by_side_renderer());
	const types_1 = require_types();
	const hoganjs_utils_1 = __importDefault(require_hoganjs_utils());
	exports.defaultDiff2HtmlConfig = Object.assign(Object.assign(Object.assign({}, line_by_line_renderer_1.defaultLineByLineRendererConfig), side_by_side_renderer_1.defaultSideBySideRendererConfig), {
		outputFormat: types_1.OutputFormatType.LINE_BY_LINE,
		drawFileList: true
	});
	function parse(diffInput, configuration = {}) {
		return DiffParser.parse(diffInput, Object.assign(Object.assign({}, exports.defaultDiff2HtmlConfig), configuration));
	}
	function html(diffInput, configuration = {}) {
		const config = Object.assign(Object.assign({}, exports.defaultDiff2HtmlConfig), configuration);
		const diffJson = typeof diffInput === "string" ? DiffParser.parse(diffInput, config) : diffInput;
		const hoganUtils = new hoganjs_utils_1.default(config);
		const { colorScheme } = config;
		const fileListRendererConfig = { colorScheme };
		return (config.drawFileList ? new file_list_renderer_1.FileListRenderer(hoganUtils, fileListRendererConfig).render(diffJson) : "") + (config.outputFormat === "side-by-side" ? new side_by_side_renderer_1.default(hoganUtils, config).render(diffJson) : new line_by_line_renderer_1.default(hoganUtils, config).render(diffJson));
	}
})))();
/** Beyond it a diff is not shown line by line: a vendored folder would make the page useless. */
const maxDiffChars = 15e5;
/** Finding the changed words of a line costs the square of the block's length. */
const maxCharsForWords = 2e5;
/** What the run made of the base, as far as it has come: open, unless it is long. `undefined`: nothing of it is kept. */
function finalDiff(text, goesOn) {
	if (text === void 0) return html`<p>${goesOn ? "There is no commit yet." : "No change is recorded."}</p>`;
	if (text.trim() === "") return html`<p>Nothing was changed.</p>`;
	const lines = (text.match(/^[+-](?![+-]{2} )/gm) ?? []).length;
	return diffView("diff-final", "Changes since the base", text, lines <= maxOpenLines);
}
/** More changed lines are folded: what stands below the change would be out of sight. */
const maxOpenLines = 300;
/** Both views of an attempt's change: since the attempt before, and since the base. */
function diffs(diff, previous, isFinal) {
	if (diff === void 0) return html``;
	const { attempt, sincePrevious, sinceBase } = diff;
	const same = sincePrevious === sinceBase;
	return html`${same ? "" : diffView(`diff-${attempt}`, `Changes since ${previous}`, sincePrevious)}
${isFinal ? html`<p><a href="#diff">All changes since the base</a></p>` : diffView(same ? `diff-${attempt}` : `diff-${attempt}-base`, "Changes since the base", sinceBase)}`;
}
function diffView(id, title, text, open = false) {
	const files = text.trim() === "" ? 0 : (text.match(/^diff --git /gm) ?? []).length;
	return html`<details class="diff" id="${id}"${open ? raw(" open") : ""}><summary>${title} <small>${files === 1 ? "1 file" : `${files} files`}</small></summary>
${files === 0 ? html`<p>Nothing changed.</p>` : diffBody(text)}</details>`;
}
function diffBody(text) {
	if (text.length > maxDiffChars) return html`<p>${text.length} characters: too long to show here.</p>`;
	const words = text.length <= maxCharsForWords;
	const page = (0, import_diff2html.html)((0, import_diff2html.parse)(visible(text)), {
		outputFormat: "line-by-line",
		drawFileList: false,
		matching: words ? "words" : "none",
		matchingMaxComparisons: 500,
		maxLineLengthHighlight: words ? 2e3 : 0,
		diffStyle: "word",
		rawTemplates: {
			"line-by-line-file-diff": fileTemplate,
			"generic-file-path": "{{fileDiffName}}"
		}
	});
	return html`${raw(page)}`;
}
/** Without diff2html's "viewed" boxes and icons, which need its script; a file folds by itself. */
const fileTemplate = `<details class="file" open><summary>{{{filePath}}}</summary>
<div class="d2h-file-diff" tabindex="0" role="group" aria-label="Diff"><table class="d2h-diff-table"><tbody>{{{diffs}}}</tbody></table></div></details>`;
// src/report/html/proof.ts
/** The proofs of a green attempt: the line, and each edit with what its test said to it. */
/** `logs` are those that the page shows, for a link to what a run printed. */
function proofView(proof, logs, outcome) {
	if (proof === void 0) return "";
	const kind = {
		proved: "good",
		disproved: "bad",
		unproved: "none"
	}[proof.result];
	const took = proofTimeWords(proof);
	const output = outputOf(logs);
	const ran = [["the sources alone", proof.sources?.logPath], ["the new tests without the change", proof.counter?.logPath]].flatMap(([what, path]) => path === void 0 ? [] : [html`<li>${what}${output(path)}</li>`]);
	return html`<p class="since ${kind}"><strong>${proofTitle(proof, outcome)}:</strong> ${visible(proofLine(proof))}${took === "" ? "" : html` <small>(${took})</small>`}</p>
${proof.edits.length + ran.length === 0 ? "" : html`<details class="proof"><summary>${proof.edits.length === 1 ? "1 edit" : `${proof.edits.length} edits`}</summary>
<ul>${ran}${proof.edits.map((edit) => editView(edit, output))}</ul></details>`}`;
}
/** A link where the page has the log, else its place in the run's folder. */
function outputOf(logs) {
	return (logPath) => {
		if (logPath === void 0) return "";
		const index = logs.findIndex(({ path }) => path === logPath);
		return index === -1 ? html` <small>${visible(logPath)}</small>` : html` \u00b7 <a href="#log-${index + 1}">output</a>`;
	};
}
function editView({ path, line, test, kind, before, after, outcome, logPath }, output) {
	const what = kind === "fail" ? html`a failure at its start` : html`<code>${visible(before)}</code> \u2192 <code>${visible(after)}</code>`;
	return html`<li><strong>${words[outcome]}</strong> <code>${visible(path)}:${line}</code> ${test === void 0 ? "" : visible(test)}: ${what}${output(logPath)}</li>`;
}
const words = {
	rang: "red",
	silent: "stayed green",
	unusable: "says nothing",
	kept: "same value, green"
};
// src/report/html/attempt.ts
/** One attempt: what was tried, what failed, what changed since the one before. */
function attempts(input) {
	const { run } = input;
	if (run.attempts.length === 0) return html`<p>The agent ${goesOn(input) ? "has not been started yet" : "was not started"}.</p>${proofView(run.baseline?.proof, input.logs, run.outcome)}`;
	return html`${run.attempts.map((attempt, index) => attemptView(input, attempt, run.attempts[index - 1]))}`;
}
/** Of the attempt whose tree was pushed at the end; of the last one before that. */
function finalDiffOf({ run, diffs: all }) {
	const pushed = run.attempts.findLast(({ checkpoint }) => checkpoint?.tree === run.pushedTree);
	return all.find(({ attempt }) => attempt === pushed?.name.number) ?? all.at(-1);
}
/** `\u2713 215 passed`, `\u2717 1 failed, 214 passed`, `no change`. */
function attemptResult({ run, interrupted }, attempt) {
	const { verification, noProgress, stop } = attempt;
	if (verification !== void 0) {
		const { mark, words } = judgedResult(attempt, verification);
		return {
			mark,
			words,
			kind: {
				"\u2713": "good",
				"\u2717": "bad",
				"\u2013": "none"
			}[mark]
		};
	}
	if (goesOn({
		run,
		interrupted
	}) && noProgress === void 0 && attempt === run.attempts.at(-1)) return {
		mark: "\u2026",
		words: doingWords(run),
		kind: "none"
	};
	return {
		mark: "\u2013",
		words: noProgress ?? stop?.detail ?? "not verified",
		kind: "none"
	};
}
function attemptView(input, attempt, previous) {
	const { run } = input;
	const { number } = attempt.name;
	const result = attemptResult(input, attempt);
	const diff = input.diffs.find((one) => one.attempt === number);
	const logIndex = input.logs.findIndex((log) => log.attempt === number);
	const best = run.bestAttempt === number && run.attempts.length > 1 ? html` <span class="tag">closest</span>` : "";
	return html`<article class="attempt ${result.kind}" id="attempt-${number}" aria-labelledby="attempt-${number}-title">
<h3 id="attempt-${number}-title"><span class="mark">${result.mark}</span> ${number}. ${attempt.label}${best} <small>${visible(result.words)}</small></h3>
<p class="facts">${attemptChangeWords(attempt, run)}${commit(attempt)} \u00b7 ${attemptTime(input, attempt)} \u00b7 ${costWords(attempt.costUsd)} \u00b7
${attempt.turns === 1 ? "1 turn" : `${attempt.turns} turns`}${logIndex === -1 ? "" : html` \u00b7 <a href="#log-${logIndex + 1}">log</a>`}
 \u00b7 <a href="#talk-${number}">conversation</a></p>
${attempt.reason === void 0 ? "" : html`<p>Why again: ${visible(attempt.reason)}</p>`}
${attempt.summary === "" ? "" : html`<div class="said">${markdown(attempt.summary)}</div>`}
${attempt.verification === void 0 ? "" : verificationView(attempt.verification, input.logs, run.outcome)}
${paths(attempt)}
${diffs(diff, previous === void 0 ? "the run began" : `attempt ${previous.name.number}`, diff === finalDiffOf(input))}
</article>`;
}
function commit({ checkpoint }) {
	return checkpoint?.commit === void 0 ? "" : html` \u00b7 <code>${checkpoint.commit.slice(0, 7)}</code>`;
}
function verificationView(verification, logs, outcome) {
	const { sinceLast, failures, flaky = [], tampering = [], second, notes } = verification;
	return html`${changes("Fixed", "good", sinceLast?.fixed)}${changes("Deleted or skipped", "bad", sinceLast?.gone)}${changes("Still failing", "bad", sinceLast?.stillFailing)}
${changes("Newly broken", "bad", sinceLast?.newlyBroken)}
${failures.length === 0 ? "" : html`<h4>What failed</h4><ol class="failures">${failures.map(failureView)}</ol>`}
${tampering.length === 0 ? "" : html`<h4>Changes to the tests</h4><ul>${tampering.map(({ path, line, message, severity }) => html`<li><strong>${severity === "weakens" ? "weakens" : "to review"}</strong> <code>${visible(path)}${line === void 0 ? "" : `:${line}`}</code> ${visible(message)}</li>`)}</ul>`}
${changes("Passed on a second try", "none", flaky)}${changes("Base tests still red", "bad", second?.bent)}
${changes("Base tests as red as before, of which the story speaks", "bad", second?.unmet)}
${changes("Base tests that the change broke", "bad", second?.changedBehaviour)}
${proofView(verification.proof, logs, outcome)}
${notes.map((note) => html`<p>${visible(note)}</p>`)}
${failures.length === 0 && verification.result !== "passed" && verification.output !== "" ? html`<pre tabindex="0" class="output">${visible(verification.output)}</pre>` : ""}`;
}
function failureView({ name, file, line, message, expected, actual }) {
	const place = file === void 0 ? "" : html` <code>${visible(file)}${line === void 0 ? "" : `:${line}`}</code>`;
	return html`<li><strong>${visible(name)}</strong>${place}
${message === void 0 ? "" : html`<pre tabindex="0">${visible(message)}</pre>`}
${expected === void 0 && actual === void 0 ? "" : html`<dl class="compare"><dt>expected</dt><dd><code>${visible(expected ?? "\u2013")}</code></dd><dt>actual</dt><dd><code>${visible(actual ?? "\u2013")}</code></dd></dl>`}</li>`;
}
function changes(title, kind, names = []) {
	if (names.length === 0) return "";
	return html`<p class="since ${kind}"><strong>${title}:</strong> ${names.map(visible).join("; ")}</p>`;
}
function paths({ checkpoint }) {
	if (checkpoint === void 0) return "";
	const { heldBack, dependencies = [] } = checkpoint;
	const held = html`<h4>Held back from the push</h4><ul>${heldBack.map(({ path, reason }) => html`<li><code>${visible(path)}</code> ${visible(reason)}</li>`)}</ul>`;
	const changed = html`<h4>Changed dependencies</h4><ul>${dependencies.map((line) => html`<li><code>${visible(line)}</code></li>`)}</ul>`;
	return html`${heldBack.length === 0 ? "" : held}${dependencies.length === 0 ? "" : changed}`;
}
/** Of the attempt that goes on, its tests included, the time since it began. */
function attemptTime(input, attempt) {
	return attempt.verification === void 0 && attempt.noProgress === void 0 && goesOn(input) && attempt === input.run.attempts.at(-1) ? moving(attempt.startedAt) : durationWords(attemptMs(attempt));
}
/** The attempts as a table: the overview that links to each. */
function attemptTable(input) {
	const { run } = input;
	return html`<div class="scroll" tabindex="0" role="group" aria-label="Attempts"><table class="rows stack"><caption class="hidden">Attempts</caption>
<thead><tr><th scope="col">#</th><th scope="col">Attempt</th><th scope="col">Change</th><th scope="col">Result</th><th scope="col">Time</th><th scope="col">Cost</th></tr></thead>
<tbody>${run.attempts.map((attempt) => {
		const { mark, words, kind } = attemptResult(input, attempt);
		const { number } = attempt.name;
		return html`<tr class="${kind}"><td class="place">${number}</td><th scope="row"><a href="#attempt-${number}">${attempt.label}</a></th>
<td>${attemptChangeWords(attempt, run)}</td><td><span class="mark">${mark}</span> ${visible(words)}</td>
<td>${attemptTime(input, attempt)}</td><td>${costWords(attempt.costUsd)}</td></tr>`;
	})}</tbody></table></div>`;
}
// src/report/html/conversation.ts
/** The conversation with the model, in order: prompts, turns, tool calls and their results, waits. */
/** Beyond it one text is cut in the page: a tool's result is for looking, the whole is in the record. */
const maxTextChars = 2e4;
function conversation(input) {
	const { run, events } = input;
	const parts = byAttempt(events);
	if (parts.size === 0) return goesOn(input) ? html`<p>Nothing has been said yet: it is shown here as it happens.</p>` : html`<p>No conversation was recorded.</p>`;
	return html`${[...parts].map(([attempt, said]) => {
		const label = run.attempts.find(({ name }) => name.number === attempt)?.label;
		const title = attempt === "review" ? "Review" : `Attempt ${attempt}${label === void 0 ? "" : `: ${label}`}`;
		return html`<details class="talk" id="talk-${attempt}"><summary>${title} <small>${said.length === 1 ? "1 entry" : `${said.length} entries`}</small></summary>
<ol>${said.map(entry)}</ol></details>`;
	})}`;
}
/** Waits name no attempt: they belong to what is going on when they happen. */
function byAttempt(events) {
	const parts = /* @__PURE__ */ new Map();
	let current = 1;
	for (const event of events) {
		if (event.type === "attempt-started") current = event.attempt.number;
		if (event.type === "review-started") current = "review";
		if (!isSaid(event)) continue;
		const part = event.type === "waiting" ? current : event.attempt;
		parts.set(part, [...parts.get(part) ?? [], event]);
	}
	return parts;
}
function isSaid(event) {
	return [
		"prompt-sent",
		"turn-finished",
		"tool-finished",
		"waiting"
	].includes(event.type);
}
function entry(event) {
	switch (event.type) {
		case "prompt-sent": return html`<li class="prompt"><h3>Redgreen</h3><pre tabindex="0">${cut(event.text)}</pre></li>`;
		case "turn-finished": {
			const { text, model, usage, costUsd, durationMs, stopReason, requestId } = event;
			return html`<li class="turn"><h3>${visible(model)} <small>${durationWords(durationMs)} \u00b7 ${usage.inputTokens + usage.cacheReadTokens + usage.cacheWriteTokens} in, ${usage.outputTokens} out \u00b7 ${costWords(costUsd)} \u00b7 ${visible(stopReason)}${requestId === void 0 ? "" : ` \u00b7 ${visible(requestId)}`}</small></h3>
${text === "" ? "" : html`<div class="said">${markdown(text)}</div>`}</li>`;
		}
		case "tool-finished": {
			const { tool, input, result, isError, durationMs } = event;
			return html`<li class="tool ${isError ? "bad" : ""}"><details><summary><code>${visible(tool)}</code> <span class="hint">${visible(input.slice(0, 120))}</span> <small>${isError ? "error \u00b7 " : ""}${durationWords(durationMs)}</small></summary>
<pre tabindex="0">${cut(input)}</pre><pre tabindex="0">${cut(result)}</pre></details></li>`;
		}
		case "waiting": return html`<li class="wait">Waited ${durationWords(event.durationMs)}: ${visible(event.reason)}</li>`;
	}
}
function cut(text) {
	const left = text.length - maxTextChars;
	return left > 0 ? `${visible(text.slice(0, maxTextChars))}\n\u2026 ${left} characters left out of this page` : visible(text);
}
// node_modules/ansi_up/ansi_up.js
var __makeTemplateObject = function(cooked, raw) {
	if (Object.defineProperty) Object.defineProperty(cooked, "raw", { value: raw });
	else cooked.raw = raw;
	return cooked;
};
var PacketKind;
(function(PacketKind) {
	PacketKind[PacketKind["EOS"] = 0] = "EOS";
	PacketKind[PacketKind["Text"] = 1] = "Text";
	PacketKind[PacketKind["Incomplete"] = 2] = "Incomplete";
	PacketKind[PacketKind["ESC"] = 3] = "ESC";
	PacketKind[PacketKind["Unknown"] = 4] = "Unknown";
	PacketKind[PacketKind["SGR"] = 5] = "SGR";
	PacketKind[PacketKind["OSCURL"] = 6] = "OSCURL";
})(PacketKind || (PacketKind = {}));
var AnsiUp = class {
	constructor() {
		this.VERSION = "6.0.6";
		this.setup_palettes();
		this._use_classes = false;
		this.bold = false;
		this.faint = false;
		this.italic = false;
		this.underline = false;
		this.fg = this.bg = null;
		this._buffer = "";
		this._url_allowlist = {
			"http": 1,
			"https": 1
		};
		this._escape_html = true;
		this.boldStyle = "font-weight:bold";
		this.faintStyle = "opacity:0.7";
		this.italicStyle = "font-style:italic";
		this.underlineStyle = "text-decoration:underline";
	}
	set use_classes(arg) {
		this._use_classes = arg;
	}
	get use_classes() {
		return this._use_classes;
	}
	set url_allowlist(arg) {
		this._url_allowlist = arg;
	}
	get url_allowlist() {
		return this._url_allowlist;
	}
	set escape_html(arg) {
		this._escape_html = arg;
	}
	get escape_html() {
		return this._escape_html;
	}
	set boldStyle(arg) {
		this._boldStyle = arg;
	}
	get boldStyle() {
		return this._boldStyle;
	}
	set faintStyle(arg) {
		this._faintStyle = arg;
	}
	get faintStyle() {
		return this._faintStyle;
	}
	set italicStyle(arg) {
		this._italicStyle = arg;
	}
	get italicStyle() {
		return this._italicStyle;
	}
	set underlineStyle(arg) {
		this._underlineStyle = arg;
	}
	get underlineStyle() {
		return this._underlineStyle;
	}
	setup_palettes() {
		this.ansi_colors = [[
			{
				rgb: [
					0,
					0,
					0
				],
				class_name: "ansi-black"
			},
			{
				rgb: [
					187,
					0,
					0
				],
				class_name: "ansi-red"
			},
			{
				rgb: [
					0,
					187,
					0
				],
				class_name: "ansi-green"
			},
			{
				rgb: [
					187,
					187,
					0
				],
				class_name: "ansi-yellow"
			},
			{
				rgb: [
					0,
					0,
					187
				],
				class_name: "ansi-blue"
			},
			{
				rgb: [
					187,
					0,
					187
				],
				class_name: "ansi-magenta"
			},
			{
				rgb: [
					0,
					187,
					187
				],
				class_name: "ansi-cyan"
			},
			{
				rgb: [
					255,
					255,
					255
				],
				class_name: "ansi-white"
			}
		], [
			{
				rgb: [
					85,
					85,
					85
				],
				class_name: "ansi-bright-black"
			},
			{
				rgb: [
					255,
					85,
					85
				],
				class_name: "ansi-bright-red"
			},
			{
				rgb: [
					0,
					255,
					0
				],
				class_name: "ansi-bright-green"
			},
			{
				rgb: [
					255,
					255,
					85
				],
				class_name: "ansi-bright-yellow"
			},
			{
				rgb: [
					85,
					85,
					255
				],
				class_name: "ansi-bright-blue"
			},
			{
				rgb: [
					255,
					85,
					255
				],
				class_name: "ansi-bright-magenta"
			},
			{
				rgb: [
					85,
					255,
					255
				],
				class_name: "ansi-bright-cyan"
			},
			{
				rgb: [
					255,
					255,
					255
				],
				class_name: "ansi-bright-white"
			}
		]];
		this.palette_256 = [];
		this.ansi_colors.forEach((palette) => {
			palette.forEach((rec) => {
				this.palette_256.push(rec);
			});
		});
		let levels = [
			0,
			95,
			135,
			175,
			215,
			255
		];
		for (let r = 0; r < 6; ++r) for (let g = 0; g < 6; ++g) for (let b = 0; b < 6; ++b) {
			let col = {
				rgb: [
					levels[r],
					levels[g],
					levels[b]
				],
				class_name: "truecolor"
			};
			this.palette_256.push(col);
		}
		let grey_level = 8;
		for (let i = 0; i < 24; ++i, grey_level += 10) {
			let gry = {
				rgb: [
					grey_level,
					grey_level,
					grey_level
				],
				class_name: "truecolor"
			};
			this.palette_256.push(gry);
		}
	}
	escape_txt_for_html(txt) {
		if (!this._escape_html) return txt;
		return txt.replace(/[&<>"']/gm, (str) => {
			if (str === "&") return "&amp;";
			if (str === "<") return "&lt;";
			if (str === ">") return "&gt;";
			if (str === "\"") return "&quot;";
			if (str === "'") return "&#x27;";
		});
	}
	append_buffer(txt) {
		var str = this._buffer + txt;
		this._buffer = str;
	}
	get_next_packet() {
		var pkt = {
			kind: PacketKind.EOS,
			text: "",
			url: ""
		};
		var len = this._buffer.length;
		if (len == 0) return pkt;
		var pos = this._buffer.indexOf("\x1B");
		if (pos == -1) {
			pkt.kind = PacketKind.Text;
			pkt.text = this._buffer;
			this._buffer = "";
			return pkt;
		}
		if (pos > 0) {
			pkt.kind = PacketKind.Text;
			pkt.text = this._buffer.slice(0, pos);
			this._buffer = this._buffer.slice(pos);
			return pkt;
		}
		if (pos == 0) {
			if (len < 3) {
				pkt.kind = PacketKind.Incomplete;
				return pkt;
			}
			var next_char = this._buffer.charAt(1);
			if (next_char != "[" && next_char != "]" && next_char != "(") {
				pkt.kind = PacketKind.ESC;
				pkt.text = this._buffer.slice(0, 1);
				this._buffer = this._buffer.slice(1);
				return pkt;
			}
			if (next_char == "[") {
				if (!this._csi_regex) this._csi_regex = rgx(templateObject_1 || (templateObject_1 = __makeTemplateObject(["\n                        ^                           # beginning of line\n                                                    #\n                                                    # First attempt\n                        (?:                         # legal sequence\n                          \x1B[                      # CSI\n                          ([<-?]?)              # private-mode char\n                          ([d;]*)                    # any digits or semicolons\n                          ([ -/]?               # an intermediate modifier\n                          [@-~])                # the command\n                        )\n                        |                           # alternate (second attempt)\n                        (?:                         # illegal sequence\n                          \x1B[                      # CSI\n                          [ -~]*                # anything legal\n                          ([\0-:])              # anything illegal\n                        )\n                    "], ["\n                        ^                           # beginning of line\n                                                    #\n                                                    # First attempt\n                        (?:                         # legal sequence\n                          \\x1b\\[                      # CSI\n                          ([\\x3c-\\x3f]?)              # private-mode char\n                          ([\\d;]*)                    # any digits or semicolons\n                          ([\\x20-\\x2f]?               # an intermediate modifier\n                          [\\x40-\\x7e])                # the command\n                        )\n                        |                           # alternate (second attempt)\n                        (?:                         # illegal sequence\n                          \\x1b\\[                      # CSI\n                          [\\x20-\\x7e]*                # anything legal\n                          ([\\x00-\\x1f:])              # anything illegal\n                        )\n                    "])));
				let match = this._buffer.match(this._csi_regex);
				if (match === null) {
					pkt.kind = PacketKind.Incomplete;
					return pkt;
				}
				if (match[4]) {
					pkt.kind = PacketKind.ESC;
					pkt.text = this._buffer.slice(0, 1);
					this._buffer = this._buffer.slice(1);
					return pkt;
				}
				if (match[1] != "" || match[3] != "m") pkt.kind = PacketKind.Unknown;
				else pkt.kind = PacketKind.SGR;
				pkt.text = match[2];
				var rpos = match[0].length;
				this._buffer = this._buffer.slice(rpos);
				return pkt;
			} else if (next_char == "]") {
				if (len < 4) {
					pkt.kind = PacketKind.Incomplete;
					return pkt;
				}
				if (this._buffer.charAt(2) != "8" || this._buffer.charAt(3) != ";") {
					pkt.kind = PacketKind.ESC;
					pkt.text = this._buffer.slice(0, 1);
					this._buffer = this._buffer.slice(1);
					return pkt;
				}
				if (!this._osc_st) this._osc_st = rgxG(templateObject_2 || (templateObject_2 = __makeTemplateObject(["\n                        (?:                         # legal sequence\n                          (\x1B\\)                    # ESC                           |                           # alternate\n                          (\x07)                      # BEL (what xterm did)\n                        )\n                        |                           # alternate (second attempt)\n                        (                           # illegal sequence\n                          [\0-]                 # anything illegal\n                          |                           # alternate\n                          [\b-]                 # anything illegal\n                          |                           # alternate\n                          [-]                 # anything illegal\n                        )\n                    "], ["\n                        (?:                         # legal sequence\n                          (\\x1b\\\\)                    # ESC \\\n                          |                           # alternate\n                          (\\x07)                      # BEL (what xterm did)\n                        )\n                        |                           # alternate (second attempt)\n                        (                           # illegal sequence\n                          [\\x00-\\x06]                 # anything illegal\n                          |                           # alternate\n                          [\\x08-\\x1a]                 # anything illegal\n                          |                           # alternate\n                          [\\x1c-\\x1f]                 # anything illegal\n                        )\n                    "])));
				this._osc_st.lastIndex = 0;
				{
					let match = this._osc_st.exec(this._buffer);
					if (match === null) {
						pkt.kind = PacketKind.Incomplete;
						return pkt;
					}
					if (match[3]) {
						pkt.kind = PacketKind.ESC;
						pkt.text = this._buffer.slice(0, 1);
						this._buffer = this._buffer.slice(1);
						return pkt;
					}
				}
				{
					let match = this._osc_st.exec(this._buffer);
					if (match === null) {
						pkt.kind = PacketKind.Incomplete;
						return pkt;
					}
					if (match[3]) {
						pkt.kind = PacketKind.ESC;
						pkt.text = this._buffer.slice(0, 1);
						this._buffer = this._buffer.slice(1);
						return pkt;
					}
				}
				if (!this._osc_regex) this._osc_regex = rgx(templateObject_3 || (templateObject_3 = __makeTemplateObject(["\n                        ^                           # beginning of line\n                                                    #\n                        \x1B]8;                    # OSC Hyperlink\n                        [ -:<-~]*       # params (excluding ;)\n                        ;                           # end of params\n                        ([!-~]{0,512})        # URL capture\n                        (?:                         # ST\n                          (?:\x1B\\)                  # ESC                           |                           # alternate\n                          (?:\x07)                    # BEL (what xterm did)\n                        )\n                        ([ -~]+)              # TEXT capture\n                        \x1B]8;;                   # OSC Hyperlink End\n                        (?:                         # ST\n                          (?:\x1B\\)                  # ESC                           |                           # alternate\n                          (?:\x07)                    # BEL (what xterm did)\n                        )\n                    "], ["\n                        ^                           # beginning of line\n                                                    #\n                        \\x1b\\]8;                    # OSC Hyperlink\n                        [\\x20-\\x3a\\x3c-\\x7e]*       # params (excluding ;)\n                        ;                           # end of params\n                        ([\\x21-\\x7e]{0,512})        # URL capture\n                        (?:                         # ST\n                          (?:\\x1b\\\\)                  # ESC \\\n                          |                           # alternate\n                          (?:\\x07)                    # BEL (what xterm did)\n                        )\n                        ([\\x20-\\x7e]+)              # TEXT capture\n                        \\x1b\\]8;;                   # OSC Hyperlink End\n                        (?:                         # ST\n                          (?:\\x1b\\\\)                  # ESC \\\n                          |                           # alternate\n                          (?:\\x07)                    # BEL (what xterm did)\n                        )\n                    "])));
				let match = this._buffer.match(this._osc_regex);
				if (match === null) {
					pkt.kind = PacketKind.ESC;
					pkt.text = this._buffer.slice(0, 1);
					this._buffer = this._buffer.slice(1);
					return pkt;
				}
				pkt.kind = PacketKind.OSCURL;
				pkt.url = match[1];
				pkt.text = match[2];
				var rpos = match[0].length;
				this._buffer = this._buffer.slice(rpos);
				return pkt;
			} else if (next_char == "(") {
				pkt.kind = PacketKind.Unknown;
				this._buffer = this._buffer.slice(3);
				return pkt;
			}
		}
	}
	ansi_to_html(txt) {
		this.append_buffer(txt);
		var blocks = [];
		while (true) {
			var packet = this.get_next_packet();
			if (packet.kind == PacketKind.EOS || packet.kind == PacketKind.Incomplete) break;
			if (packet.kind == PacketKind.ESC || packet.kind == PacketKind.Unknown) continue;
			if (packet.kind == PacketKind.Text) blocks.push(this.transform_to_html(this.with_state(packet)));
			else if (packet.kind == PacketKind.SGR) this.process_ansi(packet);
			else if (packet.kind == PacketKind.OSCURL) blocks.push(this.process_hyperlink(packet));
		}
		return blocks.join("");
	}
	with_state(pkt) {
		return {
			bold: this.bold,
			faint: this.faint,
			italic: this.italic,
			underline: this.underline,
			fg: this.fg,
			bg: this.bg,
			text: pkt.text
		};
	}
	process_ansi(pkt) {
		let sgr_cmds = pkt.text.split(";");
		while (sgr_cmds.length > 0) {
			let sgr_cmd_str = sgr_cmds.shift();
			let num = parseInt(sgr_cmd_str, 10);
			if (isNaN(num) || num === 0) {
				this.fg = null;
				this.bg = null;
				this.bold = false;
				this.faint = false;
				this.italic = false;
				this.underline = false;
			} else if (num === 1) this.bold = true;
			else if (num === 2) this.faint = true;
			else if (num === 3) this.italic = true;
			else if (num === 4) this.underline = true;
			else if (num === 21) this.bold = false;
			else if (num === 22) {
				this.faint = false;
				this.bold = false;
			} else if (num === 23) this.italic = false;
			else if (num === 24) this.underline = false;
			else if (num === 39) this.fg = null;
			else if (num === 49) this.bg = null;
			else if (num >= 30 && num < 38) this.fg = this.ansi_colors[0][num - 30];
			else if (num >= 40 && num < 48) this.bg = this.ansi_colors[0][num - 40];
			else if (num >= 90 && num < 98) this.fg = this.ansi_colors[1][num - 90];
			else if (num >= 100 && num < 108) this.bg = this.ansi_colors[1][num - 100];
			else if (num === 38 || num === 48) {
				if (sgr_cmds.length > 0) {
					let is_foreground = num === 38;
					let mode_cmd = sgr_cmds.shift();
					if (mode_cmd === "5" && sgr_cmds.length > 0) {
						let palette_index = parseInt(sgr_cmds.shift(), 10);
						if (palette_index >= 0 && palette_index <= 255) {
							if (is_foreground) this.fg = this.palette_256[palette_index];
							else this.bg = this.palette_256[palette_index];
						}
					}
					if (mode_cmd === "2" && sgr_cmds.length > 2) {
						let r = parseInt(sgr_cmds.shift(), 10);
						let g = parseInt(sgr_cmds.shift(), 10);
						let b = parseInt(sgr_cmds.shift(), 10);
						if (r >= 0 && r <= 255 && g >= 0 && g <= 255 && b >= 0 && b <= 255) {
							let c = {
								rgb: [
									r,
									g,
									b
								],
								class_name: "truecolor"
							};
							if (is_foreground) this.fg = c;
							else this.bg = c;
						}
					}
				}
			}
		}
	}
	transform_to_html(fragment) {
		let txt = fragment.text;
		if (txt.length === 0) return txt;
		txt = this.escape_txt_for_html(txt);
		if (!fragment.bold && !fragment.italic && !fragment.faint && !fragment.underline && fragment.fg === null && fragment.bg === null) return txt;
		let styles = [];
		let classes = [];
		let fg = fragment.fg;
		let bg = fragment.bg;
		if (fragment.bold) styles.push(this._boldStyle);
		if (fragment.faint) styles.push(this._faintStyle);
		if (fragment.italic) styles.push(this._italicStyle);
		if (fragment.underline) styles.push(this._underlineStyle);
		if (!this._use_classes) {
			if (fg) styles.push(`color:rgb(${fg.rgb.join(",")})`);
			if (bg) styles.push(`background-color:rgb(${bg.rgb})`);
		} else {
			if (fg) {
				if (fg.class_name !== "truecolor") classes.push(`${fg.class_name}-fg`);
				else styles.push(`color:rgb(${fg.rgb.join(",")})`);
			}
			if (bg) {
				if (bg.class_name !== "truecolor") classes.push(`${bg.class_name}-bg`);
				else styles.push(`background-color:rgb(${bg.rgb.join(",")})`);
			}
		}
		let class_string = "";
		let style_string = "";
		if (classes.length) class_string = ` class="${classes.join(" ")}"`;
		if (styles.length) style_string = ` style="${styles.join(";")}"`;
		return `<span${style_string}${class_string}>${txt}</span>`;
	}
	process_hyperlink(pkt) {
		let parts = pkt.url.split(":");
		if (parts.length < 1) return "";
		if (!this._url_allowlist[parts[0]]) return "";
		return `<a href="${this.escape_txt_for_html(pkt.url)}">${this.escape_txt_for_html(pkt.text)}</a>`;
	}
};
function rgx(tmplObj, ...subst) {
	let txt2 = tmplObj.raw[0].replace(/^\s+|\s+\n|\s*#[\s\S]*?\n|\n/gm, "");
	return new RegExp(txt2);
}
function rgxG(tmplObj, ...subst) {
	let txt2 = tmplObj.raw[0].replace(/^\s+|\s+\n|\s*#[\s\S]*?\n|\n/gm, "");
	return new RegExp(txt2, "g");
}
var templateObject_1;
var templateObject_2;
var templateObject_3;
// src/report/html/log.ts
/**
* Logs with their colours. Each line is an anchor, and lines come in chunks that the browser lays out only when they are
* near the screen: 10 MB stay usable, and find-in-page and links to a line work without a script.
*/
const linesOfChunk = 200;
/** Of all logs together; of a longer one the head and the tail are shown, and the rest is said to be left out. */
const logBudgetChars = 24e6;
function logs(all, goesOn) {
	if (all.length === 0) return html`<p>${goesOn ? "There is no log yet." : "No log is kept here."}</p>`;
	const share = Math.floor(logBudgetChars / all.length);
	return html`${all.map((log, index) => logView(log, `log-${index + 1}`, share))}`;
}
function logView(log, id, maxChars) {
	const lines = shortened(log.text, maxChars).split("\n");
	if (lines.at(-1) === "") lines.pop();
	const first = firstError(lines, log.failures);
	return html`<details class="log" id="${id}" ${log.attempt === void 0 ? "" : raw(`data-attempt="${log.attempt}"`)}>
<summary>${visible(log.title)} <small>${lines.length === 1 ? "1 line" : `${lines.length} lines`} \u00b7 ${visible(log.path)}</small></summary>
${first === void 0 ? "" : html`<p class="jump"><a class="first-error" href="#${id}.${first}">First error: line ${first}</a></p>`}
<div class="lines" tabindex="0" role="region" aria-label="Log: ${visible(log.title)}">${raw(chunks(lines, id).join(""))}</div>
</details>`;
}
function chunks(lines, id) {
	const toHtml = colours(lines);
	const parts = [];
	for (let from = 0; from < lines.length; from += linesOfChunk) {
		const chunk = lines.slice(from, from + linesOfChunk).map((line, index) => {
			const number = from + index + 1;
			return `<a id="${id}.${number}" href="#${id}.${number}" data-n="${number}" tabindex="-1"></a>${toHtml(line)}\n`;
		});
		parts.push(`<pre class="chunk" style="--n:${chunk.length}">${chunk.join("")}</pre>`);
	}
	return parts;
}
/** Titles, links and clipboard writes that a terminal would act on: not shown at all. */
const terminalCommands = /\x1b[\]P^_X][^\x07\x1b]*(?:\x07|\x1b\\|$)/g;
/** One line to HTML. Colours carry over from line to line, as on a terminal; a log without any is only encoded. */
function colours(lines) {
	if (!lines.some((line) => line.includes("\x1B"))) return (line) => encode(visible(overwritten(line)));
	const ansi = new AnsiUp();
	ansi.use_classes = true;
	ansi.url_allowlist = {};
	return (line) => {
		const shown = overwritten(line.replace(terminalCommands, "")).replace(/\x1b(?!\[)/g, "\u241b");
		return visible(ansi.ansi_to_html(shown));
	};
}
/** A progress bar redraws its line after `\r`: what would be on the screen at the end. */
function overwritten(line) {
	if (!line.includes("\r")) return line;
	return line.replace(/\r+$/, "").split("\r").at(-1) ?? "";
}
function shortened(text, maxChars) {
	if (text.length <= maxChars) return text;
	const half = Math.floor(maxChars / 2);
	const head = text.slice(0, text.lastIndexOf("\n", half) + 1 || half);
	const tail = text.slice(text.indexOf("\n", text.length - half) + 1);
	return `${head}\u2026 ${text.length - head.length - tail.length} characters left out of this page \u2026\n${tail}`;
}
/** How runners and compilers begin a line about something that failed. */
const errorLine = /^\s*(?:not ok\b|[\u2716\u2717\u00d7\u2715\u2a2f]\s|\u25cf\s|FAIL(?:ED)?\b|--- FAIL|E {2,}|\d+\) |(?:\w+\.)*\w*(?:Error|Exception)\b|error(?:\[\w+\])?:|.*: error(?: \w+)?:|panic:|thread '.*' panicked|Traceback \(|npm (?:ERR!|error))/;
/** Number from 1 of the first line that tells of an error: one that names a failing test, else one that looks like it. */
function firstError(lines, failures) {
	const names = failures.map((name) => name.split(" \u203a ").at(-1) ?? name).filter((name) => name.length > 3);
	const bare = lines.map((line) => line.includes("\x1B") ? line.replace(/\x1b\[[\d;]*m/g, "") : line);
	const looks = bare.findIndex((line) => errorLine.test(line));
	const named = bare.findIndex((line) => errorLine.test(line) && names.some((name) => line.includes(name)));
	const found = named === -1 ? looks : named;
	return found === -1 ? void 0 : found + 1;
}
// src/report/html/overview.ts
/** The first screen: why the run ended and what to do, before any log. */
/** The outcome, or how it stands without one. */
function stateWord(run, interrupted = false) {
	return run.outcome ?? (interrupted ? "interrupted" : "running");
}
function runDuration({ startedAt, endedAt }, interruptedAt) {
	const end = endedAt ?? interruptedAt;
	return end === void 0 ? moving(startedAt) : durationWords(Date.parse(end) - Date.parse(startedAt));
}
/** An interrupted run came as far as its last event. */
function header({ run, events, interrupted = false }) {
	const interruptedAt = interrupted ? events.at(-1)?.at ?? run.startedAt : void 0;
	const { story, pullRequest } = run;
	const asked = link(story.url, story.issue === void 0 ? story.path ?? "story" : `#${story.issue}`);
	const ready = run.outcome === "passed" && !waitsForPerson(run);
	const draft = pullRequest?.draft === true && !ready ? " (draft)" : "";
	const request = pullRequest === void 0 ? "" : html` \u2192 ${link(pullRequest.url, `#${pullRequest.number}${draft}`)}`;
	const head = run.headSha === void 0 ? "" : html` @ <code>${run.headSha.slice(0, 7)}</code>`;
	return html`<p class="where">Redgreen \u00b7 ${visible(run.repository)} \u00b7 run ${run.id}</p>
<h1>${withCode(story.title)}</h1>
<p class="sum"><span class="badge ${outcomeKind(stateWord(run, interrupted))}">${stateWord(run, interrupted)}</span> ${attemptsWords(run.attemptCount)} \u00b7 ${runDuration(run, interruptedAt)} \u00b7 ${runCostWords(run)} \u00b7 ${asked}${request}
${run.branch === void 0 ? "" : html` \u00b7 <code>${visible(run.branch)}</code>${head}`}</p>`;
}
function baseOf({ base: { branch, commit }, trigger }) {
	const from = html`<code>${commit.slice(0, 7)}</code>`;
	return isOfPullRequest(trigger) ? html`${from} of the pull request, against <code>${visible(branch)}</code>` : html`<code>${visible(branch)}</code> @ ${from}`;
}
function facts(run) {
	const { commands, trigger, story } = run;
	const code = (text) => text === void 0 ? void 0 : html`<code>${visible(text)}</code>`;
	const given = [
		["Asked by", `${visible(trigger.actor ?? "the command line")} (${trigger.kind})`],
		["Hint", trigger.hint === void 0 ? void 0 : visible(trigger.hint)],
		["Started", html`<time datetime="${run.startedAt}">${run.startedAt.slice(0, 19).replace("T", " ")} UTC</time>`],
		["Base", baseOf(run)],
		["Mode", run.mode],
		["Retries", `at most ${run.maxIterations}`],
		["Model", visible(run.model)],
		["Sandbox", visible(run.sandbox)],
		["Setup", code(commands.setup)],
		["Build", code(commands.build)],
		["Tests", code(commands.test)],
		["Commands from", commands.because === void 0 ? void 0 : visible(commands.because)],
		["Continues run", code(run.parentRun)]
	].filter(([, value]) => value !== void 0);
	return html`<dl class="facts">${given.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>
${story.criteria.length === 0 ? "" : html`<h3>Acceptance criteria</h3><ul>${story.criteria.map((one) => html`<li>${visible(one)}</li>`)}</ul>`}`;
}
/** What was asked, as it stood when the run began. */
function storyView({ story }) {
	const { title, url, body = "", issue, path } = story;
	const from = html`<p class="dim">${issue === void 0 ? html`<code>${visible(path ?? "story")}</code>` : link(url, `#${issue}`)} as it stood when the run began: ${withCode(title)}</p>`;
	if (body.trim() === "") return html`${from}<p>No text beyond the title.</p>`;
	const said = html`<div class="said">${markdown(body)}</div>`;
	return body.length <= maxOpenChars ? html`${from}${said}` : html`${from}<details><summary>The text <small>${body.length} characters</small></summary>${said}</details>`;
}
const maxOpenChars = 3e3;
function why(run, interrupted = false, logs = []) {
	if (run.outcome === void 0 && interrupted) return html`<div class="why bad"><p class="headline">Interrupted: its process is gone</p><p>It was doing: ${visible(run.doing)}</p>
<p><strong>Next:</strong> ${withCode(afterInterruption(run))}</p></div>`;
	if (run.outcome === void 0) {
		const far = farWords(run).join(" \u00b7 ");
		return html`<div class="why running"><p aria-live="off"><strong>${visible(doingWords(run))}</strong> ${moving(run.doingSince)}</p>
<p aria-live="off">${far === "" ? "" : html`${far} \u00b7 `}The run has not ended.</p></div>${redBefore(run)}`;
	}
	const { headline, cause, nextStep } = outcomeWords(run.outcome, run);
	const red = run.outcome === "passed" ? void 0 : lastRed(run);
	return html`<div class="why ${outcomeKind(run.outcome)}"><p class="headline">${visible(headline)}</p>
<p>${withCode(cause)}</p><p><strong>Next:</strong> ${withCode(nextStep)}</p></div>${redBefore(run)}
${red === void 0 ? "" : html`<h3>Last verification: <a href="#attempt-${red.name.number}">${red.label}</a></h3>${red.verification === void 0 ? "" : verificationView(red.verification, logs, run.outcome)}`}
${run.notReviewed === void 0 ? "" : html`<p><strong>Not reviewed:</strong> ${visible(run.notReviewed)}</p>`}
${run.pullRequestRefused === void 0 ? "" : html`<p><strong>No pull request:</strong> ${visible(run.pullRequestRefused.reason)} ${link(run.pullRequestRefused.compareUrl, "Compare the branch")}</p>`}
${run.verifiedTree !== void 0 && run.verifiedTree === run.pushedTree ? html`<p class="dim">Verified tree = ${isLocal(run) ? "committed" : "pushed"} tree: <code>${run.verifiedTree.slice(0, 12)}</code></p>` : ""}`;
}
function redBefore(run) {
	const words = redBeforeWords(run, visible);
	return words === void 0 ? "" : html`<p>${words}.</p>`;
}
function lastRed(run) {
	return run.attempts.findLast(({ verification }) => verification !== void 0 && verification.result !== "passed");
}
function reviews(all) {
	return html`${all.map(review)}`;
}
function review({ verdict, summary, criteria, findings }) {
	return html`<article class="review ${verdict === "approve" ? "good" : "bad"}">
<h3>${verdict === "approve" ? "\u2713 approved" : "\u2717 changes requested"}</h3><div class="said">${markdown(summary)}</div>
${criteria.length === 0 ? "" : html`<ul class="criteria">${criteria.map(({ criterion, met, evidence }) => html`<li><span class="mark">${met ? "\u2713" : "\u2717"}</span> <strong>${met ? "met" : "not met"}:</strong> ${visible(criterion)} <span class="dim">${visible(evidence)}</span></li>`)}</ul>`}
${findings.length === 0 ? "" : html`<ul>${findings.map(({ path, line, severity, message }) => html`<li><strong>${severity}</strong> <code>${visible(path)}${line === void 0 ? "" : `:${line}`}</code> ${visible(message)}</li>`)}</ul>`}
</article>`;
}
// src/report/html/script.ts
/** The page's own script: search, jumps, keys. What it adds is comfort; the page is complete without it. */
const pageScript = `'use strict';
const $ = (query, from = document) => from.querySelector(query);
const form = $('.search'), input = $('input', form), output = $('output', form), root = document.documentElement;
form.hidden = false;

let hits = [], at = -1, searched = '';
const places = () => document.querySelectorAll('.chunk, .why, .attempt h3, .attempt .since, .said, .failures, .file, .talk pre, .talk h3, .rows');

function search(text) {
  searched = text; hits = []; at = -1;
  const wanted = text.toLowerCase();
  if (wanted !== '') {
    for (const place of places()) {
      const have = place.textContent.toLowerCase();
      for (let from = have.indexOf(wanted); from !== -1 && hits.length < 10000; from = have.indexOf(wanted, from + wanted.length)) hits.push({ place, from });
    }
  }
  if (window.CSS && CSS.highlights) { CSS.highlights.delete('hit'); CSS.highlights.delete('hits'); }
  tell();
}
function tell() {
  output.textContent = searched === '' ? '' : hits.length === 0 ? 'no match' : (at + 1) + ' of ' + (hits.length === 10000 ? '10000+' : hits.length);
}
function rangeOf({ place, from }) {
  const walk = document.createTreeWalker(place, NodeFilter.SHOW_TEXT), range = document.createRange();
  let before = 0, started = false;
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const end = before + node.length;
    if (!started && from < end) { range.setStart(node, from - before); started = true; }
    if (started && from + searched.length <= end) { range.setEnd(node, from + searched.length - before); return range; }
    before = end;
  }
  return started ? range : null;
}
function open(node) { for (let up = node; up; up = up.parentElement) if (up.tagName === 'DETAILS') up.open = true; }
function step(by) {
  if (input.value !== searched) search(input.value);
  if (hits.length === 0) return;
  at = (at + by + hits.length) % hits.length;
  const hit = hits[at];
  open(hit.place);
  const range = rangeOf(hit);
  if (range) {
    if (window.CSS && CSS.highlights) {
      CSS.highlights.set('hits', new Highlight(...hits.filter(({ place }) => place === hit.place).slice(0, 500).map(rangeOf).filter(Boolean)));
      const one = new Highlight(range); one.priority = 1; CSS.highlights.set('hit', one);
    }
    show(range);
  }
  tell();
}
// A chunk far away has no layout until it is near: bring it near, then its line to the middle.
function show(range) {
  const near = range.startContainer.parentElement;
  near.scrollIntoView({ block: 'center' });
  requestAnimationFrame(() => {
    const box = near.closest('.lines'), rect = range.getBoundingClientRect();
    if (box) box.scrollTop += rect.top - box.getBoundingClientRect().top - box.clientHeight / 2;
    const after = range.getBoundingClientRect();
    window.scrollBy(0, after.top - innerHeight / 2);
  });
}
function jump(link) {
  if (!link) { output.textContent = 'no error found'; return; }
  open(link);
  const target = document.getElementById(link.hash.slice(1));
  location.hash = link.hash;
  if (target) { open(target); target.scrollIntoView({ block: 'center' }); target.focus({ preventScroll: true }); }
}
function firstError() {
  const links = [...document.querySelectorAll('.first-error')];
  jump(links.findLast((link) => link.closest('[data-attempt]')) || links.at(-1));
}
// From the attempt that has focus; by what is on screen only without one: a late hashchange may have scrolled away.
function attempt(by) {
  const all = [...document.querySelectorAll('.attempt')], top = (one) => one.getBoundingClientRect().top;
  const from = all.indexOf(document.activeElement.closest('.attempt'));
  const next = from !== -1 ? all[from + by] : by > 0 ? all.find((one) => top(one) > 90) : all.findLast((one) => top(one) < 60);
  if (next) { next.tabIndex = -1; next.scrollIntoView(); next.focus({ preventScroll: true }); }
}
function wrap() { $('[data-do=wrap]').setAttribute('aria-pressed', String(root.classList.toggle('wrap'))); }
const isDark = () => root.dataset.theme ? root.dataset.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
function theme() { root.dataset.theme = isDark() ? 'light' : 'dark'; nameTheme(); }
function nameTheme() { $('[data-do=theme]').textContent = isDark() ? 'Light' : 'Dark'; }
const keys = () => $('#keys').showModal();
const actions = { next: () => step(1), previous: () => step(-1), error: firstError, wrap, theme, keys };

let timer;
input.addEventListener('input', () => { clearTimeout(timer); timer = setTimeout(() => { search(input.value); step(1); }, 150); });
input.addEventListener('keydown', (event) => {
  if (event.key === 'Enter') { event.preventDefault(); clearTimeout(timer); step(event.shiftKey ? -1 : 1); }
  if (event.key === 'Escape') { input.value = ''; search(''); input.blur(); }
});
form.addEventListener('submit', (event) => event.preventDefault());
form.addEventListener('click', (event) => { const name = event.target.dataset && event.target.dataset.do; if (name) actions[name](); });
document.addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest('input, textarea, dialog')) return;
  const act = { '/': () => { input.focus(); input.select(); }, n: actions.next, N: actions.previous, e: firstError, j: () => attempt(1), k: () => attempt(-1), w: wrap, t: theme, '?': keys }[event.key];
  if (act) { event.preventDefault(); act(); }
});
addEventListener('hashchange', () => { const target = document.getElementById(location.hash.slice(1)); if (target) { open(target); target.scrollIntoView({ block: target.matches('.chunk a') ? 'center' : 'start' }); } });
nameTheme();
if (location.hash) dispatchEvent(new Event('hashchange'));
`;
// src/report/html/tables.ts
/** Cost and tokens, settings and where each came from, what happened. */
function costTable(run) {
	const reviewed = run.reviews.length > 0 || run.reviewUsage.outputTokens > 0;
	return html`<div class="scroll" tabindex="0" role="group" aria-label="Cost and tokens"><table class="rows numbers stack"><caption class="hidden">Cost and tokens</caption>
<thead><tr><th scope="col">Part</th><th scope="col">Turns</th><th scope="col">Input</th><th scope="col">Cache read</th><th scope="col">Cache written</th><th scope="col">Output</th><th scope="col">Cost</th></tr></thead>
<tbody>${run.attempts.map((attempt) => usageRow(attempt.label, attempt.turns, attempt.usage, attempt.costUsd))}
${reviewed ? usageRow("review", void 0, run.reviewUsage, run.reviewCostUsd) : ""}</tbody>
<tfoot>${usageRow("total", void 0, run.usage, run.costUsd)}</tfoot></table></div>
${run.costUsd === null ? html`<p>The cost is unknown: a model without a price, or an agent that does not say what it used.</p>` : ""}`;
}
function usageRow(label, turns, usage, costUsd) {
	const cells = [
		["input", usage.inputTokens],
		["cache read", usage.cacheReadTokens],
		["cache written", usage.cacheWriteTokens],
		["output", usage.outputTokens]
	];
	return html`<tr><th scope="row">${label}</th>${turns === void 0 ? html`<td></td>` : html`<td data-name="turns">${turns}</td>`}${cells.map(([name, tokens]) => html`<td data-name="${name}">${tokensWords(tokens)}</td>`)}<td>${costWords(costUsd)}</td></tr>`;
}
/** `1 234 567` with thin spaces: read at a glance, and copied as one number by no one. */
function tokensWords(tokens) {
	return String(tokens).replace(/\B(?=(\d{3})+$)/g, "\u202f");
}
/** What somebody set comes first; the defaults are there to unfold. */
function settingsTable(run) {
	const all = Object.entries(run.settings);
	if (all.length === 0) return html`<p>No settings were recorded.</p>`;
	const isDefault = ([, { source }]) => source === "default";
	const [given, defaults] = [all.filter((row) => !isDefault(row)), all.filter(isDefault)];
	return html`${given.length === 0 ? html`<p>Every setting has its default.</p>` : settingRows("Settings", given)}
${defaults.length === 0 ? "" : html`<details><summary>${defaults.length} with their defaults</summary>${settingRows("Settings with their defaults", defaults)}</details>`}`;
}
function settingRows(title, rows) {
	return html`<div class="scroll" tabindex="0" role="group" aria-label="${title}"><table class="rows stack"><caption class="hidden">${title}</caption>
<thead><tr><th scope="col">Setting</th><th scope="col">Value</th><th scope="col">From</th></tr></thead>
<tbody>${rows.map(([name, { value, source }]) => html`<tr><th scope="row"><code>${visible(name)}</code></th><td><code>${settingText(value)}</code></td><td>${visible(source)}</td></tr>`)}</tbody></table></div>`;
}
function settingText(value) {
	if (value === void 0 || value === null) return "\u2013";
	return visible(typeof value === "string" ? value : JSON.stringify(value));
}
function changesList(run) {
	const warnings = run.warnings.map((text) => html`<li class="warning"><strong>Warning:</strong> ${visible(text)}</li>`);
	const changes = run.changes.map((text) => html`<li>${visible(text)}</li>`);
	if (changes.length + warnings.length === 0) return html`<p>Nothing beyond the attempts.</p>`;
	return html`<ul>${warnings}${changes}</ul>`;
}
// src/report/html/timeline.ts
/** Where the time went: agent, tests and waiting, for each part of the run. */
/** One bar a row, all on one scale. The words beside each bar say the same for who cannot see it. */
function timeline(input) {
	const { run, events } = input;
	const rows = timelineRows(run, goesOn(input) ? events.at(-1)?.at : void 0);
	if (rows.length === 0) return html`<p>Nothing has been measured.</p>`;
	const longest = Math.max(1, ...rows.map(total));
	return html`<table class="timeline"><caption class="hidden">Time of agent, tests, proofs and waiting</caption>
<thead class="hidden"><tr><th scope="col">Part</th><th scope="col">Share</th><th scope="col">Time</th></tr></thead>
<tbody>${rows.map((row) => rowView(row, longest))}</tbody></table>
<p class="legend"><i class="agent"></i> agent <i class="test"></i> commands and tests <i class="proof"></i> proofs <i class="wait"></i> waiting for the provider</p>`;
}
/** The agent's time without what it waited: a provider's bad hour is not the agent's slowness. */
function timelineRows(run, until) {
	const before = [];
	if (run.setup !== void 0) before.push({
		label: "setup",
		agentMs: 0,
		testMs: run.setup.durationMs,
		waitMs: 0
	});
	if (run.baseline !== void 0) {
		const { reused, durationMs, proof } = run.baseline;
		const took = {
			testMs: reused === true ? 0 : durationMs,
			proofMs: proof?.durationMs
		};
		before.push({
			label: reused === true ? "baseline (reused)" : "baseline",
			agentMs: 0,
			...took,
			waitMs: 0
		});
	}
	const preparing = until === void 0 ? void 0 : preparingRow(run, until);
	if (preparing !== void 0) before.push(preparing);
	const attempts = run.attempts.map((attempt) => {
		const row = {
			label: attempt.label,
			href: `#attempt-${attempt.name.number}`,
			agentMs: Math.max(0, attempt.agentMs - attempt.waitMs),
			testMs: attempt.testMs,
			proofMs: attempt.verification?.proof?.durationMs,
			waitMs: attempt.waitMs
		};
		return until !== void 0 && attempt === run.attempts.at(-1) ? withNow(row, attempt, until) : row;
	});
	return [...before, ...attempts];
}
/** Setup or baseline while that goes on. */
function preparingRow({ attempts, baseline, commands, doingSince, setup }, until) {
	if (attempts.length > 0 || baseline !== void 0 || commands.test === void 0 || doingSince === void 0) return void 0;
	const label = commands.setup !== void 0 && setup === void 0 ? "setup" : "baseline";
	const now = {
		part: "tests",
		since: doingSince
	};
	return {
		label,
		agentMs: 0,
		testMs: between(doingSince, until),
		waitMs: 0,
		now
	};
}
/** An attempt's checkpoint ends the agent's part and begins that of the tests. */
function withNow(row, { checkpoint, endedAt, startedAt, verification, noProgress }, until) {
	if (verification !== void 0 || noProgress !== void 0) return row;
	if (checkpoint === void 0 || endedAt === void 0) {
		const since = new Date(Date.parse(startedAt) + row.waitMs).toISOString();
		return {
			...row,
			agentMs: between(since, until),
			now: {
				part: "agent",
				since
			}
		};
	}
	return {
		...row,
		testMs: row.testMs + between(endedAt, until),
		now: {
			part: "tests",
			since: endedAt
		}
	};
}
function between(since, until) {
	return Math.max(0, Date.parse(until) - Date.parse(since));
}
function rowView(row, longest) {
	const word = (name, ms) => row.now?.part === name ? html`${name} ${moving(row.now.since)}` : ms > 0 ? `${name} ${durationWords(ms)}` : "";
	const { agentMs, testMs, proofMs = 0, waitMs } = row;
	const words = [
		word("agent", agentMs),
		word("tests", testMs),
		word("proofs", proofMs),
		word("wait", waitMs)
	].filter((each) => each !== "").map((each, index) => index === 0 ? each : html` \u00b7 ${each}`);
	const bar = (kind, ms) => {
		const since = row.now?.part.startsWith(kind) ? raw(` data-since="${row.now.since}"`) : "";
		if (ms === 0 && since === "") return "";
		return html`<i class="${kind}" style="width:${(ms / longest * 100).toFixed(2)}%" data-ms="${ms}"${since}></i>`;
	};
	return html`<tr><th scope="row">${row.href === void 0 ? row.label : html`<a href="${row.href}">${row.label}</a>`}</th>
<td class="bar" aria-hidden="true">${bar("wait", waitMs)}${bar("agent", agentMs)}${bar("test", testMs)}${bar("proof", proofMs)}</td>
<td>${words.length === 0 ? "\u2013" : words}</td></tr>`;
}
function total(row) {
	return row.agentMs + row.testMs + (row.proofMs ?? 0) + row.waitMs;
}
// src/report/html.ts
/** A run as one HTML file: nothing is loaded from elsewhere, and all of it can be read without its script. */
var html_exports = /* @__PURE__ */ __exportAll({ renderHtml: () => renderHtml });
var _templateObject;
var _templateObject2;
/** The page. Pure: the same input gives the same bytes. Without a frame it is complete in itself. */
function renderHtml(given, frame) {
	const run = belowCause(given.run);
	const { interrupted } = given;
	const input = {
		...given,
		run
	};
	const sections = pageSections(input).filter(({ id }) => frame?.without?.includes(id) !== true);
	const nonce = frame?.nonce === void 0 ? "" : raw(` nonce="${encode(frame.nonce)}"`);
	return String(html(_templateObject || (_templateObject = _taggedTemplateLiteral([
		"<!doctype html>\n<html lang=\"en\" class=\"",
		"\"><head><meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n",
		"\n<meta name=\"referrer\" content=\"no-referrer\"><meta name=\"robots\" content=\"noindex\">\n<title>",
		": ",
		" \u2013 Redgreen</title>\n<style",
		">",
		"</style>",
		"</head>\n<body><a class=\"skip\" href=\"#why\">Skip to why it ended</a>\n",
		"<header>",
		"</header>\n",
		"<nav aria-label=\"Sections\" id=\"sections\"><ul>",
		"</ul>\n<form class=\"search\" role=\"search\" hidden><label><span class=\"hidden\">Search this page</span><input type=\"search\" placeholder=\"Search (/)\" autocomplete=\"off\" spellcheck=\"false\"></label>\n<button type=\"button\" data-do=\"previous\" aria-label=\"Previous match\">\u2191</button><button type=\"button\" data-do=\"next\" aria-label=\"Next match\">\u2193</button>\n<output aria-live=\"polite\"></output>\n<button type=\"button\" data-do=\"error\">First error</button><button type=\"button\" data-do=\"wrap\" aria-pressed=\"false\">Wrap</button>\n<button type=\"button\" data-do=\"theme\">Dark</button><button type=\"button\" data-do=\"keys\" aria-label=\"Keys\">?</button></form></nav>\n<main>",
		"</main>\n<footer>Redgreen ",
		" \u00b7 run ",
		" \u00b7 ",
		" events</footer>\n",
		"<script",
		">",
		"<\/script>",
		"</body></html>"
	])), outcomeKind(stateWord(run, interrupted)), frame === void 0 ? html`<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy}">` : "", stateWord(run, interrupted), withoutCode(run.story.title), nonce, raw(pageStyle + (frame?.style ?? "")), frame?.head ?? "", frame?.top ?? "", header(input), frame?.actions ?? "", sections.slice(1).map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`), sections.map(({ id, title, body }) => html`<section id="${id}" aria-labelledby="${id}-title" tabindex="-1"><h2 id="${id}-title">${title}</h2>${body}</section>`), run.version, run.id, run.lastSeq, keysDialog(), nonce, raw(pageScript), frame?.script === void 0 ? "" : html(_templateObject2 || (_templateObject2 = _taggedTemplateLiteral([
		"<script",
		">",
		"<\/script>"
	])), nonce, raw(frame.script))));
}
/** What a page of this script and style needs, and nothing more: foreign text could not run or load anything. */
const contentSecurityPolicy = [
	"default-src 'none'",
	"style-src 'unsafe-inline'",
	`script-src 'sha256-${createHash("sha256").update(pageScript).digest("base64")}'`,
	"base-uri 'none'",
	"form-action 'none'"
].join("; ");
/** The first has no link of its own: it is what a reader sees. */
function pageSections(input) {
	const { run, interrupted } = input;
	return [
		{
			id: "why",
			title: goesOn(input) ? "What it is doing" : "Why it ended",
			body: why(run, interrupted, input.logs)
		},
		{
			id: "diff",
			title: "Change",
			body: finalDiff(finalDiffOf(input)?.sinceBase, goesOn(input))
		},
		...run.story.body === void 0 ? [] : [{
			id: "story",
			title: "Story",
			body: storyView(run)
		}],
		{
			id: "overview",
			title: "Attempts",
			body: run.attempts.length === 0 ? html`<p>None${goesOn(input) ? " yet" : ""}.</p>` : attemptTable(input)
		},
		{
			id: "timeline",
			title: "Time",
			body: timeline(input)
		},
		{
			id: "attempts",
			title: "Details",
			body: attempts(input)
		},
		...run.reviews.length > 0 ? [{
			id: "review",
			title: "Review",
			body: reviews(run.reviews)
		}] : [],
		{
			id: "logs",
			title: "Logs",
			body: logs(input.logs, goesOn(input))
		},
		{
			id: "conversation",
			title: "Conversation",
			body: conversation(input)
		},
		{
			id: "cost",
			title: "Cost",
			body: costTable(run)
		},
		{
			id: "changes",
			title: "What happened",
			body: changesList(run)
		},
		{
			id: "facts",
			title: "Facts",
			body: facts(run)
		},
		{
			id: "settings",
			title: "Settings",
			body: settingsTable(run)
		}
	];
}
function keysDialog() {
	return html`<dialog id="keys" aria-labelledby="keys-title"><h2 id="keys-title">Keys</h2>
<dl>${[
		["/", "search"],
		["n, N", "next, previous match"],
		["e", "first error"],
		["j, k", "next, previous attempt"],
		["w", "wrap long lines"],
		["t", "light or dark"],
		["?", "this list"]
	].map(([key, what]) => html`<div><dt><kbd>${key}</kbd></dt><dd>${what}</dd></div>`)}</dl>
<form method="dialog"><button>Close</button></form></dialog>`;
}
export { pageStyle as a, withCode as c, raw as d, resolveCallback as f, outcomeKind as i, html as l, renderHtml as n, link as o, _taggedTemplateLiteral as r, visible as s, html_exports as t, HtmlEscapedCallbackPhase as u };
