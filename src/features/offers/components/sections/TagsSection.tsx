import { useQuery } from '@/api/useQuery'
import { QueryResult } from '@/components/queries/QueryResult'
import { masterData } from '@/contracts/masterData'
import { tagCategories } from '@/contracts/masterData/enums'
import { tagCategoryLabel } from '@/domain/offers/labels'
import { ChipGroups } from '@/features/offers/components/fields/ChipGroups'
import { type Editing, errorMessageIn } from '@/features/offers/lib/editing'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { FieldError } from '@/ui/fields/FieldError'

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
  const query = useQuery(masterData.tags, {})
  return (
    <>
      <p>
        事実に合うものだけを選んでください。求人を探すときの目印になり、一覧にも表示されます(20個まで)。
      </p>
      <QueryResult
        of={query}
        name='特徴の一覧'
        inline
        note='選んである特徴はそのままです。'
        skeleton={<Skeleton kind='form' rows={4} />}
      >
        {(data) => (
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
      </QueryResult>
      <FieldError id='offer-tags-error' label='特徴'>
        {errorMessageIn(form.getFieldState('content.tagIds', form.formState).error)}
      </FieldError>
    </>
  )
}
