import { Printer, QrCode, RefreshCw } from 'lucide-react'
import dynamic, { type DynamicOptionsLoadingProps } from 'next/dynamic'
import { useQuery } from '@/api/useQuery'
import { useUrlState } from '@/api/useUrlState'
import { PostButton } from '@/components/offers/PostButton'
import { Can } from '@/components/permissions/Can'
import { attendance } from '@/contracts/attendance'
import { dashboard } from '@/contracts/dashboard'
import { offerings } from '@/contracts/offerings'
import { ChartsLoading, LazyCharts } from '@/features/dashboard/components/charts/LazyCharts'
import { serverNow } from '@/lib/clock'
import { addDays, dayOf, formatDay, formatMonth, formatTime, minuteMs, monthOf } from '@/lib/date'
import { href, type Params } from '@/routes/href'
import { routes } from '@/routes/routes'
import { MainAction } from '@/shell/layout/MainAction'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { IconButton } from '@/ui/buttons/IconButton'
import { CurrentTimeIndicator } from '@/ui/data-display/shift/CurrentTimeIndicator'
import { LazyBoundary } from '@/ui/feedback/LazyBoundary'
import { PageLayout } from '@/ui/layout/PageLayout'
import { TwoColumns } from '@/ui/layout/TwoColumns'
import { Alerts } from './components/Alerts'
import { OnboardingLink } from './components/OnboardingLink'
import { TodayPeople } from './components/TodayPeople'
import { TodoList } from './components/TodoList'
import * as S from './HomeScreen.styles'
import { useKeptList } from './hooks/useKeptList'
import { useTodosBeforeBoard } from './hooks/useTodosBeforeBoard'

const DaySheet = dynamic(() => import('./components/daySheet/DaySheet').then((m) => m.DaySheet), {
  ssr: false,
  loading: DaySheetLoading,
})

const week = { title: '7日間の募集', rows: 2 }
const month = { title: '今月', rows: 5 }
const Week = dynamic(() => import('./components/Week').then((m) => m.Week), {
  ssr: false,
  loading: (props) => <ChartsLoading {...week} {...props} />,
})
const Month = dynamic(() => import('./components/Month').then((m) => m.Month), {
  ssr: false,
  loading: (props) => <ChartsLoading {...month} {...props} />,
})

function DaySheetLoading(props: DynamicOptionsLoadingProps) {
  return (
    <PageLayout title='受け入れシート'>
      <LazyBoundary {...props} />
    </PageLayout>
  )
}

/**
 * The home page of a store: the workers of a day and the to-dos; with `print`, the printable sheet
 * of the day.
 */
export function HomeScreen({ clientId }: Params<typeof routes.home.path>) {
  const [{ on, print }, setQuery] = useUrlState(routes.home.query)
  const board = useQuery(
    dashboard.today,
    { clientId, query: { on } },
    { refreshInterval: minuteMs },
  )
  useKeptList(clientId, board)
  const now = serverNow()
  // The day of the board that is shown: after midnight it stays the old one until the new board has loaded.
  const today = (on === '' ? board.data?.on : undefined) ?? dayOf(now)
  const day = on || today
  const todos = useQuery(dashboard.todos, { clientId })
  const { shownAfter, isBoardHeld } = useTodosBeforeBoard({
    areTodosSettled: todos.data !== undefined || todos.error !== undefined,
    isBoardLoaded: board.data !== undefined,
  })
  const dayText = formatDay(day, now)
  const title = day === today ? <CurrentTimeIndicator>{dayText}</CurrentTimeIndicator> : dayText
  if (print === '1') return <DaySheet clientId={clientId} day={day} />
  const links = <PrintLinks clientId={clientId} on={on} />
  return (
    <S.Frame>
      <PageLayout
        overline={formatMonth(monthOf(day))}
        title={title}
        pre={<Alerts clientId={clientId} />}
        actions={
          <>
            <S.UpdatedAt>
              {board.data && <>最終更新 {formatTime(board.data.asOf)}</>}
              <IconButton
                label='今すぐ更新する'
                icon={<RefreshCw aria-hidden />}
                onClick={() => void board.mutate()}
              />
            </S.UpdatedAt>
            <S.HeaderLinks>{links}</S.HeaderLinks>
            <Can do={offerings.create}>
              <MainAction>
                <PostButton clientId={clientId} />
              </MainAction>
            </Can>
          </>
        }
      >
        <OnboardingLink clientId={clientId} />
        <TwoColumns
          // A new key remounts the board if the to-dos loaded first. The browser does not count the move of a new
          // element as a layout shift.
          key={shownAfter === 'todos' ? 'afterTodos' : 'initial'}
          side={
            <S.SideBlocks>
              <TodoList clientId={clientId} />
              <LazyCharts {...week}>
                <Week clientId={clientId} />
              </LazyCharts>
              <LazyCharts {...month}>
                <Month clientId={clientId} />
              </LazyCharts>
            </S.SideBlocks>
          }
        >
          <TodayPeople
            clientId={clientId}
            board={isBoardHeld ? { ...board, data: undefined } : board}
            day={day}
            today={today}
            tomorrow={addDays(today, 1)}
            onDay={(next) => void setQuery({ on: next === today ? '' : next })}
          />
          <S.FooterLinks>{links}</S.FooterLinks>
        </TwoColumns>
      </PageLayout>
    </S.Frame>
  )
}

function PrintLinks({ clientId, on }: { clientId: string; on: string }) {
  return (
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
}
