import {
  ClosedReason,
  OfferingDetail,
  OfferingInput,
  KeptClosedReason,
  OfferingEdit,
  OfferingEditValidation,
  OfferingRecreate,
} from '@/contracts/offerings/schemas'
import { offeringLifecycle as contract } from '@/contracts/offerings'
import { cannotClose, cannotUnpublish } from '@/domain/offerings/offering'
import { formatDateTime } from '@/lib/date'
import { whoDid } from '@/server/modules/accounts/records/names'
import { offerings } from '@/server/db/schema'
import { implement } from '@/server/http/route'
import { conflict } from '@/server/http/errors'
import { findOffering } from './detail'
import { editOffering, recreate, validateEdit } from './edit'
import { lastDoneBy, lockOffering } from './lock'
import { offeringLifecycleReference } from './reference'

export const offeringLifecycleRoutes = implement(contract, offeringLifecycleReference, {
  close: {
    response: OfferingDetail,
    run: async ({ db, scope, offeringId, now }) => {
      const offering = await lockOffering({ db, scope, now }, offeringId)
      const reason = cannotClose(offering)
      if (reason) {
        if (offering.closedAt === null) throw conflict(reason)
        const first = await lastDoneBy(db, scope, offeringId, [contract.close.operation])
        throw conflict(
          `${whoDid(first?.name)}が${formatDateTime(offering.closedAt, now)}に、すでに締め切っています。`,
          'already_done',
        )
      }
      const at = now.toISOString()
      // Without workers it is unpublished at once.
      await db
        .update(offerings)
        .set({
          closedAt: at,
          ...(offering.peopleLive === 0 && { publishedAt: null }),
          lockVersion: offering.lockVersion + 1,
        })
        .where(scope.has(offerings, offeringId))
      return findOffering(db, scope, offeringId, now)
    },
  },
  closedReason: {
    body: ClosedReason,
    response: KeptClosedReason,
    run: async ({ db, scope, offeringId, body, now }) => {
      const { closedAt } = await lockOffering({ db, scope, now }, offeringId)
      if (closedAt === null)
        throw conflict('締め切っていない求人に、締め切りの理由は記録できません。')
      await db.update(offerings).set({ closedReason: body }).where(scope.has(offerings, offeringId))
      return { offeringId, ...body }
    },
  },
  unpublish: {
    response: OfferingDetail,
    run: async ({ db, scope, offeringId, now }) => {
      const offering = await lockOffering({ db, scope, now }, offeringId)
      const reason = cannotUnpublish(offering)
      if (reason) {
        const first =
          offering.status === 'unpublished'
            ? await lastDoneBy(db, scope, offeringId, [
                contract.unpublish.operation,
                contract.close.operation,
              ])
            : undefined
        throw first
          ? conflict(
              `${whoDid(first.name)}が${formatDateTime(first.at, now)}に、すでに取り下げています。`,
              'already_done',
            )
          : conflict(reason)
      }
      await db
        .update(offerings)
        .set({ publishedAt: null, lockVersion: offering.lockVersion + 1 })
        .where(scope.has(offerings, offeringId))
      return findOffering(db, scope, offeringId, now)
    },
  },
  edit: { body: OfferingEdit, response: OfferingDetail, run: editOffering },
  validateEdit: { body: OfferingInput, response: OfferingEditValidation, run: validateEdit },
  recreate: { body: OfferingRecreate, response: OfferingDetail, run: recreate },
})
