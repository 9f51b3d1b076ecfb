import dynamic from 'next/dynamic'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { OfferContent } from '@/contracts/offers/schemas'
import { INSURANCES } from '@/domain/offers/insurances'
import { minAgeLabel, parkingLabel, smokingPolicyText } from '@/domain/offers/labels'
import { conditionText } from '@/domain/offers/offerContent'
import { DEFAULT_MIN_AGE } from '@/domain/workers/age'
import { LazyBoundary } from '@/ui/feedback/LazyBoundary'
import { PageSection } from '@/ui/layout/PageSection'
import { color, font, media, rem, weight } from '@/ui/tokens'

const Manuals = dynamic(() => import('./Manuals').then((m) => m.Manuals), {
  ssr: false,
  loading: LazyBoundary,
})

type Props = {
  clientId: string
  content: OfferContent
  occupationName: string
  /** The note of one offering. */
  memo?: string
  /** A secondary line at the end. */
  note?: ReactNode
}

function stoolInspectionText(value: OfferContent['stoolInspection']) {
  if (value === 'required') return '結果を提出してもらう'
  return value === 'not_required' ? '求めない' : ''
}

/**
 * The job description as workers see it, for an offer or an offering. Rows without content are
 * omitted.
 */
export function JobTerms({ clientId, content, occupationName, memo = '', note }: Props) {
  const { manuals = [] } = content
  const sections: [string, [string, ReactNode][]][] = [
    [
      '仕事',
      [
        ['職種', occupationName],
        ['仕事内容', content.jobDescription],
        ['当日の流れ', content.workFlow],
        [
          '働くための条件',
          [...content.conditionItems.map(conditionText), content.conditions]
            .filter(Boolean)
            .join('\n'),
        ],
        ['注意事項', content.precautions],
      ],
    ],
    [
      '持ち物・服装',
      [
        ['持ち物', content.belongings.join('、')],
        ['服装・身だしなみ', content.clothing],
        [
          '着替え',
          content.hasUniformChange
            ? `制服に着替えます(${content.changeTimeMin}分・勤務時間に含む)`
            : '',
        ],
      ],
    ],
    [
      '勤務地',
      [
        ['住所', content.place.sameAsClient ? '店舗と同じ' : content.place.address],
        ['集合場所', content.place.meetingPlace],
        ['アクセス', [content.place.station, content.place.access].filter(Boolean).join(' ')],
        ['駐車場', parkingLabel[content.place.parking]],
      ],
    ],
    [
      '労働条件',
      [
        ['業務の変更の範囲', content.changeScopeWork],
        ['就業場所の変更の範囲', content.changeScopePlace],
        ['検便', stoolInspectionText(content.stoolInspection)],
        ['長期採用', content.longTermEnabled ? '相談できることを表示する' : ''],
        ['保険', INSURANCES],
        ['受動喫煙対策', smokingPolicyText(content.smokingPolicy)],
        ['雇入れ時教育', content.safetyTraining ?? ''],
        ['対象の年齢', minAgeLabel[content.minAge ?? DEFAULT_MIN_AGE]],
        ['時間外労働', content.overtimePossible ? 'あり' : 'なし'],
      ],
    ],
    [
      '連絡',
      [
        ['当日のメモ', memo],
        ['申し込み直後の自動メッセージ', content.autoMessage],
        [
          'マニュアル(PDF)',
          manuals.length > 0 ? <Manuals key='' clientId={clientId} manuals={manuals} /> : '',
        ],
        ['担当者', content.contactPerson],
        ['当日の連絡先', content.emergencyPhoneNumber],
        [
          '働く前の質問',
          content.onboardingQuestions.map(({ body }, i) => `${i + 1}. ${body}`).join('\n'),
        ],
      ],
    ],
  ]
  return (
    <Terms>
      {sections.map(([title, rows]) => {
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
      grid-template-columns: ${rem(180)} minmax(0, 1fr);
    }
  }
`
