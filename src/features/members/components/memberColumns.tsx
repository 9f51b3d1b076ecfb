import { Ban, Check, Lock, Mail } from 'lucide-react'
import type { Member } from '@/contracts/members/schemas'
import { companyRoles } from '@/contracts/permission'
import { roleLabel } from '@/domain/accounts/roleLabel'
import { memberActions, type MemberAction } from '@/features/members/lib/memberActions'
import { formatDateTime, formatDay } from '@/lib/date'
import { Menu } from '@/ui/buttons/Menu'
import { MailAddress } from '@/ui/data-display/MailAddress'
import { StatusChip } from '@/ui/data-display/StatusChip'
import type { Column } from '@/ui/data-display/table/DataTable'
import { Tag } from '@/ui/data-display/Tag'
import * as S from './memberColumns.styles'

const MAX_STORE_TAGS = 3

function Roles({ member }: { member: Member }) {
  return [...new Set(member.roles.map(({ role }) => role))].map((role) => (
    <S.RoleName key={role}>{roleLabel[role]}</S.RoleName>
  ))
}

function Stores({ member }: { member: Member }) {
  const [first] = member.roles
  if (first && companyRoles.includes(first.role))
    return <Tag>{first.role === 'accounting' ? '利用明細のみ' : '全店舗'}</Tag>
  const names = member.roles.flatMap(({ clientName }) => clientName ?? [])
  const hidden = names.length - MAX_STORE_TAGS
  return (
    <S.Tags>
      {names.slice(0, MAX_STORE_TAGS).map((name) => (
        <Tag key={name}>{name}</Tag>
      ))}
      {hidden > 0 && <Tag>ほか{hidden}店舗</Tag>}
    </S.Tags>
  )
}

type StateProps = { member: Member; now: Date }

/** The state of a member, and why the last administrator has no actions. */
function State({ member, now }: StateProps) {
  if (!member.isLastAdmin) return <StateChip member={member} now={now} />
  return (
    <S.State>
      <StateChip member={member} now={now} />
      <S.Quiet>
        <Lock size={14} aria-hidden />
        最後の管理者
      </S.Quiet>
    </S.State>
  )
}

function StateChip({ member: { state, invitedUntilAt }, now }: StateProps) {
  if (state === 'suspended') return <StatusChip kind='outline' icon={Ban} label='停止中' />
  if (state === 'active') return <StatusChip kind='success' icon={Check} label='有効' />
  if (invitedUntilAt === null) return <StatusChip kind='notice' icon={Mail} label='招待中' />
  const isOver = new Date(invitedUntilAt) <= now
  return isOver ? (
    <StatusChip kind='warning' icon={Mail} label='招待の期限切れ' />
  ) : (
    <StatusChip kind='notice' icon={Mail} label={`招待中 ${formatDay(invitedUntilAt, now)}まで`} />
  )
}

function Actions({ member, onAction, canHandOver }: ActionsProps) {
  if (member.isLastAdmin) return null
  const items = memberActions(member, canHandOver).map(({ action, ...item }) => ({
    ...item,
    onSelect: () => onAction(action, member),
  }))
  return <Menu label={`${member.name}さんの操作`} items={items} />
}

type ColumnsInput = {
  now: Date
  canHandOver: boolean
  onAction: (action: MemberAction, member: Member) => void
}
type ActionsProps = Omit<ColumnsInput, 'now'> & { member: Member }

/** The columns of the members of a company or a store. */
export const memberColumns = ({ now, ...actions }: ColumnsInput): Column<Member>[] => [
  {
    label: 'スタッフ',
    width: 'minmax(0, 1.5fr)',
    card: 'title',
    cell: ({ name, email, isSelf }) => (
      <S.Name>
        {name}
        {isSelf && <em>自分</em>}
        {name !== email && (
          <small>
            <MailAddress>{email}</MailAddress>
          </small>
        )}
      </S.Name>
    ),
  },
  { label: '権限', width: '112px', cell: (member) => <Roles member={member} /> },
  { label: '開ける店舗', width: 'minmax(0, 1.4fr)', cell: (member) => <Stores member={member} /> },
  {
    label: '最終ログイン',
    width: '160px',
    cell: ({ lastSignInAt }) =>
      lastSignInAt === null ? <S.Quiet>まだありません</S.Quiet> : formatDateTime(lastSignInAt, now),
  },
  {
    label: '状態',
    width: '170px',
    card: 'chip',
    cell: (member) => <State member={member} now={now} />,
  },
  {
    label: '操作',
    width: '110px',
    quiet: true,
    card: 'action',
    cell: (member) => <Actions member={member} {...actions} />,
  },
]
