import styled from 'styled-components'
import { WorkerCard } from '@/components/workers/WorkerCard.styles'
import { IconLines } from '@/ui/data-display/IconLines'
import { color, font, framed, media, rem } from '@/ui/tokens'

export const About = styled.div`
  ${framed}
  b {
    color: ${color.ink};
  }
  ul {
    margin: 0 14px 14px;
    padding-left: 1.4em;
    line-height: 1.8;
    font-size: ${font.s};
  }
`

export const ListHeader = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  && > :last-child {
    margin: 0 0 0 auto;
  }
  > p {
    margin: 0;
    font-size: ${font.s};
    color: ${color.ink2};
  }
`

/** One candidate with the conditions that are met and those that are not. */
export const Card = styled(WorkerCard)`
  &[data-supporter] {
    border-left: 4px solid ${color.successText};
    padding-left: 13px;
  }
  [data-who] {
    flex-wrap: wrap;
    align-items: center;
    gap: 6px 10px;
  }
  [data-who] > [data-badges] {
    flex: 1 0 100%;
  }
  [data-tags] {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
  }
  [data-buttons] {
    display: flex;
    align-items: center;
    justify-content: flex-end;
    gap: 12px;
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 1.3fr) minmax(0, 1.2fr) ${rem(220)};
    align-items: center;
    gap: 24px;
  }
`

export const Criteria = styled(IconLines)`
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 4px 12px;
  color: ${color.ink3};
  font-size: ${font.xs};
  > li {
    gap: 4px;
  }
  > [data-tone='success'] {
    color: ${color.ink};
  }
`
