import styled from 'styled-components'
import { color, font, framed, layer, media, radiusS, shadow } from '@/ui/tokens'

/** The open list: below its button, or above it (`data-above`) if it would leave the window. */
export const List = styled.div`
  position: absolute;
  z-index: ${layer.splitButton};
  top: calc(100% + 4px);
  min-width: 200px;
  width: max-content;
  max-width: min(320px, calc(100vw - 32px));
  padding: 4px;
  ${framed}
  box-shadow: ${shadow.s2};
  right: 0;
  &[data-above] {
    top: auto;
    bottom: calc(100% + 4px);
  }
  [role='menuitem'] {
    box-sizing: border-box;
    display: flex;
    align-items: center;
    gap: 10px;
    width: 100%;
    min-height: 40px;
    padding: 6px 12px;
    border: 0;
    border-radius: ${radiusS};
    background: none;
    color: ${color.ink};
    font: inherit;
    font-size: ${font.s};
    text-decoration: none;
    text-align: left;
    cursor: pointer;
  }
  ${media.hover} {
    [role='menuitem']:hover {
      background: ${color.bg};
    }
  }
  svg {
    flex: none;
    width: 20px;
    height: 20px;
    color: ${color.ink3};
  }
  [role='menuitem'][data-tone='danger'] {
    color: ${color.dangerText};
  }
  [data-tone='danger'] svg {
    color: ${color.danger};
  }
  [role='menuitem'][aria-disabled] {
    color: ${color.ink3};
    cursor: not-allowed;
  }
  small {
    display: block;
    font-size: ${font.xs};
    color: ${color.ink2};
  }
  hr {
    border: 0;
    border-top: 1px solid ${color.lineSoft};
    margin: 4px 0;
  }
  ${media.phone} {
    [role='menuitem'] {
      min-height: 44px;
    }
  }
`
