import styled from 'styled-components'
import { Link } from '@/ui/buttons/Link'
import { color, focusRing, font, media, radius, rem, target, weight } from '@/ui/tokens'

export const Header = styled.header`
  flex: none;
  background: ${color.surface};
  ${media.print} {
    :is(button, svg) {
      display: none;
    }
  }
`

export const Person = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 60px;
  box-sizing: border-box;
  padding: 6px 8px;
  border-bottom: 1px solid ${color.lineSoft};
  line-height: 1.3;
  > div {
    flex: 1;
    min-width: 0;
  }
  /* Large buttons leave no room for the name: it is below them. */
  ${media.largeText} {
    flex-wrap: wrap;
    gap: 0 4px;
    > div {
      order: 1;
      flex-basis: 100%;
      padding: 0 8px;
    }
    > a + * {
      display: none;
    }
    > div + * {
      margin-left: auto;
    }
  }
  ${media.tablet} {
    padding: 10px 24px;
  }
`

export const BackLink = styled(Link)`
  position: relative;
  display: inline-grid;
  place-items: center;
  flex: none;
  width: ${target};
  height: ${target};
  margin: 0 -8px 0 -2px;
  border-radius: ${radius};
  color: ${color.ink2};
  text-decoration: none;
  ${media.hover} {
    &:hover {
      background: ${color.sunken};
    }
  }
  ${media.tablet} {
    display: none;
  }
  ${media.print} {
    display: none;
  }
`

export const Name = styled.h1`
  margin: 0;
  font-size: ${font.m};
  line-height: 1.35;
  font-weight: ${weight.bold};
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  &:focus:not(:focus-visible) {
    outline: none;
  }
`

export const Details = styled.small`
  display: block;
  overflow: hidden;
  font-size: ${font.xs};
  font-weight: ${weight.regular};
  color: ${color.ink3};
  text-overflow: ellipsis;
  white-space: nowrap;
  /* Beside the buttons of a phone the furigana alone has room. */
  ${media.phone} {
    span {
      display: none;
    }
  }
`

/** The link to the shift that the room is about. */
export const ShiftLink = styled(Link)`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 56px;
  padding-right: 12px;
  border-bottom: 1px solid ${color.line};
  color: ${color.ink};
  text-decoration: none;
  line-height: 1.4;
  ${media.hover} {
    &:hover {
      background: ${color.bg};
    }
  }
  &:focus-visible {
    position: relative;
    z-index: 1;
    ${focusRing}
  }
  > svg {
    flex: none;
    color: ${color.control};
  }
  ${media.tablet} {
    padding-right: 24px;
  }
`

export const ShiftTime = styled.span`
  align-self: stretch;
  flex: none;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  width: ${rem(68)};
  border-right: 1px dashed ${color.line};
  font-size: ${font.xs};
  line-height: 1.3;
  color: ${color.ink2};
  font-variant-numeric: tabular-nums;
  b {
    font-size: ${font.m};
    font-weight: ${weight.bold};
    color: ${color.ink};
    white-space: nowrap;
  }
  ${media.tablet} {
    width: ${rem(88)};
  }
`

export const ShiftTitle = styled.span`
  flex: 1;
  min-width: 0;
  padding: 6px 0;
  > b {
    display: block;
    font-size: ${font.s};
    font-weight: ${weight.bold};
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`
