import type { ComponentProps, ReactNode } from 'react'
import styled from 'styled-components'
import { color, focusRing, media, radius, target } from './tokens'

type Props = Omit<ComponentProps<'button'>, 'aria-label' | 'children'> & {
  /** What it does, for the ear: 「閉じる」. */
  label: string
  icon: ReactNode
  outlined?: boolean | undefined
  tone?: 'plain' | 'blue' | 'danger' | undefined
  /** Drawn over a corner, for example an unread count. */
  badge?: ReactNode
}

/** A button of one icon: 36 px, 44 on phones. Only for ✕ ← ⋯ and other signs everybody knows. */
export function IconButton({ label, icon, outlined = false, tone = 'plain', badge, type = 'button', ...rest }: Props) {
  return <Root {...rest} type={type} aria-label={label} data-outlined={outlined} data-tone={tone}>{icon}{badge}</Root>
}

const Root = styled.button`
  position: relative; display: inline-grid; place-items: center; flex: none; box-sizing: border-box; width: ${target}; height: ${target}; padding: 0;
  border: 1px solid transparent; border-radius: ${radius}; background: none; color: ${color.ink2}; cursor: pointer;
  svg { width: 20px; height: 20px; }
  &:hover { background: ${color.sunken}; }
  &:focus-visible { ${focusRing} }
  &[data-outlined='true'] { border-color: ${color.line}; background: ${color.surface}; }
  &[data-tone='blue'] { color: ${color.primaryFill}; }
  &[data-tone='danger'] { color: ${color.dangerText}; }
  &:disabled { color: ${color.control}; cursor: not-allowed; background: none; }
  ${media.tablet} { width: 36px; height: 36px; }
`
