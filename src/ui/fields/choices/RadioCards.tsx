import { useId, type ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { FieldGroup } from '@/ui/fields/FieldGroup'
import { frameOf, type FieldProps } from '@/ui/fields/formTypes'
import { CardList } from './RadioCards.styles'

export type Card = {
  value: string
  label: string
  description?: ReactNode
  /** Why it cannot be chosen; stands where the description would. */
  disabledReason?: string | undefined
  /** Under the description, only while chosen. */
  more?: ReactNode
}
type Props<T extends FieldValues, O> = FieldProps<T, O> & {
  options: readonly Card[]
  /** Cards apart instead of one joined list. */ apart?: boolean | undefined
}

/** One of few, each explained. The value is the chosen text. */
export function RadioCards<T extends FieldValues, O>(props: Props<T, O>) {
  const { form, name, options, apart = false } = props
  const id = useId()
  const field = form.register(name)
  return (
    <FieldGroup {...frameOf(props)} as='radiogroup'>
      <CardList data-apart={apart}>
        {options.map((o, i) => {
          const hint = o.disabledReason ?? o.description
          return (
            <div data-card key={o.value}>
              <label>
                <input
                  type='radio'
                  {...field}
                  value={o.value}
                  disabled={o.disabledReason !== undefined}
                  aria-labelledby={`${id}-${i}`}
                  {...(hint ? { 'aria-describedby': `${id}-${i}-told` } : {})}
                />
                <span>
                  <b id={`${id}-${i}`}>{o.label}</b>
                  {hint && (
                    <span data-told id={`${id}-${i}-told`}>
                      {hint}
                    </span>
                  )}
                </span>
              </label>
              {o.more && <div data-more>{o.more}</div>}
            </div>
          )
        })}
      </CardList>
    </FieldGroup>
  )
}
