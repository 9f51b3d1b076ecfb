import type { ReactNode } from 'react'
import { HEADER_ACTIONS_ID } from './Header'
import { PhonePlace } from './HeaderActions'

/**
 * The main action of a page: beside its other actions, but on phones in the top bar. There it is always within reach
 * and, unlike a floating button, covers nothing.
 */
export function MainAction({ children }: { children: ReactNode }) {
  return <PhonePlace id={HEADER_ACTIONS_ID}>{children}</PhonePlace>
}
