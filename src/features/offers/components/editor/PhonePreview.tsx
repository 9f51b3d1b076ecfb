import { Fragment } from 'react'
import { useQuery } from '@/api/useQuery'
import { masterData } from '@/contracts/masterData'
import { conditionText } from '@/domain/offers/offerContent'
import { OfferPicture } from '@/features/offers/components/list/OfferPicture'
import { addressOf } from '@/features/offers/lib/addressOf'
import type { Editing } from '@/features/offers/lib/editing'
import { isError, type OfferIssue } from '@/features/offers/lib/offerIssues'
import type { OfferField } from '@/features/offers/lib/offerSections'
import { toOfferContent } from '@/features/offers/lib/toOfferContent'
import { formatYen } from '@/lib/text/money'
import { Tag } from '@/ui/data-display/Tag'
import { Phone } from './PhonePreview.styles'

type OfferContent = ReturnType<typeof toOfferContent>
type Props = Pick<Editing, 'clientId' | 'base' | 'occupations' | 'values' | 'issues'>

const isBlank = (text: string) => text.trim() === ''

/** The text sections of an offering in display order. */
const textBlocksOf = (
  content: OfferContent,
): readonly { title: string; field: OfferField; text: string }[] => [
  { title: '仕事内容', field: 'content.jobDescription', text: content.jobDescription },
  { title: '当日の流れ', field: 'content.workFlow', text: content.workFlow },
  { title: '注意事項', field: 'content.precautions', text: content.precautions },
  { title: '持ち物', field: 'content.belongings', text: content.belongings.join('、') },
  { title: '服装・身だしなみ', field: 'content.clothing', text: content.clothing },
  { title: '集合場所', field: 'content.place.meetingPlace', text: content.place.meetingPlace },
]

/** A live preview of the offer as workers see it; texts with issues are marked. */
export function PhonePreview({ clientId, base, occupations, values, issues }: Props) {
  const content = toOfferContent(values.content)
  const occupation = occupations.find(({ id }) => id === values.masterCompanyOccupationId)
  const [imageFileId = null] = values.content.imageFileIds
  const manuals = values.content.manuals.filter(({ id }) => id > 0)
  return (
    <Phone>
      <div data-screen='' role='region' aria-label='アプリの画面' tabIndex={0}>
        <div data-picture=''>
          <OfferPicture
            clientId={clientId}
            fileId={imageFileId}
            file={imageFileId === null ? values.photos[0] : undefined}
            occupationId={occupation?.occupationId}
          />
        </div>
        <div data-body=''>
          {occupation && <Tag>{occupation.occupationName}</Tag>}
          <b data-title=''>
            {isBlank(values.title) ? (
              '(ひな形名)'
            ) : (
              <Marked text={values.title} issues={issues} field='title' />
            )}
          </b>
          <Pay defaults={content.defaults} />
          <p data-meta=''>
            {base.client.name}
            <br />
            {content.place.station ||
              (content.place.sameAsClient ? addressOf(base) : content.place.address)}
          </p>
          <PreviewTags content={content} />
          <PreviewConditions content={content} issues={issues} />
          {textBlocksOf(content)
            .filter(({ text }) => !isBlank(text))
            .map(({ title, field, text }) => (
              <Fragment key={field}>
                <hr />
                <b>{title}</b>
                <p>
                  <Marked text={text} issues={issues} field={field} />
                </p>
              </Fragment>
            ))}
          {manuals.length > 0 && (
            <>
              <hr />
              <b>マニュアル(マッチングのあと)</b>
              <ul>
                {manuals.map(({ id, name }) => (
                  <li key={id}>{name}</li>
                ))}
              </ul>
            </>
          )}
        </div>
      </div>
    </Phone>
  )
}

function Pay({ defaults }: { defaults: OfferContent['defaults'] }) {
  const { hourlyWageYen, transportationYen } = defaults
  const hasTransportation = typeof transportationYen === 'number' && transportationYen > 0
  return (
    <p data-pay=''>
      <b>{typeof hourlyWageYen === 'number' ? formatYen(hourlyWageYen) : '–'}</b>
      <span>/時{hasTransportation && ` ・ 交通費 ${formatYen(transportationYen)}`}</span>
    </p>
  )
}

function PreviewTags({ content: { tagIds, longTermEnabled } }: { content: OfferContent }) {
  const { data } = useQuery(masterData.tags, tagIds.length > 0 ? {} : null)
  const tags = (data?.items ?? []).filter(({ id }) => tagIds.includes(id))
  if (tags.length === 0 && !longTermEnabled) return null
  return (
    <p data-tags=''>
      {tags.map(({ id, name }) => (
        <span key={id}>{name}</span>
      ))}
      {longTermEnabled && <span>長期採用あり</span>}
    </p>
  )
}

type ConditionsProps = { content: OfferContent; issues: readonly OfferIssue[] }

/** The requirements for workers. */
function PreviewConditions({ content, issues }: ConditionsProps) {
  const { qualificationIds, onboardingQuestions, conditions } = content
  const { data } = useQuery(masterData.qualifications, qualificationIds.length > 0 ? {} : null)
  const qualifications = (data?.items ?? []).filter(({ id }) => qualificationIds.includes(id))
  const items = [
    ...content.conditionItems.map(conditionText),
    ...qualifications.map(({ name }) => name),
    ...(content.stoolInspection === 'required' ? ['検便の結果を提出できる'] : []),
    ...(onboardingQuestions.length > 0
      ? [`マッチングのあと、質問(${onboardingQuestions.length}問)に答える`]
      : []),
  ]
  if (items.length === 0 && isBlank(conditions)) return null
  return (
    <>
      <hr />
      <b>働くための条件</b>
      {items.length > 0 && (
        <ul>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
      {!isBlank(conditions) && (
        <p>
          <Marked text={conditions} issues={issues} field='content.conditions' />
        </p>
      )}
    </>
  )
}

/** A text with the matched texts of its issues marked. */
function Marked({
  text,
  issues,
  field,
}: {
  text: string
  issues: readonly OfferIssue[]
  field: OfferField
}) {
  const fieldIssues = issues.filter((issue) => issue.field === field && issue.matchedText !== '')
  // Longest first: in a regular expression an earlier alternative wins, and a shorter one may be part of a longer one.
  const matchedTexts = fieldIssues
    .map((issue) => issue.matchedText)
    .sort((a, b) => b.length - a.length)
  if (matchedTexts.length === 0) return text
  const errorTexts = new Set(fieldIssues.filter(isError).map((issue) => issue.matchedText))
  const pieces = text.split(
    new RegExp(
      `(${matchedTexts.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`,
    ),
  )
  return pieces.map((piece, i) =>
    i % 2 === 1 ? (
      <mark key={i} data-bad={errorTexts.has(piece) || undefined}>
        {piece}
      </mark>
    ) : (
      piece
    ),
  )
}
