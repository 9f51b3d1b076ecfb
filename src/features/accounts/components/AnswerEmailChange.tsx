import { useState } from 'react'
import { ApiError } from '@/api/ApiError'
import { useMutation } from '@/api/useMutation'
import { ServiceCard } from '@/components/account/ServiceCard'
import { accountSettings } from '@/contracts/accounts'
import type { EmailChangeResult } from '@/contracts/accounts/schemas'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { Button } from '@/ui/buttons/Button'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { FormAlert } from '@/ui/fields/form/FormAlert'

const home = { label: '管理画面へ進む', href: href(routes.account, {}) }

/**
 * Confirms or cancels a change of address. Opened from an e-mail, possibly without a session. Nothing changes until
 * the button is pressed, because mail scanners open links too.
 */
export function AnswerEmailChange({
  token,
  action,
}: {
  token: string
  action: 'confirm' | 'cancel'
}) {
  const [answer, isAnswering] = useMutation(accountSettings.answerEmailChange)
  const [result, setResult] = useState<EmailChangeResult>()
  const [apiError, setApiError] = useState<ApiError>()
  async function send() {
    try {
      setResult(await answer({ body: { token, action } }))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setApiError(error)
    }
  }
  if (result?.status === 'confirmed') {
    return (
      <ServiceCard title='メールアドレスを変更しました'>
        <FormAlert
          tone='success'
          messages={[
            `次からは ${result.email} でログインしてください。`,
            'ほかの端末でログインしていた場合は、ログアウトしています。',
          ]}
        />
        <ButtonLink tone='primary' size={48} wide href={home.href}>
          {home.label}
        </ButtonLink>
      </ServiceCard>
    )
  }
  if (result) {
    return (
      <ServiceCard title='メールアドレスの変更を取り消しました' link={home}>
        <FormAlert
          tone='success'
          messages={[
            `${result.email} への変更を取り消しました。`,
            'これまでのメールアドレスで、今までどおりログインできます。',
          ]}
        />
        <p>
          心当たりのない変更だったときは、パスワードを知られているおそれがあります。すぐに変更してください。
        </p>
        <ButtonLink tone='primary' size={48} wide href={href(routes.accountPassword, {})}>
          パスワードを変更する
        </ButtonLink>
      </ServiceCard>
    )
  }
  if (apiError?.code === 'token_dead') {
    return (
      <ServiceCard alert title='このURLは使えません' link={home}>
        <FormAlert tone='error' messages={apiError.messages} />
        <ButtonLink tone='primary' size={48} wide href={href(routes.accountEmail, {})}>
          メールアドレスの変更へ
        </ButtonLink>
      </ServiceCard>
    )
  }
  const isConfirmation = action === 'confirm'
  return (
    <ServiceCard
      title={isConfirmation ? 'メールアドレスの変更の確認' : 'メールアドレスの変更の取り消し'}
    >
      {apiError && <FormAlert tone='error' messages={apiError.messages} />}
      <p>
        {isConfirmation
          ? 'ボタンを押すと、このメールを受け取ったアドレスが、ログインに使うアドレスになります。'
          : 'ボタンを押すと、受け付けた変更を取り消します。今のメールアドレスのまま使えます。'}
      </p>
      <Button tone='primary' size={48} wide loading={isAnswering} onClick={() => void send()}>
        {isConfirmation ? 'このアドレスに変更する' : '変更を取り消す'}
      </Button>
    </ServiceCard>
  )
}
