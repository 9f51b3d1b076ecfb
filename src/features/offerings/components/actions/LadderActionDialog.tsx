import type { LadderCourseRung } from '@/contracts/ladders/schemas'
import { ladderScopeLabel } from '@/domain/offerings/ladderLabels'
import { serverNow } from '@/lib/clock'
import { formatDateTime } from '@/lib/date'
import { ConfirmDialog } from '@/ui/dialogs/ConfirmDialog'

/** The action to confirm: skips a coming rung, or opens it early. */
export type LadderAction = { kind: 'skip' | 'advance'; rung: LadderCourseRung }

type Props = {
  action: LadderAction
  /** The rung after the skipped one, if any. */
  following: LadderCourseRung | undefined
  loading: boolean
  onApply: () => void
  onClose: () => void
}

/** Confirms an action on a ladder that cannot be undone, with the number of people concerned. */
export function LadderActionDialog({ action: { kind, rung }, following, ...dialog }: Props) {
  const now = serverNow()
  const { title, applyLabel, text } =
    kind === 'skip' ? skipQuestion(rung, following, now) : advanceQuestion(rung, now)
  return (
    <ConfirmDialog
      title={title}
      applyLabel={applyLabel}
      cancelLabel='やめる'
      irreversible
      {...dialog}
    >
      <p>{text}</p>
    </ConfirmDialog>
  )
}

const skipQuestion = (
  { scope, newCount }: LadderCourseRung,
  following: LadderCourseRung | undefined,
  now: Date,
) => ({
  title: `${ladderScopeLabel[scope]}の段をとばしますか`,
  applyLabel: 'とばす',
  text: [
    newCount === null
      ? '一般公開をしないまま募集を続けます。'
      : `この段で新しく見えるはずの${newCount}名には、この段では見えず、お知らせも届きません。`,
    following
      ? `次は、${ladderScopeLabel[following.scope]}に${formatDateTime(following.startsAt, now)}から広げます。`
      : 'このあとに広げる段はありません。',
  ].join(''),
})

const advanceQuestion = ({ scope, newCount, startsAt }: LadderCourseRung, now: Date) => ({
  ...(scope === 'public'
    ? { title: 'いま一般公開しますか', applyLabel: '一般公開する' }
    : { title: `いま${ladderScopeLabel[scope]}にも見せますか`, applyLabel: '見せる' }),
  text: [
    newCount === null
      ? '条件に合うすべてのワーカーに見えるようになります。一人ひとりへのお知らせは送りません。'
      : `新しく${newCount}名に見えるようになり、この店舗とのメッセージがある人にはお知らせが届きます。`,
    `予定は${formatDateTime(startsAt, now)}でした。`,
  ].join(''),
})
