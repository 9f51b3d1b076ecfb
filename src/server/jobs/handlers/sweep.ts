import { addSeconds } from 'date-fns'
import { dropOldSessions } from '@/server/auth/oldSessions'
import type { Operation } from '@/server/db/transaction'
import type { Settings } from '@/server/http/context'
import { dropOldJobs } from '@/server/jobs/queue'
import type { JobDefinition } from '@/server/jobs/worker'
import { dropOldEmailChanges } from '@/server/modules/accounts/service'
import { dropOldSuggestions } from '@/server/modules/aiSuggestions/service'
import { confirmDueCertificates } from '@/server/modules/documents/service'
import { dropOldExportFiles } from '@/server/modules/exportFiles/service'
import { decideDueFactChecks, remindOfFactChecks } from '@/server/modules/factChecks/service'
import { fillCompanyGroups } from '@/server/modules/groups/service'
import {
  decideDueIdentifications,
  dropDecidedDocuments,
} from '@/server/modules/identification/service'
import { dropUnusedManuals } from '@/server/modules/manuals/service'
import { rescreen } from '@/server/modules/offers/service'
import { decideDueRequests } from '@/server/modules/operatorRequests/service'
import { approveDue, settleDue, warnUnrecorded } from '@/server/modules/paymentCorrections/service'
import { decideDueReviews } from '@/server/modules/storeCancellations/service'
import { dropOldKeys } from '@/server/platform/idempotency'
import { dropOldMessages } from '@/server/platform/mailer/outbox'
import { dropOldCounters } from '@/server/platform/rateLimiter'
import { STANDARD_LEASE_SECONDS } from './standardLease'

const MONTH_SECONDS = 30 * 86_400

async function reviewAsOperator(operation: Operation, settings: Settings) {
  await decideDueIdentifications(operation, settings)
  await decideDueFactChecks(operation, settings)
  await confirmDueCertificates(operation)
  await remindOfFactChecks(operation, settings)
  await dropDecidedDocuments(operation)
}

/** Hourly clean-up (schedule.ts): deletes expired rows, and runs due tasks that have no job of their own. */
export const sweepJob: JobDefinition = {
  lane: 'default',
  leaseSeconds: STANDARD_LEASE_SECONDS,
  run: async (_, context) => async (db) => {
    const now = context.clock()
    const limit = addSeconds(now, -MONTH_SECONDS).toISOString()
    await dropOldKeys(db, now)
    await dropOldCounters(db, now)
    await dropOldJobs(db, now)
    await approveDue(db, now)
    await decideDueReviews(db, now)
    await decideDueRequests({ db, now })
    await settleDue(db, now)
    await warnUnrecorded(db, now)
    await rescreen(db, now)
    await dropUnusedManuals(db, now)
    await fillCompanyGroups(db, now)
    await reviewAsOperator({ db, now }, context.settings)
    await dropOldExportFiles(db, now)
    await dropOldSessions(db, now, limit)
    await dropOldEmailChanges(db, limit)
    await dropOldMessages(db, limit)
    await dropOldSuggestions(db, limit)
  },
}
