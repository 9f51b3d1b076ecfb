import styled from 'styled-components'
import { color, font, media, radius, rem, weight } from '@/ui/tokens'

export const Content = styled.div`
  display: grid;
  gap: 12px;
  font-variant-numeric: tabular-nums;
  > ul {
    display: grid;
    gap: 8px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
`

export const About = styled.div`
  border: 1px solid ${color.line};
  border-radius: ${radius};
  background: ${color.surface};
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

export const Card = styled.li`
  display: grid;
  gap: 12px;
  padding: 14px 16px;
  border: 1px solid ${color.line};
  border-radius: ${radius};
  background: ${color.surface};
  &[data-on] {
    border-left: 4px solid ${color.successText};
    padding-left: 13px;
  }
  small {
    color: ${color.ink2};
    font-size: ${font.xs};
    line-height: 1.6;
  }
  [data-who] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px 10px;
    min-width: 0;
  }
  [data-who] b {
    display: block;
    font-size: ${font.m};
    font-weight: ${weight.bold};
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
  [data-who] small {
    display: block;
  }
  [data-who] > [data-badges] {
    flex: 1 0 100%;
  }
  [data-tags] {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
  }
  ul {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 4px 12px;
    margin: 0;
    padding: 0;
    list-style: none;
    font-size: ${font.xs};
  }
  ul li {
    display: flex;
    align-items: center;
    gap: 4px;
    color: ${color.ink3};
  }
  ul li[data-met='true'] {
    color: ${color.ink};
  }
  ul svg {
    flex: none;
  }
  ul li[data-met='true'] svg {
    color: ${color.successText};
  }
  [data-act] {
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
