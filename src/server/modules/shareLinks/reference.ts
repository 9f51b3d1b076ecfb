import type { shareLinks } from '@/contracts/shareLinks'
import type * as schemas from '@/contracts/shareLinks/schemas'
import type { FieldTexts } from '@/server/http/openapi/fieldTexts'
import type { ReferenceOf } from '@/server/http/reference'

/** What the API reference says of `shareLinks`. */
export const shareLinksReference: ReferenceOf<typeof shareLinks> = {
  existsShareUrl: {
    summary: '共有URLを作れるかの確認',
    description: 'Says whether the offering can be shared, and why not.',
  },
  shareUrl: {
    summary: '求人の共有URL',
    description:
      'Returns the link of an offering, which the first call creates. 409 with the reason where `existsShareUrl` says no.',
  },
}

/** The fields of `shareLinks` except those in `sharedFields`. */
export const shareLinksFields: FieldTexts<typeof schemas> = {
  exists: ['共有URLの有無', 'The offering has a share link now.'],
  'ShareUrlExists.reason': ['理由', 'Why there is no link; null: there is one.'],
}
