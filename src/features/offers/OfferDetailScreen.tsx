import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useQuery } from '@/api/useQuery'
import { bonusContracts } from '@/contracts/bonusContracts'
import { offerings } from '@/contracts/offerings'
import { offers } from '@/contracts/offers'
import type { Offer } from '@/contracts/offers/schemas'
import { formatDateTime, formatSlashDay } from '@/lib/date'
import { formatYen } from '@/lib/text/money'
import { Can } from '@/components/permissions/Can'
import { JobTerms } from '@/components/offers/JobTerms'
import { useCan } from '@/components/permissions/useCan'
import { usePermissions } from '@/components/permissions/usePermissions'
import { routes } from '@/routes/routes'
import { href, type Params } from '@/routes/href'
import { BarTitle } from '@/ui/layout/BarTitle'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { Card } from '@/ui/layout/Card'
import { type Description, DescriptionList } from '@/ui/data-display/DescriptionList'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { Forbidden } from '@/ui/feedback/Forbidden'
import { Menu } from '@/ui/buttons/Menu'
import { Notice } from '@/ui/feedback/Notice'
import { PageLayout } from '@/ui/layout/PageLayout'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { StateMessage } from '@/ui/feedback/StateMessage'
import { TwoColumns } from '@/ui/layout/TwoColumns'
import { ArchiveDialog } from './components/list/ArchiveDialog'
import { bonusFacts } from './components/fields/bonusFacts'
import { labelOf } from './lib/fieldLabels'
import { findFieldName } from './lib/findFieldName'
import { OfferPicture } from './components/list/OfferPicture'
import { OfferStatusChip } from './components/list/OfferStatusChip'
import { screeningNote } from './lib/offerWords'
import { useOfferMenu } from './hooks/useOfferMenu'
import { PictureFrame, Terms, Top } from './OfferDetailScreen.styles'

/** One template: how it stands, how it went, and what workers read. */
export function OfferDetailScreen({ clientId, offerId }: Params<typeof routes.offer.path>) {
  const reader = useCan(offers.one)
  const known = usePermissions({ clientId: Number(clientId) }) !== undefined
  const {
    data: offer,
    error,
    isValidating,
    mutate,
  } = useQuery(offers.one, known && !reader ? null : { clientId, offerId })
  const menuOf = useOfferMenu(clientId)
  const [asked, setAsked] = useState(false)
  const home = { label: 'ひな形', href: href(routes.offers, { clientId }) }
  if (!offer) {
    return (
      <PageLayout title={<BarTitle>ひな形の詳細</BarTitle>} crumbs={[home]}>
        {known && !reader ? (
          <Forbidden title='ひな形を見る権限がありません' />
        ) : error?.status === 404 ? (
          <StateMessage
            art='search'
            title='このひな形は見つかりません'
            action={<ButtonLink href={home.href}>ひな形の一覧へ戻る</ButtonLink>}
          >
            削除されたか、ほかの店舗のひな形です。
          </StateMessage>
        ) : error ? (
          <ErrorState
            title='ひな形を表示できません'
            onRetry={() => void mutate()}
            retrying={isValidating}
          >
            {error.message}
          </ErrorState>
        ) : (
          <Skeleton kind='text' rows={8} />
        )}
      </PageLayout>
    )
  }
  const at = { clientId, offerId: offer.id }
  const archived = offer.status === 'archived'
  return (
    <PageLayout
      title={offer.title}
      crumbs={[home, { label: offer.title }]}
      actions={
        <>
          {offer.status === 'usable' && (
            <Can do={offerings.create}>
              <ButtonLink tone='primary' href={href(routes.newOffering, at)}>
                このひな形から募集
              </ButtonLink>
            </Can>
          )}
          {!archived && (
            <Can do={offers.update}>
              <ButtonLink href={href(routes.editOffer, at)}>編集する</ButtonLink>
            </Can>
          )}
          <Menu
            label={`${offer.title}のその他の操作`}
            outlined
            items={menuOf(offer, () => setAsked(true)).filter((item) => item.label !== '編集')}
          />
        </>
      }
    >
      {error && (
        <ErrorState inline onRetry={() => void mutate()} retrying={isValidating}>
          {error.message}
        </ErrorState>
      )}
      <Top>
        <p>
          <OfferStatusChip status={offer.status} />
          <span>{offer.occupationName}</span>
        </p>
        <Standing clientId={clientId} offer={offer} />
      </Top>
      <TwoColumns side={<Facts clientId={clientId} offer={offer} />}>
        <Terms>
          <JobTerms
            clientId={clientId}
            content={offer.content}
            occupationName={offer.occupationName}
            note={`${offer.updatedByName ? `${offer.updatedByName}さんが` : ''}${formatDateTime(offer.updatedAt, new Date())}に更新`}
          />
        </Terms>
      </TwoColumns>
      {asked && <ArchiveDialog clientId={clientId} offer={offer} onClose={() => setAsked(false)} />}
    </PageLayout>
  )
}

