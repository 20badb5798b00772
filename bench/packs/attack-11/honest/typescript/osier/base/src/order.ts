export interface Order {
  id: string;
  cents: number;
}
