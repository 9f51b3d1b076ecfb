import { X } from 'lucide-react'
import { useDeferredValue, useEffect, useEffectEvent, useId, useState } from 'react'
import Modal from 'react-modal'
import { createGlobalStyle } from 'styled-components'
import { closeOnBack } from '@/lib/browser/dialogHistory'
import { followKeyboard } from '@/lib/browser/followKeyboard'
import { IconButton } from '@/ui/buttons/IconButton'
import { IsInSection } from '@/ui/layout/IsInSection'
import {
  color,
  font,
  layer,
  media,
  motion,
  radius,
  radiusXl,
  radiusXs,
  rem,
  shadow,
  size,
  weight,
} from '@/ui/tokens'
import type { DialogProps } from './Dialog'

/** Joins the defined class names. */
const classNames = (...names: (string | undefined)[]) => names.filter(Boolean).join(' ')

let openWindows = 0
// Makes the page inert while a dialog is open. Not done by react-modal, whose counters miss a close
// when React mounts twice (strict mode). Live regions and toasts stay active, so that messages are
// still announced.
function makePageInert() {
  const applyInert = () => {
    for (const part of document.getElementById('__next')?.children ?? []) {
      if (part.matches('[role=status], [role=alert], [aria-live], .Toastify')) continue
      part.toggleAttribute('inert', openWindows > 0)
      if (openWindows > 0) part.setAttribute('aria-hidden', 'true')
      else part.removeAttribute('aria-hidden')
    }
    document.body.classList.toggle('dialogOpen', openWindows > 0)
  }
  openWindows += 1
  applyInert()
  return () => {
    openWindows -= 1
    applyInert()
  }
}

/** The window that Dialog, Sheet and ConfirmDialog share; screens use one of these. */
export function DialogWindow({
  className,
  title,
  onClose,
  children,
  footer,
  open = true,
  closable = true,
  overlayCloses = true,
  kind = 'dialog',
}: DialogProps) {
  const id = useId()
  const [isClosing, setIsClosing] = useState(false)
  // False in the first render: react-modal counts a dialog twice that mounts open in strict mode.
  const isMounted = useDeferredValue(true, false)
  const close = () => setIsClosing(true)
  const isOpen = isMounted && open && !isClosing
  useEffect(() => (isOpen ? makePageInert() : undefined), [isOpen])
  const handleBack = useEffectEvent(() => {
    if (closable) close()
    return closable
  })
  useEffect(() => (isOpen ? followKeyboard() : undefined), [isOpen])
  useEffect(() => (isOpen ? closeOnBack(() => handleBack()) : undefined), [isOpen])
  const renderPart = (part: DialogProps['footer']) =>
    typeof part === 'function' ? part(close) : part
  return (
    <>
      <Style />
      <Modal
        isOpen={isOpen}
        onRequestClose={close}
        closeTimeoutMS={150}
        shouldCloseOnOverlayClick={closable && overlayCloses}
        shouldCloseOnEsc={closable}
        onAfterClose={() => {
          if (isClosing) {
            setIsClosing(false)
            onClose()
          }
        }}
        aria={{ labelledby: id }}
        ariaHideApp={false}
        className={classNames(`dialog dialog-${kind}`, className)}
        overlayClassName='dialogOverlay'
        bodyOpenClassName={null}
      >
        <div data-head=''>
          <h2 id={id}>{title}</h2>
          <IconButton
            label='閉じる'
            icon={<X aria-hidden />}
            onClick={close}
            disabled={!closable}
          />
        </div>
        <div data-body=''>
          <IsInSection value>{renderPart(children)}</IsInSection>
        </div>
        {footer !== undefined && <div data-foot=''>{renderPart(footer)}</div>}
      </Modal>
    </>
  )
}

