import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import styled from 'styled-components'
import { color } from '@/ui/tokens'

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

/** A native select that looks like the other inputs (`controlStyles` around it). In forms use SelectField. */
export function Select({ options, placeholder, ...rest }: Props) {
  return (
    <Box>
      <select {...rest}>
        {placeholder !== undefined && <option value=''>{placeholder}</option>}
        {options.map(({ value, label, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden />
    </Box>
  )
}

const Box = styled.span`
  position: relative;
  display: block;
  && > select {
    padding-right: 44px;
  }
  > svg {
    position: absolute;
    top: 0;
    bottom: 0;
    right: 12px;
    width: 20px;
    height: 20px;
    margin: auto 0;
    color: ${color.ink3};
    pointer-events: none;
  }
`
