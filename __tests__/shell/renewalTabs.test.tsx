import { announceRenewal, isRenewedElsewhere, oneTabAtATime } from '@/api/renewalTabs'
import { flushPromises } from '@tests/kit/waiting'
import { mockLocks } from './mockLocks'

const LAST_REFRESH = 'spot-shift:v1.0:lastRefresh'
const NOW = 1_764_000_000_000

let locks: ReturnType<typeof mockLocks>
beforeEach(() => {
  jest.useFakeTimers({ now: NOW, doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] })
  locks = mockLocks()
})
afterEach(() => {
  locks.remove()
  jest.useRealTimers()
})
const held = () => locks.held.map(({ name, mode }) => `${mode} ${name}`)

test('更新している間は、ほかのタブの更新を待たせる', async () => {
  let finish = () => {}
  const first = oneTabAtATime(
    () =>
      new Promise<string>((done) => {
        finish = () => {
          done('済んだ')
        }
      }),
  )
  const second = jest.fn(() => Promise.resolve('次'))
  const waiting = oneTabAtATime(second)
  await flushPromises()
  // Tabs of other versions of the console use a lock of the same name.
  expect([held(), second.mock.calls.length]).toEqual([['exclusive session-refresh'], 0])
  finish()
  expect([await first, await waiting]).toEqual(['済んだ', '次'])
})
test('更新したことを、ほかのタブが一緒に読める錠の名で10秒のあいだ知らせる', async () => {
  await announceRenewal()
  expect(held()).toEqual([`shared session-renewed:${NOW}`])
  expect(localStorage.getItem(LAST_REFRESH)).toBe(String(NOW))
  await jest.advanceTimersByTimeAsync(9_999)
  expect(held()).toHaveLength(1)
  await jest.advanceTimersByTimeAsync(1)
  expect(held()).toEqual([])
})
test('送ったあとに更新があれば、更新されている。同じ時刻や前の更新ではない', async () => {
  await announceRenewal()
  localStorage.clear()
  expect(await isRenewedElsewhere(NOW - 1)).toBe(true)
  expect(await isRenewedElsewhere(NOW)).toBe(false)
})
test('ほかの錠の名を、更新の時刻と読み違えない', async () => {
  const name = `${'another-purpose'.padEnd('session-renewed:'.length, '-')}${NOW}`
  void navigator.locks.request(name, () => new Promise(() => {}))
  await flushPromises()
  expect(await isRenewedElsewhere(NOW - 1000)).toBe(false)
})
test('保存領域の壊れた記録は、更新とみなさない', async () => {
  localStorage.setItem(LAST_REFRESH, JSON.stringify(String(NOW)))
  expect(await isRenewedElsewhere(NOW - 1000)).toBe(false)
  localStorage.setItem(LAST_REFRESH, String(NOW))
  expect(await isRenewedElsewhere(NOW - 1000)).toBe(true)
})
test('Web Locksがなくても、更新は動き、時刻が残る', async () => {
  locks.remove()
  expect(await oneTabAtATime(() => Promise.resolve('済んだ'))).toBe('済んだ')
  await announceRenewal()
  expect(await isRenewedElsewhere(NOW - 1)).toBe(true)
})
