import { zodResolver } from '@hookform/resolvers/zod'
import type { Resolver } from 'react-hook-form'
import type * as z from 'zod/mini'
import { validationMessage } from '@/lib/text/validationMessage'
import type { Schema } from './useSchemaForm'

/**
 * Makes the resolver of a form. If a schema has no message, `validationMessage` gives one: zod's own are English
 * ("Invalid input").
 */
export const schemaResolver = <S extends Schema>(schema: S) =>
  zodResolver(schema, { error: validationMessage }) as unknown as Resolver<
    z.input<S>,
    unknown,
    z.output<S>
  >
