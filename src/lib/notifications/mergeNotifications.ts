import { sumBy } from '@/lib/sumBy'
import type { Notification } from './notificationQueue'

const order = ['error', 'success', 'info', 'warning'] as const
const byCodeUnit = (a: string, b: string) => {
  if (a === b) return 0
  return a < b ? -1 : 1
}
const length = (n: Notification) => sumBy(n.body, (line) => line.length)
const text = (n: Notification) => n.body.join('\n')
/**
 * Returns `autoClose` of merged notifications: false if one of them stays, otherwise the longest time; nothing if all
 * have the default.
 */
function closing(all: Notification[]): Pick<Notification, 'autoClose'> {
  const times = all.flatMap((n) => (n.autoClose === undefined ? [] : [n.autoClose]))
  if (times.length === 0) return {}
  return { autoClose: times.includes(false) ? false : Math.max(...times.map(Number)) }
}

function failuresOf(all: Notification[]): Pick<Notification, 'failures'> {
  const failures = all.flatMap((n) => n.failures ?? [])
  return failures.length > 0 ? { failures } : {}
}

/**
 * Merges notifications without a click handler by type, with sorted lines and without duplicates. Clickable ones follow
 * separately, ordered by type, length (longer first) and text.
 */
export function merge(all: Notification[]): Notification[] {
  const plain = order.flatMap((type) => {
    const same = all.filter((n) => n.type === type && !n.onClick)
    return same.length > 0
      ? [
          {
            type,
            body: [...new Set(same.flatMap((n) => n.body))].sort(byCodeUnit),
            ...closing(same),
            ...failuresOf(same),
          } satisfies Notification,
        ]
      : []
  })
  const clickable = all
    .filter((n) => n.onClick)
    .sort(
      (a, b) =>
        order.indexOf(a.type) - order.indexOf(b.type) ||
        length(b) - length(a) ||
        byCodeUnit(text(a), text(b)),
    )
  return [...plain, ...clickable]
}
