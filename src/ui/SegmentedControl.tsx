import type { ReactNode } from 'react'
import styled from 'styled-components'
import { color, font, media, radius, shadow, weight } from './tokens'

type Props<V extends string> = { label: string; options: readonly { value: V; label: string; icon?: ReactNode }[]; value: V; onChange: (value: V) => void; wide?: boolean }

/** Two to four views of the same thing. `wide` fills the width on phones. */
export function SegmentedControl<V extends string>({ label, options, value, onChange, wide = false }: Props<V>) {
  return (
    <Root role='group' aria-label={label} data-wide={wide || undefined}>
      {options.map((o) => <button type='button' key={o.value} aria-pressed={o.value === value} onClick={() => { if (o.value !== value) onChange(o.value) }}>{o.icon}{o.label}</button>)}
    </Root>
  )
}

const Root = styled.div`
  display: inline-flex; gap: 2px; padding: 3px; background: ${color.sunken}; border-radius: ${radius};
  button { position: relative; display: inline-flex; align-items: center; justify-content: center; gap: 6px; min-width: 44px; min-height: 38px; padding: 0 14px; border: 0; border-radius: 6px; background: none; color: ${color.ink2}; font: inherit; font-size: ${font.s}; line-height: 1.2; white-space: nowrap; cursor: pointer; }
  button::before { content: ''; position: absolute; inset: -3px 0; }
  svg { width: 16px; height: 16px; }
  button[aria-pressed='true'] { background: ${color.surface}; color: ${color.ink}; font-weight: ${weight.bold}; box-shadow: ${shadow.s1}, 0 0 0 1px ${color.line}; }
  ${media.phone} { &[data-wide] { display: flex; } &[data-wide] button { flex: 1; } }
  ${media.tablet} { button { min-height: 34px; } }
`
