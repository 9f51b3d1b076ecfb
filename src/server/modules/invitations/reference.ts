import type { invitations } from '@/contracts/invitations'
import type * as schemas from '@/contracts/invitations/schemas'
import type { FieldTexts } from '@/server/http/openapi/fieldTexts'
import type { ReferenceOf } from '@/server/http/reference'

/** What the API reference says of `invitations`. */
export const invitationsReference: ReferenceOf<typeof invitations> = {
  one: { summary: '認定ワーカーの招待', description: 'The link of the store, and who accepted.' },
  save: {
    summary: '認定ワーカーの招待の保存',
    description: 'Makes or ends the link. 409 `stale` when somebody else was first.',
  },
  brand: {
    summary: '企業の認定ワーカーの招待',
    description: 'The link for all stores of the brand.',
  },
  saveBrand: {
    summary: '企業の認定ワーカーの招待の保存',
    description: 'Makes or ends the link of the brand.',
  },
  graduate: {
    summary: '卒業ワーカーの招待',
    description: 'The link for graduates, and who accepted.',
  },
  saveGraduate: {
    summary: '卒業ワーカーの招待の保存',
    description: 'Makes or ends the link for graduates.',
  },
}

/** The fields of `invitations` except those in `sharedFields`. */
export const invitationsFields: FieldTexts<typeof schemas> = {
  accepted: ['受けた人', 'Workers who accepted the invitation.'],
  acceptedAt: ['受けた日時', 'When the worker accepted the invitation.'],
  acceptedCount: ['受けた人数', 'Workers who accepted with the present code.'],
  current: ['今のもの', 'The one in use; null: none yet.'],
  earlier: ['前のコード', 'Accepted with a code that has been replaced since.'],
  renew: ['作り直す', 'true: the present code is replaced and becomes invalid.'],
  storeNames: ['店舗名', 'Names of the stores in which it holds.'],
  targetGroupIds: ['追加先のグループ', 'Ids of groups to which workers are added.'],
  targetGroups: ['追加先のグループ', 'Groups to which workers who accept are added.'],
}
