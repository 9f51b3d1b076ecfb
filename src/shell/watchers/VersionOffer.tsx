import { hardNavigate } from '@/lib/browser/hardNavigate'
import { ConfirmDialog } from '@/ui/dialogs/ConfirmDialog'

/** Offers to reload the page when a newer version of the console is served. */
export function VersionOffer({ onClose }: { onClose: () => void }) {
  return (
    <ConfirmDialog
      title='最新版の企業用/店舗用管理画面を利用できます。'
      applyLabel='今すぐ再読み込み'
      cancelLabel='今は利用しない'
      onApply={hardNavigate.again}
      onClose={onClose}
    >
      <p>ページを再読み込みすると、自動でアップデートされます。</p>
    </ConfirmDialog>
  )
}
