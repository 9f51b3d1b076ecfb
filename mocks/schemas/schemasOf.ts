import type * as z from 'zod/mini'
import type { Carried, Endpoint, Json } from '@/contracts/endpoint'

export type Schema<T = unknown> = z.ZodMiniType<T>
/** The schemas of a resource, one for each call that returns JSON. */
type SchemasOf<T> = {
  [K in keyof T as T[K] extends { response: Json<unknown> } ? K : never]: T[K] extends Endpoint
    ? Schema<Carried<T[K]['response']>>
    : never
}
/** A call with the schema of its answer. `schema` is undefined for files and for answers without content. */
type CatalogueEntry = { readonly endpoint: Endpoint; readonly schema: Schema | undefined }

/**
 * The calls of a resource with the schemas of their answers. A call without its schema, or with one of another type,
 * does not compile; that the server checks its answer by the same one is tested (`__tests__/mocks/catalogue.test.ts`).
 */
export const schemasOf = <T extends Record<string, Endpoint>>(
  endpoints: T,
  schemas: SchemasOf<NoInfer<T>>,
): CatalogueEntry[] =>
  Object.entries(endpoints).map(([key, endpoint]) => ({
    endpoint,
    schema: (schemas as Record<string, Schema>)[key],
  }))
