import { useEffect, useState } from 'react'
import { hardNavigate } from '@/lib/browser/hardNavigate'
import { serverNow } from '@/lib/clock'
import { formatDay, formatTime } from '@/lib/date'
import { isCurrentList, keptToday, type KeptToday } from '@/lib/storage/keptToday'
import { useStored } from '@/lib/storage/useStored'
import { sumBy } from '@/lib/sumBy'
import { href, safeNext } from '@/routes/href'
import { routes } from '@/routes/routes'
import { OfflineBar } from '@/shell/layout/OfflineBar'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { PageLayout } from '@/ui/layout/PageLayout'
import { KeptShifts } from './components/KeptShifts'

/** Opens the requested page, which the service worker puts into the fragment. Users may also type a fragment. */
function openAskedPage() {
  let askedPath: string | undefined
  try {
    askedPath = decodeURIComponent(location.hash.slice(1))
  } catch {
    askedPath = undefined
  }
  hardNavigate.to(safeNext(routes, askedPath) ?? href(routes.account, {}))
}

/**
 * Replaces every page while there is no connection (`public/sw.js`): today's workers, as the home page last read them.
 * Read-only. Once the connection is back, it opens the requested page.
 */
export function OfflineScreen() {
  const [hasRetried, setHasRetried] = useState(false)
  const [storedList] = useStored(keptToday)
  const now = serverNow()
  const list = storedList && isCurrentList(storedList, now) ? storedList : undefined
  const isOutdated = storedList !== null && list === undefined
  useEffect(() => {
    if (isOutdated) keptToday.reset()
  }, [isOutdated])
  useEffect(() => {
    addEventListener('online', openAskedPage)
    return () => removeEventListener('online', openAskedPage)
  }, [])
  const handleRetry = () => {
    if (navigator.onLine) openAskedPage()
    else setHasRetried(true)
  }
  return (
    <>
      <div role='status'>
        <OfflineBar hasRetried={hasRetried} onRetry={handleRetry}>
          <b>{list ? `${formatTime(list.asOf)}時点。オフラインです。` : 'オフラインです。'}</b>
          つながるまでは、閲覧のみできます。
        </OfflineBar>
      </div>
      {list ? <TodayList list={list} now={now} /> : <NoList />}
    </>
  )
}

function TodayList({ list, now }: { list: KeptToday; now: Date }) {
  const count = sumBy(list.shifts, ({ people }) => people.length)
  return (
    <PageLayout overline={list.storeName} title={`${formatDay(list.on, now)}に来る人 ${count}名`}>
      <KeptShifts shifts={list.shifts} />
    </PageLayout>
  )
}

function NoList() {
  return (
    <PageLayout title='オフライン'>
      <EmptyState art='offering' title='この端末に残した一覧はありません'>
        つながっているときにホームを開くと、その日に来る人の一覧を、オフラインでも見られます。ログアウトすると消えます。
      </EmptyState>
    </PageLayout>
  )
}
