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
/** The hashes of every inline script or style below `node`. */
const inline = (tag: 'script' | 'style', node: ReactNode): string[] =>
  Children.toArray(node).flatMap((child) => {
    if (!isValidElement<Props>(child)) return []
    return child.type === tag ? hashesOf(child.props) : inline(tag, child.props.children)
  })

const originOf = (url: string) => (URL.canParse(url) ? new URL(url).origin : '')
type Opened = { script?: string; connect?: string; img?: string; frame?: string; style?: string }
/** What a third party needs, opened only where its id is set. */
function thirdParties(): Opened[] {
  const all = (hosts: string): Opened => ({
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
      ? [all(`${originOf(thirdPartyConfig.guideToolUrl)} ${thirdPartyConfig.guideToolHosts}`)]
      : []),
    ...(thirdPartyConfig.chatWidgetId
      ? [all(`${originOf(thirdPartyConfig.chatWidgetUrl)} ${thirdPartyConfig.chatWidgetHosts}`)]
      : []),
  ]
}

/** The policy of a page whose head carries these inline scripts and styles. */
export function policy(scripts: readonly string[], styles: readonly string[]): string {
  const opened = thirdParties()
  const also = (part: keyof Opened) => opened.map((o) => o[part] ?? '').join(' ')
  const frames = also('frame').trim()
  return [
    `default-src 'none'`,
    `script-src 'self' ${scripts.join(' ')} ${also('script')}`,
    // The empty text: styled-components fills an empty <style> through the CSSOM.
    `style-src 'self' ${hash('')} ${styles.join(' ')} ${also('style')}`,
    `connect-src 'self' ${originOf(publicConfig.apiBaseUrl)} ${also('connect')}`,
    `img-src 'self' data: blob: ${also('img')}`,
    `font-src 'self'`,
    `manifest-src 'self'`,
    ...(frames ? [`frame-src ${frames}`] : []),
    `form-action 'self'`,
    `base-uri 'none'`,
  ]
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .join('; ')
}

/** A document head that allows exactly the inline scripts and styles it carries itself, and the given scripts of the body. */
export class CspHead extends Head {
  declare props: Head['props'] & { scripts: readonly string[] }
  override render() {
    // Head writes every prop it is given as an attribute.
    const head = cloneElement(super.render() as ReactElement<Props & { scripts?: undefined }>, {
      scripts: undefined,
    })
    if (process.env.NODE_ENV !== 'production') return head
    return cloneElement(
      head,
      {},
      <meta
        httpEquiv='Content-Security-Policy'
        content={policy(
          [...inline('script', head), ...this.props.scripts.map(hash)],
          inline('style', head),
        )}
      />,
      head.props.children,
    )
  }
}
