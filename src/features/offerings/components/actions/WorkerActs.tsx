import {
  Ban,
  CircleX,
  Clock,
  FileText,
  JapaneseYen,
  MessageCircle,
  ShieldAlert,
  SquareX,
  Undo2,
  UserX,
} from 'lucide-react'
import type { OfferingDetail, OfferingUser } from '@/contracts/offerings/schemas'
import {
  cannotCancelByStore,
  cannotCancelByWorker,
  cannotMarkAbsent,
} from '@/domain/matchings/matching'
import { cannotEdit } from '@/domain/offerings/offering'
import { routes } from '@/routes/routes'
import { href } from '@/routes/href'
import { Button } from '@/ui/buttons/Button'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { Menu } from '@/ui/buttons/Menu'
import type { MenuItem } from '@/ui/buttons/MenuList'
import { workerTimes } from '@/features/offerings/lib/workerTimes'

/** What is done about one worker in a sheet; a cancel by the store has a page of its own. */
export type WorkerAct =
  | 'missing'
  | 'absence'
  | 'undoAbsence'
  | 'workerCancel'
  | 'papers'
  | 'transportation'
  | 'block'
  | 'report'
type Props = {
  clientId: string
  offering: Pick<OfferingDetail, 'id' | 'startAt' | 'endAt'>
  user: OfferingUser
  mayReject: boolean
  mayRecord: boolean
  mayUndo: boolean
  mayPay: boolean
  mayBlock: boolean
  mayReport: boolean
  onAct: (act: WorkerAct, user: OfferingUser) => void
}

/** The acts on one row: writing, and on phones what the worker answered, are buttons; the others stand behind ⋯. What cannot be done now says why. */
export function WorkerActs({
  clientId,
  offering: o,
  user: u,
  mayReject,
  mayRecord,
  mayUndo,
  mayPay,
  mayBlock,
  mayReport,
  onAct,
}: Props) {
  const times = workerTimes(u, o)
  const now = new Date()
  const missing = u.presence === 'late'
  const ended = u.status === 'absence' || u.status === 'cancel' || u.status === 'rejected'
  const cannotReject = cannotCancelByStore(times, now)
  const papers = u.questions > 0 ? '回答を見る' : '資格・検便'
  const reject = href(routes.rejectUser, { clientId, offeringId: o.id, userId: u.userId })
  const items: MenuItem[] = [
    ...(missing && mayRecord
      ? [{ label: '未到着に対応する', icon: Clock, onSelect: () => onAct('missing', u) }]
      : []),
    { label: '質問の回答・資格・検便を見る', icon: FileText, onSelect: () => onAct('papers', u) },
    ...(mayPay && !ended
      ? [
          {
            label: '交通費を変更する',
            icon: JapaneseYen,
            onSelect: () => onAct('transportation', u),
            disabledReason: cannotEdit(
              'transportationYen',
              { ...o, peopleMatched: 1, peopleLive: 1 },
              now,
            ),
          },
        ]
      : []),
    ...(u.status === 'absence' && mayUndo
      ? [{ label: '欠勤の登録を取り消す', icon: Undo2, onSelect: () => onAct('undoAbsence', u) }]
      : []),
    ...(ended
      ? []
      : mayReject
        ? [
            {
              label: 'キャンセル申請(店舗の都合)',
              icon: SquareX,
              href: reject,
              disabledReason: cannotReject,
            },
          ]
        : []),
    ...(mayRecord && !ended
      ? [
          {
            label: '欠勤を登録する',
            icon: UserX,
            onSelect: () => onAct('absence', u),
            disabledReason: cannotMarkAbsent(times, now),
          },
          {
            label: 'ワーカー都合のキャンセルを記録する',
            icon: CircleX,
            onSelect: () => onAct('workerCancel', u),
            disabledReason: cannotCancelByWorker(times, now),
          },
        ]
      : []),
    ...(mayBlock
      ? [
          {
            label: 'ブロックする',
            icon: Ban,
            onSelect: () => onAct('block', u),
            apart: true,
            disabledReason: u.blocked ? 'すでにブロックしています。' : undefined,
          },
        ]
      : []),
    ...(mayReport
      ? [{ label: '運営に通報する', icon: ShieldAlert, onSelect: () => onAct('report', u) }]
      : []),
  ]
  return (
    <span data-acts=''>
      {missing && mayRecord && (
        <Button
          data-phone=''
          tone='blue'
          size={40}
          aria-label={`${u.name}さんの未到着に対応する`}
          onClick={() => onAct('missing', u)}
        >
          対応する
        </Button>
      )}
      {u.chatRoomUid !== null && (
        <ButtonLink
          data-message=''
          size={40}
          icon={<MessageCircle size={18} aria-hidden />}
          href={href(routes.chatRoom, { clientId, chatRoomId: u.chatRoomUid })}
          aria-label={`${u.name}さんとのメッセージ`}
        >
          <span>メッセージ</span>
        </ButtonLink>
      )}
      {!missing && (
        <Button
          data-phone=''
          size={40}
          aria-label={`${u.name}さんの${papers}`}
          onClick={() => onAct('papers', u)}
        >
          {papers}
        </Button>
      )}
      <Menu label={`${u.name}さんのその他の操作`} items={items} />
    </span>
  )
}
