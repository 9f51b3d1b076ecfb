import { useId, type ComponentProps, type ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import styled from 'styled-components'
import { choiceStyle } from './choiceStyle'
import { described } from './described'
import { FieldError } from './FieldError'
import { frameStyle } from './fieldStyle'
import { FieldTag } from './FieldTag'
import { frameOf, type FieldProps } from './formTypes'
import { color, font, radius, target } from './tokens'

type Props<T extends FieldValues, O> = Omit<FieldProps<T, O>, 'label'> & Omit<ComponentProps<'input'>, 'form' | 'name' | 'type'> & {
  label: ReactNode
  /** A frame around it, for a consent. */
  boxed?: boolean | undefined
}

/** One yes-or-no, its label beside it. The value is a boolean. */
export function CheckboxField<T extends FieldValues, O>({ form, name, label, help, required = false, optional, hideTag, boxed = false, ...rest }: Props<T, O>) {
  const id = useId()
  const { error } = frameOf({ form, name, label: '' })
  return (
    <Root>
      <label data-line data-boxed={boxed} htmlFor={id}>
        <input {...rest} {...form.register(name)} id={id} type='checkbox' aria-required={required} aria-invalid={!!error} aria-describedby={described(id, error, help)} />
        <span>{label} <FieldTag required={required} optional={optional} hideTag={hideTag} /></span>
      </label>
      {help && <p data-help id={`${id}-help`}>{help}</p>}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </Root>
  )
}

const Root = styled.div`
  ${frameStyle}
  ${choiceStyle}
  gap: 0;
  [data-line] { display: flex; gap: 12px; align-items: flex-start; min-height: ${target}; box-sizing: border-box; padding: 11px 0; font-size: ${font.s}; line-height: 1.6; cursor: pointer; word-break: auto-phrase; }
  [data-boxed='true'] { padding: 12px 14px; border: 1px solid ${color.control}; border-radius: ${radius}; background: ${color.surface}; }
  [data-help] { padding-left: 32px; }
`
