import { useState } from 'react'
import { useQuery } from '@/api/hooks'
import { offerings } from '@/contracts/offerings'
import type { OfferingSuggestion } from '@/contracts/offerings/schemas'
import { isDay } from '@/lib/dates/tokyoDate'
import { formatYen } from '@/lib/text/money'
import { Button } from '@/ui/buttons/Button'
import { ChoiceChips } from '@/ui/fields/choices/ChoiceChips'
import { MoneyField } from '@/ui/fields/MoneyField'
import { NumberStepper } from '@/ui/fields/NumberStepper'
import { PageSection } from '@/ui/layout/PageSection'
import { Locked } from '@/features/posting/components/edit/Locked'
import { lockOf, type Section } from '@/features/posting/lib/postingFields'
import { Warnings } from '@/features/posting/components/confirmation/Warnings'
import { WageScale } from './WageScale'

const fares = [0, 300, 500, 1000]
type Props = Section & {
  clientId: string
  offerId: string
  usual: OfferingSuggestion['usualPeople']
  /** Of a posting with matched workers: what they were promised. Pay may only go up. */
  least: Least | undefined
}
export type Least = { people: number; hourlyWageYen: number; transportationYen: number }
const onlyUp = 'マッチング済みのワーカーがいるため、上げることだけできます。'

/** How many, and what each of them gets. */
export function PaySection({ clientId, offerId, form, values, answer, usual, least }: Props) {
  const [other, setOther] = useState(false)
  const fare = values.transportationYen
  const { data: wage } = useQuery(
    offerings.wage,
    isDay(values.workOn)
      ? { clientId, query: { offerId: Number(offerId), workOn: values.workOn } }
      : null,
    { keepPreviousData: true },
  )
  const locked = lockOf(answer, 'peopleWanted')
  const hint = usual && {
    hint: `いつもは${usual.min === usual.max ? usual.min : `${usual.min}〜${usual.max}`}名`,
  }
  return (
    <PageSection title='何人・いくら'>
      {locked === undefined ? (
        <NumberStepper
          form={form}
          name='peopleWanted'
          label='募集人数'
          unit='名'
          min={Math.max(1, least?.people ?? 1)}
          max={100}
          required
          {...hint}
          {...(least ? { help: `マッチング済みの${least.people}名より少なくはできません。` } : {})}
        />
      ) : (
        <Locked reason={locked} facts={[['募集人数', `${values.peopleWanted ?? 0}名`]]} />
      )}
      <MoneyField
        form={form}
        name='hourlyWageYen'
        label='時給'
        required
        steps={least ? [10, 50, 100] : [-10, 10, 50]}
        {...(least ? { help: onlyUp } : {})}
      />
      {wage && <WageScale wage={wage} yen={values.hourlyWageYen} />}
      <ChoiceChips
        form={form}
        name='transportationYen'
        label='交通費'
        options={(fare === null || fares.includes(fare) ? fares : [...fares, fare]).map(
          (value) => ({
            value,
            label: value === 0 ? 'なし' : formatYen(value),
            disabled: least && value < least.transportationYen,
          }),
        )}
        more={
          <Button size={44} aria-expanded={other} onClick={() => setOther(!other)}>
            その他
          </Button>
        }
      />
      {other && (
        <MoneyField
          form={form}
          name='transportationYen'
          label='交通費の金額'
          help='1回の勤務あたり3,000円まで'
        />
      )}
      <Warnings
        answer={answer}
        about={['many_people', 'wage_table_outdated', 'tax_table_missing']}
      />
    </PageSection>
  )
}
