import { useId, type ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { FieldGroup } from '@/ui/fields/FieldGroup'
import { frameOf, type FieldProps } from '@/ui/fields/formTypes'
import { CardList } from './RadioCards.styles'

export type Card = {
  value: string
  label: string
  description?: ReactNode
  /** Why the option is disabled; replaces the description. */
  disabledReason?: string | undefined
  /** Shown under the description while the option is selected. */
  more?: ReactNode
}
type Props<T extends FieldValues, O> = FieldProps<T, O> & {
  options: readonly Card[]
  /** Separate cards instead of one joined list. */
  apart?: boolean | undefined
}

/** One of a few options, each with a description. The value is that of the selected option. */
export function RadioCards<T extends FieldValues, O>(props: Props<T, O>) {
  const { form, name, options, apart = false } = props
  const id = useId()
  const field = form.register(name)
  return (
    <FieldGroup {...frameOf(props)} as='radiogroup'>
      <CardList data-apart={apart}>
        {options.map((option, i) => {
          const hint = option.disabledReason ?? option.description
          return (
            <div data-card key={option.value}>
              <label>
                <input
                  type='radio'
                  {...field}
                  value={option.value}
                  disabled={option.disabledReason !== undefined}
                  aria-labelledby={`${id}-${i}`}
                  {...(hint ? { 'aria-describedby': `${id}-${i}-hint` } : {})}
                />
                <span>
                  <b id={`${id}-${i}`}>{option.label}</b>
                  {hint && (
                    <span data-hint id={`${id}-${i}-hint`}>
                      {hint}
                    </span>
                  )}
                </span>
              </label>
              {option.more && <div data-more>{option.more}</div>}
            </div>
          )
        })}
      </CardList>
    </FieldGroup>
  )
}
