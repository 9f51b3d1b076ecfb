import { Bell, RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useQuery } from '@/api/useQuery'
import { pictureRules } from '@/components/uploads/pictureRules'
import { accounts } from '@/contracts/accounts'
import type { OfferingDetail } from '@/contracts/offerings/schemas'
import {
  MAX_CANCEL_MESSAGE_LENGTH,
  MAX_CANCEL_NOTE_LENGTH,
} from '@/contracts/storeCancellations/enums'
import type { Judgement } from '@/contracts/storeCancellations/schemas'
import { isStoreReason } from '@/domain/cancellation/rejectionMessage'
import {
  cancellableOf,
  type CancelFormApi,
  type ReasonType,
} from '@/features/storeCancellations/lib/cancelValues'
import { formatShift } from '@/lib/date'
import { formatYen } from '@/lib/text/money'
import { Button } from '@/ui/buttons/Button'
import { CheckboxField } from '@/ui/fields/choices/CheckboxField'
import { FileField } from '@/ui/fields/files/FileField'
import { TextAreaField } from '@/ui/fields/inputs/TextAreaField'
import { color, font, radiusL, weight } from '@/ui/tokens'

type Props = {
  clientId: string
  form: CancelFormApi
  offering: OfferingDetail
  reason: ReasonType
  judgement: Judgement | undefined
  now: Date
  /** Whether the text differs from the suggested one. */
  isEdited: boolean
  onResetToDraft: () => void
  /** The button that opens the chat, for a reason that requires asking the worker. */
  consultButton: ReactNode
}

/** The inputs that the selected reason requires, and the message with its preview. */
export function MessageSection({
  clientId,
  form,
  offering,
  reason,
  judgement,
  now,
  isEdited,
  onResetToDraft,
  consultButton,
}: Props) {
  const { data } = useQuery(accounts.clients, {})
  const storeName = data?.items.find((client) => String(client.id) === clientId)?.name ?? '店舗'
  const cancellable = cancellableOf(judgement)
  const note = (
    <TextAreaField
      form={form}
      name='note'
      label='理由の説明'
      help='運営と店舗の記録に残ります。ワーカーには表示されません。10〜500文字。'
      max={MAX_CANCEL_NOTE_LENGTH}
      rows={3}
      {...(reason.noteRequired ? { required: true } : { optional: true })}
    />
  )
  return (
    <>
      {reason.needsWorkerConfirmation && consultButton}
      {reason.needsWorkerConfirmation && (
        <CheckboxField
          form={form}
          name='confirmedWithWorker'
          boxed
          label='チャットで本人に確認しました'
          help='確認した内容は、メッセージの記録から運営も確認できます。'
          required
        />
      )}
      {reason.needsEvidence && (
        <FileField
          form={form}
          name='evidenceFileIds'
          label='理由を確認できる写真・書類'
          required
          help='運営だけが確認します。撮影場所の情報は、送る前に取り除きます。'
          {...pictureRules}
          maxCount={3}
        />
      )}
      {reason.noteRequired && note}
      <TextAreaField
        form={form}
        name='message'
        label={cancellable.length > 1 ? `${cancellable.length}名に送る文面` : '送る文面'}
        required
        max={MAX_CANCEL_MESSAGE_LENGTH}
        rows={8}
        note={
          isEdited ? (
            <Button tone='link' size={32} icon={<RotateCcw aria-hidden />} onClick={onResetToDraft}>
              定型文に戻す
            </Button>
          ) : (
            '定型文から作りました'
          )
        }
      />
      <NoticePreview
        storeName={storeName}
        offering={offering}
        reason={reason}
        judgement={judgement}
        now={now}
      />
      {!reason.noteRequired && note}
    </>
  )
}

type NoticeProps = Pick<Props, 'offering' | 'reason' | 'judgement' | 'now'> & { storeName: string }

/** The notification as the worker's app shows it. */
function NoticePreview({ storeName, offering, reason, judgement, now }: NoticeProps) {
  const shift = formatShift(offering.startAt, offering.endAt, now)
  const isReviewed = judgement?.reviewDueAt != null
  return (
    <Preview aria-label='ワーカーのアプリでの見え方'>
      <p>ワーカーのアプリでの見え方</p>
      <div>
        <b>
          <Bell size={14} aria-hidden />
          {isStoreReason(reason.code) ? '店舗都合の' : ''}
          {isReviewed ? 'キャンセル申請のお知らせ' : 'キャンセルのお知らせ'}
        </b>
        <span>
          {isReviewed
            ? `${storeName}から、${shift} の勤務のキャンセルの申請がありました。運営が審査しています。`
            : `${storeName}が、${shift} の勤務をキャンセルしました。`}
        </span>
        {!isReviewed && (
          <span>
            <AllowanceText
              amounts={new Set(cancellableOf(judgement).map(({ amountYen }) => amountYen))}
            />
            ペナルティはありません。
          </span>
        )}
      </div>
    </Preview>
  )
}

function AllowanceText({ amounts }: { amounts: ReadonlySet<number> }) {
  const [yen = 0] = amounts
  if (amounts.size > 1)
    return (
      <>
        <b>休業手当</b>が支払われます(金額は人によって異なります)。
      </>
    )
  if (yen === 0) return null
  return (
    <>
      <b>休業手当 {formatYen(yen)}</b>が支払われます。
    </>
  )
}

const Preview = styled.section`
  > p {
    font-size: ${font.xs};
    color: ${color.ink2};
  }
  > div {
    display: grid;
    gap: 6px;
    margin-top: 6px;
    padding: 14px 16px;
    border: 1px solid ${color.line};
    border-radius: ${radiusL};
    background: ${color.surface};
    font-size: ${font.s};
  }
  b {
    font-weight: ${weight.bold};
  }
  > div > b {
    display: flex;
    align-items: center;
    gap: 6px;
  }
`
