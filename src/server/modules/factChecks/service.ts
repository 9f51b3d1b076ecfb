import { addHours } from 'date-fns'
import { and, asc, eq, gt, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm'
import {
  dueAgainAt,
  FACT_CHECK_REMINDER_HOURS,
  factCheckReturnReason,
} from '@/domain/factChecks/review'
import { formatDateTime } from '@/lib/date'
import { firstOrNotFound } from '@/server/db/pagination'
import { factCheckSubmissions, factCheckTasks } from '@/server/db/schema'
import type { Operation, Tx } from '@/server/db/transaction'
import type { Settings } from '@/server/http/context'
import { mailManagers } from './mails'

export { openFactCheck, openFactCheckFor, openFactChecks } from './opening'

/** Tasks handled by one run. */
const BATCH_SIZE = 50
type Task = typeof factCheckTasks.$inferSelect
type Submission = typeof factCheckSubmissions.$inferSelect

/** Whether the store has submitted one of these files before. */
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

/** The fault that the embedded operator finds in a submission; undefined without one. */
const reasonOf = async (db: Tx, task: Task, submission: Submission) =>
  factCheckReturnReason({
    kind: task.kind,
    fileCount: submission.fileIds.length,
    isReused: await isReused(db, submission),
    answers: submission.answers.map(({ answer }) => answer),
    takenAt: submission.takenAt,
    taskCreatedAt: task.createdAt,
  })

/** `reason`: why the submission is returned; undefined: it is approved. `by`: whether a person or the rules decided. */
type Decision = { reason: string | undefined; by: '運営の審査' | '運営の自動審査' }

async function decide(
  operation: Operation,
  settings: Settings,
  { task, submission }: { task: Task; submission: Submission },
  { reason, by }: Decision,
) {
  const { db, now } = operation
  const comment = `${by}: ${reason ?? '内容を確認しました。'}`
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
    .where(eq(factCheckTasks.id, task.id))
  await mailManagers(operation, settings, task.clientId, {
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
  for (const submission of due) {
    const task = await lockedTask(db, submission.taskId)
    const reason = await reasonOf(db, task, submission)
    await decide(operation, settings, { task, submission }, { reason, by: '運営の自動審査' })
  }
}

const lockedTask = async (db: Tx, taskId: number) =>
  firstOrNotFound(
    await db.select().from(factCheckTasks).where(eq(factCheckTasks.id, taskId)).for('update'),
  )

/**
 * Records the decision of a person of the operator: with a reason the submission is returned, without one it is
 * approved. Throws if no submission waits for a decision.
 */
export async function decideFactCheck(
  operation: Operation,
  settings: Settings,
  { taskId, reason }: { taskId: number; reason: string | undefined },
): Promise<void> {
  const { db } = operation
  const [submission] = await db
    .select()
    .from(factCheckSubmissions)
    .where(and(eq(factCheckSubmissions.taskId, taskId), isNull(factCheckSubmissions.decidedAt)))
    .for('update')
  if (!submission) throw new Error(`番号 ${taskId} に、審査を待つ提出はありません。`)
  const task = await lockedTask(db, taskId)
  await decide(operation, settings, { task, submission }, { reason, by: '運営の審査' })
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
    await mailManagers(operation, settings, task.clientId, {
      title: '事業実態確認の期限が近づいています',
      text: `「${task.title}」を${formatDateTime(task.dueAt, now)}までに提出してください。過ぎると、この店舗の求人を公開できなくなります。`,
    })
}
