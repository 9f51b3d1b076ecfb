import styled from 'styled-components'
import { useQuery } from '@/api/useQuery'
import type { SelectablePositions } from '@/contracts/bonusContracts/schemas'
import { groups as groupContract } from '@/contracts/groups'
import type { PublicationScope } from '@/contracts/offerings/enums'
import { publicationScopeLabel } from '@/domain/offerings/scopes'
import { scopeWords } from '@/domain/offerings/scopeWords'
import type { OfferingForm, SectionProps } from '@/features/offerings/lib/offeringFields'
import { formatYen } from '@/lib/text/money'
import { ChoiceChips } from '@/ui/fields/choices/ChoiceChips'
import { RadioCards, type Card } from '@/ui/fields/choices/RadioCards'
import { SelectField } from '@/ui/fields/inputs/SelectField'
import { color, font } from '@/ui/tokens'

type Badge = SelectablePositions['items'][number]
const cardOf = (value: PublicationScope, more: Partial<Card> = {}): Card => ({
  value,
  label: publicationScopeLabel[value],
  description: scopeWords[value],
  ...more,
})

type Props = SectionProps & { clientId: string; badges: readonly Badge[] | undefined }

/** The publication scopes. The selected one also asks for its groups or its badge. */
export function ScopeCards({ clientId, form, values, validation, badges }: Props) {
  const { data } = useQuery(groupContract.list, { clientId })
  const groupOptions = (data?.items ?? []).map(({ id, name, usersCount }) => ({
    value: id,
    label: `${name} ${usersCount}名`,
  }))
  const hasNoGroup = data !== undefined && groupOptions.length === 0
  return (
    <RadioCards
      form={form}
      name='scope'
      label='公開範囲'
      required
      options={[
        cardOf('public'),
        cardOf('group', {
          ...(hasNoGroup ? { disabledReason: 'グループがまだありません' } : {}),
          more: (
            <>
              <ChoiceChips
                form={form}
                name='groupIds'
                label='グループ'
                multiple
                compact
                options={groupOptions}
              />
              <Reach role='status'>
                {validation?.reach &&
                  `あわせて${validation.reach.members}名のうち、${validation.reach.free}名がこの時間に空いています。`}
              </Reach>
            </>
          ),
        }),
        cardOf('worked'),
        cardOf('badge', badgeCard(form, values.scope === 'badge', values.positionId, badges)),
        cardOf('url'),
      ]}
    />
  )
}

function badgeCard(
  form: OfferingForm,
  isSelected: boolean,
  selectedId: number | null,
  badges: readonly Badge[] | undefined,
): Partial<Card> {
  const heldBadges = badges?.filter((badge) => badge.holdersCount > 0) ?? []
  const options = (badges ?? [])
    .filter((badge) => badge.holdersCount > 0 || badge.id === selectedId)
    .map((badge) => ({ value: badge.id, label: `${badge.name}(${badge.holdersCount}名)` }))
  const isUnavailable = badges !== undefined && heldBadges.length === 0 && !isSelected
  const minimumWageYen = badges?.[0]?.minimumWageYen
  return {
    description: (
      <>
        {scopeWords.badge}
        {heldBadges.length > 0 &&
          ` いまは${heldBadges.map((badge) => `「${badge.name}」${badge.holdersCount}名`).join('、')}です。`}
        {minimumWageYen != null && ` 時給は${formatYen(minimumWageYen)}以上にしてください。`}
      </>
    ),
    ...(options.length > 0 && isSelected
      ? {
          more: (
            <SelectField
              form={form}
              name='positionId'
              label='必要なバッジ'
              numeric
              placeholder='どのバッジでもよい'
              options={options}
            />
          ),
        }
      : {}),
    ...(isUnavailable ? { disabledReason: 'バッジをもつワーカーがまだいません' } : {}),
  }
}

const Reach = styled.p`
  margin: 8px 0 0;
  font-size: ${font.s};
  color: ${color.ink2};
  &:empty {
    display: none;
  }
`
