import { and, asc, eq, inArray } from 'drizzle-orm'
import type { LongTermKind } from '@/contracts/longTermJobs/enums'
import type {
  LongTermCandidacy,
  LongTermSelectionChange,
  LongTermUser,
} from '@/contracts/longTermJobs/schemas'
import { cannotSelect, cannotStartOn, isOpenSelection } from '@/domain/workers/longTerm'
import { dayOf } from '@/lib/date'
import type { StoreOperation } from '@/server/auth/tenantScope'
import { edited, refuseStale } from '@/server/db/optimisticLock'
import { firstOrNotFound } from '@/server/db/pagination'
import { longTermCandidates as candidates, longTermChanges as changes } from '@/server/db/schema'
import { conflict, invalid, notFound } from '@/server/http/errors'
import { accountNames } from '@/server/modules/accounts/records/names'
import { notifyWorker } from '@/server/modules/chat/service'
import { registerGraduates } from '@/server/modules/workers/service'
import { candidaciesOf } from './candidates'
import { hardToFillSlots } from './jobs'

type Candidate = typeof candidates.$inferSelect
type Editor = { id: number }
type Employment = NonNullable<LongTermSelectionChange['employment']>

async function historiesOf({ db, scope }: StoreOperation, candidateIds: number[]) {
  const rows = await db
    .select()
    .from(changes)
    .where(and(scope.has(changes), inArray(changes.candidateId, candidateIds)))
    .orderBy(asc(changes.id))
  const names = await accountNames(
    db,
    scope,
    rows.map((row) => row.changedBy),
  )
  const toHistory = ({
    selection,
    changedAt,
    isEndedByHire,
    changedBy,
  }: (typeof rows)[number]) => ({
    selection,
    changedAt,
    isEndedByHire,
    changedByName: changedBy === null ? null : (names.get(changedBy) ?? '担当者'),
  })
  return (candidateId: number): LongTermCandidacy['history'] =>
    rows.filter((row) => row.candidateId === candidateId).map(toHistory)
}

/** A worker with all candidacies here; 404 without any. */
export async function findCandidate(
  operation: StoreOperation,
  userId: number,
): Promise<LongTermUser> {
  const candidacies = await candidaciesOf(operation.db, operation.scope, userId)
  const { name } = firstOrNotFound(candidacies)
  const historyOf = await historiesOf(
    operation,
    candidacies.map(({ id }) => id),
  )
  return {
    userId,
    name,
    candidacies: candidacies.map((candidacy) => ({
      ...candidacy,
      history: historyOf(candidacy.id),
    })),
    hardToFillSlots: await hardToFillSlots(operation),
  }
}

/** Locks all candidacies of the worker of this one, ordered by id, so that two hires are serialized. */
async function lockCandidacies(
  { db, scope }: StoreOperation,
  kind: LongTermKind,
  candidateId: number,
) {
  const { userId } = firstOrNotFound(
    await db
      .select({ userId: candidates.userId })
      .from(candidates)
      .where(and(scope.has(candidates, candidateId), eq(candidates.kind, kind))),
  )
  const rows = await db
    .select()
    .from(candidates)
    .where(and(scope.has(candidates), eq(candidates.userId, userId)))
    .orderBy(asc(candidates.id))
    .for('update')
  const candidate = rows.find((row) => row.id === candidateId)
  if (!candidate) throw notFound()
  return { candidate, others: rows.filter((row) => row.id !== candidateId) }
}

function refuseChange(
  { scope, now }: StoreOperation,
  { selection: from }: Candidate,
  { selection, employment }: LongTermSelectionChange,
) {
  const reason = cannotSelect(from, selection, { canReopen: scope.may('longTerm.reopen') })
  if (reason) throw conflict(reason, 'cannot_select')
  if (selection !== 'hired' || from === 'hired') return
  if (!employment)
    throw invalid({ employment: '採用にするには、働き始める日と雇用の区分を入力してください。' })
  const dayReason = cannotStartOn(employment.startOn, dayOf(now))
  if (dayReason) throw invalid({ 'employment.startOn': dayReason })
}

/** Ends the other selections of a worker who was hired, and registers the graduate if that is wanted. */
async function completeHire(
  operation: StoreOperation,
  others: Candidate[],
  { userId, employment, editor }: { userId: number; employment: Employment; editor: Editor },
) {
  const { db, scope, now } = operation
  const open = others.filter(({ selection }) => isOpenSelection(selection))
  for (const { id } of open) {
    const ended = { selection: 'declined_by_client' as const, isEndedByHire: true }
    await db
      .update(candidates)
      .set({ ...ended, ...edited(editor, now) })
      .where(scope.has(candidates, id))
    await db.insert(changes).values({
      clientId: scope.clientId,
      candidateId: id,
      ...ended,
      changedAt: now.toISOString(),
      changedBy: editor.id,
    })
  }
  if (employment.registersGraduate)
    await registerGraduates(
      operation,
      [userId],
      {
        kind: 'hired',
        hiredOn: employment.startOn,
        employmentType: employment.employmentType,
      },
      editor.id,
    )
}

/** Returns the text that notifies the worker of a change; none for 連絡中 and 面接, which are agreed on by message. */
function noticeOf({ selection: from }: Candidate, { selection: to }: LongTermSelectionChange) {
  if (to === 'hired')
    return '長期採用の選考で、採用となりました。働き始める日や条件は、店舗からの連絡をご確認ください。'
  if (to === 'declined_by_client')
    return '長期採用の選考は、今回は見送りとなりました。ご希望をお寄せいただき、ありがとうございました。'
  return isOpenSelection(from)
    ? undefined
    : '長期採用の選考の結果が取り消され、選考中に戻りました。詳しくは店舗にご確認ください。'
}

/** Changes the selection of a candidate or its note. Refuses what the rules forbid and an older version (409). */
export async function changeSelection(
  operation: StoreOperation,
  target: { kind: LongTermKind; id: number },
  { body, editor }: { body: LongTermSelectionChange; editor: Editor },
): Promise<LongTermUser> {
  const { db, scope, now } = operation
  const { candidate, others } = await lockCandidacies(operation, target.kind, target.id)
  await refuseStale(db, candidate, body.lockVersion)
  refuseChange(operation, candidate, body)
  const isMoved = body.selection !== candidate.selection
  const employment = isMoved && body.selection === 'hired' ? body.employment : undefined
  await db
    .update(candidates)
    .set({
      selection: body.selection,
      ...(isMoved && { isEndedByHire: false }),
      ...(body.note !== undefined && { note: body.note }),
      ...(employment && {
        startOn: employment.startOn,
        employmentType: employment.employmentType,
      }),
      ...edited(editor, now),
    })
    .where(scope.has(candidates, candidate.id))
  if (isMoved) {
    await db.insert(changes).values({
      clientId: scope.clientId,
      candidateId: candidate.id,
      selection: body.selection,
      changedAt: now.toISOString(),
      changedBy: editor.id,
    })
    if (employment)
      await completeHire(operation, others, { userId: candidate.userId, employment, editor })
    const notice = noticeOf(candidate, body)
    if (notice) await notifyWorker(operation, candidate.userId, notice)
  }
  return findCandidate(operation, candidate.userId)
}
