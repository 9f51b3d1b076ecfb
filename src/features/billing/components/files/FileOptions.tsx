import type { CsvEncoding } from '@/contracts/billing/enums'
import { csvEncodings } from '@/contracts/billing/enums'
import { csvEncodingLabel } from '@/domain/billing/labels'
import { formatMonth, type Month } from '@/lib/date'
import { addMonths } from '@/lib/months'
import { SegmentedControl } from '@/ui/fields/choices/SegmentedControl'
import { Filters } from '@/ui/fields/filters/FilterBar.styles'
import { FilterSelect } from '@/ui/fields/filters/FilterSelect'
import { FilterSwitch } from '@/ui/fields/filters/FilterSwitch'
import * as S from './BillingFiles.styles'

export type StoreChoice = { id: number; name: string }
/** What a file covers. `clientIds` empty: all stores. */
export type FileChoice = {
  fromMonth: Month
  toMonth: Month
  clientIds: readonly number[]
  encoding: CsvEncoding
}
/** The choice that the form begins with: one month, all stores, UTF-8. */
export const firstFileChoice = (month: Month): FileChoice => ({
  fromMonth: month,
  toMonth: month,
  clientIds: [],
  encoding: 'utf8',
})

/** The most months that a file covers. */
const MAX_MONTHS = 12
const encodings = csvEncodings.map((value) => ({ value, label: csvEncodingLabel[value] }))
const toOption = (month: Month) => ({ value: month, label: formatMonth(month) })

type Props = {
  months: readonly Month[]
  stores: readonly StoreChoice[]
  choice: FileChoice
  onChange: (choice: FileChoice) => void
}

/** The months, the stores and the character set of a file. Only ranges that the server makes can be chosen. */
export function FileOptions({ months, stores, choice, onChange }: Props) {
  const change = (patch: Partial<FileChoice>) => onChange({ ...choice, ...patch })
  return (
    <>
      <S.Options>
        {months.length > 1 && <MonthRange months={months} choice={choice} onChange={change} />}
        <SegmentedControl
          label='文字コード'
          options={encodings}
          value={choice.encoding}
          onChange={(encoding) => change({ encoding })}
        />
      </S.Options>
      {stores.length > 1 && <Stores stores={stores} choice={choice} onChange={change} />}
    </>
  )
}

type PartProps = { choice: FileChoice; onChange: (patch: Partial<FileChoice>) => void }

function MonthRange({
  months,
  choice: { fromMonth, toMonth },
  onChange,
}: PartProps & Pick<Props, 'months'>) {
  const [newest = fromMonth] = months
  const laterMonths = months.filter(
    (month) => month > fromMonth && month < addMonths(fromMonth, MAX_MONTHS),
  )
  return (
    <Filters role='group' aria-label='対象の月' data-strip=''>
      <FilterSelect
        label='はじまりの月'
        all={formatMonth(newest)}
        value={fromMonth === newest ? '' : fromMonth}
        options={months.slice(1).map(toOption)}
        onChange={(month) => onChange({ fromMonth: month || newest, toMonth: month || newest })}
      />
      <FilterSelect
        label='おわりの月'
        all='この月だけ'
        value={toMonth === fromMonth ? '' : toMonth}
        options={laterMonths.map((month) => ({
          value: month,
          label: `${formatMonth(month)}まで`,
        }))}
        onChange={(month) => onChange({ toMonth: month || fromMonth })}
      />
    </Filters>
  )
}

function Stores({ stores, choice: { clientIds }, onChange }: PartProps & Pick<Props, 'stores'>) {
  const toggle = (clientId: number, isOn: boolean) =>
    onChange({
      clientIds: isOn ? [...clientIds, clientId] : clientIds.filter((id) => id !== clientId),
    })
  return (
    <S.Options>
      <Filters role='group' aria-label='店舗' data-strip=''>
        <FilterSwitch
          label='全店舗'
          on={clientIds.length === 0}
          onChange={() => onChange({ clientIds: [] })}
        />
        {stores.map(({ id, name }) => (
          <FilterSwitch
            key={id}
            label={name}
            on={clientIds.includes(id)}
            onChange={(isOn) => toggle(id, isOn)}
          />
        ))}
      </Filters>
    </S.Options>
  )
}
