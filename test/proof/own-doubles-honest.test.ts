/** Doubles that stand for no logic of their own making: they are left alone, and nothing is run. */

import { describe, expect, test } from 'vitest';
import type { ProofContext, ProofPort } from '../../src/proof/experiments.ts';
import { proveDoubled } from '../../src/proof/prove-doubled.ts';

/** Of which functions doubles would be taken away. */
async function asked(
  files: { source: [path: string, text: string]; test: [path: string, text: string] },
  story = 'Do it.',
) {
  const tree = new Map([files.source, files.test]);
  const port = {
    read: async (side: string, path: string) => (side === 'tree' ? tree.get(path) : undefined),
    make: async () => '',
  };
  const changed = [...tree.keys()].map((path) => ({ path, status: 'added' as const }));
  const context = { changed, command: 'make test', story, testPaths: undefined };
  const labels: string[] = [];
  const experiments = { runToItsLimit: async (label: string) => void labels.push(label), over: () => 'no time' };
  const { edits } = await proveDoubled(
    port as unknown as ProofPort,
    context as unknown as ProofContext,
    experiments as never,
    [{}] as never,
  );
  return edits.map(({ after }) => after);
}

const client = (more: string) =>
  `export class Client {\n  constructor(transport, clock = Date) {\n    this.transport = transport;\n    this.clock = clock;\n  }\n${more}}\n`;
const inTest = (body: string) =>
  `import { mock, test } from 'node:test';\nimport { Client } from '../src/client.js';\ntest('it', async () => {\n  const client = new Client(async () => 1);\n${body}});\n`;
const ofClient = (more: string, body: string, story?: string) =>
  asked({ source: ['src/client.js', client(more)], test: ['test/client.test.js', inTest(body)] }, story);

const order = (more: string, head = 'class Order:') =>
  `${head}\n    def __init__(self, pieces):\n        self.pieces = pieces\n\n${more}`;
const ofOrder = (more: string, body: string, head?: string) =>
  asked({
    source: ['order.py', order(more, head)],
    test: [
      'test_order.py',
      `import unittest\nfrom unittest.mock import Mock, patch\nfrom order import Order\n\nclass It(unittest.TestCase):\n    def test_it(self):\n        order = Order(10)\n${body}`,
    ],
  });

const cart = (more: string, head = 'public class Cart') => `${head} {\n    int count;\n${more}}\n`;
const ofCart = (more: string, body: string, head?: string) =>
  asked({
    source: ['src/Cart.java', cart(more, head)],
    test: [
      'test/CartTest.java',
      `public class CartTest {\n    @Test\n    public void it() {\n        Cart cart = new Cart() {\n${body}        };\n        assertEquals(5, cart.total());\n    }\n}\n`,
    ],
  });

