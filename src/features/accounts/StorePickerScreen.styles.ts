import styled from 'styled-components'
import { color, font, media, radiusFull, target, weight } from '@/ui/tokens'

export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  nav {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 20px;
    margin-top: 16px;
  }
  nav a {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    min-height: ${target};
    white-space: nowrap;
  }
`

export const Lead = styled.p`
  margin: -14px 0 16px;
  color: ${color.ink2};
  ${media.tablet} {
    margin-top: -22px;
  }
`

/** The orders of the list as a row of small choices. */
export const SortOptions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 12px;
  button {
    min-height: ${target};
    padding: 0 14px;
    border: 1px solid ${color.line};
    border-radius: ${radiusFull};
    background: ${color.surface};
    font-size: ${font.s};
    line-height: 1.2;
    cursor: pointer;
  }
  [aria-pressed='true'] {
    border-color: ${color.primary};
    box-shadow: inset 0 0 0 1px ${color.primary};
    background: ${color.primaryTint};
    color: ${color.primaryText};
    font-weight: ${weight.bold};
  }
  ${media.tablet} {
    button {
      min-height: 36px;
      padding: 0 12px;
      font-size: ${font.xs};
    }
  }
`

export const Pending = styled.div`
  margin-top: 40px;
`

export const Companies = styled.div`
  display: grid;
  gap: 8px;
  margin-top: 24px;
`
