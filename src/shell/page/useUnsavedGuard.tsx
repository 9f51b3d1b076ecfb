import dynamic from 'next/dynamic'
import Router from 'next/router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useExpiryDialog, type KeptDraft } from '@/shell/session/useExpiryDialog'
import { distanceTo } from './historyPosition'

const loadDialog = () => import('@/ui/dialogs/ConfirmDialog').then((m) => m.ConfirmDialog)
const ConfirmDialog = dynamic(loadDialog, { ssr: false })
const isDialogAvailable = () =>
  loadDialog().then(
    () => true,
    () => false,
  )

// The pages router has no API to cancel a route change; a listener must throw an error.
const routeAbort = Object.assign(new Error('保存していない変更があります'), { cancelled: true })

/** The questions of the dialog: `kept` if a draft stays on the device, otherwise the input is lost. */
const questions = {
  kept: { title: '入力の途中で移動しますか', tone: 'primary', applyLabel: '移動する' },
  lost: {
    title: '保存していない変更があります',
    tone: 'danger',
    applyLabel: '保存せずに移動する',
  },
} as const

type Options = {
  /** Says what happens to the input on leaving, if a draft is kept. */
  note?: string
  /** The draft of the form (useDraft), which is restored after the sign-in when the session ends. */
  draft?: KeptDraft
}

/**
 * Asks for confirmation before a changed form is left: by link, by back and forward, and (with the browser's
 * own dialog) by closing or reloading. When the session ends, it offers the sign-in instead of leaving.
 * Returns [dialog, allowLeaving]: render the dialog, and call `allowLeaving` before navigating after a save
 * or a delete.
 */
export function useUnsavedGuard(
  isDirty: boolean,
  { note = 'このまま移動すると、入力した内容は失われます。', draft }: Options = {},
) {
  const question = draft ? questions.kept : questions.lost
  const isLeavingAllowed = useRef(false)
  /** The navigation that waits for the confirmation. */
  const [pendingLeave, setPendingLeave] = useState<() => void>()
  // Preloaded at the first change, so that the dialog opens at once.
  useEffect(() => {
    if (isDirty) void isDialogAvailable()
  }, [isDirty])

  function allowLeaving() {
    isLeavingAllowed.current = true
  }
  const expiryDialog = useExpiryDialog(isDirty, { draft, allowLeaving })
  const confirmLeave = useEffectEvent(async (leave: () => void) => {
    if (await isDialogAvailable()) return setPendingLeave(() => leave)
    // The dialog's code could not be loaded: the browser's confirm dialog asks.
    if (!window.confirm(`${question.title}\n${note}`)) return
    allowLeaving()
    leave()
  })

  useEffect(() => {
    if (!isDirty) return
    isLeavingAllowed.current = false
    let currentState: unknown = history.state
    let currentUrl = location.href
    const handleComplete = () => {
      currentState = history.state
      currentUrl = location.href
    }
    function handleStart(url: string, { shallow = false }: { shallow?: boolean } = {}) {
      if (isLeavingAllowed.current || shallow) return
      void confirmLeave(() => void Router.push(url))
      // The progress bar listens to this event; the router emits none for this abort.
      Router.events.emit('routeChangeError', routeAbort, url, { shallow })
      throw routeAbort
    }
    let isReturning = false
    /** After Forward: returns to the entry of this page first, so that the history keeps its order, and then asks. */
    function returnAndAsk(distance: number, url: string) {
      isReturning = true
      addEventListener(
        'popstate',
        () => {
          isReturning = false
          void confirmLeave(() => void Router.push(url))
        },
        { once: true },
      )
      history.go(-distance)
    }
    Router.beforePopState((state) => {
      if (isLeavingAllowed.current) return true
      if (isReturning) return false
      const distance = distanceTo(state)
      if (distance > 0) {
        returnAndAsk(distance, state.as)
        return false
      }
      // The browser has already changed the URL: the old entry is pushed again, so the requested
      // entry is one step back.
      history.pushState(currentState, '', currentUrl)
      void confirmLeave(() => history.back())
      return false
    })
    const handleUnload = (event: BeforeUnloadEvent) => {
      if (!isLeavingAllowed.current) event.preventDefault()
    }
    const handleRejection = (event: PromiseRejectionEvent) => {
      if (event.reason === routeAbort) event.preventDefault()
    }
    Router.events.on('routeChangeStart', handleStart)
    Router.events.on('routeChangeComplete', handleComplete)
    window.addEventListener('beforeunload', handleUnload)
    window.addEventListener('unhandledrejection', handleRejection)
    return () => {
      Router.beforePopState(() => true)
      Router.events.off('routeChangeStart', handleStart)
      Router.events.off('routeChangeComplete', handleComplete)
      window.removeEventListener('beforeunload', handleUnload)
      window.removeEventListener('unhandledrejection', handleRejection)
    }
  }, [isDirty])

  const dialog = pendingLeave && (
    <ConfirmDialog
      {...question}
      cancelLabel='入力に戻る'
      onClose={() => setPendingLeave(undefined)}
      onApply={() => {
        allowLeaving()
        setPendingLeave(undefined)
        pendingLeave()
      }}
    >
      <p>{note}</p>
    </ConfirmDialog>
  )
  return [expiryDialog ?? dialog, allowLeaving] as const
}
