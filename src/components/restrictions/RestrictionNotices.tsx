import type { Restriction } from '@/contracts/clients/schemas'
import { serverNow } from '@/lib/clock'
import { formatDateTime } from '@/lib/date'
import { Notice, type NoticeTone } from '@/ui/feedback/Notice'
import { RestrictionAction } from './RestrictionAction'

const look: Record<Restriction['level'], { tone: NoticeTone; title: string }> = {
  block_all: { tone: 'error', title: 'この店舗の利用が停止されています' },
  block_publish: { tone: 'error', title: '新しい募集が停止されています' },
  warning: { tone: 'warning', title: '利用についての注意があります' },
  info: { tone: 'info', title: '利用についてのお知らせがあります' },
}

/** The restrictions of a store, each with its reason and the way out of it. */
export function RestrictionNotices({
  clientId,
  restrictions,
}: {
  clientId: string
  restrictions: readonly Restriction[]
}) {
  const now = serverNow()
  return restrictions.map((restriction) => (
    <Notice
      key={`${restriction.code} ${restriction.refOfferId ?? ''}`}
      tone={look[restriction.level].tone}
      title={look[restriction.level].title}
      action={<RestrictionAction clientId={clientId} restriction={restriction} />}
    >
      {restriction.message}
      {restriction.untilAt && ` ${formatDateTime(restriction.untilAt, now)}まで。`}
    </Notice>
  ))
}
