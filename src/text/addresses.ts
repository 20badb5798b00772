/** Decides whether a host is this machine, and whether an IP address is public, private or reserved. */

import { BlockList, isIP } from 'node:net';

/** `localhost`, 127.0.0.0/8 or ::1. Any other name may point anywhere. */
export function isLoopback(host: string): boolean {
  const bare = host.toLowerCase().replace(/^\[|\]$/g, '');
  return bare === 'localhost' || bare === '::1' || /^(::ffff:)?127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(bare);
}

/** What is no address at all counts as special. */
export function rangeOf(address: string): 'special' | 'private' | 'public' {
  const plain = withoutTransition(address.toLowerCase());
  const family = isIP(plain) === 6 ? 'ipv6' : 'ipv4';
  if (isIP(plain) === 0 || special.check(plain, family)) return 'special';
  return privateUse.check(plain, family) ? 'private' : 'public';
}

/** The network from which one client asks: an address of IPv4, and of IPv6 the half that a provider gives away whole (/64). */
export function networkOf(address: string): string {
  const plain = withoutTransition(address.toLowerCase());
  if (isIP(plain) !== 6) return plain;
  const [head = [], tail = []] = plain.split('::').map((part) => part.split(':').filter((group) => group !== ''));
  const groups = [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail];
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** The IPv4 address that a mapped or translated (NAT64) one stands for. All other forms of transition are special ranges themselves. */
function withoutTransition(address: string): string {
  // As a URL writes it, with each part in hexadecimal and the longest row of zeros left out.
  const canonical =
    isIP(address) === 6 ? new URL(`http://[${address.replace(/%.*/, '')}]/`).hostname.slice(1, -1) : address;
  const [, high = '0', low] = /^(?:::ffff:|64:ff9b::)(?:([0-9a-f]{1,4}):)?([0-9a-f]{1,4})$/.exec(canonical) ?? [];
  if (low === undefined) return canonical;
  const bytes = [high, low].map((part) => Number.parseInt(part, 16)).flatMap((part) => [part >> 8, part & 255]);
  return bytes.join('.');
}

/** The registries of IANA (iana-ipv4-special-registry, iana-ipv6-special-registry), multicast, and two addresses of clouds. */
const special = blockList([
  ...['0.0.0.0/8', '127.0.0.0/8', '169.254.0.0/16', '192.0.0.0/24', '192.0.2.0/24', '192.31.196.0/24'],
  ...['192.52.193.0/24', '192.88.99.0/24', '192.175.48.0/24', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'],
  ...['224.0.0.0/3', '168.63.129.16/32', '100.100.100.200/32'],
  ...[
    '::/96',
    '::ffff:0:0:0/96',
    '64:ff9b::/96',
    '64:ff9b:1::/48',
    '100::/32',
    '2001::/23',
    '2001:db8::/32',
    '2002::/16',
  ],
  ...['2620:4f:8000::/48', '3fff::/20', '5f00::/16', 'fe80::/9', 'ff00::/8', 'fd00:ec2::/32'],
]);

const privateUse = blockList(['10.0.0.0/8', '100.64.0.0/10', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7']);

function blockList(ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [net = '', bits = ''] = range.split('/');
    list.addSubnet(net, Number(bits), isIP(net) === 6 ? 'ipv6' : 'ipv4');
  }
  return list;
}
