import { ChevronLeft, ChevronRight, Save } from 'lucide-react'
import { useDownload } from '@/api/download'
import { useQuery } from '@/api/useQuery'
import { useUrlState } from '@/api/useUrlState'
import { useForbidden } from '@/components/permissions/useForbidden'
import { QueryResult } from '@/components/queries/QueryResult'
import { foreignWorkers } from '@/contracts/foreignWorkers'
import type { ForeignWorker, ForeignWorkers } from '@/contracts/foreignWorkers/schemas'
import { hasExtraPermissionLabel, residenceStatusLabel } from '@/domain/workers/residence/residence'
import { serverNow } from '@/lib/clock'
import { formatDay, formatMonth, formatYearDay, type Month, monthOf } from '@/lib/date'
import { addMonths } from '@/lib/months'
import { href, type Params } from '@/routes/href'
import { routes } from '@/routes/routes'
import { Button } from '@/ui/buttons/Button'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { IconButton } from '@/ui/buttons/IconButton'
import { DataTable, type Column } from '@/ui/data-display/table/DataTable'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { Forbidden } from '@/ui/feedback/Forbidden'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { PageLayout } from '@/ui/layout/PageLayout'
import { EmploymentDays } from './EmploymentDays'
import * as S from './roster.styles'

const keyOf = ({ userId }: ForeignWorker) => String(userId)
const columns: readonly Column<ForeignWorker>[] = [
  {
    label: '氏名',
    width: 'minmax(0, 1.4fr)',
    card: 'title',
    cell: ({ name, nameKana }) => (
      <S.PersonName>
        <b>{name}</b>
        <small>{nameKana}</small>
      </S.PersonName>
    ),
  },
  { label: '生年月日', width: '116px', cell: ({ birthOn }) => formatYearDay(birthOn) },
  { label: '国籍・地域', width: '96px', cell: ({ nationality }) => nationality },
  {
    label: '在留資格',
    width: 'minmax(0, 1fr)',
    cell: ({ residenceStatus }) => residenceStatusLabel[residenceStatus],
  },
  {
    label: '在留期間の満了日',
    width: '128px',
    card: 'fact',
    cell: ({ validUntilOn }) => (validUntilOn === null ? '無期限' : formatYearDay(validUntilOn)),
  },
  {
    label: '資格外活動許可',
    width: '112px',
    card: 'fact',
    cell: ({ extraPermission }) => hasExtraPermissionLabel(extraPermission),
  },
  {
    label: '在留カード番号',
    width: '132px',
    card: 'fact',
    cell: ({ cardNumber }) => cardNumber,
  },
  {
    label: '雇入れ日・離職日',
    width: 'minmax(0, 1.3fr)',
    card: 'fact',
    cell: ({ employments }) => <EmploymentDays employments={employments} />,
  },
]

/**
 * Foreign workers whose employment began or ended in a month, with what the notification (外国人雇用状況の届出) asks
 * for.
 */
export function ForeignWorkersView({ clientId }: Params<typeof routes.roster.path>) {
  const forbidden = useForbidden(foreignWorkers.month)
  const thisMonth = monthOf(serverNow())
  const [{ month: chosenMonth }, setQuery] = useUrlState(routes.roster.query)
  const month = chosenMonth || thisMonth
  const result = useQuery(foreignWorkers.month, forbidden ? null : { clientId, query: { month } })
  const { data } = result
  const isEmpty = data?.items.length === 0
  return (
    <PageLayout
      title='外国人雇用状況の届出'
      crumbs={[
        { label: '出勤者名簿', href: href(routes.roster, { clientId }) },
        { label: '外国人雇用状況の届出' },
      ]}
      actions={
        forbidden ? undefined : <Actions clientId={clientId} month={month} canSave={!isEmpty} />
      }
    >
      {forbidden && (
        <Forbidden heading='h2' title='届出の一覧を見る権限がありません'>
          在留カードの情報を見られるのは、店舗管理者と企業の担当者です。必要なときは、店舗管理者にご依頼ください。
        </Forbidden>
      )}
      {!forbidden && (
        <>
          <MonthSwitch
            month={month}
            thisMonth={thisMonth}
            onMonth={(next) => void setQuery({ month: next === thisMonth ? '' : next })}
          />
          <QueryResult of={result} name='一覧' heading='h2' skeleton={<Skeleton kind='people' />}>
            {(data) => <NotificationNote {...data} />}
          </QueryResult>
          {isEmpty && (
            <EmptyState
              heading='h2'
              art='worker'
              title={`${formatMonth(month)}に届け出る人はいません`}
            >
              在留カードを登録しているワーカーが働くと、雇入れと離職の日がここに並びます。
            </EmptyState>
          )}
          {data && !isEmpty && (
            <S.TableArea>
              <DataTable
                label='外国人雇用状況の届出'
                columns={columns}
                items={data.items}
                keyOf={keyOf}
              />
            </S.TableArea>
          )}
        </>
      )}
    </PageLayout>
  )
}

function Actions({
  clientId,
  month,
  canSave,
}: {
  clientId: string
  month: Month
  canSave: boolean
}) {
  const [save, isSaving] = useDownload(foreignWorkers.file, `${month}_外国人雇用状況の届出.csv`)
  return (
    <>
      {canSave && (
        <Button
          icon={<Save size={18} aria-hidden />}
          loading={isSaving}
          onClick={() => void save({ clientId, query: { month } })}
        >
          CSVで保存
        </Button>
      )}
      <ButtonLink href={href(routes.roster, { clientId })}>名簿に戻る</ButtonLink>
    </>
  )
}

function MonthSwitch({
  month,
  thisMonth,
  onMonth,
}: {
  month: Month
  thisMonth: Month
  onMonth: (month: Month) => void
}) {
  return (
    <S.DayRow role='group' aria-label='表示する月'>
      <IconButton
        outlined
        label='前の月'
        icon={<ChevronLeft aria-hidden />}
        onClick={() => onMonth(addMonths(month, -1))}
      />
      <S.MonthName role='status'>{formatMonth(month)}</S.MonthName>
      <IconButton
        outlined
        label='次の月'
        icon={<ChevronRight aria-hidden />}
        onClick={() => onMonth(addMonths(month, 1))}
      />
      {month !== thisMonth && (
        <Button size={40} onClick={() => onMonth(thisMonth)}>
          今月
        </Button>
      )}
    </S.DayRow>
  )
}

/** The due date of the notification, and which workers the list leaves out. */
function NotificationNote({ items, dueOn }: ForeignWorkers) {
  return (
    <S.Note>
      {items.length > 0 && (
        <>
          この月の雇入れと離職を、<b>{formatDay(dueOn, serverNow())}</b>
          までにハローワークへ届け出てください(雇用保険に入らない方。労働施策総合推進法28条)。{' '}
        </>
      )}
      日付だけの行は、雇入れと離職が同じ日です。雇用保険に入る方は、資格取得届・喪失届で届け出ます。特別永住者の方の届出は不要です。表示と保存は記録に残ります。
    </S.Note>
  )
}
