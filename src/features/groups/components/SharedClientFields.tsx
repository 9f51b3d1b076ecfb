import { useWatch, type UseFormReturn } from 'react-hook-form'
import type { GroupValues } from '@/features/groups/lib/groupValues'
import { ChoiceChips } from '@/ui/fields/choices/ChoiceChips'
import { SwitchField } from '@/ui/fields/choices/SwitchField'
import { PageSection } from '@/ui/layout/PageSection'

type Props = {
  form: UseFormReturn<GroupValues, unknown, GroupValues>
  clients: readonly { id: number; name: string }[]
}

/** Which stores of the company may limit offerings to the group. */
export function SharedClientFields({ form, clients }: Props) {
  const isForAllStores = useWatch({ control: form.control, name: 'isForAllStores' })
  return (
    <PageSection title='使える店舗'>
      <SwitchField
        form={form}
        name='isForAllStores'
        label='すべての店舗で使う'
        description='あとから増える店舗でも使えます。'
      />
      {!isForAllStores && (
        <ChoiceChips
          form={form}
          name='sharedClientIds'
          label='使える店舗'
          multiple
          required
          options={clients.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
    </PageSection>
  )
}
