import type { ReactNode } from 'react'
import type { Endpoint } from '@/contracts/endpoint'
import { useCan } from './useCan'
import { useRightsSettled } from './usePermissions'
import { useScope } from './useScope'

type Props = {
  do: Pick<Endpoint, 'permission'>
  children: ReactNode
  otherwise?: ReactNode
  /** Their place is kept while it is not known who may: among the actions of a page. */
  room?: boolean
}

/**
 * Shows its children to who may call the endpoint, `otherwise` to everybody else. The permission
 * itself stands at the endpoint.
 */
export function Can({ do: endpoint, children, otherwise = null, room = false }: Props) {
  const canCall = useCan(endpoint)
  if (canCall) return children
  return room ? <Place otherwise={otherwise}>{children}</Place> : otherwise
}
function Place({ children, otherwise }: Pick<Props, 'children' | 'otherwise'>) {
  return useRightsSettled(useScope()) ? (
    otherwise
  ) : (
    <span data-room='' aria-hidden>
      {children}
    </span>
  )
}
