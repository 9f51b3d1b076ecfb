import { useState, type ReactNode } from 'react'
import { useQuery } from '@/api/useQuery'
import { system } from '@/contracts/system'
import { publicConfig } from '@/lib/config/publicConfig'
import { minuteMs } from '@/lib/date'
import { IsCovered } from './IsCovered'
import { MaintenanceScreen } from './MaintenanceScreen'

/**
 * Covers every page during maintenance. An open page stays mounted, so that unsaved input is
 * preserved.
 */
export function MaintenanceGate({ children }: { children: ReactNode }) {
  const { data } = useQuery(
    system.maintenance,
    {},
    { refreshInterval: 5 * minuteMs, dedupingInterval: minuteMs },
  )
  const [hasBeenOpen, setHasBeenOpen] = useState(false)
  const isClosed = data?.isMaintenance === true || publicConfig.appMode === 'under_maintenance'
  // The page counts as open from the first response without maintenance; until then it may only be
  // prerendered.
  if (!isClosed && data && !hasBeenOpen) setHasBeenOpen(true)
  return (
    <>
      {isClosed && <MaintenanceScreen />}
      {(!isClosed || hasBeenOpen) && (
        <div hidden={isClosed}>
          <IsCovered value={isClosed}>{children}</IsCovered>
        </div>
      )}
    </>
  )
}
