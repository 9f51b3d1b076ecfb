import { useState } from 'react'
import { notifyError } from '@/api/client'
import { useMutation } from '@/api/useMutation'
import { useCan } from '@/components/permissions/useCan'
import { matchings } from '@/contracts/matchings'
import { matchChecks, rejectRequests } from '@/contracts/storeCancellations'
import { formatDateTime } from '@/lib/date'
import { notify } from '@/lib/notifications/notificationQueue'
import { formatYen } from '@/lib/text/money'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { Button } from '@/ui/buttons/Button'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import * as S from '@/features/matchChecks/MatchChecksScreen.styles'
import type { CheckedMatch } from './MatchCheckCard'

type Props = {
  clientId: string
  item: CheckedMatch
  checkedAt: string
  isLinePassed: boolean
}

const requestOf = ({ name, findings }: CheckedMatch) =>
  findings.some(({ kind }) => kind === 'answers_open')
    ? `${name}さん\n働く前の質問に、まだ回答がありません。勤務の前に、アプリから回答をお願いします。`
    : `${name}さん\n募集の条件について確認させてください。資格の証明書など、アプリに登録した内容が最新か、ご確認をお願いします。`

/** The acts on one match, the gentlest first, each with the leave allowance that it costs. */
export function MatchActs({ clientId, item, checkedAt, isLinePassed }: Props) {
  const canWrite = useCan(matchings.broadcast)
  const canConfirm = useCan(matchChecks.confirm)
  const canReject = useCan(rejectRequests.create)
  const { own, fitting, offeringId, userId } = item
  const isDue = (amountYen: number) => (amountYen > 0 ? '' : undefined)
  const cancelHref = href(routes.rejectUser, { clientId, offeringId, userId })
  return (
    <S.Acts aria-label={`${item.name}さんにできることと休業手当`}>
      {canWrite && <AskAct clientId={clientId} item={item} />}
      {canConfirm && <ConfirmAct clientId={clientId} item={item} />}
      {fitting && (
        <li>
          <span>
            「{fitting.reason}」でキャンセルを申請する
            <small>{fitting.explanation}</small>
          </span>
          <strong data-due={isDue(fitting.amountYen)}>{formatYen(fitting.amountYen)}</strong>
          {canReject && (
            <ButtonLink size={40} href={cancelHref}>
              理由を選ぶ
            </ButtonLink>
          )}
        </li>
      )}
      <li>
        <span>
          店舗の都合でキャンセルを申請する
          <small>
            {isLinePassed
              ? '24時間前を過ぎたため、予定の報酬に応じた休業手当がかかります。'
              : `営業中止や人数の変更など、24時間前までの理由のときの、運営の規約による額です。労働契約は成立しています。${formatDateTime(item.lineAt, checkedAt)}を過ぎると${formatYen(own.amountAfterLineYen)}です。`}
          </small>
        </span>
        <strong data-due={isDue(own.amountYen)}>{formatYen(own.amountYen)}</strong>
        {canReject && !fitting && (
          <ButtonLink size={40} href={cancelHref}>
            理由を選ぶ
          </ButtonLink>
        )}
      </li>
    </S.Acts>
  )
}

/** Asks the worker by a message for what is missing. */
function AskAct({ clientId, item }: Pick<Props, 'clientId' | 'item'>) {
  const [send, isSending] = useMutation(matchings.broadcast)
  const [isSent, setIsSent] = useState(false)
  async function handleAsk() {
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
  return (
    <li>
      <span>
        回答や書類をお願いする
        <small>
          {isSent ? '送りました。返事はメッセージに届きます。' : 'メッセージで届きます。'}
        </small>
      </span>
      <strong>0円</strong>
      <Button
        size={40}
        tone='blue'
        loading={isSending}
        disabledReason={isSent ? 'すでに送りました。' : undefined}
        aria-label={`${item.name}さんにお願いする`}
        onClick={() => void handleAsk()}
      >
        お願いする
      </Button>
    </li>
  )
}

/** Lets the worker come as things are: the match leaves the list until something new does not fit. */
function ConfirmAct({ clientId, item }: Pick<Props, 'clientId' | 'item'>) {
  const [confirm, isConfirming] = useMutation(matchChecks.confirm)
  const { offeringId, userId, findings, name } = item
  async function handleConfirm() {
    try {
      const body = { findings: findings.map(({ text }) => text) }
      await confirm({ clientId, offeringId, userId, body })
      notify({ type: 'success', body: [`${name}さんのマッチングを確認済みにしました。`] })
    } catch (problem) {
      notifyError(problem)
    }
  }
  return (
    <li>
      <span>
        そのまま来てもらう
        <small>通常の報酬です。新しく合わないことが出るまで、この一覧から外します。</small>
      </span>
      <strong>{formatYen(item.plannedYen)}</strong>
      <Button
        size={40}
        loading={isConfirming}
        aria-label={`${name}さんを確認済みにする`}
        onClick={() => void handleConfirm()}
      >
        確認済みにする
      </Button>
    </li>
  )
}
