import { Search } from 'lucide-react'
import { useRef, useState } from 'react'
import {
  addressAfter,
  addressText,
  findPlace,
  prefectureOptions,
} from '@/components/address/findPlace'
import { MAX_ACCESS_NOTE_LENGTH } from '@/contracts/clients/enums'
import { postalDigits } from '@/domain/accounts/postalCode'
import type { ClientFormProps } from '@/features/clients/hooks/useClientForm'
import { fieldLabels } from '@/features/clients/lib/clientValues'
import { Button } from '@/ui/buttons/Button'
import { FieldStack } from '@/ui/fields/FieldStack'
import { SelectField } from '@/ui/fields/inputs/SelectField'
import { TextAreaField } from '@/ui/fields/inputs/TextAreaField'
import { TextField } from '@/ui/fields/inputs/TextField'
import { PageSection } from '@/ui/layout/PageSection'
import * as S from './ClientForm.styles'

/** The address of a store. The postal code fills in prefecture, city and town. */
export function AddressSection({
  form,
  placeClientId,
}: ClientFormProps & { placeClientId: string | undefined }) {
  return (
    <PageSection title='住所'>
      <PostalCodeSearch form={form} placeClientId={placeClientId} />
      <FieldStack columns={2}>
        <SelectField
          form={form}
          name='prefectureCode'
          label={fieldLabels.prefectureCode}
          help='最低賃金の判定に使います。'
          placeholder='選んでください'
          options={prefectureOptions}
          required
        />
        <TextField
          form={form}
          name='city'
          label={fieldLabels.city}
          help='市・区・町・村まで'
          autoComplete='address-level2'
          required
        />
      </FieldStack>
      <TextField form={form} name='addressLine' label={fieldLabels.addressLine} required />
      <TextField form={form} name='building' label={fieldLabels.building} optional />
      <TextField
        form={form}
        name='defaultMeetingPlace'
        label={fieldLabels.defaultMeetingPlace}
        placeholder='例: 建物裏手の通用口'
        optional
      />
      <TextAreaField
        form={form}
        name='accessNote'
        label={fieldLabels.accessNote}
        max={MAX_ACCESS_NOTE_LENGTH}
        rows={3}
        optional
      />
    </PageSection>
  )
}

/** The postal code with the button that looks it up. Prefecture, city and town follow it. */
function PostalCodeSearch({
  form,
  placeClientId,
}: ClientFormProps & { placeClientId: string | undefined }) {
  const [isSearching, setIsSearching] = useState(false)
  const [message, setMessage] = useState('')
  const town = useRef('')
  async function handleSearch() {
    const digits = postalDigits(form.getValues('postalCode'))
    if (digits === undefined) return void form.trigger('postalCode', { shouldFocus: true })
    setIsSearching(true)
    const place = await findPlace(placeClientId, digits).catch(() => null)
    setIsSearching(false)
    if (place === null) return setMessage('住所を調べられませんでした。下の欄に入力してください。')
    if (place === undefined)
      return setMessage('この郵便番号の住所は見つかりません。下の欄に入力してください。')
    const after = addressAfter(form.getValues(), place, town.current)
    town.current = place.addressLine ?? ''
    for (const name of ['prefectureCode', 'city', 'addressLine'] as const)
      form.setValue(name, after[name], { shouldDirty: true, shouldValidate: after[name] !== '' })
    const found = addressText(place)
    setMessage(
      place.city
        ? `「${found}」を入力しました。番地を確認してください。`
        : `「${found}」を入力しました。市区町村から先を入力してください。`,
    )
  }
  return (
    <>
      <S.SearchRow>
        <TextField
          form={form}
          name='postalCode'
          label={fieldLabels.postalCode}
          kind='digits'
          autoComplete='postal-code'
          help='7桁の数字です。「住所を自動入力」で、都道府県・市区町村・町名が入ります。'
          placeholder='1500002'
          required
        />
        <Button
          icon={<Search size={16} aria-hidden />}
          size={48}
          loading={isSearching}
          onClick={() => void handleSearch()}
        >
          住所を自動入力
        </Button>
      </S.SearchRow>
      <S.SearchMessage role='status'>{message}</S.SearchMessage>
    </>
  )
}
