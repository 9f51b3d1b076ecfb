import styled from 'styled-components'
import { color, font, media, radiusFull, rem, weight } from '@/ui/tokens'

/**
 * The element of StatusChip and Badge: one static styled component with attribute selectors,
 * because tables render hundreds of them.
 */
export const ChipElement = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  box-sizing: border-box;
  height: ${rem(24)};
  padding: 0 8px 0 6px;
  flex: none;
  border: 1px solid transparent;
  border-radius: ${radiusFull};
  background: ${color.sunken};
  color: ${color.chipText};
  font-size: ${font.xs};
  font-weight: ${weight.bold};
  line-height: 1;
  white-space: nowrap;
  ${media.largeText} {
    flex: 0 1 auto;
    height: auto;
    min-height: ${rem(24)};
    max-width: 100%;
    line-height: 1.3;
    white-space: normal;
  }
  svg {
    width: 14px;
    height: 14px;
    stroke-width: 2.25;
    flex: none;
  }
  i {
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background: currentColor;
    margin: 0 2px 0 1px;
    flex: none;
  }
  &[data-plain] {
    padding: 0 8px;
  }
  &[data-s='unpublished'] {
    border: 1px dashed ${color.control};
  }
  &:is([data-s='published'], [data-s='wanted']) {
    background: ${color.primaryTint};
    color: ${color.primaryText};
    border-color: ${color.primary};
  }
  &[data-s='matching'] {
    background: ${color.surface};
    color: ${color.primaryText};
    border-color: ${color.primary};
  }
  &[data-s='working'] {
    background: ${color.brand};
    color: ${color.onBrand};
  }
  &:is([data-s='established'], [data-s='confirmed'], [data-s='success']) {
    background: ${color.successTint};
    color: ${color.successText};
  }
  &[data-s='worked'] {
    background: ${color.surface};
    color: ${color.successText};
    border-color: currentColor;
  }
  &:is(
    [data-s='late'],
    [data-s='reviewCandidate'],
    [data-s='warning'],
    [data-s='progress'],
    [data-s='review']
  ) {
    background: ${color.warningTint};
    color: ${color.warningText};
  }
  &[data-s='absence'] {
    background: ${color.dangerPressed};
    color: ${color.onFill};
    border-radius: 4px 12px 12px 4px;
    border-left: 4px solid ${color.ink};
  }
  &[data-s='cancel'] {
    color: ${color.ink2};
  }
  &:is([data-s='rejected'], [data-s='error']) {
    background: ${color.dangerTint};
    color: ${color.dangerText};
    border-radius: 6px;
  }
  &[data-s='violet'] {
    background: ${color.violetTint};
    color: ${color.violetText};
  }
  &:is([data-s='info'], [data-s='new'], [data-s='notice']) {
    background: ${color.primaryTint};
    color: ${color.primaryText};
  }
  &:is([data-s='outline'], [data-s='rating']) {
    background: ${color.surface};
    border-color: ${color.line};
    color: ${color.ink2};
    font-weight: ${weight.regular};
  }
  &[data-s='rating'] svg {
    fill: ${color.brand};
    color: ${color.ink};
  }
  &[data-s='first'] {
    background: ${color.surface};
    border-color: ${color.ink};
    color: ${color.ink};
  }
  &[data-s='unread'] {
    background: ${color.dangerFill};
    color: ${color.onFill};
  }
  ${media.forced} {
    border: 1px solid CanvasText;
    i {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
`
