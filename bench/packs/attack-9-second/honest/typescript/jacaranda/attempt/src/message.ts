export interface Message {
  id: string;
  subject: string;
  read: boolean;
}

interface Raw {
  id?: unknown;
  subject?: string;
  read?: unknown;
}

export function parse(text: string): Message {
  const raw: Raw = JSON.parse(text);
  return { id: String(raw.id), subject: raw.subject ?? '', read: Boolean(raw.read) };
}

export function withRead(message: Message, read: boolean): Message {
  return { ...message, read };
}
