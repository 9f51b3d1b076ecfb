import { QuickWords } from '@/features/offers/components/fields/QuickWords'
import type { Editing } from '@/features/offers/lib/editing'
import { Button } from '@/ui/buttons/Button'
import { TextField } from '@/ui/fields/inputs/TextField'

/** The phone number and the person that a matched worker contacts on the day. */
export function ContactSection({
  editing: {
    form,
    base: { client },
    values: { content },
  },
}: {
  editing: Editing
}) {
  const storePhoneNumber = (client.emergencyPhoneNumber ?? client.phoneNumber ?? '').replace(
    /\D/g,
    '',
  )
  return (
    <>
      <p>
        道に迷ったときや遅れそうなときに、ワーカーがかける番号です。マッチングしたワーカーにだけ表示します。
      </p>
      <TextField
        form={form}
        name='content.emergencyPhoneNumber'
        label='当日の連絡先'
        optional
        kind='tel'
        autoComplete='off'
        placeholder='0312345678'
        help='勤務の時間に出られる番号を入力してください。'
      />
      {storePhoneNumber !== '' && storePhoneNumber !== content.emergencyPhoneNumber && (
        <QuickWords label='店舗の連絡先'>
          <Button
            size={32}
            onClick={() =>
              form.setValue('content.emergencyPhoneNumber', storePhoneNumber, {
                shouldDirty: true,
                shouldTouch: true,
                shouldValidate: true,
              })
            }
          >
            店舗の番号({storePhoneNumber})を入れる
          </Button>
        </QuickWords>
      )}
      <TextField
        form={form}
        name='content.contactPerson'
        label='担当者'
        optional
        placeholder='例: 森下'
        help='当日、はじめに声をかけてほしい人の氏名です(50文字まで)。'
      />
    </>
  )
}
