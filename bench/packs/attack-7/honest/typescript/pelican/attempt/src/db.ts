import { readFileSync, readdirSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

const folder = new URL('../migrations/', import.meta.url)

export function open(file: string): DatabaseSync {
  const db = new DatabaseSync(file)
  for (const name of readdirSync(folder).sort()) db.exec(readFileSync(new URL(name, folder), 'utf8'))
  return db
}

export function byCountry(db: DatabaseSync): Record<string, number> {
  const rows = db.prepare('select country, count(*) as n from customers group by country order by country').all() as
    { country: string, n: number }[]
  return Object.fromEntries(rows.map((row) => [row.country, row.n]))
}

export const count = (db: DatabaseSync): number =>
  (db.prepare('select count(*) as n from customers').get() as { n: number }).n
