import styled, { css } from 'styled-components'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { Link } from '@/ui/buttons/Link'
import { color, font, visuallyHidden, weight } from '@/ui/tokens'

const BrandLink = styled(Link)`
  display: flex;
  align-items: center;
  height: 32px;
  padding: 0 8px;
  margin-bottom: 16px;
  overflow: hidden;
  color: ${color.ink};
  text-decoration: none;
  font-weight: ${weight.bold};
  font-size: ${font.l};
  gap: 8px;
  white-space: nowrap;
  img {
    height: 26px;
    width: auto;
    flex: none;
  }
  img[data-mark] {
    display: none;
    height: 32px;
  }
`

/** Leaves only the symbol, where there is no room for the name. */
export const symbolOnly = css`
  width: 32px;
  padding: 0;
  > span {
    ${visuallyHidden}
  }
  img[data-wordmark] {
    display: none;
  }
  img[data-mark] {
    display: block;
  }
`

const DEFAULT_SERVICE_NAME = 'スポットシフト'
type Props = { serviceName: string; className?: string | undefined }

/**
 * The service's logo, linked to the list of stores. The word mark is an image of the default
 * service name; another configured name is shown as text beside the symbol.
 */
export function Brand({ serviceName, className }: Props) {
  return (
    <BrandLink
      className={className}
      href={href(routes.account, {})}
      aria-label={`${serviceName} 店舗を選ぶ画面へ`}
    >
      {serviceName === DEFAULT_SERVICE_NAME ? (
        <>
          <img data-wordmark='' src='/logo-mark.svg' alt='' width={126} height={26} />
          <img data-mark='' src='/favicon.svg' alt='' width={32} height={32} />
        </>
      ) : (
        <>
          <img src='/favicon.svg' alt='' width={26} height={26} />
          <span>{serviceName}</span>
        </>
      )}
    </BrandLink>
  )
}
