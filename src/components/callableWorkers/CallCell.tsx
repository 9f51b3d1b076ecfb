import type { CallableWorkers } from '@/contracts/callableWorkers/schemas'
import { CallMark } from './CallMark'

/** The `CallMark` of a worker in a table; a dash while it loads and if the store has no coming offering. */
export function CallCell({
  userId,
  calls,
}: {
  userId: number
  calls: CallableWorkers | undefined
}) {
  const worker = calls?.items.find((item) => item.userId === userId)
  return worker && calls?.basis ? <CallMark worker={worker} basis={calls.basis} /> : '–'
}
