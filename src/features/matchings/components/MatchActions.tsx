import { Check, SquareX } from 'lucide-react'
import { useState } from 'react'
import { notifyError } from '@/api/client'
import { useMutation } from '@/api/useMutation'
import { useCan } from '@/components/permissions/useCan'
import { matchings } from '@/contracts/matchings'
import type { MatchFindingKind } from '@/contracts/matchings/enums'
import { matchChecks, rejectRequests } from '@/contracts/storeCancellations'
import { canBeAskedFor } from '@/domain/matchings/matchCheck'
import * as S from '@/features/matchings/MatchChecksScreen.styles'
import { formatDateTime, formatShift } from '@/lib/date'
import { notify } from '@/lib/notifications/notificationQueue'
import { formatYen } from '@/lib/text/money'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { Button } from '@/ui/buttons/Button'
import { Menu } from '@/ui/buttons/Menu'
import type { MenuItem } from '@/ui/buttons/menuTypes'
import type { CheckedMatch } from './MatchCheckCard'

type Props = {
  clientId: string
  item: CheckedMatch
  checkedAt: string
  isFreeCancelOver: boolean
}

const requestFor: Partial<Record<MatchFindingKind, string>> = {
  answers_open: '働く前の質問に、まだ回答がありません。勤務の前に、アプリから回答をお願いします。',
  age_certificate:
    '勤務の前に、年齢を証明する書類(住民票記載事項の証明書など)をお見せください。写しを店舗で保管します。',
}
const certificateRequest =
  '資格の証明書について確認させてください。アプリに登録した内容が最新か、ご確認をお願いします。'

/** The message that asks for everything the worker can answer or submit. */
const requestOf = ({ name, findings }: CheckedMatch) => {
  const requests = findings
    .filter(canBeAskedFor)
    .map(({ kind }) => requestFor[kind] ?? certificateRequest)
  return [`${name}さん`, ...new Set(requests)].join('\n')
}

/**
 * The actions for one match: the mildest as a button, the others behind ⋯, each with the pay or leave allowance that it
 * costs.
 */
export function MatchActions({ clientId, item, checkedAt, isFreeCancelOver }: Props) {
  const canReject = useCan(rejectRequests.create)
  const ask = useAsk(clientId, item)
  const confirm = useConfirm(clientId, item)
  const { cancelForStoreReason, cancelForProblem, name, offeringId, userId, plannedYen } = item
  const cancelHref = href(routes.rejectUser, { clientId, offeringId, userId })
  const first = ask.canAsk && !ask.isSent && item.findings.some(canBeAskedFor) ? 'ask' : 'confirm'
  // Contains the shift, because one worker may have several on the page.
  const subject = `${name}さん(${formatShift(item.startAt, item.endAt, checkedAt)})`
  const ownNote = isFreeCancelOver
    ? `休業手当 ${formatYen(cancelForStoreReason.amountYen)}(24時間前を過ぎたため)`
    : `運営の規約では、休業手当 ${formatYen(cancelForStoreReason.amountYen)}(${formatDateTime(item.freeCancelEndsAt, checkedAt)}を過ぎると${formatYen(cancelForStoreReason.amountAfterwardsYen)})`
  const seenNote = item.findings.some(({ kind }) => kind === 'age_certificate')
    ? '年齢を証明する書類を見たことが、記録に残ります。'
    : ''
  const confirmNote = `${seenNote}通常の報酬 ${formatYen(plannedYen)}。新しく合わないことが出るまで、一覧から外します`
  const items: MenuItem[] = [
    ...(confirm.canConfirm && first !== 'confirm'
      ? [
          {
            label: 'そのまま来てもらう(確認済み)',
            icon: Check,
            note: confirmNote,
            onSelect: () => void confirm.run(),
          },
        ]
      : []),
    ...(canReject
      ? [
          ...(cancelForProblem
            ? [
                {
                  label: `「${cancelForProblem.reason}」でキャンセルを申請する`,
                  icon: SquareX,
                  note: `休業手当 ${formatYen(cancelForProblem.amountYen)}。${cancelForProblem.explanation}`,
                  href: cancelHref,
                },
              ]
            : []),
          {
            label: '店舗の都合でキャンセルを申請する',
            icon: SquareX,
            note: ownNote,
            href: cancelHref,
          },
        ]
      : []),
  ]
  return (
    <S.Actions>
      {ask.isSent && <p>お願いを送りました。返事はメッセージに届きます。</p>}
      {first === 'ask' && (
        <Button
          size={40}
          tone='blue'
          loading={ask.isSending}
          aria-label={`${subject}に回答や書類をお願いする`}
          onClick={() => void ask.run()}
        >
          回答や書類をお願いする
        </Button>
      )}
      {first === 'confirm' && confirm.canConfirm && (
        <Button
          size={40}
          loading={confirm.isConfirming}
          aria-label={`${subject}を確認済みにする`}
          onClick={() => void confirm.run()}
        >
          確認済みにする
        </Button>
      )}
      <Menu label={`${subject}のその他の操作`} items={items} outlined />
    </S.Actions>
  )
}

/** Asks the worker by a message for what is missing. */
function useAsk(clientId: string, item: CheckedMatch) {
  const canAsk = useCan(matchings.broadcast)
  const [send, isSending] = useMutation(matchings.broadcast)
  const [isSent, setIsSent] = useState(false)
  async function run() {
    try {
      const { offeringId, userId } = item
      const { items } = await send({
        clientId,
        offeringId,
        body: { body: requestOf(item), userIds: [userId] },
      })
      const failed = items.find(({ sent }) => !sent)
      if (failed) {
        notify({ type: 'error', body: [failed.message ?? 'メッセージを送れませんでした。'] })
        return
      }
      setIsSent(true)
      notify({ type: 'success', body: [`${item.name}さんに確認をお願いしました。`] })
    } catch (problem) {
      notifyError(problem)
    }
  }
  return { canAsk, isSending, isSent, run }
}

/** Accepts the match as it is. It leaves the list until a new problem appears. */
function useConfirm(clientId: string, item: CheckedMatch) {
  const canConfirm = useCan(matchChecks.confirm)
  const [confirm, isConfirming] = useMutation(matchChecks.confirm)
  async function run() {
    const { offeringId, userId, findings, name } = item
    try {
      const body = { findings: findings.map(({ text }) => text) }
      await confirm({ clientId, offeringId, userId, body })
      notify({ type: 'success', body: [`${name}さんのマッチングを確認済みにしました。`] })
    } catch (problem) {
      notifyError(problem)
    }
  }
  return { canConfirm, isConfirming, run }
}
