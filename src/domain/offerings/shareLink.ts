import type { OfferingStatus, PublicationScope } from '@/contracts/offerings/enums'

/** Why no link opens a posting. `scope` is the one of this moment: a posting that has turned public can be shared. */
export const cannotShare = ({
  status,
  scope,
}: {
  status: OfferingStatus
  scope: PublicationScope
}): string | undefined => {
  if (status === 'unpublished')
    return '公開していない求人に、共有URLはありません。公開すると使えます。'
  if (status !== 'published') return '募集を終了した求人の共有URLは使えません。'
  // A link would open to everybody what the store has kept for some.
  return scope === 'url' || scope === 'public'
    ? undefined
    : '公開範囲を限った求人に、共有URLはありません。URL限定公開または一般公開に変えると使えます。'
}
