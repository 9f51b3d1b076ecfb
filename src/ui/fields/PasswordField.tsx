import { useState, type ComponentProps } from 'react'
import type { FieldValues } from 'react-hook-form'
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden'
import { Field } from './Field'
import { frameOf, type FieldProps } from './formTypes'

type Props<T extends FieldValues, O> = FieldProps<T, O> &
  Omit<ComponentProps<'input'>, 'form' | 'name' | 'type'> & {
    autoComplete: 'current-password' | 'new-password'
  }

/** A password that can be shown; pasting and password managers work. */
export function PasswordField<T extends FieldValues, O>(props: Props<T, O>) {
  const { className, form, name, label, help, required, optional, hideTag, ...rest } = props
  const [shown, setShown] = useState(false)
  return (
    <Field {...frameOf(props)}>
      {(wiring) => (
        <span className='uiPasswordField' data-box>
          <input
            autoCapitalize='none'
            spellCheck={false}
            {...rest}
            {...form.register(name)}
            {...wiring}
            type={shown ? 'text' : 'password'}
          />
          <button type='button' aria-controls={wiring.id} onClick={() => setShown(!shown)}>
            {shown ? '隠す' : '表示'}
            <VisuallyHidden>（{label}）</VisuallyHidden>
          </button>
        </span>
      )}
    </Field>
  )
}
