import { useEffect } from 'react'
import { request } from '@/api/client'
import { useQuery } from '@/api/useQuery'
import { accounts } from '@/contracts/accounts'

let recordedClientId: number | undefined
/**
 * Notes which store was opened last: signing in leads there. Nothing waits for it, and nothing is
 * told when it fails.
 */
export function useVisit(clientId: number | undefined) {
  const { data } = useQuery(accounts.clients, clientId === undefined ? null : {})
  const own =
    clientId !== undefined && data?.items.some((client) => client.id === clientId) === true
  useEffect(() => {
    if (!own || recordedClientId === clientId) return
    recordedClientId = clientId
    request(accounts.visitClient, { clientId, body: { opened: true } }).catch(() => {
      recordedClientId = undefined
    })
  }, [own, clientId])
}
