import { formatDateTime, type Instant } from '@/lib/date'

/** Says whether the worker has opened a notice: '既読 11月18日(水) 9:05' or '未読'. */
export const noticeReadText = ({ readAt }: { readAt: Instant | null }, now: Instant) =>
  readAt === null ? '未読' : `既読 ${formatDateTime(readAt, now)}`
