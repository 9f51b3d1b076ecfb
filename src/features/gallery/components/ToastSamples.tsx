import { notify } from '@/lib/notifications/notificationQueue'
import { Button } from '@/ui/buttons/Button'

/** Uses the notification queue: messages appear within a second. */
export function ToastSamples() {
  return (
    <>
      <Button
        size={32}
        onClick={() => notify({ type: 'success', body: ['9名の評価を送りました。'] })}
      >
        成功
      </Button>
      <Button
        size={32}
        onClick={() =>
          notify({
            type: 'error',
            body: [
              '送信できませんでした。入力内容は残っています。通信を確かめて、もう一度お試しください。',
            ],
            autoClose: false,
          })
        }
      >
        エラー
      </Button>
      <Button
        size={32}
        onClick={() => {
          notify({ type: 'info', body: ['徳永 さくらさん'] })
          notify({ type: 'info', body: ['山田 太郎さん'] })
        }}
      >
        お知らせ
      </Button>
      <Button
        size={32}
        onClick={() =>
          notify({
            type: 'warning',
            body: ['12件中11件を公開しました。1件は最低賃金を下回るため作成できませんでした。'],
          })
        }
      >
        注意
      </Button>
    </>
  )
}
