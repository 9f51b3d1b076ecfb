import type { ReactNode } from 'react'
import { publicConfig } from '@/lib/config/publicConfig'
import { AuthCard } from '@/ui/layout/AuthCard'

const DEFAULT_SERVICE_NAME = 'スポットシフト'
const CONSOLE_NAME = '企業用・店舗用 管理画面'
type Props = {
  title: string
  alert?: boolean
  link?: { label: string; href: string }
  children: ReactNode
}

/**
 * The card of pages outside the console. The logo is an image of the service's default name;
 * another configured name is shown as text.
 */
export function ServiceCard(props: Props) {
  const hasDefaultName = publicConfig.serviceName === DEFAULT_SERVICE_NAME
  return (
    <AuthCard
      {...props}
      {...(hasDefaultName ? { logo: { src: '/logo-mark.svg', alt: DEFAULT_SERVICE_NAME } } : {})}
      sub={hasDefaultName ? CONSOLE_NAME : `${publicConfig.serviceName} ${CONSOLE_NAME}`}
      foot={<span>{publicConfig.serviceName}</span>}
    />
  )
}
