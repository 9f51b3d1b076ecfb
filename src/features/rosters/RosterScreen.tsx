import dynamic, { type DynamicOptionsLoadingProps } from 'next/dynamic'
import { useQuery } from '@/api/useQuery'
import { useUrlState } from '@/api/useUrlState'
import { QueryResult } from '@/components/queries/QueryResult'
import { rosters } from '@/contracts/rosters'
import type { Roster } from '@/contracts/rosters/schemas'
import { rosterPeriod } from '@/domain/workers/roster'
import { serverNow } from '@/lib/clock'
import { dayOf, type Day } from '@/lib/date'
import { href, type Params } from '@/routes/href'
import { routes } from '@/routes/routes'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { LazyBoundary } from '@/ui/feedback/LazyBoundary'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { BarTitle } from '@/ui/layout/BarTitle'
import { PageLayout } from '@/ui/layout/PageLayout'
import { PeriodSwitch } from './PeriodSwitch'
import * as S from './roster.styles'
import { RosterActions } from './RosterActions'
import { periodText, queryOfPeriod } from './rosterPeriod'
import { RosterTable } from './RosterTable'

const title = <BarTitle>出勤者名簿</BarTitle>
const PrintedRoster = dynamic(() => import('./PrintedRoster').then((m) => m.PrintedRoster), {
  ssr: false,
  loading: RosterLoading,
})

const ForeignWorkers = dynamic(
  () => import('./ForeignWorkersView').then((m) => m.ForeignWorkersView),
  { ssr: false, loading: RosterLoading },
)

function RosterLoading(props: DynamicOptionsLoadingProps) {
  return (
    <PageLayout title={title}>
      <LazyBoundary {...props} />
    </PageLayout>
  )
}

/** The page of the roster, with the notification of foreign workers as its second view. */
export function RosterScreen(props: Params<typeof routes.roster.path>) {
  const [{ view }] = useUrlState(routes.roster.query)
  return view === 'foreign_workers' ? <ForeignWorkers {...props} /> : <RosterOfPeriod {...props} />
}

/** The roster of a period with the columns that the store chose: on the screen, in print and as a file. */
function RosterOfPeriod({ clientId }: { clientId: string }) {
  const [urlQuery, setQuery] = useUrlState(routes.roster.query)
  const today = dayOf(serverNow())
  const period = rosterPeriod(urlQuery, today)
  const query = queryOfPeriod(period, today)
  const result = useQuery(rosters.list, { clientId, query }, { keepPreviousData: true })
  const { data: latest, error } = result
  const isOfPeriod = latest?.fromOn === period.fromOn && latest.toOn === period.toOn
  // The previous period stays until the new one is loaded, but not below an error.
  const data = error && !isOfPeriod ? undefined : latest
  if (urlQuery.print === '1' && data && isOfPeriod) {
    return (
      <PrintedRoster
        clientId={clientId}
        roster={data}
        back={href(routes.roster, { clientId }, query)}
      />
    )
  }
  return (
    <PageLayout
      title={title}
      actions={
        <RosterActions
          clientId={clientId}
          period={period}
          query={query}
          isEmpty={data?.peopleCount === 0}
        />
      }
    >
      <PeriodSwitch
        period={period}
        today={today}
        roster={data}
        onPeriod={(next) => void setQuery(queryOfPeriod(next, today))}
      />
      {data && <HiddenColumnsNote labels={data.hiddenLabels} />}
      <QueryResult
        of={{ ...result, data }}
        name='名簿'
        heading='h2'
        skeleton={<Skeleton kind='people' />}
      >
        {(data) => <People clientId={clientId} roster={data} today={today} />}
      </QueryResult>
    </PageLayout>
  )
}

/** The workers who come, or a message that nobody does. */
function People({ clientId, roster, today }: { clientId: string; roster: Roster; today: Day }) {
  if (roster.peopleCount > 0)
    return <RosterTable clientId={clientId} roster={roster} today={today} />
  return (
    <EmptyState
      heading='h2'
      art='worker'
      title={`${periodText(roster, today)}に来る人はいません`}
      action={<ButtonLink href={href(routes.offerings, { clientId })}>求人を見る</ButtonLink>}
    >
      マッチングしたワーカーが、シフトごとにここへ並びます。印刷と保存は、来る人がいる日に使えます。
    </EmptyState>
  )
}

/** The note on columns that this account has no permission to read. */
function HiddenColumnsNote({ labels }: { labels: readonly string[] }) {
  if (labels.length === 0) return null
  return (
    <S.Note>
      {labels.map((label) => `「${label}」`).join('')}
      は個人情報のため、店舗管理者と企業の担当者だけに表示されます。
    </S.Note>
  )
}
