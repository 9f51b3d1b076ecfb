import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { useSchemaForm } from '@/api/useSchemaForm'
import type { MultidateDate } from '@/contracts/bulkOfferings/schemas'
import { offeringLimits } from '@/contracts/offerings/enums'
import { lastOfferingDay } from '@/domain/offerings/offering'
import { breakOptions } from '@/domain/pay/breaks'
import { serverNow } from '@/lib/clock'
import { dayOf, formatSlashDay } from '@/lib/date'
import { Button } from '@/ui/buttons/Button'
import { DateField } from '@/ui/dates/DateField'
import { MoneyField } from '@/ui/fields/inputs/MoneyField'
import { NumberStepper } from '@/ui/fields/inputs/NumberStepper'
import { SelectField } from '@/ui/fields/inputs/SelectField'
import { TimeField } from '@/ui/fields/inputs/TimeField'
import { color } from '@/ui/tokens'

type Values = Omit<
  MultidateDate,
  'breakMin' | 'peopleWanted' | 'hourlyWageYen' | 'transportationYen' | 'closeRule'
> &
  Record<'breakMin' | 'peopleWanted' | 'hourlyWageYen' | 'transportationYen', number | null>
type Props = {
  date: MultidateDate
  /** Days of the other rows, which cannot be used twice. */
  otherDays: readonly string[]
  canMove: boolean
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

/** Edits the conditions of one date in place. Errors of the server's check are shown at their fields. */
export function DateEditor({ date, otherDays, canMove, errors, onSave, onClose }: Props) {
  const { closeRule, ...values } = date
  const initial: Values = values
  const [form, submitWith] = useSchemaForm(
    () => import('@/features/bulkOfferings/dateEditor.schema'),
    initial,
  )
  const { onSubmit, ...rest } = submitWith((value) => {
    if (otherDays.includes(value.workOn)) {
      form.setError('workOn', {
        type: 'taken',
        message: `${formatSlashDay(value.workOn, serverNow())}は、ほかの行で選んでいます。`,
      })
      return Promise.resolve()
    }
    onSave({ ...date, ...(value as MultidateDate) })
    return Promise.resolve()
  })
  const names: readonly string[] = canMove ? ['workOn', ...fields] : fields
  const otherErrors = errors.filter((error) => !names.includes(error.field))
  // Sets only the errors known when the editor opened, because later ones would interrupt typing.
  const [initialErrors] = useState(() => errors.filter((error) => names.includes(error.field)))
  const { setError } = form
  useEffect(() => {
    for (const { field, message } of initialErrors)
      setError(field as keyof Values, { type: 'rule', message })
  }, [initialErrors, setError])
  // Clears an error on the first keystroke. If submitting cleared a long message, the button would move away from the
  // pointer.
  useEffect(
    () =>
      form.watch((_, { name }) => {
        if (name && form.getFieldState(name).error?.type === 'rule') form.clearErrors(name)
      }).unsubscribe,
    [form],
  )
  const now = serverNow()
  return (
    <Form
      {...rest}
      onSubmit={(event) => void onSubmit(event)}
      aria-label={`${formatSlashDay(date.workOn, serverNow())}の条件`}
    >
      {canMove && (
        <DateField
          form={form}
          name='workOn'
          label='勤務日'
          min={dayOf(now)}
          max={lastOfferingDay(now)}
        />
      )}
      <Pair>
        <TimeField form={form} name='startTime' label='開始' />
        <TimeField form={form} name='endTime' label='終了' />
      </Pair>
      <Pair data-narrow-end=''>
        <SelectField
          form={form}
          name='breakMin'
          label='休憩'
          numeric
          options={breakOptions(date.breakMin)}
        />
        <NumberStepper
          form={form}
          name='peopleWanted'
          label='人数'
          unit='名'
          min={1}
          max={offeringLimits.peopleWanted}
        />
      </Pair>
      <Pair>
        <MoneyField form={form} name='hourlyWageYen' per='時間' label='時給' />
        <MoneyField form={form} name='transportationYen' per='回' label='交通費' />
      </Pair>
      {otherErrors.length > 0 && <p>{otherErrors.map((error) => error.message).join(' ')}</p>}
      <Actions>
        <Button type='submit' tone='blue' size={44} loading={form.formState.isSubmitting}>
          この日を変更する
        </Button>
        <Button size={44} onClick={onClose}>
          やめる
        </Button>
      </Actions>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  gap: 12px;
  padding: 12px 14px 16px;
  border-top: 1px dashed ${color.line};
  background: ${color.bg};
  > p {
    margin: 0;
    color: ${color.dangerText};
  }
`
const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 8px 12px;
  &[data-narrow-end] {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  > button {
    flex: 1 1 120px;
  }
`
