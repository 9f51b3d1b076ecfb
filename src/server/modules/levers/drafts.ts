import type { LeverKind } from '@/contracts/levers/enums'
import { ladderScopes, type LadderScope } from '@/contracts/offerings/enums'
import { ofComparableSize } from '@/domain/offerings/fillForecast'
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
import type { Offering } from '@/server/modules/offerings/service'
import { leverOfferingOf } from './leverOffering'

/** A lever without its cost. */
export type LeverDraft = {
  kind: LeverKind
  plan: LeverPlan
  effect: LeverEffect
  movedByMin: number
  nextRung: LadderScope | null
}

/** Reads the data for the forecasts of an offering: past shifts of its store, and who sees it now. */
export async function fillQuestionOf(
  operation: StoreOperation,
  offering: Offering,
): Promise<FillQuestion> {
  const scopeNow = scopeAt(offering, operation.now)
  return {
    past: ofComparableSize(await pastShiftsOf(operation, offering.groupIds), offering.peopleWanted),
    startAt: offering.startAt,
    endAt: offering.endAt,
    widest: ladderScopes.find((scope) => scope === scopeNow),
    leadMin: minutesBetween(operation.now, offering.startAt),
  }
}

/**
 * Drafts a wider scope: the next rung of the ladder, or everybody without one. None for a dedicated offering, or if
 * everybody sees it already.
 */
async function widenDraft(
  { db, now }: StoreOperation,
  offering: Offering,
  question: FillQuestion,
): Promise<LeverDraft[]> {
  if (offering.scope === 'graduate' || scopeAt(offering, now) === 'public') return []
  const leverOffering = leverOfferingOf(offering)
  const draft = { kind: 'widen', movedByMin: 0 } as const
  if (offering.ladder === null)
    return [
      {
        ...draft,
        plan: planWiden(leverOffering),
        effect: widenEffect(question, 'public'),
        nextRung: null,
      },
    ]
  const [next] = comingRungs(await rungsOf(db, offering))
  return next
    ? [
        {
          ...draft,
          plan: { edit: leverOffering.input, added: [] },
          effect: widenEffect(question, next.scope),
          nextRung: next.scope,
        },
      ]
    : []
}

/** The available levers of an offering with free seats. */
export async function leverDraftsOf(
  operation: StoreOperation,
  offering: Offering,
  question: FillQuestion,
): Promise<LeverDraft[]> {
  const { db, scope, now } = operation
  const leverOffering = leverOfferingOf(offering)
  const store = await workplaceOf(db, scope)
  const aboveMinimumYenOf = (shift: { hourlyWageYen: number; workOn: Day }) => {
    const minimum = minimumWageOfStore(store, shift.workOn)
    return minimum && shift.hourlyWageYen - minimum.yen
  }
  const raisedYen = aboveMinimumYenOf({
    hourlyWageYen: offering.hourlyWageYen + RAISE_STEP_YEN,
    workOn: offering.workOn,
  })
  const still = { movedByMin: 0, nextRung: null }
  const move = bestMove(question)
  return [
    {
      ...still,
      kind: 'raise',
      plan: planRaise(leverOffering),
      effect: raiseEffect(question, raisedYen ?? 0, aboveMinimumYenOf),
    },
    ...(await widenDraft(operation, offering, question)),
    {
      ...still,
      kind: 'split',
      plan: planSplit(leverOffering, now),
      effect: splitEffect(question, halvesOf(offering)),
    },
    ...(move
      ? [
          {
            kind: 'move' as const,
            plan: planMove(leverOffering, move.byMin, now),
            effect: { basis: move.basis, after: move.after },
            movedByMin: move.byMin,
            nextRung: null,
          },
        ]
      : []),
  ]
}
