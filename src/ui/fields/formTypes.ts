import type { ReactNode } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'

/** What a field needs of the form that useForm gives; `O` is what its schema makes of the values. */
export type Form<T extends FieldValues, O> = Pick<
  UseFormReturn<T, unknown, O>,
  'register' | 'control' | 'setValue' | 'getFieldState' | 'formState'
>

/** What every field takes. */
export type FieldProps<T extends FieldValues, O> = {
  className?: string | undefined
  form: Form<T, O>
  name: FieldPath<T>
  label: string
  /** Above the control: what to enter, never an error. */
  help?: ReactNode
  /** Shows 必須 and tells assistive technology. The schema decides. */
  required?: boolean | undefined
  /** Shows 任意. */
  optional?: boolean | undefined
  /** No 必須 tag, where everything is required (sign-in). */
  hideTag?: boolean | undefined
}

/** Splits what belongs to the frame around a control from what belongs to the control. */
export function frameOf<T extends FieldValues, O>({
  className,
  form,
  name,
  label,
  help,
  required,
  optional,
  hideTag,
}: FieldProps<T, O>) {
  return {
    className,
    label,
    help,
    required,
    optional,
    hideTag,
    error: form.getFieldState(name, form.formState).error?.message,
  }
}
