import styled from 'styled-components'
import { color, font, media, radiusS, rem, target, weight } from '@/ui/tokens'

/** The day or the period of the roster, with the controls that change it. */
export const DayRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: 8px;
  margin-bottom: 16px;
  ${media.phone} {
    margin-bottom: 8px;
  }
  ${media.print} {
    && > :not(p) {
      display: none;
    }
  }
  > p {
    flex: 1 1 160px;
    margin: 0;
    line-height: ${target};
    font-size: ${font.s};
    color: ${color.ink2};
  }
  ${media.phone} {
    &[data-period] > p {
      flex: 1 1 0;
      align-self: center;
      line-height: 1.5;
      text-align: center;
    }
    /* The period is between the arrows that change it. */
    &[data-period] > button:last-of-type {
      order: 1;
    }
  }
`

export const Day = styled.section`
  & + & {
    margin-top: 24px;
  }
`
export const DayHeading = styled.h2`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 4px 12px;
  margin: 0 0 8px;
  font-size: ${font.m};
  small {
    font-size: ${font.s};
    font-weight: ${weight.regular};
    color: ${color.ink2};
  }
`

export const MonthName = styled.p`
  && {
    flex: none;
    min-width: 112px;
    font-size: ${font.m};
    font-weight: ${weight.bold};
    color: ${color.ink};
    text-align: center;
  }
`

export const NameCell = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
`

export const PersonName = styled.span`
  display: grid;
  min-width: 0;
  overflow-wrap: anywhere;
  small {
    font-size: ${font.xs};
    color: ${color.ink2};
  }
`

export const Days = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`

export const Note = styled.p`
  margin: 0 0 12px;
  font-size: ${font.s};
  color: ${color.ink2};
`

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 12px;
  font-weight: ${weight.bold};
  span {
    font-weight: ${weight.regular};
    color: ${color.ink2};
  }
`

export const Box = styled.i`
  display: inline-block;
  width: ${rem(20)};
  height: ${rem(20)};
  border: 1.5px solid ${color.control};
  border-radius: ${radiusS};
`

/** The touch target is larger than the box. */
export const Tick = styled.label`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 44px;
  min-width: 44px;
  cursor: pointer;
  > input {
    flex: none;
    width: ${rem(20)};
    height: ${rem(20)};
    margin: 0;
    accent-color: ${color.primary};
  }
`

/** On phones a card shows two facts side by side. */
export const TableArea = styled.div`
  ${media.phone} {
    && [role='rowgroup'] > [role='row']:not([data-group]) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    && [data-card='title'] {
      padding-right: 0;
    }
  }
`
