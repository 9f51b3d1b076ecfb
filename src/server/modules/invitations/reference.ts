import type { invitations } from '@/contracts/invitations'
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
