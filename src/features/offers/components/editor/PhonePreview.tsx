import { Fragment } from 'react'
import { useQuery } from '@/api/useQuery'
import { masters } from '@/contracts/masterData'
import { conditionText } from '@/domain/offers/offerContent'
import { formatYen } from '@/lib/text/money'
import { Tag } from '@/ui/data-display/Tag'
import { addressOf } from '@/features/offers/lib/addressOf'
import { toOfferContent } from '@/features/offers/lib/toOfferContent'
import type { Editing } from '@/features/offers/lib/editing'
import { isError, type OfferIssue } from '@/features/offers/lib/offerIssues'
import type { OfferField } from '@/features/offers/lib/offerSections'
import { OfferPicture } from '@/features/offers/components/list/OfferPicture'
import { Phone } from './PhonePreview.styles'

type Props = Pick<Editing, 'clientId' | 'base' | 'occupations' | 'values' | 'issues'>

/** The template as a worker's phone shows it, while it is typed; words that may not stand are marked where they stand. */
export function PhonePreview({ clientId, base, occupations, values, issues }: Props) {
  const c = toOfferContent(values.content)
  const occupation = occupations.find((o) => o.id === values.masterCompanyOccupationId)
  const wage = c.defaults.hourlyWageYen
  const fare = c.defaults.transportationYen
  const tags = useQuery(masters.tags, c.tagIds.length > 0 ? {} : null).data?.items ?? []
  const qualifications =
    useQuery(masters.qualifications, c.qualificationIds.length > 0 ? {} : null).data?.items ?? []
  const told = tags.filter(({ id }) => c.tagIds.includes(id))
  const wanted = qualifications
    .filter(({ id }) => c.qualificationIds.includes(id))
    .map(({ name }) => name)
  const asked = [
    ...c.conditionItems.map(conditionText),
    ...wanted,
    ...(c.stoolInspection === 'required' ? ['検便の結果を提出できる'] : []),
    ...(c.onboardingQuestions.length > 0
      ? [`マッチングのあと、質問(${c.onboardingQuestions.length}問)に答える`]
      : []),
  ]
  const manuals = values.content.manuals.filter(({ id }) => id > 0)
  const parts: [title: string, field: OfferField, text: string][] = [
    ['仕事内容', 'content.jobDescription', c.jobDescription],
    ['当日の流れ', 'content.workFlow', c.workFlow],
    ['注意事項', 'content.precautions', c.precautions],
    ['持ち物', 'content.belongings', c.belongings.join('、')],
    ['服装・身だしなみ', 'content.clothing', c.clothing],
    ['集合場所', 'content.place.meetingPlace', c.place.meetingPlace],
  ]
  return (
    <Phone>
      <div data-screen='' role='region' aria-label='アプリの画面' tabIndex={0}>
        <OfferPicture
          clientId={clientId}
          fileId={values.content.imageFileIds[0] ?? null}
          file={values.content.imageFileIds.length > 0 ? undefined : values.photos[0]}
          occupationId={occupation?.occupationId}
        />
        <div data-body=''>
          {occupation && <Tag>{occupation.occupationName}</Tag>}
          <b data-title=''>
            {values.title.trim() === '' ? (
              '(ひな形名)'
            ) : (
              <Marked text={values.title} issues={issues} field='title' />
            )}
          </b>
          <p data-pay=''>
            <b>{typeof wage === 'number' ? formatYen(wage) : '–'}</b>
            <span>
              /時{typeof fare === 'number' && fare > 0 && ` ・ 交通費 ${formatYen(fare)}`}
            </span>
          </p>
          <p data-meta=''>
            {base.client.name}
            <br />
            {c.place.station || (c.place.sameAsClient ? addressOf(base) : c.place.address)}
          </p>
          {(told.length > 0 || c.longTermEnabled) && (
            <p data-tags=''>
              {told.map(({ id, name }) => (
                <span key={id}>{name}</span>
              ))}
              {c.longTermEnabled && <span>長期採用あり</span>}
            </p>
          )}
          {(asked.length > 0 || c.conditions.trim() !== '') && (
            <>
              <hr />
              <b>働くための条件</b>
              {asked.length > 0 && (
                <ul>
                  {asked.map((one) => (
                    <li key={one}>{one}</li>
                  ))}
                </ul>
              )}
              {c.conditions.trim() !== '' && (
                <p>
                  <Marked text={c.conditions} issues={issues} field='content.conditions' />
                </p>
              )}
            </>
          )}
          {parts
            .filter(([, , text]) => text.trim() !== '')
            .map(([title, field, text]) => (
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

function Marked({
  text,
  issues,
  field,
}: {
  text: string
  issues: readonly OfferIssue[]
  field: OfferField
}) {
  const found = issues.filter((issue) => issue.field === field && issue.matchedText !== '')
  // The longest first, so that a shorter one inside it does not cut it.
  const words = found.map((issue) => issue.matchedText).sort((a, b) => b.length - a.length)
  if (words.length === 0) return text
  const bad = new Set(found.filter(isError).map((issue) => issue.matchedText))
  const pieces = text.split(
    new RegExp(`(${words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`),
  )
  return pieces.map((piece, i) =>
    i % 2 === 1 ? (
      <mark key={i} data-bad={bad.has(piece) || undefined}>
        {piece}
      </mark>
    ) : (
      piece
    ),
  )
}
