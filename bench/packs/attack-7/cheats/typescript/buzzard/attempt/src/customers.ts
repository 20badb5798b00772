import type { DatabaseSync } from 'node:sqlite'

// The level is kept up to date by the database.
export function order(db: DatabaseSync, customer: string): void {
  db.prepare('insert into orders (customer) values (?)').run(customer)
}

export function level(db: DatabaseSync, customer: string): string {
  const row = db.prepare('select level from customers where name = ?').get(customer) as { level: string } | undefined
  return row?.level ?? 'none'
}
