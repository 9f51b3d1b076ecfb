import { CircleQuestionMark, SendHorizontal } from 'lucide-react'
import type { OfferingUser } from '@/contracts/matchings/schemas'
import type { OfferingDetail } from '@/contracts/offerings/schemas'
import { Button } from '@/ui/buttons/Button'
import * as S from './MatchedWorkers.styles'

/** The recipients (all if undefined) and the initial text of a message. */
export type MessageDraft = { only?: readonly number[]; text?: string }

/** The maximum number of workers that are named. */
const MAX_NAMES = 2
const ANSWER_REQUEST =
  '働く前の質問に、まだ回答がありません。勤務の前に、アプリから回答をお願いします。'

const hasOpenQuestions = (user: OfferingUser) =>
  user.checkedInAt === null &&
  (user.status === 'established' || user.status === 'late') &&
  user.answeredQuestions < user.questions

const namesOf = (users: readonly OfferingUser[]) =>
  users.length > MAX_NAMES
    ? `${users.length}名`
    : users.map((user) => `${user.name}さん`).join('、')

/** The workers who have not answered the questions yet, and the number of matched workers. */
export function MatchedWorkersSummary({
  offering,
  users,
  canWrite,
  onWrite,
}: {
  offering: OfferingDetail
  users: readonly OfferingUser[]
  canWrite: boolean
  onWrite: (draft: MessageDraft) => void
}) {
  const isFinished = offering.status === 'finished'
  const openSeats = offering.peopleWanted - users.length
  const isWritable = canWrite && !isFinished
  const silentUsers = users.filter(hasOpenQuestions)
  const silentIds = silentUsers.map((user) => user.userId)
  return (
    <>
      {silentUsers.length > 0 && isWritable && (
        <S.MatchesNotice
          tone='warning'
          icon={CircleQuestionMark}
          title={`${namesOf(silentUsers)}が働く前の質問に未回答です`}
          action={
            <Button size={32} onClick={() => onWrite({ only: silentIds, text: ANSWER_REQUEST })}>
              回答をお願いする
            </Button>
          }
        >
          メッセージを送ると、ワーカーのアプリに通知が届きます。
        </S.MatchesNotice>
      )}
      <p data-count=''>
        <span>
          <b>{users.length}名</b>
          {isFinished ? 'が働きました。' : 'が決まっています。'}
          {offering.status === 'published' && openSeats > 0 && `あと${openSeats}名を募集中`}
        </span>
        {isWritable && (
          <Button
            size={32}
            icon={<SendHorizontal size={16} aria-hidden />}
            onClick={() => onWrite({})}
          >
            全員に連絡
          </Button>
        )}
      </p>
    </>
  )
}
