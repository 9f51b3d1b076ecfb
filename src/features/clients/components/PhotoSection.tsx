import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { useEffect } from 'react'
import { useFieldArray, useWatch } from 'react-hook-form'
import { pictureRules } from '@/components/uploads/pictureRules'
import { MAX_CLIENT_IMAGES, MAX_CAPTION_LENGTH } from '@/contracts/clients/enums'
import type { ClientFormProps } from '@/features/clients/hooks/useClientForm'
import { IconButton } from '@/ui/buttons/IconButton'
import { FileField } from '@/ui/fields/files/FileField'
import { TextField } from '@/ui/fields/inputs/TextField'
import { PageSection } from '@/ui/layout/PageSection'
import * as S from './ClientForm.styles'

/** The pictures of a store with their captions, in their order. */
export function PhotoSection({ form, clientId }: ClientFormProps & { clientId: string }) {
  const { fields, append, remove, swap } = useFieldArray({ control: form.control, name: 'images' })
  const photos = useWatch({ control: form.control, name: 'photos' })
  // Moves chosen files into `images`, where they get a caption and can be reordered.
  useEffect(() => {
    if (photos.length === 0) return
    append(
      photos.map((file) => ({ fileId: null, file, caption: '' })),
      { shouldFocus: false },
    )
    form.setValue('photos', [])
  }, [photos, append, form])
  return (
    <PageSection
      title='写真'
      note='1枚目を店舗の表紙にします。'
      aside={`${fields.length}/${MAX_CLIENT_IMAGES}枚`}
    >
      {fields.length > 0 && (
        <S.Rows aria-label='写真'>
          {fields.map((image, i) => (
            <li key={image.id} data-kind='picture'>
              <S.Photo clientId={clientId} fileId={image.fileId} file={image.file} />
              <TextField
                form={form}
                name={`images.${i}.caption`}
                label={`写真${i + 1}の説明`}
                placeholder='例: 宮益坂側の入り口。青い看板'
                maxLength={MAX_CAPTION_LENGTH}
                optional
              />
              {/* One button of each pair is enough: ↑ of the next picture moves this one down, too. The first picture,
                  the cover, has ↓ because it has no ↑. */}
              <span data-buttons=''>
                {i > 0 && (
                  <IconButton
                    label={`写真${i + 1}を前に移す`}
                    icon={<ArrowUp aria-hidden />}
                    onClick={() => swap(i, i - 1)}
                  />
                )}
                {i === 0 && fields.length > 1 && (
                  <IconButton
                    label={`写真${i + 1}を後ろに移す`}
                    icon={<ArrowDown aria-hidden />}
                    onClick={() => swap(i, i + 1)}
                  />
                )}
                <IconButton
                  label={`写真${i + 1}を外す`}
                  icon={<Trash2 aria-hidden />}
                  onClick={() => remove(i)}
                />
              </span>
            </li>
          ))}
        </S.Rows>
      )}
      <FileField
        form={form}
        name='photos'
        label='写真を追加'
        optional
        help='お客様や従業員の顔、車のナンバーが写っていないかご確認ください。位置情報は自動で消します。'
        {...pictureRules}
        maxCount={MAX_CLIENT_IMAGES - fields.length}
      />
    </PageSection>
  )
}
