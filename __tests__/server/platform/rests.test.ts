import { countCall, createRests, withRests } from '@/server/platform/exports/rests'

/** A clock that only work and rests move. `rests` records the rests in milliseconds. */
function fakeClock() {
  let now = 0
  const rests: number[] = []
  return {
    work: (milliseconds: number) => {
      now += milliseconds
    },
    rests,
    clock: {
      now: () => now,
      sleep: (milliseconds: number) => {
        rests.push(milliseconds)
        now += milliseconds
        return Promise.resolve()
      },
    },
  }
}

test('呼び出しのあった区切りのあとは、かかった時間の3倍を休み、なければ休まない', async () => {
  const { work, rests, clock } = fakeClock()
  const { rest } = createRests(clock)
  work(20)
  await rest()
  countCall()
  work(30)
  await rest()
  work(20)
  await rest()
  expect(rests).toEqual([90])
})

test('区切りの中で休んだ時間は、働いた時間に数えない', async () => {
  const { work, rests, clock } = fakeClock()
  async function* pieces() {
    const { rest } = createRests(clock)
    countCall()
    work(20)
    await rest()
    work(5)
    yield await Promise.resolve(1)
    countCall()
    work(10)
    yield 2
  }
  for await (const piece of withRests(pieces(), clock)) {
    expect([1, 2]).toContain(piece)
    // Time in which a slow reader blocks the stream is not work.
    countCall()
    work(1000)
  }
  // The rests are three times the work: 20 inside, 25 of the first piece, 10 of the second.
  expect(rests).toEqual([60, 75, 30])
})
