import { BadgeCheck, Ban, GraduationCap, ShieldAlert } from 'lucide-react'
import type { UserDetail } from '@/contracts/workers/schemas'
import { cannotBlockFor, employmentTypeLabel, graduateKindLabel } from '@/domain/workers/workers'
import { serverNow } from '@/lib/clock'
import { formatDay } from '@/lib/date'
import { useCan } from '@/components/permissions/useCan'
import { useRightsSettled } from '@/components/permissions/usePermissions'
import type { DetailAct } from '@/features/workers/lib/detailAct'

type Props = { clientId: string; user: UserDetail; onAct: (act: DetailAct) => void }

/** The other actions on a worker, the severe ones last. */
export function UserActions({ clientId, user, onAct }: Props) {
  const canTrust = useCan({ permission: 'worker.trust' })
  const canGraduate = useCan({ permission: 'worker.graduate' })
  const canReport = useCan({ permission: 'worker.report' })
  const canBlock = useCan({ permission: 'worker.block' })
  const canCall = useCan({ permission: 'emergencyContact.view' })
  const permissionsLoaded = useRightsSettled({ clientId: Number(clientId) })
  return (
    <section data-quiet='' aria-label='その他の操作'>
      {canTrust && !user.blocked && (
        <button type='button' onClick={() => onAct(user.trusted ? 'distrust' : 'trust')}>
          <BadgeCheck size={20} aria-hidden />
          {user.trusted ? '認定を外す' : '認定ワーカーにする'}
        </button>
      )}
      {canGraduate && (
        <button type='button' onClick={() => onAct(user.graduate ? 'ungraduate' : 'graduate')}>
          <GraduationCap size={20} aria-hidden />
          {user.graduate ? '卒業ワーカーの登録を取り消す' : '卒業ワーカーに登録する'}
        </button>
      )}
      <GraduationNote user={user} />
      {canReport && (
        <button type='button' onClick={() => onAct('report')}>
          <ShieldAlert size={20} aria-hidden />
          運営に通報する
        </button>
      )}
      {canBlock && <BlockAction user={user} onAct={onAct} />}
      {canCall && !canBlock && (
        <p>
          認定・卒業・通報・ブロックは、店舗管理者が行います。必要なときは店舗管理者にご相談ください。
        </p>
      )}
      {permissionsLoaded && !canCall && (
        <p>
          閲覧のみの権限のため、グループ・メモの変更やブロックはできません。必要なときは店舗管理者にご相談ください。
        </p>
      )}
    </section>
  )
}

function GraduationNote({ user: { graduation } }: { user: UserDetail }) {
  if (!graduation) return null
  const now = serverNow()
  const facts = [
    graduateKindLabel[graduation.kind],
    graduation.employmentType && employmentTypeLabel[graduation.employmentType],
    graduation.hiredOn && `${formatDay(graduation.hiredOn, now)}入社`,
    `${formatDay(graduation.registeredAt, now)}に登録`,
    graduation.registeredByName,
  ].filter(Boolean)
  return (
    <p data-explanation=''>
      {facts.join(' ・ ')}
      {graduation.note && (
        <>
          <br />
          {graduation.note}
        </>
      )}
    </p>
  )
}

function BlockAction({ user, onAct }: Pick<Props, 'user' | 'onAct'>) {
  const canManageCompany = useCan({ permission: 'companyGroup.manage' })
  const [block] = user.blocks
  if (!block)
    return (
      <button type='button' data-danger='' onClick={() => onAct('block')}>
        <Ban size={20} aria-hidden />
        ブロックする
      </button>
    )
  const reason = cannotBlockFor(block.scope, { canManageCompany })
  if (reason) return <p data-explanation=''>{reason}</p>
  return (
    <button type='button' onClick={() => onAct('unblock')}>
      <Ban size={20} aria-hidden />
      ブロックを解除する
    </button>
  )
}
