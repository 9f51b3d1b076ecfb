import styled from 'styled-components'
import { color, font } from './tokens'
import { vars } from './vars'

type Props = { label: string; value: number; max: number; tone?: 'primary' | 'ink' | 'warning' | 'success'; words?: string; meter?: boolean }

/** How far, or how full. `words` are shown right of it (「6/8名」). `meter` for a level (used of a limit) instead of progress. */
export function ProgressBar({ label, value, max, tone = 'primary', words, meter = false }: Props) {
  const share = max > 0 ? Math.max(0, Math.min(1, value / max)) : 0
  return (
    <Root data-tone={tone}>
      <span role={meter ? 'meter' : 'progressbar'} aria-label={label} aria-valuemin={0} aria-valuemax={max} aria-valuenow={value} aria-valuetext={words} ref={vars({ '--share': share })} />
      {words !== undefined && <small aria-hidden>{words}</small>}
    </Root>
  )
}

const Root = styled.span`
  display: flex; align-items: center; gap: 8px;
  > span { flex: 1; height: 6px; border-radius: 3px; background: ${color.sunken}; overflow: hidden; }
  > span::before { content: ''; display: block; height: 100%; width: calc(var(--share, 0) * 100%); border-radius: 3px; background: ${color.primary}; }
  > small { flex: none; font-size: ${font.xs}; color: ${color.ink2}; }
  &[data-tone='ink'] > span::before { background: ${color.ink2}; }
  &[data-tone='warning'] > span::before { background: ${color.warningLine}; }
  &[data-tone='success'] > span::before { background: ${color.successText}; }
  @media (forced-colors: active) { > span { border: 1px solid CanvasText; } > span::before { background: CanvasText; forced-color-adjust: none; } }
`
