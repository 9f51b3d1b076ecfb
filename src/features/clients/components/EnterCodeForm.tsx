import { useEffect, useState } from 'react'
import { ApiError } from '@/api/ApiError'
import { notifyError } from '@/api/client'
import { useMutation } from '@/api/useMutation'
import { useSchemaForm } from '@/api/useSchemaForm'
import { clientPhone } from '@/contracts/clients'
import type { PhoneVerification } from '@/contracts/clients/schemas'
import { serverNow } from '@/lib/clock'
import { formatTime } from '@/lib/date'
import { Button } from '@/ui/buttons/Button'
import { FormAlert } from '@/ui/fields/form/FormAlert'
import { TextField } from '@/ui/fields/inputs/TextField'
import * as S from './ClientForm.styles'

const SECOND_MS = 1000

/** Counts down the seconds until an instant; 0 once it has passed. */
function useSecondsUntil(instant: string) {
  const secondsLeft = () =>
    Math.max(0, Math.ceil((new Date(instant).getTime() - serverNow().getTime()) / SECOND_MS))
  const [seconds, setSeconds] = useState(secondsLeft)
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsLeft()), SECOND_MS)
    return () => clearInterval(timer)
  })
  return seconds
}

type Props = {
  clientId: string
  verification: PhoneVerification
  onVerified: () => void
  onOtherNumber: () => void
}

/** The form of the code that was sent. */
export function EnterCodeForm({ clientId, verification, onVerified, onOtherNumber }: Props) {
  const { phoneNumber, method, expiresAt, attemptsLeft } = verification
  const [verify] = useMutation(clientPhone.verify)
  const [messages, setMessages] = useState<readonly string[]>()
  const [form, submitWith] = useSchemaForm(() => import('@/features/clients/phoneCode.schema'), {
    code: '',
  })
  const onForm = submitWith(async (body) => {
    setMessages(undefined)
    try {
      await verify({ clientId, body })
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409) throw error
      return setMessages(error.messages)
    }
    onVerified()
  })
  return (
    <S.Form {...onForm}>
      {messages && <FormAlert tone='error' messages={messages} />}
      <S.Hint role='status'>
        {phoneNumber} に{method === 'sms' ? 'SMSで' : '自動音声の電話で'}
        6桁のコードをお伝えしました。{formatTime(expiresAt)}まで使えます。
      </S.Hint>
      <TextField
        form={form}
        name='code'
        label='確認コード'
        kind='code'
        help={`6桁の数字。まちがえられるのは残り${attemptsLeft}回です。`}
        required
      />
      <S.Buttons>
        <Button type='submit' tone='primary' size={48} loading={form.formState.isSubmitting}>
          確認する
        </Button>
        <ResendButton clientId={clientId} verification={verification} />
        <Button size={48} tone='link' onClick={onOtherNumber}>
          番号か受け取り方を変える
        </Button>
      </S.Buttons>
    </S.Form>
  )
}

const cannotResend = (sendsLeft: number, seconds: number) => {
  if (sendsLeft === 0) return '本日はもう送れません。明日、もう一度お試しください。'
  return seconds > 0 ? `あと${seconds}秒で送れます。` : undefined
}

/** Sends the code again in the same way, from `resendAt` on. */
function ResendButton({ clientId, verification }: Pick<Props, 'clientId' | 'verification'>) {
  const { phoneNumber, method, resendAt, sendsLeft } = verification
  const [send, isSending] = useMutation(clientPhone.send)
  const seconds = useSecondsUntil(resendAt)
  const handleResend = () => {
    send({ clientId, body: { phoneNumber, method } }).catch(notifyError)
  }
  const reason = cannotResend(sendsLeft, seconds)
  return (
    <Button
      size={48}
      loading={isSending}
      onClick={handleResend}
      {...(reason === undefined ? {} : { disabledReason: reason })}
    >
      もう一度送る
    </Button>
  )
}
