import { useMemo } from 'react'
import { CallBasisNote } from '@/components/callableWorkers/CallBasisNote'
import { CallCell } from '@/components/callableWorkers/CallCell'
import { useCallableWorkers } from '@/components/callableWorkers/useCallableWorkers'
import type { CallableWorkers } from '@/contracts/callableWorkers/schemas'
import type { GroupDetail } from '@/contracts/groups/schemas'
import { membershipTierLabel } from '@/domain/workers/tierLabel'
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

type Member = GroupDetail['members']['items'][number]
const columnsOf = (clientId: string, calls: CallableWorkers | undefined): Column<Member>[] => [
  {
    label: 'ワーカー',
    width: 'minmax(0, 0.8fr)',
    cell: (member) => (
      <>
        <NameCell tags={memberTags(member)}>
          <Link href={href(routes.user, { clientId, userId: member.userId })}>{member.name}</Link>
        </NameCell>
        <small>{member.nameKana}</small>
      </>
    ),
  },
  { label: '勤務', width: '72px', number: true, cell: (member) => `${member.workedCountHere}回` },
  {
    label: '最終勤務',
    width: '96px',
    cell: (member) =>
      member.lastWorkedOn ? formatSlashDay(member.lastWorkedOn, serverNow()) : 'まだ',
  },
  {
    label: '次の求人で呼べる回数',
    width: 'minmax(0, 1.2fr)',
    card: 'line',
    cell: ({ userId }) => <CallCell userId={userId} calls={calls} />,
  },
  {
    label: 'ランク',
    width: '88px',
    card: 'hide',
    cell: (member) => membershipTierLabel[member.tier],
  },
  {
    label: '追加',
    width: '112px',
    cell: (member) =>
      `${formatSlashDay(member.addedAt, serverNow())}${member.automatic ? ' 自動' : ''}`,
  },
]
type Props = MembersProps & { clientId: string; group: GroupDetail }

/** The members of a group of the store; workers who have not worked at the store are not listed. */
export function GroupMembers({ clientId, group, ...props }: Props) {
  const userIds = group.members.items.map(({ userId }) => userId)
  const calls = useCallableWorkers(clientId, userIds)
  const columns = useMemo(() => columnsOf(clientId, calls), [clientId, calls])
  const unseenCount = group.usersCount - group.members.totalCount
  return (
    <MembersSection
      {...props}
      usersCount={group.usersCount}
      members={group.members}
      columns={columns}
      emptyText='働いたことのある方から選んで追加できます。'
      notesAbove={
        <>
          {calls?.basis && <CallBasisNote clientId={clientId} basis={calls.basis} />}
          {group.blockedCount > 0 && (
            <S.Note>うち{group.blockedCount}名はブロック中のため、募集しても届きません。</S.Note>
          )}
          {unseenCount > 0 && (
            <S.Note>この店舗でまだ会っていない{unseenCount}名は、一覧に出ません。</S.Note>
          )}
        </>
      }
    />
  )
}
