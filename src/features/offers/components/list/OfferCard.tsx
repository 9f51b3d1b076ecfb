import { Link } from '@/ui/buttons/Link'
import { offerings } from '@/contracts/offerings'
import { offers } from '@/contracts/offers'
import type { OfferSummary } from '@/contracts/offers/schemas'
import { formatSlashDay } from '@/lib/date'
import { formatYen } from '@/lib/text/money'
import { Can } from '@/components/permissions/Can'
import { routes } from '@/routes/routes'
import { href } from '@/routes/href'
import { Button } from '@/ui/buttons/Button'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { Menu } from '@/ui/buttons/Menu'
import type { MenuItem } from '@/ui/buttons/MenuList'
import { screeningNote } from '@/features/offers/lib/offerWords'
import { OfferPicture } from './OfferPicture'
import { OfferStatusChip } from './OfferStatusChip'

const Percent = ({ of }: { of: number | null }) =>
  of === null ? (
    <>–</>
  ) : (
    <>
      <b>{of}</b>%
    </>
  )

/** One template: what it is, how it went, and the one thing to do with it now. Its look is the list's. */
export function OfferCard({
  clientId,
  offer: o,
  menu,
  onRestore,
}: {
  clientId: string
  offer: OfferSummary
  menu: readonly MenuItem[]
  onRestore: () => void
}) {
  const at = { clientId, offerId: o.id }
  const wage = o.defaults.hourlyWageYen
  return (
    <li data-status={o.status}>
      <OfferPicture clientId={clientId} fileId={o.imageFileId} occupationId={o.occupationId} />
      <div data-body=''>
        <div data-top=''>
          <h2>
            <Link href={href(routes.offer, at)}>{o.title}</Link>
          </h2>
          <Menu label={`${o.title}の操作`} items={menu} />
        </div>
        <p data-kind=''>
          <OfferStatusChip status={o.status} />
          <span>
            {o.occupationName}
            {wage !== null && ` ・ ${formatYen(wage)}`}
          </span>
        </p>
        <dl>
          <div>
            <dt>直近の募集</dt>
            <dd>{o.lastOfferedOn ? formatSlashDay(o.lastOfferedOn) : 'まだありません'}</dd>
          </div>
          <div>
            <dt>マッチ率</dt>
            <dd>
              <Percent of={o.matchRate} />
            </dd>
          </div>
          <div>
            <dt>Good率</dt>
            <dd>
              <Percent of={o.goodRate} />
            </dd>
          </div>
        </dl>
        {o.status === 'usable' && (
          <Can do={offerings.create}>
            <ButtonLink
              tone='blue'
              wide
              href={href(routes.newOffering, at)}
              aria-label={`このひな形から募集 「${o.title}」`}
            >
              このひな形から募集
            </ButtonLink>
          </Can>
        )}
        {o.status === 'screening' && (
          <Can do={offerings.create}>
            <Button wide disabledReason={screeningNote}>
              このひな形から募集
            </Button>
          </Can>
        )}
        {o.status === 'violated' && (
          <Can do={offers.update}>
            <ButtonLink
              tone='dangerPlain'
              wide
              href={href(routes.editOffer, at)}
              aria-label={`「${o.title}」を修正する`}
            >
              修正する
            </ButtonLink>
          </Can>
        )}
        {o.status === 'draft' && (
          <Can do={offers.update}>
            <ButtonLink
              wide
              href={href(routes.editOffer, at)}
              aria-label={`「${o.title}」の続きを入力する`}
            >
              続きを入力する
            </ButtonLink>
          </Can>
        )}
        {o.status === 'archived' && (
          <Can do={offers.archive}>
            <Button wide onClick={onRestore} aria-label={`「${o.title}」のアーカイブを解除`}>
              アーカイブを解除
            </Button>
          </Can>
        )}
      </div>
    </li>
  )
}
