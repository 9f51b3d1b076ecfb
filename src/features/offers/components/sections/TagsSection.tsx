import { useQuery } from '@/api/useQuery'
import { masterData } from '@/contracts/masterData'
import { tagCategories } from '@/contracts/masterData/enums'
import { tagCategoryLabel } from '@/domain/offers/labels'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { FieldError } from '@/ui/fields/FieldError'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { ChipGroups } from '@/features/offers/components/fields/ChipGroups'
import { type Editing, errorMessageIn } from '@/features/offers/lib/editing'

/** Tags of the job that workers can search by. */
export function TagsSection({
  editing: {
    form,
    values: {
      content: { tagIds },
    },
  },
}: {
  editing: Editing
}) {
  const { data, error, isValidating, mutate } = useQuery(masterData.tags, {})
  return (
    <>
      <p>
        事実に合うものだけを選んでください。求人を探すときの目印になり、一覧にも表示されます(20個まで)。
      </p>
      {error && !data && (
        <ErrorState
          inline
          title='特徴の一覧を読み込めませんでした'
          onRetry={() => void mutate()}
          retrying={isValidating}
        >
          選んである特徴はそのままです。
        </ErrorState>
      )}
      {!data && !error && <Skeleton kind='form' rows={4} />}
      {data && (
        <ChipGroups
          selectedIds={tagIds}
          onChange={(ids) =>
            form.setValue('content.tagIds', ids, {
              shouldDirty: true,
              shouldTouch: true,
              shouldValidate: true,
            })
          }
          groups={tagCategories.map((category) => ({
            label: tagCategoryLabel[category],
            items: data.items.filter((tag) => tag.category === category),
          }))}
        />
      )}
      <FieldError id='offer-tags-error'>
        {errorMessageIn(form.getFieldState('content.tagIds', form.formState).error)}
      </FieldError>
    </>
  )
}
