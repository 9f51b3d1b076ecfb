import styled from 'styled-components'
import { color, font, media, radius, rem, weight } from '@/ui/tokens'

/** The rates of the prefectures, as many side by side as there is room for. */
export const Rates = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(${rem(200)}, 100%), 1fr));
  gap: 1px;
  margin: 0 0 16px;
  border: 1px solid ${color.line};
  border-radius: ${radius};
  background: ${color.line};
  overflow: hidden;
  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 12px;
    padding: 12px 16px;
    background: ${color.surface};
  }
  dt {
    font-weight: ${weight.bold};
  }
  dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
  }
  small {
    display: block;
    font-size: ${font.xs};
    color: ${color.ink2};
    text-align: right;
  }
`
/** The space between the warning and the table. */
export const Warning = styled.div`
  margin-bottom: 12px;
`
/** An amount before and after, at the right edge of its column. */
export const Wage = styled.span`
  display: grid;
  justify-items: end;
  gap: 2px;
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
  b {
    font-weight: ${weight.bold};
  }
  small {
    font-size: ${font.xs};
    color: ${color.ink2};
  }
  ${media.phone} {
    justify-items: start;
  }
`
/** The sum and the button that raises all wages, below the table. */
export const Press = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  margin: 12px 0 24px;
  padding: 16px;
  border: 1px solid ${color.line};
  border-radius: ${radius};
  background: ${color.sunken};
  p {
    margin: 0;
  }
  small {
    display: block;
    margin-top: 4px;
    font-size: ${font.xs};
    color: ${color.ink2};
  }
`
export const Note = styled.p`
  margin: 0 0 24px;
  font-size: ${font.xs};
  color: ${color.ink2};
`
export const Facts = styled.dl`
  display: grid;
  gap: 8px;
  margin: 0 0 16px;
  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 16px;
  }
  dt {
    color: ${color.ink2};
  }
  dd {
    margin: 0;
    font-weight: ${weight.bold};
    font-variant-numeric: tabular-nums;
  }
`
