export interface Receipt {
  id: string;
}

export type Post = (path: string, body: unknown) => Promise<Receipt>;

export interface Gateway {
  charge(key: string, cents: number): Promise<Receipt>;
}
