import styled from 'styled-components'
import { color, focusRing, font, framed, media, radius, size, weight } from '@/ui/tokens'

/** One section of the editor: a line with its state, and its fields below it while it is open. */
export const Section = styled.section`
  min-width: 0;
  ${framed}
  /* Scrolled to, it stays clear of the header of phones, below the end of the section above. */
  scroll-margin-top: calc(2 * ${size.header});
  &[data-open] {
    border-color: ${color.primary};
    box-shadow: inset 0 0 0 1px ${color.primary};
  }
  > h2 {
    margin: 0;
    font-size: ${font.m};
    line-height: 1.5;
    font-weight: ${weight.bold};
  }
  > h2 > button {
    display: flex;
    align-items: center;
    gap: 10px;
    box-sizing: border-box;
    width: 100%;
    min-height: 52px;
    padding: 8px 14px;
    border: 0;
    border-radius: ${radius};
    background: none;
    color: inherit;
    font: inherit;
    text-align: left;
    cursor: pointer;
    scroll-margin-top: calc(2 * ${size.header});
    &:focus-visible {
      ${focusRing}
    }
    > span {
      flex: 1;
      min-width: 0;
    }
    > svg {
      flex: none;
      width: 20px;
      height: 20px;
      color: ${color.ink3};
    }
    > svg[data-kind='done'] {
      color: ${color.successText};
    }
    > svg[data-kind='open'] {
      color: ${color.control};
    }
    > svg[data-kind='error'] {
      color: ${color.danger};
    }
    /* The title keeps more than half of the line when the text is enlarged. */
    > small {
      display: flex;
      flex-wrap: wrap;
      justify-content: flex-end;
      gap: 0 10px;
      max-width: 40%;
      color: ${color.ink3};
      font-size: ${font.xs};
      font-weight: ${weight.regular};
      text-align: right;
    }
    > small > [data-kind='error'] {
      color: ${color.dangerText};
    }
    > small > [data-kind='advice'] {
      color: ${color.warningText};
    }
  }
  > [data-body] {
    display: grid;
    gap: 8px;
    padding: 4px 16px 20px;
    min-width: 0;
  }
  > [data-body] > * {
    min-width: 0;
  }
  > [data-body] > p {
    margin: 0 0 8px;
    color: ${color.ink2};
    font-size: ${font.s};
    line-height: 1.6;
  }
  [data-next] {
    display: flex;
    justify-content: flex-end;
  }
  ${media.tablet} {
    > h2 > button {
      padding: 8px 20px;
    }
    > [data-body] {
      padding: 4px 24px 24px;
    }
  }
`
/** The buttons above the texts of the job. */
export const TextActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 12px;
  margin-bottom: 8px;
  > [role='group'] {
    flex-basis: 100%;
    order: 1;
    margin: 0;
    padding: 0;
  }
`