// Widths: 80% of the window on phones, half of it from 750 px up, always between 375 and 600 px. Only below 480 px,
// where 80% would be less than 375 px, a sheet goes from edge to edge (ADR 48).
const Style = createGlobalStyle`
  body.dialogOpen {
    overflow: hidden;
  }
  .dialogOverlay {
    position: fixed;
    inset: 0;
    z-index: ${layer.modal};
    display: grid;
    place-items: end center;
    padding: 0 env(safe-area-inset-right) var(--keyboard, 0px) env(safe-area-inset-left);
    background: ${color.overlay};
    opacity: 0;
    transition: opacity ${motion.modal} ${motion.ease};
  }
  .dialogOverlay.ReactModal__Overlay--after-open {
    opacity: 1;
  }
  .dialogOverlay.ReactModal__Overlay--before-close {
    opacity: 0;
  }
  .dialog {
    box-sizing: border-box;
    width: 80%;
    min-width: min(${size.modalMin}, 100%);
    max-width: ${size.modalMax};
    max-height: calc(100dvh - 24px - var(--keyboard, 0px));
    overflow: auto;
    overscroll-behavior: contain;
    scroll-padding: ${rem(64)} 0 ${rem(148)};
    background: ${color.surface};
    color: ${color.ink};
    border-radius: ${radiusXl} ${radiusXl} 0 0;
    box-shadow: ${shadow.s3};
    padding-bottom: env(safe-area-inset-bottom);
    transform: translateY(16px);
    transition: transform ${motion.sheet} ${motion.ease};
  }
  .dialog:focus {
    outline: none;
  }
  .dialog.ReactModal__Content--after-open {
    transform: none;
  }
  .dialog.ReactModal__Content--before-close {
    transform: translateY(16px);
    transition-duration: ${motion.modal};
  }
  .dialog > [data-head] {
    position: sticky;
    top: 0;
    z-index: 1;
    display: flex;
    align-items: flex-start;
    gap: 8px;
    padding: 20px 8px 0 20px;
    background: ${color.surface};
  }
  .dialog > [data-head] > h2 {
    flex: 1;
    min-width: 0;
    margin: 0;
    font-size: ${font.m};
    line-height: 1.5;
    font-weight: ${weight.bold};
  }
  .dialog > [data-head] > button {
    margin-top: -8px;
  }
  .dialog > [data-body] {
    padding: 8px 20px 20px;
    font-size: ${font.s};
    line-height: 1.7;
  }
  .dialog > [data-body] p {
    margin: 0;
  }
  .dialog > [data-body] p + p {
    margin-top: 8px;
  }
  .dialog > [data-foot] {
    display: flex;
    flex-direction: column;
    gap: 8px;
    padding: 0 20px 20px;
  }
  .dialog-sheet > [data-head]::before {
    content: '';
    position: absolute;
    top: 8px;
    left: calc(50% - 18px);
    width: 36px;
    height: 4px;
    border-radius: ${radiusXs};
    background: ${color.line};
  }
  .dialog-sheet > [data-foot] {
    position: sticky;
    bottom: 0;
    background: ${color.surface};
    border-top: 1px solid ${color.line};
    padding-top: 12px;
  }
  ${media.phone} {
    .dialog-sheet {
      max-height: min(85dvh, calc(100dvh - 24px - var(--keyboard, 0px)));
    }
  }
  ${media.handset} {
    .dialog-sheet {
      width: 100%;
    }
  }
  ${media.tablet} {
    .dialogOverlay {
      place-items: center;
    }
    .dialog {
      width: 50%;
      border-radius: ${radius};
    }
    .dialog-sheet > [data-head]::before {
      display: none;
    }
    .dialog > [data-head] {
      padding: 20px 12px 0 24px;
    }
    .dialog > [data-head] > h2 {
      font-size: ${font.l};
    }
    .dialog > [data-body] {
      padding: 8px 24px 24px;
    }
    .dialog > [data-foot] {
      flex-direction: row-reverse;
      justify-content: flex-start;
      padding: 0 24px 24px;
    }
    .dialog-sheet > [data-foot] {
      padding-top: 16px;
    }
  }
  ${media.still} {
    .dialogOverlay,
    .dialog {
      transition: none;
    }
  }
`
