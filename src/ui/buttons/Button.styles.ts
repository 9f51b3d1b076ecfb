import styled, { css, keyframes } from 'styled-components'
import {
  color,
  focusRing,
  font,
  media,
  motion,
  radius,
  radiusS,
  rem,
  space,
  target,
  weight,
} from '@/ui/tokens'
import { Link } from './Link'

const rotation = keyframes`
  to { transform: rotate(1turn); }
`

/** Variants (tone, size, width) are selected by data attributes of the root element. */
const buttonStyles = css`
  ${media.print} {
    && {
      display: none;
    }
  }
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  box-sizing: border-box;
  margin: 0;
  height: ${rem(40)};
  padding: 0 ${space(2)};
  border: 1px solid ${color.control};
  border-radius: ${radius};
  background: ${color.surface};
  color: ${color.ink};
  font-family: inherit;
  font-size: ${font.s};
  font-weight: ${weight.bold};
  line-height: 1.2;
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;
  transition: background ${motion.press};
  svg {
    width: 20px;
    height: 20px;
    flex: none;
  }
  ${media.hover} {
    &:hover {
      background: ${color.sunken};
    }
  }
  &:active {
    background: ${color.sunkenPressed};
  }
  &:focus-visible {
    ${focusRing}
  }
  &[data-size='48'] {
    height: ${rem(48)};
    padding: 0 ${space(3)};
    font-size: ${font.m};
  }
  &[data-size='44'] {
    height: ${rem(44)};
  }
  &[data-size='32'] {
    height: ${rem(32)};
    padding: 0 12px;
    gap: 6px;
    font-size: ${font.s};
    svg {
      width: 16px;
      height: 16px;
    }
  }
  &[data-size='24'] {
    height: ${rem(24)};
    padding: 0 8px;
    gap: 4px;
    font-size: ${font.xs};
    border-radius: ${radiusS};
    svg {
      width: 14px;
      height: 14px;
    }
  }
  &[data-size='16'] {
    height: ${rem(16)};
    padding: 0 4px;
    gap: 2px;
    font-size: ${font.xxs};
    border-radius: ${radiusS};
    border-color: transparent;
    background: none;
    svg {
      width: 12px;
      height: 12px;
    }
  }
  ${media.largeText} {
    height: auto;
    padding-block: 8px;
    white-space: normal;
  }
  &[data-tone='primary'] {
    border-color: transparent;
    background: ${color.primaryFill};
    color: ${color.onFill};
    ${media.hover} {
      &:hover {
        background: ${color.primaryPressed};
      }
    }
    &:active {
      background: ${color.primaryPressed};
    }
  }
  &[data-tone='danger'] {
    border-color: transparent;
    background: ${color.dangerFill};
    color: ${color.onFill};
    ${media.hover} {
      &:hover {
        background: ${color.dangerPressed};
      }
    }
    &:active {
      background: ${color.dangerPressed};
    }
  }
  &[data-tone='dangerPlain'] {
    border-color: ${color.danger};
    color: ${color.dangerText};
    ${media.hover} {
      &:hover {
        background: ${color.dangerTint};
      }
    }
  }
  &[data-tone='blue'] {
    border-color: ${color.primary};
    color: ${color.primaryFill};
    ${media.hover} {
      &:hover {
        background: ${color.primaryTint};
      }
    }
  }
  &[data-tone='quiet'] {
    border-color: transparent;
    background: none;
    color: ${color.primaryFill};
    padding: 0 8px;
    ${media.hover} {
      &:hover {
        background: ${color.primaryTint};
      }
    }
  }
  &[data-tone='link'] {
    border-color: transparent;
    background: none;
    color: ${color.primaryFill};
    padding: 0 2px;
    font-weight: ${weight.regular};
    text-decoration-line: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 3px;
    ${media.hover} {
      &:hover {
        color: ${color.primaryPressed};
      }
    }
  }
  &[data-wide='true'] {
    width: 100%;
  }
  &[aria-disabled='true'],
  &:disabled {
    cursor: not-allowed;
    &:not([aria-busy='true']) {
      border-color: ${color.line};
      background: ${color.sunken};
      color: ${color.ink3};
    }
    &[data-tone='quiet'],
    &[data-tone='link'] {
      border-color: transparent;
      background: none;
    }
  }
  /* The touch target is at least 44 px even where the drawn button is smaller. */
  ${media.phone} {
    &[data-size='40'] {
      height: ${target};
    }
    &::after {
      content: '';
      position: absolute;
      top: 50%;
      left: 50%;
      width: max(100%, ${target});
      height: max(100%, ${target});
      transform: translate(-50%, -50%);
    }
  }
  ${media.still} {
    transition: none;
  }
  ${media.forced} {
    border-color: ButtonText;
  }
  [data-label] {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: inherit;
    min-width: 0;
  }
  &[aria-busy='true'] {
    cursor: progress;
    [data-label] {
      visibility: hidden;
    }
  }
  img {
    position: absolute;
    inset: 0;
    margin: auto;
    width: 18px;
    height: 18px;
    max-height: 100%;
    /* The picture is black: a mask draws its shape in the colour of the text, and the picture is moved out of sight. */
    object-fit: none;
    object-position: -99px 0;
    background: currentColor;
    -webkit-mask: url('/loading.svg') center / contain no-repeat;
    mask: url('/loading.svg') center / contain no-repeat;
    animation: ${rotation} 900ms linear infinite;
  }
  ${media.still} {
    img {
      animation: none;
    }
  }
`

export const ButtonElement = styled.button`
  ${buttonStyles}
`

export const ButtonAnchor = styled(Link)`
  ${buttonStyles}
`

export const DisabledReason = styled.span`
  display: block;
  color: ${color.ink2};
  font-size: ${font.xs};
  line-height: 1.5;
`
