import { subMinutes } from 'date-fns'
import { and, eq, gte, isNull, lte, or } from 'drizzle-orm'
import { CERTIFICATE_REVIEW_MINUTES } from '@/domain/workers/certificate'
import { dayOf } from '@/lib/date'
import { qualificationDocuments } from '@/server/db/schema'
import type { Operation } from '@/server/db/transaction'

/**
 * The embedded operator confirms the certificates that workers keep and whose review is due. It checks only that they
 * are valid; a certificate that has expired by then stays unconfirmed.
 */
export const confirmDueCertificates = ({ db, now }: Operation) =>
  db
    .update(qualificationDocuments)
    .set({ status: 'checked', checkedAt: now.toISOString() })
    .where(
      and(
        isNull(qualificationDocuments.clientId),
        eq(qualificationDocuments.status, 'submitted'),
        lte(
          qualificationDocuments.submittedAt,
          subMinutes(now, CERTIFICATE_REVIEW_MINUTES).toISOString(),
        ),
        or(
          isNull(qualificationDocuments.expiresOn),
          gte(qualificationDocuments.expiresOn, dayOf(now)),
        ),
      ),
    )
