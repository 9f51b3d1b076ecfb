import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { useMutation } from '@/api/useMutation'
import { useQuery } from '@/api/useQuery'
import { useSchemaForm } from '@/api/useSchemaForm'
import { brandUserReports, workers } from '@/contracts/workers'
import {
  reportCategories,
  type ReportCategory,
  MAX_REPORT_LENGTH,
  MIN_REPORT_LENGTH,
} from '@/contracts/workers/enums'
import { isPlanned } from '@/domain/matchings/matching'
import { reportCategoryLabel } from '@/domain/workers/workers'
import { serverNow } from '@/lib/clock'
import { dayOf, formatShift } from '@/lib/date'
import { DateField } from '@/ui/dates/DateField'
import { FormSheet } from '@/ui/dialogs/FormSheet'
import { CheckboxField } from '@/ui/fields/choices/CheckboxField'
import { ChoiceChips } from '@/ui/fields/choices/ChoiceChips'
import { SelectField } from '@/ui/fields/inputs/SelectField'
import { TextAreaField } from '@/ui/fields/inputs/TextAreaField'
import { color, weight } from '@/ui/tokens'

/** Reports a worker to the operator of the service. The worker does not learn who reported. */
export function ReportSheet({
  clientId,
  user: { userId, name },
  onClose,
}: {
  clientId: string
  user: { userId: number; name: string }
  onClose: () => void
}) {
  const [send] = useMutation(brandUserReports.create)
  const [receiptNumber, setReceiptNumber] = useState<string>()
  const now = serverNow()
  const { data } = useQuery(workers.offerings, { clientId, userId })
  // A shift that has not begun cannot be reported, unless it was cancelled.
  const shifts = (data?.items ?? []).filter((shift) => !isPlanned(shift, now))
  const [form, submitWith] = useSchemaForm(() => import('./report.schema'), {
    category: '' as ReportCategory,
    shift: '',
    occurredOn: dayOf(now),
    body: '',
    wantsContact: true,
  })
  const onForm = submitWith(async ({ shift, ...body }) => {
    setReceiptNumber(
      (
        await send({
          clientId,
          body: { ...body, userId, offeringId: shift === '' ? null : Number(shift) },
        })
      ).number,
    )
  })
  return (
    <FormSheet
      title={receiptNumber === undefined ? `${name}さんを運営に通報する` : '通報を受け付けました'}
      form={form}
      onForm={onForm}
      applyLabel={receiptNumber === undefined ? '運営に通報する' : undefined}
      tone='danger'
      onClose={onClose}
    >
      {receiptNumber !== undefined ? (
        <Done role='status'>
          <CircleCheck size={20} aria-hidden />
          <span>
            <b>受付番号 {receiptNumber}</b>
            <br />
            運営が内容を確認します。急ぎの危険があるときは、先に警察(110)へ連絡してください。
          </span>
        </Done>
      ) : (
        <>
          <p>通報したことは、ワーカーには知らされません。</p>
          <ChoiceChips
            form={form}
            name='category'
            label='内容'
            required
            options={reportCategories.map((value) => ({
              value,
              label: reportCategoryLabel[value],
            }))}
          />
          {shifts.length > 0 && (
            <SelectField
              form={form}
              name='shift'
              label='どの勤務のことか'
              optional
              options={[
                { value: '', label: '勤務とは別のこと・分からない' },
                ...shifts.map((shift) => ({
                  value: String(shift.offeringId),
                  label: `${formatShift(shift.startAt, shift.endAt, now)} ${shift.title}`,
                })),
              ]}
            />
          )}
          <DateField form={form} name='occurredOn' label='起きた日' years='list' required />
          <TextAreaField
            form={form}
            name='body'
            label='状況'
            help={`いつ、どこで、何があったかを、見聞きしたとおりに書いてください。${MIN_REPORT_LENGTH}文字以上。`}
            max={MAX_REPORT_LENGTH}
            rows={5}
            required
          />
          <CheckboxField form={form} name='wantsContact' label='運営からの連絡を希望する' />
        </>
      )}
    </FormSheet>
  )
}

const Done = styled.p`
  display: flex;
  gap: 8px;
  > svg {
    flex: none;
    margin-top: 2px;
    color: ${color.successText};
  }
  b {
    font-weight: ${weight.bold};
  }
`
