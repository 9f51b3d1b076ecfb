import type { OperatorRequestStatus } from '@/contracts/operatorRequests/enums'
import { serverNow } from '@/lib/clock'
import { formatDateTime } from '@/lib/date'
import { DescriptionList, type Description } from '@/ui/data-display/DescriptionList'
import { Notice, type NoticeTone } from '@/ui/feedback/Notice'
import { Card } from '@/ui/layout/Card'

type Request = {
  status: OperatorRequestStatus
  decisionNote: string | null
  reviewDueAt: string
  decidedAt: string | null
  createdAt: string
}
type Props = {
  request: Request
  /** The title for each state of this kind of request. */
  words: Record<OperatorRequestStatus, string>
  items: readonly Description[]
}

const tones: Record<OperatorRequestStatus, NoticeTone> = {
  submitted: 'info',
  approved: 'success',
  declined: 'warning',
}

/** The state of the latest request, and its content. */
export function RequestStatus({ request, words, items }: Props) {
  const now = serverNow()
  const { status, decisionNote, reviewDueAt, decidedAt, createdAt } = request
  const when =
    status === 'submitted'
      ? `${formatDateTime(reviewDueAt, now)}ごろまでにお返事します。申請は1件ずつです。結果が出るまで、次の申請はできません。`
      : `${formatDateTime(decidedAt ?? reviewDueAt, now)}のお返事: ${decisionNote ?? ''}`
  return (
    <Card
      heading='h2'
      title={status === 'submitted' ? '審査中の申請' : '前回の申請'}
      foot={
        <Notice tone={tones[status]} title={words[status]} live={status === 'submitted'}>
          {when}
        </Notice>
      }
    >
      <DescriptionList
        items={[{ label: '申請した日時', value: formatDateTime(createdAt, now) }, ...items]}
      />
    </Card>
  )
}
