import { BadgeCheck, Ban, GraduationCap, Phone, ShieldAlert } from 'lucide-react'
import type { UserDetail } from '@/contracts/users/schemas'
import {
  blockReasonLabel,
  blockScopeLabel,
  cannotBlockFor,
  employmentTypeLabel,
  graduateKindLabel,
} from '@/domain/workers/workers'
import { formatDateTime, formatDay } from '@/lib/dates/tokyoDate'
import { useCan } from '@/components/permissions/useCan'
import { useRightsSettled } from '@/components/permissions/usePermissions'
import { Notice } from '@/ui/feedback/Notice'
import type { DetailAct } from '@/features/users/UserDetailScreen'
import { UserHistory } from './UserHistory'
import { UserLimits } from './UserLimits'
import { UserNotes } from './UserNotes'
import { UserProfile } from './UserProfile'
import { UserReviews } from './UserReviews'
import { UserSkills } from './UserSkills'
import * as S from '@/features/users/UserDetailScreen.styles'

type Props = { clientId: string; user: UserDetail; onAct: (act: DetailAct) => void }

/** Everything below the first lines: what they did here at the left, what the store keeps about them at the right, the grave acts last. */
export function UserBody({ clientId, user, onAct }: Props) {
  const now = new Date()
  const mayTrust = useCan({ permission: 'worker.trust' })
  const mayGraduate = useCan({ permission: 'worker.graduate' })
  const mayReport = useCan({ permission: 'worker.report' })
  const mayBlock = useCan({ permission: 'worker.block' })
  const mayCall = useCan({ permission: 'emergencyContact.view' })
  const mayManageCompany = useCan({ permission: 'companyGroup.manage' })
  const shared = { clientId, userId: user.userId }
  const settled = useRightsSettled({ clientId: Number(clientId) })
  const { graduation } = user
  const [block] = user.blocks
  const stuck = block && cannotBlockFor(block.scope, { mayManageCompany })
  return (
    <S.Body>
      <div>
        {user.blocks.map((one) => (
          <Notice
            key={one.scope}
            tone='error'
            icon={Ban}
            title={`${blockScopeLabel[one.scope]}でブロック中(${blockReasonLabel[one.reasonCode]})`}
          >
            {formatDateTime(one.blockedAt, now)}
            {one.blockedByName && ` ・ ${one.blockedByName}`}
            {one.note && (
              <>
                <br />
                {one.note}
              </>
            )}
          </Notice>
        ))}
        <UserHistory {...shared} workedCount={user.workedCountHere} />
        <UserSkills {...shared} workedCount={user.workedCountHere} />
        <UserReviews {...shared} workedCount={user.workedCountHere} />
        <UserProfile user={user} />
      </div>
      <div>
        {user.limits && <UserLimits clientId={clientId} limits={user.limits} />}
        <UserNotes user={user} onAct={onAct} />
        <section data-quiet='' aria-label='その他の操作'>
          {mayCall && (
            <button type='button' onClick={() => onAct('call')}>
              <Phone size={20} aria-hidden />
              緊急連絡先を見る
            </button>
          )}
          {mayTrust && !user.blocked && (
            <button type='button' onClick={() => onAct(user.trusted ? 'distrust' : 'trust')}>
              <BadgeCheck size={20} aria-hidden />
              {user.trusted ? '認定を外す' : '認定ワーカーにする'}
            </button>
          )}
          {mayGraduate && (
            <button type='button' onClick={() => onAct(user.graduate ? 'ungraduate' : 'graduate')}>
              <GraduationCap size={20} aria-hidden />
              {user.graduate ? '卒業ワーカーの登録を取り消す' : '卒業ワーカーに登録する'}
            </button>
          )}
          {graduation && (
            <p data-of=''>
              {[
                graduateKindLabel[graduation.kind],
                ...(graduation.employmentType
                  ? [employmentTypeLabel[graduation.employmentType]]
                  : []),
                ...(graduation.hiredOn ? [`${formatDay(graduation.hiredOn, now)}入社`] : []),
                `${formatDay(graduation.registeredAt, now)}に登録`,
                ...(graduation.registeredByName ? [graduation.registeredByName] : []),
              ].join(' ・ ')}
              {graduation.note && (
                <>
                  <br />
                  {graduation.note}
                </>
              )}
            </p>
          )}
          {mayReport && (
            <button type='button' onClick={() => onAct('report')}>
              <ShieldAlert size={20} aria-hidden />
              運営に通報する
            </button>
          )}
          {mayBlock &&
            (block ? (
              stuck ? (
                <p data-of=''>{stuck}</p>
              ) : (
                <button type='button' onClick={() => onAct('unblock')}>
                  <Ban size={20} aria-hidden />
                  ブロックを解除する
                </button>
              )
            ) : (
              <button type='button' data-danger='' onClick={() => onAct('block')}>
                <Ban size={20} aria-hidden />
                ブロックする
              </button>
            ))}
          {mayCall && !mayBlock && (
            <p>
              認定・卒業・通報・ブロックは、店舗管理者が行います。必要なときは店舗管理者にご相談ください。
            </p>
          )}
          {settled && !mayCall && (
            <p>
              閲覧のみの権限のため、グループ・メモの変更やブロックはできません。必要なときは店舗管理者にご相談ください。
            </p>
          )}
        </section>
      </div>
    </S.Body>
  )
}
