import type { ReactNode } from 'react'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { Button } from '@/ui/buttons/Button'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { BarTitle } from '@/ui/layout/BarTitle'
import { PageLayout } from '@/ui/layout/PageLayout'

type Props = {
  title: string
  /** Whether the page is below the settings; otherwise it is directly below the account. */
  setting?: boolean
  actions?: ReactNode
  /** The id of the form that the buttons at the end submit. */
  save?: { form: string; saving: boolean; label: string }
  children: ReactNode
}

/** The frame of an account page. */
export function MyPage({ title, setting = false, actions, save, children }: Props) {
  const above = setting ? [{ label: '設定', href: href(routes.accountSettings, {}) }] : []
  return (
    <PageLayout
      title={<BarTitle>{title}</BarTitle>}
      width='form'
      crumbs={[{ label: 'アカウント', href: href(routes.account, {}) }, ...above, { label: title }]}
      {...(actions ? { actions } : {})}
      footer={
        save && {
          apply: (
            <Button type='submit' form={save.form} tone='primary' size={48} loading={save.saving}>
              {save.label}
            </Button>
          ),
          cancel: (
            <ButtonLink size={48} href={href(routes.accountSettings, {})}>
              やめる
            </ButtonLink>
          ),
        }
      }
    >
      {children}
    </PageLayout>
  )
}
