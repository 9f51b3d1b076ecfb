import { useRouter } from 'next/router'
import { useState } from 'react'
import styled from 'styled-components'
import { report } from '@/api/client'
import { useMutate, useQuery } from '@/api/hooks'
import { accounts } from '@/contracts/accounts'
import { clients } from '@/contracts/clients'
import { offers } from '@/contracts/offers'
import { groups as groupContract, offerings } from '@/contracts/offerings'
import type { OfferingInput } from '@/contracts/offerings.schemas'
import { closeRuleLabel, publicationScopeLabel } from '@/domain/labels'
import { formatDateTime, formatDuration, formatHours, formatDay, minutesBetween, minutesOfDay } from '@/lib/jst'
import { formatYen } from '@/lib/money'
import { drafts } from '@/lib/storedValues'
import { routes } from '@/routes'
import { href, type Params } from '@/routes/kit'
import { flashMessage } from '@/shell/flash'
import { Button } from '@/ui/Button'
import { ButtonLink } from '@/ui/ButtonLink'
import { Card } from '@/ui/Card'
import { DescriptionList } from '@/ui/DescriptionList'
import { EmptyState } from '@/ui/EmptyState'
import { ErrorState } from '@/ui/ErrorState'
import { MoneyList } from '@/ui/MoneyList'
import { Notice } from '@/ui/Notice'
import { PageLayout } from '@/ui/PageLayout'
import { PageSection } from '@/ui/PageSection'
import { Ruler } from '@/ui/Ruler'
import { Skeleton } from '@/ui/Skeleton'
import { color, font, media, radius, target, weight } from '@/ui/tokens'
import { costLines } from './costLines'
import { dropPosting, heldPosting, postingDraftKey } from './heldPostings'
import { inputOf, type PostingValues } from './postingValues'
import { useConfirmation } from './useConfirmation'

/** Everything a worker will read and the store will pay, once more before it is published. There is one confirmation and no dialog after it. */
export function ConfirmOfferingScreen({ clientId, offerId }: Params<typeof routes.confirmOffering.path>) {
  const router = useRouter(), back = href(routes.newOffering, { clientId, offerId })
  const { data: me } = useQuery(accounts.me, {})
  const draftKey = postingDraftKey(me?.id, clientId, offerId)
  const input = heldPosting(offerId)?.input ?? fromDraft(draftKey)
  const crumbs = [{ label: '求人', href: href(routes.offerings, { clientId }) }, { label: '募集条件の入力', href: back }, { label: '確認' }]
  if (!input) {
    return (
      <PageLayout title='募集内容の確認' crumbs={crumbs} width='form'>
        {me ? <EmptyState art='offering' title='確認する内容がありません' action={<ButtonLink tone='primary' size={44} href={back}>募集条件を入力する</ButtonLink>}>募集条件を入力すると、ここで内容と費用を確認できます。</EmptyState> : <Skeleton kind='text' />}
      </PageLayout>
    )
  }
  return <Confirmation clientId={clientId} offerId={offerId} input={input} crumbs={crumbs} back={back} onPublished={(offeringId) => {
    dropPosting(offerId)
    if (draftKey) drafts.of(draftKey).reset()
    flashMessage({ type: 'success', body: ['募集を開始しました。申し込みがあると自動で表示されます。'] })
    void router.push(href(routes.offering, { clientId, offeringId }))
  }} />
}

/** After a reload the values are read from the draft; what the draft does not hold is asked for again. */
function fromDraft(key: string | undefined) {
  const values = key && drafts.of(key).get()?.values
  return values ? inputOf(values as PostingValues, new Date()) : undefined
}

type Props = { clientId: string; offerId: string; input: OfferingInput; crumbs: { label: string; href?: string }[]; back: string; onPublished: (offeringId: number) => void }

