import { addMinutes } from 'date-fns'
import { and, asc, count, desc, eq, inArray } from 'drizzle-orm'
import type { factChecks as contract } from '@/contracts/factChecks'
import type { FactCheckTask } from '@/contracts/factChecks/schemas'
import {
  FACT_CHECK_REVIEW_MINUTES,
  factCheckStatusAt,
  needsFiles,
} from '@/domain/factChecks/review'
import { type Account, ClientScope } from '@/server/auth/tenantScope'
import { firstOrNotFound } from '@/server/db/pagination'
import { factCheckSubmissions, factCheckTasks, files } from '@/server/db/schema'
import { enterTenant, type Tx } from '@/server/db/transaction'
import type { Call } from '@/server/http/context'
import { conflict, forbidden, invalid } from '@/server/http/errors'
import { enqueue } from '@/server/jobs/queue'
import { accountNames, nameOfAccount } from '@/server/modules/accounts/records/names'

type Task = typeof factCheckTasks.$inferSelect
const MAX_TASKS = 50

/** The scope of a call whose path names no store. From here on the transaction sees the rows of that store alone. */
async function enterStore(db: Tx, account: Account, clientId: number) {
  const scope = await ClientScope.check(db, account, clientId)
  if (!scope.may('offer.edit')) throw forbidden()
  await enterTenant(db, scope)
  return scope
}

async function toTasks(db: Tx, scope: ClientScope, tasks: readonly Task[], now: Date) {
  const submissions =
    tasks.length === 0
      ? []
      : await db
          .select()
          .from(factCheckSubmissions)
          .where(
            and(
              scope.has(factCheckSubmissions),
              inArray(
                factCheckSubmissions.taskId,
                tasks.map(({ id }) => id),
              ),
            ),
          )
          .orderBy(desc(factCheckSubmissions.id))
  const names = await accountNames(
    db,
    scope,
    submissions.map(({ submittedBy }) => submittedBy),
  )
  return tasks.map((task): FactCheckTask => ({
    ...task,
    status: factCheckStatusAt(task, now),
    submissions: submissions
      .filter(({ taskId }) => taskId === task.id)
      .map((submission) => ({
        ...submission,
        submittedBy: nameOfAccount(names, submission.submittedBy),
      })),
  }))
}

/** The fact checks of a store, the earliest due first. */
export async function listTasks({ db, account, query, now }: Call<typeof contract.tasks>) {
  if (query.clientId === 0) throw invalid({ clientId: '店舗を指定してください。' })
  const scope = await enterStore(db, account, query.clientId)
  const tasks = await db
    .select()
    .from(factCheckTasks)
    .where(scope.has(factCheckTasks))
    .orderBy(asc(factCheckTasks.dueAt), asc(factCheckTasks.id))
    .limit(MAX_TASKS)
  return { items: await toTasks(db, scope, tasks, now) }
}

/** Submits the files and answers that a fact check asks for. One submission is under review at a time. */
export async function submit({
  db,
  account,
  taskId: id,
  body,
  now,
}: Call<typeof contract.submit>): Promise<FactCheckTask> {
  const { clientId } = firstOrNotFound(
    await db
      .select({ clientId: factCheckTasks.clientId })
      .from(factCheckTasks)
      .where(eq(factCheckTasks.id, id)),
  )
  const scope = await enterStore(db, account, clientId)
  const ofTask = scope.has(factCheckTasks, id)
  const task = firstOrNotFound(await db.select().from(factCheckTasks).where(ofTask).for('update'))
  if (task.status === 'submitted')
    throw conflict('提出したものを運営が確認しています。結果をお知らせするまでお待ちください。')
  if (task.status === 'approved') throw conflict('この依頼は確認が済んでいます。')
  const fileIds = [...new Set(body.fileIds)]
  if (needsFiles(task.kind) && fileIds.length === 0)
    throw invalid({ fileIds: '写真を選んでください。' })
  const isOwnFile = and(scope.has(files), inArray(files.id, fileIds))
  const [found] = await db.select({ total: count() }).from(files).where(isOwnFile)
  if (found?.total !== fileIds.length)
    throw invalid({ fileIds: '写真が見つかりません。もう一度選んでください。' })
  if (body.answers.length !== task.questions.length)
    throw invalid({ answers: 'すべての質問に答えてください。' })
  const nowText = now.toISOString()
  const reviewDueAt = addMinutes(now, FACT_CHECK_REVIEW_MINUTES)
  await db.insert(factCheckSubmissions).values({
    clientId,
    taskId: id,
    fileIds,
    answers: task.questions.map((question, i) => ({ question, answer: body.answers[i] ?? '' })),
    takenAt: body.takenAt,
    latitude: body.place?.latitude ?? null,
    longitude: body.place?.longitude ?? null,
    submittedBy: account.id,
    submittedAt: nowText,
    reviewDueAt: reviewDueAt.toISOString(),
  })
  const updated = await db
    .update(factCheckTasks)
    .set({ status: 'submitted', submittedAt: nowText, returnReason: null })
    .where(ofTask)
    .returning()
  await enqueue(db, 'operatorReview', {}, reviewDueAt)
  const [result] = await toTasks(db, scope, updated, now)
  return firstOrNotFound(result ? [result] : [])
}
