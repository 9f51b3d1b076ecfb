import { ServiceCard } from '@/components/account/ServiceCard'
import type { SetupStatus } from '@/contracts/setupTokens/enums'
import type { SetupToken } from '@/contracts/setupTokens/schemas'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { ButtonLink } from '@/ui/buttons/ButtonLink'

const why: Record<Exclude<SetupStatus, 'valid'>, string> = {
  expired: 'このURLは有効期限が切れています。',
  used: 'このURLは、すでにパスワードの設定に使われています。',
  revoked:
    'このURLは、あとから新しいURLを送ったため使えなくなりました。最後に届いたメールのリンクを開いてください。',
}

/**
 * Says that a link is invalid or expired, and what to do. Only the inviting person can resend an invitation.
 */
export function DeadToken({ token }: { token: SetupToken | undefined }) {
  const resetHref = href(routes.resetPassword, {})
  const loginHref = href(routes.login, {})
  const isUsed = token?.status === 'used'
  return (
    <ServiceCard
      alert
      title='このURLは使えません'
      link={
        isUsed
          ? { label: 'パスワードをお忘れの方', href: resetHref }
          : { label: 'ログイン画面へ戻る', href: loginHref }
      }
    >
      <p>
        {token && token.status !== 'valid'
          ? why[token.status]
          : 'URLが途中で切れているか、間違っています。メールのリンクをもう一度開いてください。'}
      </p>
      {isUsed && (
        <ButtonLink tone='primary' size={48} wide href={loginHref}>
          ログイン画面へ
        </ButtonLink>
      )}
      {!isUsed && token?.kind === 'invite' && (
        <p>招待した方に、招待メールの再送をご依頼ください。</p>
      )}
      {!isUsed && token?.kind !== 'invite' && (
        <ButtonLink tone='primary' size={48} wide href={resetHref}>
          案内メールをもう一度受け取る
        </ButtonLink>
      )}
    </ServiceCard>
  )
}
