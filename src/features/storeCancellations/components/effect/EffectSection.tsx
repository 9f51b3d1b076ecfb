import {
  BellRing,
  ChartNoAxesColumn,
  ChevronRight,
  MessageCircle,
  Repeat2,
  ShieldCheck,
} from 'lucide-react'
import { useState, type ComponentType } from 'react'
import { Can } from '@/components/permissions/Can'
import { matchings } from '@/contracts/matchings'
import type { OfferingDetail } from '@/contracts/offerings/schemas'
import type { Judgement } from '@/contracts/storeCancellations/schemas'
import { cannotReopenSeats } from '@/domain/cancellation/reopening'
import {
  cancellableOf,
  shortNameOf,
  type CancelFormApi,
} from '@/features/storeCancellations/lib/cancelValues'
import { formatDay, formatTime } from '@/lib/date'
import { IconLines } from '@/ui/data-display/IconLines'
import { RadioCards } from '@/ui/fields/choices/RadioCards'
import * as S from './EffectSection.styles'

export type ConsultProps = {
  clientId: string
  offeringId: number
  title: string
  people: readonly { userId: number; name: string }[]
  text: string
  onClose: () => void
}
type Props = {
  clientId: string
  form: CancelFormApi
  offering: OfferingDetail
  judgement: Judgement
  now: Date
}
/** Proposals to the workers instead of a cancellation. `request`: the last sentence of the message. */
const consultations = [
  {
    title: '時間の変更を相談する',
    description:
      '本人が自由に同意した場合に限ります。短くするお願いは休業手当の対象になることがあります。',
    icon: MessageCircle,
    request: '勤務時間の変更をご相談させてください。ご都合はいかがでしょうか。',
  },
  {
    title: '別の仕事をお願いする',
    description: '募集に書いた仕事の範囲に限ります',
    icon: Repeat2,
    request: '当日お願いする仕事について、募集に書いた範囲での変更をご相談させてください。',
  },
] as const
type Consultation = (typeof consultations)[number]

/** The effects of the cancellation besides its cost, whether to reopen the seat, and the alternatives. */
export function EffectSection({ clientId, form, offering, judgement, now }: Props) {
  const people = cancellableOf(judgement)
  const [first] = people
  const count = people.length
  const [consultation, setConsultation] = useState<Consultation>()
  const [ConsultSheet, setConsultSheet] = useState<ComponentType<ConsultProps>>()
  const handleOpen = (selected: Consultation) => {
    setConsultation(selected)
    void import('@/features/storeCancellations/components/consultation/ConsultSheet').then((m) =>
      setConsultSheet(() => m.ConsultSheet),
    )
  }
  return (
    <>
      <IconLines>
        <li>
          <ShieldCheck size={16} aria-hidden />
          <b>
            {count === 1 && first ? shortNameOf(first.name) : 'ワーカー'}にペナルティは付きません
          </b>
        </li>
        <li>
          <BellRing size={16} aria-hidden />
          <span>アプリの通知とSMSで、すぐに本人へ知らせます</span>
        </li>
        {(judgement.warning ?? judgement.cancelsThisMonth > 0) && (
          <li>
            <ChartNoAxesColumn size={16} aria-hidden />
            <span>
              {judgement.warning ?? `店舗都合のキャンセルは今月${judgement.cancelsThisMonth}件です`}
            </span>
          </li>
        )}
      </IconLines>
      <RadioCards
        form={form}
        name='reopen'
        label={`空いた${count}名の枠`}
        options={[
          { value: 'no', label: '募集しない', description: `人数を${count}名減らします` },
          {
            value: 'yes',
            label: 'もう一度募集する',
            description: `同じ条件で${count}名を募集します`,
            disabledReason: cannotReopenSeats(judgement.reopenExcessYen),
          },
        ]}
      />
      <Can do={matchings.broadcast}>
        <S.Alternatives>
          <h3>キャンセルの前に</h3>
          {consultations.map((option) => (
            <button type='button' key={option.title} onClick={() => handleOpen(option)}>
              <option.icon size={20} aria-hidden />
              <span>
                <b>{option.title}</b>
                <small>{option.description}</small>
              </span>
              <ChevronRight size={16} aria-hidden />
            </button>
          ))}
        </S.Alternatives>
      </Can>
      {consultation && ConsultSheet && (
        <ConsultSheet
          clientId={clientId}
          offeringId={offering.id}
          title={consultation.title}
          people={people}
          onClose={() => setConsultation(undefined)}
          text={`${count === 1 && first ? `${first.name}さん\n\n` : ''}${formatDay(offering.startAt, now)} ${formatTime(offering.startAt)}からの「${offering.title}」について、${consultation.request}`}
        />
      )}
    </>
  )
}
