import type { SetupToken } from '@/contracts/setupTokens/schemas'
import type { SetupStatus } from '@/contracts/setupTokens/enums'
import { ServiceCard } from '@/components/account/ServiceCard'
import { routes } from '@/routes/routes'
import { href } from '@/routes/href'
import { ButtonLink } from '@/ui/buttons/ButtonLink'

const why: Record<Exclude<SetupStatus, 'valid'>, string> = {
  expired: 'このURLは有効期限が切れています。',
  used: 'このURLは、すでにパスワードの設定に使われています。',
  revoked:
    'このURLは、あとから新しいURLを送ったため使えなくなりました。最後に届いたメールのリンクを開いてください。',
}

/**
 * An invalid or expired link, and what to do. Only the person who invited can resend an invitation.
 */
export function DeadToken({ token }: { token: SetupToken | undefined }) {
  const reset = href(routes.resetPassword, {})
  const login = href(routes.login, {})
  const used = token?.status === 'used'
  return (
    <ServiceCard
      alert
      title='このURLは使えません'
      link={
        used
          ? { label: 'パスワードをお忘れの方', href: reset }
          : { label: 'ログイン画面へ戻る', href: login }
      }
    >
      <p>
        {token && token.status !== 'valid'
          ? why[token.status]
          : 'URLが途中で切れているか、間違っています。メールのリンクをもう一度開いてください。'}
      </p>
      {used && (
        <ButtonLink tone='primary' size={48} wide href={login}>
          ログイン画面へ
        </ButtonLink>
      )}
      {!used && token?.kind === 'invite' && <p>招待した方に、招待メールの再送をご依頼ください。</p>}
      {!used && token?.kind !== 'invite' && (
        <ButtonLink tone='primary' size={48} wide href={reset}>
          案内メールをもう一度受け取る
        </ButtonLink>
      )}
    </ServiceCard>
  )
}
