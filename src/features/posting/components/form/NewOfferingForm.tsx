import { History } from 'lucide-react'
import { useRouter } from 'next/router'
import { useCallback, useState } from 'react'
import { request } from '@/api/client'
import { useQuery } from '@/api/hooks'
import { accounts } from '@/contracts/accounts'
import { offerings } from '@/contracts/offerings'
import type { OfferingInput, OfferingSuggestion } from '@/contracts/offerings/schemas'
import { formatDay } from '@/lib/dates/tokyoDate'
import { routes } from '@/routes/routes'
import { href } from '@/routes/href'
import { Button } from '@/ui/buttons/Button'
import { Notice } from '@/ui/feedback/Notice'
import { keepDraft, postingDraftKey } from '@/features/posting/lib/postingDraft'
import { forGroup, onDay } from '@/features/posting/lib/postingValues'
import { PostingForm } from './PostingForm'
import { usePosting } from './PostingPages'
import { TemplateRow } from './TemplateRow'

type Props = {
  clientId: string
  offerId: string
  title: string
  suggestion: OfferingSuggestion
  on: string
  /** The group it is for; 0: as last time. */ groupId: number
  /** From a posting that somebody chose, not from the last one. */ copied: boolean
}

/** A new posting, filled in from the last one: whoever repeats a shift changes the day and goes on. */
export function NewOfferingForm({
  clientId,
  offerId,
  title,
  suggestion,
  on,
  groupId,
  copied,
}: Props) {
  const router = useRouter()
  const { held, hold } = usePosting()
  const { data: me } = useQuery(accounts.me, {})
  const [restored] = useState(held)
  const draftKey = postingDraftKey(me?.id, clientId, offerId, '')
  const check = useCallback(
    (body: OfferingInput) => request(offerings.validate, { clientId, offerId, body }),
    [clientId, offerId],
  )
  const from =
    suggestion.basedOn === 'offering' && suggestion.basedOnWorkOn && !restored
      ? formatDay(suggestion.basedOnWorkOn, new Date())
      : undefined
  return (
    <PostingForm
      clientId={clientId}
      offerId={offerId}
      draftKey={draftKey}
      opened={restored?.values ?? forGroup(onDay(suggestion, on), groupId)}
      restored={restored !== undefined}
      check={check}
      usual={suggestion.usualPeople}
      head={
        <>
          <TemplateRow clientId={clientId} title={title} />
          {from && (
            <Notice icon={History}>
              {copied ? (
                <>
                  <b>{from}</b> の求人をコピーしました。
                </>
              ) : (
                <>
                  前回 <b>{from}</b> の条件を入れました。
                </>
              )}
              変えたところだけ直してください。
            </Notice>
          )}
        </>
      }
      onAgreed={(input, _, { values, pass }) => {
        hold({ values, input, lockVersion: undefined })
        keepDraft(draftKey, values)
        pass()
        return router.push(href(routes.confirmOffering, { clientId, offerId }))
      }}
      buttons={(submitting, pass) => (
        <>
          <Button type='submit' tone='primary' size={48} wide loading={submitting}>
            確認へ進む
          </Button>
          <Button
            data-quit=''
            tone='quiet'
            size={44}
            wide
            onClick={() => {
              pass()
              void router.push(href(routes.offerings, { clientId }))
            }}
          >
            下書きを残してやめる
          </Button>
        </>
      )}
    />
  )
}
