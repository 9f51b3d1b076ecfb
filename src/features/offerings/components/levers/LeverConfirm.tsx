import { ContractAgreement, useAgreement } from '@/components/offers/ContractAgreement'
import type { Lever } from '@/contracts/levers/schemas'
import { leverWords } from '@/domain/offerings/leverWords'
import { YenChanges } from '@/ui/data-display/YenChanges'
import { ConfirmDialog } from '@/ui/dialogs/ConfirmDialog'

type Props = {
  lever: Lever
  peopleMatched: number
  acknowledgementRequired: boolean
  isPulling: boolean
  onApply: (acknowledged: boolean) => void
  onClose: () => void
}

/** Confirms a raise for matched workers, and asks for the monthly agreement before an offering is published. */
export function LeverConfirm({
  lever,
  peopleMatched,
  acknowledgementRequired,
  isPulling,
  onApply,
  onClose,
}: Props) {
  const { title, detail } = leverWords(lever, peopleMatched)
  const asksAgreement = lever.added.length > 0 && acknowledgementRequired
  const agreement = useAgreement(asksAgreement)
  return (
    <ConfirmDialog
      title={title}
      applyLabel={title}
      irreversible={lever.notifiedCount > 0}
      loading={isPulling}
      onApply={() => {
        if (agreement.isReady()) onApply(agreement.isAcknowledged)
      }}
      onClose={onClose}
    >
      <p>{detail}</p>
      <YenChanges
        changes={[
          {
            label: '費用の見込み(税込)',
            fromYen: lever.costBefore.totalYen,
            toYen: lever.costAfter.totalYen,
          },
        ]}
      />
      {asksAgreement && <ContractAgreement {...agreement.props} />}
    </ConfirmDialog>
  )
}
