import { QrCode, Users } from 'lucide-react'
import styled from 'styled-components'
import { useExistingPage } from '@/api/useExistingPage'
import type { useQuery } from '@/api/useQuery'
import { QueryResult } from '@/components/queries/QueryResult'
import type { graduates } from '@/contracts/workers'
import type { GraduateSortKey } from '@/contracts/workers/enums'
import type { GraduateList } from '@/contracts/workers/schemas'
import { formatFeeRate } from '@/domain/billing/feeRateText'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { Button } from '@/ui/buttons/Button'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { Notice } from '@/ui/feedback/Notice'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Pagination } from '@/ui/navigation/Pagination'
import { color, font } from '@/ui/tokens'
import { GraduateTable, type GraduateAction, type GraduateRights } from './GraduateTable'

type Props = Pick<GraduateRights, 'canRegister'> & {
  clientId: string
  read: ReturnType<typeof useQuery<typeof graduates.list>>
  query: { sortKey: GraduateSortKey; sortDirection: 'asc' | 'desc' }
  onQuery: (patch: {
    page?: number
    sortKey?: GraduateSortKey
    sortDirection?: 'asc' | 'desc'
  }) => void
  onAction: (action: GraduateAction) => void
}

/** The graduates with a note on their purpose, or how to register the first ones. */
export function GraduateMembers({ clientId, read, query, onQuery, onAction, canRegister }: Props) {
  const { data } = read
  useExistingPage(data, (page) => onQuery({ page }))
  return (
    <Content>
      <QueryResult of={read} name='卒業ワーカー' skeleton={<Skeleton kind='people' rows={5} />} />
      {data?.totalCount === 0 && (
        <NobodyYet clientId={clientId} list={data} canRegister={canRegister} onAction={onAction} />
      )}
      {data && data.totalCount > 0 && (
        <>
          <GraduateTable
            canRegister={canRegister}
            clientId={clientId}
            items={data.items}
            sort={{ key: query.sortKey, direction: query.sortDirection }}
            onSort={({ key, direction }) =>
              onQuery({ sortKey: key as GraduateSortKey, sortDirection: direction, page: 1 })
            }
            onAction={onAction}
          />
          <Pagination of={data} unit='名' onPage={(page) => onQuery({ page })} />
          <Notice
            title={`直接雇用した人と元スタッフです。専用の求人は、ここにいる${data.visibleCount}名だけに見えます。`}
          >
            {rateText(data)}登録しても、これまでの評価や勤務の記録は変わりません。
          </Notice>
          <Footnote>この店舗の回数は、スポットで勤務した回数です。</Footnote>
        </>
      )}
    </Content>
  )
}

function rateText({ fee }: GraduateList) {
  if (!fee) return ''
  return fee.contractFrom === null
    ? `利用料率は、通常の求人と同じ${formatFeeRate(fee.feeRateBp)}です。`
    : `利用料率は${formatFeeRate(fee.feeRateBp)}(ご契約の通常料率は${formatFeeRate(fee.usualFeeRateBp)})。`
}

function NobodyYet({
  clientId,
  list,
  canRegister,
  onAction,
}: {
  clientId: string
  list: GraduateList
  canRegister: boolean
  onAction: (action: GraduateAction) => void
}) {
  return (
    <EmptyState
      heading='h2'
      art='worker'
      title='卒業ワーカーはまだいません'
      {...(canRegister
        ? {
            action: (
              <>
                <Button
                  size={44}
                  icon={<Users aria-hidden />}
                  onClick={() => onAction({ kind: 'add' })}
                >
                  勤務経験者から選ぶ
                </Button>
                <ButtonLink
                  tone='link'
                  size={44}
                  icon={<QrCode aria-hidden />}
                  href={href(routes.invitation, { clientId }, { kind: 'graduate' })}
                >
                  招待QRを表示する
                </ButtonLink>
              </>
            ),
          }
        : {})}
    >
      直接雇用した人や元スタッフを登録しておくと、忙しい日に、この人たちだけに見える専用の求人で声をかけられます。
      {rateText(list)}
    </EmptyState>
  )
}

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  margin-top: 16px;
`
const Footnote = styled.p`
  margin: 0;
  font-size: ${font.s};
  color: ${color.ink2};
`
