import { FinalNote } from '@/components/matchings/FinalNote'
import {
  earlyReleaseReasons,
  type EarlyReleaseReason,
  MAX_RELEASE_NOTE_LENGTH,
} from '@/contracts/matchings/enums'
import type { OfferingUserDetail } from '@/contracts/matchings/schemas'
import { earlyReleaseReasonLabel } from '@/domain/matchings/earlyRelease'
import { formatEnd } from '@/lib/date'
import { formatYen } from '@/lib/text/money'
import { DescriptionList } from '@/ui/data-display/DescriptionList'
import { CheckboxField } from '@/ui/fields/choices/CheckboxField'
import { RadioCards } from '@/ui/fields/choices/RadioCards'
import type { Form } from '@/ui/fields/formTypes'
import { TextAreaField } from '@/ui/fields/inputs/TextAreaField'

type ReleaseValues = {
  wish: 'store' | 'worker'
  reason: EarlyReleaseReason
  note: string
  agreed: true
}

const reasonOptions = earlyReleaseReasons.map((value) => ({
  value,
  label: earlyReleaseReasonLabel[value],
}))

type Props = {
  form: Form<ReleaseValues, ReleaseValues>
  user: OfferingUserDetail
  /** The pay in yen with which the shift ends. */
  grossYen: number | undefined
}

/** What the store pays, why the shift ends, and the confirmation that the worker was told. */
export function ReleaseFields({ form, user, grossYen }: Props) {
  const endTime = formatEnd(user.startAt, user.endAt)
  return (
    <>
      <DescriptionList
        narrow
        items={[
          {
            label: '支払う報酬',
            value: (
              <>
                {grossYen !== undefined && <b>{formatYen(grossYen)}</b>}{' '}
                <small>
                  {user.lateMin > 0
                    ? `遅れた${user.lateMin}分を除き、${endTime}までの分`
                    : `予定どおり、${endTime}までの分`}
                </small>
              </>
            ),
          },
          { label: '休業手当', value: '0円(予定の報酬を全額支払うため)' },
        ]}
      />
      <RadioCards
        form={form}
        name='reason'
        label='早上がりの理由'
        options={reasonOptions}
        required
      />
      <TextAreaField
        form={form}
        name='note'
        label='本人に伝える内容'
        help='「その他の店舗の都合」のときは、必ず入力してください。'
        max={MAX_RELEASE_NOTE_LENGTH}
        rows={2}
      />
      <CheckboxField
        form={form}
        name='agreed'
        label='店舗の都合であることと支払う報酬を、本人に伝えました'
        required
        boxed
      />
      <ul>
        <li>いまの時刻でチェックアウトになり、報酬が確定します。本人の操作は要りません。</li>
        <li>本人とのメッセージに、理由と報酬が残ります。</li>
      </ul>
      <FinalNote>確定すると取り消せません</FinalNote>
    </>
  )
}
