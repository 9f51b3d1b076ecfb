import { ApiError } from '@/api/ApiError'
import { useMutation } from '@/api/useMutation'
import { useVersionedForm } from '@/api/useVersionedForm'
import { closingDays } from '@/contracts/closingDays'
import type { ClosingKind } from '@/contracts/closingDays/enums'
import type { ClosingDay, ClosingDayInput } from '@/contracts/closingDays/schemas'
import { closingDayText } from '@/domain/clients/closingDays'
import { serverNow } from '@/lib/clock'
import { dayOf } from '@/lib/date'
import { notify } from '@/lib/notifications/notificationQueue'

export type ClosingDayFormProps = {
  clientId: string
  kind: ClosingKind
  /** The closing day to change, as it was when the form opened; undefined adds one. */
  changed?: ClosingDay | undefined
  onClose: () => void
  /** Reads the closing day again; undefined if another user has deleted it. */
  readLatest: () => Promise<ClosingDay | undefined>
}

const valuesOf = (kind: ClosingKind, day: ClosingDay | undefined) => {
  const today = dayOf(serverNow())
  return {
    kind,
    weekday: day?.weekday ?? null,
    weeks: day?.weeks ?? [],
    startsOn: day?.startsOn ?? today,
    endsOn: day?.endsOn ?? (kind === 'single' ? today : ''),
    opensOnHolidays: day?.opensOnHolidays ?? false,
    reason: day?.reason ?? '',
  }
}

/** The form of a closing day. */
export function useClosingDayForm(props: ClosingDayFormProps) {
  const { clientId, kind, changed, onClose, readLatest } = props
  const [create] = useMutation(closingDays.create)
  const [update] = useMutation(closingDays.update)
  const versioned = useVersionedForm(() => import('@/features/closingDays/closingDay.schema'), {
    record: changed,
    valuesOf: (day) => valuesOf(kind, day),
    readLatest,
  })
  async function change({ id, lockVersion }: ClosingDay, body: ClosingDayInput) {
    try {
      await update({ clientId, closingDayId: String(id), body: { ...body, lockVersion } })
    } catch (problem) {
      // Another user has deleted it: reading again shows that in the form.
      if (problem instanceof ApiError && problem.status === 404) void readLatest()
      throw problem
    }
  }
  const onForm = versioned.submitWith(async (body, opened) => {
    await (opened ? change(opened, body) : create({ clientId, body }))
    const closedText = `${closingDayText(body, serverNow())}を休みにしました。`
    notify({ type: 'success', body: [opened ? `休みを変えました。${closedText}` : closedText] })
    onClose()
  })
  return { versioned, onForm }
}
