import { CircleHelp } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useRouter } from 'next/router'
import { useState } from 'react'
import styled from 'styled-components'
import { HEADER_HELP_ID } from '@/shell/layout/Header'
import { PhonePlace } from '@/shell/layout/HeaderActions'
import { Button } from '@/ui/buttons/Button'
import { IconButton } from '@/ui/buttons/IconButton'
import { preloadDialog } from '@/ui/dialogs/Dialog'
import { LazyDialogBoundary } from '@/ui/feedback/LazyBoundary'
import { useIsMobile } from '@/ui/responsive/useIsMobile'
import { media, rem, size } from '@/ui/tokens'
import { helpScreenOf } from './helpScreens'

const HelpSheet = dynamic(() => import('./HelpSheet').then((m) => m.HelpSheet), {
  ssr: false,
  loading: LazyDialogBoundary,
})

/** The button for the help of the open page, as an icon or as text. Renders nothing if the page has no help. */
export function HelpButton({ isIcon = false }: { isIcon?: boolean }) {
  const screen = helpScreenOf(useRouter().pathname)
  const [isOpen, setIsOpen] = useState(false)
  if (screen === undefined) return null
  const open = () => setIsOpen(true)
  return (
    <>
      {isIcon ? (
        <IconButton
          {...preloadDialog}
          label='この画面の使い方 (Help)'
          icon={<CircleHelp aria-hidden />}
          onClick={open}
        />
      ) : (
        <Button
          {...preloadDialog}
          tone='link'
          size={24}
          icon={<CircleHelp size={16} aria-hidden />}
          onClick={open}
        >
          この画面の使い方 (Help)
        </Button>
      )}
      {isOpen && <HelpSheet screen={screen} onClose={() => setIsOpen(false)} />}
    </>
  )
}

/**
 * The help button of the open page: an icon in the top bar of phones. From 750 px up it is at the right of the space
 * above the page's heading, so that the content does not move.
 */
export function PageHelp() {
  const isMobile = useIsMobile()
  return (
    <Band>
      <PhonePlace id={HEADER_HELP_ID}>
        <HelpButton isIcon={isMobile} />
      </PhonePlace>
    </Band>
  )
}

/** The height of the space above the heading. With large letters the button is higher than that. */
const spaceAbove = '36px'
const Band = styled.div`
  position: relative;
  z-index: 1;
  flex: none;
  box-sizing: border-box;
  display: flex;
  justify-content: flex-end;
  align-items: center;
  height: max(${spaceAbove}, ${rem(24)});
  margin: 0 auto -${spaceAbove};
  width: 100%;
  max-width: calc(${size.contentMax} + 64px);
  padding: 0 ${size.pagePaddingTablet};
  pointer-events: none;
  > * {
    pointer-events: auto;
  }
  ${media.phone} {
    display: none;
  }
  ${media.print} {
    display: none;
  }
`
