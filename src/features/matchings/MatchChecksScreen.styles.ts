import styled from 'styled-components'
import { IconLines } from '@/ui/data-display/IconLines'
import { color, font, media, radius, weight } from '@/ui/tokens'

export const Lead = styled.p`
  margin: 0 0 12px;
  color: ${color.ink2};
  b {
    font-weight: ${weight.bold};
    color: ${color.ink};
  }
`
export const Count = styled.p`
  margin: 0 0 12px;
  font-size: ${font.s};
  color: ${color.ink2};
  b {
    font-weight: ${weight.bold};
    color: ${color.warningText};
  }
`
/** Below the list in every state. */
export const Footnote = styled.div`
  margin-top: 16px;
`
export const Cards = styled.ul`
  display: grid;
  gap: 12px;
  margin: 0;
  padding: 0;
  list-style: none;
`
/** One match; the colour of the left edge shows its urgency. */
export const Card = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  padding: 14px 16px;
  border: 1px solid ${color.line};
  border-left: 4px solid ${color.line};
  border-radius: ${radius};
  background: ${color.surface};
  &[data-deadline='soon'] {
    border-left-color: ${color.warningLine};
  }
  &[data-deadline='over'] {
    border-left-color: ${color.danger};
  }
  > [data-head] {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 20px;
    align-items: center;
  }
  > [data-head] > div {
    flex: 0 1 160px;
    min-width: 0;
  }
  > [data-head] > div + div {
    flex: 1 1 280px;
  }
  h2 {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 8px;
    align-items: center;
    margin: 0;
    font-size: ${font.m};
    font-weight: ${weight.bold};
  }
  small {
    display: block;
    font-size: ${font.xs};
    color: ${color.ink2};
  }
`
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px 24px;
  padding-top: 12px;
  border-top: 1px solid ${color.lineSoft};
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`
export const Findings = styled(IconLines)`
  align-content: start;
  b {
    font-weight: ${weight.bold};
    color: ${color.warningText};
  }
`
/** The actions: one button, and the menu of the others. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
  align-self: start;
  p {
    flex-basis: 100%;
    margin: 0;
    font-size: ${font.s};
    color: ${color.ink2};
  }
  ${media.tablet} {
    justify-content: flex-end;
    p {
      flex-basis: auto;
    }
  }
`
