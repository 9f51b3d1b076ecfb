import { useEffect, useState } from 'react'
import { serverNow } from '@/lib/clock'
import { hardNavigate } from '@/lib/browser/hardNavigate'
import { formatDay, formatTime } from '@/lib/date'
import { isCurrentList, keptToday, type KeptToday } from '@/lib/storage/keptToday'
import { useStored } from '@/lib/storage/useStored'
import { routes } from '@/routes/routes'
import { href, safeNext } from '@/routes/href'
import { OfflineBar } from '@/shell/layout/OfflineBar'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { PageLayout } from '@/ui/layout/PageLayout'
import { KeptShifts } from './components/KeptShifts'

/** The service worker puts the requested page into the fragment; users may type one too. */
function openAskedPage() {
  let asked: string | undefined
  try {
    asked = decodeURIComponent(location.hash.slice(1))
  } catch {
    asked = undefined
  }
  hardNavigate.to(safeNext(routes, asked) ?? href(routes.account, {}))
}

/**
 * Shown in place of every page while there is no connection (`public/sw.js`): who comes today, as the home page last
 * read it. Read only. Once the connection is back, the requested page opens.
 */
export function OfflineScreen() {
  const [hasRetried, setHasRetried] = useState(false)
  const [kept] = useStored(keptToday)
  const now = serverNow()
  const list = kept && isCurrentList(kept, now) ? kept : undefined
  const isOutdated = kept !== null && list === undefined
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
  const count = list.shifts.reduce((sum, { people }) => sum + people.length, 0)
  return (
    <PageLayout over={list.storeName} title={`${formatDay(list.on, now)}に来る人 ${count}名`}>
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
