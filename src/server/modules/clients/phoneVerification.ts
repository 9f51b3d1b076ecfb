import { and, count, desc, eq, gt, isNull, lte, sql } from 'drizzle-orm'
import type { clientPhone as contract } from '@/contracts/clients'
import type { PhoneVerificationRequest } from '@/contracts/clients/schemas'
import { phoneVerificationRules as rules } from '@/domain/clients/phoneVerification'
import { hashCode, isSameHash } from '@/server/auth/codeHash'
import type { StoreOperation } from '@/server/auth/tenantScope'
import { lockName } from '@/server/db/namedLock'
import { edited } from '@/server/db/optimisticLock'
import { firstOrNotFound } from '@/server/db/pagination'
import { clients, phoneVerifications } from '@/server/db/schema'
import { bypassRls } from '@/server/db/transaction'
import type { AppContext, ManualTransactionCall, Settings } from '@/server/http/context'
import { conflict, invalid, tooMany } from '@/server/http/errors'
import { enqueue } from '@/server/jobs/queue'
import { clientRecord } from './clientRecord'
import { codeExpiry, dayAgo, pendingVerification, resendAt } from './phoneRules'

const HOUR_SECONDS = 3600

const messageOf = (
  { serviceName }: Settings,
  { phoneNumber, method }: PhoneVerificationRequest,
  code: string,
) => ({
  channel: method,
  to: phoneNumber,
  subject: '確認コード',
  body:
    method === 'sms'
      ? `【${serviceName}】確認コードは ${code} です。${rules.validMinutes}分以内に入力してください。`
      : `${serviceName}です。確認コードは、${[...code].join('、')}。繰り返します。${[...code].join('、')}です。`,
})

const codesOfStore = ({ db, scope }: StoreOperation) =>
  db
    .select()
    .from(phoneVerifications)
    .where(scope.has(phoneVerifications))
    .orderBy(desc(phoneVerifications.id))

/**
 * Refuses a code that comes too soon after the last one or exceeds the daily limit. The limit applies to the store, and
 * to the number over all stores.
 */
async function refuseTooMany(operation: StoreOperation, phoneNumber: string) {
  const { db, scope, now } = operation
  const sent = (await codesOfStore(operation)).filter(({ sentAt }) => sentAt > dayAgo(now))
  const [last] = sent
  const waitSeconds = last ? (resendAt(last).getTime() - now.getTime()) / 1000 : 0
  if (waitSeconds > 0)
    throw tooMany(waitSeconds, `あと${Math.ceil(waitSeconds)}秒で、もう一度送れます。`)
  const [toNumber] = await bypassRls(db, scope, () =>
    db
      .select({ total: count() })
      .from(phoneVerifications)
      .where(
        and(
          eq(phoneVerifications.phoneNumber, phoneNumber),
          gt(phoneVerifications.sentAt, dayAgo(now)),
        ),
      ),
  )
  if (Math.max(sent.length, toNumber?.total ?? 0) >= rules.sendsPerDay)
    throw tooMany(
      HOUR_SECONDS,
      `コードを送れるのは1日${rules.sendsPerDay}回までです。明日、もう一度お試しください。`,
    )
}

const codeHashOf = (
  { codeKey }: Pick<AppContext, 'codeKey'>,
  { clientId, sentAt }: { clientId: number; sentAt: string },
  code: string,
) => hashCode(codeKey, ['phone', clientId, sentAt], code)

/** Sends a code to a number. Entering the code makes it the number of the store. */
export async function sendPhoneCode(call: ManualTransactionCall<typeof contract.send>) {
  const { context, scope, body, now } = call
  const code = String(context.random(4).readUInt32BE() % 10 ** rules.codeDigits).padStart(
    rules.codeDigits,
    '0',
  )
  const sentAt = now.toISOString()
  return context.db.tx(scope, async (db) => {
    const operation = { db, scope, now }
    // One at a time for each store, so that two calls do not count the same codes.
    await db
      .select({ id: clients.id })
      .from(clients)
      .where(eq(clients.id, scope.clientId))
      .for('update')
    // And for each number, whose codes of all stores are counted.
    await lockName(db, `phone codes ${body.phoneNumber}`)
    await refuseTooMany(operation, body.phoneNumber)
    await db
      .delete(phoneVerifications)
      .where(and(scope.has(phoneVerifications), lte(phoneVerifications.sentAt, dayAgo(now))))
    await db.insert(phoneVerifications).values({
      clientId: scope.clientId,
      ...body,
      codeHash: codeHashOf(context, { clientId: scope.clientId, sentAt }, code),
      sentAt,
      expiresAt: codeExpiry(now),
    })
    await enqueue(db, 'mail', messageOf(context.settings, body, code), now)
    const pending = pendingVerification(await codesOfStore(operation), now)
    if (!pending) throw new Error('the code that was just sent is missing')
    return pending
  })
}

/** Counts an attempt on the last code of the store. Committed before the code is compared: each guess counts. */
async function countAttempt({ db, scope, now }: StoreOperation) {
  const [last] = await codesOfStore({ db, scope, now })
  if (!last || last.verifiedAt !== null)
    throw conflict('入力を待っているコードがありません。コードを送ってください。', 'no_code')
  if (last.expiresAt <= now.toISOString())
    throw conflict(
      `コードの有効期限(${rules.validMinutes}分)が切れました。新しいコードを送ってください。`,
      'expired',
    )
  const [counted] = await db
    .update(phoneVerifications)
    .set({ attempts: sql`${phoneVerifications.attempts} + 1` })
    .where(
      and(
        scope.has(phoneVerifications, last.id),
        sql`${phoneVerifications.attempts} < ${rules.attempts}`,
      ),
    )
    .returning()
  if (!counted) throw noAttemptsLeft()
  return counted
}
const noAttemptsLeft = () =>
  conflict(
    `${rules.attempts}回まちがえたため、このコードは使えません。新しいコードを送ってください。`,
    'no_attempts_left',
  )

const wrongCode = (attempts: number) => {
  const left = rules.attempts - attempts
  return left > 0
    ? invalid({ code: `コードが違います。あと${left}回入力できます。` })
    : noAttemptsLeft()
}

/** Compares the code. If it is right, the number becomes the verified number of the store. */
export async function verifyPhoneCode(call: ManualTransactionCall<typeof contract.verify>) {
  const { context, scope, account, body, now } = call
  const counted = await context.db.tx(scope, (db) => countAttempt({ db, scope, now }))
  if (!isSameHash(counted.codeHash, codeHashOf(context, counted, body.code)))
    throw wrongCode(counted.attempts)
  return context.db.tx(scope, async (db) => {
    const used = await db
      .update(phoneVerifications)
      .set({ verifiedAt: now.toISOString() })
      .where(and(scope.has(phoneVerifications, counted.id), isNull(phoneVerifications.verifiedAt)))
      .returning({ id: phoneVerifications.id })
    firstOrNotFound(used)
    await db
      .update(clients)
      .set({
        phoneNumber: counted.phoneNumber,
        phoneVerifiedAt: now.toISOString(),
        ...edited(account, now),
      })
      .where(eq(clients.id, scope.clientId))
    return clientRecord({ db, now, scope }, scope.clientId)
  })
}
