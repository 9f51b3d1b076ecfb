import type { ReactNode } from 'react'
import type { Endpoint } from '@/contracts/endpoint'
import { useForbidden } from './useForbidden'
import { useRightsSettled } from './usePermissions'
import { useScope } from './useScope'

type Props = {
  /** The endpoint that the account must be allowed to call. */
  to: Pick<Endpoint, 'permission'>
  forbidden: ReactNode
  placeholder: ReactNode
  children: ReactNode
}

/**
 * Shows the screen once the account is known to have the permission; before that the screen reads nothing. If the
 * permissions cannot be read, the screen is shown, because the server refuses forbidden calls.
 */
export function Permitted({ to, forbidden, placeholder, children }: Props) {
  const isForbidden = useForbidden(to)
  const isSettled = useRightsSettled(useScope())
  if (isForbidden) return forbidden
  return isSettled ? children : placeholder
}
