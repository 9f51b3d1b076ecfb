import type { LadderCourseRung } from '@/contracts/ladders/schemas'
import { ladderScopeLabel } from '@/domain/offerings/ladderLabels'
import { formatDateTime } from '@/lib/date'
import { ConfirmDialog } from '@/ui/dialogs/ConfirmDialog'

/** What is asked about: to pass a coming step over, or to open it before its time. */
export type LadderAct = { kind: 'skip' | 'advance'; rung: LadderCourseRung }

type Props = {
  act: LadderAct
  /** The step that comes after the one that is passed over, if any. */
  following: LadderCourseRung | undefined
  loading: boolean
  onApply: () => void
  onClose: () => void
}

/** Asks before an act of a ladder that nobody can take back, with the number of people whom it concerns. */
export function LadderActDialog({ act, ...props }: Props) {
  return act.kind === 'skip' ? (
    <SkipDialog rung={act.rung} {...props} />
  ) : (
    <AdvanceDialog rung={act.rung} {...props} />
  )
}

type DialogProps = Omit<Props, 'act'> & { rung: LadderCourseRung }

function SkipDialog({ rung, following, loading, onApply, onClose }: DialogProps) {
  const now = new Date()
  return (
    <ConfirmDialog
      title={`${ladderScopeLabel[rung.scope]}の段をとばしますか`}
      applyLabel='とばす'
      cancelLabel='やめる'
      loading={loading}
      onApply={onApply}
      onClose={onClose}
      irreversible
    >
      <p>
        {rung.newCount === null
          ? '一般公開をしないまま募集を続けます。'
          : `この段で新しく見えるはずの${rung.newCount}名には、この段では見えず、お知らせも届きません。`}
        {following
          ? `次は、${ladderScopeLabel[following.scope]}に${formatDateTime(following.startsAt, now)}から広げます。`
          : 'このあとに広げる段はありません。'}
      </p>
    </ConfirmDialog>
  )
}

function AdvanceDialog({ rung, loading, onApply, onClose }: DialogProps) {
  const isPublic = rung.scope === 'public'
  return (
    <ConfirmDialog
      title={
        isPublic ? 'いま一般公開しますか' : `いま${ladderScopeLabel[rung.scope]}にも見せますか`
      }
      applyLabel={isPublic ? '一般公開する' : '見せる'}
      cancelLabel='やめる'
      loading={loading}
      onApply={onApply}
      onClose={onClose}
      irreversible
    >
      <p>
        {rung.newCount === null
          ? '条件に合うすべてのワーカーに見えるようになります。一人ひとりへのお知らせは送りません。'
          : `新しく${rung.newCount}名に見えるようになり、この店舗とのメッセージがある人にはお知らせが届きます。`}
        予定は{formatDateTime(rung.startsAt, new Date())}でした。
      </p>
    </ConfirmDialog>
  )
}
