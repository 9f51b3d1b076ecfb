/** A pseudo-random generator: the same seed gives the same sequence. */
export type Random = {
  /** In [0, 1). */
  next: () => number
  /** An integer from min to max, both included. */
  int: (min: number, max: number) => number
  chance: (probability: number) => boolean
  pick: <T>(from: readonly T[]) => T
  /** A copy of the list in random order. */
  shuffled: <T>(from: readonly T[]) => T[]
  uuid: () => string
}

/** Creates a generator (mulberry32, 32 bits of state): for demonstration data, not for secrets. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  const hex = (digits: number) =>
    Array.from({ length: digits }, () => Math.floor(next() * 16).toString(16)).join('')
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick: <T>(from: readonly T[]) => {
      if (from.length === 0) throw new RangeError('pick from nothing')
      return from[Math.floor(next() * from.length)] as T
    },
    shuffled: (from) => {
      const result = [...from]
      for (let i = result.length - 1; i > 0; i--) {
        const j = int(0, i)
        ;[result[i], result[j]] = [
          result[j] as (typeof result)[number],
          result[i] as (typeof result)[number],
        ]
      }
      return result
    },
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-${'89ab'[int(0, 3)] ?? '8'}${hex(3)}-${hex(12)}`,
  }
}

/** A seed computed from its parts (FNV-1a hash), so that values depend on ids and not on the order of calls. */
export function seedOf(...parts: (string | number)[]): number {
  let hash = 0x811c9dc5
  for (const char of parts.join('/'))
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}
