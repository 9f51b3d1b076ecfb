import { Can } from '@/components/permissions/Can'
import { offerings } from '@/contracts/offerings'
import { offers } from '@/contracts/offers'
import type { OfferSummary } from '@/contracts/offers/schemas'
import { screeningNote } from '@/features/offers/lib/offerWords'
import { serverNow } from '@/lib/clock'
import { formatSlashDay } from '@/lib/date'
import { formatYen } from '@/lib/text/money'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { Button } from '@/ui/buttons/Button'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { Link } from '@/ui/buttons/Link'
import { Menu } from '@/ui/buttons/Menu'
import type { MenuItem } from '@/ui/buttons/MenuList'
import { OfferPicture } from './OfferPicture'
import { OfferStatusChip } from './OfferStatusChip'

const Percent = ({ value }: { value: number | null }) =>
  value === null ? (
    <>–</>
  ) : (
    <>
      <b>{value}</b>%
    </>
  )

/** One offer: its status, statistics, and the main action for its status; belongs in an `OfferCardList`. */
export function OfferCard({
  clientId,
  offer,
  menu,
  onRestore,
}: {
  clientId: string
  offer: OfferSummary
  menu: readonly MenuItem[]
  onRestore: () => void
}) {
  const params = { clientId, offerId: offer.id }
  const wage = offer.defaults.hourlyWageYen
  return (
    <li data-status={offer.status}>
      <div data-picture=''>
        <OfferPicture
          clientId={clientId}
          fileId={offer.imageFileId}
          occupationId={offer.occupationId}
        />
      </div>
      <div data-body=''>
        <div data-top=''>
          <h2>
            <Link href={href(routes.offer, params)}>{offer.title}</Link>
          </h2>
          <Menu label={`${offer.title}の操作`} items={menu} />
        </div>
        <p data-kind=''>
          <OfferStatusChip status={offer.status} />
          <span>
            {offer.occupationName}
            {wage !== null && ` ・ ${formatYen(wage)}`}
          </span>
        </p>
        <dl>
          <div>
            <dt>直近の募集</dt>
            <dd>
              {offer.lastOfferedOn
                ? formatSlashDay(offer.lastOfferedOn, serverNow())
                : 'まだありません'}
            </dd>
          </div>
          <div>
            <dt>充足率</dt>
            <dd>
              <Percent value={offer.matchRate} />
            </dd>
          </div>
          <div>
            <dt>Good率</dt>
            <dd>
              <Percent value={offer.goodRate} />
            </dd>
          </div>
        </dl>
        {offer.status === 'usable' && (
          <Can do={offerings.create}>
            <ButtonLink
              tone='blue'
              wide
              href={href(routes.newOffering, params)}
              aria-label={`このひな形から募集 「${offer.title}」`}
            >
              このひな形から募集
            </ButtonLink>
          </Can>
        )}
        {offer.status === 'screening' && (
          <Can do={offerings.create}>
            <Button wide disabledReason={screeningNote}>
              このひな形から募集
            </Button>
          </Can>
        )}
        {offer.status === 'violated' && (
          <Can do={offers.update}>
            <ButtonLink
              tone='dangerPlain'
              wide
              href={href(routes.editOffer, params)}
              aria-label={`「${offer.title}」を修正する`}
            >
              修正する
            </ButtonLink>
          </Can>
        )}
        {offer.status === 'draft' && (
          <Can do={offers.update}>
            <ButtonLink
              wide
              href={href(routes.editOffer, params)}
              aria-label={`「${offer.title}」の続きを入力する`}
            >
              続きを入力する
            </ButtonLink>
          </Can>
        )}
        {offer.status === 'archived' && (
          <Can do={offers.archive}>
            <Button wide onClick={onRestore} aria-label={`「${offer.title}」のアーカイブを解除`}>
              アーカイブを解除
            </Button>
          </Can>
        )}
      </div>
    </li>
  )
}
