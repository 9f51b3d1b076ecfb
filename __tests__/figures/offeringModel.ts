import type { OfferingStatus } from '@/contracts/offerings/enums'
import { cannotReject } from '@/domain/cancellation/rejectionWindow'
import { cannotCancelByWorker } from '@/domain/matchings/matching'
import {
  cannotApply,
  cannotClose,
  cannotEdit,
  cannotUnpublish,
  isUnfilled,
  offeringStatusAt,
  type OfferingTimes,
} from '@/domain/offerings/offering'
import { cannotPublish } from '@/domain/offerings/publishing'
import { fc } from '@tests/kit/random'

/** The product's rules, which the model is compared with. The self-check passes a copy in which one is wrong. */
export const offeringRules = {
  cannotApply,
  cannotCancelByWorker,
  cannotClose,
  cannotEdit,
  cannotPublish,
  cannotReject,
  cannotUnpublish,
  isUnfilled,
  offeringStatusAt,
}
export type OfferingRules = typeof offeringRules

const epoch = Date.parse('2026-11-20T09:00:00+09:00')
const hour = 3600
const at = (second: number) => new Date(epoch + second * 1000).toISOString()

/**
 * An offering as the product stores it. Each method is an action that asks the product's rules first and returns
 * whether they allowed it.
 */
export class Offering {
  now = 0
  publishedAt: number | null = null
  closedAt: number | null = null
  closesAt: number
  start = 30 * hour
  end = 35 * hour
  wanted = 2
  matched = 0
  constructor(readonly rules: OfferingRules) {
    this.closesAt = this.start - hour
  }
  get times(): OfferingTimes & { peopleWanted: number } {
    const instant = (second: number | null) => (second === null ? null : at(second))
    return {
      publishedAt: instant(this.publishedAt),
      closedAt: instant(this.closedAt),
      closesAt: at(this.closesAt),
      startAt: at(this.start),
      endAt: at(this.end),
      peopleMatched: this.matched,
      peopleWanted: this.wanted,
    }
  }
  get status() {
    return this.rules.offeringStatusAt(this.times, at(this.now))
  }
  get unfilled() {
    return this.rules.isUnfilled(this.times, at(this.now))
  }
  private person() {
    return {
      status: 'established' as const,
      startAt: at(this.start),
      endAt: at(this.end),
      checkedInAt: null,
      checkedOutAt: null,
    }
  }
  private edited(
    field: 'closesAt' | 'startAt' | 'peopleWanted',
    change?: { from: number; to: number },
  ) {
    return (
      this.rules.cannotEdit(
        field,
        {
          startAt: at(this.start),
          endAt: at(this.end),
          peopleMatched: this.matched,
          peopleLive: this.matched,
        },
        at(this.now),
        change,
      ) === undefined
    )
  }
  private did(reason: string | undefined, action: () => void) {
    if (reason === undefined) action()
    return reason === undefined
  }
  publish() {
    const context = {
      offerStatus: 'usable' as const,
      overtimePossible: false,
      hasLaborAgreement36: false,
      restrictions: [],
      prefectureCode: '13',
    }
    return this.did(
      this.rules.cannotPublish(
        {
          status: this.status,
          startAt: at(this.start),
          endAt: at(this.end),
          hourlyWageYen: 1500,
        },
        context,
        at(this.now),
      ),
      () => {
        this.publishedAt = this.now
        this.closedAt = null
      },
    )
  }
  close() {
    return this.did(this.rules.cannotClose({ status: this.status }), () => {
      this.closedAt = this.now
      if (this.matched === 0) this.publishedAt = null
    })
  }
  takeBack() {
    return this.did(
      this.rules.cannotUnpublish({ status: this.status, peopleLive: this.matched }),
      () => {
        this.publishedAt = null
      },
    )
  }
  apply() {
    return this.did(this.rules.cannotApply(this.times, at(this.now)), () => {
      this.matched++
    })
  }
  cancelByWorker() {
    return (
      this.matched > 0 &&
      this.did(this.rules.cannotCancelByWorker(this.person(), at(this.now)), () => {
        this.matched--
      })
    )
  }
  /** Cancels a worker for a reason that is allowed at any time before the start. `reopen`: posts the seat again. */
  cancelByStore(reopen: boolean) {
    return (
      this.matched > 0 &&
      this.did(
        this.rules.cannotReject(this.person(), at(this.now), {
          window: 'any',
          onTheSpot: false,
          mustBeWritten: false,
        }),
        () => {
          const wanted = reopen ? this.wanted : this.wanted - 1
          if (wanted < 1) this.publishedAt = null
          if (reopen) this.closedAt = null
          this.wanted = Math.max(1, wanted)
          this.matched--
        },
      )
    )
  }
  moveDeadline(hoursBefore: number) {
    const may = this.edited('closesAt')
    if (may) this.closesAt = this.start - hoursBefore * hour
    return may
  }
  moveStart(hours: number) {
    const may = this.edited('startAt')
    if (may) {
      this.start += hours * hour
      this.end += hours * hour
      this.closesAt += hours * hour
    }
    return may
  }
  want(people: number) {
    const may = this.edited('peopleWanted', { from: this.wanted, to: people })
    if (may) this.wanted = people
    return may
  }
}

