import styled from 'styled-components'
import { color, font, framed, radius, target } from '@/ui/tokens'

export const DocumentList = styled.div`
  overflow: clip;
  ${framed}
`

/** One document: what it has to show, what was submitted, and the drop zone for a file. */
export const Row = styled.section`
  display: grid;
  gap: 8px;
  padding: 16px;
  & + & {
    border-top: 1px solid ${color.lineSoft};
  }
  &[data-returned] {
    background: ${color.warningTint};
  }
  > header {
    display: flex;
    gap: 8px;
    align-items: center;
    justify-content: space-between;
  }
  h3 {
    font-size: ${font.m};
  }
  > p,
  small {
    color: ${color.ink2};
    font-size: ${font.s};
  }
  [data-error] {
    color: ${color.dangerText};
  }
  [data-file],
  [data-reason],
  [data-chosen] {
    display: flex;
    gap: 8px;
    align-items: flex-start;
    overflow-wrap: anywhere;
  }
  [data-reason],
  [data-chosen] {
    padding: 12px;
    border-radius: ${radius};
    background: ${color.surface};
    color: ${color.ink};
  }
  [data-chosen] {
    align-items: center;
    border: 1px solid ${color.line};
  }
  [data-chosen] > span {
    display: grid;
    flex: 1;
    min-width: 0;
  }
  svg {
    flex: none;
  }
  [data-drop] {
    position: relative;
    display: flex;
    gap: 8px;
    align-items: center;
    justify-content: center;
    min-height: ${target};
    padding: 12px;
    border: 1px dashed ${color.control};
    border-radius: ${radius};
    background: ${color.surface};
    color: ${color.primaryText};
    cursor: pointer;
  }
  [data-drop]:focus-within {
    outline: 2px solid ${color.primaryText};
    outline-offset: 2px;
  }
  [data-drop] input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: pointer;
  }
`
