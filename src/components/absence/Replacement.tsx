import { useState } from 'react'
import useSWR from 'swr'
import type { ApiError } from '@/api/ApiError'
import { notifyError, request } from '@/api/client'
import { useMutation } from '@/api/useMutation'
import { useQuery } from '@/api/useQuery'
import { ContractAgreement, useAgreement } from '@/components/offers/ContractAgreement'
import { useCan } from '@/components/permissions/useCan'
import { QueryResult } from '@/components/queries/QueryResult'
import { offerings } from '@/contracts/offerings'
import type {
  OfferingDetail,
  OfferingInput,
  OfferingValidation,
} from '@/contracts/offerings/schemas'
import { replacementFor } from '@/domain/offerings/replacement'
import { bonusPayerLabel } from '@/domain/pay/bonus'
import { serverNow } from '@/lib/clock'
import { formatShift, type Instant } from '@/lib/date'
import { notify } from '@/lib/notifications/notificationQueue'
import { formatYen } from '@/lib/text/money'
import { Button } from '@/ui/buttons/Button'
import { DescriptionList } from '@/ui/data-display/DescriptionList'
import { SheetButtons } from '@/ui/dialogs/sheetParts'
import { Notice } from '@/ui/feedback/Notice'
import { Skeleton } from '@/ui/feedback/Skeleton'

type Props = {
  clientId: string
  offeringId: number | string
  /** The worker to be replaced. */
  userId: number
  onDone: () => void
}

/** Posts one seat for the rest of the shift, or shows why nothing can be posted. */
export function Replacement({ clientId, offeringId, userId, onDone }: Props) {
  const canCreate = useCan(offerings.create)
  const found = useQuery(offerings.one, canCreate ? { clientId, offeringId } : null)
  if (!canCreate)
    return (
      <NoReplacement onDone={onDone}>代わりの募集は、店舗管理者にご依頼ください。</NoReplacement>
    )
  return (
    <QueryResult of={found} name='求人' inline skeleton={<Skeleton kind='text' rows={4} />}>
      {(offering) => (
        <ReplacementPlan clientId={clientId} userId={userId} offering={offering} onDone={onDone} />
      )}
    </QueryResult>
  )
}

function NoReplacement({ children, onDone }: { children: string; onDone: () => void }) {
  return (
    <>
      <Notice tone='plain'>{children}</Notice>
      <SheetButtons>
        <Button size={48} onClick={onDone}>
          閉じる
        </Button>
      </SheetButtons>
    </>
  )
}

function ReplacementPlan({
  offering,
  ...props
}: {
  clientId: string
  userId: number
  offering: OfferingDetail
  onDone: () => void
}) {
  // Computed once when it opens: the displayed times must not change before they are confirmed.
  const [plan] = useState(() => replacementFor(offering, serverNow()))
  return 'refusal' in plan ? (
    <NoReplacement onDone={props.onDone}>{plan.refusal}</NoReplacement>
  ) : (
    <ReplacementOffer {...props} {...plan} offering={offering} />
  )
}

function ReplacementOffer({
  clientId,
  userId,
  offering,
  input,
  startAt,
  onDone,
}: {
  clientId: string
  userId: number
  offering: OfferingDetail
  input: OfferingInput
  startAt: Instant
  onDone: () => void
}) {
  const { offerId } = offering
  const validated = useSWR<OfferingValidation, ApiError>(
    ['replacement', clientId, offerId, input],
    () => request(offerings.validate, { clientId, offerId, body: input }),
  )
  const [create, isCreating] = useMutation(offerings.create)
  const { data: validation } = validated
  const agreement = useAgreement(validation?.acknowledgementRequired === true)
  const [isPosted, setIsPosted] = useState(false)
  if (!validation)
    return (
      <QueryResult
        of={validated}
        name='代わりの募集の条件'
        inline
        skeleton={<Skeleton kind='text' rows={4} />}
      />
    )
  const {
    errors: [problem],
    preview,
    acknowledgementRequired,
  } = validation
  const bonuses = (preview?.pay.bonuses ?? []).map(
    ({ name, yen, payer }) => `${name} ${formatYen(yen)}(${bonusPayerLabel[payer]})`,
  )
  if (problem) return <NoReplacement onDone={onDone}>{problem.message}</NoReplacement>
  async function handlePost() {
    try {
      await create({
        clientId,
        offerId,
        body: {
          ...input,
          publish: true,
          acknowledged: agreement.isAcknowledged,
          replaces: { offeringId: offering.id, userId },
        },
      })
      setIsPosted(true)
      notify({
        type: 'success',
        body: ['代わりの1名の募集を開始しました。申し込みがあると自動で表示されます。'],
      })
      onDone()
    } catch (postError) {
      notifyError(postError)
      void validated.mutate()
    }
  }
  return (
    <>
      <DescriptionList
        narrow
        items={[
          { label: '仕事', value: offering.title },
          { label: '日時', value: <b>{formatShift(startAt, offering.endAt, serverNow())}</b> },
          { label: '人数', value: '1名(一般公開)' },
          {
            label: '時給 / 交通費',
            value: `${formatYen(offering.hourlyWageYen)} / ${offering.transportationYen > 0 ? formatYen(offering.transportationYen) : 'なし'}`,
          },
          ...(bonuses.length > 0 ? [{ label: 'ボーナス', value: bonuses.join('、') }] : []),
          ...(preview
            ? [
                {
                  label: '費用の見込み',
                  value: (
                    <>
                      <b>{formatYen(preview.cost.totalYen)}</b> <small>税込</small>
                    </>
                  ),
                },
              ]
            : []),
        ]}
      />
      {acknowledgementRequired && <ContractAgreement {...agreement.props} />}
      <p>公開するとすぐに申し込みがあり、契約が成立することがあります。</p>
      <SheetButtons>
        <Button
          tone='primary'
          size={48}
          loading={isCreating || isPosted}
          onClick={() => {
            if (agreement.isReady()) void handlePost()
          }}
        >
          1名の募集を公開する
        </Button>
        <Button size={48} onClick={onDone}>
          募集しない
        </Button>
      </SheetButtons>
    </>
  )
}
