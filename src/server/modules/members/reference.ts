import type { clientMembers, members } from '@/contracts/members'
import type * as schemas from '@/contracts/members/schemas'
import type { FieldTexts } from '@/server/http/openapi/fieldTexts'
import type { ReferenceOf } from '@/server/http/reference'

/** What the API reference says of `members`. */
export const membersReference: ReferenceOf<typeof members> = {
  list: {
    summary: '企業のスタッフの一覧',
    description: 'People who work with the console of a company.',
  },
  invite: {
    summary: '企業のスタッフの招待',
    description: 'Sends a mail with a link; 409 `stale` when somebody else was first.',
  },
  update: {
    summary: '企業のスタッフの役割の変更',
    description:
      'Changes the role of a member. 409 `last_admin` when no other active company administrator would be left.',
  },
  resend: {
    summary: '企業のスタッフの招待の再送',
    description: 'Sends the mail again; the earlier link ends.',
  },
  withdraw: {
    summary: '企業のスタッフの招待の取り消し',
    description: 'Takes an invitation back that nobody has used.',
  },
  suspend: {
    summary: '企業のスタッフの利用停止',
    description: 'Stops all roles in the company; the sessions end at once. 409 `last_admin`.',
  },
  resume: {
    summary: '企業のスタッフの利用再開',
    description: 'Ends the suspension.',
  },
  handOver: {
    summary: '企業管理者の引き継ぎ',
    description: 'Makes somebody else company administrator, and the caller company clerk.',
  },
}

/** What the API reference says of `clientMembers`. */
export const clientMembersReference: ReferenceOf<typeof clientMembers> = {
  list: {
    summary: '店舗のスタッフの一覧',
    description: 'People who work with the console of one store.',
  },
  invite: { summary: '店舗のスタッフの招待', description: 'Sends a mail with a link.' },
  update: {
    summary: '店舗のスタッフの役割の変更',
    description: 'Leaves the other stores of the person alone. 409 `stale`.',
  },
  resend: {
    summary: '店舗のスタッフの招待の再送',
    description: 'Sends the mail again; the earlier link ends.',
  },
  withdraw: {
    summary: '店舗のスタッフの招待の取り消し',
    description: 'Takes an invitation back that nobody has used.',
  },
  suspend: {
    summary: '店舗のスタッフの利用停止',
    description: 'Stops the role in this store alone.',
  },
  resume: {
    summary: '店舗のスタッフの利用再開',
    description: 'Ends the suspension.',
  },
}

/** The fields of `members` except those in `sharedFields`. */
export const membersFields: FieldTexts<typeof schemas> = {
  invitedCount: ['招待中の人数', 'Who has never signed in by the invitation.'],
  invitedUntilAt: ['招待の期限', 'The link works until then; null: not invited.'],
  isLastAdmin: ['最後の企業管理者', 'Neither the role nor the account can be taken away.'],
  isManageable: ['変更できるか', 'Whether the caller may change this member.'],
  isSelf: ['自分', 'Whether it is the caller.'],
  isStoppedByOperator: ['運営による停止', 'The company cannot resume the account.'],
  memberCount: ['人数', 'All people of the company.'],
  'MemberList.stores': ['店舗', 'Stores of the company, for the filter and for roles.'],
  roles: ['役割', 'The widest first; in the list of a store the one there.'],
  soleManagerOf: ['ほかに店舗管理者のいない店舗', 'Names of the stores.'],
}
