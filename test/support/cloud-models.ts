/**
 * The scripted model behind stand-ins of Amazon Bedrock and Vertex AI. They check credentials and token, refuse what the services
 * refuse, and put the answers into the form of each. From docs.aws.amazon.com: API_runtime_InvokeModelWithResponseStream;
 * cloud.google.com: vertex-ai/generative-ai/docs/partner-models/claude; platform.claude.com: build-with-claude/prompt-caching.
 */

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { close, listen } from './loopback.ts';
import { type Script, startModel } from './model.ts';

type Body = Record<string, unknown>;
type Refusal = { status: number; message: string };

const keyId = 'AKIAIOSFODNN7EXAMPLE';
const secretKey = 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY';
const session = 'FwoGZXIvYXdzEXAMPLEsessionTOKEN0123456789abcdef';
const accessToken = 'ya29.a0AfH6SMBexampleACCESStoken0123456789';

/** `signed: false`: the runner's credentials are of another account. */
export async function startBedrock(script: Script, { signed = true } = {}) {
  return startCloud(script, {
    refusal: (request) => (signed && isSigned(request) ? undefined : noAwsAccess),
    async answer(path, body, forward, response) {
      const [, model = '', how] = /^\/model\/([^/]+)\/(invoke|invoke-with-response-stream)$/.exec(path) ?? [];
      if (how === undefined) return refuse(response, { status: 404, message: `no such path: ${path}` });
      const answer = await forward({ ...body, model: decodeURIComponent(model), stream: how !== 'invoke' });
      if (how === 'invoke' || !answer.ok) return pass(answer, response);
      response.writeHead(200, { 'content-type': 'application/vnd.amazon.eventstream', 'x-amzn-requestid': 'aws-1' });
      for await (const data of dataOf(answer)) response.write(chunkFrame(data));
      response.end();
    },
    environment: (url) => ({
      AWS_ACCESS_KEY_ID: keyId,
      AWS_SECRET_ACCESS_KEY: secretKey,
      AWS_SESSION_TOKEN: session,
      AWS_REGION: 'eu-west-1',
      ANTHROPIC_BEDROCK_BASE_URL: url,
    }),
    secrets: [secretKey, session],
  });
}

/** `write` puts down the files that the login action of Google Cloud leaves; they name `subject` as the job's own token. */
export async function startVertex(
  script: Script,
  { write, subject = 'oidc-of-the-job' }: { write(name: string, content: string): string; subject?: string },
) {
  return startCloud(script, {
    refusal: ({ headers, url }) =>
      url === '/token' || headers.authorization === `Bearer ${accessToken}` ? undefined : noGoogleAccess,
    async answer(path, body, forward, response) {
      if (path === '/token') {
        const isJobs = body.subject_token === 'oidc-of-the-job';
        const granted = { access_token: accessToken, expires_in: 3600, token_type: 'Bearer' };
        if (isJobs)
          return json(response, 200, {
            ...granted,
            issued_token_type: 'urn:ietf:params:oauth:token-type:access_token',
          });
        return json(response, 400, {
          error: 'invalid_grant',
          error_description: 'The subject token is not of the pool.',
        });
      }
      const place = '/v1/projects/shop-1/locations/global/publishers/anthropic/models/';
      const [model = '', how] = path.startsWith(place) ? path.slice(place.length).split(':') : [];
      if (model === 'count-tokens') return json(response, 200, { input_tokens: 1 });
      if (how !== 'streamRawPredict') return refuse(response, { status: 404, message: `no such path: ${path}` });
      pass(await forward({ ...body, model, stream: true }), response);
    },
    environment: (url) => ({
      GOOGLE_APPLICATION_CREDENTIALS: write(
        'gha-creds-0123456789abcdef.json',
        JSON.stringify({
          type: 'external_account',
          audience: '//iam.googleapis.com/projects/1/locations/global/workloadIdentityPools/p/providers/g',
          subject_token_type: 'urn:ietf:params:oauth:token-type:jwt',
          token_url: `${url}/token`,
          credential_source: { file: write('job-token', subject) },
        }),
      ),
      GOOGLE_CLOUD_PROJECT: 'shop-1',
      ANTHROPIC_VERTEX_PROJECT_ID: 'shop-1',
      CLOUD_ML_REGION: 'global',
      ANTHROPIC_VERTEX_BASE_URL: `${url}/v1`,
    }),
    secrets: [accessToken, subject],
  });
}

const noAwsAccess = { status: 403, message: 'The security token included in the request is invalid.' };
const noGoogleAccess = { status: 401, message: 'Request had invalid authentication credentials.' };

