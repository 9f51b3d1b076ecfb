import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { useSchemaForm } from '@/api/useSchemaForm'
import type { MultidateDate } from '@/contracts/bulkOfferings/schemas'
import { lastPostingDay } from '@/domain/offerings/offering'
import { dayOf, formatSlashDay } from '@/lib/dates/tokyoDate'
import { Button } from '@/ui/buttons/Button'
import { DateField } from '@/ui/dates/DateField'
import { MoneyField } from '@/ui/fields/MoneyField'
import { NumberStepper } from '@/ui/fields/NumberStepper'
import { SelectField } from '@/ui/fields/SelectField'
import { TimeField } from '@/ui/fields/TimeField'
import { color } from '@/ui/tokens'

const breaks = [0, 15, 30, 45, 60, 75, 90, 120]
type Values = Omit<
  MultidateDate,
  'breakMin' | 'peopleWanted' | 'hourlyWageYen' | 'transportationYen' | 'closeRule'
> &
  Record<'breakMin' | 'peopleWanted' | 'hourlyWageYen' | 'transportationYen', number | null>
type Props = {
  date: MultidateDate
  /** Days that are taken by other rows. */ days: readonly string[]
  movable: boolean
  errors: readonly { field: string; message: string }[]
  onSave: (date: MultidateDate) => void
  onClose: () => void
}

const fields = [
  'startTime',
  'endTime',
  'breakMin',
  'peopleWanted',
  'hourlyWageYen',
  'transportationYen',
] as const

/** The conditions of one day, in its place. What the rules refuse stands at its field. */
export function DateEditor({ date, days, movable, errors, onSave, onClose }: Props) {
  const { closeRule, ...values } = date
  const initial: Values = values
  const [form, { onSubmit, ...rest }] = useSchemaForm(
    () => import('@/features/bulkOfferings/dateEditor.schema'),
    initial,
    (value) => {
      if (days.includes(value.workOn)) {
        form.setError('workOn', {
          type: 'taken',
          message: `${formatSlashDay(value.workOn)}は、ほかの行で選んでいます。`,
        })
        return Promise.resolve()
      }
      onSave({ ...date, ...(value as MultidateDate) })
      return Promise.resolve()
    },
  )
  const names: readonly string[] = movable ? ['workOn', ...fields] : fields
  const elsewhere = errors.filter((e) => !names.includes(e.field))
  // As they were when the editor was opened: from then on the fields are the reader's.
  const [told] = useState(() => errors.filter((e) => names.includes(e.field)))
  const { setError } = form
  useEffect(() => {
    for (const e of told) setError(e.field as keyof Values, { type: 'rule', message: e.message })
  }, [told, setError])
  // Gone with the first letter: a fault of several lines that went with the press on the button would pull the button away from under it.
  useEffect(
    () =>
      form.watch((_, { name }) => {
        if (name && form.getFieldState(name).error?.type === 'rule') form.clearErrors(name)
      }).unsubscribe,
    [form],
  )
  const now = new Date()
  const options = (breaks.includes(date.breakMin) ? breaks : [...breaks, date.breakMin]).map(
    (value) => ({ value, label: value === 0 ? 'なし' : `${value}分` }),
  )
  return (
    <Form
      {...rest}
      onSubmit={(e) => void onSubmit(e)}
      aria-label={`${formatSlashDay(date.workOn)}の条件`}
    >
      {movable && (
        <DateField
          form={form}
          name='workOn'
          label='勤務日'
          min={dayOf(now)}
          max={lastPostingDay(now)}
        />
      )}
      <div data-pair=''>
        <TimeField form={form} name='startTime' label='開始' />
        <TimeField form={form} name='endTime' label='終了' />
      </div>
      <div data-pair='people'>
        <SelectField form={form} name='breakMin' label='休憩' numeric options={options} />
        <NumberStepper form={form} name='peopleWanted' label='人数' unit='名' min={1} max={100} />
      </div>
      <div data-pair=''>
        <MoneyField form={form} name='hourlyWageYen' label='時給' />
        <MoneyField form={form} name='transportationYen' label='交通費' />
      </div>
      {elsewhere.length > 0 && <p>{elsewhere.map((e) => e.message).join(' ')}</p>}
      <div data-acts=''>
        <Button type='submit' tone='blue' size={44} loading={form.formState.isSubmitting}>
          この日を変更する
        </Button>
        <Button size={44} onClick={onClose}>
          やめる
        </Button>
      </div>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  gap: 12px;
  padding: 12px 14px 16px;
  border-top: 1px dashed ${color.line};
  background: ${color.bg};
  [data-pair] {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 8px 12px;
  }
  [data-pair='people'] {
    grid-template-columns: minmax(0, 1fr) auto;
  }
  p {
    margin: 0;
    color: ${color.dangerText};
  }
  [data-acts] {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  [data-acts] > button {
    flex: 1 1 120px;
  }
`
