import type { MenuItem } from './menuTypes'

/** The line below the label of an entry: why it is disabled, otherwise what it costs or means. */
export function MenuNote({ item: { note, disabledReason } }: { item: MenuItem }) {
  const text = disabledReason ?? note
  return text === undefined ? null : <small>{text}</small>
}
