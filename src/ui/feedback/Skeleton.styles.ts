import styled from 'styled-components'
import { color, media, radius, target } from '@/ui/tokens'

export const Placeholder = styled.div`
  [data-page] > & + & {
    margin-top: 16px;
  }
  i {
    display: block;
    box-sizing: border-box;
    position: relative;
  }
  b,
  s,
  u {
    position: absolute;
    background: ${color.sunken};
    border-radius: 4px;
    text-decoration: none;
  }
  &:is([data-kind='rows'], [data-kind='people']) {
    background: ${color.surface};
    border: 1px solid ${color.line};
    border-radius: ${radius};
  }
  &[data-kind='rows'] i {
    height: ${target};
    border-bottom: 1px solid ${color.lineSoft};
  }
  &[data-kind='rows'] b {
    left: 20px;
    top: 15px;
    width: 32%;
    height: 14px;
  }
  &[data-kind='rows'] s {
    left: 46%;
    top: 15px;
    width: 18%;
    height: 14px;
  }
  &[data-kind='rows'] u {
    right: 16px;
    top: 15px;
    width: 56px;
    height: 14px;
  }
  &[data-kind='people'] i {
    height: 64px;
    border-bottom: 1px solid ${color.lineSoft};
  }
  &[data-kind='people'] b {
    left: 16px;
    top: 14px;
    width: 36px;
    height: 36px;
    border-radius: 50%;
  }
  &[data-kind='people'] s {
    left: 64px;
    top: 18px;
    width: 34%;
    height: 14px;
  }
  &[data-kind='people'] u {
    left: 64px;
    top: 40px;
    width: 22%;
    height: 10px;
  }
  &[data-kind='ticket'] i {
    height: 132px;
    margin-bottom: 12px;
    background: ${color.surface};
    border: 1px solid ${color.line};
    border-radius: ${radius};
  }
  &[data-kind='ticket'] i::before {
    content: '';
    position: absolute;
    top: 0;
    bottom: 0;
    left: 75px;
    border-left: 1px dashed ${color.line};
  }
  &[data-kind='ticket'] b {
    left: 14px;
    top: 16px;
    width: 48px;
    height: 20px;
  }
  &[data-kind='ticket'] s {
    left: 92px;
    top: 16px;
    width: 44%;
    height: 18px;
  }
  &[data-kind='ticket'] u {
    left: 92px;
    right: 16px;
    top: 60px;
    height: 8px;
  }
  &[data-kind='cards'] i {
    height: 140px;
    margin-bottom: 8px;
    background: ${color.surface};
    border: 1px solid ${color.line};
    border-radius: ${radius};
  }
  &[data-kind='cards'] b {
    left: 16px;
    top: 18px;
    width: 48%;
    height: 18px;
  }
  &[data-kind='cards'] s {
    left: 16px;
    top: 54px;
    width: 72px;
    height: 24px;
    border-radius: 12px;
  }
  &[data-kind='cards'] u {
    left: 16px;
    right: 16px;
    top: 100px;
    height: 14px;
  }
  &[data-kind='text'] i {
    height: 24px;
  }
  &[data-kind='text'] b {
    left: 0;
    top: 5px;
    width: 92%;
    height: 14px;
  }
  &[data-kind='text'] i:last-child b {
    width: 56%;
  }
  &[data-kind='form'] i {
    height: 88px;
  }
  &[data-kind='form'] b {
    left: 0;
    top: 4px;
    width: 96px;
    height: 14px;
  }
  &[data-kind='form'] s {
    left: 0;
    right: 0;
    top: 26px;
    height: 48px;
    border-radius: ${radius};
  }
  &[data-kind='calendar'] {
    display: grid;
    grid-template-columns: repeat(7, minmax(0, 1fr));
    background: ${color.surface};
    border: 1px solid ${color.line};
    border-radius: ${radius};
    overflow: hidden;
  }
  &[data-kind='calendar'] i {
    height: 78px;
    border: solid ${color.lineSoft};
    border-width: 0 1px 1px 0;
  }
  &[data-kind='calendar'] b {
    left: calc(50% - 10px);
    top: 8px;
    width: 20px;
    height: 16px;
  }
  ${media.phone} {
    &[data-kind='rows'] {
      background: none;
      border: 0;
    }
    &[data-kind='rows'] i {
      height: 100px;
      margin-bottom: 8px;
      background: ${color.surface};
      border: 1px solid ${color.line};
      border-radius: ${radius};
    }
    &[data-kind='rows'] b {
      left: 14px;
      top: 16px;
      width: 48%;
      height: 18px;
    }
    &[data-kind='rows'] s {
      left: 14px;
      top: 60px;
      width: 34%;
    }
    &[data-kind='rows'] u {
      right: 14px;
      top: 14px;
      width: 72px;
      height: 24px;
      border-radius: 12px;
    }
  }
  ${media.tablet} {
    &[data-kind='ticket'] i::before {
      left: 95px;
    }
    &[data-kind='ticket'] b {
      left: 24px;
    }
    &[data-kind='ticket'] :is(s, u) {
      left: 112px;
    }
    &[data-kind='form'] i {
      height: 84px;
    }
    &[data-kind='form'] s {
      height: 44px;
    }
    &[data-kind='calendar'] i {
      height: 108px;
    }
    &[data-kind='calendar'] b {
      left: 8px;
    }
  }
`
