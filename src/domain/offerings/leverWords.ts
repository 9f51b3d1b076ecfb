import type { Lever } from '@/contracts/levers/schemas'
import type { OfferingInput } from '@/contracts/offerings/schemas'
import { formatClockHours, formatDuration } from '@/lib/date'
import { formatYen } from '@/lib/text/money'
import { ladderScopeLabel } from './ladderLabels'
import { RAISE_STEP_YEN } from './leverPlans'

type Words = {
  title: string
  /** What the button says: the end of the title. */
  buttonLabel: string
  /** What changes, in a few words. */
  change: string
  /** What happens to the offering. */
  detail: string
  /** The success message. */
  done: string
}

const hoursOf = ({ startTime, endTime }: OfferingInput) => formatClockHours(startTime, endTime)

/** Says what happens to taken seats: their hours are terms of a contract and stay (労働契約法8条). */
const matchedSeats = (peopleMatched: number) =>
  peopleMatched > 0
    ? `空いている枠だけを別の求人にします。決まっている${peopleMatched}名の時間は変わりません。`
    : ''

const freeSeats = (peopleMatched: number) => (peopleMatched > 0 ? '空きの枠だけ ' : '')

function raiseWords({ edit, notifiedCount }: Lever): Words {
  const wage = formatYen(edit.hourlyWageYen)
  return {
    title: `時給を${RAISE_STEP_YEN}円上げる`,
    buttonLabel: '上げる',
    change: `時給${wage}`,
    detail: `時給を${wage}にします。${notifiedCount > 0 ? `決まっている${notifiedCount}名の時給も上がり、メッセージでお知らせします。` : ''}`,
    done: `時給を${wage}に上げました。`,
  }
}

function widenWords({ nextRung }: Lever): Words {
  if (nextRung !== null && nextRung !== 'public') {
    const name = ladderScopeLabel[nextRung]
    return {
      title: `いま${name}にも見せる`,
      buttonLabel: '見せる',
      change: '元にはもどせません',
      detail: `公開の順番を、${name}の段へ早めに進めます。元にはもどせません。`,
      done: `${name}にも見えるようになりました。`,
    }
  }
  return {
    title: '一般公開に広げる',
    buttonLabel: '広げる',
    change: '元にはもどせません',
    detail: '条件を満たすすべてのワーカーに表示されます。元にはもどせません。',
    done: '一般公開に広げました。',
  }
}

function splitWords({ edit, added }: Lever, peopleMatched: number): Words {
  const parts = peopleMatched > 0 ? added : [edit, ...added]
  return {
    title: '2つの短い求人に分ける',
    buttonLabel: '分ける',
    change: `${freeSeats(peopleMatched)}${parts.map(hoursOf).join('と')}`,
    detail: `${parts.map(hoursOf).join('と')}の求人にします。${matchedSeats(peopleMatched)}`,
    done: '2つの求人に分けて公開しました。',
  }
}

function moveWords({ edit, added: [added], movedByMin }: Lever, peopleMatched: number): Words {
  const buttonLabel = movedByMin < 0 ? '早める' : '遅らせる'
  const hours = hoursOf(added ?? edit)
  return {
    title: `${formatDuration(Math.abs(movedByMin))}${buttonLabel}`,
    buttonLabel,
    change: `${freeSeats(peopleMatched)}${hours}`,
    detail: `${hours}の求人にします。${matchedSeats(peopleMatched)}`,
    done: `${hours}の求人にしました。`,
  }
}

/** Returns the words of a lever. `peopleMatched`: the number of taken seats of the offering. */
export const leverWords = (lever: Lever, peopleMatched: number): Words =>
  ({ raise: raiseWords, widen: widenWords, split: splitWords, move: moveWords })[lever.kind](
    lever,
    peopleMatched,
  )
