import { factCheckKinds } from '@/contracts/factChecks/enums'
import { factCheckKindLabel, factCheckStatusLabel } from '@/domain/factChecks/review'
import { formatDateTime } from '@/lib/date'
import { decideFactCheck, openFactCheck, openFactChecks } from '@/server/modules/factChecks/service'
import { printTable } from '../kit/commandLine'
import { clientIdIn, type Command, required, requiredWholeNumber, requiredWord } from './arguments'

const decisions = ['approved', 'returned'] as const

/** Reviews what a store submitted for a check. */
const decide: Command = async (operation, values, settings) => {
  const taskId = requiredWholeNumber(values, 'id')
  const result = requiredWord(values, 'result', decisions)
  const reason = result === 'returned' ? required(values, 'reason') : undefined
  await decideFactCheck(operation, settings, { taskId, reason })
  console.log(
    `番号 ${taskId} を${result === 'returned' ? '差し戻しました' : '確認済みにしました'}。`,
  )
}

const open: Command = async (operation, values, settings) => {
  const clientId = await clientIdIn(operation, values)
  const kind = requiredWord(values, 'kind', factCheckKinds)
  const words = { title: values.title, instructions: values.note }
  const id = await openFactCheck(operation, settings, { clientId, kind, ...words })
  console.log(
    id === undefined
      ? `${values.store} には、まだ済んでいない「${factCheckKindLabel[kind]}」の確認があります。`
      : `${values.store} に事業実態確認(番号 ${id})をお願いしました。期限は72時間後です。`,
  )
}

const list: Command = async (operation) => {
  const tasks = await openFactChecks(operation)
  printTable(
    tasks.map(({ id, store, kind, title, status, dueAt }) => ({
      id,
      store,
      kind: factCheckKindLabel[kind],
      title,
      status: factCheckStatusLabel[status],
      dueAt: formatDateTime(dueAt, operation.now),
    })),
    '済んでいない確認はありません。',
  )
}

/** The commands about checks of a store's business. */
export const factCheckCommands: Record<string, Command> = {
  'fact-check': (operation, values, settings) =>
    (values.id === undefined ? open : decide)(operation, values, settings),
  'fact-checks': list,
}