interface Cloud {
  refusal(request: IncomingMessage): Refusal | undefined;
  answer(path: string, body: Body, forward: (body: Body) => Promise<Response>, response: ServerResponse): Promise<void>;
  environment(url: string): Record<string, string>;
  secrets: string[];
}

async function startCloud(script: Script, cloud: Cloud) {
  const model = await startModel(script);
  /** Paths that were asked for. */
  const paths: string[] = [];
  const forward = (body: Body) => fetch(`${model.url}/v1/messages`, { method: 'POST', body: JSON.stringify(body) });
  const server = createServer(async (request, response) => {
    const sent = await text(request);
    const path = decodeURI(request.url ?? '');
    paths.push(path);
    const body = sent.startsWith('{') ? JSON.parse(sent) : Object.fromEntries(new URLSearchParams(sent));
    const refused = cloud.refusal(request) ?? (path === '/token' ? undefined : unfit(body));
    if (refused !== undefined) return refuse(response, refused);
    await cloud.answer(path, withoutMarks(body), forward, response);
  });
  const url = `http://127.0.0.1:${await listen(server)}`;
  return {
    environment: cloud.environment(url),
    /** What must be seen nowhere else. */
    secrets: cloud.secrets,
    model,
    paths,
    async [Symbol.asyncDispose]() {
      await close(server);
      await model[Symbol.asyncDispose]();
    },
  };
}

/** The model stands in the path, the version in the body; the cache is marked in blocks alone. */
function unfit({ anthropic_version, cache_control }: Body): Refusal | undefined {
  if (typeof anthropic_version !== 'string') return { status: 400, message: 'anthropic_version: Field required' };
  return cache_control === undefined
    ? undefined
    : { status: 400, message: 'cache_control: Extra inputs are not permitted' };
}

/** As the first-party API is asked: its stand-in counts what an automatic mark would have kept. */
function withoutMarks({ anthropic_version, anthropic_beta, ...body }: Body): Body {
  const sent = JSON.stringify(body);
  const marks = sent.split('"cache_control"').length - 1;
  const plain = JSON.parse(sent, (key, value) => (key === 'cache_control' ? undefined : value));
  const { system } = plain as { system?: string | { text: string }[] };
  const words = Array.isArray(system) ? { system: system.map((block) => block.text).join('') } : {};
  return { ...plain, ...words, ...(marks > 0 && { cache_control: { type: 'ephemeral' } }) };
}

async function* dataOf(answer: Response): AsyncGenerator<string> {
  const events = (await answer.text()).split('\n\n');
  for (const event of events) {
    const data = /^data: (.*)$/m.exec(event)?.[1];
    if (data !== undefined) yield data;
  }
}

/** One event in AWS's binary framing: lengths, checksum, headers, payload, checksum. */
function chunkFrame(data: string): Buffer {
  const headers = Buffer.concat(
    [
      [':message-type', 'event'],
      [':event-type', 'chunk'],
      [':content-type', 'application/json'],
    ].map(([name = '', value = '']) =>
      Buffer.concat([
        Buffer.from([name.length]),
        Buffer.from(name),
        Buffer.from([7, 0, value.length]),
        Buffer.from(value),
      ]),
    ),
  );
  const payload = Buffer.from(JSON.stringify({ bytes: Buffer.from(data).toString('base64') }));
  const lengths = Buffer.alloc(8);
  lengths.writeUInt32BE(16 + headers.length + payload.length, 0);
  lengths.writeUInt32BE(headers.length, 4);
  const message = Buffer.concat([lengths, checksum(lengths), headers, payload]);
  return Buffer.concat([message, checksum(message)]);
}

function checksum(bytes: Buffer): Buffer {
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(bytes));
  return sum;
}

/** Whether these credentials made the signature, by the scope that it names; that it is right is the business of the SDK. */
function isSigned({ headers }: IncomingMessage): boolean {
  const scope = /^AWS4-HMAC-SHA256 Credential=(\w+)\/\d+\/([\w-]+)\/bedrock\/aws4_request, .*Signature=[0-9a-f]{64}$/;
  const [, id, region] = scope.exec(headers.authorization ?? '') ?? [];
  return headers['x-amz-security-token'] === session && id === keyId && region === 'eu-west-1';
}

async function pass(answer: Response, response: ServerResponse): Promise<void> {
  const type = answer.headers.get('content-type') ?? 'application/json';
  response.writeHead(answer.status, { 'content-type': type, 'request-id': answer.headers.get('request-id') ?? '' });
  if (answer.body !== null) for await (const part of answer.body) response.write(part);
  response.end();
}

function refuse(response: ServerResponse, { status, message }: Refusal): void {
  json(response, status, { message });
}

function json(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
