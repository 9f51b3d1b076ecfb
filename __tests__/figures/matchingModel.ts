import type { MatchingStatus, PaymentStatus, PresenceState } from '@/contracts/matchings/enums'
import type { FixPaymentRequestStatus } from '@/contracts/paymentCorrections/enums'
import { cannotReject } from '@/domain/cancellation/rejectionWindow'
import {
  cannotCancelByWorker,
  cannotCheckIn,
  cannotCheckOut,
  cannotMarkAbsent,
  cannotUndoAbsence,
  matchingStatusAt,
  presenceAt,
  type MatchingTimes,
} from '@/domain/matchings/matching'
import { fc } from '@tests/kit/random'

/** The product's rules, which the model is compared with. The self-check passes a copy in which one is wrong. */
export const matchingRules = {
  cannotCancelByWorker,
  cannotCheckIn,
  cannotCheckOut,
  cannotMarkAbsent,
  cannotReject,
  cannotUndoAbsence,
  matchingStatusAt,
  presenceAt,
}
export type MatchingRules = typeof matchingRules

const epoch = Date.parse('2026-11-20T09:00:00+09:00')
const minute = 60
const hour = 3600
const day = 24 * hour
const START = 30 * hour
const END = 35 * hour
const at = (second: number) => new Date(epoch + second * 1000).toISOString()
const reasons = {
  anyTime: { window: 'any', onTheSpot: false, mustBeWritten: false },
  before24h: { window: 'before_24h', onTheSpot: false, mustBeWritten: false },
  onTheSpot: { window: 'any', onTheSpot: true, mustBeWritten: false },
} as const
type Reason = keyof typeof reasons

/**
 * A matching as the product stores it. Each method is an action that asks the product's rules first and returns
 * whether they allowed it.
 */
export class Contract {
  now = 0
  status: MatchingTimes['status'] = 'established'
  inAt: number | null = null
  outAt: number | null = null
  markedAt = 0
  fix: FixPaymentRequestStatus | null = null
  payment: PaymentStatus = 'scheduled'
  constructor(readonly rules: MatchingRules) {}
  get times(): MatchingTimes {
    return {
      status: this.status,
      startAt: at(START),
      endAt: at(END),
      checkedInAt: this.inAt === null ? null : at(this.inAt),
      checkedOutAt: this.outAt === null ? null : at(this.outAt),
      fixStatus: this.fix,
      paymentStatus: this.payment,
    }
  }
  get shown() {
    return this.rules.matchingStatusAt(this.times, at(this.now))
  }
  get presence() {
    return this.rules.presenceAt(this.times, at(this.now))
  }
  private did(reason: string | undefined, action: () => void) {
    if (reason === undefined) action()
    return reason === undefined
  }
  cancel() {
    return this.did(this.rules.cannotCancelByWorker(this.times, at(this.now)), () => {
      this.status = 'cancel'
    })
  }
  reject(reason: Reason) {
    return this.did(this.rules.cannotReject(this.times, at(this.now), reasons[reason]), () => {
      this.status = 'rejected'
    })
  }
  checkIn() {
    return this.did(this.rules.cannotCheckIn(this.times, at(this.now)), () => {
      this.inAt = this.now
    })
  }
  /** Fixes the pay if the worker came and left on time. Otherwise a correction asks for the scanned times. */
  checkOut() {
    return this.did(this.rules.cannotCheckOut(this.times), () => {
      const inTime =
        (this.inAt ?? 0) < START + minute && this.now >= END && this.now <= END + 10 * minute
      this.outAt = this.now
      if (inTime) this.payment = 'confirmed'
      else {
        this.payment = 'awaiting_fix'
        this.fix = 'requested'
      }
    })
  }
  markAbsent() {
    return this.did(this.rules.cannotMarkAbsent(this.times, at(this.now)), () => {
      this.status = 'absence'
      this.markedAt = this.now
    })
  }
  undoAbsence() {
    return this.did(
      this.rules.cannotUndoAbsence(this.times, at(this.markedAt), at(this.now)),
      () => {
        this.status = 'established'
      },
    )
  }
  answer(fix: 'approved' | 'rejected') {
    if (this.fix !== 'requested') return false
    this.fix = fix
    if (fix === 'approved') {
      this.status = 'worked'
      this.payment = 'confirmed'
    }
    return true
  }
}

/**
 * The states of a matching as a state machine, written without the product's code. `late`: the worker came a minute or
 * more after the start. `settled`: the pay is fixed. `asked`: a correction waits for an answer.
 */
