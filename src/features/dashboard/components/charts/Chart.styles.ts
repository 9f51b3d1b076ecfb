import styled from 'styled-components'
import { color, font, media, radius, weight } from '@/ui/tokens'

export const Figure = styled.figure`
  margin: 0;
  padding: 14px 16px 4px;
  border: 1px solid ${color.line};
  border-radius: ${radius};
  background: ${color.surface};
  font-variant-numeric: tabular-nums;
  figcaption {
    display: flex;
    justify-content: space-between;
    align-items: baseline;
    gap: 8px;
    font-size: ${font.xs};
    color: ${color.ink3};
  }
  figcaption b {
    margin-left: 6px;
    font-size: ${font.m};
    font-weight: ${weight.bold};
    color: ${color.ink};
  }
  > svg {
    display: block;
    width: 100%;
    height: 64px;
    margin-top: 8px;
    overflow: visible;
  }
  svg [data-p='open'] {
    fill: ${color.sunken};
  }
  svg [data-p='filled'] {
    fill: ${color.ink2};
  }
  svg [data-p='short'] {
    fill: ${color.primary};
  }
  svg [data-p='now'] {
    fill: ${color.brand};
  }
  svg [data-p='area'] {
    fill: ${color.primaryTint};
  }
  svg [data-p='line'] {
    fill: none;
    stroke: ${color.primary};
    stroke-width: 2;
    vector-effect: non-scaling-stroke;
  }
  svg [data-p='ahead'] {
    fill: none;
    stroke: ${color.primary};
    stroke-width: 2;
    stroke-dasharray: 3 3;
    vector-effect: non-scaling-stroke;
  }
  svg [data-p='limit'] {
    stroke: ${color.danger};
    stroke-width: 1;
    stroke-dasharray: 5 3;
    vector-effect: non-scaling-stroke;
  }
  svg [data-p='base'] {
    stroke: ${color.line};
    stroke-width: 1;
    vector-effect: non-scaling-stroke;
  }
  p {
    display: flex;
    justify-content: space-between;
    gap: 8px;
    margin: 4px 0 0;
    font-size: ${font.xs};
    color: ${color.ink3};
  }
  ${media.forced} {
    svg [data-p] {
      forced-color-adjust: none;
    }
  }
`
