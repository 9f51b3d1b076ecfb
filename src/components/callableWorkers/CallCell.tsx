import type { CallableWorkers } from '@/contracts/callableWorkers/schemas'
import { CallMark } from './CallMark'

/** One worker of a table; a dash while it loads and where the store has no offering to come. */
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
