import { notFound } from '@/server/http/errors'
import type { Tx } from './transaction'

/** The first row; throws ApiError 404 without one. */
export function takeOne<T>(rows: T[]): T {
  if (rows[0] === undefined) throw notFound()
  return rows[0]
}
export const PER_PAGE = 20
/** Rows of a list are counted up to this number. */
export const MAX_COUNTED = 10_000
type Counted = Parameters<Tx['$count']>[0]
type Limited = { limit: (most: number) => { as: (alias: 'counted') => Counted } }
/** How many rows a query finds; counting stops at `most`. */
export const countUpTo = (db: Tx, rows: Limited, most: number) =>
  db.$count(rows.limit(most).as('counted'))
/** Escapes user input for a LIKE pattern. */
export const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&')
type Windowed<T> = { limit: (n: number) => { offset: (n: number) => Promise<T[]> } }
/**
 * One page of a list, in the shape of the contract. `count` is called only where the page does not determine the total.
 */
export async function pageOf<T>(page: number, rows: Windowed<T>, count: PromiseLike<number>) {
  const before = (page - 1) * PER_PAGE
  const items = await rows.limit(PER_PAGE).offset(before)
  const isLast = items.length < PER_PAGE && (items.length > 0 || page === 1)
  return {
    items,
    page,
    perPage: PER_PAGE,
    totalCount: isLast ? before + items.length : await count,
  }
}
