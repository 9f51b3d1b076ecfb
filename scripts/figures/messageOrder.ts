/** The fields of a chat message that the durability figure compares. */
export type ChatMessage = { id: number; body: string; sendKey: string | null }

/** The positions in the log of each key. */
function positionsByKey(log: readonly ChatMessage[]) {
  const positions = new Map<string, number[]>()
  log.forEach(({ sendKey }, index) => {
    if (sendKey !== null) positions.set(sendKey, [...(positions.get(sendKey) ?? []), index])
  })
  return positions
}

/**
 * Acknowledged messages that are missing, doubled, or not in the order in which their writer sent them.
 * @param sentKeys the keys of each writer in the order of sending
 */
export function faultsOf(
  log: readonly ChatMessage[],
  sentKeys: readonly (readonly string[])[],
): string[] {
  const positions = positionsByKey(log)
  const faultOf = (key: string, previousKey: string | undefined) => {
    const [position, ...repeated] = positions.get(key) ?? []
    const previous = positions.get(previousKey ?? '')?.[0] ?? -1
    if (position === undefined) return [`lost ${key}`]
    if (repeated.length > 0) return [`doubled ${key}`]
    return position < previous ? [`out of order ${key}`] : []
  }
  return sentKeys.flatMap((keys) => keys.flatMap((key, index) => faultOf(key, keys[index - 1])))
}

/**
 * The check must notice a missing message, a doubled one and two of one writer in the wrong order: answers how many
 * of the three it noticed.
 */
export function countNoticedFaults(
  log: readonly ChatMessage[],
  sentKeys: readonly (readonly string[])[],
): number {
  const [first, second] = (sentKeys[0] ?? [])
    .map((key) => log.find(({ sendKey }) => sendKey === key))
    .filter((message) => message !== undefined)
  if (!first || !second) return 0
  const swapped = log.map((message) => {
    if (message === first) return second
    return message === second ? first : message
  })
  const wrongLogs = [log.filter((message) => message !== first), [...log, first], swapped]
  return wrongLogs.filter((wrong) => faultsOf(wrong, sentKeys).length > 0).length
}