/** Why nobody can post from it now, and what to do. */
function Standing({
  clientId,
  offer: { id, status, screeningReasons },
}: {
  clientId: string
  offer: Offer
}) {
  if (status === 'violated') {
    return (
      <Notice
        tone='error'
        icon={TriangleAlert}
        title={`直すところが${screeningReasons.length}つあります`}
        action={
          <Can do={offers.update}>
            <ButtonLink size={32} href={href(routes.editOffer, { clientId, offerId: id })}>
              修正する
            </ButtonLink>
          </Can>
        }
      >
        <ul>
          {screeningReasons.map(({ field, message }) => (
            <li key={field + message}>
              {[labelOf(findFieldName(field) ?? ''), message].filter(Boolean).join(': ')}
            </li>
          ))}
        </ul>
        <p>直すまで、このひな形では募集できません。決まっている勤務はそのままです。</p>
      </Notice>
    )
  }
  if (status === 'screening') return <Notice title='審査中です'>{screeningNote}。</Notice>
  if (status === 'draft')
    return (
      <Notice tone='plain' title='下書きです'>
        「確認して保存する」まで進むと、このひな形から募集できるようになります。
      </Notice>
    )
  if (status === 'archived')
    return (
      <Notice tone='plain' title='アーカイブ済みです'>
        一覧から隠れていて、募集には使えません。右上の「…」から解除できます。
      </Notice>
    )
  return null
}

function Facts({ clientId, offer: o }: { clientId: string; offer: Offer }) {
  const { startTime, endTime, breakMin, peopleWanted, hourlyWageYen, transportationYen } =
    o.defaults
  const percent = (n: number | null) => (n === null ? '–' : `${n}%`)
  const {
    data: bonuses,
    error,
    isValidating,
    mutate,
  } = useQuery(bonusContracts.ofOffer, { clientId, offerId: o.id })
  const past: Description[] = [
    {
      label: '直近の募集',
      value: o.lastOfferedOn ? formatSlashDay(o.lastOfferedOn) : 'まだありません',
    },
    { label: '募集した回数', value: `${o.offeringCount}件` },
    {
      label: 'マッチ率',
      value: (
        <>
          {percent(o.matchRate)} <small>過去90日</small>
        </>
      ),
    },
    {
      label: 'Good率',
      value: (
        <>
          {percent(o.goodRate)} <small>ワーカーからの評価</small>
        </>
      ),
    },
  ]
  const first: Description[] = [
    { label: '時間', value: startTime && endTime ? `${startTime}〜${endTime}` : '–' },
    { label: '休憩', value: breakMin === null ? '–' : breakMin === 0 ? 'なし' : `${breakMin}分` },
    { label: '時給', value: hourlyWageYen === null ? '–' : formatYen(hourlyWageYen) },
    {
      label: '交通費',
      value:
        transportationYen === null
          ? '–'
          : transportationYen === 0
            ? 'なし'
            : formatYen(transportationYen),
    },
    { label: '募集人数', value: peopleWanted === null ? '–' : `${peopleWanted}名` },
  ]
  return (
    <>
      <PictureFrame>
        <OfferPicture clientId={clientId} fileId={o.imageFileId} occupationId={o.occupationId} />
      </PictureFrame>
      <Card
        title='これまでの募集'
        heading='h2'
        {...(o.offeringCount > 0
          ? {
              foot: (
                <ButtonLink
                  tone='link'
                  size={32}
                  href={href(routes.offerings, { clientId }, { offerId: o.id })}
                >
                  このひな形の求人を見る
                </ButtonLink>
              ),
            }
          : {})}
      >
        <DescriptionList narrow items={past} />
      </Card>
      <Card title='募集するときの初期値' heading='h2'>
        <DescriptionList narrow items={first} />
      </Card>
      {error && (
        <ErrorState
          inline
          title='ボーナス契約を読み込めませんでした'
          onRetry={() => void mutate()}
          retrying={isValidating}
        >
          {error.message}
        </ErrorState>
      )}
      {!bonuses && !error && <Skeleton kind='text' rows={2} />}
      {bonuses && bonuses.items.length > 0 && (
        <Card title='ボーナス' heading='h2'>
          <DescriptionList narrow items={bonusFacts(bonuses.items)} />
        </Card>
      )}
    </>
  )
}

/** The first part begins level with the column beside it. */
