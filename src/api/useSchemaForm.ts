import { useEffect, useEffectEvent, useId, useRef, type FormEvent, type RefObject } from 'react'
import {
  get,
  set,
  useForm as useHookForm,
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type ResolverResult,
  type UseFormReturn,
} from 'react-hook-form'
import type * as z from 'zod/mini'
import { showFirstError } from '@/lib/browser/showFirstError'
import { withdrawFailures } from '@/lib/notifications/notificationQueue'
import { noAnswer } from './ApiError'
import { ApiError, notifyError, notifyFailure } from './client'

export type Schema = z.ZodMiniType<FieldValues, FieldValues>
/**
 * Loads the schema when the form is first focused, so that zod is not part of the initial scripts of a page (ADR 8).
 */
export type Load<S extends Schema> = () => Promise<{ default: S }>
type Submit<S extends Schema> = (value: z.output<S>) => Promise<unknown>
/** The last refusal of the server with its field errors by field name, each with the value (JSON) that it refers to. */
type Refusal = { error?: ApiError; fields: Map<string, { value: string; message: string }> }

/** Keeps the server's errors at their fields until the value changes. */
function mergeServerErrors<Result extends { values: unknown; errors: FieldErrors }>(
  result: Result,
  values: FieldValues,
  { fields }: Refusal,
) {
  const keptErrors = [...fields].filter(
    ([name, { value }]) => JSON.stringify(get(values, name)) === value && !get(result.errors, name),
  )
  if (keptErrors.length === 0) return result
  const errors = { ...result.errors }
  for (const [name, { message }] of keptErrors) set(errors, name, { type: 'server', message })
  return { values: {}, errors }
}

/** Puts the server's field errors at their fields; the others are notified. */
function showServerErrors<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  refusal: Refusal,
  error: ApiError,
) {
  type Name = FieldPath<Values>
  refusal.error = error
  const names = Object.keys(form.getValues())
  const positionOf = (name: string) => names.indexOf(name.split('.')[0] ?? '')
  const errors = Object.entries(error.fields).sort(([a], [b]) => positionOf(a) - positionOf(b))
  const fieldErrors = errors.filter(([name]) => positionOf(name) >= 0)
  for (const [name, message] of fieldErrors) {
    refusal.fields.set(name, { value: JSON.stringify(form.getValues(name as Name)), message })
    form.setError(name as Name, { type: 'server', message })
  }
  const otherMessages = errors
    .filter(([name]) => positionOf(name) < 0)
    .map(([, message]) => message)
  if (otherMessages.length > 0) notifyFailure(error, otherMessages)
}

/**
 * After a failed submit, once the messages are rendered, goes to the first of them. Notifies the errors of fields that
 * are not rendered (a section is closed, or the field does not apply). Returns a function to call at the start of a
 * submit: it remembers the form of the event; without an event the whole page is searched.
 */
function useShownErrors(
  { submitCount, errors }: { submitCount: number; errors: object },
  refusal: RefObject<Refusal>,
) {
  const formElement = useRef<HTMLElement>(null)
  const showErrors = useEffectEvent(() => {
    if (Object.keys(errors).length === 0) return
    showFirstError(formElement.current ?? document)
    const { error, fields } = refusal.current
    if (!error) return
    const drawn = document.body.textContent
    const unseen = [...fields.values()].flatMap(({ message }) =>
      drawn.includes(message) ? [] : [message],
    )
    if (unseen.length > 0) notifyFailure(error, unseen)
  })
  useEffect(() => {
    if (submitCount > 0) showErrors()
  }, [submitCount])
  return (event: FormEvent | undefined) => {
    event?.preventDefault()
    if (event?.currentTarget instanceof HTMLElement) formElement.current = event.currentTarget
  }
}

/**
 * Returns [form, submitWith, preload], for `<form {...submitWith(save)}>`; `preload` loads the schema. When a submit
 * fails, the values are kept and the screen goes to the first field with an error. Only one submit runs at a time.
 * Field errors of the server are shown at their fields until the value changes; other errors are notified.
 */
export function useSchemaForm<S extends Schema>(
  load: Load<S>,
  defaultValues: DefaultValues<z.input<S>>,
) {
  type Result = ResolverResult<z.input<S>, z.output<S>>
  const formId = useId()
  const isSubmitting = useRef(false)
  const refusal = useRef<Refusal>({ fields: new Map() })
  const loadResolver = () => Promise.all([import('./resolver.schema'), load()])
  const form = useHookForm<z.input<S>, unknown, z.output<S>>({
    defaultValues,
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: async (values, context, options): Promise<Result> => {
      const modules = await loadResolver().catch(() => undefined)
      // A failed load is ignored while typing; the submit reports it.
      if (!modules) return { values: {}, errors: {} as FieldErrors<z.input<S>> }
      const [{ schemaResolver }, { default: schema }] = modules
      const resolve = schemaResolver(schema)
      const result = await resolve(values, context, options)
      if (isSubmitting.current) return result
      return mergeServerErrors(result, values, refusal.current) as Result
    },
  })
  const beginSubmit = useShownErrors(form.formState, refusal)

  async function handleSubmit(submit: Submit<S>) {
    if (isSubmitting.current) return
    isSubmitting.current = true
    refusal.current = { fields: new Map() }
    try {
      await loadResolver().catch(() => {
        throw Object.assign(noAnswer(), { call: formId })
      })
      withdrawFailures(({ call }) => call === formId)
      await form.handleSubmit((value) => submitValid(submit, value))()
    } catch (error) {
      notifyError(error)
    } finally {
      isSubmitting.current = false
    }
  }
  async function submitValid(submit: Submit<S>, value: z.output<S>) {
    try {
      await submit(value)
    } catch (error) {
      const hasFieldErrors = error instanceof ApiError && Object.keys(error.fields).length > 0
      if (hasFieldErrors) showServerErrors(form, refusal.current, error)
      else notifyError(error)
    }
  }
  const preload = () => void loadResolver().catch(() => undefined)
  /** Returns the attributes of the form element. `submit` is called with the valid values. */
  const submitWith = (submit: Submit<S>) => ({
    onSubmit: (event?: FormEvent) => {
      beginSubmit(event)
      return handleSubmit(submit)
    },
    onFocus: preload,
    noValidate: true,
  })
  return [form, submitWith, preload] as const
}
