import { factCheckKinds } from '@/contracts/factChecks/enums'
import { factCheckKindLabel, factCheckStatusLabel } from '@/domain/factChecks/review'
import { formatDateTime } from '@/lib/date'
import { companyIdNamed, storeIdNamed } from '@/server/modules/accounts/administration'
import { decideFactCheck, openFactCheck, openFactChecks } from '@/server/modules/factChecks/service'
import { required, requiredWholeNumber, requiredWord } from './arguments'
import type { Command } from './command'

const decisions = ['approved', 'returned'] as const

/** Decides what was handed in for a check. */
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
  const companyId = await companyIdNamed(operation.db, required(values, 'company'))
  const store = required(values, 'store')
  const clientId = await storeIdNamed(operation.db, companyId, store)
  const kind = requiredWord(values, 'kind', factCheckKinds)
  const words = { title: values.title, instructions: values.note }
  const id = await openFactCheck(operation, settings, { clientId, kind, ...words })
  console.log(
    id === undefined
      ? `${store} には、まだ済んでいない「${factCheckKindLabel[kind]}」の確認があります。`
      : `${store} に事業実態確認(番号 ${id})をお願いしました。期限は72時間後です。`,
  )
}

const list: Command = async (operation) => {
  const tasks = await openFactChecks(operation)
  console.table(
    tasks.map(({ id, store, kind, title, status, dueAt }) => ({
      id,
      store,
      kind: factCheckKindLabel[kind],
      title,
      status: factCheckStatusLabel[status],
      dueAt: formatDateTime(dueAt, operation.now),
    })),
  )
}

/** The commands about checks of a store's business. */
export const factCheckCommands: Record<string, Command> = {
  'fact-check': (operation, values, settings) =>
    (values.id === undefined ? open : decide)(operation, values, settings),
  'fact-checks': list,
}
