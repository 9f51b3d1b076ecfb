import { useMutation } from '@/api/useMutation'
import { useSchemaForm } from '@/api/useSchemaForm'
import { clientPhone } from '@/contracts/clients'
import { phoneVerificationRules as rules } from '@/domain/clients/phoneVerification'
import { Button } from '@/ui/buttons/Button'
import { RadioCards } from '@/ui/fields/choices/RadioCards'
import { TextField } from '@/ui/fields/inputs/TextField'
import * as S from './ClientForm.styles'

const methods = [
  {
    value: 'sms',
    label: 'SMSで受け取る',
    description: '携帯電話の番号に、6桁のコードを送ります。',
  },
  {
    value: 'voice',
    label: '電話で聞く',
    description: '自動音声が6桁のコードを2回読み上げます。固定電話は、こちらを選んでください。',
  },
]

type Props = { clientId: string; phoneNumber: string; onSent: () => void }

/** The form that requests a code: the number to verify, and how the code is sent. */
export function SendCodeForm({ clientId, phoneNumber, onSent }: Props) {
  const [send] = useMutation(clientPhone.send)
  const [form, submitWith] = useSchemaForm(() => import('@/features/clients/phoneNumber.schema'), {
    phoneNumber,
    // Only mobile numbers receive an SMS.
    method: /^0[789]0/.test(phoneNumber) ? ('sms' as const) : ('voice' as const),
  })
  const onForm = submitWith(async (body) => {
    await send({ clientId, body })
    onSent()
  })
  return (
    <S.Form {...onForm}>
      <TextField
        form={form}
        name='phoneNumber'
        label='確認する電話番号'
        kind='tel'
        autoComplete='tel'
        help='市外局番からの10桁か11桁'
        required
      />
      <RadioCards form={form} name='method' label='コードの受け取り方' options={methods} required />
      <S.Hint>
        コードは{rules.validMinutes}分間使えます。送れるのは1日{rules.sendsPerDay}回までです。
      </S.Hint>
      <div>
        <Button type='submit' tone='primary' size={48} loading={form.formState.isSubmitting}>
          コードを送る
        </Button>
      </div>
    </S.Form>
  )
}
