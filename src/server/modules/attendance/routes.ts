import { eq, sql } from 'drizzle-orm'
import { attendance as contract } from '@/contracts/attendance'
import { Attendance, AttendanceRenewal } from '@/contracts/attendance/schemas'
import { CODE_STEP_SECONDS } from '@/domain/matchings/attendanceCode'
import { formatDateTime, toInstant } from '@/lib/date'
import { firstOrNotFound } from '@/server/db/pagination'
import { storeKeys } from '@/server/db/schema'
import { conflict } from '@/server/http/errors'
import { implement } from '@/server/http/route'
import { attendanceReference } from './reference'
import { codeOf, currentStep, keyOfStore } from './service'

const toAttendance = (store: typeof storeKeys.$inferSelect, now: Date): Attendance => {
  const step = currentStep(now)
  const endOf = (n: number) => toInstant((n + 1) * CODE_STEP_SECONDS * 1000)
  return {
    printed: { checkIn: codeOf(store, 'checkIn'), checkOut: codeOf(store, 'checkOut') },
    rotating: {
      checkIn: codeOf(store, 'checkIn', step),
      checkOut: codeOf(store, 'checkOut', step),
      nextAt: endOf(step),
      // A code is accepted for one more step (`cannotUseStep`).
      expiresAt: endOf(step + 1),
    },
    serial: store.codeSerial,
    renewedAt: store.renewedAt,
    renewedByName: store.renewedByName,
  }
}

export const attendanceRoutes = implement(contract, attendanceReference, {
  one: {
    response: Attendance,
    run: async ({ db, scope, now }) => toAttendance(await keyOfStore(db, scope.clientId), now),
  },
  renew: {
    body: AttendanceRenewal,
    response: Attendance,
    run: async ({ db, scope, account, body, now }) => {
      const store = await keyOfStore(db, scope.clientId, { lock: true })
      if (store.codeSerial !== body.serial)
        throw conflict(
          `${store.renewedByName === null ? '他の担当者' : `${store.renewedByName}さん`}が${formatDateTime(store.renewedAt, now)}にQRコードを更新しました。最新のQRコード (No. ${store.codeSerial}) をご利用ください。`,
          'stale',
        )
      return toAttendance(
        firstOrNotFound(
          await db
            .update(storeKeys)
            .set({
              codeSerial: sql`${storeKeys.codeSerial} + 1`,
              renewedAt: now.toISOString(),
              renewedByName: account.name,
            })
            .where(eq(storeKeys.id, store.id))
            .returning(),
        ),
        now,
      )
    },
  },
})
