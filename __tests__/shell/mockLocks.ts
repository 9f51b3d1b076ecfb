type HeldLock = { name: string; mode: string }

/**
 * Adds Web Locks, which jsdom lacks: exclusive locks of one name are granted one after the other, shared ones at once.
 * `remove` removes them.
 */
export function mockLocks() {
  const queues = new Map<string, Promise<unknown>>()
  const held: HeldLock[] = []
  async function hold(lock: HeldLock, work: () => Promise<unknown>) {
    held.push(lock)
    return work().finally(() => held.splice(held.indexOf(lock), 1))
  }
  const request = (name: string, ...rest: unknown[]) => {
    const work = rest.at(-1) as () => Promise<unknown>
    const { mode } = rest.length > 1 ? (rest[0] as { mode: string }) : { mode: 'exclusive' }
    const before = mode === 'shared' ? Promise.resolve() : (queues.get(name) ?? Promise.resolve())
    const turn = before.then(() => hold({ name, mode }, work))
    queues.set(name, turn)
    return turn
  }
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: { request, query: () => Promise.resolve({ held: [...held], pending: [] }) },
  })
  return { held, remove: () => Reflect.deleteProperty(navigator, 'locks') }
}
