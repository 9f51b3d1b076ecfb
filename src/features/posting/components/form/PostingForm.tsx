import { useRef, useState, type FormEvent, type ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { useDraft } from '@/api/useDraft'
import { useSchemaForm } from '@/api/useSchemaForm'
import type { OfferingInput } from '@/contracts/offerings/schemas'
import { formatDateTime, formatTime } from '@/lib/dates/tokyoDate'
import { useInView } from '@/lib/browser/useInView'
import { ActionBar } from '@/ui/layout/ActionBar'
import { Button } from '@/ui/buttons/Button'
import { Notice } from '@/ui/feedback/Notice'
import { PageSection } from '@/ui/layout/PageSection'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { TwoColumns } from '@/ui/layout/TwoColumns'
import { useIsMobile } from '@/ui/layout/useIsMobile'
import { CostPanel } from '@/features/posting/components/cost/CostPanel'
import {
  fetchParts,
  useCostBar,
  useFormErrorSummary,
  useLeaveGuard,
  useLowerSections,
} from '@/features/posting/lib/lateParts'
import { labels, refusal, type PostingAnswer } from '@/features/posting/lib/postingFields'
import { inputOf, type PostingValues } from '@/features/posting/lib/postingValues'
import { usePostingPreview, type Check } from '@/features/posting/hooks/usePostingPreview'
import { useRuleErrors } from '@/features/posting/hooks/useRuleErrors'
import { BasicSections, type UpperProps } from './BasicSections'
import { MissingPart } from './LazyLoadError'
import { DayChips } from './DayChips'

/** For whoever ends the form: `pass` before going on, `forget` the draft once it is of no more use. */
export type Ending = { values: PostingValues; pass: () => void; forget: () => void }
type Props = {
  clientId: string
  offerId: string
  draftKey: string | undefined
  /** What the form starts from; `restored`: from the confirmation, so no older draft is offered. */
  opened: PostingValues
  restored: boolean
  check: Check
  first?: PostingAnswer | undefined
  usual: UpperProps['usual']
  least?: UpperProps['least']
  /** Above the fields, and beside times that cannot be changed. */
  head: ReactNode
  instead?: ReactNode
  /** With what the form holds, after the rules have agreed to it. */
  onAgreed: (input: OfferingInput, answer: PostingAnswer, ending: Ending) => Promise<unknown>
  /** With what the rules refuse, before that is said: a rule may refuse only because somebody else was first. */
  onRefused?: (input: OfferingInput, ending: Ending) => Promise<'told' | undefined>
  buttons: (submitting: boolean, pass: () => void) => ReactNode
}

/** The conditions of one posting, judged while one types. What lies below arrives when it comes near or somebody begins to fill in. */
export function PostingForm({
  clientId,
  offerId,
  draftKey,
  opened,
  restored,
  check,
  first,
  usual,
  least,
  head,
  instead,
  onAgreed,
  onRefused,
  buttons,
}: Props) {
  const [form, { onSubmit, onFocus, ...attributes }] = useSchemaForm(
    () => import('@/features/posting/postingForm.schema'),
    opened,
    async (input) => {
      const answer = await check(input)
      const ending: Ending = {
        values: form.getValues() as PostingValues,
        pass,
        forget: draft.clear,
      }
      if (answer.errors.length === 0) await onAgreed(input, answer, ending)
      else if ((await onRefused?.(input, ending)) !== 'told') throw refusal(answer.errors)
    },
  )
  const { errors, isDirty, isSubmitting, submitCount } = form.formState
  const draft = useDraft(draftKey, form)
  const passing = useRef<() => void>(undefined)
  const [LeaveGuard] = useLeaveGuard(isDirty)
  const pass = () => {
    passing.current?.()
  }
  const values = useWatch({ control: form.control }) as PostingValues
  const preview = usePostingPreview(check, inputOf(values, new Date()), first)
  const { answer } = preview
  useRuleErrors(form, answer, preview.asking)

  const [begun, setBegun] = useState(false)
  const narrow = useIsMobile()
  const [lowerPlace, lowerNear] = useInView<HTMLDivElement>()
  const [LowerSections, lowerFailed, lowerAgain] = useLowerSections(lowerNear || begun)
  const faulty = submitCount > 0 && Object.keys(errors).length > 0
  const [FormErrorSummary] = useFormErrorSummary(faulty)
  const [CostBar] = useCostBar(narrow)
  function begin() {
    setBegun(true)
    return fetchParts()
  }
  async function submit(event: FormEvent) {
    event.preventDefault()
    // A fault may be at a field that has not arrived.
    await begin()
    await onSubmit()
  }

  const refused = answer?.errors.filter((e) => e.field === 'offer') ?? []
  const shared = { form, values, answer }
  const saved = draft.savedAt
    ? `${formatTime(new Date(draft.savedAt))} に下書きを保存しました`
    : '入力すると、下書きをこの端末に保存します'
  return (
    <form
      className='postingFormForm'
      id='posting-form'
      {...attributes}
      onFocus={() => {
        onFocus()
        void begin()
      }}
      onSubmit={(event) => void submit(event)}
    >
      {LeaveGuard && isDirty && <LeaveGuard passing={passing} />}
      <TwoColumns
        form
        side={
          <>
            <div data-panel=''>
              <CostPanel preview={preview} values={values} />
            </div>
            <ActionBar
              place='side'
              summary={
                CostBar ? (
                  <CostBar preview={preview} values={values} />
                ) : (
                  <div className='costBarLine' />
                )
              }
            >
              {buttons(isSubmitting, pass)}
            </ActionBar>
          </>
        }
      >
        <div className='postingFormFields'>
          {head}
          <div aria-live='polite'>
            {faulty && FormErrorSummary && <FormErrorSummary form={form} labels={labels} />}
          </div>
          {refused.map((e) => (
            <Notice key={e.message} tone='error' live title='このひな形では募集できません'>
              {e.message}
            </Notice>
          ))}
          {draft.offered && !restored && (
            <Notice
              title={`${formatDateTime(new Date(draft.offered.savedAt), new Date())}の下書きがあります`}
              action={
                <>
                  <Button size={32} onClick={draft.restore}>
                    下書きを復元
                  </Button>
                  <Button size={32} tone='link' onClick={draft.discard}>
                    破棄する
                  </Button>
                </>
              }
            />
          )}
          <BasicSections
            {...shared}
            days={<DayChips form={form} />}
            clientId={clientId}
            offerId={offerId}
            usual={usual}
            least={least}
            instead={instead}
          />
          <div ref={lowerPlace} data-part=''>
            {LowerSections ? (
              <LowerSections {...shared} clientId={clientId} offerId={offerId} saved={saved} />
            ) : (
              <PageSection title='だれに見せるか'>
                {lowerFailed ? (
                  <MissingPart onRetry={lowerAgain} />
                ) : (
                  <Skeleton kind='form' rows={9} />
                )}
              </PageSection>
            )}
          </div>
        </div>
      </TwoColumns>
    </form>
  )
}
