import { Button } from '@/ui/buttons/Button'
import { Notice } from '@/ui/feedback/Notice'

/** In place of a part of the form that did not come. */
export function MissingPart({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice
      tone='warning'
      live
      title='この部分を読み込めませんでした'
      action={
        <Button size={32} onClick={onRetry}>
          もう一度読み込む
        </Button>
      }
    >
      入力した内容はそのままです。通信の状態をご確認ください。
    </Notice>
  )
}
