/** Numbers that look random and come the same again from the same seed. */
export type Random = {
  /** From 0 up to, not including, 1. */
  next: () => number
  /** An integer from min to max, both included. */
  int: (min: number, max: number) => number
  chance: (probability: number) => boolean
  pick: <T>(from: readonly T[]) => T
  /** The items in another order; the list itself stays. */
  shuffled: <T>(from: readonly T[]) => T[]
  uuid: () => string
}

/** mulberry32: 32 bits of state, good enough for people and times, not for secrets. */
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
      const all = [...from]
      for (let i = all.length - 1; i > 0; i--) {
        const j = int(0, i)
        ;[all[i], all[j]] = [all[j] as (typeof all)[number], all[i] as (typeof all)[number]]
      }
      return all
    },
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-${'89ab'[int(0, 3)] ?? '8'}${hex(3)}-${hex(12)}`,
  }
}

/** A seed that depends on all parts and on nothing else (FNV-1a): what somebody does is fixed by who and which, whenever it is asked. */
export function seedOf(...parts: (string | number)[]): number {
  let hash = 0x811c9dc5
  for (const char of parts.join('/'))
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}
