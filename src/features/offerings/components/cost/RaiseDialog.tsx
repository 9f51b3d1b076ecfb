import type { OfferingDetail, OfferingInput } from '@/contracts/offerings/schemas'
import { payOf } from '@/domain/pay/pay'
import { YenChanges } from '@/ui/data-display/YenChanges'
import { ConfirmDialog } from '@/ui/dialogs/ConfirmDialog'

type Conditions = Pick<OfferingInput, 'hourlyWageYen' | 'transportationYen'>

/** Confirms a raise for matched workers: they are notified at once, and it cannot be undone. */
export function RaiseDialog({
  people,
  offering,
  raised,
  loading,
  onApply,
  onClose,
}: {
  people: number
  offering: OfferingDetail
  raised: Conditions
  loading: boolean
  onApply: () => void
  onClose: () => void
}) {
  const grossYen = (conditions: Conditions) =>
    payOf({ ...offering, ...conditions, bonuses: [] }).grossYen
  return (
    <ConfirmDialog
      title={`マッチング済みの${people}名の報酬を上げますか`}
      applyLabel={`${people}名に知らせて保存する`}
      cancelLabel='やめる'
      loading={loading}
      onApply={onApply}
      onClose={onClose}
    >
      <YenChanges
        changes={[
          { label: '時給', fromYen: offering.hourlyWageYen, toYen: raised.hourlyWageYen },
          { label: '交通費', fromYen: offering.transportationYen, toYen: raised.transportationYen },
          {
            label: '予定どおり働いたときの報酬(1名)',
            fromYen: grossYen(offering),
            toYen: grossYen({
              hourlyWageYen: raised.hourlyWageYen,
              transportationYen: raised.transportationYen,
            }),
          },
        ]}
      />
      <p>
        保存すると、{people}
        名のメッセージに新しい報酬を知らせます。労働契約の条件になるため、あとから下げることはできません。
      </p>
    </ConfirmDialog>
  )
}
