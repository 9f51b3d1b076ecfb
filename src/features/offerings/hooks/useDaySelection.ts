import { useRouter } from 'next/router'
import { useState } from 'react'
import type { Day } from '@/lib/date'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'

/** Selection mode: several days are selected to create offerings on. `selection` is undefined outside this mode. */
export function useDaySelection(clientId: string) {
  const router = useRouter()
  const [selection, setSelection] = useState<readonly Day[]>()
  const days = selection ?? []
  return {
    isActive: selection !== undefined,
    days,
    setDays: (next: readonly Day[]) => setSelection((now) => now && next),
    start: () => setSelection([]),
    cancel: () => setSelection(undefined),
    /** Opens the bulk creation with the selected days. */
    createFrom: (offeringId: number) =>
      void router.push(href(routes.bulkCreate, { clientId }, { offeringId, on: days.join(',') })),
  }
}
