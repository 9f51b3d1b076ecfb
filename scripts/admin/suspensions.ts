import { liftableCodes } from '@/domain/restrictions/suspension'
import { formatDateTime } from '@/lib/date'
import {
  decideLiftRequest,
  openLiftRequests,
  suspendStore,
} from '@/server/modules/operatorRequests/service'
import { printTable } from '../kit/commandLine'
import {
  clientIdIn,
  type Command,
  required,
  requiredWholeNumber,
  requiredWord,
  suspensionLevels,
  wordIn,
} from './arguments'

const decisions = ['approved', 'declined'] as const

const suspend: Command = async (operation, values) => {
  const isNew = await suspendStore(operation, {
    clientId: await clientIdIn(operation, values),
    code: wordIn(values, 'code', liftableCodes) ?? 'operator_suspension',
    level: wordIn(values, 'level', suspensionLevels) ?? 'block_publish',
    message: required(values, 'reason'),
  })
  console.log(
    isNew
      ? `${values.store} の利用を停止しました。店舗が利用再開を申請できます。`
      : `${values.store} は、すでに同じ理由で停止しています。`,
  )
}

const list: Command = async (operation) => {
  const requests = await openLiftRequests(operation)
  printTable(
    requests.map(({ reviewDueAt, ...request }) => ({
      ...request,
      reviewDueAt: formatDateTime(reviewDueAt, operation.now),
    })),
    '審査を待つ申請はありません。',
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
