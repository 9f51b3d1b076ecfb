import styled from 'styled-components'
import { findPlace } from '@/components/address/findPlace'
import { useFilledAddress } from '@/components/address/useFilledAddress'
import { offerLimits, parkings } from '@/contracts/offers/enums'
import { postalDigits } from '@/domain/accounts/postalCode'
import { parkingLabel } from '@/domain/offers/labels'
import { FieldAdvice } from '@/features/offers/components/fields/FieldAdvice'
import { addressOf } from '@/features/offers/lib/addressOf'
import type { Editing } from '@/features/offers/lib/editing'
import { CheckboxField } from '@/ui/fields/choices/CheckboxField'
import { ChoiceChips } from '@/ui/fields/choices/ChoiceChips'
import { TextAreaField } from '@/ui/fields/inputs/TextAreaField'
import { TextField } from '@/ui/fields/inputs/TextField'
import { media, rem } from '@/ui/tokens'

const parkingOptions = parkings.map((value) => ({ value, label: parkingLabel[value] }))

/** The place of work, the meeting place and the directions. */
export function PlaceSection({ editing }: { editing: Editing }) {
  const {
    form,
    values: {
      content: { place },
    },
    base,
  } = editing
  const address = addressOf(base)
  const fill = useFilledAddress({
    get: () => form.getValues('content.place.address'),
    set: (text) =>
      form.setValue('content.place.address', text, { shouldDirty: true, shouldValidate: true }),
  })
  async function fillAddress(postalCode: string) {
    const digits = postalDigits(postalCode)
    if (digits !== undefined)
      await fill(() => findPlace(editing.clientId, digits).catch(() => undefined))
  }
  return (
    <>
      <CheckboxField
        form={form}
        name='content.place.sameAsClient'
        label='勤務地は店舗と同じ'
        {...(address ? { help: address } : {})}
      />
      {!place.sameAsClient && (
        <AddressRow>
          <TextField
            form={form}
            name='content.place.postalCode'
            label='郵便番号'
            optional
            kind='digits'
            placeholder='1500002'
            help='7桁の数字。住所に何も書き足していなければ、町名まで入ります。'
            onBlur={(event) => void fillAddress(event.target.value)}
          />
          <TextField form={form} name='content.place.address' label='住所' required />
        </AddressRow>
      )}
      <div>
        <TextField
          form={form}
          name='content.place.meetingPlace'
          label='集合場所'
          help='入口や受付の場所まで書くと、遅刻や問い合わせが減ります。'
          placeholder='例: 建物裏手の通用口'
        />
        <FieldAdvice editing={editing} field='content.place.meetingPlace' />
      </div>
      <TextField
        form={form}
        name='content.place.station'
        label='最寄り駅'
        optional
        placeholder='例: 渋谷駅 徒歩4分'
      />
      <div>
        <TextAreaField
          form={form}
          name='content.place.access'
          label='行き方'
          optional
          max={offerLimits.access}
          rows={3}
        />
        <FieldAdvice editing={editing} field='content.place.access' />
      </div>
      <ChoiceChips
        form={form}
        name='content.place.parking'
        label='駐車場・駐輪場'
        compact
        options={parkingOptions}
      />
    </>
  )
}

/** The postal code and the address, side by side where there is room. */
const AddressRow = styled.div`
  display: grid;
  gap: 4px 12px;
  ${media.tablet} {
    grid-template-columns: repeat(auto-fit, minmax(${rem(140)}, 1fr));
  }
`
