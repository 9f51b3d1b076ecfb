import { drawn } from '@/ui/icons'
import type { OfferingDetail, OfferingUser } from '@/contracts/offerings.schemas'
import { cannotCancelByStore, cannotCancelByWorker, cannotMarkAbsent } from '@/domain/matching'
import { cannotEdit } from '@/domain/offering'
import { routes } from '@/routes'
import { href } from '@/routes/kit'
import { Button } from '@/ui/Button'
import { ButtonLink } from '@/ui/ButtonLink'
import { Menu } from '@/ui/Menu'
import type { MenuItem } from '@/ui/MenuList'
import { workerTimes } from './workerTimes'

const Ban = drawn('Ban'), Clock = drawn('Clock'), FileText = drawn('FileText'), JapaneseYen = drawn('JapaneseYen'),
  MessageCircle = drawn('MessageCircle'), SquareX = drawn('SquareX'), Undo2 = drawn('Undo2'), UserX = drawn('UserX')

/** What is done about one worker in a sheet; a cancel by the store has a page of its own. */
export type WorkerAct = 'missing' | 'absence' | 'undoAbsence' | 'workerCancel' | 'papers' | 'transportation'
type Props = { clientId: string; offering: Pick<OfferingDetail, 'id' | 'startAt' | 'endAt'>; user: OfferingUser; mayReject: boolean; mayRecord: boolean; mayUndo: boolean; mayPay: boolean; onAct: (act: WorkerAct, user: OfferingUser) => void }

/** The acts on one row: on phones the likeliest is a button, the others stand behind ⋯. What cannot be done now says why. */
export function WorkerActs({ clientId, offering: o, user: u, mayReject, mayRecord, mayUndo, mayPay, onAct }: Props) {
  const times = workerTimes(u, o), now = new Date(), missing = u.presence === 'late', ended = u.status === 'absence' || u.status === 'cancel' || u.status === 'rejected'
  const cannotReject = cannotCancelByStore(times, now), reject = href(routes.rejectUser, { clientId, offeringId: o.id, userId: u.userId })
  const items: MenuItem[] = [
    ...(missing && mayRecord ? [{ label: '未到着に対応する', icon: Clock, onSelect: () => onAct('missing', u) }] : []),
    { label: '質問の回答・資格・検便を見る', icon: FileText, onSelect: () => onAct('papers', u) },
    ...(u.chatRoomUid === null ? [] : [{ label: 'メッセージを送る', icon: MessageCircle, href: href(routes.chatRoom, { clientId, chatRoomId: u.chatRoomUid }) }]),
    ...(mayPay && !ended ? [{ label: '交通費を変更する', icon: JapaneseYen, onSelect: () => onAct('transportation', u), disabledReason: cannotEdit('transportationYen', { ...o, peopleMatched: 1, peopleLive: 1 }, now) }] : []),
    ...(u.status === 'absence' && mayUndo ? [{ label: '欠勤の登録を取り消す', icon: Undo2, onSelect: () => onAct('undoAbsence', u) }] : []),
    ...(ended ? [] : mayReject ? [{ label: 'キャンセル申請(店舗の都合)', icon: SquareX, href: reject, disabledReason: cannotReject }] : []),
    ...(mayRecord && !ended ? [
      { label: '欠勤を登録する', icon: UserX, onSelect: () => onAct('absence', u), disabledReason: cannotMarkAbsent(times, now) },
      { label: 'ワーカー都合のキャンセルを記録する', icon: Ban, onSelect: () => onAct('workerCancel', u), disabledReason: cannotCancelByWorker(times, now) },
    ] : []),
  ]
  return (
    <span data-acts=''>
      {missing ? mayRecord && <Button data-phone='' tone='blue' size={40} aria-label={`${u.name}さんの未到着に対応する`} onClick={() => onAct('missing', u)}>対応する</Button>
        : mayReject && !ended && cannotReject === undefined && <ButtonLink data-phone='' size={40} href={reject} aria-label={`${u.name}さんのキャンセル申請`}>キャンセル申請</ButtonLink>}
      <Menu label={`${u.name}さんのその他の操作`} items={items} />
    </span>
  )
}
