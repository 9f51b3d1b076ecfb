import { useEffect, useRef, useState, type ReactNode } from 'react'
import { notify } from '@/lib/notifications/notificationQueue'

/** What a dialog's content may need: closing goes through it, so that the window leaves in its 150 ms. */
export type Close = () => void
export type DialogProps = {
  className?: string | undefined
  title: string
  onClose: () => void
  children?: ReactNode | ((close: Close) => ReactNode)
  /** Buttons, the main one first: stacked on phones, at the right edge from 750 up. */
  footer?: ReactNode | ((close: Close) => ReactNode)
  /** False closes it in 150 ms without asking `onClose`. */
  open?: boolean
  /** False while something runs: neither overlay, Escape nor the button closes it. */
  closable?: boolean
  /** False: a click beside it does nothing. */
  overlayCloses?: boolean
  kind?: 'dialog' | 'sheet'
}
const load = () => import('./DialogWindow')
const preload = () => void load().catch(() => undefined)

/** Give these to whatever opens a dialog: its code is there before the click. */
export const preloadDialog = { onPointerEnter: preload, onFocus: preload }

/**
 * Mount it while it is open, or keep it mounted and set `open` when its leaving should be seen after a success. `onClose` is called when it has left,
 * and where its code did not come: that is said, and the press can be repeated.
 */
export function Dialog(props: DialogProps) {
  const [Window, setWindow] = useState<typeof import('./DialogWindow').DialogWindow>()
  const { open = true, onClose } = props
  const lost = useRef(onClose)
  useEffect(() => {
    lost.current = onClose
  })
  useEffect(() => {
    if (!open) return undefined
    let gone = false
    load().then(
      (m) => {
        if (!gone) setWindow(() => m.DialogWindow)
      },
      () => {
        if (gone) return
        notify({
          type: 'error',
          body: [
            '画面の一部を読み込めませんでした。通信の状態を確かめて、もう一度押してください。',
          ],
        })
        lost.current()
      },
    )
    return () => {
      gone = true
    }
  }, [open])
  return Window ? <Window {...props} /> : null
}
