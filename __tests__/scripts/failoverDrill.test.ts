import { createServer, connect, type Socket } from 'node:net'
import type { Called } from '../../scripts/drill/failover/clients'
import { faultsOf, lineOf, servedAt, type Figure } from '../../scripts/drill/failover/figure'
import { startDelayingProxy } from '../../scripts/kit/delayingProxy'

const called = (who: string, from: number, to: number, outcome: Called['outcome']): Called => ({
  who,
  from,
  to,
  outcome,
})

describe('また答えるまで', () => {
  test('全員が答えを得て、もう誰も断られなくなったとき', () => {
    const calls = [
      called('a', 0, 10, 201),
      called('b', 0, 10, 200),
      // It started before the repair, so its answer says nothing about the time after it.
      called('a', 90, 130, 201),
      called('a', 140, 150, 201),
      called('b', 110, 120, 503),
      called('b', 160, 170, 200),
      called('a', 180, 190, 'broken'),
    ]
    expect(servedAt(calls, 100)).toBe(190)
    expect(servedAt(calls.slice(0, -1), 100)).toBe(170)
  })
  test('一人でも答えを得ないままなら、戻っていない', () => {
    const calls = [called('a', 0, 10, 201), called('b', 0, 10, 200), called('a', 110, 120, 201)]
    expect(servedAt(calls, 100)).toBe(Infinity)
  })
})

const figure: Figure = {
  name: '主系が落ちる',
  backSeconds: 15,
  acknowledged: 40,
  lost: 0,
  doubled: 0,
  calls: 100,
  failed: { 503: 4, broken: 2 },
  told: [2, 2],
}
test('断られた呼び出しは、再起動のときだけ許されない', () => {
  expect(faultsOf(figure)).toEqual([])
  expect(faultsOf(figure, { mayFail: false })).toHaveLength(1)
  expect(lineOf(figure)).toContain('呼び出し100回のうち失敗6回 (503: 4, broken: 2)')
})
test.each<[string, Partial<Figure>]>([
  ['15秒を超えた', { backSeconds: 15.1 }],
  ['確定した書き込みがない', { lost: 1 }],
  ['二重に書いた', { doubled: 1 }],
  ['何も確定しなかった', { acknowledged: 0 }],
  ['プロキシの画面が返った', { failed: { proxy: 1 } }],
  ['500が返った', { failed: { 500: 1 } }],
  ['聞き逃しを知らない画面がある', { told: [1, 2] }],
])('%s なら、訓練は失敗する', (_, change) => {
  expect(faultsOf({ ...figure, ...change })).toHaveLength(1)
})

test('遅らせる中継は、行きも帰りも、順番のまま遅らせる', async () => {
  const sockets: Socket[] = []
  const echo = createServer((socket) => {
    sockets.push(socket)
    socket.pipe(socket)
  })
  await new Promise<void>((resolve) => echo.listen(0, '127.0.0.1', resolve))
  const line = await startDelayingProxy((echo.address() as { port: number }).port, 50)
  const from = performance.now()
  let text = ''
  await new Promise<void>((resolve) => {
    const socket = connect(line.port, '127.0.0.1')
    socket.on('data', (part) => (text += part.toString()))
    socket.on('end', resolve)
    socket.write('1', () => socket.end('2'))
  })
  expect(text).toBe('12')
  // The delay applies in both directions. Node's timers may fire a millisecond early.
  expect(performance.now() - from).toBeGreaterThanOrEqual(98)
  line.close()
  echo.close()
})
