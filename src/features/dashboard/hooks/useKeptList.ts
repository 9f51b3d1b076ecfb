import { useEffect } from 'react'
import type { ApiError } from '@/api/ApiError'
import { useQuery } from '@/api/useQuery'
import { accounts } from '@/contracts/accounts'
import type { TodayBoard } from '@/contracts/dashboard/schemas'
import { presenceLabel } from '@/domain/matchings/labels'
import { registerOfflinePage } from '@/lib/browser/registerOfflinePage'
import { publicConfig } from '@/lib/config/publicConfig'
import { dayOf } from '@/lib/date'
import { keptToday, type KeptToday } from '@/lib/storage/keptToday'

const toKeptList = (board: TodayBoard, accountId: number, storeName: string): KeptToday => ({
  accountId,
  storeName,
  on: board.on,
  asOf: board.asOf,
  shifts: board.offerings.map(({ id, title, startAt, endAt, users }) => ({
    id,
    title,
    startAt,
    endAt,
    people: users.map(({ name, nameKana, presence, checkedInAt }) => ({
      name,
      nameKana,
      presence: presenceLabel[presence],
      checkedInAt,
    })),
  })),
})

type Read = { data?: TodayBoard | undefined; error?: ApiError | undefined }

/**
 * Saves today's list on this device for use without a connection, and removes it when the account may no longer read
 * the store. Saving also registers the page that shows it (`OfflineScreen`).
 */
export function useKeptList(clientId: string, { data: board, error }: Read) {
  const { data: me } = useQuery(accounts.me, {})
  const { data: clients } = useQuery(accounts.clients, {})
  const accountId = me?.id
  const storeName = clients?.items.find(({ id }) => String(id) === clientId)?.name
  const isRefused = error !== undefined && error.status >= 400 && error.status < 500
  useEffect(() => {
    if (isRefused) keptToday.reset()
  }, [isRefused])
  useEffect(() => {
    if (!board || accountId === undefined || storeName === undefined) return
    // The page may show another day.
    if (board.on !== dayOf(board.asOf)) return
    keptToday.set(toKeptList(board, accountId, storeName))
    registerOfflinePage(publicConfig.versionKey)
  }, [board, accountId, storeName])
}
