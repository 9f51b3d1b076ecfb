import { Link } from '@/ui/buttons/Link'
import { routes } from '@/routes/routes'
import { href } from '@/routes/href'

const OWN = 'スポットシフト'
/** The service's mark, to the list of stores. Only the service's own name is drawn; another is written beside the mark. */
export function Brand({ serviceName }: { serviceName: string }) {
  return (
    <Link
      className='side__brand'
      href={href(routes.account, {})}
      aria-label={`${serviceName} 店舗をえらぶ画面へ`}
    >
      {serviceName === OWN ? (
        <>
          <img className='wordmark' src='/logo.svg' alt='' width={126} height={26} />
          <img className='mark' src='/favicon.svg' alt='' width={32} height={32} />
        </>
      ) : (
        <>
          <img src='/favicon.svg' alt='' width={26} height={26} />
          <span className='lbl'>{serviceName}</span>
        </>
      )}
    </Link>
  )
}
