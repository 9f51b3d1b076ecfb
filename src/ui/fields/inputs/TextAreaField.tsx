import type { ComponentProps, ReactNode } from 'react'
import { useWatch, type FieldValues } from 'react-hook-form'
import styled from 'styled-components'
import { countCharacters } from '@/lib/text/jaInput'
import { Field } from '@/ui/fields/Field'
import { frameOf, type FieldProps } from '@/ui/fields/formTypes'
import { color, font, rem, weight } from '@/ui/tokens'

type Props<T extends FieldValues, O> = FieldProps<T, O> &
  Omit<ComponentProps<'textarea'>, 'form' | 'name' | 'maxLength'> & {
    /** Shows a counter (「24/500文字」). Longer text can be typed; the schema rejects it. */
    max?: number | undefined
    note?: ReactNode
  }

/** A multi-line text with a counter of grapheme clusters (characters as users see them). */
export function TextAreaField<T extends FieldValues, O>(props: Props<T, O>) {
  const {
    className,
    form,
    name,
    label,
    help,
    required,
    optional,
    hideTag,
    max,
    note,
    rows = 4,
    ...rest
  } = props
  const value: unknown = useWatch({ control: form.control, name })
  const count = typeof value === 'string' ? countCharacters(value) : 0
  return (
    <Field
      {...frameOf(props)}
      foot={
        <>
          {note && <span data-note>{note}</span>}
          {max !== undefined && (
            <Count data-over={count > max}>
              {count}/{max}文字
            </Count>
          )}
        </>
      }
    >
      {(wiring) => <textarea rows={rows} {...rest} {...form.register(name)} {...wiring} />}
    </Field>
  )
}

const Count = styled.span`
  flex: none;
  margin-left: auto;
  color: ${color.ink2};
  font-size: ${font.xs};
  line-height: ${rem(20)};
  font-variant-numeric: tabular-nums;
  &[data-over='true'] {
    color: ${color.dangerText};
    font-weight: ${weight.bold};
  }
`
