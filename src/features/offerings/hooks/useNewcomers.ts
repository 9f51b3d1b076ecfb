import { useEffect, useRef, useState } from 'react'
import type { OfferingUser } from '@/contracts/matchings/schemas'

/**
 * What to say of the people who have matched since the list was first shown; `onChanged` is called
 * whenever somebody came or went.
 */
export function useNewcomers(users: readonly OfferingUser[] | undefined, onChanged: () => void) {
  const known = useRef<ReadonlySet<number>>(undefined)
  const changed = useRef(onChanged)
  const [news, setNews] = useState('')
  useEffect(() => {
    changed.current = onChanged
  })
  useEffect(() => {
    if (!users) return
    const before = known.current
    const now = new Set(users.map((user) => user.matchingId))
    known.current = now
    if (!before || (before.size === now.size && [...now].every((id) => before.has(id)))) return
    const names = users
      .filter((user) => !before.has(user.matchingId))
      .map((user) => `${user.name}さん`)
    if (names.length > 0) setNews(`${names.join('、')}が決まりました。いま${users.length}名です。`)
    changed.current()
  }, [users])
  return news
}
