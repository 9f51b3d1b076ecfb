import type { ReactNode } from 'react'
import { Link } from '@/ui/buttons/Link'
import { AuthPage } from './AuthCard.styles'

type Logo = { src: string; alt: string }
type Props = {
  className?: string | undefined
  logo?: Logo
  sub?: ReactNode
  title: ReactNode
  alert?: boolean
  children: ReactNode
  link?: { label: string; href: string }
  footerLogo?: Logo
  foot?: ReactNode
}

/**
 * The single card of a page outside the console; on phones it fills the page. `alert` shows the
 * title as a warning; `foot` is shown at the bottom of the page.
 */
export function AuthCard({
  className,
  logo,
  sub,
  title,
  alert = false,
  children,
  link,
  footerLogo,
  foot,
}: Props) {
  return (
    <AuthPage className={className}>
      <div data-card=''>
        {/* loading='lazy': the logo is fetched after the first layout and does not delay the first paint
            of the text. */}
        {logo && (
          <img loading='lazy' src={logo.src} alt={logo.alt} width={300} height={62} data-logo='' />
        )}
        {sub !== undefined && <p data-sub=''>{sub}</p>}
        <h1 data-alert={alert || undefined}>{title}</h1>
        {children}
        {link && (
          <p data-link=''>
            <Link href={link.href}>{link.label}</Link>
          </p>
        )}
        {footerLogo && <img src={footerLogo.src} alt={footerLogo.alt} data-footer-logo='' />}
      </div>
      {foot !== undefined && <div data-foot=''>{foot}</div>}
    </AuthPage>
  )
}
