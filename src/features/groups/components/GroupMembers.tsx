import { Plus } from 'lucide-react'
import { useMemo } from 'react'
import type { GroupDetail } from '@/contracts/groups/schemas'
import { membershipTierLabel } from '@/domain/workers/tierLabel'
import { formatSlashDay } from '@/lib/date'
import { routes } from '@/routes/routes'
import { href } from '@/routes/href'
import { Button } from '@/ui/buttons/Button'
import { Link } from '@/ui/buttons/Link'
import { DataTable, type Column } from '@/ui/data-display/table/DataTable'
import { Tag } from '@/ui/data-display/Tag'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { PageSection } from '@/ui/layout/PageSection'
import { Pagination } from '@/ui/navigation/Pagination'
import * as S from './groups.styles'

export type Member = GroupDetail['members']['items'][number]
export const memberKey = (member: Member) => String(member.userId)
const columnsOf = (clientId: string): Column<Member>[] => [
  {
    label: 'ワーカー',
    width: 'minmax(0, 2fr)',
    cell: (member) => (
      <>
        <span data-name=''>
          <Link href={href(routes.user, { clientId, userId: member.userId })}>{member.name}</Link>
          {member.trusted && <Tag>認定</Tag>}
          {member.blocked && <Tag>ブロック中</Tag>}
        </span>
        <small>{member.nameKana}</small>
      </>
    ),
  },
  { label: '勤務', width: '96px', number: true, cell: (member) => `${member.workedCountHere}回` },
  {
    label: '最終勤務',
    width: '120px',
    cell: (member) => (member.lastWorkedOn ? formatSlashDay(member.lastWorkedOn) : 'まだ'),
  },
  {
    label: 'ランク',
    width: '104px',
    card: 'hide',
    cell: (member) => membershipTierLabel[member.tier],
  },
  {
    label: '追加',
    width: '152px',
    cell: (member) => `${formatSlashDay(member.addedAt)}${member.automatic ? ' 自動' : ''}`,
  },
]
type Props = {
  clientId: string
  group: GroupDetail
  canEdit: boolean
  isLoading: boolean
  selected: ReadonlySet<string>
  onSelect: (selected: ReadonlySet<string>) => void
  onAdd: () => void
  onPage: (page: number) => void
}

/** The members of a group as a table, with a selection for those who may edit it. */
export function GroupMembers({ clientId, group, canEdit, selected, onSelect, ...props }: Props) {
  const columns = useMemo(() => columnsOf(clientId), [clientId])
  const selection = useMemo(
    () => ({
      selected,
      onChange: onSelect,
      nameOf: ({ name }: Member) => name,
      unit: '名' as const,
    }),
    [selected, onSelect],
  )
  const { items, page, perPage, totalCount } = group.members
  const unseenCount = group.usersCount - totalCount
  return (
    <PageSection
      title='メンバー'
      note={`${group.usersCount.toLocaleString('ja-JP')}名`}
      aside={
        canEdit && (
          <Button icon={<Plus aria-hidden />} onClick={props.onAdd}>
            ワーカーを追加
          </Button>
        )
      }
    >
      {group.blockedCount > 0 && (
        <S.Note>うち{group.blockedCount}名はブロック中のため、募集しても届きません。</S.Note>
      )}
      {unseenCount > 0 && (
        <S.Note>この店舗でまだ会っていない{unseenCount}名は、一覧に出ません。</S.Note>
      )}
      {items.length === 0 ? (
        <EmptyState art='worker' title='まだだれも入っていません'>
          働いたことのある方から選んで追加できます。
        </EmptyState>
      ) : (
        <S.GroupTable>
          <DataTable
            label='メンバー'
            columns={columns}
            items={items}
            total={totalCount}
            keyOf={memberKey}
            {...(canEdit ? { selection } : {})}
          />
        </S.GroupTable>
      )}
      <Pagination
        page={page}
        perPage={perPage}
        total={totalCount}
        unit='名'
        loading={props.isLoading}
        onPage={props.onPage}
      />
    </PageSection>
  )
}
