import type * as z from 'zod/mini'
import type { FieldText } from './fieldText'
import { amounts } from './sharedFields/amounts'
import { things } from './sharedFields/things'
import { times } from './sharedFields/times'

/** The texts of fields whose name is in several resources and means the same in all of them. */
export const sharedFields = { ...amounts, ...things, ...times }

/** Names that mean something else in each schema: their texts are under `Schema.field` alone. */
type AmbiguousName =
  | 'action'
  | 'after'
  | 'agreed'
  | 'answer'
  | 'at'
  | 'before'
  | 'byName'
  | 'company'
  | 'confirmed'
  | 'edit'
  | 'input'
  | 'key'
  | 'limits'
  | 'list'
  | 'matchedCount'
  | 'messages'
  | 'months'
  | 'next'
  | 'occupations'
  | 'offer'
  | 'offerings'
  | 'permissions'
  | 'remove'
  | 'result'
  | 'shift'
  | 'side'
  | 'source'
  | 'stores'
  | 'summary'
  | 'sums'
  | 'target'
  | 'workerId'
  | 'year'
  | 'yen'

/** The names of all fields of a value, at every depth. */
type NamesIn<T> = T extends readonly (infer Item)[]
  ? NamesIn<Item>
  : T extends object
    ? string extends keyof T
      ? NamesIn<T[string & keyof T]>
      : { [K in keyof T & string]-?: K | NamesIn<T[K]> }[keyof T & string]
    : never
type SchemaIn<M> = Extract<M[keyof M], z.ZodMiniType>
type OwnName<M> = Exclude<
  NamesIn<z.input<SchemaIn<M>> | z.output<SchemaIn<M>>>,
  keyof typeof sharedFields | AmbiguousName
>
/**
 * The texts of the fields in the schemas `M` of a resource; they are with its reference, because the browser loads
 * the schemas (ADR 47). A field without its text does not compile, nor does a text without its field. What means
 * something narrower in one schema is under `Schema.field`, in one object of it under `Schema.object.field`.
 */
export type FieldTexts<M> = Readonly<Record<OwnName<M>, FieldText>> & {
  readonly [place in `${keyof M & string}.${string}`]?: FieldText
}
