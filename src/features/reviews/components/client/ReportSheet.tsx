import { useMutation } from '@/api/useMutation'
import { useSchemaForm } from '@/api/useSchemaForm'
import { clientReviews } from '@/contracts/reviews'
import { reviewReportReasons, MAX_REVIEW_REPORT_NOTE_LENGTH } from '@/contracts/reviews/enums'
import type { ClientReview } from '@/contracts/reviews/schemas'
import { reviewReportReasonLabel } from '@/domain/workers/review'
import { notify } from '@/lib/notifications/notificationQueue'
import { FormSheet } from '@/ui/dialogs/FormSheet'
import { ChoiceChips } from '@/ui/fields/choices/ChoiceChips'
import { TextAreaField } from '@/ui/fields/inputs/TextAreaField'

type Props = { clientId: string; review: ClientReview; when: string; onClose: () => void }

/** Reports a review to the operator. The review stays visible until the operator has decided. */
export function ReportSheet({ clientId, review, when, onClose }: Props) {
  const [report] = useMutation(clientReviews.report)
  const [form, submitWith] = useSchemaForm(() => import('@/features/reviews/report.schema'), {
    note: '',
  })
  const onForm = submitWith(async (body) => {
    await report({ clientId, clientReviewId: review.id, body })
    notify({
      type: 'success',
      body: ['運営に報告しました。確認が終わるまで、評価はそのまま表示されます。'],
    })
    onClose()
  })
  return (
    <FormSheet
      title='この評価を運営に報告する'
      form={form}
      onForm={onForm}
      applyLabel='運営に報告する'
      onClose={onClose}
    >
      <p>
        {when}「{review.offerTitle}」の評価です。だれが報告したかは、ワーカーに知らされません。
      </p>
      <ChoiceChips
        form={form}
        name='reason'
        label='報告する理由'
        required
        options={reviewReportReasons.map((value) => ({
          value,
          label: reviewReportReasonLabel[value],
        }))}
      />
      <TextAreaField
        form={form}
        name='note'
        label='補足'
        optional
        max={MAX_REVIEW_REPORT_NOTE_LENGTH}
        rows={3}
      />
    </FormSheet>
  )
}
