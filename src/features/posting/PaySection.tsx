import { useState } from 'react'
import { useQuery } from '@/api/hooks'
import { offerings } from '@/contracts/offerings'
import type { OfferingSuggestion, OfferingValidation } from '@/contracts/offerings.schemas'
import { isDay } from '@/lib/jst'
import { formatYen } from '@/lib/money'
import { Button } from '@/ui/Button'
import { ChoiceChips } from '@/ui/ChoiceChips'
import { MoneyField } from '@/ui/MoneyField'
import { NumberStepper } from '@/ui/NumberStepper'
import { PageSection } from '@/ui/PageSection'
import type { PostingForm } from './postingFields'
import type { PostingValues } from './postingValues'
import { WageScale } from './WageScale'
import { Warnings } from './Warnings'

const fares = [0, 300, 500, 1000]
type Props = { clientId: string; offerId: string; form: PostingForm; values: PostingValues; answer: OfferingValidation | undefined; usual: OfferingSuggestion['usualPeople'] }

/** How many, and what each of them gets. */
export function PaySection({ clientId, offerId, form, values, answer, usual }: Props) {
  const [other, setOther] = useState(false), fare = values.transportationYen
  const { data: wage } = useQuery(offerings.wage, isDay(values.workOn) ? { clientId, query: { offerId: Number(offerId), workOn: values.workOn } } : null, { keepPreviousData: true })
  const hint = usual && { hint: `いつもは${usual.min === usual.max ? usual.min : `${usual.min}〜${usual.max}`}名` }
  return (
    <PageSection title='何人・いくら'>
      <NumberStepper form={form} name='peopleWanted' label='募集人数' unit='名' min={1} max={100} required {...hint} />
      <MoneyField form={form} name='hourlyWageYen' label='時給' required steps={[-10, 10, 50]} />
      {wage && <WageScale wage={wage} yen={values.hourlyWageYen} />}
      <ChoiceChips form={form} name='transportationYen' label='交通費' options={(fare === null || fares.includes(fare) ? fares : [...fares, fare]).map((value) => ({ value, label: value === 0 ? 'なし' : formatYen(value) }))}
        more={<Button size={44} aria-expanded={other} onClick={() => setOther(!other)}>その他</Button>} />
      {other && <MoneyField form={form} name='transportationYen' label='交通費の金額' help='1回の勤務あたり3,000円まで' />}
      <Warnings answer={answer} about={['many_people', 'wage_table_outdated', 'tax_table_missing']} />
    </PageSection>
  )
}
