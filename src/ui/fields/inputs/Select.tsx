import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'

export type SelectOption = {
  value: string | number
  label: string
  disabled?: boolean | undefined
}
type Props = Omit<ComponentProps<'select'>, 'children'> & {
  options: readonly SelectOption[]
  /** The first option, with an empty value: 「選んでください」. */
  placeholder?: string | undefined
}

/** A choice in the frame of the other inputs, which `controlStyles` around it draw. SelectField is that of a form. */
export function Select({ options, placeholder, ...rest }: Props) {
  return (
    <span data-box='' data-end=''>
      <select {...rest}>
        {placeholder !== undefined && <option value=''>{placeholder}</option>}
        {options.map(({ value, label, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
            {label}
          </option>
        ))}
      </select>
      <span data-icon=''>
        <ChevronDown aria-hidden />
      </span>
    </span>
  )
}
