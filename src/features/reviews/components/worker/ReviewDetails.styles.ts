import styled from 'styled-components'
import { color, font, media, weight } from '@/ui/tokens'

export const Details = styled.div`
  display: grid;
  gap: 14px;
  padding: 14px;
  border-top: 1px solid ${color.lineSoft};
  fieldset {
    margin: 0;
    padding: 0;
    border: 0;
    min-width: 0;
  }
  legend,
  label[data-name] {
    display: block;
    margin-bottom: 6px;
    padding: 0;
    font-size: ${font.s};
    font-weight: ${weight.bold};
  }
  em {
    margin-left: 8px;
    padding: 3px 5px;
    border-radius: 4px;
    background: ${color.sunken};
    color: ${color.ink3};
    font-size: ${font.xs};
    font-style: normal;
    font-weight: ${weight.regular};
    line-height: 1;
  }
  em[data-required] {
    background: ${color.dangerTint};
    color: ${color.dangerText};
  }
  textarea {
    min-height: 80px;
  }
  [data-foot] {
    display: flex;
    justify-content: space-between;
    gap: 12px;
    margin: 4px 0 0;
    color: ${color.ink2};
    font-size: ${font.xs};
    line-height: 1.5;
  }
  [data-foot] span {
    display: inline-flex;
    align-items: center;
    gap: 4px;
  }
  [data-foot] [data-wrong] {
    color: ${color.dangerText};
    font-weight: ${weight.bold};
  }
  [data-foot] [data-soft] {
    color: ${color.warningText};
    font-weight: ${weight.bold};
  }
  [data-memo] textarea {
    background: ${color.brandTint};
  }
  > button {
    justify-self: end;
  }
  ${media.tablet} {
    padding: 14px 16px 16px 68px;
  }
`
