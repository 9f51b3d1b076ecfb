import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { useController, type FieldPath, type FieldValues, type PathValue } from 'react-hook-form'
import styled from 'styled-components'
import { FieldGroup } from './FieldGroup'
import { frameOf, type FieldProps } from './formTypes'
import { color, focusRing, font, media, radius, target, weight } from './tokens'

type Value = string | number
type Props<T extends FieldValues, O, V extends Value> = FieldProps<T, O> & {
  options: readonly { value: V; label: string; disabled?: boolean | undefined }[]
  /** The value is a list in the order of the options. */
  multiple?: boolean | undefined
  /** After the chips: a button that opens a calendar, for example. */
  more?: ReactNode
  compact?: boolean | undefined
}

/** One or several of few short words. */
export function ChoiceChips<T extends FieldValues, O, V extends Value>(props: Props<T, O, V>) {
  const { form, name, options, multiple = false, more, compact = false } = props
  const { field } = useController({ control: form.control, name })
  const chosen: unknown = field.value
  const on = (value: V) => (Array.isArray(chosen) ? chosen.includes(value) : chosen === value)
  const next = (value: V) => multiple ? options.map((o) => o.value).filter((v) => (v === value ? !on(v) : on(v))) : value
  return (
    <FieldGroup {...frameOf(props)} as={multiple ? 'group' : 'radiogroup'}>
      <Chips data-compact={compact}>
        {options.map((o, i) => (
          <label key={o.value}>
            <input type={multiple ? 'checkbox' : 'radio'} name={name} checked={on(o.value)} disabled={o.disabled} {...(i === 0 ? { ref: field.ref } : {})}
              onBlur={field.onBlur} onChange={() => { field.onChange(next(o.value) as PathValue<T, FieldPath<T>>) }} />
            <span data-chip>{on(o.value) && <Check aria-hidden />}{o.label}</span>
          </label>
        ))}
        {more}
      </Chips>
    </FieldGroup>
  )
}

const Chips = styled.div`
  display: flex; flex-wrap: wrap; gap: 8px;
  label { position: relative; display: inline-flex; cursor: pointer; }
  input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: inherit; }
  [data-chip] {
    display: inline-flex; align-items: center; gap: 6px; box-sizing: border-box; min-height: ${target}; padding: 0 14px; border: 1px solid ${color.control}; border-radius: ${radius};
    background: ${color.surface}; color: ${color.ink}; font-size: ${font.s}; line-height: 1.2; svg { width: 16px; height: 16px; }
  }
  &[data-compact='true'] [data-chip] { ${media.tablet} { min-height: 36px; padding: 0 12px; font-size: 13px; } }
  input:checked + [data-chip] { border-color: ${color.primary}; box-shadow: inset 0 0 0 1px ${color.primary}; background: ${color.primaryTint}; color: ${color.primaryText}; font-weight: ${weight.bold}; }
  input:focus-visible + [data-chip] { ${focusRing} }
  input:disabled + [data-chip] { border-color: ${color.line}; background: ${color.sunken}; color: ${color.ink3}; cursor: not-allowed; }
`
