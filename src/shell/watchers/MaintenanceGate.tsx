import { useState, type ReactNode } from 'react'
import { useQuery } from '@/api/useQuery'
import { system } from '@/contracts/system'
import { publicConfig } from '@/lib/config/publicConfig'
import { MaintenanceScreen } from './MaintenanceScreen'

/**
 * Replaces every page while the system is being worked on. What was open stays beneath, so that
 * what was typed is there afterwards.
 */
export function MaintenanceGate({ children }: { children: ReactNode }) {
  const { data } = useQuery(
    system.maintenance,
    {},
    { refreshInterval: 300_000, dedupingInterval: 60_000 },
  )
  const [hasBeenOpen, setHasBeenOpen] = useState(false)
  const closed = data?.isMaintenance === true || publicConfig.appMode === 'under_maintenance'
  // The page is open from the first answer that lets it be, and prerendered before any.
  if (!closed && data && !hasBeenOpen) setHasBeenOpen(true)
  return (
    <>
      {closed && <MaintenanceScreen />}
      {(!closed || hasBeenOpen) && <div hidden={closed}>{children}</div>}
    </>
  )
}
