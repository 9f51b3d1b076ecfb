import { useState } from 'react'
import { useQuery } from '@/api/useQuery'
import { useSchemaForm } from '@/api/useSchemaForm'
import { useCan } from '@/components/permissions/useCan'
import { longTermJobs } from '@/contracts/longTermJobs'
import type { LongTermCandidacy } from '@/contracts/longTermJobs/schemas'
import { employmentTypes } from '@/contracts/workers/enums'
import type { UserDetail } from '@/contracts/workers/schemas'
import { employmentTypeLabel } from '@/domain/workers/workers'
import { useSelection } from '@/features/longTermJobs/hooks/useSelection'
import { serverNow } from '@/lib/clock'
import { formatSlashDay, formatTime } from '@/lib/date'
import { notify } from '@/lib/notifications/notificationQueue'
import { DescriptionList } from '@/ui/data-display/DescriptionList'
import { DateField } from '@/ui/dates/DateField'
import { FormSheet } from '@/ui/dialogs/FormSheet'
import { CheckboxField } from '@/ui/fields/choices/CheckboxField'
import { SelectField } from '@/ui/fields/inputs/SelectField'

type Props = {
  clientId: string
  candidacy: LongTermCandidacy
  /** Other open selections of the worker here, which the hire ends. */
  otherOpenCount: number
  nextShift: UserDetail['nextShift']
  onClose: () => void
  onChanged: () => void
}

/** Records that a candidate is hired: the first day, the kind of employment, and whether as a graduate. */
export function HireSheet({
  clientId,
  candidacy,
  otherOpenCount,
  nextShift,
  onClose,
  onChanged,
}: Props) {
  // The version that the sheet was opened with, so that the server refuses instead of overwriting another decision.
  const [opened] = useState(candidacy)
  const { save } = useSelection(clientId, opened, onChanged)
  const { data: availability } = useQuery(longTermJobs.available, { clientId })
  const canGraduate = useCan({ permission: 'worker.graduate' })
  const [form, submitWith] = useSchemaForm(() => import('@/features/longTermJobs/hire.schema'), {
    employment: { startOn: '', employmentType: 'part_time', registersGraduate: true },
  })
  const onForm = submitWith(async ({ employment }) => {
    const registersGraduate = canGraduate && employment.registersGraduate
    await save({ selection: 'hired', employment: { ...employment, registersGraduate } })
    notify({
      type: 'success',
      body: [
        `${candidacy.name}さんを採用として登録しました。`,
        ...(registersGraduate ? ['卒業ワーカーに登録しました。'] : []),
      ],
    })
    onClose()
  })
  return (
    <FormSheet
      title={`${candidacy.name}さんを採用として登録しますか`}
      form={form}
      onForm={onForm}
      applyLabel='採用として登録する'
      onClose={onClose}
    >
      <p>
        雇用契約は、お店と本人のあいだで結びます。ここでは選考の結果を記録し、本人に知らせます。
      </p>
      <DateField form={form} name='employment.startOn' label='働き始める日' required />
      <SelectField
        form={form}
        name='employment.employmentType'
        label='雇用の区分'
        required
        options={employmentTypes.map((value) => ({ value, label: employmentTypeLabel[value] }))}
      />
      {canGraduate && (
        <CheckboxField
          form={form}
          name='employment.registersGraduate'
          label='卒業ワーカーに登録する'
          help='専用の求人を送れるようになります。あとで外せます。'
          boxed
        />
      )}
      <DescriptionList
        narrow
        items={[
          ...(availability?.directHireFeeFree
            ? [{ label: '手数料', value: '0円(直接雇用に手数料はかかりません)' }]
            : []),
          {
            label: 'ほかの選考',
            value: `この店舗で進んでいる選考があれば、同時に閉じます(今は${otherOpenCount}件)`,
          },
          {
            label: '決まっている勤務',
            value: nextShift
              ? `${formatSlashDay(nextShift.startAt, serverNow())} ${formatTime(nextShift.startAt)}のスポット勤務はそのままです`
              : 'ありません',
          },
        ]}
      />
    </FormSheet>
  )
}
