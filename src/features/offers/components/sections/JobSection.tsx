import { offerLimits } from '@/contracts/offers/enums'
import { AiDraftButton } from '@/features/offers/components/ai/AiDraftButton'
import { ModelTextButton } from '@/features/offers/components/ai/ModelTextButton'
import { FieldAdvice } from '@/features/offers/components/fields/FieldAdvice'
import type { Editing } from '@/features/offers/lib/editing'
import { TextAreaField } from '@/ui/fields/inputs/TextAreaField'
import { TextActions } from './EditorSection.styles'

/** The work and the schedule of the day. */
export function JobSection({ editing }: { editing: Editing }) {
  const { form } = editing
  return (
    <>
      <p>
        作業の種類と量、いっしょに働く人、はじめの説明があるかを書くと、申し込みが集まりやすく、当日の食い違いも減ります。
      </p>
      <TextActions>
        <ModelTextButton editing={editing} />
        <AiDraftButton editing={editing} />
      </TextActions>
      <div>
        <TextAreaField
          form={form}
          name='content.jobDescription'
          label='仕事内容'
          required
          max={offerLimits.jobDescription}
          rows={9}
          placeholder='例: ランチ営業で、お客さまのご案内、料理の提供、片付けをお願いします。'
        />
        <FieldAdvice editing={editing} field='content.jobDescription' />
      </div>
      <div>
        <TextAreaField
          form={form}
          name='content.workFlow'
          label='当日の流れ'
          optional
          max={offerLimits.workFlow}
          rows={6}
          placeholder={'例: 11:00 通用口に集合、着替え\n11:10 席番号の説明'}
        />
        <FieldAdvice editing={editing} field='content.workFlow' />
      </div>
      <div>
        <TextAreaField
          form={form}
          name='content.precautions'
          label='注意事項'
          optional
          max={offerLimits.precautions}
          rows={4}
          placeholder='例: 体調がすぐれないときは、出勤の前にメッセージでお知らせください。'
        />
        <FieldAdvice editing={editing} field='content.precautions' />
      </div>
    </>
  )
}
