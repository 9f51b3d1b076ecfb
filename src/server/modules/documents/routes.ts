import { and, asc, eq, inArray } from 'drizzle-orm'
import { workerDocuments as contract } from '@/contracts/documents'
import {
  DocumentFileLink,
  QualificationDocuments,
  StoolInspectionReports,
  StoolInspectionSetting,
} from '@/contracts/documents/schemas'
import { urlOf } from '@/contracts/endpoint'
import { qualifications } from '@/domain/data/masterData'
import {
  defaultStoolInspection,
  stoolDeadlineOf,
  stoolInspectionStatusOn,
} from '@/domain/offers/stoolInspection'
import { type Day, dayOf } from '@/lib/date'
import type { ClientScope, StoreOperation } from '@/server/auth/tenantScope'
import { firstOrNotFound } from '@/server/db/pagination'
import {
  clients,
  liveMatchingStatuses,
  matchings,
  offerings,
  documentFiles,
  qualificationDocuments,
  stoolInspectionSettings,
  users,
} from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import { conflict } from '@/server/http/errors'
import { implement } from '@/server/http/route'
import { checkLink, signLink } from '@/server/modules/files/service'
import { matchedRows } from '@/server/modules/matchings/records/matchedRows'
import { readBody } from '@/server/platform/storage/fileStorage'
import { latestStoolInspections } from './records/stoolInspections'
import { workerDocumentsReference } from './reference'

async function linkTo(
  { db, scope, now }: StoreOperation,
  documentFileId: number,
  accountId: number,
): Promise<DocumentFileLink> {
  const { expires, signature, expiresAt } = await signLink(
    db,
    scope,
    { kind: 'documentFile', id: documentFileId, accountId },
    now,
  )
  return {
    documentFileId,
    expires,
    signature,
    url: urlOf(contract.open, {
      clientId: scope.clientId,
      documentFileId,
      query: { expires, signature },
    }),
    expiresAt,
  }
}

const offeringOf = async (db: Tx, scope: ClientScope, offeringId: number) =>
  firstOrNotFound(
    await db
      .select({ workOn: offerings.workOn, startAt: offerings.startAt, terms: offerings.terms })
      .from(offerings)
      .where(scope.has(offerings, offeringId)),
  )

async function settingOf(db: Tx, scope: ClientScope, on: Day) {
  const { required } = firstOrNotFound(
    await db
      .select({ required: clients.stoolInspectionRequiredDefault })
      .from(clients)
      .where(eq(clients.id, scope.clientId)),
  )
  const [own] = await db
    .select()
    .from(stoolInspectionSettings)
    .where(scope.has(stoolInspectionSettings))
  return (
    own ?? {
      ...defaultStoolInspection(required, on),
      kinds: [...defaultStoolInspection(required, on).kinds],
      instructions: '',
    }
  )
}

