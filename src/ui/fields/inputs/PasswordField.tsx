import { useState, type ComponentProps } from 'react'
import type { FieldValues } from 'react-hook-form'
import styled from 'styled-components'
import { Field } from '@/ui/fields/Field'
import { frameOf, type FieldProps } from '@/ui/fields/formTypes'
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden'
import { color, focusRing, font, radiusS, target, weight } from '@/ui/tokens'

const PasswordBox = styled.span`
  && input {
    padding-right: 68px;
  }
  button {
    position: absolute;
    top: 0;
    right: 2px;
    bottom: 0;
    margin: auto;
    min-width: 56px;
    height: ${target};
    padding: 0 8px;
    border: 0;
    border-radius: ${radiusS};
    background: none;
    color: ${color.primaryFill};
    font: inherit;
    font-size: ${font.s};
    font-weight: ${weight.bold};
    cursor: pointer;
    &:focus-visible {
      ${focusRing}
    }
  }
`

type Props<T extends FieldValues, O> = FieldProps<T, O> &
  Omit<ComponentProps<'input'>, 'form' | 'name' | 'type'> & {
    autoComplete: 'current-password' | 'new-password'
  }

/** A password input with a button that shows the text. Pasting and password managers work. */
export function PasswordField<T extends FieldValues, O>(props: Props<T, O>) {
  const { className, form, name, label, help, required, optional, hideTag, ...rest } = props
  const [isShown, setIsShown] = useState(false)
  return (
    <Field {...frameOf(props)}>
      {(wiring) => (
        <PasswordBox data-box>
          <input
            autoCapitalize='none'
            spellCheck={false}
            {...rest}
            {...form.register(name)}
            {...wiring}
            type={isShown ? 'text' : 'password'}
          />
          <button type='button' aria-controls={wiring.id} onClick={() => setIsShown(!isShown)}>
            {isShown ? '隠す' : '表示'}
            <VisuallyHidden>（{label}）</VisuallyHidden>
          </button>
        </PasswordBox>
      )}
    </Field>
  )
}