describe('a seam', () => {
  test.each<[name: string, more: string, body: string]>([
    [
      'a pause',
      '  sleep(ms) {\n    return ms > 0 ? new Promise((done) => setTimeout(done, ms)) : undefined;\n  }\n',
      "  mock.method(client, 'sleep', (ms) => (ms > 5 ? 1 : 2));\n",
    ],
    ['a clock', '  now() {\n    return Date.now();\n  }\n', '  client.now = () => client.n * 60;\n'],
    [
      'a clock that is given',
      '  now() {\n    return this.clock.now();\n  }\n',
      "  mock.method(client, 'now', () => client.n * 60);\n",
    ],
    [
      'a transport',
      '  request(path) {\n    if (path === "") return 0;\n    return this.transport(path);\n  }\n',
      "  mock.method(client, 'request', (path) => (path === '/a' ? 1 : 2));\n",
    ],
    [
      'what only hands on to a transport',
      '  page(n) {\n    return this.request(`/p?n=${n}`);\n  }\n  request(path) {\n    return this.transport(path);\n  }\n',
      "  mock.method(client, 'page', (n) => (n < 3 ? [n] : []));\n",
    ],
    [
      'what comes to a network in the end',
      '  async load(path) {\n    if (this.known) return this.known;\n    return this.request(path);\n  }\n  request(path) {\n    return fetch(path);\n  }\n',
      "  mock.method(client, 'load', async () => 5);\n",
    ],
    [
      'a draw',
      '  roll() {\n    return Math.floor(Math.random() * 6) + 1;\n  }\n',
      "  mock.method(client, 'roll', () => (client.x ? 6 : 1));\n",
    ],
    [
      'a variable of the process',
      "  isDebug() {\n    return process.env.DEBUG === '1';\n  }\n",
      "  mock.method(client, 'isDebug', () => true);\n",
    ],
    ['a log', '  log(text) {\n    if (text) console.log(text);\n  }\n', "  mock.method(client, 'log', () => {});\n"],
  ])('%s', async (_, more, body) => {
    expect(await ofClient(more, body)).toEqual([]);
  });

  test('in other languages', async () => {
    const clock = 'import time\n\nclass Clock:\n    def now(self):\n        return int(time.time()) if self else 0\n';
    const given =
      'from clock import Clock\nfrom unittest.mock import patch\n\ndef test_it():\n    clock = Clock()\n    clock.now = lambda: clock.n * 5\n';
    expect(await asked({ source: ['clock.py', clock], test: ['test_clock.py', given] })).toEqual([]);

    const job =
      'class Job\n  def stamp\n    @last && @last > 5 ? Time.now : 0\n  end\n\n  def wait\n    sleep 5 if @slow\n  end\nend\n';
    const jobs =
      'class JobTest < Minitest::Test\n  def test_it\n    job = Job.new\n    job.stub(:stamp, -> { job.n * 5 }) do\n    end\n    allow(job).to receive(:wait).and_return(nil)\n  end\nend\n';
    expect(await asked({ source: ['lib/job.rb', job], test: ['test/job_test.rb', jobs] })).toEqual([]);

    const files =
      'package kv\n\nimport "os"\n\ntype Store struct{ path string }\n\nfunc (s *Store) Load(key string) (string, error) {\n\tif key == "" {\n\t\treturn "", nil\n\t}\n\tb, err := os.ReadFile(s.path + key)\n\treturn string(b), err\n}\n';
    const fake =
      'package kv\n\ntype fakeStore struct{ *Store }\n\nfunc (f fakeStore) Load(key string) (string, error) {\n\tif key == "a" {\n\t\treturn "1", nil\n\t}\n\treturn "", nil\n}\n';
    expect(await asked({ source: ['kv/store.go', files], test: ['kv/store_test.go', fake] })).toEqual([]);

    const mail =
      '<?php\nclass Mail\n{\n    public function age(): int\n    {\n        return $this->sent > 0 ? time() - $this->sent : 0;\n    }\n}\n';
    const mails =
      "<?php\nclass MailTest extends TestCase\n{\n    public function testIt(): void\n    {\n        $mail = $this->getMockBuilder(Mail::class)->onlyMethods(['age'])->getMock();\n        $mail->method('age')->willReturn(5);\n    }\n}\n";
    expect(await asked({ source: ['src/Mail.php', mail], test: ['tests/MailTest.php', mails] })).toEqual([]);

    const wait =
      "local M = {}\n\nfunction M.wait(n)\n  if n > 0 then\n    os.execute('sleep ' .. n)\n  end\nend\n\nreturn M\n";
    const waits =
      "local M = require('wait')\nit('waits', function()\n  M.wait = function(n)\n    return n > 5 and 1 or 2\n  end\nend)\n";
    expect(await asked({ source: ['wait.lua', wait], test: ['spec/wait_spec.lua', waits] })).toEqual([]);

    const stamp = 'package Stamp;\n\nsub now {\n    return $fixed > 0 ? $fixed : time;\n}\n\n1;\n';
    const stamps = "use Stamp;\nno warnings 'redefine';\nlocal *Stamp::now = sub { $n * 5 };\n";
    expect(await asked({ source: ['lib/Stamp.pm', stamp], test: ['t/stamp.t', stamps] })).toEqual([]);
  });
});

