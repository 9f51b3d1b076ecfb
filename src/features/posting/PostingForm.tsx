import { History } from '@/ui/icons'
import { useRouter } from 'next/router'
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { request } from '@/api/client'
import { useQuery } from '@/api/hooks'
import { useDraft } from '@/api/useDraft'
import { useForm } from '@/api/useForm'
import { accounts } from '@/contracts/accounts'
import { offerings } from '@/contracts/offerings'
import type { OfferingSuggestion } from '@/contracts/offerings.schemas'
import { suggestBreak } from '@/domain/breaks'
import { shiftOfInput } from '@/domain/offeringCheck'
import { formatDateTime, formatDay, formatTime, minutesBetween } from '@/lib/jst'
import { routes } from '@/routes'
import { href } from '@/routes/kit'
import { useUnsavedGuard } from '@/shell/useUnsavedGuard'
import { ActionBar } from '@/ui/ActionBar'
import { Button } from '@/ui/Button'
import { FormErrorSummary } from '@/ui/FormErrorSummary'
import { Notice } from '@/ui/Notice'
import { PageSection } from '@/ui/PageSection'
import { TextAreaField } from '@/ui/TextAreaField'
import { TwoColumns } from '@/ui/TwoColumns'
import { CostBar } from './CostBar'
import { CostPanel } from './CostPanel'
import { heldPosting, holdPosting, postingDraftKey, useHeldUntilLeft } from './heldPostings'
import { PaySection } from './PaySection'
import { labels, refusal } from './postingFields'
import { inputOf, onDay, type PostingValues } from './postingValues'
import { ScopeSection } from './ScopeSection'
import { TemplateRow } from './TemplateRow'
import { usePostingPreview } from './usePostingPreview'
import { useRuleErrors } from './useRuleErrors'
import { WhenSection } from './WhenSection'

type Props = { clientId: string; offerId: string; title: string; suggestion: OfferingSuggestion; on: string }

/** The conditions of one posting, filled in from the last one: whoever repeats a shift changes the day and goes on. */
export function PostingForm({ clientId, offerId, title, suggestion, on }: Props) {
  const router = useRouter()
  const { data: me } = useQuery(accounts.me, {})
  const [held] = useState(() => heldPosting(offerId)), draftKey = postingDraftKey(me?.id, clientId, offerId)
  useHeldUntilLeft(offerId)
  const [form, onForm] = useForm(() => import('./postingForm.schema'), held?.values ?? onDay(suggestion, on), async (input) => {
    const { errors } = await request(offerings.validate, { clientId, offerId, body: input })
    if (errors.length > 0) throw refusal(errors)
    holdPosting(offerId, form.getValues() as PostingValues, input, draftKey)
    pass()
    await router.push(href(routes.confirmOffering, { clientId, offerId }))
  })
  const draft = useDraft(draftKey, form)
  const [guard, pass] = useUnsavedGuard(form.formState.isDirty, { note: '入力した内容は下書きとしてこの端末に残ります。' })
  const values = useWatch({ control: form.control }) as PostingValues
  const preview = usePostingPreview(clientId, offerId, inputOf(values, new Date())), { answer } = preview
  useRuleErrors(form, answer, preview.asking)

  // The lawful break follows the times until somebody chooses one.
  const shift = shiftOfInput(values), span = shift ? minutesBetween(shift.startAt, shift.endAt) : 0
  const { setValue, getFieldState, getValues } = form
  useEffect(() => {
    if (span > 0 && !getFieldState('breakMin').isDirty && suggestBreak(span) > (getValues('breakMin') ?? 0)) setValue('breakMin', suggestBreak(span))
  }, [span, getFieldState, getValues, setValue])

  const refused = answer?.errors.filter((e) => e.field === 'offer') ?? [], shared = { form, values, answer }
  const saved = draft.savedAt ? `${formatTime(new Date(draft.savedAt))} に下書きを保存しました` : '入力すると、下書きをこの端末に保存します'
  return (
    <form className='postingFormForm' {...onForm}>
      {guard}
      <TwoColumns form side={<>
        <div data-panel=''><CostPanel preview={preview} values={values} /></div>
        <ActionBar place='side' summary={<CostBar preview={preview} values={values} />}>
          <Button type='submit' tone='primary' size={48} wide loading={form.formState.isSubmitting}>確認へ進む</Button>
          <Button data-quit='' tone='quiet' size={44} wide onClick={() => { pass(); void router.push(href(routes.offerings, { clientId })) }}>下書きを残してやめる</Button>
        </ActionBar>
      </>}>
        <div className='postingFormFields'>
          <TemplateRow clientId={clientId} title={title} />
          <FormErrorSummary form={form} labels={labels} />
          {refused.map((e) => <Notice key={e.message} tone='error' live title='このひな形では募集できません'>{e.message}</Notice>)}
          {draft.offered && !held && <Notice title={`${formatDateTime(new Date(draft.offered.savedAt), new Date())}の下書きがあります`} action={<><Button size={32} onClick={draft.restore}>下書きを復元</Button><Button size={32} tone='link' onClick={draft.discard}>破棄する</Button></>} />}
          {suggestion.basedOn === 'offering' && suggestion.basedOnWorkOn && !held && <Notice icon={History}>前回 <b>{formatDay(suggestion.basedOnWorkOn, new Date())}</b> の条件を入れました。変えたところだけ直してください。</Notice>}
          <WhenSection {...shared} />
          <PaySection {...shared} clientId={clientId} offerId={offerId} usual={suggestion.usualPeople} />
          <ScopeSection {...shared} clientId={clientId} />
          <PageSection title='当日の連絡'>
            <TextAreaField form={form} name='memo' label='ワーカーへのメモ' optional max={500} rows={3} placeholder='例: 開始の10分前に、店舗の裏口からお入りください。' note={saved} />
          </PageSection>
        </div>
      </TwoColumns>
    </form>
  )
}
