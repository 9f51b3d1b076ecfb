import { offerLimits } from '@/contracts/offers/enums'
import { FieldAdvice } from '@/features/offers/components/fields/FieldAdvice'
import { ManualField } from '@/features/offers/components/fields/ManualField'
import { QuickWords } from '@/features/offers/components/fields/QuickWords'
import type { Editing } from '@/features/offers/lib/editing'
import { Button } from '@/ui/buttons/Button'
import { TextAreaField } from '@/ui/fields/inputs/TextAreaField'

/** The automatic message and the manuals that a worker receives after matching. */
export function MessageSection({ editing }: { editing: Editing }) {
  const {
    form,
    base: { client },
    values: { content },
  } = editing
  const sample = `お申し込みありがとうございます。${client.name}です。\n当日は${content.place.meetingPlace.trim() || '店舗の入口'}にお越しください。持ち物と服装は求人のページをご確認ください。\nご不明な点は、このメッセージでお知らせください。`
  return (
    <>
      <p>マッチングが成立するとすぐに、店舗からのメッセージとしてワーカーに届きます。</p>
      <div>
        <TextAreaField
          form={form}
          name='content.autoMessage'
          label='申し込み直後の自動メッセージ'
          optional
          max={offerLimits.autoMessage}
          rows={7}
          placeholder='例: お申し込みありがとうございます。当日は通用口のインターホンを押してください。'
        />
        {content.autoMessage.trim() === '' && (
          <QuickWords label='自動メッセージの書き方'>
            <Button
              size={32}
              onClick={() =>
                form.setValue('content.autoMessage', sample, {
                  shouldDirty: true,
                  shouldTouch: true,
                  shouldValidate: true,
                })
              }
            >
              文例を入れる
            </Button>
          </QuickWords>
        )}
        <FieldAdvice editing={editing} field='content.autoMessage' />
      </div>
      <ManualField editing={editing} />
    </>
  )
}
