import { useQuery } from '@/api/useQuery'
import { useCan } from '@/components/permissions/useCan'
import { QueryResult } from '@/components/queries/QueryResult'
import { clientMembers } from '@/contracts/members'
import type { Member } from '@/contracts/members/schemas'
import { roleLabel } from '@/domain/accounts/roleLabel'
import { MailAddress } from '@/ui/data-display/MailAddress'
import { StatusChip } from '@/ui/data-display/StatusChip'
import { DataTable, type Column } from '@/ui/data-display/table/DataTable'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { PageSection } from '@/ui/layout/PageSection'
import * as S from './ClientFacts.styles'

const statusChip = {
  invited: { kind: 'notice', label: '招待中' },
  active: { kind: 'success', label: '有効' },
  suspended: { kind: 'outline', label: '停止中' },
} as const

const columns: Column<Member>[] = [
  {
    label: '氏名',
    width: 'minmax(0, 1.4fr)',
    card: 'title',
    cell: ({ name, email }) => (
      <>
        {name}
        {name !== email && (
          <S.Email>
            <MailAddress>{email}</MailAddress>
          </S.Email>
        )}
      </>
    ),
  },
  {
    label: '権限',
    width: '140px',
    cell: ({ roles: [storeRole] }) => storeRole && roleLabel[storeRole.role],
  },
  {
    label: '状態',
    width: '110px',
    cell: ({ state }) => <StatusChip {...statusChip[state]} />,
  },
]
const keyOf = ({ accountId }: Member) => String(accountId)

/** The staff of a store. Renders nothing for accounts that may not invite. */
export function ClientMembers({ clientId }: { clientId: string }) {
  const canRead = useCan(clientMembers.list)
  const query = useQuery(clientMembers.list, canRead ? { clientId } : null)
  const { data } = query
  if (!canRead) return null
  return (
    <PageSection title='店舗の担当者' {...(data ? { note: `${data.items.length}名` } : {})}>
      <QueryResult of={query} name='担当者' inline skeleton={<Skeleton kind='people' rows={2} />} />
      {data?.items.length === 0 && (
        <S.Unset>この店舗だけの担当者はいません。「編集する」から招待できます。</S.Unset>
      )}
      {data && data.items.length > 0 && (
        <DataTable label='店舗の担当者' columns={columns} items={data.items} keyOf={keyOf} />
      )}
    </PageSection>
  )
}
