import { useEffect, useState } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { MAX_WORKED_COUNT } from '@/contracts/groups/enums'
import type { AutoSettingLimits } from '@/contracts/groups/schemas'
import { cannotAutomate, groupLimits } from '@/domain/workers/groups'
import { useWorkerCount, type OwnerParams } from '@/features/groups/hooks/useWorkerCount'
import { settingOf, type GroupValues } from '@/features/groups/lib/groupValues'
import { CheckboxField } from '@/ui/fields/choices/CheckboxField'
import { SwitchField } from '@/ui/fields/choices/SwitchField'
import { NumberStepper } from '@/ui/fields/inputs/NumberStepper'
import { TextField } from '@/ui/fields/inputs/TextField'
import * as S from './groups.styles'

/** Debounce of counting while the user types. */
const DEBOUNCE_MS = 400
/** The workers are not counted while the joined keywords are longer than this, because the server refuses them. */
const MAX_KEYWORDS_LENGTH = 400
/** Returns the value once it has not changed for a while. It is compared and copied as JSON. */
function useDebounced<T>(value: T): T {
  const [debounced, setDebounced] = useState(value)
  const text = JSON.stringify(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(JSON.parse(text) as T), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return debounced
}

type Props = {
  owner: OwnerParams
  form: UseFormReturn<GroupValues, unknown, GroupValues>
  limits: AutoSettingLimits | undefined
  /** The saved group is automatic, so `limits.usedAutoGroups` already counts it. */
  isAutomatic: boolean
  groupId?: string | undefined
}

type MatchOptions = Pick<Props, 'owner' | 'limits' | 'groupId'> & { values: GroupValues }
/** Counts the workers who match the rule: all of them, and those who are not in the group yet. */
function useRuleMatches({ owner, values, limits, groupId }: MatchOptions) {
  const { offerTitleKeywords, requiredWorkedCount, onlyTrusted, onlyGood } = useDebounced(
    settingOf(values),
  )
  const query = {
    offerTitleKeywords: offerTitleKeywords.join(','),
    requiredWorkedCount: Math.min(MAX_WORKED_COUNT, Math.max(1, requiredWorkedCount)),
    onlyTrusted: onlyTrusted ? ('1' as const) : ('' as const),
    onlyGood: onlyGood ? ('1' as const) : ('' as const),
  }
  const isCountable =
    offerTitleKeywords.length <= (limits?.maxKeywords ?? groupLimits.keywords) &&
    query.offerTitleKeywords.length <= MAX_KEYWORDS_LENGTH
  // The form keeps an unreadable number as text.
  const isNumber = typeof values.requiredWorkedCount !== 'string'
  const isCounted = values.enabled && isCountable && isNumber
  const found = useWorkerCount(owner, isCounted ? query : null)
  const fresh = useWorkerCount(
    owner,
    isCounted && groupId ? { ...query, notInGroupId: Number(groupId) } : null,
  )
  return { found, fresh, hasTooManyWords: !isCountable }
}

/** The automatic condition, and how many workers match it. */
export function RuleFields({ owner, form, limits, isAutomatic, groupId }: Props) {
  const values = useWatch({ control: form.control }) as GroupValues
  const otherAutoGroups = limits && limits.usedAutoGroups - (isAutomatic ? 1 : 0)
  const refusal = otherAutoGroups === undefined ? undefined : cannotAutomate(otherAutoGroups)
  const { found, fresh, hasTooManyWords } = useRuleMatches({ owner, values, limits, groupId })
  return (
    <div>
      <SwitchField
        form={form}
        name='enabled'
        label='条件に合う方を自動で追加する'
        disabled={refusal !== undefined && !values.enabled}
        description={
          refusal ?? (
            <>
              勤務や評価のあとに条件に合った方を、1人ずつ加えます。自動で外すことはありません。
              {limits &&
                ` 自動で追加するグループは${limits.maxAutoGroups}個まで(ほかに${otherAutoGroups ?? 0}個)。`}
            </>
          )
        }
      />
      {values.enabled && (
        <S.RuleBox>
          <TextField
            form={form}
            name='keywords'
            label='求人のタイトルに含むことば'
            help={`「、」で区切って${limits?.maxKeywords ?? groupLimits.keywords}個まで。どれか1つを含む求人の勤務を数えます。空欄なら、すべての勤務を数えます。`}
            placeholder='ホール、レジ'
            maxLength={MAX_KEYWORDS_LENGTH}
            optional
          />
          <NumberStepper
            form={form}
            name='requiredWorkedCount'
            label='勤務回数'
            unit='回'
            min={1}
            max={MAX_WORKED_COUNT}
            hint={`${owner.clientId ? 'この店舗' : '企業の全店舗'}での回数。この回数以上の方`}
          />
          <CheckboxField form={form} name='onlyTrusted' label='認定ワーカーのみ' />
          <CheckboxField
            form={form}
            name='onlyGood'
            label='Good評価のみ'
            help={`${owner.clientId ? 'この店舗' : '企業の店舗'}の評価があり、Badが一度もない方です。`}
          />
          <S.LiveCount role='status'>
            <MatchCount
              hasTooManyWords={hasTooManyWords}
              found={found}
              fresh={groupId ? fresh.data : undefined}
            />
          </S.LiveCount>
        </S.RuleBox>
      )}
    </div>
  )
}

type CountProps = {
  hasTooManyWords: boolean
  found: { data?: { totalCount: number } | undefined; error?: unknown }
  /** The matched workers who are not in the group yet. */
  fresh: { totalCount: number } | undefined
}
/** The number of workers who match the rule now. */
function MatchCount({ hasTooManyWords, found: { data, error }, fresh }: CountProps) {
  if (error) return <>該当する人数を数えられませんでした。保存はできます。</>
  if (hasTooManyWords) return <>ことばが多すぎるため、数えられません。</>
  if (!data) return <>該当する方を数えています…</>
  return (
    <>
      いま該当する方 <b>{data.totalCount.toLocaleString('ja-JP')}名</b>
      {fresh ? (
        <span>
          うち、まだ入っていない方 {fresh.totalCount.toLocaleString('ja-JP')}
          名(手で外した方は加わりません)
        </span>
      ) : (
        <span>保存すると、すぐに加わります。</span>
      )}
    </>
  )
}
