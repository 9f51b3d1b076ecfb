import { cannotWriteInRoom } from '@/domain/chat/chat'
import { dayMs, hourMs, msOf } from '@/lib/date'
import { makeDemo } from '@/server/demo/seed/makeDemo'

const FIRST = Date.parse('2026-11-20T00:41:00Z')
const OPEN = ['unselected', 'contacting', 'interview']

test.each([0, 3, 6])(
  'どの日のどの時刻 (%i) でも、選考中の候補者6名とやり取りでき、応募は働いたあと',
  (day) => {
    const now = new Date(FIRST + day * (dayMs + 3 * hourMs))
    const { shifts, longTermRows } = makeDemo({ now, seed: 1, scale: 1 })
    const ofStore = shifts.filter(({ row }) => row.clientId === 1)
    const lastEndAt = (userId: number) =>
      ofStore
        .filter(({ matched }) => matched.some((matching) => matching.userId === userId))
        .map(({ row }) => row.endAt)
        .sort()
        .at(-1) ?? null
    const candidates = longTermRows.filter(({ clientId }) => clientId === 1)
    const reachable = candidates.filter(
      ({ selection, userId }) =>
        OPEN.includes(selection) &&
        cannotWriteInRoom(
          { state: 'open', blocked: false, lastEndAt: lastEndAt(userId) },
          now.toISOString(),
        ) === undefined,
    )
    // The seed plans three applications and three preferences.
    expect(reachable.map(({ kind }) => kind).sort()).toEqual([
      ...Array<string>(3).fill('application'),
      ...Array<string>(3).fill('preference'),
    ])
    const early = candidates.filter(({ offeringId, userId, receivedAt }) => {
      const through = ofStore.find(({ row }) => row.id === offeringId)
      const worked = through?.matched.some(
        (matching) => matching.userId === userId && matching.status === 'worked',
      )
      return through && (!worked || msOf(through.row.endAt) > msOf(receivedAt))
    })
    expect(early).toEqual([])
  },
)
