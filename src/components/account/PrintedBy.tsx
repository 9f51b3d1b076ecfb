import { useQuery } from '@/api/useQuery'
import { accounts } from '@/contracts/accounts'
import { serverNow } from '@/lib/clock'
import { formatDateTime } from '@/lib/date'

/** When a sheet was printed, and by whom. */
export function PrintedBy() {
  const { data: me } = useQuery(accounts.me, {})
  const now = serverNow()
  return (
    <>
      印刷 {formatDateTime(now, now)}
      {me && ` ${me.name}`}
    </>
  )
}
