import { useEffect, useState, type ComponentType } from 'react'
import { hasThirdParties } from '@/lib/config/publicConfig'
import { Notifications } from '@/shell/notifications/Notifications'
import { VersionWatcher } from '@/shell/watchers/VersionWatcher'
import { UnreadMark } from './UnreadMark'

/** What works beside every page and paints nothing of its own at first. */
export function GlobalWatchers() {
  const [Extras, setExtras] = useState<ComponentType>()
  useEffect(() => {
    if (hasThirdParties())
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
