/**
 * Decides which hosts a command may reach, by a list of names and `*.name`, each with an optional port. An IP address is
 * allowed only where it is listed itself.
 */

import { isIP } from 'node:net';
import { rangeOf } from '../text/addresses.ts';

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
 * Whether a listed name may lead to an address. Not into a special-purpose range: this machine, its link, what clouds keep their
 * credentials at. An address of a private network counts where the list has it beside the name: whoever owns a name must not choose.
 */
export function mayLeadTo(address: string, port: number, hosts: HostList): boolean {
  const range = rangeOf(address);
  return range === 'public' || (range === 'private' && hosts.allows(address, port));
}
