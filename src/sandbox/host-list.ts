/** Which hosts a command may reach: names, `*.name`, each with an optional port; addresses only where they are listed themselves. */

import { isIP } from 'node:net';

export interface HostList {
  /** Default ports 80 and 443; a listed port allows that one alone. */
  allows(host: string, port: number): boolean;
}

export function hostList(entries: readonly string[]): HostList {
  const rules = entries.map(parse);
  return {
    allows(host, port) {
      const name = host
        .toLowerCase()
        .replace(/\.$/, '')
        .replace(/^\[|\]$/g, '');
      return rules.some(
        (rule) => matches(rule, name) && (rule.port ? rule.port === port : port === 80 || port === 443),
      );
    },
  };
}

interface Rule {
  name: string;
  wildcard: boolean;
  port: number | undefined;
}

function parse(entry: string): Rule {
  const [, host = '', port] = /^(.*?|\[.*\])(?::(\d+))?$/.exec(entry.trim().toLowerCase()) ?? [];
  const wildcard = host.startsWith('*.');
  const name = (wildcard ? host.slice(2) : host).replace(/^\[|\]$/g, '').replace(/\.$/, '');
  return { name, wildcard, port: port === undefined ? undefined : Number(port) };
}

/** `*.example.com` is every host below it and not itself; no wildcard reaches an address. */
const matches = ({ name, wildcard }: Rule, host: string) =>
  wildcard ? host.endsWith(`.${name}`) && isIP(host) === 0 : host === name;

/**
 * Addresses that no listed name may lead to: this machine, its link, and where clouds keep their credentials. Private ranges
 * stay possible, because a listed registry may lie there.
 */
export function isForbiddenAddress(address: string): boolean {
  const plain = address.toLowerCase().replace(/^::ffff:/, '');
  return forbidden.some((pattern) => pattern.test(plain));
}

const forbidden = [
  /^0\./,
  /^127\./,
  /^169\.254\./,
  /^100\.100\.100\.200$/,
  /^168\.63\.129\.16$/,
  /^192\.0\.0\.192$/,
  /^(22[4-9]|23\d|255)\./,
  /^::1?$/,
  /^fe[89ab][0-9a-f]:/,
  /^fd00:ec2::/,
  /^ff/,
];
