import dynamic from 'next/dynamic'
import { useState } from 'react'
import { useCan } from '@/components/permissions/useCan'
import { longTermJobs } from '@/contracts/longTermJobs'
import type { LongTermSelection } from '@/contracts/longTermJobs/enums'
import type { LongTermCandidacy } from '@/contracts/longTermJobs/schemas'
import type { UserDetail } from '@/contracts/workers/schemas'
import { cannotSelect, isOpenSelection, longTermSelectionLabel } from '@/domain/workers/longTerm'
import { useSelection } from '@/features/longTermJobs/hooks/useSelection'
import { serverNow } from '@/lib/clock'
import { formatDay } from '@/lib/date'
import { Button } from '@/ui/buttons/Button'
import { ConfirmDialog } from '@/ui/dialogs/ConfirmDialog'
import { preloadDialog } from '@/ui/dialogs/Dialog'
import { LazyDialogBoundary } from '@/ui/feedback/LazyBoundary'
import { Notice } from '@/ui/feedback/Notice'
import { Steps } from './SelectionPanel.styles'

const HireSheet = dynamic(() => import('./HireSheet').then((m) => m.HireSheet), {
  ssr: false,
  loading: LazyDialogBoundary,
})

/** The states that the store can set, in the order of the steps. */
const steps = [
  { selection: 'unselected', action: '未対応に戻す' },
  { selection: 'contacting', action: '連絡中にする' },
  { selection: 'interview', action: '面接にする' },
  { selection: 'hired', action: '採用へ進む' },
  { selection: 'declined_by_client', action: '見送りにする' },
] as const satisfies readonly { selection: LongTermSelection; action: string }[]
type Step = (typeof steps)[number]

type Props = {
  clientId: string
  candidacy: LongTermCandidacy
  otherOpenCount: number
  nextShift: UserDetail['nextShift']
  onChanged: () => void
}

/** When the state was last reached, and by whom. */
function reachedText({ history }: LongTermCandidacy, selection: LongTermSelection, now: Date) {
  const change = history.findLast((entry) => entry.selection === selection)
  return change && `${formatDay(change.changedAt, now)} ${change.changedByName ?? '本人'}`
}

/** The steps of a selection with the one that is reached, and what can be done next. */
export function SelectionPanel(props: Props) {
  const { clientId, candidacy, onChanged } = props
  const { change, isSaving } = useSelection(clientId, candidacy, onChanged)
  const canManage = useCan(longTermJobs.selectApplication)
  const canReopen = useCan({ permission: 'longTerm.reopen' })
  const [stepToConfirm, setStepToConfirm] = useState<Step>()
  const now = serverNow()
  const canSet = (step: Step) =>
    canManage &&
    step.selection !== candidacy.selection &&
    cannotSelect(candidacy.selection, step.selection, { canReopen }) === undefined
  // The worker is notified of a decision, so it is confirmed first. Other steps take effect at once if the user can
  // revert them.
  const notifiesWorker = (step: Step) =>
    !isOpenSelection(step.selection) || !isOpenSelection(candidacy.selection)
  const isFinal = (step: Step) =>
    cannotSelect(step.selection, candidacy.selection, { canReopen }) !== undefined
  const needsConfirmation = (step: Step) => notifiesWorker(step) || isFinal(step)
  async function apply(step: Step) {
    await change(
      { selection: step.selection },
      `${candidacy.name}さんの選考状況を「${longTermSelectionLabel[step.selection]}」にしました。`,
    )
    setStepToConfirm(undefined)
  }
  return (
    <>
      <Steps aria-label='選考状況'>
        {steps.map((step) => (
          <li
            key={step.selection}
            aria-current={step.selection === candidacy.selection ? 'step' : undefined}
          >
            <span>
              <b>{longTermSelectionLabel[step.selection]}</b>
              <small>{reachedText(candidacy, step.selection, now)}</small>
            </span>
            {canSet(step) && (
              <Button
                size={32}
                {...(step.selection === 'hired' ? { tone: 'primary' } : {})}
                disabled={isSaving}
                {...preloadDialog}
                onClick={() =>
                  needsConfirmation(step) ? setStepToConfirm(step) : void apply(step)
                }
              >
                {step.action}
              </Button>
            )}
          </li>
        ))}
      </Steps>
      <SelectionRules candidacy={candidacy} canManage={canManage} canReopen={canReopen} />
      {stepToConfirm?.selection === 'hired' && (
        <HireSheet {...props} onClose={() => setStepToConfirm(undefined)} />
      )}
      {stepToConfirm && stepToConfirm.selection !== 'hired' && (
        <ConfirmDialog
          title={`選考状況を「${longTermSelectionLabel[stepToConfirm.selection]}」にしますか`}
          applyLabel={stepToConfirm.action}
          cancelLabel='やめる'
          loading={isSaving}
          onApply={() => void apply(stepToConfirm)}
          onClose={() => setStepToConfirm(undefined)}
        >
          <p>{consequenceOf(stepToConfirm, candidacy)}</p>
        </ConfirmDialog>
      )}
    </>
  )
}

/** Who is notified of the change to confirm, and who can revert it. */
function consequenceOf({ selection }: Step, { name, selection: from }: LongTermCandidacy) {
  if (selection === 'declined_by_client')
    return `見送りの結果を、${name}さんにメッセージで知らせます。前の状態に戻せるのは、企業の管理者だけです。`
  return isOpenSelection(from)
    ? `${name}さんには知らせません。「${longTermSelectionLabel[from]}」に戻せるのは、企業の管理者だけです。`
    : `結果を取り消したことを、${name}さんにメッセージで知らせます。卒業ワーカーの登録は、そのまま残ります。`
}

/** Who may change the state, and what changes it automatically. */
function SelectionRules({
  candidacy,
  canManage,
  canReopen,
}: {
  candidacy: LongTermCandidacy
  canManage: boolean
  canReopen: boolean
}) {
  if (candidacy.selection === 'declined_by_user')
    return (
      <Notice tone='plain' title='本人が辞退しました'>
        もう一度希望が届くと、選考を進められます。
      </Notice>
    )
  if (!canManage)
    return (
      <Notice tone='plain'>
        選考状況を変えられるのは、店舗管理者・企業担当者・企業管理者です。
      </Notice>
    )
  return (
    <Notice tone='plain'>
      {candidacy.isEndedByHire && '別の選考で採用になったため、終了しました。'}
      本人は、いつでもアプリから辞退できます。
      {canReopen
        ? '企業管理者は、前の状態に戻せます。'
        : '前の状態に戻せるのは、企業管理者だけです。'}
    </Notice>
  )
}
