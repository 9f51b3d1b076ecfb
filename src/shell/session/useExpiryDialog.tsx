import dynamic from 'next/dynamic'
import Router from 'next/router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { loginHref } from './onSessionExpired'
import { holdOnExpiry, type HandleLoss, type SessionLoss } from './sessionExpiry'

const SessionExpiredDialog = dynamic(
  () => import('./SessionExpiredDialog').then((m) => m.SessionExpiredDialog),
  { ssr: false },
)
const OtherAccountDialog = dynamic(
  () => import('./OtherAccountDialog').then((m) => m.OtherAccountDialog),
  { ssr: false },
)

/** `keepForReturn` stores the input, to be restored after the sign-in; returns whether it is stored. */
export type KeptDraft = { keepForReturn: () => boolean }
type Options = {
  draft: KeptDraft | undefined
  allowLeaving: () => void
  /** The input is in a dialog over the page. */
  isInFront?: boolean
}

/**
 * Returns the dialog to show when the session ends, or another account signs in, while a form has unsaved input;
 * otherwise undefined. Without any input, only the guard with `isInFront` responds to a press on a page of another
 * account.
 */
export function useExpiryDialog(
  isDirty: boolean,
  { draft, allowLeaving, isInFront = false }: Options,
) {
  const [lost, setLost] = useState<SessionLoss & { isDraftKept: boolean }>()
  const isDismissed = useRef(false)
  const handleLoss: HandleLoss = useEffectEvent((loss: SessionLoss) => {
    // Background reads do not bring the dialog back while the user looks at the input.
    if (isDismissed.current && !loss.isWrite) return
    setLost({ ...loss, isDraftKept: draft?.keepForReturn() === true })
  })
  useEffect(() => {
    if (!isDirty && !isInFront) return undefined
    return holdOnExpiry((loss) => handleLoss(loss), { isUnsaved: isDirty, isInFront })
  }, [isDirty, isInFront])
  if (!lost) return undefined
  const { reason, isDraftKept, isWrite } = lost
  const handlers = {
    onClose: () => {
      isDismissed.current = true
      setLost(undefined)
    },
    onSignIn: () => {
      allowLeaving()
      void Router.replace(loginHref())
    },
  }
  if (reason === 'expired') return <SessionExpiredDialog isDraftKept={isDraftKept} {...handlers} />
  return (
    <OtherAccountDialog
      isUnsaved={isDirty}
      isDraftKept={isDraftKept}
      isRefused={isWrite}
      onLeave={allowLeaving}
      {...handlers}
    />
  )
}
