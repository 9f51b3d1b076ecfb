import { useWatch } from 'react-hook-form'
import { useMutation } from '@/api/useMutation'
import { useQuery } from '@/api/useQuery'
import { useSchemaForm } from '@/api/useSchemaForm'
import { QueryError } from '@/components/queries/QueryResult'
import { offerCopies } from '@/contracts/offerCopies'
import type { OfferCopyPreview, OfferSources } from '@/contracts/offerCopies/schemas'
import { offerStatusLabel } from '@/domain/offers/labels'
import * as S from '@/features/offerCopies/OfferCopiesScreen.styles'
import { notify } from '@/lib/notifications/notificationQueue'
import { formatYen } from '@/lib/text/money'
import { CellLines } from '@/ui/data-display/table/CellLines'
import { FormSheet } from '@/ui/dialogs/FormSheet'
import { Notice } from '@/ui/feedback/Notice'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Field } from '@/ui/fields/Field'
import { Select } from '@/ui/fields/inputs/Select'

type Props = { companyId: string; onClose: () => void }
type Store = OfferCopyPreview['stores'][number]

/** Copies an offer to other stores: selects the offer and the stores, and previews each copy. */
export function CopySheet({ companyId, onClose }: Props) {
  const sources = useQuery(offerCopies.sources, { companyId })
  const [create] = useMutation(offerCopies.create)
  const [form, submitWith] = useSchemaForm(() => import('@/features/offerCopies/copy.schema'), {
    offerId: '',
    clientIds: [] as number[],
  })
  const [offerId, clientIds] = useWatch({ control: form.control, name: ['offerId', 'clientIds'] })
  const preview = useQuery(
    offerCopies.preview,
    offerId === '' ? null : { companyId, query: { offer: Number(offerId) } },
  )
  const onForm = submitWith(async (value) => {
    const { createdCount, draftCount } = await create({
      companyId,
      body: { offerId: Number(value.offerId), clientIds: value.clientIds },
    })
    notify({
      type: 'success',
      body: [
        `${createdCount}店舗にひな形をコピーしました。`,
        ...(draftCount > 0 ? [`${draftCount}店舗は下書きです。店舗で仕上げてください。`] : []),
      ],
    })
    onClose()
  })
  const { isSubmitted, errors } = form.formState
  const failed = sources.error ? sources : preview
  return (
    <FormSheet
      title='ひな形をほかの店舗にコピー'
      form={form}
      onForm={onForm}
      applyLabel={clientIds.length > 0 ? `${clientIds.length}店舗にコピーする` : 'コピーする'}
      onClose={onClose}
    >
      <SourceField
        value={offerId}
        error={errors.offerId?.message}
        items={sources.data?.items}
        onChange={(id) => {
          form.setValue('clientIds', [])
          form.clearErrors('clientIds')
          form.setValue('offerId', id, { shouldDirty: true, shouldValidate: isSubmitted })
        }}
      />
      <QueryError of={failed} name={failed === sources ? 'ひな形' : 'コピー先の店舗'} inline />
      <SourceNotice
        source={sources.data?.items.find((source) => source.offerId === Number(offerId))}
      />
      {offerId !== '' && !preview.data && !preview.error && <Skeleton kind='people' />}
      {preview.data && (
        <StoreChoice
          stores={preview.data.stores}
          clientIds={clientIds}
          onChange={(ids) => {
            form.setValue('clientIds', ids, { shouldDirty: true, shouldValidate: isSubmitted })
          }}
        />
      )}
      <S.Note>
        時給は元のひな形と店舗の最低賃金の高いほう、場所と連絡先は店舗情報のものになります。写真とマニュアルは店舗で付けてください。
      </S.Note>
      {preview.data && errors.clientIds && (
        <S.Problem role='alert'>{errors.clientIds.message}</S.Problem>
      )}
    </FormSheet>
  )
}

/** Warns that copies of an offer that cannot be posted from will not be usable either. */
function SourceNotice({ source }: { source: OfferSources['items'][number] | undefined }) {
  if (!source || source.status === 'usable') return null
  return (
    <Notice
      tone='warning'
      title={`元のひな形は「${offerStatusLabel[source.status]}」で、まだ募集に使えません`}
    >
      コピーしても、同じところを店舗ごとに直すことになります。先に元のひな形を仕上げてください。
    </Notice>
  )
}

type SourceProps = {
  value: string
  error: string | undefined
  /** Undefined while loading. */
  items: OfferSources['items'] | undefined
  onChange: (offerId: string) => void
}
function SourceField({ value, error, items, onChange }: SourceProps) {
  return (
    <Field
      label='コピーするひな形'
      help={
        items?.length === 0
          ? 'コピーできるひな形がありません。店舗の画面でひな形を作ると選べます。'
          : undefined
      }
      error={error}
      required
    >
      {(wiring) => (
        <Select
          {...wiring}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          placeholder='選んでください'
          options={(items ?? []).map(({ offerId, title, status, store }) => ({
            value: offerId,
            label: `${title}(${store.name}${status === 'usable' ? '' : `・${offerStatusLabel[status]}`})`,
          }))}
        />
      )}
    </Field>
  )
}

const wageText = ({ hourlyWageYen, minimumWageYen }: Store) => {
  if (hourlyWageYen === null) return '時給は未定'
  const minimum = minimumWageYen === null ? '' : `(最低賃金 ${formatYen(minimumWageYen)})`
  return `時給 ${formatYen(hourlyWageYen)}${minimum}`
}
const placeText = ({ meetingPlace, phoneNumber, contactPerson }: Store) =>
  [
    `集合場所 ${meetingPlace || '未登録'}`,
    `連絡先 ${phoneNumber || '未登録'}`,
    `担当 ${contactPerson || '未登録'}`,
  ].join(' ・ ')

type ChoiceProps = {
  stores: readonly Store[]
  clientIds: readonly number[]
  onChange: (clientIds: number[]) => void
}
function StoreChoice({ stores, clientIds, onChange }: ChoiceProps) {
  const free = stores.filter(({ isCopied }) => !isCopied)
  const isAll = free.length > 0 && clientIds.length === free.length
  const toggle = (id: number) =>
    onChange(
      clientIds.includes(id) ? clientIds.filter((other) => other !== id) : [...clientIds, id],
    )
  return (
    <S.Stores>
      <legend>コピー先の店舗</legend>
      {free.length === 0 && (
        <S.Note>
          {stores.length === 0
            ? 'コピー先にできるほかの店舗がありません。店舗一覧から店舗を追加すると選べます。'
            : 'ほかのすべての店舗にコピー済みです。別のひな形を選んでください。'}
        </S.Note>
      )}
      {free.length > 1 && (
        <label>
          <input
            type='checkbox'
            checked={isAll}
            onChange={() => onChange(isAll ? [] : free.map(({ id }) => id))}
          />
          すべての店舗
        </label>
      )}
      {stores.map((store) => (
        <label key={store.id}>
          <input
            type='checkbox'
            checked={clientIds.includes(store.id)}
            disabled={store.isCopied}
            onChange={() => toggle(store.id)}
          />
          <CellLines>
            {store.name}
            <small>{store.isCopied ? 'コピー済み' : wageText(store)}</small>
            {!store.isCopied && <small>{placeText(store)}</small>}
          </CellLines>
        </label>
      ))}
    </S.Stores>
  )
}
