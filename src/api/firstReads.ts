import type { Read } from '@/contracts/endpoint'
import type { QueryValue } from '@/lib/query'

/** An endpoint that a page reads first, with the query of the page's URL or with a fixed one. */
export type FirstRead =
  | Read
  | { readonly read: Read; readonly query: Readonly<Record<string, unknown>> }

/** Makes a first read with a fixed query. */
export const withQuery = <E extends Read>(
  read: E,
  query: Partial<QueryValue<E['query']>>,
): FirstRead => ({ read, query })

/** Returns the endpoint of a first read and its fixed query; the query is undefined if it comes from the URL. */
export const partsOf = (first: FirstRead) =>
  'read' in first ? first : { read: first, query: undefined }
