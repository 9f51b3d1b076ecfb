import { minutesInDay } from 'date-fns/constants'
import { Lock, X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { OfferingUser } from '@/contracts/matchings/schemas'
import type { OfferingDetail } from '@/contracts/offerings/schemas'
import type { Judgement } from '@/contracts/storeCancellations/schemas'
import { minutesBeforeStart } from '@/domain/cancellation/rejectionWindow'
import { cancelCountdown, FREE_CANCEL_HOURS } from '@/domain/matchings/matching'
import { membershipTierLabel } from '@/domain/workers/tierLabel'
import { cancellableOf, totalLabel } from '@/features/storeCancellations/lib/cancelValues'
import {
  addDays,
  dayOf,
  formatDay,
  formatDuration,
  formatShift,
  formatTime,
  minutesBetween,
} from '@/lib/date'
import { formatNumber } from '@/lib/text/money'
import { IconButton } from '@/ui/buttons/IconButton'
import { Avatar } from '@/ui/data-display/Avatar'
import { Countdown } from '@/ui/data-display/shift/Countdown'
import { StatusChip } from '@/ui/data-display/StatusChip'
import { setCssVariables } from '@/ui/styles/setCssVariables'
import * as S from './CancelTargetCard.styles'

type Props = {
  offering: OfferingDetail
  people: readonly OfferingUser[]
  now: Date
  judgement: Judgement | undefined
  /** Removes a worker from the cancellation. */
  onRemove?: (userId: number) => void
  /** For the later steps on phones: worker and time only. */
  compact?: boolean
}
/** Beyond this share of the line, the label of the current time is on the left of its mark. */
const FAR_SHARE = 0.6
/** '本日', '明日' or the date. */
function dayText(instant: string, now: Date) {
  const day = dayOf(instant)
  const today = dayOf(now)
  if (day === today) return '本日'
  return day === addDays(today, 1) ? '明日' : formatDay(instant, now)
}

/** Days, hours and minutes with large figures. Leaves out parts that are 0, but shows '0分'. */
function LargeDuration({ minutes }: { minutes: number }) {
  const parts = [
    [Math.floor(minutes / minutesInDay), '日'],
    [Math.floor(minutes / 60) % 24, '時間'],
    [minutes % 60, '分'],
  ] as const
  return (
    <b>
      {parts
        .filter(([value, unit]) => value > 0 || (unit === '分' && minutes < 60))
        .map(([value, unit]) => (
          <span key={unit}>
            {value}
            <small>{unit}</small>
          </span>
        ))}
    </b>
  )
}

/** The workers to cancel, the shift, the time left until 24 hours before the start, and the cost. */
export function CancelTargetCard({
  offering,
  people,
  now,
  judgement,
  onRemove,
  compact = false,
}: Props) {
  const minutesLeft = minutesBeforeStart(offering.startAt, now)
  const countdown = cancelCountdown(
    offering.startAt,
    now,
    offering.publishedAt ?? offering.createdAt,
  )
  const judgedItemByUserId = new Map(judgement?.items.map((item) => [item.userId, item]))
  return (
    <S.Card data-compact={compact || undefined} aria-label='対象'>
      <ul>
        {people.map((person) => {
          const judged = judgedItemByUserId.get(person.userId)
          return (
            <li key={person.userId} data-refused={judged?.refusal ? '' : undefined}>
              <Avatar name={person.name} />
              <S.WorkerName>
                <b>{person.name}</b>
                <small>{person.nameKana}</small>
                {people.length === 1 && (
                  <S.WorkerFacts>
                    {[
                      membershipTierLabel[person.tier],
                      person.workedCountHere > 0
                        ? `この店舗${person.workedCountHere}回`
                        : 'はじめて',
                      ...(person.goodRate === null ? [] : [`Good率 ${person.goodRate}%`]),
                    ].map((fact, i) => (
                      <span key={fact}>
                        {i > 0 && ' ・ '}
                        {fact}
                      </span>
                    ))}
                  </S.WorkerFacts>
                )}
              </S.WorkerName>
              {people.length > 1 && judged && (
                <S.Amount>
                  {judged.refusal ? (
                    '対象外'
                  ) : (
                    <>
                      {formatNumber(judged.amountYen)}
                      <small>円</small>
                    </>
                  )}
                </S.Amount>
              )}
              {people.length > 1 && onRemove && (
                <IconButton
                  label={`${person.name}さんを対象から外す`}
                  icon={<X aria-hidden />}
                  onClick={() => onRemove(person.userId)}
                />
              )}
            </li>
          )
        })}
      </ul>
      <S.Shift>
        <b>{formatShift(offering.startAt, offering.endAt, now)}</b>
        <span>{offering.title}</span>
      </S.Shift>
      <S.TimeLeft>
        <span>{minutesLeft >= 0 ? '開始まで' : '開始から'}</span>
        <LargeDuration minutes={Math.abs(minutesLeft)} />
        {countdown.passed ? (
          <StatusChip kind='error' icon={Lock} label={minutesLeft >= 0 ? '24時間以内' : '開始後'} />
        ) : (
          <Countdown minutesLeft={Math.max(1, countdown.remainingMin)} />
        )}
      </S.TimeLeft>
      {countdown.passed && minutesLeft >= 0 && (
        <LastDayLine
          freeCancelEndsAt={countdown.freeCancelEndsAt}
          startAt={offering.startAt}
          now={now}
        />
      )}
      {judgement && cancellableOf(judgement).length > 0 && (
        <S.Cost>
          <span>{totalLabel(judgement)}</span>
          <b data-due={judgement.totalYen > 0 || undefined}>
            {formatNumber(judgement.totalYen)}
            <small>円</small>
          </b>
        </S.Cost>
      )}
    </S.Card>
  )
}

/** The last 24 hours before a shift with the current time. */
function LastDayLine({
  freeCancelEndsAt,
  startAt,
  now,
}: {
  freeCancelEndsAt: string
  startAt: string
  now: Date
}): ReactNode {
  const share = Math.min(
    1,
    Math.max(0, minutesBetween(freeCancelEndsAt, now) / (FREE_CANCEL_HOURS * 60)),
  )
  return (
    <S.TimeLine
      role='img'
      aria-label={`開始24時間前は${dayText(freeCancelEndsAt, now)} ${formatTime(freeCancelEndsAt)}。${formatDuration(minutesBetween(freeCancelEndsAt, now))}前に過ぎました`}
      ref={setCssVariables({ '--place': share })}
    >
      <i />
      <S.CurrentTimeMark data-far={share > FAR_SHARE || undefined}>
        いま {formatTime(now)}
      </S.CurrentTimeMark>
      <span>
        <b>
          {dayText(freeCancelEndsAt, now)} {formatTime(freeCancelEndsAt)}
        </b>
        24時間前
      </span>
      <span>
        <b>
          {dayText(startAt, now)} {formatTime(startAt)}
        </b>
        開始
      </span>
    </S.TimeLine>
  )
}
