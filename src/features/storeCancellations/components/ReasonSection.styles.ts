import styled from 'styled-components'
import { choiceStyles } from '@/ui/fields/choices/choiceStyles'
import { frameStyles } from '@/ui/fields/FieldParts'
import { color, font, radius, weight } from '@/ui/tokens'

/** The reasons in their groups. A reason that cannot be used says why. */
export const Reasons = styled.div`
  ${choiceStyles}
  display: grid;
  gap: 16px;
  h3 {
    margin-bottom: 6px;
    font-size: ${font.s};
    color: ${color.ink2};
  }
  label {
    position: relative;
    display: grid;
    grid-template-columns: 20px minmax(0, 1fr);
    gap: 2px 12px;
    box-sizing: border-box;
    min-height: 48px;
    padding: 12px 14px;
    border: 1px solid ${color.line};
    background: ${color.surface};
    line-height: 1.5;
    cursor: pointer;
  }
  label + label {
    margin-top: -1px;
  }
  label:first-child {
    border-radius: ${radius} ${radius} 0 0;
  }
  label:last-child {
    border-radius: 0 0 ${radius} ${radius};
  }
  label:only-child {
    border-radius: ${radius};
  }
  label:has(:checked) {
    z-index: 1;
    border-color: ${color.primary};
    box-shadow: inset 0 0 0 1px ${color.primary};
    background: ${color.primaryTint};
  }
  b {
    display: block;
    font-weight: ${weight.bold};
  }
  b + span {
    display: block;
    font-size: ${font.s};
    line-height: 1.55;
    color: ${color.ink2};
  }
  [data-refused] {
    color: ${color.dangerText};
  }
`

export const ReasonCards = styled.div`
  display: flex;
  flex-direction: column;
`

export const ReasonError = styled.div`
  ${frameStyles}
  &:has([data-error]:empty) {
    display: none;
  }
`

export const UnavailableReasons = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    padding: 10px 14px;
    border: 1px solid ${color.line};
    background: ${color.bg};
    line-height: 1.5;
  }
  li + li {
    border-top: 0;
  }
  b,
  span {
    display: block;
    color: ${color.ink2};
  }
  b {
    font-weight: ${weight.bold};
  }
  span {
    font-size: ${font.s};
  }
`
