import { useState } from 'react'
import { ApiError } from '@/api/ApiError'
import { useMutation } from '@/api/useMutation'
import { useSchemaForm } from '@/api/useSchemaForm'
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
  /** The closing day that is changed, as it was when the form opened; undefined: one is added. */
  changed?: ClosingDay | undefined
  /** The same as it is now; undefined: somebody else has deleted it. */
  latest?: ClosingDay | undefined
  onClose: () => void
  /** Somebody else changed or deleted it: the list has to be read again. */
  onStale: () => void
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

/**
 * The form of a closing day. `conflict` is there when somebody else was first and the newest version is known: what
 * was entered stays until one of the two versions is chosen.
 */
export function useClosingDayForm(props: ClosingDayFormProps) {
  const { clientId, kind, changed, latest, onClose, onStale } = props
  const [create] = useMutation(closingDays.create)
  const [update] = useMutation(closingDays.update)
  const [messages, setMessages] = useState<readonly string[]>()
  // The version when the form opened: a revalidation must not replace it, or a conflict would go unnoticed.
  const [read, setRead] = useState(changed)
  const [form, submitWith] = useSchemaForm(
    () => import('@/features/closingDays/closingDay.schema'),
    valuesOf(kind, changed),
  )
  /** `over`: the version that it replaces. */
  async function save(body: ClosingDayInput, over: ClosingDay | undefined) {
    try {
      if (over) {
        const { id, lockVersion } = over
        await update({ clientId, closingDayId: String(id), body: { ...body, lockVersion } })
      } else await create({ clientId, body })
    } catch (problem) {
      if (!over || !(problem instanceof ApiError)) throw problem
      if (problem.code === 'stale' || problem.status === 404) onStale()
      if (problem.code !== 'stale') throw problem
      setMessages(problem.messages)
      return
    }
    const said = `${closingDayText(body)}を休みにしました。`
    notify({ type: 'success', body: [over ? `休みを変えました。${said}` : said] })
    onClose()
  }
  const isNewer = latest !== undefined && latest.lockVersion !== read?.lockVersion
  return {
    form,
    onForm: submitWith((body) => save(body, read)),
    messages,
    conflict:
      messages && isNewer
        ? {
            latest,
            onKeep: () => {
              setRead(latest)
              void submitWith((body) => save(body, latest)).onSubmit()
            },
            onReplace: () => {
              setRead(latest)
              setMessages(undefined)
              form.reset(valuesOf(kind, latest))
            },
          }
        : undefined,
  }
}