export type Machine = {
  now: number
  state: 'expected' | 'here' | 'left' | 'absence' | 'cancel' | 'rejected'
  late: boolean
  settled: boolean
  asked: boolean
  markedAt: number
}
/** Returns a new matching, from which a random history starts. */
export const matchingMachine = (): Machine => ({
  now: 0,
  state: 'expected',
  late: false,
  settled: false,
  asked: false,
  markedAt: 0,
})
const statusOf = (m: Machine): MatchingStatus => {
  switch (m.state) {
    case 'expected':
      return m.now >= START + minute ? 'late' : 'established'
    case 'here':
      return m.late ? 'late' : 'established'
    case 'left':
      return m.late && !m.settled ? 'late' : 'worked'
    default:
      return m.state
  }
}
const presenceOf = (m: Machine): PresenceState => {
  if (m.state === 'absence' || m.state === 'cancel' || m.state === 'rejected') return 'absent'
  if (m.asked) return 'fix_requested'
  if (m.state === 'left') return m.settled ? 'confirmed' : 'checked_out'
  if (m.state === 'here') return 'checked_in'
  if (m.now >= START + minute) return 'late'
  return m.now >= START - hour ? 'soon' : 'before'
}
type Event = {
  name: string
  may: (m: Machine) => boolean
  then: (m: Machine) => void
  real: (c: Contract) => boolean
}
const tick = (seconds: number): Event => ({
  name: `+${seconds}s`,
  may: () => true,
  then: (m) => {
    m.now += seconds
  },
  real: (c) => {
    c.now += seconds
    return true
  },
})
/** Moves the clock forward to this second; never back. */
const goTo = (second: number): Event => ({
  name: `to ${second}`,
  may: () => true,
  then: (m) => {
    m.now = Math.max(m.now, second)
  },
  real: (c) => {
    c.now = Math.max(c.now, second)
    return true
  },
})
const cancel: Event = {
  name: 'worker cancels',
  may: (m) => m.state === 'expected' && m.now < START,
  then: (m) => {
    m.state = 'cancel'
  },
  real: (c) => c.cancel(),
}
const until: Record<Reason, (now: number) => boolean> = {
  anyTime: (now) => now < START,
  before24h: (now) => now <= START - day,
  onTheSpot: (now) => now < END,
}
const reject = (reason: Reason): Event => ({
  name: `store cancels (${reason})`,
  may: (m) => m.state === 'expected' && until[reason](m.now),
  then: (m) => {
    m.state = 'rejected'
  },
  real: (c) => c.reject(reason),
})
const checkIn: Event = {
  name: 'check in',
  may: (m) => m.state === 'expected' && m.now >= START - hour && m.now < END,
  then: (m) => {
    m.state = 'here'
    m.late = m.now >= START + minute
  },
  real: (c) => c.checkIn(),
}
const checkOut: Event = {
  name: 'check out',
  may: (m) => m.state === 'here',
  then: (m) => {
    m.state = 'left'
    m.settled = !m.late && m.now >= END && m.now <= END + 10 * minute
    m.asked = !m.settled
  },
  real: (c) => c.checkOut(),
}
const markAbsent: Event = {
  name: 'absent',
  may: (m) => m.state === 'expected' && m.now >= START + 30 * minute && m.now <= END + 7 * day,
  then: (m) => {
    m.state = 'absence'
    m.markedAt = m.now
  },
  real: (c) => c.markAbsent(),
}
const undoAbsence: Event = {
  name: 'not absent',
  may: (m) => m.state === 'absence' && m.now <= m.markedAt + day,
  then: (m) => {
    m.state = 'expected'
  },
  real: (c) => c.undoAbsence(),
}
const answer = (fix: 'approved' | 'rejected'): Event => ({
  name: fix,
  may: (m) => m.asked,
  then: (m) => {
    m.asked = false
    m.settled = fix === 'approved'
  },
  real: (c) => c.answer(fix),
})

/** The transitions that a matching may make. */
const edges: Record<MatchingStatus, readonly MatchingStatus[]> = {
  established: ['cancel', 'rejected', 'late', 'worked', 'absence'],
  late: ['worked', 'absence', 'rejected'],
  absence: ['late'],
  cancel: [],
  rejected: [],
  worked: [],
}
class Step implements fc.Command<Machine, Contract> {
  constructor(readonly event: Event) {}
  check = () => true
  run(m: Machine, c: Contract) {
    const from = c.shown
    const may = this.event.may(m)
    const did = this.event.real(c)
    if (did !== may)
      throw new Error(`${this.event.name} in ${from}: ${did ? 'allowed' : 'refused'}`)
    if (may) this.event.then(m)
    const to = c.shown
    if (to !== from && !edges[from].includes(to))
      throw new Error(`${this.event.name}: ${from} to ${to} is no transition`)
    if (to !== statusOf(m))
      throw new Error(`${this.event.name} in ${from}: ${to} instead of ${statusOf(m)}`)
    if (c.presence !== presenceOf(m))
      throw new Error(
        `${this.event.name} in ${from}: on the board ${c.presence} instead of ${presenceOf(m)}`,
      )
  }
  toString = () => this.event.name
}
const about = fc
  .tuple(
    fc.constantFrom(
      START - day,
      START - hour,
      START,
      START + minute,
      START + 30 * minute,
      END,
      END + 10 * minute,
      END + 7 * day,
    ),
    fc.constantFrom(-1, 0, 1),
  )
  .map(([instant, by]) => goTo(instant + by))
export const matchingSteps = fc
  .oneof(
    { withCrossShrink: true },
    { weight: 5, arbitrary: fc.constantFrom(0, 1, 60, 600, hour, 5 * hour, day).map(tick) },
    { weight: 2, arbitrary: about },
    { weight: 4, arbitrary: fc.constant(checkIn) },
    { weight: 2, arbitrary: fc.constant(checkOut) },
    { weight: 1, arbitrary: fc.constant(markAbsent) },
    { weight: 1, arbitrary: fc.constant(undoAbsence) },
    { weight: 1, arbitrary: fc.constantFrom('approved' as const, 'rejected' as const).map(answer) },
    {
      weight: 2,
      arbitrary: fc.oneof(
        fc.constant(cancel),
        fc.constantFrom('anyTime' as const, 'before24h' as const, 'onTheSpot' as const).map(reject),
      ),
    },
  )
  .map((event) => new Step(event))
