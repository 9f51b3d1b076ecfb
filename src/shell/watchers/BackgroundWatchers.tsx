import { DialogExpiryGuard } from '@/shell/session/DialogExpiryGuard'
import { ThirdPartyScripts } from '@/shell/third-party/ThirdPartyScripts'
import { LiveChanges } from './LiveChanges'
import { UnreadBadge } from './UnreadBadge'
import { VersionWatcher } from './VersionWatcher'
import { WebVitals } from './WebVitals'

/** What works beside every page and shows nothing at first: its code loads after the page is shown. */
export function BackgroundWatchers() {
  return (
    <>
      <DialogExpiryGuard />
      <VersionWatcher />
      <UnreadBadge />
      <LiveChanges />
      <ThirdPartyScripts />
      <WebVitals />
    </>
  )
}
