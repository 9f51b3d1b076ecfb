import styled from 'styled-components'
import { color, media, radius, rem, target } from '@/ui/tokens'

/** The form of a refusal: the reasons, the counter-proposal and the message. */
export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  padding: 12px 14px;
  border-radius: ${radius};
  background: ${color.bg};
  [data-suggestions] {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  && [data-suggestions] > button {
    height: auto;
    min-height: 32px;
    max-width: 100%;
    padding-block: 4px;
    white-space: normal;
    text-align: left;
  }
  > * {
    min-width: 0;
  }
  ${media.phone} {
    && [data-suggestions] > button {
      min-height: ${target};
    }
  }
  [data-times] {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(${rem(140)}, 1fr));
    gap: 8px;
  }
  [data-buttons] {
    display: flex;
    justify-content: flex-end;
    gap: 8px;
  }
  [data-buttons] > button {
    flex: 1;
  }
  ${media.tablet} {
    grid-column: 1 / -1;
    [data-buttons] > button {
      flex: none;
    }
  }
`
