import { request } from '@/api/client'
import { useMutation } from '@/api/useMutation'
import { useVersionedForm } from '@/api/useVersionedForm'
import { ConflictNotice } from '@/components/conflicts/ConflictNotice'
import { workers } from '@/contracts/workers'
import {
  employmentTypes,
  type EmploymentType,
  type GraduateKind,
  MAX_GRADUATE_NOTE_LENGTH,
} from '@/contracts/workers/enums'
import type { UserDetail } from '@/contracts/workers/schemas'
import { employmentTypeLabel, graduateKindLabel } from '@/domain/workers/workers'
import { notify } from '@/lib/notifications/notificationQueue'
import { DateField } from '@/ui/dates/DateField'
import { FormSheet } from '@/ui/dialogs/FormSheet'
import { ChoiceChips } from '@/ui/fields/choices/ChoiceChips'
import { RadioCards } from '@/ui/fields/choices/RadioCards'
import { TextAreaField } from '@/ui/fields/inputs/TextAreaField'

type Particulars = Pick<
  NonNullable<UserDetail['graduation']>,
  'kind' | 'hiredOn' | 'employmentType' | 'note'
>
type Props = {
  clientId: string
  user: Pick<UserDetail, 'userId' | 'name'>
  /** The existing registration; without it the worker is registered now. */
  particulars?: Particulars
  onClose: () => void
}

const valuesOf = (particulars: Particulars | undefined) => ({
  kind: particulars?.kind ?? ('' as GraduateKind),
  hiredOn: particulars?.hiredOn ?? '',
  employmentType: particulars?.employmentType ?? ('' as EmploymentType | ''),
  note: particulars?.note ?? '',
})
const shownOf = ({ kind, hiredOn, employmentType, note }: Particulars) => ({
  kind,
  hiredOn,
  employmentType,
  note,
})
const labels = { kind: '区分', hiredOn: '入社日', employmentType: '雇用形態', note: '店舗用のメモ' }
const words = {
  kind: (value: GraduateKind | '') => (value === '' ? 'なし' : graduateKindLabel[value]),
  employmentType: (value: EmploymentType | '') =>
    value === '' ? 'なし' : employmentTypeLabel[value],
}

/** Registers a worker as a graduate (hired by the store, or a former employee), or changes what is registered. */
export function GraduateSheet({ clientId, user: { userId, name }, particulars, onClose }: Props) {
  const [register] = useMutation(workers.graduate)
  const versioned = useVersionedForm(() => import('./graduate.schema'), {
    record: particulars,
    valuesOf,
    readLatest: async () =>
      (await request(workers.one, { clientId, userId })).graduation ?? undefined,
  })
  const { form } = versioned
  const onForm = versioned.submitWith(async ({ hiredOn, employmentType, ...body }, opened) => {
    await register({
      clientId,
      userId,
      body: {
        active: true,
        ...body,
        hiredOn: hiredOn || null,
        employmentType: employmentType || null,
        previousGraduation: opened ? shownOf(opened) : null,
      },
    })
    notify({ type: 'success', body: [doneText(name, particulars !== undefined)] })
    onClose()
  })
  return (
    <FormSheet
      title={particulars ? `${name}さんの登録を直す` : `${name}さんを卒業ワーカーに登録する`}
      form={form}
      onForm={onForm}
      applyLabel={particulars ? '保存する' : '登録する'}
      onClose={onClose}
    >
      <ConflictNotice versioned={versioned} labels={labels} words={words} />
      <p>直接雇用した方や元スタッフを登録すると、卒業ワーカーだけに求人を出せるようになります。</p>
      <RadioCards
        form={form}
        name='kind'
        label='区分'
        required
        options={[
          {
            value: 'hired',
            label: graduateKindLabel.hired,
            description: 'スポットワークのあと、この店舗で雇用した方',
          },
          {
            value: 'former_staff',
            label: graduateKindLabel.former_staff,
            description: '以前、この店舗で働いていた方',
          },
        ]}
      />
      <DateField form={form} name='hiredOn' label='入社日' years='select' optional />
      <ChoiceChips
        form={form}
        name='employmentType'
        label='雇用形態'
        optional
        options={employmentTypes.map((value) => ({ value, label: employmentTypeLabel[value] }))}
      />
      <TextAreaField
        form={form}
        name='note'
        label='店舗用のメモ'
        help='ワーカーには表示されません。'
        max={MAX_GRADUATE_NOTE_LENGTH}
        rows={2}
        optional
      />
    </FormSheet>
  )
}

const doneText = (name: string, isChange: boolean) =>
  isChange ? `${name}さんの登録を直しました。` : `${name}さんを卒業ワーカーに登録しました。`
