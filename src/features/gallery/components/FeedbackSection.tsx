import { useState } from 'react'
import { Button } from '@/ui/buttons/Button'
import { MoneyList } from '@/ui/data-display/MoneyList'
import { ConfirmDialog } from '@/ui/dialogs/ConfirmDialog'
import { Dialog, preloadDialog } from '@/ui/dialogs/Dialog'
import { Sheet } from '@/ui/dialogs/Sheet'
import { Notice } from '@/ui/feedback/Notice'
import { PageSection } from '@/ui/layout/PageSection'
import { Sample } from './Sample'
import { ToastSamples } from './ToastSamples'
import { Usages } from './Usages'

export function FeedbackSection() {
  const [open, setOpen] = useState<'confirm' | 'danger' | 'dialog' | 'sheet'>()
  const close = () => setOpen(undefined)
  return (
    <PageSection title='知らせ・確認' id='feedback'>
      <Sample look='two'>
        <Notice title='お知らせ'>自動メッセージはマッチング直後に届きます。</Notice>
        <Notice
          tone='warning'
          title='明日 11:00 のランチホールが1名足りません'
          action={<Button size={32}>対策を見る</Button>}
        >
          開始まで25時間19分。時給を50円上げた募集は、この店舗では約2倍早く埋まっています。
        </Notice>
        <Notice tone='error' title='3か所に入力の誤りがあります'>
          時給、勤務日、終了時間
        </Notice>
        <Notice
          tone='success'
          title='複数日の募集 12件中11件を公開しました'
          action={
            <>
              <Button size={32}>1件を直す</Button>
              <Button size={32} tone='quiet'>
                確認した
              </Button>
            </>
          }
        >
          12月31日(木)の1件は、最低賃金を下回るため作成できませんでした。
        </Notice>
        <Notice tone='plain'>年齢・性別・国籍・住まいを理由にしたキャンセルはできません。</Notice>
      </Sample>
      <Sample label='トースト'>
        <ToastSamples />
      </Sample>
      <Sample label='窓'>
        <Button {...preloadDialog} onClick={() => setOpen('confirm')}>
          確認
        </Button>
        <Button {...preloadDialog} onClick={() => setOpen('danger')}>
          取り消せない確認
        </Button>
        <Button {...preloadDialog} onClick={() => setOpen('dialog')}>
          窓
        </Button>
        <Button {...preloadDialog} onClick={() => setOpen('sheet')}>
          下からの窓
        </Button>
      </Sample>
      {open === 'confirm' && (
        <ConfirmDialog
          title='この募集を締め切りますか？'
          applyLabel='締め切る'
          cancelLabel='やめる'
          onApply={close}
          onClose={close}
        >
          <p>
            <b>11月22日(日) 17:00〜22:30 ディナーのホールスタッフ</b>
          </p>
          <p>新しい申し込みは届かなくなります。決まっている3名の勤務はそのままです。</p>
        </ConfirmDialog>
      )}
      {open === 'danger' && (
        <ConfirmDialog
          title='欠勤を確定しますか？'
          tone='danger'
          applyLabel='欠勤を確定する'
          cancelLabel='やめる'
          irreversible
          onApply={close}
          onClose={close}
        >
          <p>11月20日(金) 9:30〜14:30の報酬は0円になり、無断欠勤のペナルティが付きます。</p>
        </ConfirmDialog>
      )}
      {open === 'dialog' && (
        <Dialog
          title='時給を変える'
          onClose={close}
          footer={(leave) => (
            <Button tone='primary' size={44} onClick={leave}>
              閉じる
            </Button>
          )}
        >
          <MoneyList
            lines={[
              { label: '賃金', note: '5時間30分 × 1,350円', yen: 14850 },
              { label: '利用料', note: '30%', yen: 4856 },
            ]}
            total={{ label: '2名分の合計', yen: 19706 }}
          />
        </Dialog>
      )}
      {open === 'sheet' && (
        <Sheet
          title='条件を選ぶ'
          onClose={close}
          footer={(leave) => (
            <Button tone='primary' size={48} onClick={leave}>
              この条件で見る
            </Button>
          )}
        >
          <p>公開範囲、状態、ひな形をえらべます。</p>
        </Sheet>
      )}
      <Usages of={['dialogs']} />
    </PageSection>
  )
}
