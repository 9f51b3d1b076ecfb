import { notFound } from '@/server/http/errors'

/** The one row, or 404. */
export function takeOne<T>(rows: T[]): T {
  if (rows[0] === undefined) throw notFound()
  return rows[0]
}
export const PER_PAGE = 20
/** Counting stops here: a list of more says so many. */
export const COUNTED = 10_000
/** A reader's text inside a pattern of LIKE. */
export const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&')
type Windowed<T> = { limit: (n: number) => { offset: (n: number) => Promise<T[]> } }
/** One page of a list, in the shape of the contract. */
export async function pageOf<T>(page: number, rows: Windowed<T>, count: PromiseLike<number>) {
  return {
    items: await rows.limit(PER_PAGE).offset((page - 1) * PER_PAGE),
    page,
    perPage: PER_PAGE,
    totalCount: await count,
  }
}
