import styled from 'styled-components'
import { color, font, framed, media, weight } from '@/ui/tokens'

const sidePadding = `${media.tablet} { padding-inline: 24px; }`
export const When = styled.div`
  display: grid;
  gap: 2px;
  padding: 16px;
  background: ${color.primaryTint};
  border-bottom: 1px dashed ${color.line};
  > span {
    font-weight: ${weight.bold};
  }
  > b {
    font-size: ${font.xl};
    line-height: 1.2;
  }
  > small {
    color: ${color.ink2};
    font-size: ${font.xs};
  }
  ${sidePadding}
`
export const Failure = styled.p`
  display: grid;
  gap: 8px;
  justify-items: start;
  margin: 0;
  padding: 12px 16px;
  background: ${color.warningTint};
  color: ${color.ink};
  font-size: ${font.xs};
  ${sidePadding}
`
export const Bill = styled.div`
  flex: 1;
  padding: 12px 16px;
  p {
    margin: 8px 0 0;
    font-size: ${font.xs};
    color: ${color.ink2};
  }
  ${sidePadding}
`
export const Limit = styled.p`
  display: flex;
  justify-content: space-between;
  align-items: baseline;
  margin: 0;
  padding: 12px 16px;
  border-top: 1px solid ${color.lineSoft};
  font-size: ${font.xs};
  color: ${color.ink2};
  > b {
    font-size: ${font.s};
    color: ${color.ink};
  }
  ${sidePadding}
`
export const Panel = styled.section`
  ${framed}
  overflow: hidden;
  font-variant-numeric: tabular-nums;
  &[aria-busy='true'] > ${Bill} {
    color: ${color.ink3};
  }
  ${media.wide} {
    display: flex;
    flex-direction: column;
    box-sizing: border-box;
    /* The height of the whole panel, so that what follows does not jump when the cost arrives. */
    min-height: 452px;
  }
`
