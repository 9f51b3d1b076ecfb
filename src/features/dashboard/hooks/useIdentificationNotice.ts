import { useEffect } from 'react'
import type { Restriction } from '@/contracts/clients/schemas'
import { deviceNow } from '@/lib/clock'
import { dayMs } from '@/lib/date'
import { notify } from '@/lib/notifications/notificationQueue'
import { companyIdentificationLastErrorNotificationTime } from '@/lib/storage/storedValues'

/** Notifies that the company is not identified (本人確認), at most once in 24 hours on this device. */
export function useIdentificationNotice(restrictions: readonly Restriction[] | undefined) {
  const message = restrictions?.find(({ code }) => code === 'identification_required')?.message
  useEffect(() => {
    if (message === undefined) return
    const now = deviceNow()
    const last = companyIdentificationLastErrorNotificationTime.get()
    // A time in the future was written before the clock was set back.
    if (last !== null && last <= now && now - last < dayMs) return
    companyIdentificationLastErrorNotificationTime.set(now)
    notify({ type: 'error', body: [message] })
  }, [message])
}
