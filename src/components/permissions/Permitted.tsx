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
 * Shows the screen once the account is known to have the right to it: the screen reads nothing before.
 * When the rights cannot be read, the screen is shown: the server refuses what is not allowed.
 */
export function Permitted({ to, forbidden, placeholder, children }: Props) {
  const isForbidden = useForbidden(to)
  const isSettled = useRightsSettled(useScope())
  if (isForbidden) return forbidden
  return isSettled ? children : placeholder
}
