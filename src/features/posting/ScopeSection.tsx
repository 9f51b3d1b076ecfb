import { useQuery } from '@/api/hooks'
import { groups as contract } from '@/contracts/offerings'
import type { OfferingValidation } from '@/contracts/offerings.schemas'
import { closeRules } from '@/contracts/statuses'
import { closeRuleLabel, publicationScopeLabel } from '@/domain/labels'
import { autoPublicAtOf } from '@/domain/offering'
import { shiftOfInput } from '@/domain/offeringCheck'
import { formatDateTime } from '@/lib/jst'
import { ChoiceChips } from '@/ui/ChoiceChips'
import { DateField } from '@/ui/DateField'
import { PageSection } from '@/ui/PageSection'
import { RadioCards } from '@/ui/RadioCards'
import { SelectField } from '@/ui/SelectField'
import { SwitchField } from '@/ui/SwitchField'
import { TimeField } from '@/ui/TimeField'
import type { PostingForm } from './postingFields'
import { autoPublicHours, type PostingValues } from './postingValues'
import { Warnings } from './Warnings'

const deadlines = closeRules.map((value) => ({ value, label: value === 'at_start' ? `${closeRuleLabel[value]}(おすすめ)` : closeRuleLabel[value] }))

/** Who sees the posting, and until when. */
export function ScopeSection({ clientId, form, values, answer }: { clientId: string; form: PostingForm; values: PostingValues; answer: OfferingValidation | undefined }) {
  const { data } = useQuery(contract.list, { clientId })
  const shift = shiftOfInput(values), groups = (data?.items ?? []).map((g) => ({ value: g.id, label: `${g.name} ${g.usersCount}名` }))
  return (
    <PageSection title='だれに見せるか'>
      <RadioCards form={form} name='scope' label='公開範囲' required options={[
        { value: 'public', label: publicationScopeLabel.public, description: 'ブロックした人を除く、すべてのワーカー' },
        {
          value: 'group', label: publicationScopeLabel.group, description: '選んだグループの人だけに見せます。ワーカーにグループ名は表示されません。',
          ...(data && groups.length === 0 ? { disabledReason: 'グループがまだありません' } : {}), more: <ChoiceChips form={form} name='groupIds' label='グループ' multiple compact options={groups} />,
        },
        ...(values.scope === 'public' || values.scope === 'group' ? [] : [{ value: values.scope, label: publicationScopeLabel[values.scope] }]),
      ]} />
      {values.scope !== 'public' && (
        <SwitchField form={form} name='autoPublic' label='埋まらなければ一般公開に切り替える'
          description={shift ? `${formatDateTime(autoPublicAtOf(shift.startAt, autoPublicHours), new Date())}に、空きがあれば自動で切り替えます` : `開始の${autoPublicHours}時間前に切り替えます`} />
      )}
      <Warnings answer={answer} about={['group_empty']} />
      <SelectField form={form} name='closeRule' label='応募の締切' options={deadlines} />
      {values.closeRule === 'custom' && <div className='scopeSectionCustom'><DateField form={form} name='customDay' label='締切の日' required /><TimeField form={form} name='customTime' label='締切の時刻' required /></div>}
    </PageSection>
  )
}
