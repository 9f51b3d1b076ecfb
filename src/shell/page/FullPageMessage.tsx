import type { ReactNode } from 'react'
import styled from 'styled-components'
import { color, layer, radius, target, weight } from '@/ui/tokens'

const Page = styled.main`
  min-height: 100dvh;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 8px;
  padding: 40px 24px;
  background: ${color.surface};
  text-align: center;
  &[data-overlay] {
    position: fixed;
    inset: 0 env(safe-area-inset-right) 0 env(safe-area-inset-left);
    z-index: ${layer.toast};
    overflow: auto;
  }
  > img {
    height: 40px;
    width: auto;
    margin-bottom: 24px;
  }
  > svg {
    width: 160px;
    height: auto;
    margin-bottom: 8px;
  }
  circle {
    fill: ${color.brand};
  }
  path {
    fill: none;
    stroke: ${color.ink};
    stroke-width: 2.5;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  p {
    color: ${color.ink2};
    max-width: 34em;
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 8px;
    margin-top: 16px;
  }
  :is(a, button) {
    display: inline-flex;
    align-items: center;
    min-height: ${target};
    padding: 0 16px;
    border: 1px solid transparent;
    border-radius: ${radius};
    background: ${color.primaryFill};
    color: ${color.onFill};
    font-weight: ${weight.bold};
    text-decoration: none;
    cursor: pointer;
  }
`

type Props = {
  logo?: ReactNode
  viewBox: string
  drawing: ReactNode
  title: string
  text: string
  /** One link or button. */
  action?: ReactNode
  /** Covers the page, which stays mounted below. */
  isOverlay?: boolean
}

/**
 * A page that replaces everything: not found, broken, under maintenance. Not loaded lazily, because
 * it is shown when nothing else can be loaded.
 */
export function FullPageMessage({ logo, viewBox, drawing, title, text, action, isOverlay }: Props) {
  return (
    <Page data-overlay={isOverlay ? '' : undefined}>
      {logo}
      <svg viewBox={viewBox} aria-hidden>
        {drawing}
      </svg>
      <h1>{title}</h1>
      <p>{text}</p>
      {action && <div>{action}</div>}
    </Page>
  )
}
