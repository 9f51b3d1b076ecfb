import styled from 'styled-components'
import { switchWords } from '@/domain/offerings/scopeWords'
import type { OfferingForm } from '@/features/offerings/lib/offeringFields'
import type { OfferingValues } from '@/features/offerings/lib/offeringValues'
import { serverNow } from '@/lib/clock'
import { formatDuration } from '@/lib/date'
import { SwitchField } from '@/ui/fields/choices/SwitchField'
import { SelectField } from '@/ui/fields/inputs/SelectField'
import { color } from '@/ui/tokens'

const HOUR_MIN = 60
const usualLeadMinutes = [48, 24, 12, 3].map((hours) => hours * HOUR_MIN)
const leadText = (minutes: number) =>
  `開始の${minutes % HOUR_MIN === 0 ? `${minutes / HOUR_MIN}時間` : formatDuration(minutes)}前`

/** Describes what the switch does with these values. */
function descriptionOf(values: OfferingValues, switchesAt: string | undefined, now: Date) {
  const { autoPublic, autoPublicMin, autoPublicWas } = values
  if (!autoPublic)
    return '最後まで、選んだ範囲の人だけに見せます。埋まらないまま開始時刻になることがあります。'
  if (switchesAt === undefined)
    return `${leadText(autoPublicMin)}に空きがあれば、自動で一般公開に切り替わります。`
  const isPast = new Date(switchesAt) <= now
  const hasSwitched = isPast && autoPublicWas !== '' && new Date(autoPublicWas) <= now
  return isPast && !hasSwitched
    ? `${leadText(autoPublicMin)}を過ぎているため、切り替わりません。切り替える時刻を遅くしてください。`
    : switchWords(switchesAt, now)
}

type Props = {
  form: OfferingForm
  values: OfferingValues
  /** When it switches; undefined while the times are incomplete. */
  switchesAt: string | undefined
}

/** Sets whether and when a limited offering automatically becomes public. */
export function SwitchToPublic({ form, values, switchesAt }: Props) {
  const { autoPublic, autoPublicMin } = values
  const leadMinutes = usualLeadMinutes.includes(autoPublicMin)
    ? usualLeadMinutes
    : [...usualLeadMinutes, autoPublicMin].sort((a, b) => b - a)
  return (
    <Root>
      <SwitchField
        form={form}
        name='autoPublic'
        label='埋まらなければ一般公開に切り替える'
        description={
          <span aria-live='polite'>{descriptionOf(values, switchesAt, serverNow())}</span>
        }
      />
      {autoPublic && (
        <LeadTime>
          <SelectField
            form={form}
            name='autoPublicMin'
            label='切り替える時刻'
            numeric
            options={leadMinutes.map((value) => ({ value, label: leadText(value) }))}
          />
        </LeadTime>
      )}
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  gap: 12px;
`
const LeadTime = styled.div`
  max-width: 240px;
  padding-left: 14px;
  border-left: 2px solid ${color.line};
`