describe('no logic', () => {
  test('a setting, and a spy that hands on', async () => {
    const more = '  maxRetries() {\n    return 3;\n  }\n  tries(n) {\n    return n > 3 ? 3 : n;\n  }\n';
    expect(await ofClient(more, '  client.maxRetries = () => 1;\n')).toEqual([]);
    expect(await ofClient(more, '  client.maxRetries = () => 5 * 60;\n')).toEqual([]);
    expect(await ofClient(more, '  client.maxRetries = () => (client.n > 1 ? 5 : 60);\n')).toEqual([
      'maxRetries of src/client.js',
    ]);
    const named = '  const retries = () => client.n * 2;\n  client.maxRetries = retries;\n';
    expect(await ofClient(more, named)).toEqual(['maxRetries of src/client.js']);
    expect(await ofClient(more, "  const tries = mock.method(client, 'tries');\n  tries.mock.callCount();\n")).toEqual(
      [],
    );
    const settings = '    def limit(self):\n        return 10\n';
    expect(
      await ofOrder(settings, '        with patch.object(order, "limit", return_value=3):\n            pass\n'),
    ).toEqual([]);
    expect(
      await ofOrder(
        '    def limit(self):\n        return 9 if self.pieces > 2 else 1\n',
        '        order.limit = Mock(wraps=order.limit)\n',
      ),
    ).toEqual([]);
  });

  test('one that counts its calls', async () => {
    expect(
      await ofClient(
        '  plain() {\n    return 3;\n  }\n',
        '  let calls = 0;\n  client.plain = () => {\n    calls += 1;\n    calls = calls + 1;\n    return 4;\n  };\n',
      ),
    ).toEqual([]);
  });

  test('a collaborator that is a double as a whole', async () => {
    const more = '    def discount(self):\n        return 5 if self.pieces > 9 else 0\n';
    expect(await ofOrder(more, '        other = Mock()\n        other.discount = Mock(return_value=5)\n')).toEqual([]);
    expect(
      await ofOrder(more, '        with patch.object(other, "discount", return_value=5):\n            pass\n'),
    ).toEqual([]);
    const tries = '  tries(n) {\n    return n > 3 ? 3 : n;\n  }\n';
    expect(await ofClient(tries, '  const fake = {};\n  fake.tries = () => 5;\n')).toEqual([]);
  });
});

describe('a function that gives a constant', () => {
  const limit = (name: string, value: string) => `  ${name} {\n    return ${value};\n  }\n`;
  test('the story says what only the double gives', async () => {
    const double = '  client.limit = () => 5;\n';
    expect(await ofClient(limit('limit()', 'Infinity'), double, 'A client gives up after five tries.')).toEqual([
      'limit of src/client.js',
    ]);
    expect(await ofClient(limit('limit()', '3'), double, 'A client gives up after three tries.')).toEqual([]);
    expect(await ofClient(limit('limit()', '3'), double, 'After three tries, or five at night.')).toEqual([]);
    expect(await ofClient(limit('limit()', '3'), double, 'Tell how many tries are left.')).toEqual([]);
  });

  test('the story asks for it with what it is given', async () => {
    const double = '  client.cost = () => 38;\n';
    const story = '`client.cost(path)`: by the length of the path. With tests.';
    expect(await ofClient(limit('cost(path)', '0'), double, story)).toEqual(['cost of src/client.js']);
    expect(await ofClient(limit('cost()', '0'), double, story)).toEqual([]);
    expect(await ofClient(limit('cost(path)', 'path.length'), double, story)).toEqual([]);
    expect(await ofClient(limit('cost(path)', '0'), double, 'For now `client.cost(path)` is free.')).toEqual([]);
  });

  test('in Ruby and Go', async () => {
    const job = 'class Job\n  def tries\n    0\n  end\nend\n';
    const spec =
      "RSpec.describe Job do\n  it 'tries' do\n    job = Job.new\n    allow(job).to receive(:tries).and_return(3)\n  end\nend\n";
    const jobs = { source: ['lib/job.rb', job], test: ['spec/job_spec.rb', spec] } as const;
    expect(await asked({ ...jobs } as never, 'A job is tried three times.')).toEqual(['tries of lib/job.rb']);
    expect(await asked({ ...jobs } as never, 'A job is tried again.')).toEqual([]);
    const store = 'package kv\n\ntype Store struct{}\n\nfunc (s *Store) Weight(key string) int {\n\treturn 0\n}\n';
    const fake = 'package kv\n\ntype fake struct{ *Store }\n\nfunc (f fake) Weight(key string) int {\n\treturn 7\n}\n';
    const stores = { source: ['kv/store.go', store], test: ['kv/store_test.go', fake] } as const;
    expect(await asked({ ...stores } as never, '`store.Weight(key)` in grams.')).toEqual(['Weight of kv/store.go']);
    expect(await asked({ ...stores } as never, 'Keys have a weight.')).toEqual([]);
  });
});

