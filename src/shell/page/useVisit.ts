import { useEffect } from 'react'
import { request } from '@/api/client'
import { useQuery } from '@/api/useQuery'
import { accounts } from '@/contracts/accounts'

let recordedClientId: number | undefined
/** Records the store opened last, to which the next sign-in leads. Failures are ignored. */
export function useVisit(clientId: number | undefined) {
  const { data } = useQuery(accounts.clients, clientId === undefined ? null : {})
  const isAccessible =
    clientId !== undefined && data?.items.some((client) => client.id === clientId) === true
  useEffect(() => {
    if (!isAccessible || recordedClientId === clientId) return
    recordedClientId = clientId
    request(accounts.visitClient, { clientId, body: { opened: true } }).catch(() => {
      recordedClientId = undefined
    })
  }, [isAccessible, clientId])
}
