import { Printer, QrCode, RefreshCw } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useQuery } from '@/api/hooks'
import { useUrlState } from '@/api/useUrlState'
import { attendance } from '@/contracts/attendance'
import { home, offerings } from '@/contracts/offerings'
import { arriving } from '@/lib/browser/arriving'
import { addDays, dayOf, formatDay, formatMonth, formatTime, monthOf } from '@/lib/dates/tokyoDate'
import { Can } from '@/components/permissions/Can'
import { PostButton } from '@/components/offers/PostButton'
import { useForbidden } from '@/components/permissions/useForbidden'
import { routes } from '@/routes/routes'
import { href, type Params } from '@/routes/href'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { Forbidden } from '@/ui/feedback/Forbidden'
import { IconButton } from '@/ui/buttons/IconButton'
import { CurrentTimeIndicator } from '@/ui/data-display/CurrentTimeIndicator'
import { PageLayout } from '@/ui/layout/PageLayout'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { TwoColumns } from '@/ui/layout/TwoColumns'
import { Alerts } from './components/Alerts'
import { OnboardingLink } from './components/OnboardingLink'
import { LazyCharts } from './components/LazyCharts'
import { Month } from './components/Month'
import { TodayPeople } from './components/TodayPeople'
import { TodoList } from './components/TodoList'
import { Week } from './components/Week'

/** So long who comes may wait for what stands above them. */
const PATIENCE_MS = 400

const useDaySheet = arriving(() => import('./components/DaySheet').then((m) => m.DaySheet))

/** A store's first page: who comes, and what waits; on paper, the sheet of the day. */
export function HomeScreen({ clientId }: Params<typeof routes.home.path>) {
  const [{ on, print }, setQuery] = useUrlState(routes.home.query)
  const now = new Date()
  const today = dayOf(now)
  const day = on || today
  const forbidden = useForbidden(home.today)
  const board = useQuery(home.today, forbidden ? null : { clientId, query: { on } }, {
    refreshInterval: 60_000,
  })
  const todos = useQuery(home.todos, forbidden ? null : { clientId })
  const told = todos.data ?? todos.error
  const [first, setFirst] = useState<'todos' | 'board'>()
  // What is only held in place is drawn anew beneath what stands above the people, and not pushed down by it; so they wait for that a moment. Who is on the screen already stays.
  if (!first && told) setFirst('todos')
  const waits = first === undefined && board.data !== undefined
  useEffect(() => {
    if (!waits) return
    const timer = setTimeout(() => setFirst((before) => before ?? 'board'), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [waits])
  const title =
    day === today ? (
      <CurrentTimeIndicator>{formatDay(day, now)}</CurrentTimeIndicator>
    ) : (
      formatDay(day, now)
    )
  if (forbidden) {
    return (
      <PageLayout title={title}>
        <Forbidden title='この店舗のホームを見る権限がありません'>
          来る人とやることを見られるのは、店舗の担当者です。必要なときは、企業の管理者にご確認ください。
        </Forbidden>
      </PageLayout>
    )
  }
  if (print === '1') return <OnPaper clientId={clientId} day={day} />
  const papers = (
    <>
      <ButtonLink
        icon={<Printer size={18} aria-hidden />}
        href={href(routes.home, { clientId }, { on, print: '1' })}
      >
        受け入れシート
      </ButtonLink>
      <Can do={attendance.one}>
        <ButtonLink
          icon={<QrCode size={18} aria-hidden />}
          href={href(routes.attendances, { clientId })}
        >
          QRを表示
        </ButtonLink>
      </Can>
    </>
  )
  return (
    <div className='homeScreenHead'>
      <PageLayout
        over={formatMonth(monthOf(day))}
        title={title}
        pre={<Alerts clientId={clientId} />}
        actions={
          <>
            <span data-updated=''>
              {board.data && <>最終更新 {formatTime(board.data.asOf)}</>}
              <IconButton
                label='今すぐ更新する'
                icon={<RefreshCw aria-hidden data-turning={board.isValidating || undefined} />}
                onClick={() => void board.mutate()}
              />
            </span>
            <span data-papers='head'>{papers}</span>
            <Can do={offerings.create}>
              <PostButton clientId={clientId} float />
            </Can>
          </>
        }
      >
        <OnboardingLink clientId={clientId} />
        <TwoColumns
          key={first === 'todos' ? 1 : 0}
          side={
            <div data-blocks=''>
              <TodoList clientId={clientId} />
              <LazyCharts title='7日間の募集' rows={2}>
                <Week clientId={clientId} />
              </LazyCharts>
              <LazyCharts title='今月' rows={5}>
                <Month clientId={clientId} />
              </LazyCharts>
            </div>
          }
        >
          <TodayPeople
            clientId={clientId}
            board={waits ? { ...board, data: undefined } : board}
            day={day}
            today={today}
            tomorrow={addDays(today, 1)}
            onDay={(next) => void setQuery({ on: next === today ? '' : next })}
          />
          <div data-papers='foot'>{papers}</div>
        </TwoColumns>
      </PageLayout>
    </div>
  )
}

/** The sheet of the day arrives only for whoever prints it. */
function OnPaper(props: { clientId: string; day: string }) {
  const [Sheet, failed, retry] = useDaySheet(true)
  if (Sheet) return <Sheet {...props} />
  return (
    <PageLayout title='受け入れシート'>
      {failed ? (
        <ErrorState title='受け入れシートを表示できません' onRetry={retry}>
          通信を確かめて、もう一度お試しください。
        </ErrorState>
      ) : (
        <Skeleton kind='rows' />
      )}
    </PageLayout>
  )
}
