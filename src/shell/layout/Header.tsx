import type { ReactNode } from 'react'
import styled from 'styled-components'
import { color, layer, media, size } from '@/ui/tokens'

/** The id of the element that HeaderActions renders into. */
export const HEADER_ACTIONS_ID = 'header-actions'

/** The id of the element that shows the help button of the page. */
export const HEADER_HELP_ID = 'header-help'

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: ${layer.sticky};
  flex: none;
  /* A minimum, because a name of three lines needs more height. */
  min-height: ${size.header};
  background: ${color.surface};
  border-bottom: 1px solid ${color.line};
  display: flex;
  align-items: center;
  padding: 0 12px 0 4px;
  svg {
    flex: none;
  }
  ${media.largeText} {
    flex-wrap: wrap;
    justify-content: flex-end;
  }
  ${media.tablet} {
    display: none;
  }
  ${media.print} {
    && {
      display: none;
    }
  }
`
const Help = styled.span`
  display: contents;
`
const Actions = styled.div`
  display: flex;
  align-items: center;
  ${media.largeText} {
    flex-wrap: wrap;
    justify-content: flex-end;
  }
`

/** The top bar of phones. Its content is a TitleBar, or what the page shows instead. */
export function Header({ children }: { children: ReactNode }) {
  return (
    <Bar>
      {children}
      <Help id={HEADER_HELP_ID} />
      <Actions id={HEADER_ACTIONS_ID} />
    </Bar>
  )
}
