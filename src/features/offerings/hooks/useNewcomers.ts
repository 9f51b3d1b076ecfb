import { useEffect, useRef, useState } from 'react'
import type { OfferingUser } from '@/contracts/matchings/schemas'

/**
 * Returns an announcement of the latest newly matched workers; '' at first. Calls `onChanged` when a worker is added or
 * removed.
 */
export function useNewcomers(users: readonly OfferingUser[] | undefined, onChanged: () => void) {
  const knownIds = useRef<ReadonlySet<number>>(undefined)
  const changed = useRef(onChanged)
  const [news, setNews] = useState('')
  useEffect(() => {
    changed.current = onChanged
  })
  useEffect(() => {
    if (!users) return
    const before = knownIds.current
    const currentIds = new Set(users.map((user) => user.matchingId))
    knownIds.current = currentIds
    if (
      !before ||
      (before.size === currentIds.size && [...currentIds].every((id) => before.has(id)))
    )
      return
    const names = users
      .filter((user) => !before.has(user.matchingId))
      .map((user) => `${user.name}さん`)
    if (names.length > 0) setNews(`${names.join('、')}が決まりました。いま${users.length}名です。`)
    changed.current()
  }, [users])
  return news
}
