import { existsSync, readdirSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { hostList, mayLeadTo } from '../../src/sandbox/networks.ts';
import { listed } from '../../src/text/word-list.ts';
import { backends, openTree } from './open-tree.ts';

/** A connection past every proxy, and what a service on a port of loopback answers: each as its code or its words. */
const direct = `node -e 'require("net").connect(443,"1.1.1.1").on("error",e=>console.log(e.code))'`;
const asks = (port: number, host = '127.0.0.1') =>
  `node -e 'require("net").connect(${port},"${host}",function(){this.end("hi")}).on("data",d=>console.log(""+d)).on("error",e=>console.log(e.code))'`;
const openEcho = () => listening(createServer((socket) => socket.on('data', (data) => socket.end(`echo ${data}`))));

describe.each(backends)('%s', (choice) => {
  test('a host list: listed hosts through the proxy, and no way round it', { tags: 'full' }, async () => {
    await using listed = await listening(
      createHttpServer((request, response) => response.end(`listed ${request.url}`)),
    );
    await using other = await listening(createHttpServer((_, response) => response.end('other')));
    const network = [`127.0.0.1:${listed.port}`, `localhost:${listed.port}`];
    await using open = await openTree({}, { choice, network });
    const curl = async (url: string, more = '') =>
      (await open.run(open.sandbox.shell, `curl -sS -m 5 ${more} ${url}`, { env: { NO_PROXY: '', no_proxy: '' } }))
        .output;
    expect(await curl(`http://127.0.0.1:${listed.port}/plain?x=1`)).toBe('listed /plain?x=1');
    expect(await curl(`http://127.0.0.1:${listed.port}/tunnel`, '--proxytunnel')).toBe('listed /tunnel');
    const refused = 'is not among the hosts that sandbox-network lists';
    expect(await curl(`http://127.0.0.1:${other.port}/`)).toContain(refused);
    expect(await curl('http://example.com/')).toContain(refused);
    expect(await curl('https://example.com/')).toMatch(/403/);
    expect(await curl('http://169.254.169.254/latest/meta-data')).toContain(refused);
    // A listed name that leads to this machine is refused: whoever owns the name must not choose where it leads.
    expect(await curl(`http://localhost:${listed.port}/`)).toContain('which is no public address');
    expect(await curl(`http://127.0.0.1:${listed.port}/`, "--noproxy '*'")).toContain('Failed to connect');
    expect((await open.run(open.sandbox.shell, direct)).output).toBe('ENETUNREACH\n');
    const dns = 'node -e \'require("dns").lookup("example.com",e=>console.log(e.code))\'';
    expect((await open.run(open.sandbox.shell, dns)).output).toMatch(/EAI_AGAIN|ENOTFOUND/);
    const udp =
      'node -e \'s=require("dgram").createSocket("udp4");s.send("x",53,"8.8.8.8",e=>{console.log(e.code);s.close()})\'';
    expect((await open.run(open.sandbox.shell, udp)).output).toBe('ENETUNREACH\n');
  });

  test('a command may name its own hosts', async () => {
    await using listed = await listening(createHttpServer((_, response) => response.end('listed')));
    await using open = await openTree({}, { choice });
    const script = `curl -sS -m 5 http://127.0.0.1:${listed.port}/`;
    const env = { NO_PROXY: '', no_proxy: '' };
    expect((await open.run(open.sandbox.setup, script, { network: [`127.0.0.1:${listed.port}`], env })).output).toBe(
      'listed',
    );
    expect((await open.run(open.sandbox.setup, script, { network: 'none', env })).exitCode).not.toBe(0);
  });

  test('a port that one command asks for is carried to that command alone', async () => {
    await using service = await openEcho();
    await using open = await openTree({}, { choice });
    const { port } = service;
    const { agent } = open.sandbox;
    expect((await open.run(agent, asks(port), { ports: [port] })).output).toBe('echo hi\n');
    expect((await open.run(agent, asks(port))).output).toBe('ECONNREFUSED\n');
    expect((await open.run(agent, direct, { ports: [port] })).output).toBe('ENETUNREACH\n');
  });

  test('services of the runner are carried into layers, not to the agent', async () => {
    await using service = await openEcho();
    await using open = await openTree({}, { choice, services: [service.port] });
    await open.sandbox.freeze();
    {
      await using layer = await open.layer();
      for (const host of ['127.0.0.1', 'localhost', '::1']) {
        expect((await open.run(layer.exec, asks(service.port, host))).output, host).toBe('echo hi\n');
      }
      expect((await open.run(layer.exec, direct)).output).toBe('ENETUNREACH\n');
      // What the tests start on loopback works beside it.
      const own =
        'require("net").createServer(c=>c.end("own")).listen(0,function(){require("net").connect(this.address().port).on("data",d=>{console.log(""+d);process.exit()})})';
      expect((await open.run(layer.exec, `node -e '${own}'`)).output).toBe('own\n');
    }
    expect((await open.run(open.sandbox.shell, asks(service.port))).output).toBe('ECONNREFUSED\n');
    expect(readdirSync(join(open.root, 'run')).filter((name) => name.startsWith('net-'))).toEqual([]);
  });

  test('the sandbox ends while a proxy is held', { tags: 'full' }, async () => {
    await using open = await openTree({}, { choice, network: ['registry.npmjs.org'] });
    await open.run(open.sandbox.shell, 'true');
    await open.sandbox[Symbol.asyncDispose]();
    expect(existsSync(join(open.root, 'run'))).toBe(false);
  });
});

test('names, wildcards, ports and addresses', () => {
  const hosts = hostList(['registry.npmjs.org', '*.pythonhosted.org', 'nexus.corp:8443', '10.0.0.7', '[::1]:9000']);
  const allowed = (text: string) => {
    const [, host = '', port = '443'] = /^(.*?)(?::(\d+))?$/.exec(text) ?? [];
    return hosts.allows(host, Number(port));
  };
  const yes =
    'registry.npmjs.org REGISTRY.npmjs.org. registry.npmjs.org:80 files.pythonhosted.org nexus.corp:8443 10.0.0.7';
  for (const text of listed(yes)) expect(allowed(text), text).toBe(true);
  const others = 'npmjs.org xregistry.npmjs.org registry.npmjs.org.evil.com pythonhosted.org evilpythonhosted.org';
  for (const text of ['', ...listed(`${others} registry.npmjs.org:22 nexus.corp 10.0.0.8 1.1.1.1`)])
    expect(allowed(text), text).toBe(false);
  expect(hosts.allows('::1', 9000)).toBe(true);
});

const ranges = {
  'this machine': ['127.0.0.1', '0.0.0.0', '::1', '::', '::ffff:127.0.0.1', '::7f00:1', '64:ff9b::7f00:1'],
  'its link, and where clouds keep credentials': [
    '169.254.169.254',
    '::ffff:169.254.169.254',
    'fe80::1%eth0',
    'fec0::1',
  ],
  'metadata of clouds elsewhere': ['100.100.100.200', '168.63.129.16', '192.0.0.192', 'fd00:ec2::254'],
  'private networks': ['10.0.0.1', '172.31.0.1', '192.168.1.1', '100.64.0.1', 'fc00::1', '64:ff9b::a00:1'],
  'tests and examples': ['192.0.2.1', '198.18.0.1', '198.51.100.1', '203.0.113.1', '2001:db8::1', '3fff::1'],
  'what is reserved or for many': ['240.0.0.1', '255.255.255.255', '224.0.0.1', 'ff02::1', '5f00::1', '100::1'],
  'a way round by transition': ['2002:7f00:1::', '2001:0:1::', '192.88.99.1', '64:ff9b:1::7f00:1', '::ffff:0:7f00:1'],
  relays: ['192.31.196.1', '192.52.193.1', '192.175.48.1', '2620:4f:8000::1', '2001:20::1'],
};

test.each(Object.entries(ranges))('no listed name may lead to %s', (_, addresses) => {
  const hosts = hostList(['registry.corp']);
  for (const address of addresses) expect(mayLeadTo(address, 443, hosts), address).toBe(false);
});

test('a listed name leads to the rest of the world, and to a private address that is listed beside it', () => {
  const hosts = hostList(['registry.corp', '10.1.2.3', '127.0.0.1']);
  for (const address of ['8.8.8.8', '::ffff:8.8.8.8', '64:ff9b::808:808', '2606:4700::1111', '10.1.2.3'])
    expect(mayLeadTo(address, 443, hosts), address).toBe(true);
  for (const address of ['10.1.2.4', '127.0.0.1', 'no address'])
    expect(mayLeadTo(address, 443, hosts), address).toBe(false);
  expect(mayLeadTo('10.1.2.3', 22, hosts)).toBe(false);
});

async function listening(server: Server) {
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const end = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { port: (server.address() as AddressInfo).port, [Symbol.asyncDispose]: end };
}
