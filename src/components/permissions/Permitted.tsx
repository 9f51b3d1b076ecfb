import { useRouter } from 'next/router'
import { useEffect, type ReactNode } from 'react'
import type { Endpoint } from '@/contracts/endpoint'
import { scopePathOf } from '@/lib/storage/knownRefusal'
import { knownRights } from '@/lib/storage/storedValues'
import { useForbidden } from './useForbidden'
import { usePermissions, useRightsSettled } from './usePermissions'
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
  const scope = useScope()
  const isSettled = useRightsSettled(scope)
  const { asPath } = useRouter()
  // As one string, so that the effect runs only when they change.
  const permissions = usePermissions(scope)?.all.join(' ')
  // Remembers them, so that the head of the next page (`earlyReadsScript`) sends no read that would be refused.
  useEffect(() => {
    if (permissions !== undefined) knownRights.of(scopePathOf(asPath)).set(permissions.split(' '))
  }, [asPath, permissions])
  if (isForbidden) return forbidden
  return isSettled ? children : placeholder
}
