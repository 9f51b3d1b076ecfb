import dynamic from 'next/dynamic'
import { useRouter } from 'next/router'
import { useCallback, useState } from 'react'
import { notifyError, request } from '@/api/client'
import { useQuery } from '@/api/useQuery'
import { accounts } from '@/contracts/accounts'
import { offerings, offeringLifecycle } from '@/contracts/offerings'
import type {
  OfferingDetail,
  OfferingInput,
  OfferingEditValidation,
} from '@/contracts/offerings/schemas'
import { OfferingForm } from '@/features/offerings/components/form/OfferingForm'
import { useFormPages } from '@/features/offerings/components/form/OfferingPages'
import { OfferRow } from '@/features/offerings/components/form/OfferRow'
import { useSaveOffering, type OfferingSave } from '@/features/offerings/hooks/useSaveOffering'
import { offeringDraftKey } from '@/features/offerings/lib/offeringDraft'
import { lockOf } from '@/features/offerings/lib/offeringFields'
import { valuesOfOffering } from '@/features/offerings/lib/offeringValues'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { LazyDialogBoundary } from '@/ui/feedback/LazyBoundary'
import { Notice } from '@/ui/feedback/Notice'
import { EditButtons } from './EditButtons'

const RaiseDialog = dynamic(
  () => import('@/features/offerings/components/cost/RaiseDialog').then((m) => m.RaiseDialog),
  { ssr: false, loading: LazyDialogBoundary },
)
const ManyPeopleDialog = dynamic(
  () => import('./ManyPeopleDialog').then((m) => m.ManyPeopleDialog),
  {
    ssr: false,
    loading: LazyDialogBoundary,
  },
)
type Props = {
  clientId: string
  offerId: string
  offeringId: string
  offering: OfferingDetail
  initialValidation: OfferingEditValidation
}

/**
 * Edits an existing offering in the same form as a new one. A public offering is saved directly; publishing a hidden
 * one leads to the confirmation.
 */
export function EditOfferingForm(props: Props) {
  const { clientId, offerId, offeringId, offering, initialValidation } = props
  const router = useRouter()
  const { savedWork } = useFormPages()
  const { data: me } = useQuery(accounts.me, {})
  const draftKey = offeringDraftKey(me?.id, clientId, offerId, offeringId)
  const [restoredWork] = useState(savedWork)
  const save = useSaveOffering({ clientId, offerId, offering, draftKey })
  const isHidden = offering.status === 'unpublished'
  const hasPromises =
    offering.peopleMatched > 0 && lockOf(initialValidation, 'breakMin') !== undefined
  const validate = useCallback(
    (body: OfferingInput) =>
      request(offeringLifecycle.validateEdit, { clientId, offerId, offeringId, body }),
    [clientId, offerId, offeringId],
  )
  return (
    <OfferingForm
      clientId={clientId}
      offerId={offerId}
      draftKey={draftKey}
      initialValues={valuesOfOffering(offering)}
      edited={{
        offering,
        restored: restoredWork?.base && { values: restoredWork.values, base: restoredWork.base },
        readLatest: () => request(offerings.one, { clientId, offeringId }),
      }}
      isRestored={restoredWork !== undefined}
      validate={validate}
      isPublished={!isHidden}
      initialValidation={restoredWork ? undefined : initialValidation}
      usualPeople={null}
      minimum={
        hasPromises
          ? {
              people: offering.peopleMatched,
              hourlyWageYen: offering.hourlyWageYen,
              transportationYen: offering.transportationYen,
            }
          : undefined
      }
      lockedAction={
        <ButtonLink
          tone='link'
          size={32}
          href={href(routes.newOffering, { clientId, offerId }, { copyOf: offering.id })}
        >
          同じ条件で新しい求人を作る
        </ButtonLink>
      }
      intro={
        <>
          <OfferRow clientId={clientId} title={offering.title} isFixed />
          <Notice>{statusNoteOf(isHidden, hasPromises)}</Notice>
          <ManyPeopleOfSave save={save} />
          <RaiseOfSave offering={offering} save={save} />
        </>
      }
      onValid={save.handleValid}
      onInvalid={save.handleInvalid}
      buttons={(isSubmitting, allowLeaving) => (
        <EditButtons
          isHidden={isHidden}
          save={save}
          isSubmitting={isSubmitting}
          onQuit={() => {
            allowLeaving()
            void router.push(href(routes.offering, { clientId, offeringId }))
          }}
        />
      )}
    />
  )
}

function statusNoteOf(isHidden: boolean, hasPromises: boolean) {
  if (isHidden) return 'この求人は公開していません。内容を直して、確認の画面から公開できます。'
  return hasPromises
    ? '公開中の求人です。マッチング済みのワーカーがいるため、変えられない条件があります。'
    : '公開中の求人です。保存すると、ワーカーに見える内容がすぐに変わります。'
}

/** The dialog that confirms an unusually high number of people. */
function ManyPeopleOfSave({
  save: { manyPeople, isSaving, confirmManyPeople, closeManyPeople },
}: {
  save: OfferingSave
}) {
  if (!manyPeople) return null
  return (
    <ManyPeopleDialog
      people={manyPeople.input.peopleWanted}
      message={manyPeople.message}
      loading={isSaving}
      onClose={closeManyPeople}
      onApply={() => {
        void confirmManyPeople(manyPeople).catch(notifyError).finally(closeManyPeople)
      }}
    />
  )
}

/** The dialog that confirms a raise for matched workers. */
function RaiseOfSave({
  offering,
  save: { raise, isSaving, confirmRaise, closeRaise },
}: Pick<Props, 'offering'> & { save: OfferingSave }) {
  if (!raise) return null
  return (
    <RaiseDialog
      people={raise.people}
      offering={offering}
      raised={raise.input}
      loading={isSaving}
      onClose={closeRaise}
      onApply={() => {
        void confirmRaise(raise).catch(notifyError).finally(closeRaise)
      }}
    />
  )
}
