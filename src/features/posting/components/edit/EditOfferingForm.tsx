import { useRouter } from 'next/router'
import { useCallback, useRef, useState } from 'react'
import { ApiError } from '@/api/ApiError'
import { notifyError, request } from '@/api/client'
import { useMutation, useQuery } from '@/api/hooks'
import { accounts } from '@/contracts/accounts'
import type { OfferingDetail, OfferingInput } from '@/contracts/offerings/schemas'
import { offerings } from '@/contracts/offerings'
import { postings } from '@/contracts/postings'
import type { OfferingEditValidation } from '@/contracts/postings/schemas'
import { arriving } from '@/lib/browser/arriving'
import { routes } from '@/routes/routes'
import { href } from '@/routes/href'
import { flashMessage } from '@/shell/notifications/flash'
import { Button } from '@/ui/buttons/Button'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { Notice } from '@/ui/feedback/Notice'
import { MissingPart } from '@/features/posting/components/form/LazyLoadError'
import { keepDraft, postingDraftKey } from '@/features/posting/lib/postingDraft'
import { atItsField, lockOf } from '@/features/posting/lib/postingFields'
import { PostingForm, type Ending } from '@/features/posting/components/form/PostingForm'
import { usePosting } from '@/features/posting/components/form/PostingPages'
import { valuesOfPosting } from '@/features/posting/lib/postingValues'
import { TemplateRow } from '@/features/posting/components/form/TemplateRow'

const useConflict = arriving(() => import('./EditConflict').then((m) => m.EditConflict))
const useRaise = arriving(() =>
  import('@/features/posting/components/cost/RaiseDialog').then((m) => m.RaiseDialog),
)
type Props = {
  clientId: string
  offerId: string
  offeringId: string
  offering: OfferingDetail
  first: OfferingEditValidation
  /** What was typed is given up for what is there now. */ onReplace: () => void
}
type Asked = { input: OfferingInput; people: number; ending: Ending }

