import { useEffect, useState, type ComponentType } from 'react'
import { Notifications } from '@/shell/notifications/Notifications'
import { VersionWatcher } from '@/shell/watchers/VersionWatcher'
import { UnreadMark } from './UnreadMark'

/** Whether this installation has one of the things in ./Extras: all that a page without them needs to know. */
const hasExtras = () =>
  (process.env.NEXT_PUBLIC_ENVIRONMENT_NAME || 'production') !== 'production' ||
  [
    process.env.NEXT_PUBLIC_GUIDE_TOOL_ID,
    process.env.NEXT_PUBLIC_GTM_ID,
    process.env.NEXT_PUBLIC_CHAT_WIDGET_ID,
  ].some(Boolean)

/** What works beside every page and paints nothing of its own at first. */
export function GlobalWatchers() {
  const [Extras, setExtras] = useState<ComponentType>()
  useEffect(() => {
    if (hasExtras())
      void import('./ThirdPartyScripts').then(
        (m) => setExtras(() => m.ThirdPartyScripts),
        () => undefined,
      )
  }, [])
  return (
    <>
      <Notifications />
      <VersionWatcher />
      <UnreadMark />
      {Extras && <Extras />}
    </>
  )
}
