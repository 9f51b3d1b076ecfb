import { Phone } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { ApiError } from '@/api/ApiError'
import { request } from '@/api/client'
import { matchings } from '@/contracts/matchings'
import type { EmergencyContact } from '@/contracts/matchings/schemas'
import { formatShift } from '@/lib/date'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { Notice } from '@/ui/feedback/Notice'
import { Sheet } from '@/ui/dialogs/Sheet'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { color, font, weight } from '@/ui/tokens'

type Props = {
  clientId: string
  user: { userId: number; name: string; nameKana: string }
  onClose: () => void
}
/** '090-1234-5678'; anything that is no Japanese number of ten or eleven digits as it is. */
const grouped = (number: string) =>
  number
    .replace(/^(0[5789]0)(\d{4})(\d{4})$/, '$1-$2-$3')
    .replace(/^(0\d)(\d{4})(\d{4})$/, '$1-$2-$3')

/**
 * A worker's number, fetched for this one look and forgotten with it: it never enters the cache of
 * reads, and each look is in the audit log.
 */
export function CallSheet({ clientId, user: { userId, name, nameKana }, onClose }: Props) {
  const [contact, setContact] = useState<EmergencyContact>()
  const [error, setError] = useState<ApiError>()
  const [isLoading, setIsLoading] = useState(false)
  const hasRequested = useRef(false)
  async function ask() {
    setIsLoading(true)
    try {
      setContact(await request(matchings.emergencyContact, { clientId, userId }))
      setError(undefined)
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem
      setError(problem)
    } finally {
      setIsLoading(false)
    }
  }
  // Once for each opening: asking twice would be noted as two looks.
  useEffect(() => {
    if (!hasRequested.current) {
      hasRequested.current = true
      void ask()
    }
  })
  return (
    <Sheet
      title={`${name}さんに電話する`}
      onClose={onClose}
      {...(contact?.phoneNumber
        ? {
            footer: (
              <ButtonLink
                tone='primary'
                size={48}
                icon={<Phone size={20} aria-hidden />}
                href={`tel:${contact.phoneNumber}`}
              >
                発信する
              </ButtonLink>
            ),
          }
        : {})}
    >
      <Body>
        <p>
          {nameKana}
          {contact?.startAt && contact.endAt && (
            <>
              {' '}
              ・ <b>{formatShift(contact.startAt, contact.endAt, new Date())}</b>
            </>
          )}
        </p>
        {error && (
          <ErrorState
            inline
            title='電話番号を表示できませんでした'
            onRetry={() => void ask()}
            retrying={isLoading}
          >
            {error.message}
          </ErrorState>
        )}
        {!error && <Contact contact={contact} />}
        <small>表示した日時と担当者が記録されます。勤務の連絡のほかには使わないでください。</small>
      </Body>
    </Sheet>
  )
}

function Contact({ contact }: { contact: EmergencyContact | undefined }) {
  if (!contact) return <Skeleton kind='text' rows={2} />
  if (contact.phoneNumber)
    return (
      <p role='status' data-number=''>
        {grouped(contact.phoneNumber)}
      </p>
    )
  return (
    <Notice tone='plain' live title='いまは表示できません'>
      {contact.refusal}
    </Notice>
  )
}

const Body = styled.div`
  display: grid;
  gap: 12px;
  p {
    font-size: 13px;
    color: ${color.ink2};
  }
  b {
    font-weight: ${weight.bold};
    color: ${color.ink};
  }
  [data-number] {
    padding: 12px 0;
    font-size: ${font.xl};
    line-height: 1.3;
    font-weight: ${weight.bold};
    color: ${color.ink};
    text-align: center;
    font-variant-numeric: tabular-nums;
  }
  small {
    color: ${color.ink3};
    font-size: ${font.xs};
  }
`
