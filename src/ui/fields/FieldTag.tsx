import { css } from 'styled-components'
import { color, font, radiusS, weight } from '@/ui/tokens'

/** The visible tag 必須 or 任意; assistive technology reads aria-required instead. */
export function FieldTag({
  required = false,
  optional = false,
  hideTag = false,
}: {
  required?: boolean | undefined
  optional?: boolean | undefined
  hideTag?: boolean | undefined
}) {
  if (hideTag || !(required || optional)) return null
  return (
    <span data-tag={required ? 'required' : 'optional'} aria-hidden>
      {required ? '必須' : '任意'}
    </span>
  )
}

/** Belongs in the frame of the field: a styled component for each tag would cost a long form time. */
export const fieldTag = css`
  [data-tag] {
    padding: 3px 5px;
    border-radius: ${radiusS};
    font-size: ${font.xs};
    font-weight: ${weight.regular};
    line-height: 1;
    white-space: nowrap;
  }
  [data-tag='required'] {
    background: ${color.dangerTint};
    color: ${color.dangerText};
  }
  [data-tag='optional'] {
    background: ${color.sunken};
    color: ${color.ink3};
  }
`
