import dynamic from 'next/dynamic'
import Router from 'next/router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { loginHref } from './onSessionExpired'
import { holdOnExpiry } from './sessionExpiry'

const SessionExpiredDialog = dynamic(
  () => import('./SessionExpiredDialog').then((m) => m.SessionExpiredDialog),
  { ssr: false },
)

/** `keepForReturn` stores the input, to be restored after the sign-in; returns whether it is stored. */
export type KeptDraft = { keepForReturn: () => boolean }
type Options = {
  draft: KeptDraft | undefined
  allowLeaving: () => void
  /** The input stands in a dialog over the page. */
  isInFront?: boolean
}

/** The dialog that is shown when the session ends while a form has unsaved input; else undefined. */
export function useExpiryDialog(
  isDirty: boolean,
  { draft, allowLeaving, isInFront = false }: Options,
) {
  const [expired, setExpired] = useState<{ isDraftKept: boolean }>()
  const isDismissed = useRef(false)
  const handleExpiry = useEffectEvent(({ isWrite }: { isWrite: boolean }) => {
    // Background reads do not bring the dialog back while the user looks at the input.
    if (isDismissed.current && !isWrite) return
    setExpired({ isDraftKept: draft?.keepForReturn() === true })
  })
  useEffect(
    () => (isDirty ? holdOnExpiry(handleExpiry, isInFront) : undefined),
    [isDirty, isInFront],
  )
  if (!expired) return undefined
  return (
    <SessionExpiredDialog
      isDraftKept={expired.isDraftKept}
      onClose={() => {
        isDismissed.current = true
        setExpired(undefined)
      }}
      onSignIn={() => {
        allowLeaving()
        void Router.replace(loginHref())
      }}
    />
  )
}
