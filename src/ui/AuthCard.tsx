import Link from 'next/link'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { color, font, media, radius, size, weight } from './tokens'

type Picture = { src: string; alt: string }
type Props = { logo?: Picture; sub?: ReactNode; title: ReactNode; alert?: boolean; children: ReactNode; link?: { label: string; href: string }; footerLogo?: Picture; foot?: ReactNode }

/** The one card of a page outside the console; on phones the page is the card. `alert` makes the title a warning; `foot` stands at the end of the page. */
export function AuthCard({ logo, sub, title, alert = false, children, link, footerLogo, foot }: Props) {
  return (
    <Root>
      <div data-card=''>
        {logo && <img src={logo.src} alt={logo.alt} width={300} height={62} data-logo='' />}
        {sub !== undefined && <p data-sub=''>{sub}</p>}
        <h1 data-alert={alert || undefined}>{title}</h1>
        {children}
        {link && <p data-link=''><Link href={link.href} prefetch={false}>{link.label}</Link></p>}
        {footerLogo && <img src={footerLogo.src} alt={footerLogo.alt} data-footer-logo='' />}
      </div>
      {foot !== undefined && <div data-foot=''>{foot}</div>}
    </Root>
  )
}

const Root = styled.div`
  box-sizing: border-box; min-height: 100dvh; display: flex; flex-direction: column; align-items: center; padding: 24px 16px 16px;
  > [data-card] { box-sizing: border-box; width: 100%; max-width: ${size.authMax}; display: flex; flex-direction: column; gap: 20px; }
  [data-logo] { align-self: center; width: 240px; height: auto; margin-top: 24px; }
  [data-sub] { margin: -8px 0 0; text-align: center; color: ${color.ink2}; font-size: ${font.s}; }
  h1 { margin: 12px 0 0; text-align: center; font-size: ${font.l}; line-height: 1.4; font-weight: ${weight.bold}; font-feature-settings: 'palt'; word-break: auto-phrase; }
  h1[data-alert] { color: ${color.dangerText}; }
  [data-link] { margin: 0; text-align: center; }
  [data-link] a, [data-foot] a { display: inline-flex; align-items: center; min-height: 44px; }
  [data-link] a { color: ${color.primaryFill}; }
  [data-footer-logo] { align-self: center; max-width: 160px; }
  > [data-foot] { margin-top: auto; padding-top: 32px; display: flex; flex-wrap: wrap; justify-content: center; align-items: center; gap: 4px 20px; font-size: ${font.xs}; color: ${color.ink3}; }
  > [data-foot] a { color: ${color.ink2}; }
  ${media.tablet} {
    padding-top: 64px;
    > [data-card] { background: ${color.surface}; border: 1px solid ${color.line}; border-radius: ${radius}; padding: 40px 48px 24px; }
    [data-logo] { width: 300px; margin-top: 0; }
    h1 { font-size: ${font.xl}; }
  }
`
