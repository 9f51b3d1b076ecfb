import { useRouter } from 'next/router'
import { useState } from 'react'
import { useQuery } from '@/api/hooks'
import { accounts } from '@/contracts/accounts'
import { offerings } from '@/contracts/offerings'
import { drafts } from '@/lib/storedValues'
import { useForbidden } from '@/parts/useForbidden'
import { routes } from '@/routes'
import { href, type Params } from '@/routes/kit'
import { flashMessage } from '@/shell/flash'
import { BarTitle } from '@/ui/BarTitle'
import { ButtonLink } from '@/ui/ButtonLink'
import { EmptyState } from '@/ui/EmptyState'
import { Forbidden } from '@/ui/Forbidden'
import { PageLayout } from '@/ui/PageLayout'
import { Skeleton } from '@/ui/Skeleton'
import { Confirmation } from './Confirmation'
import { dropPosting, heldPosting, postingDraftKey, useHeldUntilLeft } from './heldPostings'
import { inputOf, type PostingValues } from './postingValues'

/** Everything a worker will read and the store will pay, once more before it is published. There is one confirmation and no dialog after it. */
export function ConfirmOfferingScreen({ clientId, offerId }: Params<typeof routes.confirmOffering.path>) {
  const router = useRouter(), back = href(routes.newOffering, { clientId, offerId })
  const forbidden = useForbidden(offerings.create)
  const { data: me } = useQuery(accounts.me, {}), draftKey = postingDraftKey(me?.id, clientId, offerId)
  const [held] = useState(() => heldPosting(offerId)?.input)
  useHeldUntilLeft(offerId)
  const input = held ?? fromDraft(draftKey)
  function published(offeringId: number) {
    dropPosting(offerId)
    if (draftKey) drafts.of(draftKey).reset()
    flashMessage({ type: 'success', body: ['募集を開始しました。申し込みがあると自動で表示されます。'] })
    void router.push(href(routes.offering, { clientId, offeringId }))
  }
  const layout = { title: <BarTitle>募集内容の確認</BarTitle>, crumbs: [{ label: '求人', href: href(routes.offerings, { clientId }) }, { label: '募集条件の入力', href: back }, { label: '確認' }] }
  if (forbidden) return <PageLayout {...layout}><Forbidden title='募集する権限がありません'>この店舗で募集できるのは、店舗管理者と企業の担当者です。必要なときは店舗管理者にご依頼ください。</Forbidden></PageLayout>
  return (
    <PageLayout {...layout}>
      {input ? <Confirmation clientId={clientId} offerId={offerId} input={input} back={back} onPublished={published} />
        : me ? <EmptyState art='offering' title='確認する内容がありません' action={<ButtonLink tone='primary' size={44} href={back}>募集条件を入力する</ButtonLink>}>募集条件を入力すると、ここで内容と費用を確認できます。</EmptyState>
        : <Skeleton kind='text' />}
    </PageLayout>
  )
}

/** After a reload the values are read from the draft; what the draft does not hold is asked for again. */
function fromDraft(key: string | undefined) {
  const values = key && drafts.of(key).get()?.values
  return values ? inputOf(values as PostingValues, new Date()) : undefined
}