export const documentRoutes = implement(contract, workerDocumentsReference, {
  qualificationDocuments: {
    response: QualificationDocuments,
    run: async ({ db, scope, offeringId }) => {
      const { workOn } = await offeringOf(db, scope, offeringId)
      const rows = await db
        .select({ document: qualificationDocuments, name: users.name, nameKana: users.nameKana })
        .from(qualificationDocuments)
        .innerJoin(
          matchings,
          and(
            eq(matchings.clientId, qualificationDocuments.clientId),
            eq(matchings.id, qualificationDocuments.matchingId),
          ),
        )
        .innerJoin(users, eq(users.id, qualificationDocuments.userId))
        .where(and(scope.has(qualificationDocuments), eq(matchings.offeringId, offeringId)))
        .orderBy(asc(matchings.matchedAt), asc(qualificationDocuments.id))
      return {
        items: rows.map(({ document, name, nameKana }) => ({
          ...document,
          name,
          nameKana,
          qualificationName:
            qualifications.find((qualification) => qualification.id === document.qualificationId)
              ?.name ?? '資格証明書',
          expired: document.expiresOn !== null && document.expiresOn < workOn,
        })),
      }
    },
  },
  imageLink: {
    response: DocumentFileLink,
    run: async ({ db, scope, account, offeringId, documentId, now }) => {
      const { documentFileId } = firstOrNotFound(
        await db
          .select({ documentFileId: qualificationDocuments.documentFileId })
          .from(qualificationDocuments)
          .innerJoin(
            matchings,
            and(
              eq(matchings.clientId, qualificationDocuments.clientId),
              eq(matchings.id, qualificationDocuments.matchingId),
            ),
          )
          .where(
            and(
              scope.has(qualificationDocuments, documentId),
              eq(matchings.offeringId, offeringId),
            ),
          ),
      )
      return linkTo({ db, scope, now }, documentFileId, account.id)
    },
  },
  stoolReports: {
    response: StoolInspectionReports,
    run: async ({ db, scope, offeringId }) => {
      const { workOn } = await offeringOf(db, scope, offeringId)
      const rows = await matchedRows(
        db,
        scope,
        and(eq(matchings.offeringId, offeringId), inArray(matchings.status, liveMatchingStatuses)),
      )
      const ids = rows.map((row) => row.user.id)
      const reports = await latestStoolInspections(db, scope, ids)
      return {
        items: rows.map(({ user }) => {
          const report = reports.find((report) => report.userId === user.id)
          return {
            userId: user.id,
            name: user.name,
            nameKana: user.nameKana,
            status: stoolInspectionStatusOn(report, workOn),
            requestedAt: report?.requestedAt ?? null,
            submittedAt: report?.submittedAt ?? null,
            inspectedOn: report?.inspectedOn ?? null,
            validUntilOn: report?.validUntilOn ?? null,
            result: report?.result ?? null,
            hasFile: typeof report?.documentFileId === 'number',
          }
        }),
      }
    },
  },
  stoolReportLink: {
    response: DocumentFileLink,
    run: async ({ db, scope, account, offeringId, userId, now }) => {
      const ofMatching = and(
        scope.has(matchings),
        eq(matchings.offeringId, offeringId),
        eq(matchings.userId, userId),
      )
      firstOrNotFound(await db.select({ id: matchings.id }).from(matchings).where(ofMatching))
      const [report] = await latestStoolInspections(db, scope, [userId])
      if (!report || report.documentFileId === null)
        throw conflict('検便の結果は、まだ提出されていません。')
      return linkTo({ db, scope, now }, report.documentFileId, account.id)
    },
  },
  stoolSetting: {
    response: StoolInspectionSetting,
    run: async ({ db, scope, now }) => ({
      ...(await settingOf(db, scope, dayOf(now))),
      submitBy: null,
    }),
  },
  stoolSettingOfOffering: {
    response: StoolInspectionSetting,
    run: async ({ db, scope, offeringId }) => {
      const { workOn, startAt, terms } = await offeringOf(db, scope, offeringId)
      const ofStore = await settingOf(db, scope, workOn)
      const setting =
        terms.stoolInspection === undefined || terms.stoolInspection === 'as_store'
          ? ofStore
          : { ...ofStore, required: terms.stoolInspection === 'required' }
      return { ...setting, submitBy: setting.required ? stoolDeadlineOf(startAt, setting) : null }
    },
  },
  open: {
    manualTransaction: async ({ context, scope, account, documentFileId, query, now }) => {
      const target = { kind: 'documentFile', id: documentFileId, accountId: account.id } as const
      const { mediaType, ...stored } = await context.db.tx(scope, async (db) => {
        await checkLink({ db, scope, now }, target, query)
        return firstOrNotFound(
          await db
            .select({
              body: documentFiles.body,
              objectKey: documentFiles.objectKey,
              mediaType: documentFiles.mediaType,
            })
            .from(documentFiles)
            .where(scope.has(documentFiles, documentFileId)),
        )
      })
      const body = await readBody(context.files, stored)
      return new Blob([new Uint8Array(body)], { type: mediaType })
    },
  },
})
