import { addHours } from 'date-fns'
import { and, asc, eq, ne } from 'drizzle-orm'
import type { FactCheckKind } from '@/contracts/factChecks/enums'
import { FACT_CHECK_HOURS, factCheckStatusAt } from '@/domain/factChecks/review'
import {
  factCheckReasonText,
  factCheckTexts,
  type FactCheckOccasion,
} from '@/domain/factChecks/tasks'
import { formatDateTime } from '@/lib/date'
import { firstOrNotFound } from '@/server/db/pagination'
import { clients, factCheckTasks } from '@/server/db/schema'
import type { Operation, Tx } from '@/server/db/transaction'
import type { Settings } from '@/server/http/context'
import { lockOwner } from '@/server/modules/clients/records/clients'
import { mailManagers } from './mails'

type NewTask = {
  clientId: number
  kind: FactCheckKind
  /** In place of the usual title and instructions of the kind. */
  title?: string | undefined
  instructions?: string | undefined
}

const openOfKind = (db: Tx, clientId: number, kind: FactCheckKind) =>
  db.$count(
    factCheckTasks,
    and(
      eq(factCheckTasks.clientId, clientId),
      eq(factCheckTasks.kind, kind),
      ne(factCheckTasks.status, 'approved'),
    ),
  )

/**
 * Asks a store to show that it does business: within 72 hours, with a mail to its managers. Returns the id of the
 * task; undefined, without a new one, while a task of the same kind is open.
 */
export async function openFactCheck(
  operation: Operation,
  settings: Settings,
  { clientId, kind, ...words }: NewTask,
): Promise<number | undefined> {
  const { db, now } = operation
  await lockOwner(db, { clientId })
  if ((await openOfKind(db, clientId, kind)) > 0) return undefined
  const usual = factCheckTexts[kind]
  const title = words.title ?? usual.title
  const dueAt = addHours(now, FACT_CHECK_HOURS).toISOString()
  const { id } = firstOrNotFound(
    await db
      .insert(factCheckTasks)
      .values({
        clientId,
        kind,
        title,
        instructions: words.instructions ?? usual.instructions,
        questions: [...usual.questions],
        dueAt,
        createdAt: now.toISOString(),
      })
      .returning({ id: factCheckTasks.id }),
  )
  await mailManagers(operation, settings, clientId, {
    title: '事業実態確認のお願い',
    text: `「${title}」を${formatDateTime(dueAt, now)}までに提出してください。過ぎると、この店舗の求人を公開できなくなります。`,
  })
  return id
}

/** The check of the embedded operator for a store that is new or has moved: photos of the place. */
export const openFactCheckFor = (
  operation: Operation,
  settings: Settings,
  clientId: number,
  occasion: FactCheckOccasion,
) =>
  openFactCheck(operation, settings, {
    clientId,
    kind: 'photo',
    instructions: `${factCheckTexts.photo.instructions}${factCheckReasonText[occasion]}`,
  })

/** The checks that are not done, for the operator: the earliest due first. */
export async function openFactChecks({ db, now }: Operation) {
  const tasks = await db
    .select({
      id: factCheckTasks.id,
      store: clients.name,
      kind: factCheckTasks.kind,
      title: factCheckTasks.title,
      status: factCheckTasks.status,
      dueAt: factCheckTasks.dueAt,
    })
    .from(factCheckTasks)
    .innerJoin(clients, eq(clients.id, factCheckTasks.clientId))
    .where(ne(factCheckTasks.status, 'approved'))
    .orderBy(asc(factCheckTasks.dueAt), asc(factCheckTasks.id))
  return tasks.map((task) => ({ ...task, status: factCheckStatusAt(task, now) }))
}
