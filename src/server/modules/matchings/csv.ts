import { eq } from 'drizzle-orm'
import { matchingStatusLabel, presenceLabel } from '@/domain/labels'
import { onboardingAnswersText } from '@/domain/matchings/onboardingAnswers'
import { genderText } from '@/domain/workers/genderText'
import { dayOf, formatEnd, formatTime } from '@/lib/date'
import type { ClientScope } from '@/server/auth/tenantScope'
import { firstOrNotFound } from '@/server/db/pagination'
import { matchings, offerings } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import { storeName } from '@/server/modules/clients/records/clients'
import { qualificationNames } from '@/server/modules/masterData/service'
import { csv } from '@/server/platform/exports/csv'
import { matchedRows, statusAndPresenceOf } from './records/matchedRows'
import { shownUsers } from './repository'

const header = [
  '氏名',
  'フリガナ',
  '年齢',
  '性別',
  '勤務日',
  '開始',
  '終了',
  '休憩',
  'ステータス',
  'チェックイン',
  'チェックアウト',
  '時給',
  '交通費',
  '報酬合計',
  '勤務回数(この店舗)',
  'Good率',
  '資格',
  '質問の回答',
  'メモ',
]
/** Writes all workers of an offering, including cancelled ones, as CSV for a spreadsheet. */
export async function usersCsv(db: Tx, scope: ClientScope, offeringId: number, now: Date) {
  const offering = firstOrNotFound(
    await db
      .select({ title: offerings.title, workOn: offerings.workOn, breakMin: offerings.breakMin })
      .from(offerings)
      .where(scope.has(offerings, offeringId)),
  )
  const rows = await matchedRows(db, scope, eq(matchings.offeringId, offeringId))
  const states = await statusAndPresenceOf(db, scope, rows, now)
  const shown = new Map(
    (await shownUsers(db, scope, rows, now)).map((user) => [user.matchingId, user]),
  )
  const lines = rows.flatMap((row) => {
    const { matching, user, clientUser, startAt, endAt } = row
    const state = states.get(matching.id)
    const offeringUser = shown.get(matching.id)
    if (!state || !offeringUser) return []
    const time = (at: string | null) => (at === null ? '' : formatTime(at))
    return [
      [
        user.name,
        user.nameKana,
        offeringUser.age,
        genderText[user.gender],
        dayOf(startAt),
        formatTime(startAt),
        formatEnd(startAt, endAt),
        offering.breakMin,
        state.presence === 'cancel_review'
          ? presenceLabel.cancel_review
          : matchingStatusLabel[state.status],
        time(matching.checkedInAt),
        time(matching.checkedOutAt),
        matching.hourlyWageYen,
        matching.transportationYen,
        offeringUser.grossYen ?? '',
        clientUser.workedCount,
        offeringUser.goodRate ?? '',
        qualificationNames(user.qualificationIds).join('、'),
        onboardingAnswersText(row.terms.onboardingQuestions, row.matching.answers),
        clientUser.memo,
      ],
    ]
  })
  const name = [offering.workOn, await storeName(db, scope.clientId), offering.title]
  return csv(`${name.join('_')}_ワーカー一覧.csv`, header, lines)
}
