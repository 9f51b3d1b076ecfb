import { and, desc, inArray } from 'drizzle-orm'
import type { ClientScope } from '@/server/auth/tenantScope'
import { stoolInspectionReports } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'

/** The latest stool inspection that each of these workers reported to the store. */
export const latestStoolInspections = async (db: Tx, scope: ClientScope, userIds: number[]) =>
  userIds.length === 0
    ? []
    : await db
        .selectDistinctOn([stoolInspectionReports.userId])
        .from(stoolInspectionReports)
        .where(
          and(scope.has(stoolInspectionReports), inArray(stoolInspectionReports.userId, userIds)),
        )
        .orderBy(stoolInspectionReports.userId, desc(stoolInspectionReports.id))
