import { minutesInDay } from 'date-fns/constants'
import { useState, type ReactNode } from 'react'
import styled from 'styled-components'
import { useQuery } from '@/api/useQuery'
import { LadderSteps } from '@/components/ladders/LadderSteps'
import { QueryError } from '@/components/queries/QueryResult'
import { groups as groupContract } from '@/contracts/groups'
import { ladders } from '@/contracts/ladders'
import type { LadderRung } from '@/contracts/offerings/schemas'
import { presetOfLadder } from '@/domain/offerings/ladder'
import { ladderPresetLabel, ladderScopeLabel } from '@/domain/offerings/ladderLabels'
import { shiftOfInput } from '@/domain/offerings/shiftTimes'
import { choosePreset } from '@/features/offerings/lib/choosePreset'
import type { SectionProps } from '@/features/offerings/lib/offeringFields'
import { serverNow } from '@/lib/clock'
import { addMinutes, formatDateTime, formatDuration } from '@/lib/date'
import { Button } from '@/ui/buttons/Button'
import { Fold } from '@/ui/data-display/Fold'
import { ChoiceChips } from '@/ui/fields/choices/ChoiceChips'
import { SegmentedControl } from '@/ui/fields/choices/SegmentedControl'
import { controlStyles } from '@/ui/fields/controlStyles'
import { FieldError } from '@/ui/fields/FieldError'
import { Select } from '@/ui/fields/inputs/Select'
import { color, font } from '@/ui/tokens'

const speeds = [
  ...(['standard', 'quick', 'slow'] as const).map((value) => ({
    value,
    label: ladderPresetLabel[value],
  })),
  { value: 'custom' as const, label: '自分で決める' },
]
const HOUR_MIN = 60
const usualMinutes = [1, 3, 6, 8, 12]
  .map((hours) => hours * HOUR_MIN)
  .concat([1, 2, 3, 4, 5, 6, 7].map((days) => days * minutesInDay))
const afterText = (minutes: number) =>
  minutes % minutesInDay === 0
    ? `公開から${minutes / minutesInDay}日後`
    : `公開から${formatDuration(minutes)}後`

type Props = SectionProps & { clientId: string; offerId: string; ladder: readonly LadderRung[] }

/**
 * The plan of a ladder: how fast it widens, and each rung with the workers it reaches and its expected effect. The
 * rungs of a preset are collapsed; those of a custom plan are open and can be changed.
 */
export function LadderPlan({ clientId, offerId, form, values, ladder }: Props) {
  const { data: groupList } = useQuery(groupContract.list, { clientId })
  const shift = shiftOfInput(values)
  const forecast = useQuery(
    ladders.forecast,
    shift
      ? {
          clientId,
          offerId,
          query: {
            workOn: values.workOn,
            startTime: values.startTime,
            endTime: values.endTime,
            peopleWanted: values.peopleWanted ?? 1,
            groupIds: values.groupIds,
            scopes: ladder.map(({ scope }) => scope).join(','),
          },
        }
      : null,
    { keepPreviousData: true },
  )
  const preset = presetOfLadder(ladder)
  const [isCustom, setIsCustom] = useState(preset === undefined)
  const speed = isCustom ? 'custom' : (preset ?? 'custom')
  const setLadder = (next: readonly LadderRung[]) =>
    form.setValue('ladder', [...next], { shouldDirty: true, shouldValidate: true })
  const now = serverNow()
  const { data } = forecast
  const message = form.formState.errors.ladder?.message
  return (
    <Root>
      <p>
        よく知っている人から順に公開し、決まらなければ広げます。
        <b>範囲は広がるだけで、せまくなりません。</b>
        {values.peopleWanted ?? 1}
        名そろうと止まり、空きが出ると続きから広げます。費用は変わりません。
      </p>
      <SegmentedControl
        label='広げる速さ'
        wide
        options={speeds}
        value={speed}
        onChange={(next) => {
          setIsCustom(next === 'custom')
          if (next !== 'custom') choosePreset(form, next, groupList?.items)
        }}
      />
      {message && (
        <FieldError id='ladder-error' label='公開の順番'>
          {message}
        </FieldError>
      )}
      {ladder.some(({ scope }) => scope === 'group') && (
        <ChoiceChips
          form={form}
          name='groupIds'
          label='2段目のグループ'
          multiple
          compact
          options={(groupList?.items ?? []).map(({ id, name, usersCount }) => ({
            value: id,
            label: `${name} ${usersCount}名`,
          }))}
        />
      )}
      <QueryError of={forecast} name='届く人数と見込み' inline />
      <Steps key={speed} isCustom={speed === 'custom'} count={ladder.length}>
        <LadderSteps
          steps={ladder.map((rung, index) => {
            const reached = data?.rungs.find(({ scope }) => scope === rung.scope)
            const label = ladderScopeLabel[rung.scope]
            return {
              key: rung.scope,
              title: label,
              when:
                index === 0
                  ? '公開と同時'
                  : `${formatDateTime(addMinutes(now, rung.afterMin), now)}から`,
              reach: reached,
              forecast: reached && {
                label: 'この段までにそろう見込み',
                value: reached.forecast,
              },
              children: speed === 'custom' && index > 0 && (
                <RungControls
                  label={label}
                  rung={rung}
                  canSkip={ladder.length > 2}
                  onTime={(afterMin) =>
                    setLadder(
                      ladder.map((other) => (other === rung ? { ...other, afterMin } : other)),
                    )
                  }
                  onSkip={() => setLadder(ladder.filter((other) => other !== rung))}
                />
              ),
            }
          })}
        />
        {data && (
          <p>
            日時は、いま公開したときのものです。見込みは、この店舗の<b>{data.basis}</b>
            の求人の記録から計算しています。約束の数字ではありません。
          </p>
        )}
      </Steps>
    </Root>
  )
}

function Steps({
  isCustom,
  count,
  children,
}: {
  isCustom: boolean
  count: number
  children: ReactNode
}) {
  return isCustom ? children : <Fold summary={`${count}段の範囲・日時・見込み`}>{children}</Fold>
}

function RungControls({
  label,
  rung,
  canSkip,
  onTime,
  onSkip,
}: {
  label: string
  rung: LadderRung
  canSkip: boolean
  onTime: (afterMin: number) => void
  onSkip: () => void
}) {
  const minutes = usualMinutes.includes(rung.afterMin)
    ? usualMinutes
    : [...usualMinutes, rung.afterMin].sort((a, b) => a - b)
  return (
    <>
      <Time>
        <Select
          aria-label={`${label}に広げる時刻`}
          value={rung.afterMin}
          options={minutes.map((value) => ({ value, label: afterText(value) }))}
          onChange={(event) => onTime(Number(event.target.value))}
        />
      </Time>
      {canSkip && (
        <Button tone='quiet' size={40} onClick={onSkip} aria-label={`${label}の段をとばす`}>
          段をとばす
        </Button>
      )}
    </>
  )
}

const Root = styled.div`
  display: grid;
  gap: 16px;
  > p {
    margin: 0;
    font-size: ${font.s};
    color: ${color.ink2};
  }
`
const Time = styled.div`
  ${controlStyles}
`
