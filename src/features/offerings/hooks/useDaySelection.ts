import { useRouter } from 'next/router'
import { useState } from 'react'
import type { Offering } from '@/contracts/offerings/schemas'
import type { Day } from '@/lib/date'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'

type Selection = { source?: Offering; days: readonly Day[] }

/**
 * Selection mode: several days are selected to copy an offering (`source`) to or to create
 * offerings on. `selection` is undefined outside this mode.
 */
export function useDaySelection(clientId: string) {
  const router = useRouter()
  const [selection, setSelection] = useState<Selection>()
  const { source, days = [] } = selection ?? {}
  return {
    isActive: selection !== undefined,
    source,
    days,
    setDays: (next: readonly Day[]) => setSelection((now) => now && { ...now, days: next }),
    start: () => setSelection({ days: [] }),
    startCopy: (offering: Offering) => {
      setSelection({ source: offering, days: [] })
      scrollTo({ top: 0 })
    },
    cancel: () => setSelection(undefined),
    /** Opens the bulk creation with the selected days. */
    createFrom: (offeringId: number) =>
      void router.push(href(routes.bulkCreate, { clientId }, { offeringId, on: days.join(',') })),
  }
}
