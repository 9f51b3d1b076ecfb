import {
  ChevronRight,
  Clock,
  MessageCircle,
  Phone,
  UserPlus,
  UserX,
  type LucideIcon,
} from 'lucide-react'
import { useState, type ReactNode } from 'react'
import styled from 'styled-components'
import { ApiError } from '@/api/ApiError'
import { notifyError, request } from '@/api/client'
import { useMutation } from '@/api/useMutation'
import { useCan } from '@/components/permissions/useCan'
import { matchings } from '@/contracts/matchings'
import type { EmergencyContact, OfferingUserDetail } from '@/contracts/matchings/schemas'
import { offerings } from '@/contracts/offerings'
import { cannotMarkAbsent } from '@/domain/matchings/matching'
import { serverNow } from '@/lib/clock'
import { notify } from '@/lib/notifications/notificationQueue'
import { FramedChoiceRows } from '@/ui/buttons/ChoiceRows'
import { color } from '@/ui/tokens'
import { matchingTimesOf } from './matchingTimesOf'

type Props = {
  clientId: string
  offeringId: number | string
  userId: number
  user: OfferingUserDetail
  onRecord: () => void
  /** Undefined when somebody is already being recruited in their place. */
  onReplace: (() => void) | undefined
  onWait: () => void
}
type HelpActionProps = {
  icon: LucideIcon
  label: string
  description: ReactNode
  onPress?: () => void
  isDisabled?: boolean
  isBusy?: boolean
  tone?: 'danger'
}

function HelpAction({
  icon: Icon,
  label,
  description,
  onPress,
  isDisabled = false,
  isBusy = false,
  tone,
}: HelpActionProps) {
  return (
    <button
      type='button'
      data-tone={tone}
      aria-disabled={isDisabled || undefined}
      aria-busy={isBusy || undefined}
      onClick={() => {
        if (!isDisabled && !isBusy) onPress?.()
      }}
    >
      <Icon size={20} aria-hidden />
      <span>
        <b>{label}</b>
        <small>{description}</small>
      </span>
      {!isDisabled && <ChevronRight size={16} aria-hidden />}
    </button>
  )
}

const arrivalQuestions = {
  before:
    'まもなく勤務の開始時刻です。いまこちらへ向かっていますか。遅れるときは、到着の見込みを教えてください。',
  late: '勤務の開始時刻を過ぎています。いまどちらにいらっしゃいますか。到着の見込みを教えてください。',
}
const words = {
  before: {
    question: '「向かっていますか」と送る',
    waitHelp: 'このまま待ちます。お知らせの開封と返事は、一覧に出ます',
  },
  late: {
    question: '「到着していますか」と送る',
    waitHelp: 'このまま待ちます。チェックインすると、遅れた分を除いて報酬を計算します',
  },
}

type CallProps = Pick<Props, 'clientId' | 'userId' | 'user'>
/** A button that first shows the worker's number, then calls it. */
function CallAction({ clientId, userId, user }: CallProps) {
  const [contact, setContact] = useState<EmergencyContact>()
  const [failed, setFailed] = useState<string>()
  const [isLoadingContact, setIsLoadingContact] = useState(false)
  const number = contact?.phoneNumber
  /**
   * Requested directly and kept in local state only, not in the SWR cache: each request of the
   * number is recorded in the audit log.
   */
  async function loadContact() {
    setIsLoadingContact(true)
    try {
      setContact(await request(matchings.emergencyContact, { clientId, userId }))
      setFailed(undefined)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailed(error.message)
    } finally {
      setIsLoadingContact(false)
    }
  }
  return (
    <>
      {number ? (
        <a href={`tel:${number}`}>
          <Phone size={20} aria-hidden />
          <span>
            <b>{number} に発信する</b>
            <small>
              {user.name}さん({user.nameKana})
            </small>
          </span>
          <ChevronRight size={16} aria-hidden />
        </a>
      ) : (
        <HelpAction
          icon={Phone}
          label='電話する'
          description={contact?.refusal ?? failed ?? '番号を表示します。表示した記録が残ります'}
          isBusy={isLoadingContact}
          isDisabled={typeof contact?.refusal === 'string'}
          onPress={() => void loadContact()}
        />
      )}
      <span role='status' className='vh'>
        {number && '電話番号を表示しました'}
      </span>
    </>
  )
}

/** The options for a worker who has not arrived, or may not come, the least severe first. */
export function AbsenceHelp({
  clientId,
  offeringId,
  userId,
  user,
  onRecord,
  onReplace,
  onWait,
}: Props) {
  const stage = new Date(user.startAt) > serverNow() ? 'before' : 'late'
  const canPost = useCan(offerings.create)
  const canCall = useCan(matchings.emergencyContact)
  const canSend = useCan(matchings.broadcast)
  const canRecord = useCan(matchings.absence)
  const [isSent, setIsSent] = useState(false)
  const [send, isSending] = useMutation(matchings.broadcast)
  const tooEarlyReason = cannotMarkAbsent(matchingTimesOf(user), serverNow())
  async function sendArrivalQuestion() {
    try {
      const { items } = await send({
        clientId,
        offeringId,
        body: {
          body: `${user.name}さん\n${arrivalQuestions[stage]}`,
          userIds: [userId],
        },
      })
      const failed = items.find((item) => !item.sent)
      if (failed) {
        notify({ type: 'error', body: [failed.message ?? 'メッセージを送れませんでした。'] })
        return
      }
      setIsSent(true)
    } catch (error) {
      notifyError(error)
    }
  }
  return (
    <Lines>
      {canCall && <CallAction clientId={clientId} userId={userId} user={user} />}
      {canSend && (
        <HelpAction
          icon={MessageCircle}
          label={words[stage].question}
          description={
            isSent
              ? '送りました。返事はメッセージに届きます'
              : 'アプリの通知で、すぐに本人へ届きます'
          }
          isBusy={isSending}
          isDisabled={isSent}
          onPress={() => void sendArrivalQuestion()}
        />
      )}
      <HelpAction
        icon={Clock}
        label='閉じる'
        description={words[stage].waitHelp}
        onPress={onWait}
      />
      {canPost && onReplace && (
        <HelpAction
          icon={UserPlus}
          label='代わりを募集する'
          description='次の画面で、時間と費用を確認してから公開します'
          onPress={onReplace}
        />
      )}
      {canRecord && (
        <HelpAction
          icon={UserX}
          tone='danger'
          label='欠勤にする'
          description={tooEarlyReason ?? '次の画面で、内容を確認してから登録します'}
          isDisabled={tooEarlyReason !== undefined}
          onPress={onRecord}
        />
      )}
      <span role='status' className='vh'>
        {isSent && 'メッセージを送りました'}
      </span>
    </Lines>
  )
}

const Lines = styled(FramedChoiceRows)`
  [data-tone='danger'] {
    color: ${color.dangerText};
  }
  [data-tone='danger'] svg {
    color: ${color.danger};
  }
  > [aria-disabled] {
    color: ${color.ink2};
    cursor: not-allowed;
  }
  > [aria-disabled] svg {
    color: ${color.control};
  }
  [aria-busy] {
    color: ${color.ink3};
  }
`
