import { Pencil } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { useQuery } from '@/api/useQuery'
import { BudgetApproval } from '@/components/budgets/BudgetApproval'
import { ContractAgreement, useAgreement } from '@/components/offers/ContractAgreement'
import {
  ImmediateContractNote,
  immediateContractText,
} from '@/components/offers/ImmediateContractNote'
import { QueryResult, allOf } from '@/components/queries/QueryResult'
import type { OfferingInput, OfferingValidation } from '@/contracts/offerings/schemas'
import { offers } from '@/contracts/offers'
import type { Offer } from '@/contracts/offers/schemas'
import { useConfirmation } from '@/features/offerings/hooks/useConfirmation'
import { usePublish } from '@/features/offerings/hooks/usePublish'
import { Button } from '@/ui/buttons/Button'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { ConfirmDialog } from '@/ui/dialogs/ConfirmDialog'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { ActionBar } from '@/ui/layout/ActionBar'
import { PageSection } from '@/ui/layout/PageSection'
import { TwoColumns } from '@/ui/layout/TwoColumns'
import { ConfirmationBill } from './ConfirmationBill'
import { ConfirmationNotices } from './ConfirmationNotices'
import { GraduateRecipients, PublishLabel } from './GraduateRecipients'
import { PostedTerms } from './PostedTerms'
import { PostedTicket } from './PostedTicket'

type Props = {
  clientId: string
  offerId: string
  input: OfferingInput
  backHref: string
  onPublished: (offeringId: number) => void
  /** Called when the offering was saved without publishing, because head office must first approve the budget. */
  onKept: (offeringId: number) => void
  /** The existing offering and the version that was edited; undefined for a new one. */
  edited: { offeringId: string; lockVersion: number } | undefined
}

/** Validates the offering and reads its offer, then shows the confirmation. */
export function Confirmation(props: Props) {
  const { clientId, offerId, input, edited } = props
  const validation = useConfirmation(clientId, offerId, edited?.offeringId ?? '', input)
  const offer = useQuery(offers.one, { clientId, offerId })
  const combined = allOf({ validation, offer })
  if (combined.data)
    return (
      <ConfirmationContent
        {...props}
        offer={combined.data.offer}
        validation={combined.data.validation}
        onRevalidate={() => void validation.mutate()}
      />
    )
  return (
    <QueryResult
      of={combined}
      name='募集内容'
      note={`${combined.error?.message ?? ''} 募集はまだ始まっていません。`}
      skeleton={
        <>
          <Skeleton kind='ticket' rows={1} />
          <Skeleton kind='form' />
        </>
      }
    />
  )
}

type ContentProps = Props & {
  offer: Offer
  validation: OfferingValidation
  onRevalidate: () => void
}

/** The cost, the terms as workers read them, and the publish button. */
function ConfirmationContent(props: ContentProps) {
  const { clientId, input, backHref, offer, onRevalidate } = props
  // Without a response the offering may already be published. A new validation would then count its cost twice,
  // possibly exceed the limits of the month, and block the retry, so the validation of the first attempt is kept.
  const [unansweredValidation, setUnansweredValidation] = useState<OfferingValidation>()
  const validation = unansweredValidation ?? props.validation
  const { preview, acknowledgementRequired } = validation
  const agreement = useAgreement(acknowledgementRequired)
  // Typing 100 instead of 10 could lead to 100 labour contracts, so an unusual number is confirmed.
  const [isAsking, setIsAsking] = useState(false)
  const manyPeople = validation.warnings.find(({ code }) => code === 'many_people')
  const { publish, keep, conflictMessages, isSaving } = usePublish({
    ...props,
    onFailed: (isPerhapsDone) => {
      setUnansweredValidation(isPerhapsDone ? validation : undefined)
      if (!isPerhapsDone) onRevalidate()
    },
  })
  return (
    <>
      <TwoColumns
        form
        side={
          <>
            {preview && (
              <ConfirmationBill
                preview={preview}
                usage={validation.usage}
                hourlyWageYen={input.hourlyWageYen}
                graduateFee={validation.graduateFee}
              />
            )}
            {acknowledgementRequired && <ContractAgreement {...agreement.props} />}
            <ImmediateContractNote />
          </>
        }
      >
        <Body>
          {preview && <PostedTicket preview={preview} input={input} />}
          {validation.budget && (
            <div data-problem=''>
              <BudgetApproval
                clientId={clientId}
                budget={validation.budget}
                onKeep={() => void keep()}
                isKeeping={isSaving}
                onChange={onRevalidate}
              />
            </div>
          )}
          <ConfirmationNotices
            validation={validation}
            conflictMessages={conflictMessages}
            backHref={backHref}
          />
          {input.scope === 'graduate' && (
            <GraduateRecipients clientId={clientId} validation={validation} />
          )}
          <PageSection
            title='ワーカーに見える内容'
            aside={
              <ButtonLink tone='link' size={32} icon={<Pencil aria-hidden />} href={backHref}>
                修正する
              </ButtonLink>
            }
          >
            <PostedTerms clientId={clientId} offer={offer} input={input} preview={preview} />
          </PageSection>
        </Body>
      </TwoColumns>
      {isAsking && manyPeople && (
        <ConfirmDialog
          title={`${input.peopleWanted}名の募集を開始しますか`}
          applyLabel={`${input.peopleWanted}名の募集を開始する`}
          cancelLabel='やめる'
          loading={isSaving}
          onApply={() => {
            setIsAsking(false)
            void publish(agreement.isAcknowledged)
          }}
          onClose={() => setIsAsking(false)}
        >
          <p>{manyPeople.message}</p>
        </ConfirmDialog>
      )}
      <ActionBar summary={immediateContractText}>
        <Button
          tone='primary'
          size={48}
          wide
          loading={isSaving}
          onClick={() => {
            const hasProblem = conflictMessages !== undefined || validation.errors.length > 0
            if (!agreement.isReady(hasProblem)) return
            if (manyPeople) setIsAsking(true)
            else void publish(agreement.isAcknowledged)
          }}
        >
          <PublishLabel clientId={clientId} scope={input.scope} />
        </Button>
        <ButtonLink size={48} wide href={backHref}>
          修正する
        </ButtonLink>
      </ActionBar>
    </>
  )
}

const Body = styled.div`
  display: grid;
  gap: 20px;
  min-width: 0;
  > section {
    margin-top: 4px;
  }
`
