import * as z from 'zod/mini'
import type { Schema } from '../schemas/schemasOf'
import { sampleOf } from '../sample'

/**
 * A function that makes one thing: a sample of its schema, with the usual values, with those that the test names. It
 * throws when the whole does not fit the schema: the server could not answer it.
 */
export const factory =
  <T extends object>(
    schema: Schema<T>,
    usual: (named: Partial<NoInfer<T>>) => Partial<NoInfer<T>>,
  ) =>
  (named: Partial<T> = {}): T =>
    z.parse(schema, { ...(sampleOf(schema) as T), ...usual(named), ...named })

/** One page of a list. */
export const aPage = <T>(
  items: T[],
  { page = 1, perPage = 20, totalCount = items.length } = {},
) => ({ items, page, perPage, totalCount })
