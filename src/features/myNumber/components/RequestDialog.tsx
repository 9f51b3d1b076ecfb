import { PROVISION_DAYS, provisionPurposes } from '@/domain/workers/mynumberProvision'
import { formatYen } from '@/lib/text/money'
import { ConfirmDialog } from '@/ui/dialogs/ConfirmDialog'
import { Body } from './RequestDialog.styles'

type Props = {
  workers: readonly { userId: number; name: string; yearYen: number }[]
  companyName: string
  isSending: boolean
  onSend: () => void
  onClose: () => void
}

/** Confirms the request: shows its purpose as the workers read it, and all workers who get it. */
export function RequestDialog({ workers, companyName, isSending, onSend, onClose }: Props) {
  return (
    <ConfirmDialog
      title={`${workers.length}名にマイナンバーの提供を依頼しますか`}
      applyLabel='依頼を送る'
      cancelLabel='やめる'
      loading={isSending}
      onApply={onSend}
      onClose={onClose}
    >
      <Body>
        <section>
          <h3>利用目的</h3>
          <ol>
            {provisionPurposes.map((purpose) => (
              <li key={purpose}>{purpose}</li>
            ))}
          </ol>
          <p>{companyName}が上の目的だけに使うことを、ワーカーに表示します。</p>
        </section>
        <section>
          <h3>依頼する{workers.length}名</h3>
          <div data-names='' tabIndex={0} role='region' aria-label='依頼するワーカー'>
            <ul>
              {workers.map((worker) => (
                <li key={worker.userId}>
                  {worker.name}さん<small>今年度 {formatYen(worker.yearYen)}</small>
                </li>
              ))}
            </ul>
          </div>
        </section>
        <p>
          番号は、ワーカーがアプリの専用の画面で提供します。この画面やメッセージで番号を受け取ることはできません。
          {PROVISION_DAYS}日以内に提供がない場合は、期限切れになります。
        </p>
      </Body>
    </ConfirmDialog>
  )
}
