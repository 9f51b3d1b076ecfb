import dynamic, { type DynamicOptionsLoadingProps } from 'next/dynamic'
import { useMemo } from 'react'
import { useQuery } from '@/api/useQuery'
import { useUrlState } from '@/api/useUrlState'
import { rosters } from '@/contracts/rosters'
import type { Roster } from '@/contracts/rosters/schemas'
import type { RosterFieldKey } from '@/contracts/rosters/enums'
import { presenceLabel } from '@/domain/matchings/labels'
import { dayOf, formatDay, formatHours } from '@/lib/date'
import { useForbidden } from '@/components/permissions/useForbidden'
import { routes } from '@/routes/routes'
import { href, type Params } from '@/routes/href'
import { BarTitle } from '@/ui/layout/BarTitle'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { DataTable, type Column } from '@/ui/data-display/table/DataTable'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { Forbidden } from '@/ui/feedback/Forbidden'
import { LazyBoundary } from '@/ui/feedback/LazyBoundary'
import { PageLayout } from '@/ui/layout/PageLayout'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { StatusChip } from '@/ui/data-display/StatusChip'
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden'
import { DaySwitch } from './DaySwitch'
import { RosterActions } from './RosterActions'
import * as S from './roster.styles'

const title = <BarTitle>出勤者名簿</BarTitle>
const RosterPaper = dynamic(() => import('./RosterPaper').then((m) => m.RosterPaper), {
  ssr: false,
  loading: RosterPaperLoading,
})

const ForeignWorkers = dynamic(
  () => import('./ForeignWorkersView').then((m) => m.ForeignWorkersView),
  { ssr: false, loading: RosterPaperLoading },
)

function RosterPaperLoading(props: DynamicOptionsLoadingProps) {
  return (
    <PageLayout title={title}>
      <LazyBoundary {...props} />
    </PageLayout>
  )
}

type Row = Roster['offerings'][number]['rows'][number] & { offeringId: number }
const keyOf = (row: Row) => String(row.matchingId)
const widths: Partial<Record<RosterFieldKey, string>> = {
  age: '64px',
  gender: '64px',
  workedCount: '80px',
  hours: '116px',
  entryCheck: '104px',
  job: 'minmax(0, 1.7fr)',
  answers: 'minmax(0, 1.6fr)',
  qualifications: 'minmax(0, .8fr)',
  note: 'minmax(0, .8fr)',
}
const units: Partial<Record<RosterFieldKey, string>> = { age: '歳', workedCount: '回' }
/** Fields shown on cards: not the shift, which is the heading, nor boxes to fill in by hand. */
const onCard: readonly RosterFieldKey[] = [
  'name',
  'nameKana',
  'age',
  'gender',
  'workedCount',
  'qualifications',
  'stoolInspection',
  'answers',
]

function cardPlaceOf(key: RosterFieldKey, index: number) {
  if (index === 0) return 'title'
  return onCard.includes(key) ? 'fact' : 'hide'
}

function Cell({
  columnKey,
  text = '',
  isCancelUnderReview,
}: {
  columnKey: RosterFieldKey
  text: string | number | undefined
  isCancelUnderReview: boolean
}) {
  if (columnKey === 'name')
    return (
      <S.NameCell>
        <b>{text}</b>
        {isCancelUnderReview && (
          <StatusChip kind='warning' icon={null} label={presenceLabel.cancel_review} />
        )}
      </S.NameCell>
    )
  if (columnKey !== 'entryCheck') return `${text}${units[columnKey] ?? ''}`
  return (
    <S.Box>
      <VisuallyHidden>記入欄</VisuallyHidden>
    </S.Box>
  )
}

const columnsOf = ({ columns }: Pick<Roster, 'columns'>): Column<Row>[] =>
  columns.map(({ key, label }, index) => ({
    label,
    width: widths[key] ?? 'minmax(0, 1fr)',
    card: cardPlaceOf(key, index),
    ...(key in units ? { number: true } : {}),
    cell: ({ cells, isCancelUnderReview }) => (
      <Cell columnKey={key} text={cells[index]} isCancelUnderReview={isCancelUnderReview} />
    ),
  }))

