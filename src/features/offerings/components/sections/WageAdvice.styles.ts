import styled from 'styled-components'
import { closeToField } from '@/ui/fields/FieldParts'
import { color, font, radiusS, radiusXs, rem, weight } from '@/ui/tokens'

export const Root = styled.div`
  display: grid;
  gap: 4px;
  ${closeToField('8px')}
  > p {
    margin: 0;
    font-size: ${font.xs};
    color: ${color.ink2};
  }
`
/** The bar on which wages are marked, with space for the captions below it. */
export const Scale = styled.div`
  position: relative;
  height: ${rem(58)};
  margin: 8px 9px 0;
  &::before {
    content: '';
    position: absolute;
    inset: 0 -9px auto;
    height: 8px;
    border-radius: ${radiusS};
    background: ${color.sunken};
  }
`
/** `--place`: the position on the scale, from 0 to 1. */
export const BelowMinimum = styled.i`
  position: absolute;
  left: -9px;
  top: 0;
  width: calc(var(--place) * 100% + 9px);
  height: 8px;
  border-radius: ${radiusS} 0 0 ${radiusS};
  background: ${color.dangerTint};
`
/** A wage below its place on the scale. */
export const Caption = styled.em`
  position: absolute;
  top: 14px;
  left: calc(var(--place) * 100%);
  transform: translateX(-50%);
  font-style: normal;
  font-size: ${font.xs};
  line-height: 1.4;
  color: ${color.ink3};
  text-align: center;
  white-space: nowrap;
  &::before {
    content: '';
    position: absolute;
    top: -16px;
    left: calc(50% - 1px);
    width: 2px;
    height: 12px;
    background: ${color.ink3};
  }
  &[data-first] {
    transform: none;
    text-align: left;
  }
  &[data-first]::before {
    left: 0;
  }
  > b {
    display: block;
    color: ${color.ink2};
    font-weight: ${weight.bold};
  }
`
/** A mark, not a handle: it cannot be dragged. */
export const Mark = styled.u`
  position: absolute;
  top: -5px;
  width: 4px;
  height: 18px;
  margin-left: -2px;
  left: calc(var(--place) * 100%);
  border-radius: ${radiusXs};
  background: ${color.primary};
  &[data-low] {
    background: ${color.danger};
  }
`
