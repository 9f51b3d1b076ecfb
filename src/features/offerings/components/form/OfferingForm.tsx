import dynamic, { type DynamicOptionsLoadingProps } from 'next/dynamic'
import { useState, type ComponentProps, type FormEvent, type ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { useDraft } from '@/api/useDraft'
import { useVersionedForm } from '@/api/useVersionedForm'
import { BudgetApproval } from '@/components/budgets/BudgetApproval'
import { ConflictNotice } from '@/components/conflicts/ConflictNotice'
import { DraftNotice } from '@/components/drafts/DraftNotice'
import type { OfferingDetail, OfferingInput } from '@/contracts/offerings/schemas'
import { CostLine } from '@/features/offerings/components/cost/CostLine'
import {
  BasicSections,
  type BasicSectionsProps,
} from '@/features/offerings/components/sections/BasicSections'
import { DayChips } from '@/features/offerings/components/sections/DayChips'
import { useOfferingPreview, type Validate } from '@/features/offerings/hooks/useOfferingPreview'
import { useRuleErrors } from '@/features/offerings/hooks/useRuleErrors'
import {
  conflictLabels,
  conflictWords,
  labels,
  toApiError,
  type FormValidation,
} from '@/features/offerings/lib/offeringFields'
import {
  inputOf,
  readValues,
  valuesOfOffering,
  type OfferingValues,
} from '@/features/offerings/lib/offeringValues'
import { useInView } from '@/lib/browser/useInView'
import { serverNow } from '@/lib/clock'
import { formatMonth, formatTime } from '@/lib/date'
import { useUnsavedGuard } from '@/shell/page/useUnsavedGuard'
import { LazyBoundary, LazyDialogBoundary } from '@/ui/feedback/LazyBoundary'
import { Notice } from '@/ui/feedback/Notice'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { ActionBar } from '@/ui/layout/ActionBar'
import { HiddenInPrint } from '@/ui/layout/HiddenInPrint'
import { PageSection } from '@/ui/layout/PageSection'
import { TwoColumns } from '@/ui/layout/TwoColumns'
import { useIsMobile } from '@/ui/responsive/useIsMobile'
import * as S from './OfferingForm.styles'

const loadDetails = () =>
  import('@/features/offerings/components/sections/DetailSections').then((m) => m.DetailSections)
const loadErrorList = () => import('@/ui/fields/form/FormErrorSummary').then((m) => m.FormErrorList)
/** Loads the parts that are needed once the user fills in the form. A part that failed to load reports it itself. */
const preloadParts = () =>
  Promise.all([loadDetails(), loadErrorList()]).then(
    () => undefined,
    () => undefined,
  )
const DetailSections = dynamic(loadDetails, { ssr: false, loading: DetailsLoading })
const FormErrorList = dynamic(loadErrorList, { ssr: false, loading: LazyDialogBoundary })
const CostPanel = dynamic(
  () => import('@/features/offerings/components/cost/CostPanel').then((m) => m.CostPanel),
  { ssr: false, loading: LazyBoundary },
)
const CostBar = dynamic(
  () => import('@/features/offerings/components/cost/CostBar').then((m) => m.CostBar),
  { ssr: false, loading: CostBarLoading },
)

/**
 * What a submit handler needs to finish the form: call `allowLeaving` before navigating, clear the
 * draft once it is saved.
 */
export type FormEnd = {
  values: OfferingValues
  /** The version of the edited offering that the values are based on; undefined for a new one. */
  opened: OfferingDetail | undefined
  /** Shows the conflict if another user saved first; throws any other error. */
  refuse: (error: unknown) => Promise<void>
  allowLeaving: () => void
  clearDraft: () => void
}
type Edited = {
  offering: OfferingDetail
  /** Input restored from the confirmation, with the values that the form was opened with. */
  restored: { values: OfferingValues; base: OfferingValues } | undefined
  readLatest: () => Promise<OfferingDetail>
}
type Props = Pick<BasicSectionsProps, 'clientId' | 'offerId' | 'usualPeople'> & {
  draftKey: string | undefined
  initialValues: OfferingValues
  /** The offering that is edited; undefined for a new one. */
  edited?: Edited
  /** The values were restored from the confirmation, so an older draft is not offered. */
  isRestored: boolean
  validate: Validate
  initialValidation?: FormValidation | undefined
  /**
   * Workers see the offering: saving takes effect at once, so the budget is checked here and not at the confirmation.
   */
  isPublished?: boolean
  minimum?: BasicSectionsProps['minimum']
  /** Why nothing can be posted from the offer. Shown until the first validation arrives. */
  offerRefusal?: string | undefined
  /** Above the fields. */
  intro: ReactNode
  lockedAction?: ReactNode
  /** Called if the rules accept the values. */
  onValid: (input: OfferingInput, validation: FormValidation, end: FormEnd) => Promise<unknown>
  /** Called if the rules refuse the values. Returns 'handled' if a concurrent change was the cause and is reported. */
  onInvalid?: (input: OfferingInput, end: FormEnd) => Promise<'handled' | undefined>
  buttons: (isSubmitting: boolean, allowLeaving: () => void) => ReactNode
}

/** The state of the form: version, draft, unsaved-changes guard, and validation on submit. */
function useOfferingForm({
  draftKey,
  initialValues,
  edited,
  isPublished = false,
  ...props
}: Props) {
  const { validate, onValid, onInvalid } = props
  const versioned = useVersionedForm(() => import('@/features/offerings/offeringForm.schema'), {
    record: edited?.offering,
    valuesOf: (offering) => (offering ? valuesOfOffering(offering) : initialValues),
    restored: edited?.restored,
    readLatest: edited?.readLatest,
  })
  const { form, refuse } = versioned
  const draft = useDraft(draftKey, versioned.draftForm)
  const [guard, allowLeaving] = useUnsavedGuard(form.formState.isDirty, {
    note: '入力した内容は下書きとしてこの端末に残ります。',
    draft,
  })
  const submit = versioned.submitWith(async (input, opened) => {
    const result = await validate(input)
    const values = form.getValues() as OfferingValues
    const end: FormEnd = { values, opened, refuse, allowLeaving, clearDraft: draft.clear }
    const refusals = result.errors.filter(({ field }) => isPublished || field !== 'budget')
    if (refusals.length === 0) await onValid(input, result, end)
    else if ((await onInvalid?.(input, end)) !== 'handled') throw toApiError(refusals)
  })
  return { versioned, draft, guard, allowLeaving, submit }
}

/**
 * The conditions of one offering, validated while they are edited. The sections below the fold load
 * when they come near or on the first focus.
 */
export function OfferingForm(props: Props) {
  const { clientId, offerId, validate, isPublished = false } = props
  const { versioned, draft, guard, allowLeaving, submit } = useOfferingForm(props)
  const { form } = versioned
  const { errors, isSubmitting, submitCount } = form.formState
  const { onSubmit, onFocus, ...attributes } = submit
  const values = readValues(useWatch({ control: form.control }) as OfferingValues)
  const preview = useOfferingPreview(
    validate,
    inputOf(values, serverNow()),
    props.initialValidation,
  )
  const { validation } = preview
  useRuleErrors(form, validation, preview.isChecking)

  const [hasFocused, setHasFocused] = useState(false)
  const isMobile = useIsMobile()
  const [detailsRef, isDetailsNear] = useInView<HTMLDivElement>()
  const showsErrors = submitCount > 0 && Object.keys(errors).length > 0
  const costProps = { preview, values }

  function startEditing() {
    setHasFocused(true)
    return preloadParts()
  }
  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    // An error may belong to a field below the fold, which must be mounted to take the focus.
    await startEditing()
    await onSubmit()
  }

  const shared = { form, values, validation, clientId, offerId }
  return (
    <form
      id='offering-form'
      {...attributes}
      onFocus={() => {
        onFocus()
        void startEditing()
      }}
      onSubmit={(event) => void handleSubmit(event)}
    >
      {guard}
      <TwoColumns form side={<CostBeside {...costProps} />}>
        <S.Fields>
          {props.intro}
          <ConflictNotice versioned={versioned} labels={conflictLabels} words={conflictWords} />
          <div data-error-summary aria-live='polite'>
            {showsErrors && <FormErrorList form={form} labels={labels} />}
          </div>
          <OfferErrors validation={validation} expected={props.offerRefusal} />
          {validation?.budget && isPublished && (
            <BudgetApproval
              clientId={clientId}
              budget={validation.budget}
              onChange={preview.refresh}
            />
          )}
          {validation?.budget && !isPublished && (
            <Notice tone='warning' live title='本部の承認が必要です'>
              {formatMonth(validation.budget.month)}
              の予算を超えます。次の確認の画面から、本部に承認を依頼できます。
            </Notice>
          )}
          {!props.isRestored && <DraftNotice draft={draft} />}
          <BasicSections
            {...shared}
            days={<DayChips form={form} />}
            usualPeople={props.usualPeople}
            minimum={props.minimum}
            lockedAction={props.lockedAction}
          />
          <S.Details ref={detailsRef}>
            {isDetailsNear || hasFocused ? (
              <DetailSections {...shared} draftNote={draftNoteOf(draft.savedAt)} />
            ) : (
              <HiddenInPrint>
                <DetailsLoading />
              </HiddenInPrint>
            )}
          </S.Details>
        </S.Fields>
      </TwoColumns>
      <ActionBar
        summary={
          <S.PhoneCost>{isMobile ? <CostBar {...costProps} /> : <CostLine as='div' />}</S.PhoneCost>
        }
      >
        {props.buttons(isSubmitting, allowLeaving)}
      </ActionBar>
    </form>
  )
}

