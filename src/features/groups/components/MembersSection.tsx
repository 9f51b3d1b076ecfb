import { Plus } from 'lucide-react'
import { useMemo, type ReactNode } from 'react'
import type { Paged } from '@/contracts/common/schemas'
import { Button } from '@/ui/buttons/Button'
import { DataTable, type Column } from '@/ui/data-display/table/DataTable'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { PageSection } from '@/ui/layout/PageSection'
import { Pagination } from '@/ui/navigation/Pagination'
import * as S from './groups.styles'

type Member = { userId: number; name: string }
/** The key of a member's row in the table. */
export const memberKey = (member: Member) => String(member.userId)

/** What the page of a group passes to its members. */
export type MembersProps = {
  canEdit: boolean
  selected: ReadonlySet<string>
  onSelect: (selected: ReadonlySet<string>) => void
  onAdd: () => void
  onPage: (page: number) => void
}
type Props<M extends Member> = MembersProps & {
  usersCount: number
  members: Paged<M>
  /** Keep them referentially stable, or every row renders again. */
  columns: readonly Column<M>[]
  /** How workers are added, for an empty group. */
  emptyText: string
  notesAbove?: ReactNode
  notesBelow?: ReactNode
}

/** The members of a group of a store or a company as a table, with a selection for those who may edit it. */
export function MembersSection<M extends Member>({
  usersCount,
  members,
  columns,
  emptyText,
  notesAbove,
  notesBelow,
  canEdit,
  selected,
  onSelect,
  ...props
}: Props<M>) {
  const selection = useMemo(
    () => ({
      selected,
      onChange: onSelect,
      nameOf: ({ name }: Member) => name,
      unit: '名' as const,
    }),
    [selected, onSelect],
  )
  return (
    <PageSection
      title='メンバー'
      note={`${usersCount.toLocaleString('ja-JP')}名`}
      aside={
        canEdit && (
          <Button icon={<Plus aria-hidden />} onClick={props.onAdd}>
            ワーカーを追加
          </Button>
        )
      }
    >
      {notesAbove}
      {members.items.length === 0 ? (
        <EmptyState art='worker' title='まだだれも入っていません'>
          {emptyText}
        </EmptyState>
      ) : (
        <S.GroupTable>
          <DataTable
            label='メンバー'
            columns={columns}
            items={members.items}
            total={members.totalCount}
            keyOf={memberKey}
            {...(canEdit ? { selection } : {})}
          />
        </S.GroupTable>
      )}
      {notesBelow}
      <Pagination of={members} unit='名' onPage={props.onPage} />
    </PageSection>
  )
}
