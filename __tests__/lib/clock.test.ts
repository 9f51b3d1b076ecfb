type Clock = typeof import('@/lib/clock')

const setDevice = (instant: string) => jest.useFakeTimers({ now: new Date(instant) })
const httpDate = (instant: string) => new Date(instant).toUTCString()

/** A page that has just loaded: it does not know the server's time yet. */
const freshClock = () => {
  jest.resetModules()
  return jest.requireActual<Clock>('@/lib/clock')
}
afterEach(() => {
  jest.useRealTimers()
})

test('端末の時計が1日進んでいても、2020年でも、サーバーの時刻がいまになる', () => {
  const { learnServerTime, serverNow } = freshClock()
  for (const device of ['2026-11-21T09:41:10Z', '2020-01-01T00:00:00Z']) {
    setDevice(device)
    learnServerTime(httpDate('2026-11-20T09:41:10Z'), Date.now() - 200)
    expect(Math.abs(serverNow().getTime() - Date.parse('2026-11-20T09:41:10Z'))).toBeLessThan(1200)
    // The clock advances with the device's clock.
    jest.advanceTimersByTime(3_600_000)
    expect(serverNow().toISOString()).toMatch(/^2026-11-20T10:41:1[01]/)
  }
})
test('合っている時計は、秒で切られた時刻に合わせて遅らせない', () => {
  const { learnServerTime, serverNow } = freshClock()
  setDevice('2026-11-20T09:41:10.900Z')
  learnServerTime(httpDate('2026-11-20T09:41:10Z'), Date.now() - 50)
  expect(serverNow().toISOString()).toBe('2026-11-20T09:41:10.900Z')
})
test('Dateヘッダーのない答えや読めない答えでは、何も変わらない', () => {
  const { learnServerTime, serverNow } = freshClock()
  setDevice('2026-11-20T09:41:10.900Z')
  learnServerTime(null, Date.now())
  learnServerTime('yesterday', Date.now())
  expect(serverNow().toISOString()).toBe('2026-11-20T09:41:10.900Z')
})
