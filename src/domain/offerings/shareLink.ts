import type { OfferingStatus, PublicationScope } from '@/contracts/offerings/enums'

/**
 * Why an offering has no share link. `scope` is the current one (`scopeAt`): an offering that became public can be
 * shared.
 */
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
  // A link would show an offering that is limited to certain workers to everybody.
  return scope === 'url' || scope === 'public'
    ? undefined
    : '公開範囲を限った求人に、共有URLはありません。URL限定公開または一般公開に変えると使えます。'
}
