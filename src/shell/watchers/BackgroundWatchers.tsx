import { DialogExpiryGuard } from '@/shell/session/DialogExpiryGuard'
import { ThirdPartyScripts } from '@/shell/third-party/ThirdPartyScripts'
import { LiveChanges } from './LiveChanges'
import { UnreadBadge } from './UnreadBadge'
import { VersionWatcher } from './VersionWatcher'
import { WebVitals } from './WebVitals'

/** Components that work beside every page and show nothing at first; their code loads after the page is shown. */
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
