import { foreignWorkers as contract } from '@/contracts/foreignWorkers'
import { ForeignWorkers } from '@/contracts/foreignWorkers/schemas'
import { genderText } from '@/domain/workers/genderText'
import { notificationDueOn } from '@/domain/workers/residence/foreignWorkerNotification'
import { hasExtraPermissionLabel, residenceStatusLabel } from '@/domain/workers/residence/residence'
import { monthOf } from '@/lib/date'
import type { Call } from '@/server/http/context'
import { implement } from '@/server/http/route'
import { storeName } from '@/server/modules/clients/records/clients'
import { csv } from '@/server/platform/exports/csv'
import { foreignWorkersReference } from './reference'
import { foreignWorkersOf } from './repository'

export const foreignWorkerRoutes = implement(contract, foreignWorkersReference, {
  month: { response: ForeignWorkers, run: workersOfMonth },
  file: { run: file },
})

async function workersOfMonth(call: Call<typeof contract.month>): Promise<ForeignWorkers> {
  const month = call.query.month || monthOf(call.now)
  return { month, dueOn: notificationDueOn(month), items: await foreignWorkersOf(call, month) }
}

const header = [
  '氏名',
  'フリガナ・ローマ字',
  '生年月日',
  '性別',
  '国籍・地域',
  '在留資格',
  '在留期間の満了日',
  '資格外活動許可',
  '在留カード番号',
  '雇入れ年月日',
  '離職年月日',
  '届出期限',
]

/** One row for each employment, with the facts that the notification asks for. */
async function file(call: Call<typeof contract.file>) {
  const { db, scope, query, now } = call
  const month = query.month || monthOf(now)
  const name = await storeName(db, scope.clientId)
  const workers = await foreignWorkersOf(call, month)
  const rows = workers.flatMap((worker) =>
    worker.employments.map(({ startedOn, endedOn }) => [
      worker.name,
      worker.nameKana,
      worker.birthOn,
      genderText[worker.gender],
      worker.nationality,
      residenceStatusLabel[worker.residenceStatus],
      worker.validUntilOn ?? '',
      hasExtraPermissionLabel(worker.extraPermission),
      worker.cardNumber,
      startedOn ?? '',
      endedOn ?? '',
      notificationDueOn(month),
    ]),
  )
  return csv(`${month}_${name}_外国人雇用状況の届出.csv`, header, rows)
}
