import { useRouter } from 'next/router'
import { useState } from 'react'
import { useQuery } from '@/api/hooks'
import { accounts } from '@/contracts/accounts'
import { offerings } from '@/contracts/offerings'
import { drafts } from '@/lib/storage/storedValues'
import { useForbidden } from '@/components/permissions/useForbidden'
import { routes } from '@/routes/routes'
import { href, type Params } from '@/routes/href'
import { flashMessage } from '@/shell/notifications/flash'
import { BarTitle } from '@/ui/layout/BarTitle'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { Forbidden } from '@/ui/feedback/Forbidden'
import { PageLayout } from '@/ui/layout/PageLayout'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Confirmation } from './components/confirmation/Confirmation'
import { draftValues, postingDraftKey } from './lib/postingDraft'
import { usePosting } from './components/form/PostingPages'
import { inputOf } from './lib/postingValues'

/** Everything a worker will read and the store will pay, once more before it is published. There is one confirmation and no dialog after it. */
export function ConfirmOfferingScreen({
  clientId,
  offerId,
}: Params<typeof routes.confirmOffering.path>) {
  const router = useRouter()
  const { offeringId, held } = usePosting()
  const back = offeringId
    ? href(routes.editOffering, { clientId, offerId, offeringId })
    : href(routes.newOffering, { clientId, offerId })
  const forbidden = useForbidden(offerings.create)
  const { data: me } = useQuery(accounts.me, {})
  const draftKey = postingDraftKey(me?.id, clientId, offerId, offeringId)
  const [work] = useState(held)
  // After a reload the values are those of the draft, and the posting is the one of now.
  const now = useQuery(offerings.one, offeringId && !work ? { clientId, offeringId } : null).data
  const [read] = useState(() => new Date())
  const drafted = work ? undefined : draftValues(draftKey)
  const input = work?.input ?? (drafted && inputOf(drafted, read))
  const lockVersion = work?.lockVersion ?? now?.lockVersion
  function published(id: number) {
    if (draftKey) drafts.of(draftKey).reset()
    flashMessage({
      type: 'success',
      body: ['募集を開始しました。申し込みがあると自動で表示されます。'],
    })
    void router.push(href(routes.offering, { clientId, offeringId: id }))
  }
  const layout = {
    title: <BarTitle>募集内容の確認</BarTitle>,
    crumbs: [
      { label: '求人', href: href(routes.offerings, { clientId }) },
      { label: offeringId ? '求人の編集' : '募集条件の入力', href: back },
      { label: '確認' },
    ],
  }
  if (forbidden)
    return (
      <PageLayout {...layout}>
        <Forbidden title='募集する権限がありません'>
          この店舗で募集できるのは、店舗管理者と企業の担当者です。必要なときは店舗管理者にご依頼ください。
        </Forbidden>
      </PageLayout>
    )
  return (
    <PageLayout {...layout}>
      {input && (!offeringId || lockVersion !== undefined) ? (
        <Confirmation
          clientId={clientId}
          offerId={offerId}
          input={input}
          back={back}
          onPublished={published}
          edited={offeringId && lockVersion !== undefined ? { offeringId, lockVersion } : undefined}
        />
      ) : me && !input ? (
        <EmptyState
          art='offering'
          title='確認する内容がありません'
          action={
            <ButtonLink tone='primary' size={44} href={back}>
              {offeringId ? '求人の編集に戻る' : '募集条件を入力する'}
            </ButtonLink>
          }
        >
          募集条件を入力すると、ここで内容と費用を確認できます。
        </EmptyState>
      ) : (
        <Skeleton kind='text' />
      )}
    </PageLayout>
  )
}
