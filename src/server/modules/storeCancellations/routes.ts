import {
  matchChecks as checksContract,
  rejectReasonTypes as typesContract,
  rejectRequests as contract,
} from '@/contracts/storeCancellations'
import {
  JudgeInput,
  Judgement,
  MatchChecks,
  MatchConfirmationInput,
  RejectBulkInput,
  RejectBulkResult,
  RejectInput,
  RejectReasonTypes,
  RejectReasonTypesV2,
  RejectRequest,
} from '@/contracts/storeCancellations/schemas'
import { needsNote, rejectGroupOf, rejectReasonsOn } from '@/domain/cancellation/rejection'
import { dayOf } from '@/lib/date'
import { sumBy } from '@/lib/sumBy'
import { firstOrNotFound } from '@/server/db/pagination'
import { conflict } from '@/server/http/errors'
import { implement } from '@/server/http/route'
import { confirmMatch, undoConfirmation } from './confirmMatch'
import { evaluateCancellations } from './evaluateCancellation'
import { matchChecksOf } from './matchChecks'
import {
  matchChecksReference,
  rejectReasonTypesReference,
  rejectRequestsReference,
} from './reference'
import { reject } from './service'

export const matchCheckRoutes = implement(checksContract, matchChecksReference, {
  list: {
    response: MatchChecks,
    run: ({ db, scope, now }) => matchChecksOf({ db, scope, now }),
  },
  confirm: { body: MatchConfirmationInput, run: confirmMatch },
  undoConfirmation: { run: undoConfirmation },
})

export const rejectReasonTypeRoutes = implement(typesContract, rejectReasonTypesReference, {
  list: {
    response: RejectReasonTypes,
    run: ({ now }) =>
      Promise.resolve({
        items: rejectReasonsOn(dayOf(now)).map(({ id, code, label }) => ({
          id,
          code,
          name: label,
        })),
      }),
  },
  listV2: {
    response: RejectReasonTypesV2,
    run: ({ now }) =>
      Promise.resolve({
        items: rejectReasonsOn(dayOf(now)).map((r, sort) => ({
          ...r,
          name: r.label,
          group: rejectGroupOf(r),
          allowedWindow: r.window,
          needsLeaveAllowance: r.allowance,
          noteRequired: needsNote(r),
          sort,
        })),
      }),
  },
})

export const rejectRequestRoutes = implement(contract, rejectRequestsReference, {
  judge: {
    body: JudgeInput,
    response: Judgement,
    run: ({ db, scope, offeringId, body, now }) =>
      evaluateCancellations({ db, scope, now }, offeringId, body),
  },
  bulkCreate: {
    body: RejectBulkInput,
    response: RejectBulkResult,
    run: async ({ body: { people, ...body }, ...call }) => {
      const { reason, done, failed } = await reject({ ...call, body, people })
      const result = reason.needsEvidence ? ('submitted' as const) : ('accepted' as const)
      const items = [
        ...done.map(({ person, request }) => ({
          userId: person.user.id,
          name: person.user.name,
          result,
          message: null,
          leaveAllowanceYen: request.leaveAllowanceYen,
        })),
        ...failed.map(({ person, message }) => ({
          userId: person.user.id,
          name: person.user.name,
          result: 'failed' as const,
          message,
          leaveAllowanceYen: 0,
        })),
      ]
      return {
        items,
        doneCount: done.length,
        failedCount: failed.length,
        totalYen: sumBy(items, (item) => item.leaveAllowanceYen),
        reviewDueAt: done[0]?.request.reviewDueAt ?? null,
      }
    },
  },
  create: {
    body: RejectInput,
    response: RejectRequest,
    run: async ({ body: { amountYen, ...body }, userId, ...call }) => {
      const { reason, done, failed } = await reject({
        ...call,
        body,
        people: [{ userId, amountYen }],
      })
      if (failed[0])
        throw conflict(failed[0].message, failed[0].isEndedAlready ? 'already_done' : 'conflict')
      const { request } = firstOrNotFound(done)
      return { ...request, reasonTypeId: reason.id, reason: reason.label }
    },
  },
})
