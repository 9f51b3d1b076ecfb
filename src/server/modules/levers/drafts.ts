import type { LeverKind } from '@/contracts/levers/enums'
import { ladderScopes, type LadderScope } from '@/contracts/offerings/enums'
import { comingRungs } from '@/domain/offerings/ladder'
import {
  bestMove,
  type FillQuestion,
  type LeverEffect,
  raiseEffect,
  splitEffect,
  widenEffect,
} from '@/domain/offerings/leverForecasts'
import {
  halvesOf,
  type LeverPlan,
  planMove,
  planRaise,
  planSplit,
  planWiden,
  RAISE_STEP_YEN,
} from '@/domain/offerings/leverPlans'
import { scopeAt } from '@/domain/offerings/offering'
import { minimumWageOfStore } from '@/domain/pay/minimumWage'
import { type Day, minutesBetween } from '@/lib/date'
import type { StoreOperation } from '@/server/auth/tenantScope'
import { workplaceOf } from '@/server/modules/clients/records/clients'
import { pastShiftsOf, rungsOf } from '@/server/modules/ladders/service'
import type { Posting } from '@/server/modules/offerings/service'
import { leverPostingOf } from './leverPosting'

/** A lever before its cost is worked out. */
export type LeverDraft = {
  kind: LeverKind
  plan: LeverPlan
  effect: LeverEffect
  movedByMin: number
  nextRung: LadderScope | null
}

/** What the forecasts of an offering are asked with: the past of its store, and who sees it now. */
export async function fillQuestionOf(
  operation: StoreOperation,
  posting: Posting,
): Promise<FillQuestion> {
  const scopeNow = scopeAt(posting, operation.now)
  return {
    past: await pastShiftsOf(operation, posting.groupIds),
    startAt: posting.startAt,
    endAt: posting.endAt,
    widest: ladderScopes.find((scope) => scope === scopeNow),
    leadMin: minutesBetween(operation.now, posting.startAt),
  }
}

/**
 * A wider scope: the next step of a ladder, else everybody. None for graduates, and where everybody sees it already.
 */
async function widenDraft(
  { db, now }: StoreOperation,
  posting: Posting,
  question: FillQuestion,
): Promise<LeverDraft[]> {
  if (posting.scope === 'graduate' || scopeAt(posting, now) === 'public') return []
  const leverPosting = leverPostingOf(posting)
  const draft = { kind: 'widen', movedByMin: 0 } as const
  if (posting.ladder === null)
    return [
      {
        ...draft,
        plan: planWiden(leverPosting),
        effect: widenEffect(question, 'public'),
        nextRung: null,
      },
    ]
  const [next] = comingRungs(await rungsOf(db, posting))
  return next
    ? [
        {
          ...draft,
          plan: { edit: leverPosting.input, added: [] },
          effect: widenEffect(question, next.scope),
          nextRung: next.scope,
        },
      ]
    : []
}

/** The available levers of an offering with free seats. */
export async function leverDraftsOf(
  operation: StoreOperation,
  posting: Posting,
  question: FillQuestion,
): Promise<LeverDraft[]> {
  const { db, scope, now } = operation
  const leverPosting = leverPostingOf(posting)
  const store = await workplaceOf(db, scope)
  const aboveMinimumYenOf = (shift: { hourlyWageYen: number; workOn: Day }) => {
    const minimum = minimumWageOfStore(store, shift.workOn)
    return minimum && shift.hourlyWageYen - minimum.yen
  }
  const raisedYen = aboveMinimumYenOf({
    hourlyWageYen: posting.hourlyWageYen + RAISE_STEP_YEN,
    workOn: posting.workOn,
  })
  const still = { movedByMin: 0, nextRung: null }
  const move = bestMove(question)
  return [
    {
      ...still,
      kind: 'raise',
      plan: planRaise(leverPosting),
      effect: raiseEffect(question, raisedYen ?? 0, aboveMinimumYenOf),
    },
    ...(await widenDraft(operation, posting, question)),
    {
      ...still,
      kind: 'split',
      plan: planSplit(leverPosting, now),
      effect: splitEffect(question, halvesOf(posting)),
    },
    ...(move
      ? [
          {
            kind: 'move' as const,
            plan: planMove(leverPosting, move.byMin, now),
            effect: { basis: move.basis, after: move.after },
            movedByMin: move.byMin,
            nextRung: null,
          },
        ]
      : []),
  ]
}
