import styled from 'styled-components'
import { color, font, media, radius, rem, weight } from '@/ui/tokens'

/** Whether an allowance is due, and how much for each worker. */
export const Panel = styled.section`
  overflow: hidden;
  border: 2px solid ${color.ink};
  border-radius: ${radius};
  background: ${color.surface};
  font-variant-numeric: tabular-nums;
  strong {
    display: block;
    font-size: ${font.l};
    line-height: 1.3;
    font-weight: ${weight.bold};
  }
  &[data-state='due'] strong {
    color: ${color.dangerText};
  }
  &[data-state='free'] strong {
    color: ${color.successText};
  }
  &[data-state='check'] strong {
    color: ${color.warningText};
  }
  &[data-state='pending'] {
    border-color: ${color.line};
  }
  dl > div {
    grid-template-columns: ${rem(56)} minmax(0, 1fr);
  }
  ul {
    padding: 8px 0;
    border-bottom: 1px solid ${color.lineSoft};
  }
  li {
    display: flex;
    justify-content: space-between;
    gap: 16px;
    padding: 6px 0;
    line-height: 1.5;
  }
  li > span:first-child {
    flex: none;
    max-width: 50%;
  }
  li > span:last-child {
    text-align: right;
  }
  li[data-refused] > span:last-child {
    font-size: ${font.s};
    color: ${color.ink2};
  }
  li b {
    font-weight: ${weight.bold};
  }
  li small {
    display: block;
    color: ${color.ink2};
  }
  ${media.tablet} {
    dl > div {
      grid-template-columns: ${rem(56)} minmax(0, 1fr);
    }
  }
`

/** The result of the judgement in one line. */
export const Verdict = styled.div`
  && {
    display: flex;
    align-items: center;
    gap: 12px;
    padding: 14px 16px;
    background: ${color.sunken};
    > svg {
      flex: none;
    }
    > div {
      flex: 1;
      min-width: 0;
    }
    p {
      font-size: ${font.xs};
      color: ${color.ink2};
    }
    ${Panel}[data-state='due'] & {
      background: ${color.dangerTint};
      > svg {
        color: ${color.dangerText};
      }
    }
    ${Panel}[data-state='free'] & {
      background: ${color.successTint};
      > svg {
        color: ${color.successText};
      }
    }
    ${Panel}[data-state='check'] & {
      background: ${color.warningTint};
      > svg {
        color: ${color.warningText};
      }
    }
    ${media.tablet} {
      padding: 16px 24px;
    }
  }
`

export const Total = styled.div`
  /* Higher specificity than the rules of Verdict for its children. */
  &&&& {
    flex: none;
    text-align: right;
    b {
      display: block;
      font-size: ${font.xl};
      line-height: 1.25;
      font-weight: ${weight.bold};
      white-space: nowrap;
    }
    small {
      margin-left: 2px;
      font-size: ${font.s};
      font-weight: ${weight.regular};
    }
  }
`

export const Pending = styled.p`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 76px;
  box-sizing: border-box;
  padding: 14px 16px;
  background: ${color.sunken};
  color: ${color.ink2};
  ${media.tablet} {
    padding: 16px 24px;
  }
`

export const Details = styled.div`
  padding: 4px 16px;
  > button {
    margin: 4px 0 12px;
  }
  ${media.tablet} {
    padding: 4px 24px;
  }
`

export const Refusal = styled.p`
  padding: 8px 0;
`

export const Explanation = styled.span`
  display: block;
`
