import { CalendarPlus, ChevronRight, FilePlus2 } from 'lucide-react'
import styled from 'styled-components'
import { useQuery } from '@/api/useQuery'
import { QueryResult } from '@/components/queries/QueryResult'
import { offers } from '@/contracts/offers'
import { offerStatusLabel } from '@/domain/offers/labels'
import { serverNow } from '@/lib/clock'
import { formatSlashDay } from '@/lib/date'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { ChoiceRows } from '@/ui/buttons/ChoiceRows'
import { Link } from '@/ui/buttons/Link'
import { Sheet } from '@/ui/dialogs/Sheet'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { color, font, weight } from '@/ui/tokens'

/**
 * The offers of a store to create an offering from, the last used first. An offer that cannot
 * be used shows why and links to its page.
 */
export function OfferPicker({
  clientId,
  on = '',
  groupId = 0,
  isForGraduates = false,
  onClose,
}: {
  clientId: string
  /** The preselected day. */
  on?: string | undefined
  /** The group that the offering is limited to; 0 for none. */
  groupId?: number | undefined
  /** The offering is a dedicated one for graduates. */
  isForGraduates?: boolean
  onClose: () => void
}) {
  const query = useQuery(offers.list, { clientId })
  const { data } = query
  const usableOffers = data?.items.filter((offer) => offer.status === 'usable') ?? []
  const unusableOffers = data?.items.filter((offer) => offer.status !== 'usable') ?? []
  const newOffer = (
    <Link href={href(routes.newOffer, { clientId })}>
      <FilePlus2 size={20} aria-hidden />
      <b>新しいひな形を作る</b>
      <ChevronRight size={18} aria-hidden />
    </Link>
  )
  return (
    <Sheet title='どのひな形から募集しますか' onClose={onClose}>
      <QueryResult of={query} name='ひな形' inline skeleton={<Skeleton kind='text' rows={6} />} />
      {data?.items.length === 0 && (
        <EmptyState art='offering' title='ひな形はまだありません'>
          仕事の内容をひな形にしておくと、日時を選ぶだけで募集できます。
        </EmptyState>
      )}
      {data && (
        <List as='ul'>
          {[...usableOffers, ...unusableOffers].map((offer) => (
            <li key={offer.id}>
              {offer.status === 'usable' ? (
                <Link
                  href={
                    isForGraduates
                      ? href(routes.newGraduateOffering, { clientId, offerId: offer.id })
                      : href(routes.newOffering, { clientId, offerId: offer.id }, { on, groupId })
                  }
                >
                  <span>
                    <b>{offer.title}</b>
                    <small>
                      {offer.lastOfferedOn
                        ? `前回 ${formatSlashDay(offer.lastOfferedOn, serverNow())}`
                        : 'まだ募集していません'}
                      {offer.matchRate !== null && ` ・ 過去90日の充足率 ${offer.matchRate}%`}
                    </small>
                  </span>
                  <ChevronRight size={18} aria-hidden />
                </Link>
              ) : (
                <Link
                  href={href(routes.offer, { clientId, offerId: offer.id })}
                  data-unavailable=''
                >
                  <span>
                    <b>{offer.title}</b>
                    <small>
                      {offerStatusLabel[offer.status]}のため、まだ募集できません。内容を確認する
                    </small>
                  </span>
                  <ChevronRight size={18} aria-hidden />
                </Link>
              )}
              {/* Several days copy the last offering. They are no choice for a given day, a group or graduates. */}
              {offer.status === 'usable' &&
                offer.lastOfferedOn !== null &&
                on === '' &&
                groupId === 0 &&
                !isForGraduates && (
                  <Link
                    data-many=''
                    href={href(routes.bulkCreate, { clientId }, { offerId: offer.id })}
                    aria-label={`「${offer.title}」を複数日に募集`}
                  >
                    <CalendarPlus size={20} aria-hidden />
                    複数日
                  </Link>
                )}
            </li>
          ))}
          <li>{newOffer}</li>
        </List>
      )}
    </Sheet>
  )
}

const List = styled(ChoiceRows)`
  li {
    display: flex;
    align-items: stretch;
  }
  li > a:not([data-many]) {
    flex: 1;
    min-width: 0;
  }
  li > [data-many] {
    flex: none;
    flex-direction: column;
    justify-content: center;
    gap: 2px;
    width: 56px;
    padding: 0;
    border-left: 1px solid ${color.lineSoft};
    color: ${color.primaryFill};
    font-size: ${font.xs};
    font-weight: ${weight.bold};
    line-height: 1.2;
  }
  li > [data-many] > svg {
    color: inherit;
  }
  [data-unavailable] b {
    color: ${color.ink2};
  }
`