/**
 * The states of an offering as a state machine without the product's code. It stores the state and changes it by
 * events; the product derives it from the times at each read.
 */
export type Machine = {
  state: OfferingStatus
  unfilled: boolean
  closed: boolean
  now: number
  closesAt: number
  start: number
  end: number
  wanted: number
  matched: number
}
/** Returns a new offering, from which a random history starts. */
export const machine = (): Machine => ({
  state: 'unpublished',
  unfilled: false,
  closed: false,
  now: 0,
  closesAt: 29 * hour,
  start: 30 * hour,
  end: 35 * hour,
  wanted: 2,
  matched: 0,
})
const open = (m: Machine) => m.state === 'published' || m.state === 'matching'
/** The clock moved, or an instant did. */
function settle(m: Machine) {
  if (open(m)) m.state = m.closed || m.now >= m.closesAt ? 'matching' : 'published'
  if (open(m) && m.now >= m.start) {
    m.state = m.matched > 0 ? 'working' : 'finished'
    m.unfilled = m.matched === 0
  }
  if (m.state === 'working' && m.now >= m.end) m.state = 'finished'
}
type Event = {
  name: string
  may: (m: Machine) => boolean
  then: (m: Machine) => void
  real: (p: Offering) => boolean
}
const tick = (seconds: number): Event => ({
  name: `+${seconds}s`,
  may: () => true,
  then: (m) => {
    m.now += seconds
  },
  real: (p) => {
    p.now += seconds
    return true
  },
})
/** To an instant of the offering and a second about it; never back. */
const goTo = (to: 'closesAt' | 'start' | 'end', by: number): Event => ({
  name: `to ${to} ${by}s`,
  may: () => true,
  then: (m) => {
    m.now = Math.max(m.now, m[to] + by)
  },
  real: (p) => {
    p.now = Math.max(p.now, p[to] + by)
    return true
  },
})
const publish: Event = {
  name: 'publish',
  may: (m) => m.state === 'unpublished' && m.start - m.now >= 15 * 60,
  then: (m) => {
    m.state = 'published'
    m.closed = false
  },
  real: (p) => p.publish(),
}
const close: Event = {
  name: 'close',
  may: (m) => m.state === 'published',
  then: (m) => {
    if (m.matched > 0) m.closed = true
    else m.state = 'unpublished'
  },
  real: (p) => p.close(),
}
const takeBack: Event = {
  name: 'take back',
  may: (m) => open(m) && m.matched === 0,
  then: (m) => {
    m.state = 'unpublished'
  },
  real: (p) => p.takeBack(),
}
const apply: Event = {
  name: 'apply',
  may: (m) => m.state === 'published' && m.matched < m.wanted,
  then: (m) => {
    m.matched++
  },
  real: (p) => p.apply(),
}
const cancelByWorker: Event = {
  name: 'worker cancels',
  may: (m) => open(m) && m.matched > 0,
  then: (m) => {
    m.matched--
  },
  real: (p) => p.cancelByWorker(),
}
const cancelByStore = (reopen: boolean): Event => ({
  name: `store cancels${reopen ? ', posts again' : ''}`,
  may: (m) => open(m) && m.matched > 0,
  then: (m) => {
    m.matched--
    if (reopen) m.closed = false
    else if (m.wanted === 1) m.state = 'unpublished'
    else m.wanted--
  },
  real: (p) => p.cancelByStore(reopen),
})
const beforeStart = (m: Machine) => m.now < m.start
const moveDeadline = (hours: number): Event => ({
  name: `deadline ${hours}h before`,
  may: beforeStart,
  then: (m) => {
    m.closesAt = m.start - hours * hour
  },
  real: (p) => p.moveDeadline(hours),
})
const moveStart = (hours: number): Event => ({
  name: `start ${hours}h later`,
  may: (m) => beforeStart(m) && m.matched === 0,
  then: (m) => {
    m.start += hours * hour
    m.end += hours * hour
    m.closesAt += hours * hour
  },
  real: (p) => p.moveStart(hours),
})
const want = (people: number): Event => ({
  name: `want ${people}`,
  may: (m) => beforeStart(m) && people >= m.matched,
  then: (m) => {
    m.wanted = people
  },
  real: (p) => p.want(people),
})

