import { Ban, Clock, FileText, SquareX, UserX } from '@/ui/icons'
import type { OfferingDetail, OfferingUser } from '@/contracts/offerings.schemas'
import { cannotCancelByStore, cannotCancelByWorker, cannotMarkAbsent } from '@/domain/matching'
import { routes } from '@/routes'
import { href } from '@/routes/kit'
import { Button } from '@/ui/Button'
import { ButtonLink } from '@/ui/ButtonLink'
import { Menu } from '@/ui/Menu'
import type { MenuItem } from '@/ui/MenuList'
import { workerTimes } from './workerTimes'

/** What is done about one worker in a sheet; a cancel by the store has a page of its own. */
export type WorkerAct = 'missing' | 'absence' | 'workerCancel' | 'papers'
type Props = { clientId: string; offering: Pick<OfferingDetail, 'id' | 'startAt' | 'endAt'>; user: OfferingUser; mayReject: boolean; mayRecord: boolean; onAct: (act: WorkerAct, user: OfferingUser) => void }

/** The acts on one row: on phones the likeliest is a button, the others stand behind ⋯. What cannot be done now says why. */
export function WorkerActs({ clientId, offering: o, user: u, mayReject, mayRecord, onAct }: Props) {
  const times = workerTimes(u, o), now = new Date(), missing = u.presence === 'late'
  const cannotReject = cannotCancelByStore(times, now), reject = href(routes.rejectUser, { clientId, offeringId: o.id, userId: u.userId })
  const items: MenuItem[] = [
    ...(missing && mayRecord ? [{ label: '未到着に対応する', icon: Clock, onSelect: () => onAct('missing', u) }] : []),
    { label: '質問の回答・資格を見る', icon: FileText, onSelect: () => onAct('papers', u) },
    ...(mayReject ? [{ label: 'キャンセル申請(店舗の都合)', icon: SquareX, href: reject, disabledReason: cannotReject }] : []),
    ...(mayRecord ? [
      { label: '欠勤を登録する', icon: UserX, onSelect: () => onAct('absence', u), disabledReason: cannotMarkAbsent(times, now) },
      { label: 'ワーカー都合のキャンセルを記録する', icon: Ban, onSelect: () => onAct('workerCancel', u), disabledReason: cannotCancelByWorker(times, now) },
    ] : []),
  ]
  return (
    <span data-acts=''>
      {missing ? mayRecord && <Button data-phone='' tone='blue' size={40} aria-label={`${u.name}さんの未到着に対応する`} onClick={() => onAct('missing', u)}>対応する</Button>
        : mayReject && cannotReject === undefined && <ButtonLink data-phone='' size={40} href={reject} aria-label={`${u.name}さんのキャンセル申請`}>キャンセル申請</ButtonLink>}
      <Menu label={`${u.name}さんのその他の操作`} items={items} />
    </span>
  )
}
