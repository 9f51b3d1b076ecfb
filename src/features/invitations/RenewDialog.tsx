import { ConfirmDialog } from '@/ui/dialogs/ConfirmDialog'
import { FormAlert } from '@/ui/fields/form/FormAlert'
import { useSaveInvitation, type InviteWindow } from './saveInvitation'

/** Confirms the renewal of the code: the old one becomes invalid at once, on every poster. */
export function RenewDialog(props: InviteWindow) {
  const [save, saving, refused] = useSaveInvitation(props)
  const { invitation, kind, onClose } = props
  const came = invitation.current?.acceptedCount ?? 0
  return (
    <ConfirmDialog
      title='招待のURLを作り直しますか'
      tone='danger'
      applyLabel='URLを作り直す'
      cancelLabel='やめる'
      loading={saving}
      irreversible
      onClose={onClose}
      onApply={() =>
        void save(invitation.current?.targetGroups.map((group) => group.id) ?? [], {
          renew: true,
          successText:
            '新しいURLにしました。古いポスターは破棄して、新しいものを印刷してください。',
        })
      }
    >
      {refused && <FormAlert tone='error' messages={refused} />}
      <p>
        いまのURLとQRコードは、すぐに使えなくなります。送ったURLや貼っているポスターからは、もう参加できません。
      </p>
      {came > 0 && (
        <p>
          これまでに参加した{came.toLocaleString('ja-JP')}名は、
          {kind === 'graduate' ? '卒業ワーカー' : '認定ワーカー'}のままです。
        </p>
      )}
    </ConfirmDialog>
  )
}
