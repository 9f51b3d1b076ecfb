import { env } from '@/lib/env'
import { routes } from '@/routes'
import { href } from '@/routes/kit'
import { AuthCard } from '@/ui/AuthCard'
import { ButtonLink } from '@/ui/ButtonLink'

/** After a password was chosen. */
export function AuthCompleteScreen() {
  return (
    <AuthCard logo={{ src: '/logo.svg', alt: env.serviceName }} title='設定が完了しました'>
      <p>新しいパスワードでログインしてください。ほかの端末でログインしていた場合は、すべてログアウトしました。</p>
      <ButtonLink tone='primary' size={48} wide href={href(routes.login, {})}>ログイン画面へ</ButtonLink>
    </AuthCard>
  )
}
