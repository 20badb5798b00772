export interface Item {
  name: string;
  cents: number;
  stock: number;
}
