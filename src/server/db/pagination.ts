import { notFound } from '@/server/http/errors'
import type { Tx } from './transaction'

/** The first row; throws ApiError 404 without one. */
export function firstOrNotFound<T>(rows: T[]): T {
  if (rows[0] === undefined) throw notFound()
  return rows[0]
}
export const PER_PAGE = 20
/** Rows of a list are counted up to this number (ADR 46). */
export const MAX_COUNTED = 10_000
type Counted = Parameters<Tx['$count']>[0]
type Limited = { limit: (max: number) => { as: (alias: 'counted') => Counted } }
/** Counts the rows that a query finds, up to `max`. */
export const countUpTo = (db: Tx, rows: Limited, max: number) =>
  db.$count(rows.limit(max).as('counted'))
type Windowed<T> = { limit: (n: number) => { offset: (n: number) => Promise<T[]> } }
/** The rows of one page of a list. */
export const rowsOfPage = <T>(page: number, rows: Windowed<T>) =>
  rows.limit(PER_PAGE).offset((page - 1) * PER_PAGE)
const isLast = (page: number, items: readonly unknown[]) =>
  items.length < PER_PAGE && (items.length > 0 || page === 1)
/** The rows of a page in the shape of the contract. `found`: all rows, counted up to `MAX_COUNTED`. */
export const toPage = <T>(page: number, items: T[], found: number) => ({
  items,
  page,
  perPage: PER_PAGE,
  totalCount: isLast(page, items) ? (page - 1) * PER_PAGE + items.length : found,
})
/**
 * One page of a list, in the shape of the contract. `count` is called only where the page does not determine the total.
 */
export async function pageOf<T>(page: number, rows: Windowed<T>, count: PromiseLike<number>) {
  const items = await rowsOfPage(page, rows)
  return toPage(page, items, isLast(page, items) ? 0 : await count)
}
