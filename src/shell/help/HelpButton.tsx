import { CircleHelp } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useRouter } from 'next/router'
import { useState } from 'react'
import styled from 'styled-components'
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

/** The help of the open page: its button as an icon or in words. Nothing where the page has no help. */
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

/** In the top bar of phones. */
export function HeaderHelp() {
  return useIsMobile() ? <HelpButton isIcon /> : null
}

/**
 * From 750 px up: at the right of the space above the page's heading, so that nothing moves where a page has help. A
 * page without that space (chat room) has the button in a bar of its own.
 */
export function PageHelp() {
  if (useIsMobile()) return null
  return (
    <Band>
      <HelpButton />
    </Band>
  )
}

/** The space above the heading. The button is higher where the reader has chosen large letters. */
const spaceAbove = '28px'
const Band = styled.div`
  position: relative;
  z-index: 1;
  flex: none;
  box-sizing: border-box;
  display: flex;
  justify-content: flex-end;
  align-items: flex-end;
  height: max(${spaceAbove}, ${rem(24)});
  margin-bottom: -${spaceAbove};
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
