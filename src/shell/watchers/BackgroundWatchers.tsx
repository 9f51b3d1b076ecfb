import { useLiveChanges } from '@/api/live/useLiveChanges'
import { useQuery } from '@/api/useQuery'
import { useScope } from '@/components/permissions/useScope'
import { accounts } from '@/contracts/accounts'
import { RouteProgress } from '@/shell/page/RouteProgress'
import { SlowRoute } from '@/shell/page/SlowRoute'
import { useVisit } from '@/shell/page/useVisit'
import { DialogExpiryGuard } from '@/shell/session/DialogExpiryGuard'
import { ThirdPartyScripts } from '@/shell/third-party/ThirdPartyScripts'
import { UnreadBadge } from './UnreadBadge'
import { VersionWatcher } from './VersionWatcher'
import { WebVitals } from './WebVitals'

/** Shows changes by others within seconds, on the pages of a store or a company. */
function LiveChanges() {
  const { clientId, companyId } = useScope()
  const isInScope = clientId !== undefined || companyId !== undefined
  const { data } = useQuery(accounts.me, isInScope ? {} : null)
  useLiveChanges(isInScope ? data?.id : undefined)
  return null
}

/** Components that work beside every page and show nothing at first; their code loads after the page is shown. */
export function BackgroundWatchers() {
  useVisit(useScope().clientId)
  return (
    <>
      <RouteProgress />
      <SlowRoute />
      <DialogExpiryGuard />
      <VersionWatcher />
      <UnreadBadge />
      <LiveChanges />
      <ThirdPartyScripts />
      <WebVitals />
    </>
  )
}
