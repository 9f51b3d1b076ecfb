import { useId, type ComponentProps, type ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import styled from 'styled-components'
import { describedBy } from '@/ui/fields/describedBy'
import { FieldError } from '@/ui/fields/FieldError'
import { frameStyles } from '@/ui/fields/FieldParts'
import { FieldTag } from '@/ui/fields/FieldTag'
import { frameOf, type FieldProps } from '@/ui/fields/formTypes'
import { color, font, radius, target } from '@/ui/tokens'
import { choiceStyles } from './choiceStyles'

const CheckboxFrame = styled.div`
  ${frameStyles}
  ${choiceStyles}
  gap: 0;
  [data-line] {
    display: flex;
    gap: 12px;
    align-items: flex-start;
    min-height: ${target};
    box-sizing: border-box;
    padding: 11px 0;
    font-size: ${font.s};
    line-height: 1.6;
    cursor: pointer;
  }
  [data-boxed='true'] {
    padding: 12px 14px;
    border: 1px solid ${color.control};
    border-radius: ${radius};
    background: ${color.surface};
  }
  [data-help] {
    padding-left: 32px;
  }
`

type Props<T extends FieldValues, O> = Omit<FieldProps<T, O>, 'label'> &
  Omit<ComponentProps<'input'>, 'form' | 'name' | 'type'> & {
    label: ReactNode
    /** Draws a frame around it, for a consent. */
    boxed?: boolean | undefined
  }

/** A checkbox with its label beside it. The value is a boolean. */
export function CheckboxField<T extends FieldValues, O>({
  className,
  form,
  name,
  label,
  help,
  required = false,
  optional,
  hideTag,
  boxed = false,
  ...rest
}: Props<T, O>) {
  const id = useId()
  const { error } = frameOf({ form, name, label: '' })
  return (
    <CheckboxFrame className={className}>
      <label data-line data-boxed={boxed} htmlFor={id}>
        <input
          {...rest}
          {...form.register(name)}
          id={id}
          type='checkbox'
          aria-required={required}
          aria-invalid={!!error}
          aria-describedby={describedBy(id, error, help)}
        />
        <span>
          {label} <FieldTag required={required} optional={optional} hideTag={hideTag} />
        </span>
      </label>
      {help && (
        <p data-help id={`${id}-help`}>
          {help}
        </p>
      )}
      <FieldError id={`${id}-error`} label={typeof label === 'string' ? label : undefined}>
        {error}
      </FieldError>
    </CheckboxFrame>
  )
}
