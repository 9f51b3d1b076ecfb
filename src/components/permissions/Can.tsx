import type { ReactNode } from 'react'
import type { Endpoint } from '@/contracts/endpoint'
import { useCan } from './useCan'
import { useRightsSettled } from './usePermissions'
import { useScope } from './useScope'

type Props = {
  do: Pick<Endpoint, 'permission'>
  children: ReactNode
  otherwise?: ReactNode
  /**
   * Reserves the space of the children while the permissions are loading, so that the layout does not shift. They are
   * hidden by `[data-room]` in `PageLayout.styles.ts`, so use it inside a `PageLayout` only.
   */
  room?: boolean
}

/**
 * Renders its children if the account may call the endpoint, otherwise `otherwise`. The required
 * permission is defined at the endpoint.
 */
export function Can({ do: endpoint, children, otherwise = null, room = false }: Props) {
  const canCall = useCan(endpoint)
  if (canCall) return children
  return room ? <ReservedPlace otherwise={otherwise}>{children}</ReservedPlace> : otherwise
}
function ReservedPlace({ children, otherwise }: Pick<Props, 'children' | 'otherwise'>) {
  return useRightsSettled(useScope()) ? (
    otherwise
  ) : (
    <span data-room='' aria-hidden>
      {children}
    </span>
  )
}
