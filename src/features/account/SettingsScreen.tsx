import { MailWarning } from 'lucide-react'
import { report } from '@/api/client'
import { useMutate, useQuery } from '@/api/hooks'
import { accounts } from '@/contracts/accounts'
import { roleLabel } from '@/domain/labels'
import { formatDateTime, formatDay } from '@/lib/jst'
import { notify } from '@/lib/notificationQueue'
import { routes } from '@/routes'
import { href } from '@/routes/kit'
import { Button } from '@/ui/Button'
import { ButtonLink } from '@/ui/ButtonLink'
import { Card } from '@/ui/Card'
import { DescriptionList } from '@/ui/DescriptionList'
import { ErrorState } from '@/ui/ErrorState'
import { Notice } from '@/ui/Notice'
import { PageLayout } from '@/ui/PageLayout'
import { PageSection } from '@/ui/PageSection'
import { Skeleton } from '@/ui/Skeleton'

/** What belongs to the person who signed in, and the way to change each of it. */
export function SettingsScreen() {
  const { data: me, error, isValidating, mutate } = useQuery(accounts.me, {})
  const { data: permission } = useQuery(accounts.permission, {})
  const [resend, resending] = useMutate(accounts.requestEmailChange), [callOff, callingOff] = useMutate(accounts.cancelEmailChange)
  const pending = me?.pendingEmail
  const say = (text: string) => { notify({ type: 'success', body: [text] }) }
  return (
    <PageLayout title='アカウント設定' crumbs={[{ label: 'アカウント', href: href(routes.account, {}) }, { label: '設定' }]} width='form'>
      {error && <ErrorState inline={!!me} onRetry={() => void mutate()} retrying={isValidating}>{error.message}</ErrorState>}
      {!me && !error && <Skeleton kind='form' />}
      {me && (
        <>
          <PageSection title='プロフィール' aside={<ButtonLink size={40} href={href(routes.accountProfile, {})}>プロフィールを変更</ButtonLink>}>
            <Card><DescriptionList items={[
              { label: '氏名', value: me.nameKana ? `${me.name}(${me.nameKana})` : me.name }, { label: '部署', value: me.department || '未登録' }, { label: '電話番号', value: me.phoneNumber || '未登録' },
              { label: '権限', value: [...new Set(permission?.scopes.map((s) => roleLabel[s.role]))].join('、') || '確認中' },
            ]} /></Card>
          </PageSection>
          <PageSection title='メールアドレス' aside={<ButtonLink size={40} href={href(routes.accountEmail, {})}>メールアドレスを変更</ButtonLink>}>
            <Card><b>{me.email}</b></Card>
            {pending && (
              <Notice tone='warning' icon={MailWarning} title={`${pending.newEmail} への変更は確認待ちです。`} action={<>
                <Button size={32} loading={resending} onClick={() => void resend({ body: { newEmail: pending.newEmail } }).then(() => say(`${pending.newEmail} に確認メールを送りました。`)).catch(report)}>確認メールを再送</Button>
                <Button size={32} tone='link' loading={callingOff} onClick={() => void callOff({}).then(() => say('メールアドレスの変更を取り消しました。')).catch(report)}>変更を取り消す</Button>
              </>}>{formatDateTime(pending.expiresAt, new Date())} までにメールのリンクを開いてください。それまでは今のアドレスでログインします。</Notice>
            )}
          </PageSection>
          <PageSection title='メール通知' aside={<ButtonLink size={40} href={href(routes.accountSubscriptions, {})}>メール通知を変更</ButtonLink>}><p>店舗ごとに、どのお知らせをメールで受け取るかを選べます。</p></PageSection>
          <PageSection title='パスワード' aside={<ButtonLink size={40} href={href(routes.accountPassword, {})}>パスワードを変更</ButtonLink>}><p>{me.passwordChangedAt ? `最終変更 ${formatDay(me.passwordChangedAt, new Date())}` : 'まだ変更していません'}</p></PageSection>
        </>
      )}
    </PageLayout>
  )
}
