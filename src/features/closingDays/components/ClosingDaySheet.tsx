import { useMutation } from '@/api/useMutation'
import { useSchemaForm } from '@/api/useSchemaForm'
import { closingDays } from '@/contracts/closingDays'
import { longestClosingReason, type ClosingKind } from '@/contracts/closingDays/enums'
import type { ClosingDay, ClosingDayInput } from '@/contracts/closingDays/schemas'
import { closingDayText } from '@/domain/clients/closingDays'
import { dayOf } from '@/lib/date'
import { notify } from '@/lib/notifications/notificationQueue'
import { Button } from '@/ui/buttons/Button'
import { DateField } from '@/ui/dates/DateField'
import { Sheet } from '@/ui/dialogs/Sheet'
import { SheetButtons, SheetForm } from '@/ui/dialogs/sheetParts'
import { CheckboxField } from '@/ui/fields/choices/CheckboxField'
import { ChoiceChips } from '@/ui/fields/choices/ChoiceChips'
import { TextField } from '@/ui/fields/inputs/TextField'

const weekdays = ['日', '月', '火', '水', '木', '金', '土'].map((label, value) => ({
  value,
  label,
}))
const weeks = [1, 2, 3, 4, 5].map((value) => ({ value, label: `第${value}` }))

type Props = {
  clientId: string
  kind: ClosingKind
  /** The closing day that is changed; undefined: one is added. */
  changed?: ClosingDay | undefined
  onClose: () => void
}

/** Adds or changes a regular closing day or a single closure. */
export function ClosingDaySheet({ clientId, kind, changed, onClose }: Props) {
  const [create] = useMutation(closingDays.create)
  const [update] = useMutation(closingDays.update)
  const today = dayOf(new Date())
  const [form, submitWith] = useSchemaForm(
    () => import('@/features/closingDays/closingDay.schema'),
    {
      kind,
      weekday: changed?.weekday ?? null,
      weeks: changed?.weeks ?? [],
      startsOn: changed?.startsOn ?? today,
      endsOn: changed?.endsOn ?? (kind === 'single' ? today : ''),
      opensOnHolidays: changed?.opensOnHolidays ?? false,
      reason: changed?.reason ?? '',
    },
  )
  const onForm = submitWith(async (body: ClosingDayInput) => {
    if (changed) await update({ clientId, closingDayId: String(changed.id), body })
    else await create({ clientId, body })
    const said = `${closingDayText(body)}を休みにしました。`
    notify({ type: 'success', body: [changed ? `休みを変えました。${said}` : said] })
    onClose()
  })
  const isRegular = kind === 'regular'
  return (
    <Sheet title={isRegular ? '決まった休み' : '臨時の休み'} onClose={onClose}>
      {(close) => (
        <SheetForm {...onForm} aria-label='休み'>
          {isRegular && (
            <>
              <ChoiceChips
                form={form}
                name='weekday'
                label='曜日'
                required
                compact
                options={weekdays}
              />
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
            <CheckboxField
              form={form}
              name='opensOnHolidays'
              label='祝日にあたるときは営業する'
              hideTag
            />
          ) : (
            <>
              <DateField form={form} name='endsOn' label='終わりの日' required />
              <TextField
                form={form}
                name='reason'
                label='理由'
                help='カレンダーに出ます。例: 年末年始の休業'
                optional
                max={longestClosingReason}
              />
            </>
          )}
          <SheetButtons>
            <Button type='submit' tone='primary' size={48} loading={form.formState.isSubmitting}>
              {changed ? '変更する' : '休みにする'}
            </Button>
            <Button size={48} onClick={close}>
              やめる
            </Button>
          </SheetButtons>
        </SheetForm>
      )}
    </Sheet>
  )
}
