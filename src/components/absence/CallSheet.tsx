import { Phone } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { ApiError } from '@/api/ApiError'
import { request } from '@/api/client'
import { MatchedLine } from '@/components/matchings/MatchedBody'
import { matchings } from '@/contracts/matchings'
import type { EmergencyContact } from '@/contracts/matchings/schemas'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { Sheet } from '@/ui/dialogs/Sheet'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { Notice } from '@/ui/feedback/Notice'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { color, font, weight } from '@/ui/tokens'

type Props = {
  clientId: string
  user: { userId: number; name: string; nameKana: string }
  onClose: () => void
}
/**
 * Formats a Japanese number of ten or eleven digits ('090-1234-5678'); returns anything else
 * unchanged.
 */
const formatPhoneNumber = (number: string) =>
  number
    .replace(/^(0[5789]0)(\d{4})(\d{4})$/, '$1-$2-$3')
    .replace(/^(0\d)(\d{4})(\d{4})$/, '$1-$2-$3')

/**
 * The phone number of a worker. It is requested directly and kept in local state only, never in the
 * SWR cache; each request is recorded in the audit log.
 */
export function CallSheet({ clientId, user: { userId, name, nameKana }, onClose }: Props) {
  const [contact, setContact] = useState<EmergencyContact>()
  const [error, setError] = useState<ApiError>()
  const [isLoading, setIsLoading] = useState(false)
  const hasRequested = useRef(false)
  async function loadContact() {
    setIsLoading(true)
    try {
      setContact(await request(matchings.emergencyContact, { clientId, userId }))
      setError(undefined)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setError(error)
    } finally {
      setIsLoading(false)
    }
  }
  // Requested once per opening, because every request is recorded in the audit log. The ref keeps strict mode, which
  // runs effects twice, from sending a second one.
  useEffect(() => {
    if (!hasRequested.current) {
      hasRequested.current = true
      void loadContact()
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
        <MatchedLine
          nameKana={nameKana}
          shift={
            contact?.startAt && contact.endAt
              ? { startAt: contact.startAt, endAt: contact.endAt }
              : undefined
          }
        />
        {error && (
          <ErrorState
            inline
            title='電話番号を表示できませんでした'
            onRetry={() => void loadContact()}
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
        {formatPhoneNumber(contact.phoneNumber)}
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
