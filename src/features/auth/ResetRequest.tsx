import { useState } from 'react'
import styled from 'styled-components'
import { useMutate } from '@/api/hooks'
import { useForm } from '@/api/useForm'
import { setupTokens } from '@/contracts/setupTokens'
import { env } from '@/lib/env'
import { routes } from '@/routes'
import { href } from '@/routes/kit'
import { AuthCard } from '@/ui/AuthCard'
import { Button } from '@/ui/Button'
import { Notice } from '@/ui/Notice'
import { TextField } from '@/ui/TextField'

/** Asks for the mail that lets one choose a new password. The answer is the same whether the address is known or not. */
export function ResetRequest() {
  const [ask] = useMutate(setupTokens.request)
  const [sentTo, setSentTo] = useState('')
  const [form, onForm] = useForm(() => import('./resetRequest.schema'), { email: '' }, async (body) => {
    await ask({ body })
    setSentTo(body.email)
  })
  return (
    <AuthCard logo={{ src: '/logo.svg', alt: env.serviceName }} title='パスワードの再設定' link={{ label: 'ログイン画面へ戻る', href: href(routes.login, {}) }}>
      {sentTo !== '' && (
        <Notice tone='success' live title='再設定のご案内を送りました'>
          {sentTo} が登録されている場合、数分以内にメールが届きます。メールのリンクは1時間で使えなくなります。届かないときは、迷惑メールのフォルダーと、入力したアドレスをご確認ください。
        </Notice>
      )}
      <Form {...onForm} method='post'>
        <p>登録しているメールアドレスを入力してください。新しいパスワードを決めるためのリンクをお送りします。</p>
        <TextField form={form} name='email' label='メールアドレス' kind='email' autoComplete='username' required hideTag />
        <Button type='submit' tone={sentTo === '' ? 'primary' : 'plain'} size={48} wide loading={form.formState.isSubmitting}>{sentTo === '' ? '案内メールを送る' : 'もう一度送る'}</Button>
      </Form>
    </AuthCard>
  )
}

const Form = styled.form`display: grid; gap: 8px; > p { margin: 0 0 8px; }`
