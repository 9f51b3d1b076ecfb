import { bulkOfferings as contract } from '@/contracts/bulkOfferings'
import {
  MultidateCreate,
  MultidateDraft,
  MultidatePosting,
  MultidateRepair,
  MultidateValidation,
} from '@/contracts/bulkOfferings/schemas'
import { Paged } from '@/contracts/common/schemas'
import { implement } from '@/server/http/route'
import { checkOperation, createOperation, repairOperation } from './changes'
import { bulkOfferingsReference } from './reference'
import { listOperations } from './repository'
import { validateOperation } from './validate'

export const bulkOfferingRoutes = implement(contract, bulkOfferingsReference, {
  list: {
    response: Paged(MultidatePosting),
    run: ({ db, scope, query }) => listOperations(db, scope, query),
  },
  create: { body: MultidateCreate, response: MultidatePosting, run: createOperation },
  validate: { body: MultidateDraft, response: MultidateValidation, run: validateOperation },
  repair: { body: MultidateRepair, response: MultidatePosting, run: repairOperation },
  check: { response: MultidatePosting, run: checkOperation },
})
