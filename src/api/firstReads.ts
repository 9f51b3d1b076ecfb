import type { Read } from '@/contracts/endpoint'
import type { QueryValue } from '@/lib/query'

/** What a page reads first: with the query of its address, or with a fixed one. */
export type FirstRead =
  Read | { readonly read: Read; readonly query: Readonly<Record<string, unknown>> }

/** A first read that asks the same at every address. */
export const withQuery = <E extends Read>(
  read: E,
  query: Partial<QueryValue<E['query']>>,
): FirstRead => ({ read, query })

/** The endpoint and its fixed query; undefined where the address has the query. */
export const partsOf = (first: FirstRead) =>
  'read' in first ? first : { read: first, query: undefined }