/** The rows of a day with their columns; the same objects until the roster changes. */
function useRosterTable(data: Roster | undefined) {
  return useMemo(() => {
    const shifts = data?.offerings ?? []
    return {
      columns: data ? columnsOf(data) : [],
      rows: shifts.flatMap((shift) =>
        shift.rows.map((row): Row => ({ ...row, offeringId: shift.offeringId })),
      ),
      group: {
        keyOf: (row: Row) => String(row.offeringId),
        head: (key: string) => (
          <ShiftHead shift={shifts.find((shift) => String(shift.offeringId) === key)} />
        ),
      },
    }
  }, [data])
}

/** The roster of a day with the columns of the store: on the screen, in print and as a file. */
function DayRoster({ clientId }: Params<typeof routes.roster.path>) {
  const forbidden = useForbidden(rosters.day)
  if (forbidden)
    return (
      <PageLayout title={title}>
        <Forbidden heading='h2' title='出勤者名簿を見る権限がありません'>
          名簿を見られるのは、この店舗の担当者です。必要なときは、企業の管理者にご確認ください。
        </Forbidden>
      </PageLayout>
    )
  return <RosterOfDay clientId={clientId} />
}

/** The page of the roster, with the notification of foreign workers as its second view. */
export function RosterScreen(props: Params<typeof routes.roster.path>) {
  const [{ view }] = useUrlState(routes.roster.query)
  return view === 'foreign_workers' ? <ForeignWorkers {...props} /> : <DayRoster {...props} />
}

function RosterOfDay({ clientId }: { clientId: string }) {
  const [{ on, print }, setQuery] = useUrlState(routes.roster.query)
  const now = new Date()
  const today = dayOf(now)
  const day = on || today
  const { data, error, isValidating, mutate } = useQuery(
    rosters.day,
    { clientId, query: { on: day === today ? '' : day } },
    { keepPreviousData: true },
  )
  const { columns, rows, group } = useRosterTable(data)
  const go = (next: string) => void setQuery({ on: next === today ? '' : next })
  if (print === '1' && data?.on === day) {
    return (
      <RosterPaper
        clientId={clientId}
        roster={data}
        back={href(routes.roster, { clientId }, { on })}
      />
    )
  }
  const nobody = data?.peopleCount === 0
  return (
    <S.Page
      title={title}
      actions={<RosterActions clientId={clientId} on={on} day={day} isEmpty={nobody} />}
    >
      <DaySwitch day={day} today={today} roster={data} onDay={go} />
      {data && <HiddenColumnsNote labels={data.hiddenLabels} />}
      {error && (
        <ErrorState
          heading='h2'
          inline={!!data}
          title='名簿を読み込めませんでした'
          onRetry={() => void mutate()}
          retrying={isValidating}
        >
          {error.message}
        </ErrorState>
      )}
      {!data && !error && <Skeleton kind='people' />}
      {nobody && (
        <EmptyState
          heading='h2'
          art='worker'
          title={`${formatDay(data.on, now)}に来る人はいません`}
          action={<ButtonLink href={href(routes.offerings, { clientId })}>求人を見る</ButtonLink>}
        >
          マッチングしたワーカーが、シフトごとにここへ並びます。印刷とExcelは、来る人がいる日に使えます。
        </EmptyState>
      )}
      {rows.length > 0 && (
        <S.TableArea>
          <DataTable
            label='出勤者名簿'
            columns={columns}
            items={rows}
            keyOf={keyOf}
            group={group}
          />
        </S.TableArea>
      )}
    </S.Page>
  )
}

function ShiftHead({ shift }: { shift: Roster['offerings'][number] | undefined }) {
  if (!shift) return null
  return (
    <S.Head>
      <b>{formatHours(shift.startAt, shift.endAt)}</b>
      <b>{shift.title}</b>
      <span>
        {shift.rows.length}/{shift.peopleWanted}名
      </span>
    </S.Head>
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
