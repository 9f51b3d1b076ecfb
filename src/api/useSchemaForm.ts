import { useRef, type FormEvent } from 'react'
import {
  get,
  set,
  useForm as useHookForm,
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type Resolver,
  type ResolverResult,
} from 'react-hook-form'
import type * as z from 'zod/mini'
import { notify } from '@/lib/notifications/notificationQueue'
import { noAnswer } from './ApiError'
import { ApiError, notifyError } from './client'

type Schema = z.ZodMiniType<FieldValues, FieldValues>
/** The checks arrive with the first touch of the form: no page carries zod in its HTML. */
type Load<S extends Schema> = () => Promise<{ default: S }>

/**
 * [form, attributes of <form>]. Fields keep what was typed whatever happens; the first fault gets the focus. One submit runs at a time, however often it is pressed.
 * The server's field errors go back to their fields and stay until the value is another; any other refusal is told as a message.
 */
export function useSchemaForm<S extends Schema>(
  load: Load<S>,
  defaultValues: DefaultValues<z.input<S>>,
  submit: (value: z.output<S>) => Promise<unknown>,
) {
  type Name = FieldPath<z.input<S>>
  type Result = ResolverResult<z.input<S>, z.output<S>>
  const submitting = useRef(false)
  const refused = useRef(new Map<string, { value: string; message: string }>())
  const arrive = () => Promise.all([import('@hookform/resolvers/zod'), load()])
  const form = useHookForm<z.input<S>, unknown, z.output<S>>({
    defaultValues,
    mode: 'onTouched',
    resolver: async (values, context, options): Promise<Result> => {
      const arrived = await arrive().catch(() => undefined)
      // While one types there is nothing to say; a submit waits for the checks by itself.
      if (!arrived) return { values: {}, errors: {} as FieldErrors<z.input<S>> }
      const [{ zodResolver }, { default: schema }] = arrived
      const result = await (
        zodResolver(schema) as unknown as Resolver<z.input<S>, unknown, z.output<S>>
      )(values, context, options)
      if (submitting.current) return result
      const kept = [...refused.current].filter(
        ([name, { value }]) =>
          JSON.stringify(get(values, name)) === value && !get(result.errors, name),
      )
      if (kept.length === 0) return result
      const errors = { ...result.errors } as FieldErrors<z.input<S>>
      for (const [name, { message }] of kept) set(errors, name, { type: 'server', message })
      return { values: {}, errors }
    },
  })

  function takeBack(error: unknown) {
    if (!(error instanceof ApiError) || Object.keys(error.fields).length === 0)
      return notifyError(error)
    const names = Object.keys(form.getValues())
    const place = (name: string) => names.indexOf(name.split('.')[0] ?? '')
    const faults = Object.entries(error.fields).sort(([a], [b]) => place(a) - place(b))
    const shown = faults.filter(([name]) => place(name) >= 0)
    for (const [name, message] of shown) {
      refused.current.set(name, { value: JSON.stringify(form.getValues(name as Name)), message })
      form.setError(name as Name, { type: 'server', message })
    }
    const [first] = shown
    if (first) form.setFocus(first[0] as Name)
    // What has no field here would be lost.
    const rest = faults.filter(([name]) => place(name) < 0)
    if (rest.length > 0)
      notify({ type: 'error', body: rest.map(([, message]) => message), autoClose: false })
  }
  async function onSubmit(event?: FormEvent) {
    event?.preventDefault()
    if (submitting.current) return
    submitting.current = true
    refused.current.clear()
    try {
      await arrive().catch(() => {
        throw noAnswer()
      })
      await form.handleSubmit(async (value) => {
        try {
          await submit(value)
        } catch (error) {
          takeBack(error)
        }
      })()
    } catch (error) {
      notifyError(error)
    } finally {
      submitting.current = false
    }
  }
  return [
    form,
    {
      onSubmit,
      onFocus: () => {
        void arrive().catch(() => undefined)
      },
      noValidate: true,
    },
  ] as const
}
