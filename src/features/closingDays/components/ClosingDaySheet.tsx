import { ConflictNotice } from '@/components/conflicts/ConflictNotice'
import { MAX_CLOSING_REASON_LENGTH } from '@/contracts/closingDays/enums'
import {
  useClosingDayForm,
  type ClosingDayFormProps,
} from '@/features/closingDays/hooks/useClosingDayForm'
import { formatFullDay } from '@/lib/date'
import { DateField } from '@/ui/dates/DateField'
import { FormSheet } from '@/ui/dialogs/FormSheet'
import { CheckboxField } from '@/ui/fields/choices/CheckboxField'
import { ChoiceChips } from '@/ui/fields/choices/ChoiceChips'
import { TextField } from '@/ui/fields/inputs/TextField'

const weekdays = ['日', '月', '火', '水', '木', '金', '土'].map((label, value) => ({
  value,
  label,
}))
const weeks = [1, 2, 3, 4, 5].map((value) => ({ value, label: `第${value}` }))

const labels = {
  weekday: '曜日',
  weeks: '月のうち',
  startsOn: '始める日',
  endsOn: '終わりの日',
  opensOnHolidays: '祝日の営業',
  reason: '理由',
}
const words = {
  weekday: (value: number | null) => weekdays.find((day) => day.value === value)?.label,
  weeks: (values: readonly number[]) =>
    values.length === 0 ? '毎週' : values.map((week) => `第${week}`).join('・'),
  startsOn: formatFullDay,
  endsOn: (day: string) => (day === '' ? 'なし' : formatFullDay(day)),
  opensOnHolidays: (value: boolean) => (value ? '営業する' : '休む'),
}

/** Adds or changes a regular closing day or a single closure. */
export function ClosingDaySheet(props: ClosingDayFormProps) {
  const { kind, changed, onClose } = props
  const { versioned, onForm } = useClosingDayForm(props)
  const { form } = versioned
  const isRegular = kind === 'regular'
  return (
    <FormSheet
      title={isRegular ? '決まった休み' : '臨時の休み'}
      form={form}
      onForm={onForm}
      applyLabel={changed ? '変更する' : '休みにする'}
      onClose={onClose}
    >
      <ConflictNotice versioned={versioned} labels={labels} words={words} />
      {isRegular && (
        <>
          <ChoiceChips form={form} name='weekday' label='曜日' required oneRow options={weekdays} />
          <ChoiceChips
            form={form}
            name='weeks'
            label='月のうち'
            help='選ばなければ、毎週です。'
            optional
            multiple
            options={weeks}
          />
        </>
      )}
      <DateField form={form} name='startsOn' label='始める日' required />
      {isRegular ? (
        <CheckboxField form={form} name='opensOnHolidays' label='祝日にあたるときは営業する' />
      ) : (
        <>
          <DateField form={form} name='endsOn' label='終わりの日' required />
          <TextField
            form={form}
            name='reason'
            label='理由'
            help='カレンダーに出ます。例: 年末年始の休業'
            optional
            max={MAX_CLOSING_REASON_LENGTH}
          />
        </>
      )}
    </FormSheet>
  )
}
