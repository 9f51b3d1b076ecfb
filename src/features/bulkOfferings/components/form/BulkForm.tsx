import dynamic from 'next/dynamic'
import { useRouter } from 'next/router'
import { useState } from 'react'
import { isUnconfirmed } from '@/api/ApiError'
import { notifyError } from '@/api/client'
import { useMutation } from '@/api/useMutation'
import { useUrlState } from '@/api/useUrlState'
import { useClosures } from '@/components/closingDays/useClosures'
import { bulkOfferings } from '@/contracts/bulkOfferings'
import type { OfferingDetail } from '@/contracts/offerings/schemas'
import { cannotPublishFor, lastOfferingDay } from '@/domain/offerings/offering'
import { useBulkCheck } from '@/features/bulkOfferings/hooks/useBulkCheck'
import { useSelectedDates } from '@/features/bulkOfferings/hooks/useSelectedDates'
import { conditionsOf, type Conditions } from '@/features/bulkOfferings/lib/bulkValues'
import { serverNow } from '@/lib/clock'
import { addDays, dayOf, isDay, shiftOf } from '@/lib/date'
import { showNoteAfterBulkCreateOfferings } from '@/lib/storage/storedValues'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { useUnsavedGuard } from '@/shell/page/useUnsavedGuard'
import { useHolidays } from '@/ui/dates/useHolidays'
import { LazyBoundary } from '@/ui/feedback/LazyBoundary'
import { DateSelection } from './DateSelection'

const loadConfirm = () =>
  import('@/features/bulkOfferings/components/confirm/BulkConfirm').then((m) => m.BulkConfirm)
const preloadConfirm = () => void loadConfirm().catch(() => undefined)
const BulkConfirm = dynamic(loadConfirm, { ssr: false, loading: LazyBoundary })

/** The first and the last day on which a shift with these conditions can still be posted. */
function postableRange(base: Conditions) {
  const now = serverNow()
  const today = dayOf(now)
  const canPostToday =
    cannotPublishFor(shiftOf(today, base.startTime, base.endTime).startAt, now) === undefined
  return { today, first: canPostToday ? today : addDays(today, 1), last: lastOfferingDay(now) }
}

type Props = { clientId: string; source: OfferingDetail; onChangeSource: () => void }

/** Step 1 selects the dates, step 2 (in the URL as `step=confirm`) confirms and publishes them. */
export function BulkForm({ clientId, source, onChangeSource }: Props) {
  const router = useRouter()
  const [query] = useUrlState(routes.bulkCreate.query)
  const base = conditionsOf(source)
  const { today, first, last } = postableRange(base)
  const holidayOf = useHolidays()
  const closureOf = useClosures(clientId)
  const selectedDates = useSelectedDates(
    query.on.split(',').filter((day) => isDay(day) && day >= first && day <= last),
    { first, last, holidayOf, closureOf },
  )
  const items = selectedDates.itemsOf(base)
  const check = useBulkCheck(clientId, source.id, items)
  const [create, isCreating] = useMutation(bulkOfferings.create)
  const [isSubmitted, setIsSubmitted] = useState(false)
  const isConfirming = query.step === 'confirm' && items.length > 0
  const on = selectedDates.days.join(',')
  const hasUnsavedDates = on !== query.on || Object.keys(selectedDates.changedDates).length > 0
  // Going back restores the days in the URL, so leaving with them needs no warning.
  const [guard, allowLeaving] = useUnsavedGuard(
    items.length > 0 && !isConfirming && hasUnsavedDates,
    {
      note: 'このまま移動すると、選んだ日は失われます。',
    },
  )
  const hrefOfStep = (step: '' | 'confirm') =>
    href(routes.bulkCreate, { clientId }, { offeringId: source.id, on, step })

  async function handleContinue() {
    // The days are kept in the URL, so that going back or reloading restores them.
    await router.replace(hrefOfStep(''), undefined, { shallow: true, scroll: false })
    await router.push(hrefOfStep('confirm'), undefined, { shallow: true })
    scrollTo({ top: 0 })
  }
  async function handlePublish(acknowledged: boolean) {
    if (isSubmitted) return
    try {
      const { id } = await create({
        clientId,
        offeringId: source.id,
        body: { items, acknowledged },
      })
      // A second click before the next page appears must not publish again.
      setIsSubmitted(true)
      showNoteAfterBulkCreateOfferings.set(true)
      allowLeaving()
      await router.replace(href(routes.bulkCreate, { clientId }, { operationId: id }))
    } catch (error) {
      notifyError(error)
      // Without a response the offerings may already be published. A new check would then count their cost twice,
      // possibly exceed the limits of the month, and block the retry.
      if (!isUnconfirmed(error)) check.retry()
    }
  }

  if (isConfirming)
    return (
      <BulkConfirm
        source={source}
        items={items}
        base={base}
        check={check}
        isPublishing={isCreating || isSubmitted}
        onBack={() => void router.replace(hrefOfStep(''), undefined, { shallow: true })}
        onPublish={(acknowledged) => void handlePublish(acknowledged)}
      />
    )
  return (
    <>
      {guard}
      <DateSelection
        clientId={clientId}
        source={source}
        range={{ today, first, last }}
        base={base}
        items={items}
        selectedDates={selectedDates}
        check={check}
        holidayOf={holidayOf}
        closureOf={closureOf}
        onChangeSource={onChangeSource}
        onContinue={() => void handleContinue()}
        onPreloadConfirm={preloadConfirm}
      />
    </>
  )
}