function Confirmation({ clientId, offerId, input, crumbs, back, onPublished }: Props) {
  const { data: answer, error, mutate } = useConfirmation(clientId, offerId, input)
  const { data: offer } = useQuery(offers.one, { clientId, offerId })
  const { data: base } = useQuery(clients.base, { clientId }), client = base?.client
  const { data: groupList } = useQuery(groupContract.list, input.groupIds.length > 0 ? { clientId } : null)
  const [create, creating] = useMutate(offerings.create)
  const [acknowledged, setAcknowledged] = useState(false)
  const preview = answer?.preview, content = offer?.content
  async function publish() {
    try { onPublished((await create({ clientId, offerId, body: { ...input, publish: true, acknowledged } })).id) } catch (problem) { report(problem); void mutate() }
  }
  if (error) return <PageLayout title='募集内容の確認' crumbs={crumbs}><ErrorState title='募集内容を確認できませんでした' onRetry={() => void mutate()}>{error.message}</ErrorState></PageLayout>
  if (!answer || !offer || !content) return <PageLayout title='募集内容の確認' crumbs={crumbs}><Skeleton kind='form' /></PageLayout>
  const blocked = answer.errors[0]?.message, names = groupList?.items.filter((g) => input.groupIds.includes(g.id)).map((g) => `「${g.name}」${g.usersCount}名`).join('、')
  const reason = blocked ? '募集条件に直すところがあります。' : answer.acknowledgementRequired && !acknowledged ? '労働契約の成立について、確認のチェックを入れてください。' : undefined
  const start = preview ? (minutesOfDay(preview.startAt) + 1140) % 1440 : 0
  return (
    <PageLayout title='募集内容の確認' crumbs={crumbs} width='form' footer={{
      summary: '公開するとすぐに応募があり、契約が成立することがあります。',
      apply: <Button tone='primary' size={48} loading={creating} disabledReason={reason} onClick={() => void publish()}>この内容で募集を開始する</Button>,
      cancel: <ButtonLink size={48} href={back}>修正する</ButtonLink>,
    }}>
      <Body>
        {preview && (
          <div data-ticket=''>
            <div data-when=''><span>{formatDay(preview.startAt, new Date())}</span><b>{formatHours(preview.startAt, preview.endAt)}</b><small>{input.breakMin > 0 ? `休憩${input.breakMin}分` : '休憩なし'} ・ 実働{formatDuration(preview.pay.workMin)}{preview.pay.nightMin > 0 && `(深夜${formatDuration(preview.pay.nightMin)})`}</small></div>
            <dl><div><dt>募集</dt><dd>{input.peopleWanted}<small>名</small></dd></div><div><dt>時給</dt><dd>{input.hourlyWageYen.toLocaleString('ja-JP')}<small>円</small></dd></div><div><dt>{input.peopleWanted}名分の合計(税込)</dt><dd>{preview.cost.totalYen.toLocaleString('ja-JP')}<small>円</small></dd></div></dl>
            <div data-ruler=''><Ruler state='published' start={start} end={start + minutesBetween(preview.startAt, preview.endAt)} /></div>
          </div>
        )}
        {answer.errors.length > 0 && <Notice tone='error' live title='このままでは公開できません' action={<ButtonLink size={32} href={back}>修正する</ButtonLink>}><ul>{answer.errors.map((e) => <li key={e.message}>{e.message}</li>)}</ul></Notice>}
        {answer.warnings.length > 0 && <Notice tone='warning' title={`公開する前に${answer.warnings.length}つ確認してください`}><ul>{answer.warnings.map((w) => <li key={w.code}>{w.message}</li>)}</ul></Notice>}
        <PageSection title='ワーカーに見える内容' aside={<ButtonLink tone='link' size={32} href={back}>修正する</ButtonLink>}>
          <DescriptionList items={[
            { label: '仕事', value: <><b>{offer.title}</b><br />{content.jobDescription}</> },
            ...(preview ? [{ label: '報酬', value: <>{formatYen(preview.pay.grossYen)} <small>賃金 {formatYen(preview.pay.baseYen)}{preview.pay.nightPremiumYen + preview.pay.overtimePremiumYen > 0 && ` + 割増 ${formatYen(preview.pay.nightPremiumYen + preview.pay.overtimePremiumYen)}`}{preview.pay.transportationYen > 0 && ` + 交通費 ${formatYen(preview.pay.transportationYen)}`}</small></> }] : []),
            { label: '公開範囲', value: <>{publicationScopeLabel[input.scope]}{names && ` ${names}`}{input.autoPublicAt && <><br /><small>{formatDateTime(input.autoPublicAt, new Date())} に一般公開へ切り替え</small></>}</> },
            ...(preview ? [{ label: '応募の締切', value: <>{formatDateTime(preview.closesAt, new Date())} <small>{closeRuleLabel[input.closeRule]}</small></> }] : []),
            { label: '持ち物・服装', value: [content.belongings.join('、'), content.clothing].filter(Boolean).join('。') || '指定なし' },
            { label: '勤務地', value: <>{client && [client.brandName, client.name].filter(Boolean).join(' ')}<br /><small>{content.place.sameAsClient ? client && [client.prefectureName, client.city, client.addressLine].filter(Boolean).join('') : content.place.address} {content.place.meetingPlace && `集合 ${content.place.meetingPlace}`}</small></> },
            ...(input.memo ? [{ label: '当日のメモ', value: input.memo }] : []),
          ]} />
        </PageSection>
        {preview && <PageSection title='費用'><Card><MoneyList lines={costLines(preview, input.hourlyWageYen)} total={{ label: `${preview.cost.people}名分の合計`, yen: preview.cost.totalYen }} /></Card></PageSection>}
        {answer.acknowledgementRequired && (
          <label data-agree=''>
            <input type='checkbox' checked={acknowledged} onChange={(e) => setAcknowledged(e.target.checked)} />
            <span>申し込みが完了した時点で<b>労働契約が成立する</b>ことを理解しました<small>はじめての公開と、毎月はじめの公開のときに確認しています</small></span>
          </label>
        )}
      </Body>
    </PageLayout>
  )
}

