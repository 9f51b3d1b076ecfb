import type { shareLinks } from '@/contracts/shareLinks'
import type { ReferenceOf } from '@/server/http/reference'

/** What the API reference says of `shareLinks`. */
export const shareLinksReference: ReferenceOf<typeof shareLinks> = {
  existsShareUrl: {
    summary: '共有URLを作れるかの確認',
    description: 'Whether the posting can be shared, and why not.',
  },
  shareUrl: {
    summary: '求人の共有URL',
    description: '409 with the reason where `existsShareUrl` says no.',
  },
}
