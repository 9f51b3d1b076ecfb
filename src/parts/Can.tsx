import type { ReactNode } from 'react'
import type { Endpoint } from '@/contracts/kit'
import { useCan } from './useCan'

/** Shows its children to who may call the endpoint, `otherwise` to everybody else. The permission itself stands at the endpoint. */
export function Can({ do: endpoint, children, otherwise = null }: { do: Pick<Endpoint, 'can'>; children: ReactNode; otherwise?: ReactNode }) {
  return useCan(endpoint) ? children : otherwise
}
