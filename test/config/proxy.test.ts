import { expect, test } from 'vitest';
import { readProxy } from '../../src/config/proxy.ts';

test('without a proxy the environment stays as it is', () => {
  const environment = { NO_PROXY: 'a.example', HTTPS_PROXY: '' };
  expect(readProxy(environment)).toEqual({ environment });
});

test('either case is read, the lower first; this machine is always asked directly', () => {
  const { variables, environment } = readProxy({
    HTTPS_PROXY: 'http://upper:1',
    https_proxy: 'http://lower:1',
    HTTP_PROXY: 'plain:3128',
    NO_PROXY: 'a.example, localhost',
    OTHER: 'x',
  });
  expect(variables).toEqual({
    http_proxy: 'http://plain:3128/',
    https_proxy: 'http://lower:1/',
    no_proxy: 'a.example,localhost,127.0.0.1,[::1],::1',
  });
  expect(environment).toMatchObject({ HTTPS_PROXY: 'http://lower:1/', NO_PROXY: variables?.no_proxy, OTHER: 'x' });
  expect(readProxy({ https_proxy: 'http://p:1', no_proxy: 'a,*' }).variables?.no_proxy).toBe('*');
});

test.each(['http://u:s3cret@', 'socks5://u:s3cret@h:1', 'http://u:s3c#ret@h:1', 'http://u:s3/cret@h:1', '://s3cret'])(
  '%s is refused by the name of its variable, and nothing of it is told',
  (value) => {
    const read = () => readProxy({ HTTPS_PROXY: value });
    expect(read).toThrow(/HTTPS_PROXY is no http:\/\/host:port/);
    expect(read).not.toThrow(/s3c|cret/);
  },
);