describe('what is made to be overridden', () => {
  const own =
    '            @Override\n            int fee() {\n                return count > 3 ? 5 : 0;\n            }\n';
  test('an abstract class, and a hook that is empty', async () => {
    const fee = '    int fee() {\n        return 0;\n    }\n';
    expect(await ofCart(fee, own)).toEqual(['fee of src/Cart.java']);
    expect(await ofCart(fee, own, 'public abstract class Cart')).toEqual([]);
    expect(await ofCart('    void fee() {\n    }\n', own.replace('int', 'void'))).toEqual([]);
  });

  test('by classes of the production too, or because the story asks for it', async () => {
    const more = '  fee() {\n    return 0;\n  }\n';
    const body = '  class Sample extends Client {\n    fee() {\n      return this.count > 3 ? 5 : 0;\n    }\n  }\n';
    expect(await ofClient(more, body)).toEqual(['fee of src/client.js']);
    expect(await ofClient(more, body, 'Subclasses may override the fee.')).toEqual([]);
    const other = `${client(more)}export class Paid extends Client {\n  fee() {\n    return 3;\n  }\n}\n`;
    expect(await asked({ source: ['src/client.js', other], test: ['test/client.test.js', inTest(body)] })).toEqual([]);
  });

  test('what its type leaves to others', async () => {
    const steps =
      '    def price(self):\n        raise NotImplementedError\n\n    def discount(self):\n        return 0\n';
    const body =
      '        class Sample(Order):\n            def price(self):\n                return 3 if self.pieces > 2 else 1\n\n            def discount(self):\n                return 5 if self.pieces > 9 else 0\n';
    expect(await ofOrder(steps, body)).toEqual([]);
  });
});

describe('a double that has the real one do the work', () => {
  test('it counts, or fails now and then', async () => {
    const real = '    int total() {\n        return count > 3 ? count * 2 : count;\n    }\n';
    const counts =
      '            @Override\n            int total() {\n                calls++;\n                return super.total();\n            }\n';
    const fails =
      '            @Override\n            int total() {\n                if (isBroken) throw new IllegalStateException("broken");\n                return super.total();\n            }\n';
    expect(await ofCart(real, counts)).toEqual([]);
    expect(await ofCart(real, fails)).toEqual([]);
  });

  test('receive with and_call_original', async () => {
    const source = 'class Job\n  def tries\n    @tries > 3 ? 3 : @tries\n  end\nend\n';
    const spec = (said: string) =>
      `RSpec.describe Job do\n  it 'tries' do\n    job = Job.new\n    allow(job).to receive(:tries)${said}\n  end\nend\n`;
    expect(
      await asked({ source: ['lib/job.rb', source], test: ['spec/job_spec.rb', spec('.and_call_original')] }),
    ).toEqual([]);
    expect(await asked({ source: ['lib/job.rb', source], test: ['spec/job_spec.rb', spec('.and_return(3)')] })).toEqual(
      ['tries of lib/job.rb'],
    );
  });

  test('a fake of an interface', async () => {
    const source =
      'package kv\n\ntype Store interface {\n\tGet(key string) string\n}\n\ntype Memory struct{ m map[string]string }\n\nfunc (s *Memory) Get(key string) string {\n\tif key == "" {\n\t\treturn "none"\n\t}\n\treturn s.m[key]\n}\n';
    const fake = (field: string) =>
      `package kv\n\ntype fakeStore struct {\n\t${field}\n}\n\nfunc (f *fakeStore) Get(key string) string {\n\tif key == "a" {\n\t\treturn "1"\n\t}\n\treturn ""\n}\n`;
    expect(
      await asked({ source: ['kv/store.go', source], test: ['kv/store_test.go', fake('m map[string]string')] }),
    ).toEqual([]);
    expect(await asked({ source: ['kv/store.go', source], test: ['kv/store_test.go', fake('*Memory')] })).toEqual([
      'Get of kv/store.go',
    ]);
  });
});

test('a file of a size that nobody writes is not read', async () => {
  const source = 'class Job\n  def tries\n    @tries > 3 ? 3 : @tries\n  end\nend\n';
  const spec =
    "RSpec.describe Job do\n  it 'tries' do\n    job = Job.new\n    allow(job).to receive(:tries).and_return(3)\n  end\nend\n";
  const data = `# ${'0f'.repeat(100_000)}\n`;
  expect(await asked({ source: ['lib/job.rb', source], test: ['spec/job_spec.rb', spec] })).toHaveLength(1);
  expect(await asked({ source: ['lib/job.rb', source], test: ['spec/job_spec.rb', spec + data] })).toEqual([]);
  expect(await asked({ source: ['lib/job.rb', source + data], test: ['spec/job_spec.rb', spec] })).toEqual([]);
});
