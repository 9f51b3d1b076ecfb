import { Ban, Crown, Mail, Pencil, RotateCcw, X, type LucideIcon } from 'lucide-react'
import type { Member } from '@/contracts/members/schemas'

export type MemberAction = 'edit' | 'resend' | 'withdraw' | 'suspend' | 'resume' | 'handOver'
/** The actions that a dialog confirms first. */
export const confirmedActions = ['suspend', 'resume', 'withdraw', 'handOver'] as const
export type ConfirmedAction = (typeof confirmedActions)[number]
type Item = {
  action: MemberAction
  label: string
  icon: LucideIcon
  tone?: 'danger'
  disabledReason?: string
}

const edit: Item = { action: 'edit', label: '権限と店舗を変更', icon: Pencil }
const suspend: Item = { action: 'suspend', label: '利用を停止', icon: Ban, tone: 'danger' }
const resume: Item = { action: 'resume', label: '利用を再開', icon: RotateCcw }
const handOver: Item = { action: 'handOver', label: '企業管理者を引き継ぐ', icon: Crown }
const ofInvitation: Item[] = [
  { action: 'resend', label: '招待のメールを再送', icon: Mail },
  edit,
  { action: 'withdraw', label: '招待を取り消す', icon: X, tone: 'danger' },
]
const STOPPED_BY_OPERATOR = '運営が停止しています。お問い合わせください。'

/** The menu entries of the actions that the signed-in user may take on a member. */
export function memberActions(member: Member, canHandOver: boolean): Item[] {
  if (!member.isManageable || member.isLastAdmin) return []
  if (member.state === 'invited') return ofInvitation
  if (member.state === 'suspended')
    return [
      member.isStoppedByOperator ? { ...resume, disabledReason: STOPPED_BY_OPERATOR } : resume,
    ]
  if (member.isSelf) return [edit]
  const isAdmin = member.roles.some(({ role }) => role === 'companyAdmin')
  return [edit, ...(canHandOver && !isAdmin ? [handOver] : []), suspend]
}
