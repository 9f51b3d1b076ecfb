import { ServiceCard } from '@/components/account/ServiceCard'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { ButtonLink } from '@/ui/buttons/ButtonLink'

/** Shown after a password was set. */
export function AuthCompleteScreen() {
  return (
    <ServiceCard title='パスワードを設定しました'>
      <p>
        新しいパスワードでログインしてください。安全のため、これまでのログインはすべての端末で解除しています。
      </p>
      <ButtonLink tone='primary' size={48} wide href={href(routes.login, {})}>
        ログイン画面へ
      </ButtonLink>
    </ServiceCard>
  )
}
