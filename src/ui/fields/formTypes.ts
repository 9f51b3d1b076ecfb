import type { ReactNode } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'

/** The parts of useForm's result that a field needs; `O` is the schema's output type. */
export type Form<T extends FieldValues, O> = Pick<
  UseFormReturn<T, unknown, O>,
  'register' | 'control' | 'setValue' | 'getFieldState' | 'formState'
>

/** Props of every field. */
export type FieldProps<T extends FieldValues, O> = {
  className?: string | undefined
  form: Form<T, O>
  name: FieldPath<T>
  label: string
  /** Above the control: what to enter. Not for errors. */
  help?: ReactNode
  /** Shows 必須 and sets aria-required. Validation is the schema's task. */
  required?: boolean | undefined
  /** Shows 任意. */
  optional?: boolean | undefined
  /** Hides 必須, where every field of the form is required (sign-in) or the label says so. */
  hideTag?: boolean | undefined
}

/** Returns the props for the Field around a control, with the current error. */
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
