import styled, { css } from 'styled-components'
import { color, focusRing, font, framed, media, radius, radiusS, weight } from '@/ui/tokens'

/** The list of selected files and the drop area. */
const fileListStyles = css`
  display: flex;
  flex-direction: column;
  gap: 8px;
  font-size: ${font.s};
  line-height: 1.5;
  ul {
    display: flex;
    flex-direction: column;
    gap: 8px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: flex;
    align-items: center;
    gap: 12px;
    padding: 8px;
    ${framed}
  }
  img,
  [data-kind] {
    flex: none;
    width: 56px;
    height: 56px;
    border-radius: ${radiusS};
    object-fit: cover;
    background: ${color.sunken};
  }
  [data-kind] {
    display: grid;
    place-items: center;
    color: ${color.ink2};
  }
  [data-file] {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  b {
    display: block;
    font-weight: ${weight.bold};
  }
  small {
    display: block;
    color: ${color.ink3};
    font-size: ${font.xs};
  }
  [data-drop] {
    position: relative;
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 72px;
    padding: 12px 16px;
    box-sizing: border-box;
    border: 1px dashed ${color.control};
    border-radius: ${radius};
    background: ${color.surface};
    color: ${color.primaryFill};
    svg {
      flex: none;
      width: 24px;
      height: 24px;
    }
    ${media.hover} {
      &:hover {
        background: ${color.primaryTint};
      }
    }
    &[data-over='true'] {
      background: ${color.primaryTint};
    }
    &:has(:focus-visible) {
      ${focusRing}
    }
  }
  input[type='file'] {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
`

export const FileArea = styled.span`
  ${fileListStyles}
`