const Body = styled.div`
  display: grid; gap: 20px;
  > section { margin-top: 8px; }
  [data-ticket] { border: 1px solid ${color.line}; border-radius: ${radius}; background: ${color.surface}; overflow: hidden; font-variant-numeric: tabular-nums; }
  [data-when] { display: grid; gap: 2px; padding: 16px; background: ${color.primaryTint}; border-bottom: 1px dashed ${color.line}; }
  [data-when] span { font-weight: ${weight.bold}; }
  [data-when] b { font-size: ${font.xl}; line-height: 1.3; }
  [data-when] small { color: ${color.ink2}; }
  [data-ticket] dl { display: flex; flex-wrap: wrap; margin: 0; border-bottom: 1px solid ${color.lineSoft}; }
  [data-ticket] dl > div { flex: 1 1 auto; padding: 12px 16px; }
  [data-ticket] dl > div + div { border-left: 1px solid ${color.lineSoft}; }
  [data-ticket] dt { font-size: ${font.xs}; color: ${color.ink3}; }
  [data-ticket] dd { margin: 0; font-size: ${font.l}; font-weight: ${weight.bold}; }
  [data-ticket] dd small { font-size: ${font.xs}; font-weight: ${weight.regular}; margin-left: 2px; }
  [data-ruler] { padding: 16px; }
  [data-agree] { display: grid; grid-template-columns: 24px minmax(0, 1fr); gap: 12px; align-items: start; min-height: ${target}; box-sizing: border-box; padding: 14px; border: 1px solid ${color.control}; border-radius: ${radius}; background: ${color.surface}; cursor: pointer; }
  [data-agree] input { width: 20px; height: 20px; margin: 2px; accent-color: ${color.primaryFill}; }
  [data-agree] small { display: block; margin-top: 4px; color: ${color.ink2}; font-size: ${font.xs}; }
  ${media.tablet} { [data-when] { padding: 20px 24px; } }
`
