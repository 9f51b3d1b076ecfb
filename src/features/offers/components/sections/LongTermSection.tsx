import type { Editing } from '@/features/offers/lib/editing'
import { SwitchField } from '@/ui/fields/choices/SwitchField'

/** Whether workers see that the store also offers long-term employment. */
export function LongTermSection({ editing: { form } }: { editing: Editing }) {
  return (
    <>
      <p>
        長く働きたい方に、この仕事で直接雇用の相談ができることを知らせます。希望した方は「長期採用」に表示されます。
      </p>
      <SwitchField
        form={form}
        name='content.longTermEnabled'
        label='「長期採用あり」と表示する'
        description='採用を約束するものではありません。条件は、希望した方と直接ご相談ください。'
      />
    </>
  )
}
