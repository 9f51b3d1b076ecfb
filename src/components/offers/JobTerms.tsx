import dynamic from 'next/dynamic'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { OfferContent } from '@/contracts/offers/schemas'
import { conditionText } from '@/domain/offers/offerContent'
import { parkingLabel, smokingPolicyLabel } from '@/domain/labels'
import { PageSection } from '@/ui/layout/PageSection'
import { color, font, media, weight } from '@/ui/tokens'
import { LazyBoundary } from '@/ui/feedback/LazyBoundary'

const Manuals = dynamic(() => import('./Manuals').then((m) => m.Manuals), {
  ssr: false,
  loading: LazyBoundary,
})

type Props = {
  clientId: string
  content: OfferContent
  occupationName: string
  /** The note of one posting. */
  memo?: string
  /** A quiet line at the end. */
  note?: ReactNode
}

function stoolInspectionText(value: OfferContent['stoolInspection']) {
  if (value === 'required') return '結果を提出してもらう'
  return value === 'not_required' ? '求めない' : ''
}

/** What workers read of a job, of a template and of a posting alike; rows without words are left out. */
export function JobTerms({ clientId, content: t, occupationName, memo = '', note }: Props) {
  const { manuals = [] } = t
  const parts: [string, [string, ReactNode][]][] = [
    [
      '仕事',
      [
        ['職種', occupationName],
        ['仕事内容', t.jobDescription],
        ['当日の流れ', t.workFlow],
        [
          '働くための条件',
          [...t.conditionItems.map(conditionText), t.conditions].filter(Boolean).join('\n'),
        ],
        ['注意事項', t.precautions],
      ],
    ],
    [
      '持ち物・服装',
      [
        ['持ち物', t.belongings.join('、')],
        ['服装・身だしなみ', t.clothing],
        [
          '着替え',
          t.hasUniformChange ? `制服に着替えます(${t.changeTimeMin}分・勤務時間に含む)` : '',
        ],
      ],
    ],
    [
      '勤務地',
      [
        ['住所', t.place.sameAsClient ? '店舗と同じ' : t.place.address],
        ['集合場所', t.place.meetingPlace],
        ['アクセス', [t.place.station, t.place.access].filter(Boolean).join(' ')],
        ['駐車場', parkingLabel[t.place.parking]],
      ],
    ],
    [
      '労働条件',
      [
        ['業務の変更の範囲', t.changeScopeWork],
        ['就業場所の変更の範囲', t.changeScopePlace],
        ['検便', stoolInspectionText(t.stoolInspection)],
        ['長期採用', t.longTermEnabled ? '相談できることを表示する' : ''],
        ['受動喫煙対策', smokingPolicyLabel[t.smokingPolicy]],
        ['時間外労働', t.overtimePossible ? 'あり' : 'なし'],
      ],
    ],
    [
      '連絡',
      [
        ['当日のメモ', memo],
        ['応募直後の自動メッセージ', t.autoMessage],
        [
          'マニュアル(PDF)',
          manuals.length > 0 ? <Manuals key='' clientId={clientId} manuals={manuals} /> : '',
        ],
        ['担当者', t.contactPerson],
        ['当日の連絡先', t.emergencyPhoneNumber],
        [
          '働く前の質問',
          t.onboardingQuestions.map(({ body }, i) => `${i + 1}. ${body}`).join('\n'),
        ],
      ],
    ],
  ]
  return (
    <Terms>
      {parts.map(([title, rows]) => {
        const filled = rows.filter(([, value]) => value !== '')
        return (
          filled.length > 0 && (
            <PageSection key={title} title={title}>
              <dl>
                {filled.map(([label, value]) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            </PageSection>
          )
        )
      })}
      {note && <p>{note}</p>}
    </Terms>
  )
}

const Terms = styled.div`
  dl {
    margin: 0;
  }
  dl > div {
    display: grid;
    gap: 2px 24px;
    padding: 12px 0;
    border-top: 1px solid ${color.lineSoft};
  }
  dl > div:first-child {
    border-top: 0;
  }
  dt {
    color: ${color.ink2};
    font-size: ${font.s};
  }
  dd {
    margin: 0;
    white-space: pre-line;
    overflow-wrap: anywhere;
    font-weight: ${weight.regular};
  }
  dd > ul {
    margin: 0;
    padding: 0;
    list-style: none;
    white-space: normal;
  }
  dd > ul small {
    margin-left: 8px;
    color: ${color.ink2};
  }
  > p {
    margin: 24px 0 0;
    font-size: ${font.xs};
    color: ${color.ink2};
  }
  ${media.tablet} {
    dl > div {
      grid-template-columns: 180px minmax(0, 1fr);
    }
  }
`
