import { Plus } from 'lucide-react'
import { useMemo } from 'react'
import type { CompanyGroupDetail, CompanyWorker } from '@/contracts/companyGroups/schemas'
import { formatSlashDay } from '@/lib/date'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { Button } from '@/ui/buttons/Button'
import { Link } from '@/ui/buttons/Link'
import { DataTable, type Column } from '@/ui/data-display/table/DataTable'
import { Tag } from '@/ui/data-display/Tag'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { PageSection } from '@/ui/layout/PageSection'
import { Pagination } from '@/ui/navigation/Pagination'
import * as S from './groups.styles'

type Member = CompanyGroupDetail['members']['items'][number]
export const companyMemberKey = (member: Member) => String(member.userId)

/** The worker's page in the store where they worked most. */
function WorkerName({ userId, name, clients }: Pick<CompanyWorker, 'userId' | 'name' | 'clients'>) {
  const clientId = clients[0]?.id
  if (clientId === undefined) return <b>{name}</b>
  return <Link href={href(routes.user, { clientId, userId })}>{name}</Link>
}

const columns: Column<Member>[] = [
  {
    label: 'ワーカー',
    width: 'minmax(0, 2fr)',
    cell: (member) => (
      <>
        <span data-name=''>
          <WorkerName {...member} />
          {member.trusted && <Tag>認定</Tag>}
          {member.blocked && <Tag>ブロック中</Tag>}
        </span>
        <small>{member.nameKana}</small>
      </>
    ),
  },
  {
    label: '企業での勤務',
    width: 'minmax(0, 2fr)',
    cell: ({ clients, workedCountCompany }) => (
      <>
        {workedCountCompany}回
        <small>
          {clients
            .filter(({ workedCount }) => workedCount > 0)
            .map(({ name, workedCount }) => `${name} ${workedCount}回`)
            .join('・')}
        </small>
      </>
    ),
  },
  {
    label: '最終勤務',
    width: '120px',
    cell: (member) => (member.lastWorkedOn ? formatSlashDay(member.lastWorkedOn) : 'まだ'),
  },
  {
    label: '追加',
    width: '152px',
    cell: (member) => `${formatSlashDay(member.addedAt)}${member.automatic ? ' 自動' : ''}`,
  },
]

type Props = {
  group: CompanyGroupDetail
  canEdit: boolean
  isLoading: boolean
  selected: ReadonlySet<string>
  onSelect: (selected: ReadonlySet<string>) => void
  onAdd: () => void
  onPage: (page: number) => void
}

/** The members of a group of the company, with a selection for those who may edit it. */
export function CompanyGroupMembers({ group, canEdit, selected, onSelect, ...props }: Props) {
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
        <S.Note>
          うち{group.blockedCount}名は企業全体でブロック中のため、募集しても届きません。
        </S.Note>
      )}
      {items.length === 0 ? (
        <EmptyState art='worker' title='まだだれも入っていません'>
          企業の店舗で働いたことのある方から、条件で絞り込んで追加できます。
        </EmptyState>
      ) : (
        <S.GroupTable>
          <DataTable
            label='メンバー'
            columns={columns}
            items={items}
            total={totalCount}
            keyOf={companyMemberKey}
            {...(canEdit ? { selection } : {})}
          />
        </S.GroupTable>
      )}
      {group.autoSetting && <S.Note>外した方は、条件に合っていても自動では戻りません。</S.Note>}
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
