import type { ReactNode } from 'react'
import { publicConfig } from '@/lib/config/publicConfig'
import { AuthCard } from '@/ui/layout/AuthCard'

const OWN = 'スポットシフト'
const CONSOLE = '企業用・店舗用 管理画面'
type Props = {
  title: string
  alert?: boolean
  link?: { label: string; href: string }
  children: ReactNode
}

/**
 * The card of the pages outside the console. Only the service's own name is drawn; another one is
 * written.
 */
export function ServiceCard(props: Props) {
  const own = publicConfig.serviceName === OWN
  return (
    <AuthCard
      {...props}
      {...(own ? { logo: { src: '/logo.svg', alt: OWN } } : {})}
      sub={own ? CONSOLE : `${publicConfig.serviceName} ${CONSOLE}`}
      foot={<span>{publicConfig.serviceName}</span>}
    />
  )
}
