import { ServiceCard } from '@/parts/ServiceCard'
import { routes } from '@/routes'
import { href } from '@/routes/kit'
import { ButtonLink } from '@/ui/ButtonLink'

/** After a password was chosen. */
export function AuthCompleteScreen() {
  return (
    <ServiceCard title='パスワードを設定しました'>
      <p>新しいパスワードでログインしてください。安全のため、これまでのログインはすべての端末で解除しています。</p>
      <ButtonLink tone='primary' size={48} wide href={href(routes.login, {})}>ログイン画面へ</ButtonLink>
    </ServiceCard>
  )
}
