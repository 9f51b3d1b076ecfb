import dynamic from 'next/dynamic'
import { useState } from 'react'
import { offeringLimits } from '@/contracts/offerings/enums'
import type { OfferingSuggestion } from '@/contracts/offerings/schemas'
import { usualPeopleText } from '@/domain/offerings/check/offeringRule'
import {
  lockOf,
  type OfferingForm,
  type SectionProps,
} from '@/features/offerings/lib/offeringFields'
import { formatYen } from '@/lib/text/money'
import { Button } from '@/ui/buttons/Button'
import { LazyDialogBoundary } from '@/ui/feedback/LazyBoundary'
import { ChoiceChips } from '@/ui/fields/choices/ChoiceChips'
import { MoneyField } from '@/ui/fields/inputs/MoneyField'
import { NumberStepper } from '@/ui/fields/inputs/NumberStepper'
import { PageSection } from '@/ui/layout/PageSection'
import { LockedConditions } from './LockedConditions'
import { ValidationWarnings } from './ValidationWarnings'

/** Loaded after the form, because it is below the fold on a phone. */
const WageAdvice = dynamic(() => import('./WageAdvice').then((m) => m.WageAdvice), {
  ssr: false,
  loading: LazyDialogBoundary,
})

const usualFaresYen = [0, 300, 500, 1000]
const onlyUpNote = 'マッチング済みのワーカーがいるため、引き上げのみできます。'

/** The number of matched workers and the pay promised to them, in yen. Neither can be lowered. */
type Minimum = { people: number; hourlyWageYen: number; transportationYen: number }
export type PaySectionProps = {
  clientId: string
  offerId: string
  usualPeople: OfferingSuggestion['usualPeople']
  minimum: Minimum | undefined
}

/** The number of workers, and the pay of each. */
export function PaySection(props: SectionProps & PaySectionProps) {
  const { offerId, form, values, validation, minimum } = props
  return (
    <PageSection title='何人・いくら'>
      <PeopleField {...props} />
      <MoneyField
        form={form}
        name='hourlyWageYen'
        per='時間'
        label='時給'
        required
        max={offeringLimits.hourlyWageYen}
        steps={minimum ? [10, 50, 100] : [-10, 10, 50]}
        {...(minimum ? { help: onlyUpNote } : {})}
      />
      <WageAdvice clientId={props.clientId} offerId={offerId} values={values} />
      <FareField form={form} fareYen={values.transportationYen} minimum={minimum} />
      <ValidationWarnings
        validation={validation}
        codes={['many_people', 'wage_table_outdated', 'tax_table_missing']}
      />
    </PageSection>
  )
}

function PeopleField({
  form,
  values,
  validation,
  usualPeople,
  minimum,
}: SectionProps & PaySectionProps) {
  const locked = lockOf(validation, 'peopleWanted')
  if (locked !== undefined)
    return (
      <LockedConditions reason={locked} facts={[['募集人数', `${values.peopleWanted ?? 0}名`]]} />
    )
  return (
    <NumberStepper
      form={form}
      name='peopleWanted'
      label='募集人数'
      unit='名'
      min={Math.max(1, minimum?.people ?? 1)}
      max={offeringLimits.peopleWanted}
      required
      {...(usualPeople ? { hint: `いつもは${usualPeopleText(usualPeople)}名` } : {})}
      {...(minimum ? { help: `マッチング済みの${minimum.people}名より少なくはできません。` } : {})}
    />
  )
}

function FareField({
  form,
  fareYen,
  minimum,
}: {
  form: OfferingForm
  fareYen: number | null
  minimum: Minimum | undefined
}) {
  const [isOtherOpen, setIsOtherOpen] = useState(false)
  const faresYen =
    fareYen === null || usualFaresYen.includes(fareYen)
      ? usualFaresYen
      : [...usualFaresYen, fareYen]
  return (
    <>
      <ChoiceChips
        form={form}
        name='transportationYen'
        label='交通費'
        options={faresYen.map((value) => ({
          value,
          label: value === 0 ? 'なし' : formatYen(value),
          disabled: minimum && value < minimum.transportationYen,
        }))}
        more={
          <Button
            size={44}
            aria-expanded={isOtherOpen}
            onClick={() => setIsOtherOpen(!isOtherOpen)}
          >
            その他
          </Button>
        }
      />
      {isOtherOpen && (
        <MoneyField
          form={form}
          name='transportationYen'
          per='回'
          label='交通費の金額'
          help='1回の勤務あたり3,000円まで'
        />
      )}
    </>
  )
}
