export interface Message {
  id: string;
  subject: string;
  read: boolean;
}

export function parse(text: string): Message {
  const raw = JSON.parse(text) as any;
  return { id: String(raw.id), subject: raw.subject ?? '', read: Boolean(raw.read) };
}

export function withRead(message: Message, read: boolean): Message {
  const copy = { ...message } as any;
  copy.read = read;
  return copy;
}
