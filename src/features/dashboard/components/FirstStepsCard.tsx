import { Check, ChevronRight } from 'lucide-react'
import { useCan } from '@/components/permissions/useCan'
import { clients } from '@/contracts/clients'
import type { FirstSteps } from '@/contracts/dashboard/schemas'
import { offerings } from '@/contracts/offerings'
import { offers } from '@/contracts/offers'
import { storeFactLabel } from '@/domain/clients/storeFacts'
import { serverNow } from '@/lib/clock'
import { formatDateTime } from '@/lib/date'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { Link } from '@/ui/buttons/Link'
import { Card } from '@/ui/layout/Card'
import { PageSection } from '@/ui/layout/PageSection'
import { List } from './TodoList.styles'

type Step = { label: string; note: string; isDone: boolean; target?: string | undefined }

/** The page that completes the missing facts: a separate page verifies the phone number, the form has the rest. */
const factsHref = (clientId: string, missing: FirstSteps['missingFacts']) =>
  missing.every((fact) => fact === 'phoneCheck')
    ? href(routes.clientPhoneNumber, { clientId })
    : href(routes.clientDetail, { clientId }, { edit: '1' })

/** The steps of a new store up to its first shift; the next one is marked. */
export function FirstStepsCard({
  clientId,
  steps: { missingFacts, offer, offering },
}: {
  clientId: string
  steps: FirstSteps
}) {
  const canMakeOffer = useCan(offers.create)
  const canEditStore = useCan(clients.update)
  const canPost = useCan(offerings.create)
  const ofOffer = offer && { clientId, offerId: offer.id }
  const steps: Step[] = [
    {
      label: '店舗情報を登録する',
      note:
        missingFacts.length === 0
          ? '住所、集合場所、電話番号、現場の責任者がそろっています'
          : `まだのもの: ${missingFacts.map((fact) => storeFactLabel[fact]).join('、')}`,
      isDone: missingFacts.length === 0,
      target: canEditStore ? factsHref(clientId, missingFacts) : undefined,
    },
    {
      label: 'ひな形を作る',
      note: '仕事の内容、持ち物、服装などをまとめます',
      isDone: offer !== null,
      target: canMakeOffer ? href(routes.newOffer, { clientId }) : undefined,
    },
    {
      label: 'ひな形の審査を受ける',
      note: offer?.usable ? '募集に使えます' : '保存すると自動で始まります',
      isDone: offer?.usable ?? false,
      target: ofOffer ? href(routes.offer, ofOffer) : undefined,
    },
    {
      label: 'はじめて募集する',
      note: offering
        ? `${formatDateTime(offering.startAt, serverNow())}からの勤務を募集しました`
        : '日時と人数を決めて公開します',
      isDone: offering !== null,
      target: canPost && ofOffer && offer?.usable ? href(routes.newOffering, ofOffer) : undefined,
    },
    {
      label: 'チェックイン・アウトのQRを貼る',
      note: '勤務の前に、QRポスターを印刷して入口に貼ります',
      isDone: false,
      target: href(routes.attendances, { clientId }, { print: '1' }),
    },
  ]
  const nextIndex = steps.findIndex((step) => !step.isDone)
  const doneCount = steps.filter((step) => step.isDone).length
  return (
    <PageSection line={false} title='はじめての勤務まで' note={`完了 ${doneCount}/${steps.length}`}>
      <Card flush>
        <List as='ol'>
          {steps.map(({ label, note, isDone, target }, i) => {
            const row = (
              <>
                {isDone ? (
                  <i data-done=''>
                    <Check size={18} aria-hidden />
                  </i>
                ) : (
                  <i data-step=''>{i + 1}</i>
                )}
                <span>
                  <b>
                    {label}
                    {isDone && <span className='vh'>(完了)</span>}
                  </b>
                  <small>{note}</small>
                </span>
              </>
            )
            return (
              <li key={label} {...(i === nextIndex ? { 'aria-current': 'step' as const } : {})}>
                {target && !isDone ? (
                  <Link href={target}>
                    {row}
                    <ChevronRight size={16} aria-hidden />
                  </Link>
                ) : (
                  <div>{row}</div>
                )}
              </li>
            )
          })}
        </List>
      </Card>
    </PageSection>
  )
}
