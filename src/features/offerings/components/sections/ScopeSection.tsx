import dynamic from 'next/dynamic'
import type { ComponentProps } from 'react'
import styled from 'styled-components'
import { useQuery } from '@/api/useQuery'
import { positions } from '@/contracts/bonusContracts'
import { groups } from '@/contracts/groups'
import { closeRules } from '@/contracts/offerings/enums'
import { closeRuleLabel } from '@/domain/offerings/labels'
import { ladderLabel } from '@/domain/offerings/ladderLabels'
import { publicationScopeLabel } from '@/domain/offerings/scopes'
import { chooseFirstGroup, choosePreset } from '@/features/offerings/lib/choosePreset'
import { lockOf, type SectionProps } from '@/features/offerings/lib/offeringFields'
import { switchAt, type OfferingValues } from '@/features/offerings/lib/offeringValues'
import { serverNow } from '@/lib/clock'
import { formatDateTime } from '@/lib/date'
import { sumBy } from '@/lib/sumBy'
import { DateField } from '@/ui/dates/DateField'
import { LazyBoundary } from '@/ui/feedback/LazyBoundary'
import { SegmentedControl } from '@/ui/fields/choices/SegmentedControl'
import { SelectField } from '@/ui/fields/inputs/SelectField'
import { TimeField } from '@/ui/fields/inputs/TimeField'
import { PageSection } from '@/ui/layout/PageSection'
import { color } from '@/ui/tokens'
import { BadgeLimitedBanner } from './BadgeLimitedBanner'
import { CallableCheck } from './CallableCheck'
import { GraduateScope } from './GraduateScope'
import { LockedConditions } from './LockedConditions'
import { ScopeCards } from './ScopeCards'
import { SwitchToPublic } from './SwitchToPublic'
import { ValidationWarnings } from './ValidationWarnings'

const LadderPlan = dynamic(() => import('./LadderPlan').then((m) => m.LadderPlan), {
  ssr: false,
  loading: LazyBoundary,
})

const closeRuleOptions = closeRules.map((value) => ({
  value,
  label: value === 'at_start' ? `${closeRuleLabel[value]}(おすすめ)` : closeRuleLabel[value],
}))

/** Who can see the offering, and until when workers can apply. */
export function ScopeSection(props: SectionProps & { clientId: string; offerId: string }) {
  const { clientId, offerId, form, values, validation } = props
  const { data } = useQuery(positions.selectable, { clientId, offerId })
  const badges = data?.items
  const locked = lockOf(validation, 'scope')
  const switchesAt = switchAt(values)
  if (locked !== undefined) {
    const badge = badges?.find(({ id }) => id === values.positionId)
    return (
      <PageSection title='だれに見せるか'>
        <LockedConditions reason={locked} facts={lockedFacts(values, badge?.name, switchesAt)} />
      </PageSection>
    )
  }
  return (
    <PageSection title='だれに見せるか'>
      {values.scope === 'graduate' ? (
        <GraduateScope clientId={clientId} fee={validation?.graduateFee} />
      ) : (
        <ChosenScope {...props} badges={badges} switchesAt={switchesAt} />
      )}
      <ValidationWarnings validation={validation} codes={['group_empty', 'graduates_empty']} />
      <SelectField form={form} name='closeRule' label='申し込みの締切' options={closeRuleOptions} />
      {values.closeRule === 'custom' && (
        <CustomDeadline>
          <DateField form={form} name='customDay' label='締切の日' required />
          <TimeField form={form} name='customTime' label='締切の時刻' required />
        </CustomDeadline>
      )}
    </PageSection>
  )
}

const modes = [
  { value: 'one', label: '1つの範囲に公開' },
  { value: 'ladder', label: '順番に広げる' },
] as const

/** One scope, or several that open one after the other. */
function ChosenScope(props: Parameters<typeof OneScope>[0] & { offerId: string }) {
  const { clientId, form, values, validation } = props
  const { data: groupList, mutate: readGroups } = useQuery(groups.list, { clientId })
  const running = lockOf(validation, 'ladder')
  if (running !== undefined)
    return <LockedConditions reason={running} facts={[['公開範囲', ladderLabel]]} />
  function setMode(mode: 'one' | 'ladder') {
    if (mode === 'ladder') {
      choosePreset(form, 'standard', groupList?.items)
      // The groups are not read yet, so the first group is set once they are. If that fails, the user selects one.
      if (!groupList)
        void readGroups().then(
          (read) => {
            chooseFirstGroup(form, read?.items)
          },
          () => undefined,
        )
      return
    }
    form.setValue('ladder', null, { shouldDirty: true })
    // OneScope does not offer 認定ワーカー限定, which is only the first rung of a ladder.
    if (values.scope === 'trusted') form.setValue('scope', 'public', { shouldDirty: true })
  }
  return (
    <>
      <SegmentedControl
        label='公開のしかた'
        wide
        options={modes}
        value={values.ladder ? 'ladder' : 'one'}
        onChange={setMode}
      />
      {values.ladder ? <LadderPlan {...props} ladder={values.ladder} /> : <OneScope {...props} />}
      <CallableCheck {...props} />
    </>
  )
}

/** Selects the scope, and when a limited offering turns public. */
function OneScope({
  badges,
  switchesAt,
  ...props
}: SectionProps & {
  clientId: string
  badges: ComponentProps<typeof ScopeCards>['badges']
  switchesAt: string | undefined
}) {
  const { form, values } = props
  return (
    <>
      {values.scope === 'public' && (
        <BadgeLimitedBanner
          holdersCount={sumBy(badges ?? [], (badge) => badge.holdersCount)}
          onLimit={() => form.setValue('scope', 'badge', { shouldDirty: true })}
        />
      )}
      <ScopeCards {...props} badges={badges} />
      {values.scope !== 'public' && (
        <SwitchToPublic form={form} values={values} switchesAt={switchesAt} />
      )}
    </>
  )
}

function lockedFacts(
  values: OfferingValues,
  badgeName: string | undefined,
  switchesAt: string | undefined,
): [label: string, value: string][] {
  const scope = values.ladder ? ladderLabel : publicationScopeLabel[values.scope]
  const willSwitch = values.scope !== 'public' && values.autoPublic
  return [
    ['公開範囲', badgeName === undefined ? scope : `${scope}「${badgeName}」`],
    ...(willSwitch && switchesAt
      ? [['一般公開への切り替え', formatDateTime(switchesAt, serverNow())] as [string, string]]
      : []),
    ['申し込みの締切', closeRuleLabel[values.closeRule]],
  ]
}

const CustomDeadline = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  gap: 8px;
  padding-left: 14px;
  border-left: 2px solid ${color.line};
`
