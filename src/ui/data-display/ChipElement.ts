import styled from 'styled-components'
import { color, font, media, radiusFull, radiusL, radiusS, rem, weight } from '@/ui/tokens'

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
    border-radius: ${radiusFull};
    background: currentColor;
    margin: 0 2px 0 1px;
    flex: none;
  }
  &[data-plain] {
    padding: 0 8px;
  }
  &[data-status='unpublished'] {
    border: 1px dashed ${color.control};
  }
  &:is([data-status='published'], [data-status='wanted']) {
    background: ${color.primaryTint};
    color: ${color.primaryText};
    border-color: ${color.primary};
  }
  &[data-status='matching'] {
    background: ${color.surface};
    color: ${color.primaryText};
    border-color: ${color.primary};
  }
  &[data-status='working'] {
    background: ${color.brand};
    color: ${color.onBrand};
  }
  &:is([data-status='established'], [data-status='confirmed'], [data-status='success']) {
    background: ${color.successTint};
    color: ${color.successText};
  }
  &[data-status='worked'] {
    background: ${color.surface};
    color: ${color.successText};
    border-color: currentColor;
  }
  &:is(
    [data-status='late'],
    [data-status='reviewCandidate'],
    [data-status='warning'],
    [data-status='progress'],
    [data-status='review']
  ) {
    background: ${color.warningTint};
    color: ${color.warningText};
  }
  &[data-status='absence'] {
    background: ${color.dangerPressed};
    color: ${color.onFill};
    border-radius: ${radiusS} ${radiusL} ${radiusL} ${radiusS};
    border-left: 4px solid ${color.ink};
  }
  &[data-status='cancel'] {
    color: ${color.ink2};
  }
  &:is([data-status='rejected'], [data-status='error']) {
    background: ${color.dangerTint};
    color: ${color.dangerText};
    border-radius: ${radiusS};
  }
  &[data-status='violet'] {
    background: ${color.violetTint};
    color: ${color.violetText};
  }
  &:is([data-status='info'], [data-status='new'], [data-status='notice']) {
    background: ${color.primaryTint};
    color: ${color.primaryText};
  }
  &:is([data-status='outline'], [data-status='rating']) {
    background: ${color.surface};
    border-color: ${color.line};
    color: ${color.ink2};
    font-weight: ${weight.regular};
  }
  &[data-status='rating'] svg {
    fill: ${color.brand};
    color: ${color.ink};
  }
  &[data-status='first'] {
    background: ${color.surface};
    border-color: ${color.ink};
    color: ${color.ink};
  }
  &[data-status='unread'] {
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
