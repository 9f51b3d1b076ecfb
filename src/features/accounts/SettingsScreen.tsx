import { useRef } from 'react'
import styled from 'styled-components'
import { useQuery } from '@/api/useQuery'
import { QueryError, QueryResult } from '@/components/queries/QueryResult'
import { accounts } from '@/contracts/accounts'
import { roleLabel } from '@/domain/accounts/roleLabel'
import { serverNow } from '@/lib/clock'
import { formatDay } from '@/lib/date'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { HelpLanguageChoice } from '@/shell/help/HelpLanguageChoice'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { DescriptionList } from '@/ui/data-display/DescriptionList'
import { MailAddress } from '@/ui/data-display/MailAddress'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Card } from '@/ui/layout/Card'
import { PageSection } from '@/ui/layout/PageSection'
import { color, font } from '@/ui/tokens'
import { DeviceChoice } from './components/DeviceChoice'
import { MyPage } from './components/MyPage'
import { PendingEmail } from './components/PendingEmail'
import { ThemeChoice } from './components/ThemeChoice'

/** The settings of the signed-in user, with links to change each of them. */
export function SettingsScreen() {
  const account = useQuery(accounts.me, {})
  const { data: me } = account
  const { data: permission } = useQuery(accounts.permission, {})
  const address = useRef<HTMLDivElement>(null)
  if (!me)
    return (
      <MyPage title='アカウント設定'>
        <QueryResult of={account} name='アカウント' skeleton={<Skeleton kind='form' />} />
      </MyPage>
    )
  return (
    <MyPage title='アカウント設定'>
      <QueryError of={account} name='アカウント' />
      <Sections>
        <PageSection
          title='プロフィール'
          line={false}
          aside={<ButtonLink href={href(routes.accountProfile, {})}>プロフィールを変更</ButtonLink>}
        >
          <Card>
            <DescriptionList
              items={[
                { label: '氏名', value: me.nameKana ? `${me.name}(${me.nameKana})` : me.name },
                { label: '部署', value: me.department || '未登録' },
                { label: '電話番号', value: me.phoneNumber || '未登録' },
                {
                  label: '権限',
                  value: permission
                    ? [...new Set(permission.scopes.map((scope) => roleLabel[scope.role]))].join(
                        '、',
                      )
                    : '読み込んでいます',
                },
              ]}
            />
          </Card>
        </PageSection>
        <PageSection
          title='メールアドレス'
          aside={<ButtonLink href={href(routes.accountEmail, {})}>メールアドレスを変更</ButtonLink>}
        >
          <Card>
            <Address ref={address} tabIndex={-1}>
              <b>
                <MailAddress>{me.email}</MailAddress>
              </b>
              <small>ログインと、メール通知の受け取りに使います。</small>
            </Address>
            {me.pendingEmail && (
              <PendingEmail
                pending={me.pendingEmail}
                onCancelled={() => address.current?.focus()}
              />
            )}
          </Card>
        </PageSection>
        <PageSection
          title='メール通知'
          aside={
            <ButtonLink href={href(routes.accountSubscriptions, {})}>メール通知を変更</ButtonLink>
          }
        >
          <p>店舗ごとに、どのお知らせをメールで受け取るかを選べます。</p>
        </PageSection>
        <PageSection
          title='パスワード'
          aside={<ButtonLink href={href(routes.accountPassword, {})}>パスワードを変更</ButtonLink>}
        >
          <p>
            {me.passwordChangedAt
              ? `最終変更 ${formatDay(me.passwordChangedAt, serverNow())}`
              : 'まだ変更していません'}
          </p>
        </PageSection>
        <PageSection title='画面の配色'>
          <ThemeChoice />
        </PageSection>
        <PageSection title='アプリとして使う'>
          <p>
            ブラウザーのメニューから「ホーム画面に追加」(パソコンでは「インストール」)を選ぶと、アプリのように開けます。
          </p>
          <p>
            電波のないところで開くと、最後にホームで読み込んだ本日の一覧が出ます。ログアウトすると消えます。
          </p>
        </PageSection>
        <PageSection title='画面の使い方の言葉'>
          <DeviceChoice>
            <HelpLanguageChoice />
            <p>おもな画面にある使い方の言葉です。画面そのものは、日本語のままです。</p>
          </DeviceChoice>
        </PageSection>
      </Sections>
    </MyPage>
  )
}

const Sections = styled.div`
  max-width: 640px;
  > section > p {
    color: ${color.ink2};
  }
  small {
    display: block;
    color: ${color.ink3};
  }
`

const Address = styled.div`
  font-size: ${font.m};
  &:focus {
    outline: none;
  }
  + * {
    margin-top: 12px;
  }
`
