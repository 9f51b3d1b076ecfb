import { SEED, fc } from '@tests/kit/random'
import {
  Contract,
  matchingMachine,
  matchingRules,
  matchingSteps,
  type MatchingRules,
} from './matchingModel'
import {
  machine,
  offeringRules,
  offeringSteps,
  Offering,
  type OfferingRules,
} from './offeringModel'
import { report } from './report'

// `npm run figures` makes 2,000 runs; here a few are enough.
const RUNS = Number(process.env['PROPERTY_RUNS'] ?? 200)
const STEPS = 30

/** Makes `numRuns` random walks of these steps. Returns the first difference, or undefined if there is none. */
function walk<M extends object, R>(
  steps: fc.Arbitrary<fc.Command<M, R>>,
  setup: () => { model: M; real: R },
  numRuns = RUNS,
) {
  let taken = 0
  const counted = steps.map((step): fc.Command<M, R> => ({
    check: () => true,
    run: (m, r) => {
      taken++
      return step.run(m, r)
    },
    toString: () => step.toString(),
  }))
  const result = fc.check(
    fc.property(fc.array(counted, { minLength: STEPS, maxLength: STEPS }), (run) =>
      fc.modelRun(setup, run),
    ),
    { numRuns, endOnFailure: true },
  )
  const why = result.errorInstance instanceof Error ? result.errorInstance.message : undefined
  return {
    taken,
    fault: result.failed ? (why ?? 'failed') : undefined,
    run: result.counterexample?.[0].map(String).join(' → '),
  }
}
const ofOffering = (rules: OfferingRules, runs = RUNS) =>
  walk(offeringSteps, () => ({ model: machine(), real: new Offering(rules) }), runs)
const ofMatching = (rules: MatchingRules, runs = RUNS) =>
  walk(matchingSteps, () => ({ model: matchingMachine(), real: new Contract(rules) }), runs)
/** A planted fault ends its run at the first difference, so this many walks cost little. */
const MANY = 2000

test(`求人の状態は、どの順に何をしても、決められた移り方しかしない(${RUNS}回×${STEPS}手)`, () => {
  const { taken, fault, run } = ofOffering(offeringRules)
  report('states of an offering', {
    seed: SEED,
    runs: RUNS,
    steps: taken,
    failed: Number(fault !== undefined),
  })
  expect([fault, run]).toEqual([undefined, undefined])
  expect(taken).toBe(RUNS * STEPS)
})
test(`マッチングの状態は、どの順に何をしても、決められた移り方しかしない(${RUNS}回×${STEPS}手)`, () => {
  const { taken, fault, run } = ofMatching(matchingRules)
  report('states of a matching', {
    seed: SEED,
    runs: RUNS,
    steps: taken,
    failed: Number(fault !== undefined),
  })
  expect([fault, run]).toEqual([undefined, undefined])
  expect(taken).toBe(RUNS * STEPS)
})

const brokenOfferings: [string, Partial<OfferingRules>][] = [
  [
    '人が決まっていても取り下げられる',
    { cannotUnpublish: (o) => offeringRules.cannotUnpublish({ ...o, peopleLive: 0 }) },
  ],
  [
    '満枠でも申し込める',
    { cannotApply: (o, now) => offeringRules.cannotApply({ ...o, peopleMatched: 0 }, now) },
  ],
  [
    '締切を過ぎても募集中のまま',
    {
      offeringStatusAt: (o, now) =>
        offeringRules.offeringStatusAt({ ...o, closesAt: o.startAt }, now),
    },
  ],
  [
    '終わりの1秒あとまで勤務中',
    {
      offeringStatusAt: (o, now) =>
        offeringRules.offeringStatusAt(
          { ...o, endAt: new Date(new Date(o.endAt).getTime() + 1000) },
          now,
        ),
    },
  ],
  [
    '人が決まっていても日時を変えられる',
    {
      cannotEdit: (field, o, now, change) =>
        offeringRules.cannotEdit(field, { ...o, peopleLive: 0 }, now, change),
    },
  ],
  [
    '決まった人数より少なくできる',
    {
      cannotEdit: (field, o, now, change) =>
        offeringRules.cannotEdit(field, { ...o, peopleMatched: 0 }, now, change),
    },
  ],
]
test.each(brokenOfferings)('自己点検: 「%s」求人に気づく', (_, broken) => {
  const { fault, taken } = ofOffering({ ...offeringRules, ...broken }, MANY)
  report('states self-check', {
    machine: 'offering',
    fault,
    afterSteps: taken,
    noticed: fault !== undefined,
  })
  expect(fault).toBeDefined()
})

const brokenMatchings: [string, Partial<MatchingRules>][] = [
  [
    '60分より前にチェックインできる',
    {
      cannotCheckIn: (m, now) =>
        matchingRules.cannotCheckIn(
          { ...m, startAt: new Date(new Date(m.startAt).getTime() - 600_000) },
          now,
        ),
    },
  ],
  [
    '開始のあとでもキャンセルできる',
    {
      cannotCancelByWorker: (m, now) =>
        matchingRules.cannotCancelByWorker({ ...m, startAt: m.endAt }, now),
    },
  ],
  [
    '来た人を欠勤にできる',
    {
      cannotMarkAbsent: (m, now) =>
        matchingRules.cannotMarkAbsent({ ...m, checkedInAt: null }, now),
    },
  ],
  [
    '欠勤した人が遅刻に戻る',
    {
      matchingStatusAt: (m, now) =>
        matchingRules.matchingStatusAt(
          { ...m, status: m.status === 'absence' ? 'established' : m.status },
          now,
        ),
    },
  ],
  [
    '1秒の遅れも遅刻にする',
    {
      matchingStatusAt: (m, now) =>
        matchingRules.matchingStatusAt(
          { ...m, startAt: new Date(new Date(m.startAt).getTime() - 59_000) },
          now,
        ),
    },
  ],
  [
    '24時間前を過ぎても無料の理由を選べる',
    {
      cannotReject: (m, now, reason, more) =>
        matchingRules.cannotReject(m, now, reason && { ...reason, window: 'any' }, more),
    },
  ],
  [
    '欠勤をいつまでも取り消せる',
    { cannotUndoAbsence: (m, markedAt) => matchingRules.cannotUndoAbsence(m, markedAt, markedAt) },
  ],
]
test.each(brokenMatchings)('自己点検: 「%s」マッチングに気づく', (_, broken) => {
  const { fault, taken } = ofMatching({ ...matchingRules, ...broken }, MANY)
  report('states self-check', {
    machine: 'matching',
    fault,
    afterSteps: taken,
    noticed: fault !== undefined,
  })
  expect(fault).toBeDefined()
})
