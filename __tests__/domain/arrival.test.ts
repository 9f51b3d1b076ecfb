import {
  arrivalOf,
  dueReminderOf,
  lastAnswered,
  type ArrivalFacts,
} from '@/domain/matchings/arrival'

const at = (time: string) => `2026-11-20T${time}:00+09:00`
/** A shift from 9:30 whose worker was matched the day before. */
const facts = (overrides: Partial<ArrivalFacts> = {}): ArrivalFacts => ({
  startAt: at('09:30'),
  endAt: at('14:30'),
  matchedAt: '2026-11-19T10:00:00+09:00',
  checkedInAt: null,
  reminders: [],
  messages: [],
  ...overrides,
})
const sent = (minutesBefore: number, time: string, openedAt: string | null = null) => ({
  minutesBefore,
  sentAt: at(time),
  openedAt: openedAt === null ? null : at(openedAt),
  viaSms: false,
})

describe('出勤前のお知らせを送る時刻', () => {
  test.each([
    ['08:29', undefined],
    ['08:30', 60],
    ['08:59', 60],
    ['09:00', 30],
    ['09:20', 10],
    ['09:29', 10],
    ['09:30', undefined],
  ])('9:30開始の%sには、%s分前のもの', (time, stop) => {
    expect(dueReminderOf(facts(), at(time))).toBe(stop)
  })
  test('60分前を過ぎて決まった人には、30分前から送る', () => {
    const late = facts({ matchedAt: at('08:45') })
    expect(dueReminderOf(late, at('08:50'))).toBeUndefined()
    expect(dueReminderOf(late, at('09:00'))).toBe(30)
  })
})

describe('到着の見通し', () => {
  const statesOf = (arrival: ReturnType<typeof arrivalOf>) =>
    arrival?.stops.map(({ state, seenAt }) => [state, seenAt])

  test('60分前より前と、終わったあとは、見通しがない', () => {
    const reminded = facts({ reminders: [sent(60, '08:30')] })
    expect(arrivalOf(reminded, at('08:29'))).toBeNull()
    expect(arrivalOf(reminded, at('14:29'))).not.toBeNull()
    expect(arrivalOf(reminded, at('14:30'))).toBeNull()
  })
  test('開封して返事をした人は、その時刻が並ぶ', () => {
    const arrival = arrivalOf(
      facts({
        reminders: [sent(60, '08:30', '08:31'), sent(30, '09:00', '09:01')],
        messages: [{ body: '向かっています', sentAt: at('09:02') }],
      }),
      at('09:10'),
    )
    expect(statesOf(arrival)).toEqual([
      ['opened', at('08:31')],
      ['answered', at('09:02')],
      ['planned', null],
    ])
    expect(arrival).toMatchObject({
      isDoubtful: false,
      message: { body: '向かっています', sentAt: at('09:02') },
    })
  })
  test('最後の返事か開封だけを示す。どれも開いていなければ、最後に送ったもの', () => {
    const lastOf = (reminders: ArrivalFacts['reminders']) => {
      const arrival = arrivalOf(facts({ reminders }), at('09:25'))
      return arrival && lastAnswered(arrival)
    }
    expect(
      lastOf([sent(60, '08:30', '08:31'), sent(30, '09:00', '09:01'), sent(10, '09:20')]),
    ).toMatchObject({ minutesBefore: 30, state: 'opened', seenAt: at('09:01') })
    expect(lastOf([sent(60, '08:30'), sent(30, '09:00')])).toMatchObject({
      minutesBefore: 30,
      state: 'unopened',
    })
  })
  test('30分前までに開封も返事もなければ、気がかりとして示す。60分前だけなら、まだ示さない', () => {
    const unopened = facts({ reminders: [sent(60, '08:30'), sent(30, '09:00')] })
    expect(arrivalOf(unopened, at('09:05'))).toMatchObject({ isDoubtful: true })
    expect(arrivalOf(facts({ reminders: [sent(60, '08:30')] }), at('08:50'))).toMatchObject({
      isDoubtful: false,
    })
  })
  test('チェックインした人は、気がかりではない。まだの時刻は、送らずに済んだことになる', () => {
    const arrival = arrivalOf(
      facts({ reminders: [sent(60, '08:30')], checkedInAt: at('08:50') }),
      at('09:25'),
    )
    expect(statesOf(arrival)).toEqual([
      ['unopened', null],
      ['arrived', null],
      ['arrived', null],
    ])
    expect(arrival?.isDoubtful).toBe(false)
  })
  test('サーバーが止まっていた時刻は、送っていないと示し、ワーカーのせいにしない', () => {
    const arrival = arrivalOf(facts({ reminders: [sent(10, '09:20')] }), at('09:25'))
    expect(statesOf(arrival)).toEqual([
      ['unsent', null],
      ['unsent', null],
      ['unopened', null],
    ])
    expect(arrival?.isDoubtful).toBe(true)
    expect(arrivalOf(facts(), at('09:25'))).toBeNull()
  })
  test('最初のお知らせより前のメッセージは、返事に数えない', () => {
    const arrival = arrivalOf(
      facts({
        reminders: [sent(60, '08:30')],
        messages: [{ body: 'よろしくお願いします', sentAt: at('08:10') }],
      }),
      at('08:50'),
    )
    expect(statesOf(arrival)?.[0]).toEqual(['unopened', null])
    expect(arrival?.message).toBeNull()
  })
  test('時刻は、勤務の開始から数える', () => {
    const reminded = facts({ reminders: [sent(60, '08:30')] })
    expect(arrivalOf(reminded, at('09:00'))?.stops.map((stop) => stop.at)).toEqual([
      at('08:30'),
      at('09:00'),
      at('09:20'),
    ])
  })
})
