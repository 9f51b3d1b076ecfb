import { useState } from 'react'
import { ApiError } from '@/api/apiError'
import { report } from '@/api/client'
import { useMutate } from '@/api/hooks'
import { accounts } from '@/contracts/accounts'
import type { EmailChangeResult } from '@/contracts/accounts.schemas'
import { routes } from '@/routes'
import { href } from '@/routes/kit'
import { Button } from '@/ui/Button'
import { ButtonLink } from '@/ui/ButtonLink'
import { Notice } from '@/ui/Notice'
import { PageLayout } from '@/ui/PageLayout'
import { StateMessage } from '@/ui/StateMessage'

/** Opened from a mail, perhaps on a device that is not signed in. Nothing happens before the button: mail scanners open links too. */
export function AnswerEmailChange({ token, action }: { token: string; action: 'confirm' | 'cancel' }) {
  const [answer, running] = useMutate(accounts.answerEmailChange)
  const [result, setResult] = useState<EmailChangeResult>()
  const [refused, setRefused] = useState('')
  const confirm = action === 'confirm'
  function send() {
    answer({ body: { token, action } }).then(setResult).catch((error: unknown) => { if (error instanceof ApiError && error.status < 500 && error.status > 0) setRefused(error.message); else report(error) })
  }
  if (result) {
    return (
      <PageLayout title='メールアドレスの変更' width='form'>
        <StateMessage art='notice' title={result.status === 'confirmed' ? 'メールアドレスを変更しました' : '変更を取り消しました'} action={<ButtonLink tone='primary' size={44} href={href(routes.accountSettings, {})}>アカウント設定へ</ButtonLink>}>
          {result.status === 'confirmed' ? `次からは ${result.email} でログインしてください。ほかの端末でログインしていた場合は、ログアウトしています。` : `これまでどおり ${result.email} でログインできます。心当たりのない変更だったときは、パスワードも変更してください。`}
        </StateMessage>
      </PageLayout>
    )
  }
  return (
    <PageLayout title={confirm ? 'メールアドレスの変更の確認' : 'メールアドレスの変更の取り消し'} width='form' footer={refused ? undefined : {
      apply: <Button tone='primary' size={48} loading={running} onClick={send}>{confirm ? 'このアドレスに変更する' : '変更を取り消す'}</Button>,
    }}>
      {refused ? <Notice tone='error' live title='このURLは使えません' action={<ButtonLink size={32} href={href(routes.accountEmail, {})}>メールアドレスの変更へ</ButtonLink>}>{refused}</Notice>
        : <p>{confirm ? 'ボタンを押すと、メールを受け取ったアドレスが新しいログイン用のアドレスになります。' : 'ボタンを押すと、メールアドレスの変更を取り消します。今のアドレスのまま使えます。'}</p>}
    </PageLayout>
  )
}
