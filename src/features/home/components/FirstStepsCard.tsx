import { Check, ChevronRight } from 'lucide-react'
import { Link } from '@/ui/buttons/Link'
import type { FirstSteps } from '@/contracts/offerings/schemas'
import { formatDateTime } from '@/lib/dates/tokyoDate'
import { routes } from '@/routes/routes'
import { href } from '@/routes/href'
import { Card } from '@/ui/layout/Card'
import { PageSection } from '@/ui/layout/PageSection'

type Step = { label: string; told: string; done: boolean; place?: string | undefined }

/** The way of a new store to its first shift: what is done, and the one thing to do next. */
export function FirstStepsCard({
  clientId,
  steps: { storeReady, offer, offering },
}: {
  clientId: string
  steps: FirstSteps
}) {
  const here = { clientId }
  const ofOffer = offer && { ...here, offerId: offer.id }
  const steps: Step[] = [
    {
      label: '店舗情報を登録する',
      told: storeReady
        ? '住所、電話番号、担当者がそろっています'
        : '住所、電話番号、担当者を登録します',
      done: storeReady,
    },
    {
      label: 'ひな形を作る',
      told: '仕事の内容、持ち物、服装などをまとめます',
      done: offer !== null,
      place: href(routes.newOffer, here),
    },
    {
      label: 'ひな形の審査を受ける',
      told: offer?.usable ? '募集に使えます' : '保存すると自動で始まります',
      done: offer?.usable ?? false,
      place: ofOffer ? href(routes.offer, ofOffer) : undefined,
    },
    {
      label: 'はじめて募集する',
      told: offering
        ? `${formatDateTime(offering.startAt, new Date())}からの勤務を募集しました`
        : '日時と人数を決めて公開します',
      done: offering !== null,
      place: ofOffer && offer?.usable ? href(routes.newOffering, ofOffer) : undefined,
    },
    {
      label: '出勤・退勤のQRを貼る',
      told: '勤務の前に、QRポスターを印刷して入口に貼ります',
      done: false,
      place: href(routes.attendances, here, { print: '1' }),
    },
  ]
  const next = steps.findIndex((step) => !step.done)
  const count = steps.filter((step) => step.done).length
  return (
    <PageSection
      line={false}
      title='はじめての勤務まで'
      note={`${steps.length}つのうち${count}つ完了`}
    >
      <Card flush>
        <ol className='firstStepsList'>
          {steps.map(({ label, told, done, place }, i) => {
            const row = (
              <>
                <i data-done={done || undefined}>
                  {done ? <Check size={18} aria-hidden /> : i + 1}
                </i>
                <span>
                  <b>
                    {label}
                    {done && <span className='vh'>(完了)</span>}
                  </b>
                  <small>{told}</small>
                </span>
              </>
            )
            return (
              <li key={label} {...(i === next ? { 'aria-current': 'step' as const } : {})}>
                {place && !done ? (
                  <Link href={place}>
                    {row}
                    <ChevronRight size={16} aria-hidden />
                  </Link>
                ) : (
                  <div>{row}</div>
                )}
              </li>
            )
          })}
        </ol>
      </Card>
    </PageSection>
  )
}
