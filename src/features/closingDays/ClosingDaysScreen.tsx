import dynamic from 'next/dynamic'
import { useState } from 'react'
import { useQuery } from '@/api/useQuery'
import { Can } from '@/components/permissions/Can'
import { QueryResult } from '@/components/queries/QueryResult'
import { closingDays } from '@/contracts/closingDays'
import type { ClosingKind } from '@/contracts/closingDays/enums'
import type { ClosingDay, ClosingDays } from '@/contracts/closingDays/schemas'
import { serverNow } from '@/lib/clock'
import { formatDay } from '@/lib/date'
import { href, type Params } from '@/routes/href'
import { routes } from '@/routes/routes'
import { Button } from '@/ui/buttons/Button'
import { Link } from '@/ui/buttons/Link'
import { preloadDialog } from '@/ui/dialogs/Dialog'
import { LazyBoundary } from '@/ui/feedback/LazyBoundary'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { BarTitle } from '@/ui/layout/BarTitle'
import { Card } from '@/ui/layout/Card'
import { LineList } from '@/ui/layout/LineList'
import { PageLayout } from '@/ui/layout/PageLayout'
import { PageSection } from '@/ui/layout/PageSection'
import * as S from './ClosingDays.styles'
import { ClosingCalendar } from './components/ClosingCalendar'
import { ClosingList } from './components/ClosingList'

const ClosingDaySheet = dynamic(
  () => import('./components/ClosingDaySheet').then((module) => module.ClosingDaySheet),
  { loading: LazyBoundary },
)
/** The closing day in the sheet: a new one of a kind, or `changed`. */
type Edited = { kind: ClosingKind; changed?: ClosingDay }
const title = <BarTitle>定休日</BarTitle>

/** When the store is closed: regularly, and on single days. A closing day cancels nothing. */
export function ClosingDaysScreen({ clientId }: Params<typeof routes.closingDays.path>) {
  const query = useQuery(closingDays.list, { clientId })
  const [edited, setEdited] = useState<Edited>()
  return (
    <PageLayout
      title={title}
      crumbs={[{ label: '求人', href: href(routes.offerings, { clientId }) }, { label: '定休日' }]}
    >
      <QueryResult of={query} name='定休日' heading='h2' skeleton={<Skeleton kind='cards' />}>
        {(data) => (
          <>
            <Closings clientId={clientId} data={data} kind='regular' onEdit={setEdited} />
            <Closings clientId={clientId} data={data} kind='single' onEdit={setEdited} />
            <ClosingCalendar clientId={clientId} />
            <Effects clientId={clientId} data={data} />
          </>
        )}
      </QueryResult>
      {edited && (
        <ClosingDaySheet
          {...edited}
          clientId={clientId}
          onClose={() => setEdited(undefined)}
          readLatest={async () =>
            (await query.mutate())?.items.find(({ id }) => id === edited.changed?.id)
          }
        />
      )}
    </PageLayout>
  )
}

const words = {
  regular: {
    title: '決まった休み',
    add: '決まった休みを足す',
    empty: '決まった休みはありません。',
  },
  single: { title: '臨時の休み', add: '休みの日を足す', empty: '臨時の休みはありません。' },
} as const

function Closings({
  clientId,
  data: { items },
  kind,
  onEdit,
}: {
  clientId: string
  data: ClosingDays
  kind: ClosingKind
  onEdit: (edited: Edited) => void
}) {
  return (
    <PageSection line={kind === 'single'} title={words[kind].title}>
      <ClosingList
        clientId={clientId}
        items={items.filter((item) => item.kind === kind)}
        emptyText={words[kind].empty}
        onChange={(changed) => onEdit({ kind, changed })}
      />
      <Can do={closingDays.create}>
        <div>
          <Button {...preloadDialog} size={44} onClick={() => onEdit({ kind })}>
            {words[kind].add}
          </Button>
        </div>
      </Can>
    </PageSection>
  )
}

/** Explains what a closing day does, and names the offerings that fall on one. */
function Effects({
  clientId,
  data: { affected, affectedCount },
}: {
  clientId: string
  data: ClosingDays
}) {
  const now = serverNow()
  const moreCount = affectedCount - affected.length
  return (
    <PageSection title='影響'>
      <S.Effects>
        <li>すでにある求人のうち、休みの日にかかるものは{affectedCount}件です。</li>
        <li>決まっている勤務を、定休日が取り消すことはありません。</li>
        <li>休みの日にも、1件ずつなら求人を出せます(入力のときに知らせます)。</li>
      </S.Effects>
      {affected.length > 0 && (
        <Card heading='h3' title='休みの日の求人'>
          <LineList>
            {affected.map(({ offeringId, title: name, workOn }) => (
              <li key={offeringId}>
                <Link href={href(routes.offering, { clientId, offeringId })}>
                  {formatDay(workOn, now)} {name}
                </Link>
              </li>
            ))}
          </LineList>
          {moreCount > 0 && <p>ほかに{moreCount}件あります。</p>}
        </Card>
      )}
    </PageSection>
  )
}
