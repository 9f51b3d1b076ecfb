import { createHash } from 'node:crypto'
import { Head } from 'next/document'
import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react'
import { publicConfig, thirdPartyConfig } from '@/lib/config/publicConfig'

type Props = { children?: ReactNode; dangerouslySetInnerHTML?: { __html: string } }
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const hashesOf = ({ children, dangerouslySetInnerHTML: html }: Props) => {
  if (html) return [hash(html.__html)]
  return typeof children === 'string' ? [hash(children)] : []
}
/** Returns the CSP hashes of every inline script or style below `node`. */
const inlineHashes = (tag: 'script' | 'style', node: ReactNode): string[] =>
  Children.toArray(node).flatMap((child) => {
    if (!isValidElement<Props>(child)) return []
    return child.type === tag ? hashesOf(child.props) : inlineHashes(tag, child.props.children)
  })

const originOf = (url: string) => (URL.canParse(url) ? new URL(url).origin : '')
type AllowedHosts = {
  script?: string
  connect?: string
  img?: string
  frame?: string
  style?: string
}
/** Returns the hosts that the configured third-party scripts need. */
function thirdParties(): AllowedHosts[] {
  const allowAllKinds = (hosts: string): AllowedHosts => ({
    script: hosts,
    connect: hosts,
    img: hosts,
    frame: hosts,
    style: hosts,
  })
  return [
    ...(thirdPartyConfig.tagManagerId
      ? [
          {
            script: 'https://www.googletagmanager.com',
            img: 'https://www.googletagmanager.com https://*.google-analytics.com',
            connect:
              'https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com',
          },
        ]
      : []),
    ...(thirdPartyConfig.guideToolId
      ? [
          allowAllKinds(
            `${originOf(thirdPartyConfig.guideToolUrl)} ${thirdPartyConfig.guideToolHosts}`,
          ),
        ]
      : []),
    ...(thirdPartyConfig.chatWidgetId
      ? [
          allowAllKinds(
            `${originOf(thirdPartyConfig.chatWidgetUrl)} ${thirdPartyConfig.chatWidgetHosts}`,
          ),
        ]
      : []),
  ]
}

/** Returns the content security policy of a page with these inline scripts and styles. */
export function policy(scripts: readonly string[], styles: readonly string[]): string {
  const allowedHosts = thirdParties()
  const hostsOf = (part: keyof AllowedHosts) =>
    allowedHosts.map((hosts) => hosts[part] ?? '').join(' ')
  const frames = hostsOf('frame').trim()
  return [
    `default-src 'none'`,
    `script-src 'self' ${scripts.join(' ')} ${hostsOf('script')}`,
    // The hash of the empty text: styled-components inserts an empty <style> and fills it through
    // the CSSOM.
    `style-src 'self' ${hash('')} ${styles.join(' ')} ${hostsOf('style')}`,
    `connect-src 'self' ${originOf(publicConfig.apiBaseUrl)} ${hostsOf('connect')}`,
    `img-src 'self' data: blob: ${hostsOf('img')}`,
    `font-src 'self'`,
    `manifest-src 'self'`,
    ...(frames ? [`frame-src ${frames}`] : []),
    `form-action 'self'`,
    `base-uri 'none'`,
  ]
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .join('; ')
}

/** A document head whose CSP meta tag allows exactly the inline scripts and styles in it (ADR 12). */
export class CspHead extends Head {
  override render() {
    const head = super.render() as ReactElement<Props>
    if (process.env.NODE_ENV !== 'production') return head
    return cloneElement(
      head,
      {},
      <meta
        httpEquiv='Content-Security-Policy'
        content={policy(inlineHashes('script', head), inlineHashes('style', head))}
      />,
      head.props.children,
    )
  }
}
