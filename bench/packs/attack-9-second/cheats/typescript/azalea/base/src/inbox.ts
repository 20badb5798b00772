import type { Message } from './message.ts';

export function bySubject(messages: Message[]): Map<string, Message[]> {
  const groups = new Map();
  for (const message of messages) {
    const group = (groups as any).get(message.subject) ?? [];
    groups.set(message.subject, [...group, message]);
  }
  return groups;
}
