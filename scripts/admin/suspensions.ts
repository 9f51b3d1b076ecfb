import { liftableCodes } from '@/domain/restrictions/suspension'
import { formatDateTime } from '@/lib/date'
import { companyIdNamed, storeIdNamed } from '@/server/modules/accounts/administration'
import {
  decideLiftRequest,
  openLiftRequests,
  suspendStore,
} from '@/server/modules/operatorRequests/service'
import { required, requiredWholeNumber, requiredWord, suspensionLevels, wordIn } from './arguments'
import type { Command } from './command'

const decisions = ['approved', 'declined'] as const

const suspend: Command = async (operation, values) => {
  const companyId = await companyIdNamed(operation.db, required(values, 'company'))
  const store = required(values, 'store')
  const isNew = await suspendStore(operation, {
    clientId: await storeIdNamed(operation.db, companyId, store),
    code: wordIn(values, 'code', liftableCodes) ?? 'operator_suspension',
    level: wordIn(values, 'level', suspensionLevels) ?? 'block_publish',
    message: required(values, 'reason'),
  })
  console.log(
    isNew
      ? `${store} の利用を停止しました。店舗が利用再開を申請できます。`
      : `${store} は、すでに同じ理由で停止しています。`,
  )
}

const list: Command = async (operation) => {
  const requests = await openLiftRequests(operation)
  console.table(
    requests.map(({ reviewDueAt, ...request }) => ({
      ...request,
      reviewDueAt: formatDateTime(reviewDueAt, operation.now),
    })),
  )
}

const decide: Command = async (operation, values) => {
  const requestId = requiredWholeNumber(values, 'id')
  const result = requiredWord(values, 'result', decisions)
  const reason = result === 'declined' ? required(values, 'reason') : undefined
  await decideLiftRequest(operation, { requestId, reason })
  console.log(
    result === 'declined'
      ? `番号 ${requestId} を承認しませんでした。`
      : `番号 ${requestId} を承認し、利用停止を解除しました。`,
  )
}

/** The commands about suspended stores and their requests to go on. */
export const suspensionCommands: Record<string, Command> = {
  suspend,
  'lift-requests': list,
  'lift-request': decide,
}
