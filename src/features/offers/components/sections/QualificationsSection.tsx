import { useQuery } from '@/api/useQuery'
import { QueryResult } from '@/components/queries/QueryResult'
import { masterData } from '@/contracts/masterData'
import { ChipGroups } from '@/features/offers/components/fields/ChipGroups'
import { type Editing, errorMessageIn } from '@/features/offers/lib/editing'
import { Notice } from '@/ui/feedback/Notice'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { SwitchField } from '@/ui/fields/choices/SwitchField'
import { FieldError } from '@/ui/fields/FieldError'

/** The required qualifications, and whether documents must be submitted before the shift. */
export function QualificationsSection({
  editing: {
    form,
    values: { content },
  },
}: {
  editing: Editing
}) {
  const query = useQuery(masterData.qualifications, {})
  const { data } = query
  const categories = [...new Set(data?.items.map(({ category }) => category))]
  const documentedQualifications =
    data?.items.filter(
      ({ id, needsDocument }) => needsDocument && content.qualificationIds.includes(id),
    ) ?? []
  function handleSelect(ids: number[]) {
    form.setValue('content.qualificationIds', ids, {
      shouldDirty: true,
      shouldTouch: true,
      shouldValidate: true,
    })
    if (ids.length === 0)
      form.setValue('content.qualificationDocumentRequired', false, { shouldDirty: true })
  }
  return (
    <>
      <p>
        選んだ資格をすべて持っている方だけが申し込めます。仕事に必要なものだけを選んでください(10個まで)。
      </p>
      <QueryResult
        of={query}
        name='資格の一覧'
        inline
        note='選んである資格はそのままです。'
        skeleton={<Skeleton kind='form' rows={4} />}
      >
        {(data) => (
          <ChipGroups
            selectedIds={content.qualificationIds}
            onChange={handleSelect}
            groups={categories.map((category) => ({
              label: category,
              items: data.items.filter((qualification) => qualification.category === category),
            }))}
          />
        )}
      </QueryResult>
      <FieldError id='offer-qualifications-error' label='資格'>
        {errorMessageIn(form.getFieldState('content.qualificationIds', form.formState).error)}
      </FieldError>
      {content.qualificationIds.length > 0 && (
        <SwitchField
          form={form}
          name='content.qualificationDocumentRequired'
          label='証明書の画像を提出してもらう'
          description='有効な証明書の確認が済んだワーカーだけが申し込めます。画像は、求人の「資格証明」で見られます。'
        />
      )}
      {documentedQualifications.length > 0 && !content.qualificationDocumentRequired && (
        <Notice tone='warning' title='証明書の確認が必要な資格です'>
          {documentedQualifications.map(({ name }) => name).join('、')}
          は、勤務の前に証明書を確かめてください。画像の提出を求めると、証明書の確認が済んだワーカーだけが申し込めます。
        </Notice>
      )}
    </>
  )
}
