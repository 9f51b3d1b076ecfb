import { useState } from 'react'
import styled from 'styled-components'
import type { Month } from '@/lib/date'
import { Button } from '@/ui/buttons/Button'
import { DatePicker } from '@/ui/dates/DatePicker'
import { Sheet } from '@/ui/dialogs/Sheet'
import { Field } from '@/ui/fields/Field'

const Months = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 8px;
  margin-top: 16px;
`
const months = Array.from({ length: 12 }, (_, index) => index + 1)

/** Chooses the displayed month of a calendar: the year from a grid of twelve, then the month. */
export function MonthSheet({
  month,
  onSelect,
  onClose,
}: {
  month: Month
  onSelect: (month: Month) => void
  onClose: () => void
}) {
  const [year, setYear] = useState(Number(month.slice(0, 4)))
  return (
    <Sheet title='表示する月を選ぶ' onClose={onClose}>
      {(close) => (
        <>
          <Field label='年' error={undefined}>
            {(wiring) => (
              <DatePicker
                {...wiring}
                name='year'
                grain='year'
                value={new Date(year, 0, 1)}
                onChange={(picked) => {
                  if (picked) setYear(picked.getFullYear())
                }}
              />
            )}
          </Field>
          <Months role='group' aria-label='月'>
            {months.map((number) => {
              const choice = `${year}-${String(number).padStart(2, '0')}`
              return (
                <Button
                  key={number}
                  size={44}
                  aria-current={choice === month ? 'date' : undefined}
                  onClick={() => {
                    onSelect(choice)
                    close()
                  }}
                >
                  {number}月
                </Button>
              )
            })}
          </Months>
        </>
      )}
    </Sheet>
  )
}
