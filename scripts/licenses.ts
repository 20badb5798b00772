/** Licence texts of packages that ship none, by name: the text of the licence and the author that their package.json and README name. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const mitTerms = `Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
SOFTWARE.`;

const iscTerms = `Permission to use, copy, modify, and/or distribute this software for any
purpose with or without fee is hereby granted, provided that the above
copyright notice and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH
REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY
AND FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,
INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM
LOSS OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR
OTHER TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR
PERFORMANCE OF THIS SOFTWARE.`;

const mit = (holder: string) => `MIT License\n\nCopyright (c) ${holder}\n\n${mitTerms}`;
const isc = (holder: string) => `ISC License\n\nCopyright (c) ${holder}\n\n${iscTerms}`;

/** The parts of AWS's SDK are of one repository, and most of them ship its licence. */
const ofAws = readFileSync(
  join(import.meta.dirname, '../node_modules/@aws-sdk/client-bedrock-runtime/LICENSE'),
  'utf8',
).trim();

export const licenses: Record<string, string> = {
  '@aws-sdk/credential-provider-http': ofAws,
  '@aws-sdk/credential-provider-login': ofAws,
  '@aws-sdk/nested-clients': ofAws,
  'data-uri-to-buffer': mit('2014 Nathan Rajlich'),
  standardwebhooks: mit('Standard Webhooks'),
  '@nodable/entities': mit('Amit Gupta'),
  'npx-import-light': isc('Aras Abbasi'),
  'pg-types': mit('2014 Brian M. Carlson'),
  pgpass: mit('2013-2016 Hannes Hörl'),
};
