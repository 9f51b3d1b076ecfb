import { useRouter } from 'next/router'
import { useState } from 'react'
import { useQuery } from '@/api/useQuery'
import { accounts } from '@/contracts/accounts'
import { offerings } from '@/contracts/offerings'
import type { OfferingDetail } from '@/contracts/offerings/schemas'
import { serverNow } from '@/lib/clock'
import { drafts } from '@/lib/storage/storedValues'
import { href, type Params } from '@/routes/href'
import { routes } from '@/routes/routes'
import { flashMessage } from '@/shell/notifications/flash'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { BarTitle } from '@/ui/layout/BarTitle'
import { PageLayout } from '@/ui/layout/PageLayout'
import { Confirmation } from './components/confirmation/Confirmation'
import { useFormPages } from './components/form/OfferingPages'
import { draftValues, offeringDraftKey } from './lib/offeringDraft'
import { offeringPaths } from './lib/offeringPaths'
import { inputOf } from './lib/offeringValues'

type Path = Params<typeof routes.confirmOffering.path>

function inputOfDraft(
  draftKey: string | undefined,
  offering: OfferingDetail | undefined,
  now: Date,
) {
  const draft = draftValues(draftKey, offering)
  return draft && inputOf(draft, now)
}

/**
 * The input to confirm: the form in memory or, after a reload, the draft of this device with the
 * current version of the offering.
 */
function useConfirmedWork({ clientId, offerId }: Path) {
  const { offeringId, savedWork, isForGraduates } = useFormPages()
  const { data: me } = useQuery(accounts.me, {})
  const draftKey = offeringDraftKey(
    me?.id,
    clientId,
    offerId,
    isForGraduates ? 'graduates' : offeringId,
  )
  const [work] = useState(savedWork)
  const isFromDraft = work === undefined
  const current = useQuery(
    offerings.one,
    offeringId && isFromDraft ? { clientId, offeringId } : null,
  )
  const [openedAt] = useState(() => serverNow())
  const input = work?.input ?? inputOfDraft(draftKey, current.data, openedAt)
  const lockVersion = work?.lockVersion ?? current.data?.lockVersion
  const edited = offeringId && lockVersion !== undefined ? { offeringId, lockVersion } : undefined
  return {
    offeringId,
    draftKey,
    edited,
    input: !offeringId || edited ? input : undefined,
    isMissing: me !== undefined && !input,
  }
}

/** The terms as workers see them and the cost, before publishing. There is no further dialog. */
export function ConfirmOfferingScreen({ clientId, offerId }: Path) {
  const work = useConfirmedWork({ clientId, offerId })
  const { isForGraduates } = useFormPages()
  const paths = offeringPaths({ clientId, offerId }, isForGraduates)
  const backHref = work.offeringId
    ? href(routes.editOffering, { clientId, offerId, offeringId: work.offeringId })
    : paths.form
  return (
    <PageLayout
      title={<BarTitle>{isForGraduates ? '専用の求人の確認' : '募集内容の確認'}</BarTitle>}
      crumbs={[
        paths.list,
        { label: work.offeringId ? '求人の編集' : '募集条件の入力', href: backHref },
        { label: '確認' },
      ]}
    >
      <ConfirmContent clientId={clientId} offerId={offerId} work={work} backHref={backHref} />
    </PageLayout>
  )
}

function ConfirmContent({
  clientId,
  offerId,
  work: { input, edited, draftKey, offeringId, isMissing },
  backHref,
}: Path & { work: ReturnType<typeof useConfirmedWork>; backHref: string }) {
  const router = useRouter()
  const { markPublished } = useFormPages()
  function handleSaved(id: number, message: string) {
    markPublished(id)
    if (draftKey) drafts.of(draftKey).reset()
    flashMessage({ type: 'success', body: [message] })
    // Back must not lead to an empty confirmation.
    void router.replace(href(routes.offering, { clientId, offeringId: id }))
  }
  if (input)
    return (
      <Confirmation
        clientId={clientId}
        offerId={offerId}
        input={input}
        backHref={backHref}
        onPublished={(id) =>
          handleSaved(id, '募集を開始しました。申し込みがあると自動で表示されます。')
        }
        onKept={(id) =>
          handleSaved(
            id,
            '求人を保存しました。まだ公開していません。本部が承認したら、編集の画面から公開してください。',
          )
        }
        edited={edited}
      />
    )
  if (!isMissing) return <Skeleton kind='text' />
  return (
    <EmptyState
      art='offering'
      title='確認する内容がありません'
      action={
        <ButtonLink tone='primary' size={44} href={backHref}>
          {offeringId ? '求人の編集に戻る' : '募集条件を入力する'}
        </ButtonLink>
      }
    >
      募集条件を入力すると、ここで内容と費用を確認できます。
    </EmptyState>
  )
}
