import type { ReactNode } from 'react'
import styled from 'styled-components'
import { color, font, media, radiusS, rem } from '@/ui/tokens'

const TagElement = styled.span`
  display: inline-flex;
  align-items: center;
  flex: none;
  box-sizing: border-box;
  max-width: 100%;
  min-height: 20px;
  padding: 2px 6px;
  border-radius: ${radiusS};
  background: ${color.sunken};
  color: ${color.chipText};
  font-size: ${font.xs};
  line-height: ${rem(16)};
  overflow-wrap: anywhere;

  ${media.forced} {
    border: 1px solid CanvasText;
  }
`

/** A secondary fact beside a name: a rank, 「3回目」. */
export function Tag({ children }: { children: ReactNode }) {
  return <TagElement>{children}</TagElement>
}
