import { useId, type ComponentProps, type ReactNode } from 'react'
import { useFormState, type FieldValues } from 'react-hook-form'
import { Button } from '@/ui/buttons/Button'
import type { Form } from '@/ui/fields/formTypes'
import { Sheet } from './Sheet'
import { SheetForm } from './sheetParts'

type Props<T extends FieldValues, O> = {
  title: string
  form: Pick<Form<T, O>, 'control'>
  /** The attributes of the form element, as `submitWith` returns them. */
  onForm: Pick<ComponentProps<'form'>, 'onSubmit' | 'onFocus' | 'noValidate'>
  /** Label of the submit button. Undefined if there is nothing (more) to submit: the sheet then only closes. */
  applyLabel: string | undefined
  tone?: 'primary' | 'danger'
  disabled?: boolean
  disabledReason?: string | undefined
  /** The way back to the step before, in place of the way out. */
  back?: { label: string; onClick: () => void } | undefined
  onClose: () => void
  children: ReactNode
}

/**
 * A sheet with a form, the button that submits it, and the way out. It stays open while the form is submitted; once
 * something was entered, a click beside the sheet does not close it either.
 */
export function FormSheet<T extends FieldValues, O>({
  title,
  form,
  onForm,
  applyLabel,
  tone = 'primary',
  disabled,
  disabledReason,
  back,
  onClose,
  children,
}: Props<T, O>) {
  const id = useId()
  const { isSubmitting, isDirty } = useFormState({ control: form.control })
  return (
    <Sheet
      title={title}
      onClose={onClose}
      closable={!isSubmitting}
      overlayCloses={!isDirty}
      footer={(close) => (
        <>
          {applyLabel !== undefined && (
            <Button
              type='submit'
              form={id}
              tone={tone}
              size={48}
              loading={isSubmitting}
              disabled={disabled}
              disabledReason={disabledReason}
            >
              {applyLabel}
            </Button>
          )}
          <Button size={48} disabled={isSubmitting} onClick={back?.onClick ?? close}>
            {back?.label ?? (applyLabel === undefined ? '閉じる' : 'やめる')}
          </Button>
        </>
      )}
    >
      <SheetForm {...onForm} id={id} aria-label={title}>
        {children}
      </SheetForm>
    </Sheet>
  )
}
