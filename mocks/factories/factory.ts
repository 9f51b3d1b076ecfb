import * as z from 'zod/mini'
import { sampleOf } from '../sample'
import type { Schema } from '../schemas/schemasOf'

/**
 * Returns a function that makes one thing: a sample of its schema, overridden by the usual values, overridden by those
 * that the test passes. It throws if the result does not fit the schema, because the server could not return it.
 */
export const factory =
  <T extends object>(
    schema: Schema<T>,
    usual: (overrides: Partial<NoInfer<T>>) => Partial<NoInfer<T>>,
  ) =>
  (overrides: Partial<T> = {}): T =>
    z.parse(schema, { ...(sampleOf(schema) as T), ...usual(overrides), ...overrides })

/** One page of a list. */
export const aPage = <T>(
  items: T[],
  { page = 1, perPage = 20, totalCount = items.length } = {},
) => ({ items, page, perPage, totalCount })