const draftNoteOf = (savedAt: number | undefined) =>
  savedAt
    ? `${formatTime(new Date(savedAt))} に下書きを保存しました`
    : '入力すると、下書きをこの端末に保存します'

/** Errors of the offer or the store, which no field can fix. */
function OfferErrors({
  validation,
  expected,
}: {
  validation: FormValidation | undefined
  expected: string | undefined
}) {
  const expectedErrors = expected === undefined ? [] : [{ field: 'offer', message: expected }]
  const errors = (validation?.errors ?? expectedErrors).filter(({ field }) => field === 'offer')
  return errors.map(({ message }) => (
    <Notice key={message} tone='error' live title='このひな形では募集できません'>
      {message}
    </Notice>
  ))
}

function DetailsLoading(props: Partial<DynamicOptionsLoadingProps>) {
  return (
    <PageSection title='だれに見せるか'>
      {props.error ? <LazyBoundary {...props} /> : <Skeleton kind='form' rows={9} />}
    </PageSection>
  )
}

/** The bill beside the form. Phones show `CostBar` instead. */
function CostBeside(props: ComponentProps<typeof CostPanel>) {
  return useIsMobile() ? null : <CostPanel {...props} />
}

/** Keeps the height of the cost bar while it loads. */
function CostBarLoading(props: DynamicOptionsLoadingProps) {
  return props.error ? <LazyBoundary {...props} /> : <CostLine as='div' />
}
