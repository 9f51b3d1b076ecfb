import { useState } from 'react'
import { notifyError } from '@/api/client'
import { useMutation } from '@/api/useMutation'
import { useAgreement } from '@/components/offers/ContractAgreement'
import { bulkOfferings } from '@/contracts/bulkOfferings'
import type {
  MultidateDate,
  MultidateItem,
  MultidatePosting,
} from '@/contracts/bulkOfferings/schemas'
import type { DateValidation } from '@/features/bulkOfferings/lib/bulkValues'
import { useBulkCheck } from './useBulkCheck'

/** The conditions of an item, without its result. */
const dateOf = ({
  id: _id,
  result: _result,
  offeringId: _offeringId,
  errors: _errors,
  ...date
}: MultidateItem): MultidateDate => date

/**
 * What the row of an item shows. Until the validation arrives, an unchanged item shows the errors of the failed run.
 */
const rowOf = (
  item: MultidateItem,
  repairedDate: MultidateDate | undefined,
  validation: DateValidation | undefined,
) => ({
  date: repairedDate ?? dateOf(item),
  base: dateOf(item),
  isRepaired: repairedDate !== undefined,
  isValid: validation?.errors.length === 0,
  validation: validation ?? (repairedDate ? undefined : { errors: item.errors, warnings: [] }),
})

type Options = {
  clientId: string
  run: MultidatePosting
  canRepair: boolean
  onChanged: (run: MultidatePosting) => void
}

/** Repairs the failed dates of a run or gives them up. Nothing is sent before `submit`. */
export function useRunRepair({ clientId, run, canRepair, onChanged }: Options) {
  const [repair, isRepairing] = useMutation(bulkOfferings.repair)
  const [repairedDates, setRepairedDates] = useState<Readonly<Record<number, MultidateDate>>>({})
  const [removedIds, setRemovedIds] = useState<readonly number[]>([])
  const failedItems = run.items.filter((item) => item.result === 'failed')
  const dateFor = (item: MultidateItem) => repairedDates[item.id] ?? dateOf(item)
  const remainingItems = failedItems.filter((item) => !removedIds.includes(item.id))
  const { validation } = useBulkCheck(
    clientId,
    run.sourceOfferingId,
    canRepair ? remainingItems.map(dateFor) : [],
  )
  const needsAcknowledgement = validation?.acknowledgementRequired === true
  const agreement = useAgreement(needsAcknowledgement && remainingItems.length > 0)
  const validationFor = (item: MultidateItem) =>
    validation?.items.find(({ workOn }) => workOn === dateFor(item).workOn)
  const errorCount = remainingItems.filter((item) => {
    const itemValidation = validationFor(item)
    return itemValidation ? itemValidation.errors.length > 0 : !repairedDates[item.id]
  }).length

  async function submit() {
    if (!agreement.isReady(errorCount > 0)) return
    try {
      onChanged(
        await repair({
          clientId,
          operationId: run.id,
          body: {
            items: remainingItems.map((item) => ({ ...dateFor(item), itemId: item.id })),
            skippedItemIds: [...removedIds],
            acknowledged: agreement.isAcknowledged,
          },
        }),
      )
    } catch (error) {
      notifyError(error)
    }
  }

  return {
    failedItems,
    remainingItems,
    removedIds,
    errorCount,
    isRepairing,
    agreement,
    needsAcknowledgement,
    rowOf: (item: MultidateItem) => ({
      ...rowOf(item, repairedDates[item.id], validationFor(item)),
      isRemoved: removedIds.includes(item.id),
      otherDays: run.items
        .filter((other) => other.id !== item.id)
        .map((other) => dateFor(other).workOn),
    }),
    removeItem: (id: number) => setRemovedIds([...removedIds, id]),
    restoreItem: (id: number) => setRemovedIds(removedIds.filter((removedId) => removedId !== id)),
    changeItem: (id: number, date: MultidateDate) =>
      setRepairedDates({ ...repairedDates, [id]: date }),
    submit,
  }
}
export type RunRepair = ReturnType<typeof useRunRepair>
