import { useId, type ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import styled from 'styled-components'
import { choiceStyle } from './choiceStyle'
import { FieldGroup } from './FieldGroup'
import { frameOf, type FieldProps } from './formTypes'
import { color, font, radius, weight } from './tokens'

export type Card = {
  value: string
  label: string
  description?: ReactNode
  /** Why it cannot be chosen; stands where the description would. */
  disabledReason?: string | undefined
  /** Under the description, only while chosen. */
  more?: ReactNode
}
type Props<T extends FieldValues, O> = FieldProps<T, O> & { options: readonly Card[]; /** Cards apart instead of one joined list. */ apart?: boolean | undefined }

/** One of few, each explained. The value is the chosen text. */
export function RadioCards<T extends FieldValues, O>(props: Props<T, O>) {
  const { form, name, options, apart = false } = props
  const id = useId()
  const field = form.register(name)
  return (
    <FieldGroup {...frameOf(props)} as='radiogroup'>
      <Cards data-apart={apart}>
        {options.map((o, i) => {
          const told = o.disabledReason ?? o.description
          return (
            <div data-card key={o.value}>
              <label>
                <input type='radio' {...field} value={o.value} disabled={o.disabledReason !== undefined} aria-labelledby={`${id}-${i}`} {...(told ? { 'aria-describedby': `${id}-${i}-told` } : {})} />
                <span><b id={`${id}-${i}`}>{o.label}</b>{told && <span data-told id={`${id}-${i}-told`}>{told}</span>}</span>
              </label>
              {o.more && <div data-more>{o.more}</div>}
            </div>
          )
        })}
      </Cards>
    </FieldGroup>
  )
}

const Cards = styled.div`
  ${choiceStyle}
  display: flex; flex-direction: column;
  [data-card] { position: relative; border: 1px solid ${color.line}; background: ${color.surface}; }
  [data-card] + [data-card] { margin-top: -1px; }
  [data-card]:first-child { border-radius: ${radius} ${radius} 0 0; }
  [data-card]:last-child { border-radius: 0 0 ${radius} ${radius}; }
  [data-card]:only-child { border-radius: ${radius}; }
  &[data-apart='true'] { gap: 8px; [data-card] { margin: 0; border-radius: ${radius}; } }
  label { display: grid; grid-template-columns: 20px minmax(0, 1fr); gap: 2px 12px; box-sizing: border-box; min-height: 48px; padding: 12px 14px; font-size: ${font.s}; line-height: 1.5; cursor: pointer; word-break: auto-phrase; }
  b { display: block; font-weight: ${weight.bold}; }
  [data-told] { display: block; color: ${color.ink2}; font-size: 13px; line-height: 1.55; }
  [data-more] { display: none; padding: 0 14px 12px 46px; }
  [data-card]:has(:checked) { z-index: 1; border-color: ${color.primary}; box-shadow: inset 0 0 0 1px ${color.primary}; background: ${color.primaryTint}; [data-more] { display: block; } }
  [data-card]:has(:disabled) { background: ${color.bg}; color: ${color.ink3}; label { cursor: not-allowed; } [data-told] { color: ${color.ink3}; } }
`
