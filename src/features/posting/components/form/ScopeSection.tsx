import { useQuery } from '@/api/hooks'
import { positions as positionContract } from '@/contracts/bonusContracts'
import { groups as contract } from '@/contracts/groups'
import { closeRules, type PublicationScope } from '@/contracts/common/enums'
import { closeRuleLabel } from '@/domain/labels'
import { publicationScopeLabel } from '@/domain/offerings/scopeLabel'
import { scopeWords } from '@/domain/offerings/scopeWords'
import { formatDateTime } from '@/lib/dates/tokyoDate'
import { formatYen } from '@/lib/text/money'
import { ChoiceChips } from '@/ui/fields/choices/ChoiceChips'
import { DateField } from '@/ui/dates/DateField'
import { PageSection } from '@/ui/layout/PageSection'
import { RadioCards, type Card } from '@/ui/fields/choices/RadioCards'
import { SelectField } from '@/ui/fields/SelectField'
import { TimeField } from '@/ui/fields/TimeField'
import { Locked } from '@/features/posting/components/edit/Locked'
import { lockOf, type Section } from '@/features/posting/lib/postingFields'
import { switchAt } from '@/features/posting/lib/postingValues'
import { SwitchToPublic } from '@/features/posting/components/edit/SwitchToPublic'
import { Warnings } from '@/features/posting/components/confirmation/Warnings'

const deadlines = closeRules.map((value) => ({
  value,
  label: value === 'at_start' ? `${closeRuleLabel[value]}(おすすめ)` : closeRuleLabel[value],
}))

/** Who sees the posting, and until when. */
export function ScopeSection({
  clientId,
  offerId,
  form,
  values,
  answer,
}: Section & { clientId: string; offerId: string }) {
  const { data } = useQuery(contract.list, { clientId })
  const { data: badges } = useQuery(positionContract.selectable, { clientId, offerId })
  const groups = (data?.items ?? []).map((g) => ({
    value: g.id,
    label: `${g.name} ${g.usersCount}名`,
  }))
  const locked = lockOf(answer, 'scope')
  const at = switchAt(values)
  const now = new Date()
  const held = badges?.items.filter((badge) => badge.holdersCount > 0) ?? []
  const least = badges?.items[0]?.minimumWageYen
  const position = badges?.items.find((badge) => badge.id === values.positionId)
  const wanted =
    badges?.items
      .filter((badge) => badge.holdersCount > 0 || badge.id === values.positionId)
      .map((badge) => ({ value: badge.id, label: `${badge.name}(${badge.holdersCount}名)` })) ?? []
  const card = (value: PublicationScope, more: Partial<Card> = {}): Card => ({
    value,
    label: publicationScopeLabel[value],
    description: scopeWords[value],
    ...more,
  })
  if (locked !== undefined) {
    return (
      <PageSection title='だれに見せるか'>
        <Locked
          reason={locked}
          facts={[
            [
              '公開範囲',
              `${publicationScopeLabel[values.scope]}${position ? `「${position.name}」` : ''}`,
            ],
            ...(values.scope !== 'public' && values.autoPublic && at
              ? [['一般公開への切り替え', formatDateTime(at, now)] as const]
              : []),
            ['応募の締切', closeRuleLabel[values.closeRule]],
          ]}
        />
      </PageSection>
    )
  }
  return (
    <PageSection title='だれに見せるか'>
      <RadioCards
        form={form}
        name='scope'
        label='公開範囲'
        required
        options={[
          card('public'),
          card('group', {
            ...(data && groups.length === 0 ? { disabledReason: 'グループがまだありません' } : {}),
            more: (
              <>
                <ChoiceChips
                  form={form}
                  name='groupIds'
                  label='グループ'
                  multiple
                  compact
                  options={groups}
                />
                <p className='scopeSectionReach' role='status'>
                  {answer?.reach &&
                    `あわせて${answer.reach.members}名のうち、${answer.reach.free}名がこの時間に空いています。`}
                </p>
              </>
            ),
          }),
          card('worked'),
          card('badge', {
            description: (
              <>
                {scopeWords.badge}
                {held.length > 0 &&
                  ` いまは${held.map((badge) => `「${badge.name}」${badge.holdersCount}名`).join('、')}です。`}
                {least != null && ` 時給は${formatYen(least)}以上にしてください。`}
              </>
            ),
            ...(wanted.length > 0 && values.scope === 'badge'
              ? {
                  more: (
                    <SelectField
                      form={form}
                      name='positionId'
                      label='必要なバッジ'
                      numeric
                      placeholder='どのバッジでもよい'
                      options={wanted}
                    />
                  ),
                }
              : {}),
            ...(badges && held.length === 0 && values.scope !== 'badge'
              ? { disabledReason: 'バッジをもつワーカーがまだいません' }
              : {}),
          }),
          card('url'),
        ]}
      />
      {values.scope !== 'public' && <SwitchToPublic form={form} values={values} at={at} />}
      <Warnings answer={answer} about={['group_empty']} />
      <SelectField form={form} name='closeRule' label='応募の締切' options={deadlines} />
      {values.closeRule === 'custom' && (
        <div className='scopeSectionCustom'>
          <DateField form={form} name='customDay' label='締切の日' required />
          <TimeField form={form} name='customTime' label='締切の時刻' required />
        </div>
      )}
    </PageSection>
  )
}
