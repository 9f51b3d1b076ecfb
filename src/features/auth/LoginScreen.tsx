import { useRouter } from 'next/router'
import { useState } from 'react'
import styled from 'styled-components'
import { ApiError } from '@/api/apiError'
import { request } from '@/api/client'
import { useMutate } from '@/api/hooks'
import { useStartOver } from '@/api/session'
import { useForm } from '@/api/useForm'
import { accounts } from '@/contracts/accounts'
import { session } from '@/contracts/session'
import { env } from '@/lib/env'
import { routes } from '@/routes'
import { href } from '@/routes/kit'
import { nextPage } from '@/shell/nextPage'
import { AuthCard } from '@/ui/AuthCard'
import { Button } from '@/ui/Button'
import { Notice } from '@/ui/Notice'
import { PasswordField } from '@/ui/PasswordField'
import { TextField } from '@/ui/TextField'
import { noteDevice } from './noteDevice'

/** Where somebody goes who asked for no page: the one store they have, or the choice of stores. */
async function firstPage() {
  const { items } = await request(accounts.clients, {}), [only] = items
  return only && items.length === 1 ? href(routes.home, { clientId: only.id }) : href(routes.account, {})
}

/** Sign-in. Why it failed stands above the fields, which keep what was typed. */
export function LoginScreen() {
  const { query } = useRouter()
  const [signIn] = useMutate(session.signIn), startOver = useStartOver()
  const [refused, setRefused] = useState<readonly string[]>([])
  const [form, onForm] = useForm(() => import('./login.schema'), { email: '', password: '' }, async (body) => {
    setRefused([])
    try { await signIn({ body }) } catch (error) {
      if (!(error instanceof ApiError) || Object.keys(error.fields).length > 0 || error.messages.length === 0) throw error
      return setRefused(error.messages)
    }
    await noteDevice()
    // A full load, as at sign-out: nothing that another account has read stays in memory.
    await startOver(nextPage(query['next']) ?? await firstPage())
  })
  const [first, ...more] = refused
  return (
    <AuthCard logo={{ src: '/logo.svg', alt: env.serviceName }} sub='企業用・店舗用 管理画面' title='ログイン' link={{ label: 'パスワードをお忘れの方', href: href(routes.resetPassword, {}) }} foot={<span>{env.serviceName}</span>}>
      <Form {...onForm} method='post'>
        {first !== undefined && <Notice tone='error' live title={first}>{more.join('')}</Notice>}
        <TextField form={form} name='email' label='メールアドレス' kind='email' autoComplete='username' required hideTag />
        <PasswordField form={form} name='password' label='パスワード' autoComplete='current-password' required hideTag />
        <Button type='submit' tone='primary' size={48} wide loading={form.formState.isSubmitting}>ログイン</Button>
      </Form>
    </AuthCard>
  )
}

const Form = styled.form`display: grid; gap: 8px;`
