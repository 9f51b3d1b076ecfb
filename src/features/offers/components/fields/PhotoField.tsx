import { X } from 'lucide-react'
import { pictureRules } from '@/components/uploads/pictureRules'
import { offerLimits } from '@/contracts/offers/enums'
import type { Editing } from '@/features/offers/lib/editing'
import { IconButton } from '@/ui/buttons/IconButton'
import { FileField } from '@/ui/fields/files/FileField'
import { Photo, Photos } from './PhotoField.styles'

/** The pictures of an offer: stored ones, and new ones that are uploaded with the next save. */
export function PhotoField({ editing: { clientId, form, values } }: { editing: Editing }) {
  const ids = values.content.imageFileIds
  const remove = (id: number) =>
    form.setValue(
      'content.imageFileIds',
      ids.filter((other) => other !== id),
      { shouldDirty: true },
    )
  return (
    <Photos>
      <FileField
        form={form}
        name='photos'
        label='写真'
        optional
        help='1枚目が一覧と募集に表示されます。撮影場所の情報は、送る前に取り除きます。'
        {...pictureRules}
        maxCount={offerLimits.photos - ids.length}
      />
      {ids.length > 0 && (
        <ul aria-label='保存してある写真'>
          {ids.map((id, i) => (
            <li key={id}>
              <Photo clientId={clientId} fileId={id} />
              <IconButton
                label={`${i + 1}枚目の写真を外す`}
                outlined
                icon={<X aria-hidden />}
                onClick={() => remove(id)}
              />
            </li>
          ))}
        </ul>
      )}
    </Photos>
  )
}
