import type { CompanyGroupDetail, CompanyWorker } from '@/contracts/companyGroups/schemas'
import { memberTags } from '@/features/groups/lib/groupTexts'
import { serverNow } from '@/lib/clock'
import { formatSlashDay } from '@/lib/date'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { Link } from '@/ui/buttons/Link'
import type { Column } from '@/ui/data-display/table/DataTable'
import * as S from './groups.styles'
import { MembersSection, type MembersProps } from './MembersSection'
import { NameCell } from './NameCell'

type Member = CompanyGroupDetail['members']['items'][number]

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
        <NameCell tags={memberTags(member)}>
          <WorkerName {...member} />
        </NameCell>
        <small>{member.nameKana}</small>
      </>
    ),
  },
  {
    label: '企業での勤務',
    width: 'minmax(0, 2fr)',
    cell: ({ clients, workedCountCompany }) => (
      <>
        {workedCountCompany}回{' '}
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
    cell: (member) =>
      member.lastWorkedOn ? formatSlashDay(member.lastWorkedOn, serverNow()) : 'まだ',
  },
  {
    label: '追加',
    width: '152px',
    cell: (member) =>
      `${formatSlashDay(member.addedAt, serverNow())}${member.automatic ? ' 自動' : ''}`,
  },
]

type Props = MembersProps & { group: CompanyGroupDetail }

/** The members of a group of the company, who may have worked at any of its stores. */
export function CompanyGroupMembers({ group, ...props }: Props) {
  return (
    <MembersSection
      {...props}
      usersCount={group.usersCount}
      members={group.members}
      columns={columns}
      emptyText='企業の店舗で働いたことのある方から、条件で絞り込んで追加できます。'
      notesAbove={
        group.blockedCount > 0 && (
          <S.Note>
            うち{group.blockedCount}名は企業全体でブロック中のため、募集しても届きません。
          </S.Note>
        )
      }
      notesBelow={
        group.autoSetting && <S.Note>外した方は、条件に合っていても自動では戻りません。</S.Note>
      }
    />
  )
}
