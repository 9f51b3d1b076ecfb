import dynamic from 'next/dynamic'
import { useState, type ReactNode } from 'react'
import { preloadOn } from '@/ui/buttons/preloadOn'
import { LazyDialogBoundary } from '@/ui/feedback/LazyBoundary'

/** Closes the dialog from its content, after the leave transition of 150 ms. */
type Close = () => void
export type DialogProps = {
  className?: string | undefined
  title: string
  /** Called after the leave transition. */
  onClose: () => void
  children?: ReactNode | ((close: Close) => ReactNode)
  /** Buttons, the primary one first: stacked on phones, at the right edge from 750 px up. */
  footer?: ReactNode | ((close: Close) => ReactNode)
  /** False closes it in 150 ms without calling `onClose`. */
  open?: boolean
  /** False while an action runs: neither overlay, Escape nor the close button closes it. */
  closable?: boolean
  /** False: a click on the overlay does nothing. */
  overlayCloses?: boolean
  kind?: 'dialog' | 'sheet'
}

const loadDialog = () => import('./DialogWindow').then((m) => m.DialogWindow)
const DialogWindow = dynamic<DialogProps>(loadDialog, { ssr: false, loading: LazyDialogBoundary })

/** Spread it on the button that opens a dialog. */
export const preloadDialog = preloadOn(loadDialog)

/**
 * A modal dialog. Mount it while it is open, or keep it mounted and set `open`, which also shows
 * the leave transition. Its code loads when it is first opened.
 */
export function Dialog(props: DialogProps) {
  const { open = true } = props
  const [hasOpened, setHasOpened] = useState(open)
  if (open && !hasOpened) setHasOpened(true)
  return hasOpened ? <DialogWindow {...props} /> : null
}
