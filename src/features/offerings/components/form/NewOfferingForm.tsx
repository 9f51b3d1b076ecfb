import { History } from 'lucide-react'
import { useRouter } from 'next/router'
import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { request } from '@/api/client'
import { useQuery } from '@/api/useQuery'
import { accounts } from '@/contracts/accounts'
import { offerings } from '@/contracts/offerings'
import type { OfferingInput, OfferingSuggestion } from '@/contracts/offerings/schemas'
import type { Offer } from '@/contracts/offers/schemas'
import { offerRefusals } from '@/domain/offers/offerRefusals'
import { keepDraft, offeringDraftKey } from '@/features/offerings/lib/offeringDraft'
import { offeringPaths } from '@/features/offerings/lib/offeringPaths'
import { forGroup, inputOf, onDay } from '@/features/offerings/lib/offeringValues'
import { serverNow } from '@/lib/clock'
import { dayOf, formatDay } from '@/lib/date'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { Button } from '@/ui/buttons/Button'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { Notice } from '@/ui/feedback/Notice'
import { OfferingForm } from './OfferingForm'
import { useFormPages } from './OfferingPages'
import { OfferRow } from './OfferRow'

type Props = {
  clientId: string
  offerId: string
  offer: Pick<Offer, 'title' | 'status'>
  suggestion: OfferingSuggestion
  on: string
  /** The group it is limited to; 0: as in the previous offering. */
  groupId: number
  /** The offering that the user picked; 0: the last one. */
  copyOf: number
  /** Goes straight to the confirmation, because the conditions need no change. */
  isConfirming: boolean
}

/** The form of a new offering, prefilled from the last one, so that repeating a shift only needs another day. */
export function NewOfferingForm(props: Props) {
  const { clientId, offerId, offer, suggestion } = props
  const router = useRouter()
  const { savedWork, saveWork, isForGraduates } = useFormPages()
  const paths = offeringPaths({ clientId, offerId }, isForGraduates)
  const { data: me } = useQuery(accounts.me, {})
  const [restoredWork] = useState(savedWork)
  const draftKey = offeringDraftKey(me?.id, clientId, offerId, isForGraduates ? 'graduates' : '')
  const validate = useCallback(
    (body: OfferingInput) => request(offerings.validate, { clientId, offerId, body }),
    [clientId, offerId],
  )
  const [initialValues] = useState(
    () => restoredWork?.values ?? forGroup(onDay(suggestion, props.on), props.groupId),
  )
  const isAsSuggested =
    !restoredWork && props.groupId === 0 && initialValues.workOn === suggestion.input.workOn
  const confirmAtOnce = useEffectEvent(() => {
    const input = inputOf(initialValues, serverNow())
    // An incomplete suggestion stays in the form, to be completed.
    if (!input) return
    saveWork({ values: initialValues, input, lockVersion: undefined })
    keepDraft(draftKey, initialValues)
    void router.replace(paths.confirmation)
  })
  const isConfirming = props.isConfirming && draftKey !== undefined
  useEffect(() => {
    if (isConfirming) confirmAtOnce()
  }, [isConfirming])
  return (
    <OfferingForm
      clientId={clientId}
      offerId={offerId}
      draftKey={draftKey}
      initialValues={initialValues}
      isRestored={restoredWork !== undefined}
      validate={validate}
      initialValidation={isAsSuggested ? suggestion.validation : undefined}
      usualPeople={suggestion.usualPeople}
      offerRefusal={offer.status === 'usable' ? undefined : offerRefusals[offer.status]}
      intro={
        <>
          <OfferRow clientId={clientId} title={offer.title} />
          {!restoredWork && <PrefillNotice {...props} isForGraduates={isForGraduates} />}
        </>
      }
      onValid={(input, _, { values, allowLeaving }) => {
        saveWork({ values, input, lockVersion: undefined })
        keepDraft(draftKey, values)
        allowLeaving()
        return router.push(paths.confirmation)
      }}
      buttons={(isSubmitting, allowLeaving) => (
        <>
          <Button type='submit' tone='primary' size={48} wide loading={isSubmitting}>
            確認へ進む
          </Button>
          <Button
            tone='quiet'
            size={44}
            wide
            onClick={() => {
              allowLeaving()
              void router.push(paths.list.href)
            }}
          >
            下書きを残してやめる
          </Button>
        </>
      )}
    />
  )
}

/** Names the offering that the form was prefilled from, and links to creating it on several days. */
function PrefillNotice({
  clientId,
  suggestion,
  copyOf,
  isForGraduates,
}: Pick<Props, 'clientId' | 'suggestion' | 'copyOf'> & { isForGraduates: boolean }) {
  const { basedOn, basedOnWorkOn } = suggestion
  if (basedOn !== 'offering' || !basedOnWorkOn) return null
  const now = serverNow()
  const day = <b>{formatDay(basedOnWorkOn, now)}</b>
  const isCopy = copyOf > 0
  // As in the list of offers, 「前回」 means the last shift that has started. The source may still be in the future.
  const isAhead = basedOnWorkOn > dayOf(now)
  return (
    <Notice
      icon={History}
      action={
        isCopy && !isForGraduates ? (
          <ButtonLink
            size={32}
            href={href(routes.bulkCreate, { clientId }, { offeringId: copyOf })}
          >
            複数日に募集
          </ButtonLink>
        ) : undefined
      }
    >
      {isCopy && <>{day} の求人をコピーしました。</>}
      {!isCopy &&
        (isAhead ? <>募集した {day} の条件を入れました。</> : <>前回 {day} の条件を入れました。</>)}
      変えたところだけ直してください。
    </Notice>
  )
}
