import { addHours } from 'date-fns'
import { and, asc, eq, gt, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm'
import {
  dueAgainAt,
  FACT_CHECK_REMINDER_HOURS,
  factCheckReturnReason,
} from '@/domain/factChecks/review'
import { formatDateTime } from '@/lib/date'
import { takeOne } from '@/server/db/pagination'
import { clients, factCheckSubmissions, factCheckTasks } from '@/server/db/schema'
import type { Operation, Tx } from '@/server/db/transaction'
import type { Settings } from '@/server/http/context'
import { enqueueMail } from '@/server/jobs/messages'
import { holdersOf } from '@/server/lookups/accounts'
import { operatorMail } from '@/server/platform/mailer/texts'

/** Tasks handled by one run. */
const BATCH_SIZE = 50
type Task = typeof factCheckTasks.$inferSelect
type Submission = typeof factCheckSubmissions.$inferSelect

/** Mails all managers of the store; without one, the administrators of its company. */
async function mailManagers(
  { db, now }: Operation,
  settings: Settings,
  { clientId }: Pick<Task, 'clientId'>,
  mail: { title: string; text: string },
) {
  const store = takeOne(await db.select().from(clients).where(eq(clients.id, clientId)))
  const { companyId } = store
  const managers = await holdersOf(db, { companyId, clientId, role: 'clientManager' })
  const readers =
    managers.length > 0
      ? managers
      : await holdersOf(db, { companyId, clientId: null, role: 'companyAdmin' })
  const page = { place: store.name, path: `/clients/${clientId}/business_fact_check`, ...mail }
  for (const { name, email } of readers)
    await enqueueMail(db, email, operatorMail(settings, { name, ...page }), now)
}

const isReused = async (db: Tx, { id, clientId, fileIds }: Submission) =>
  fileIds.length > 0 &&
  (await db.$count(
    factCheckSubmissions,
    and(
      eq(factCheckSubmissions.clientId, clientId),
      lt(factCheckSubmissions.id, id),
      or(
        ...fileIds.map(
          (fileId) => sql`${factCheckSubmissions.fileIds} @> ${JSON.stringify([fileId])}::jsonb`,
        ),
      ),
    ),
  )) > 0

async function decide(operation: Operation, settings: Settings, submission: Submission) {
  const { db, now } = operation
  const ofTask = eq(factCheckTasks.id, submission.taskId)
  const task = takeOne(await db.select().from(factCheckTasks).where(ofTask).for('update'))
  const reason = factCheckReturnReason({
    kind: task.kind,
    fileCount: submission.fileIds.length,
    isReused: await isReused(db, submission),
    answers: submission.answers.map(({ answer }) => answer),
    takenAt: submission.takenAt,
    taskCreatedAt: task.createdAt,
  })
  const comment = `運営の自動審査: ${reason ?? '内容を確認しました。'}`
  await db
    .update(factCheckSubmissions)
    .set({ decidedAt: now.toISOString(), comment })
    .where(eq(factCheckSubmissions.id, submission.id))
  await db
    .update(factCheckTasks)
    .set(
      reason === undefined
        ? { status: 'approved', returnReason: null }
        : {
            status: 'returned',
            returnReason: reason,
            dueAt: dueAgainAt(task.dueAt, now).toISOString(),
            remindedAt: null,
          },
    )
    .where(ofTask)
  await mailManagers(operation, settings, task, {
    title: reason ? '事業実態確認の再提出をお願いします' : '事業実態確認が済みました',
    text: `「${task.title}」 ${comment}`,
  })
}

/** The embedded operator decides every submission whose review is due. */
export async function decideDueFactChecks(operation: Operation, settings: Settings) {
  const { db, now } = operation
  const due = await db
    .select()
    .from(factCheckSubmissions)
    .where(
      and(
        isNull(factCheckSubmissions.decidedAt),
        lte(factCheckSubmissions.reviewDueAt, now.toISOString()),
      ),
    )
    .orderBy(asc(factCheckSubmissions.id))
    .limit(BATCH_SIZE)
    .for('update', { skipLocked: true })
  for (const submission of due) await decide(operation, settings, submission)
}

/** Mails a reminder once, in the last 24 hours before the due time. */
export async function remindOfFactChecks(operation: Operation, settings: Settings) {
  const { db, now } = operation
  const soon = addHours(now, FACT_CHECK_REMINDER_HOURS).toISOString()
  const tasks = await db
    .update(factCheckTasks)
    .set({ remindedAt: now.toISOString() })
    .where(
      and(
        inArray(factCheckTasks.status, ['open', 'returned']),
        isNull(factCheckTasks.remindedAt),
        gt(factCheckTasks.dueAt, now.toISOString()),
        lte(factCheckTasks.dueAt, soon),
      ),
    )
    .returning()
  for (const task of tasks)
    await mailManagers(operation, settings, task, {
      title: '事業実態確認の期限が近づいています',
      text: `「${task.title}」を${formatDateTime(task.dueAt, now)}までに提出してください。過ぎると、この店舗の求人を公開できなくなります。`,
    })
}