/** The changes of state that are possible. The clock may pass several instants at once, so some skip a state. */
const edges: Record<OfferingStatus, readonly OfferingStatus[]> = {
  unpublished: ['published', 'matching'],
  published: ['unpublished', 'matching', 'working', 'finished'],
  matching: ['unpublished', 'published', 'working', 'finished'],
  working: ['finished'],
  finished: [],
}
class Step implements fc.Command<Machine, Offering> {
  constructor(readonly event: Event) {}
  check = () => true
  run(m: Machine, p: Offering) {
    const from = p.status
    const may = this.event.may(m)
    const did = this.event.real(p)
    if (did !== may)
      throw new Error(`${this.event.name} in ${from}: ${did ? 'allowed' : 'refused'}`)
    if (may) this.event.then(m)
    settle(m)
    const to = p.status
    if (to !== from && !edges[from].includes(to))
      throw new Error(`${this.event.name}: ${from} to ${to} is no transition`)
    if (to !== m.state || p.unfilled !== m.unfilled)
      throw new Error(
        `${this.event.name} in ${from}: ${to}${p.unfilled ? ' unfilled' : ''} instead of ${m.state}${m.unfilled ? ' unfilled' : ''}`,
      )
    if (p.matched < 0 || p.matched > p.wanted)
      throw new Error(`${this.event.name}: ${p.matched} of ${p.wanted} seats`)
    if (to === 'unpublished' && p.matched > 0)
      throw new Error(`${this.event.name}: taken back with ${p.matched} people`)
  }
  toString = () => this.event.name
}
const instants = fc
  .tuple(
    fc.constantFrom('closesAt' as const, 'start' as const, 'end' as const),
    fc.constantFrom(-901, -900, -899, -1, 0, 1),
  )
  .map(([to, by]) => goTo(to, by))
export const offeringSteps = fc
  .oneof(
    { withCrossShrink: true },
    { weight: 3, arbitrary: fc.constantFrom(0, 1, 60, hour, 6 * hour).map(tick) },
    { weight: 1, arbitrary: instants },
    { weight: 5, arbitrary: fc.constantFrom(publish, publish, close, takeBack) },
    { weight: 4, arbitrary: fc.constant(apply) },
    { weight: 2, arbitrary: fc.constant(cancelByWorker) },
    { weight: 2, arbitrary: fc.boolean().map(cancelByStore) },
    {
      weight: 2,
      arbitrary: fc.oneof(
        fc.integer({ min: 0, max: 24 }).map(moveDeadline),
        fc.integer({ min: 0, max: 12 }).map(moveStart),
        fc.integer({ min: 1, max: 4 }).map(want),
      ),
    },
  )
  .map((event) => new Step(event))
