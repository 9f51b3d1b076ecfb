import { useRouter } from 'next/router'
import { useCallback } from 'react'
import { useWatch } from 'react-hook-form'
import styled from 'styled-components'
import { request } from '@/api/client'
import { useMutate, useQuery } from '@/api/hooks'
import { useForm } from '@/api/useForm'
import { setupTokens } from '@/contracts/setupTokens'
import type { SetupStatus } from '@/contracts/accountWords'
import { env } from '@/lib/env'
import { formatDateTime } from '@/lib/jst'
import { PasswordRules } from '@/parts/PasswordRules'
import { routes } from '@/routes'
import { href } from '@/routes/kit'
import { AuthCard } from '@/ui/AuthCard'
import { Button } from '@/ui/Button'
import { ButtonLink } from '@/ui/ButtonLink'
import { ErrorState } from '@/ui/ErrorState'
import { PasswordField } from '@/ui/PasswordField'
import { Skeleton } from '@/ui/Skeleton'

const dead: Record<Exclude<SetupStatus, 'valid'>, string> = {
  expired: 'このURLは有効期限が切れています。', used: 'このURLはすでに使われています。', revoked: 'このURLは、新しいURLを送ったため使えなくなりました。最後に届いたメールをご確認ください。',
}

/** Chooses a password with the token of a mail: for an invitation, or because it was forgotten. */
export function NewPassword({ setupToken }: { setupToken: string }) {
  const router = useRouter()
  const { data: token, error, mutate } = useQuery(setupTokens.one, { setupToken }, { revalidateOnFocus: false })
  const [use] = useMutate(setupTokens.use)
  const [form, onForm] = useForm(() => import('./newPassword.schema'), { password: '', again: '' }, async ({ password }) => {
    await use({ setupToken, body: { password } })
    await router.push(href(routes.authComplete, {}))
  })
  const password = useWatch({ control: form.control, name: 'password' })
  const ask = useCallback((typed: string) => request(setupTokens.validatePassword, { setupToken, body: { password: typed } }), [setupToken])
  const invited = token?.kind === 'invite', logo = { src: '/logo.svg', alt: env.serviceName }
  if (error?.status === 404 || (token && token.status !== 'valid')) {
    return (
      <AuthCard logo={logo} alert title='このURLは使えません' link={{ label: 'ログイン画面へ戻る', href: href(routes.login, {}) }}>
        <p>{token && token.status !== 'valid' ? dead[token.status] : 'URLが途中で切れているか、間違っています。メールのリンクをもう一度開いてください。'}</p>
        {invited ? <p>招待した方に、招待の再送をご依頼ください。</p> : <ButtonLink tone='primary' size={48} wide href={href(routes.resetPassword, {})}>案内メールをもう一度受け取る</ButtonLink>}
      </AuthCard>
    )
  }
  if (error) return <AuthCard logo={logo} title='パスワードの設定'><ErrorState inline onRetry={() => void mutate()}>{error.message}</ErrorState></AuthCard>
  if (!token) return <AuthCard logo={logo} title='パスワードの設定'><Skeleton kind='form' rows={2} /></AuthCard>
  const place = [token.companyName, token.clientName].filter(Boolean).join(' ')
  return (
    <AuthCard logo={logo} title={invited ? 'パスワードの設定' : '新しいパスワードの設定'}>
      <Form {...onForm} method='post'>
        <p>{invited && `${token.accountName ? `${token.accountName}さん、` : ''}${place ? `${place}の` : ''}管理画面へようこそ。`}{token.email} でログインするためのパスワードを決めてください。このURLは {formatDateTime(token.expiresAt, new Date())} まで使えます。</p>
        <input type='hidden' name='username' autoComplete='username' value={token.email} readOnly />
        <PasswordField form={form} name='password' label='新しいパスワード' autoComplete='new-password' required hideTag />
        <PasswordRules password={password} email={token.email} ask={ask} />
        <PasswordField form={form} name='again' label='新しいパスワード(確認)' autoComplete='new-password' required hideTag />
        <Button type='submit' tone='primary' size={48} wide loading={form.formState.isSubmitting}>このパスワードに設定する</Button>
      </Form>
    </AuthCard>
  )
}

const Form = styled.form`display: grid; gap: 8px; > p { margin: 0 0 8px; }`