/** An existing posting in the same form as a new one. A public one is saved at once; one that is to be published goes by the confirmation. */
export function EditOfferingForm({
  clientId,
  offerId,
  offeringId,
  offering,
  first,
  onReplace,
}: Props) {
  const router = useRouter()
  const { held, hold, drop } = usePosting()
  const here = { clientId, offerId, offeringId }
  const { data: me } = useQuery(accounts.me, {})
  const draftKey = postingDraftKey(me?.id, clientId, offerId, offeringId)
  const [restored] = useState(held)
  const [save, saving] = useMutation(postings.edit)
  const version = useRef(offering.lockVersion)
  const publishing = useRef(false)
  const [conflict, setConflict] = useState<{ messages: readonly string[]; ending: Ending }>()
  const [asked, setAsked] = useState<Asked>()
  const [Conflict, conflictFailed, conflictAgain] = useConflict(conflict !== undefined)
  const [RaiseDialog, raiseFailed, raiseAgain] = useRaise(asked !== undefined)
  const hidden = offering.status === 'unpublished'
  const detail = href(routes.offering, { clientId, offeringId })
  const copy = href(routes.newOffering, { clientId, offerId }, { copyOf: offering.id })
  const promised = offering.peopleMatched > 0 && lockOf(first, 'breakMin') !== undefined
  const check = useCallback(
    (body: OfferingInput) =>
      request(postings.validateEdit, { clientId, offerId, offeringId, body }),
    [clientId, offerId, offeringId],
  )

  async function write(input: OfferingInput, ending: Ending) {
    setConflict(undefined)
    try {
      await save({
        ...here,
        body: { ...input, lockVersion: version.current, publish: false, acknowledged: false },
      })
      drop()
      ending.forget()
      ending.pass()
      flashMessage({
        type: 'success',
        body: [
          hidden ? '求人を保存しました。まだ公開していません。' : '求人の変更を保存しました。',
        ],
      })
      await router.push(detail)
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'stale') throw atItsField(error)
      setConflict({ messages: error.messages, ending })
    }
  }
  async function onRefused(input: OfferingInput, ending: Ending) {
    const { lockVersion } = await request(offerings.one, { clientId, offeringId })
    if (lockVersion === version.current) return undefined
    // Nothing is saved: whose the other version is, only the refusal of a save tells.
    await write(input, ending)
    return 'told' as const
  }
  async function onAgreed(
    input: OfferingInput,
    { notifiedCount = 0 }: { notifiedCount?: number },
    ending: Ending,
  ) {
    if (hidden && publishing.current) {
      hold({ values: ending.values, input, lockVersion: version.current })
      keepDraft(draftKey, ending.values)
      ending.pass()
      return router.push(
        href(routes.confirmOffering, { clientId, offerId }, { offeringId: offering.id }),
      )
    }
    if (notifiedCount > 0) return setAsked({ input, people: notifiedCount, ending })
    return write(input, ending)
  }

  return (
    <PostingForm
      clientId={clientId}
      offerId={offerId}
      draftKey={draftKey}
      opened={restored?.values ?? valuesOfPosting(offering)}
      restored={restored !== undefined}
      check={check}
      first={restored ? undefined : first}
      usual={null}
      least={
        promised
          ? {
              people: offering.peopleMatched,
              hourlyWageYen: offering.hourlyWageYen,
              transportationYen: offering.transportationYen,
            }
          : undefined
      }
      instead={
        <ButtonLink tone='link' size={32} href={copy}>
          同じ条件で新しい求人を作る
        </ButtonLink>
      }
      head={
        <>
          <TemplateRow clientId={clientId} title={offering.title} fixed />
          {conflict &&
            (Conflict ? (
              <Conflict
                {...here}
                opened={offering}
                messages={conflict.messages}
                busy={saving}
                onKeep={(lockVersion) => {
                  version.current = lockVersion
                  setConflict(undefined)
                  document.querySelector<HTMLFormElement>('#posting-form')?.requestSubmit()
                }}
                onReplace={() => {
                  drop()
                  conflict.ending.forget()
                  onReplace()
                }}
              />
            ) : (
              conflictFailed && <MissingPart onRetry={conflictAgain} />
            ))}
          <Notice>
            {hidden
              ? 'この求人は公開していません。内容を直して、確認の画面から公開できます。'
              : promised
                ? '公開中の求人です。マッチング済みのワーカーがいるため、変えられない条件があります。'
                : '公開中の求人です。保存すると、ワーカーに見える内容がすぐに変わります。'}
          </Notice>
          {asked &&
            (RaiseDialog ? (
              <RaiseDialog
                people={asked.people}
                loading={saving}
                onClose={() => setAsked(undefined)}
                onApply={() => {
                  void write(asked.input, asked.ending)
                    .catch(notifyError)
                    .finally(() => setAsked(undefined))
                }}
              />
            ) : (
              raiseFailed && <MissingPart onRetry={raiseAgain} />
            ))}
        </>
      }
      onAgreed={onAgreed}
      onRefused={onRefused}
      buttons={(submitting, pass) => (
        <>
          <div className='postingFormEnds' data-two={hidden || undefined}>
            {hidden && (
              <Button
                type='submit'
                tone='primary'
                size={48}
                wide
                loading={submitting && publishing.current}
                onClick={() => {
                  publishing.current = true
                }}
              >
                確認へ進む
              </Button>
            )}
            <Button
              type='submit'
              {...(hidden ? {} : { tone: 'primary' as const })}
              size={48}
              wide
              loading={saving || (submitting && !publishing.current)}
              onClick={() => {
                publishing.current = false
              }}
            >
              {hidden ? '公開せずに保存する' : '変更を保存する'}
            </Button>
          </div>
          <Button
            data-quit=''
            tone='quiet'
            size={44}
            wide
            onClick={() => {
              pass()
              void router.push(detail)
            }}
          >
            下書きを残してやめる
          </Button>
        </>
      )}
    />
  )
}
