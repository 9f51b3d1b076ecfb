import { RotateCcw } from 'lucide-react'
import type { FactCheckStatus } from '@/contracts/factChecks/enums'
import type { FactCheckSubmission, FactCheckTask } from '@/contracts/factChecks/schemas'
import { factCheckStatusLabel } from '@/domain/factChecks/review'
import { serverNow } from '@/lib/clock'
import { formatDateTime } from '@/lib/date'
import { DescriptionList } from '@/ui/data-display/DescriptionList'
import { StatusChip, type ChipKind } from '@/ui/data-display/StatusChip'
import { Notice } from '@/ui/feedback/Notice'
import { Card } from '@/ui/layout/Card'
import { SubmissionForm } from './SubmissionForm'

const chips: Record<FactCheckStatus, ChipKind> = {
  open: 'warning',
  submitted: 'warning',
  approved: 'finished',
  returned: 'warning',
  expired: 'absence',
}

type Props = { clientId: string; task: FactCheckTask; canSubmit: boolean }

/** One fact check: its deadline, what to show, the operator's answer, the form, and the submissions so far. */
export function TaskCard({ clientId, task, canSubmit }: Props) {
  const { status } = task
  const due = formatDateTime(task.dueAt, serverNow())
  return (
    <Card
      title={task.title}
      aside={
        <StatusChip
          kind={chips[status]}
          label={factCheckStatusLabel[status]}
          {...(status === 'returned' && { icon: RotateCcw })}
        />
      }
    >
      {status === 'expired' && (
        <Notice tone='error' title={`期限(${due})を過ぎています`}>
          この店舗の求人は公開できません。決まっている勤務はそのままです。提出して確認が済むと、公開できます。
        </Notice>
      )}
      {task.returnReason && (
        <Notice tone='warning' title='出し直してください'>
          {task.returnReason}
        </Notice>
      )}
      <DescriptionList
        narrow
        items={[
          ...(canSubmit ? [{ label: '期限', value: <b>{due}まで</b> }] : []),
          { label: 'お願い', value: task.instructions },
        ]}
      />
      {canSubmit && <SubmissionForm clientId={clientId} task={task} />}
      {task.submissions.map((submission) => (
        <Submission key={submission.id} submission={submission} />
      ))}
    </Card>
  )
}

function Submission({ submission }: { submission: FactCheckSubmission }) {
  const now = serverNow()
  const { submittedAt, submittedBy, fileIds, answers, decidedAt, comment, reviewDueAt } = submission
  const result = comment ?? `${formatDateTime(reviewDueAt, now)}ごろまでに結果をお知らせします。`
  return (
    <DescriptionList
      narrow
      items={[
        {
          label: '提出',
          value: `${formatDateTime(submittedAt, now)} ${submittedBy ?? '店舗の担当者'}`,
        },
        ...(fileIds.length > 0 ? [{ label: '写真', value: `${fileIds.length}枚` }] : []),
        ...answers.map(({ question, answer }) => ({ label: question, value: answer })),
        { label: decidedAt ? '結果' : '審査', value: result },
      ]}
    />
  )
}
