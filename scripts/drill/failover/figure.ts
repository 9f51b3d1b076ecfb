import { isAnswered, type Called, type Clients } from './clients'
import type { Installation } from './installation'

/** Seconds within which everybody is answered again. */
export const BACK_WITHIN_SECONDS = 15

/** The result of a case. */
export type Figure = {
  name: string
  /** Seconds from the moment when the address led to a writable database until everybody was answered again. */
  backSeconds: number
  /** The number of acknowledged writes, and how many of them are missing or stored twice afterwards. */
  acknowledged: number
  lost: number
  doubled: number
  calls: number
  /** The number of calls that failed, by status. */
  failed: Readonly<Record<string, number>>
  /** How many of the open streams were told that they may have missed changes, and how many were open. */
  told: readonly [number, number]
}

/**
 * Returns when everybody is answered again: each client was answered after `since`, and nobody is refused any more.
 * Infinity if a client was never answered.
 */
export function servedAt(calls: readonly Called[], since: number): number {
  const after = calls.filter(({ to }) => to >= since)
  const firstAnswers = new Map<string, number>()
  for (const call of after)
    if (call.from >= since && isAnswered(call) && !firstAnswers.has(call.who))
      firstAnswers.set(call.who, call.to)
  const isEverybodyServed = calls.every(({ who }) => firstAnswers.has(who))
  if (!isEverybodyServed) return Number.POSITIVE_INFINITY
  const refusals = after.filter((call) => !isAnswered(call)).map(({ to }) => to)
  return Math.max(...firstAnswers.values(), ...refusals)
}

/** The acknowledged writes that the present primary does not have, and those that it has twice. */
async function findLost(installation: Installation, titles: readonly string[]) {
  const rows = await installation.onPrimary(
    `select count(*) filter (where found = 0)::int as lost, count(*) filter (where found > 1)::int as doubled
      from (select (select count(*) from offers o where o.title = wanted.title) as found
        from unnest($1::text[]) as wanted (title)) as each`,
    [titles],
  )
  return rows[0] as { lost: number; doubled: number }
}

/** Reads the figure of a case. `struckAt`: when the fault began; `mendedAt`: when its cause was gone. */
export async function figureOf(
  { name, streams }: { name: string; streams: number },
  { installation, clients }: { installation: Installation; clients: Clients },
  { struckAt, mendedAt }: { struckAt: number; mendedAt: number },
): Promise<Figure> {
  const { calls, acknowledged } = clients
  const failed: Record<string, number> = {}
  for (const call of calls)
    if (!isAnswered(call)) failed[call.outcome] = (failed[call.outcome] ?? 0) + 1
  return {
    name,
    backSeconds: Math.max(0, servedAt(calls, mendedAt) - mendedAt) / 1000,
    acknowledged: acknowledged.length,
    ...(await findLost(installation, acknowledged)),
    calls: calls.length,
    failed,
    told: [clients.toldSince(struckAt).size, streams],
  }
}

export const countFailed = ({ failed }: Figure) =>
  Object.values(failed).reduce((total, count) => total + count, 0)

/** One line for the operator. */
export function lineOf(figure: Figure): string {
  const reasons = Object.entries(figure.failed).map(([reason, count]) => `${reason}: ${count}`)
  return [
    `${figure.name}: 戻るまで${figure.backSeconds.toFixed(1)}秒`,
    `確定した書き込み${figure.acknowledged}件のうち失われた${figure.lost}件・二重${figure.doubled}件`,
    `呼び出し${figure.calls}回のうち失敗${countFailed(figure)}回${reasons.length > 0 ? ` (${reasons.join(', ')})` : ''}`,
    ...(figure.told[1] > 0 ? [`途切れを知った画面${figure.told.join('/')}`] : []),
  ].join('、')
}

/** The deviations from the promises of docs/OPERATIONS.md. `mayFail`: whether calls may be refused meanwhile. */
export function faultsOf(figure: Figure, { mayFail = true } = {}): string[] {
  const { name, backSeconds, lost, doubled, acknowledged, failed, told } = figure
  const promises: [boolean, string][] = [
    [backSeconds <= BACK_WITHIN_SECONDS, `${BACK_WITHIN_SECONDS}秒のうちに戻りませんでした`],
    [lost === 0, `確定した書き込みが${lost}件失われました`],
    [doubled === 0, `${doubled}件が二重に書き込まれました`],
    [acknowledged > 0, '書き込みが1件も確定しませんでした'],
    [failed['proxy'] === undefined, 'プロキシ自身のエラー画面が返りました'],
    [failed['500'] === undefined, '500が返りました'],
    [told[0] >= told[1], '変更を聞き逃し得ることを、知らない画面がありました'],
    [mayFail || countFailed(figure) === 0, '失敗した呼び出しがありました'],
  ]
  return promises.flatMap(([isKept, text]) => (isKept ? [] : [`${name}: ${text}。`]))
}
