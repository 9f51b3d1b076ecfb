import { useState, type FormEvent } from 'react'
import { notifyError } from '@/api/client'
import { useMutation } from '@/api/useMutation'
import { useQuery } from '@/api/useQuery'
import { QueryError } from '@/components/queries/QueryResult'
import { offerCopies } from '@/contracts/offerCopies'
import type { OfferCopyPreview, OfferSources } from '@/contracts/offerCopies/schemas'
import { offerStatusLabel } from '@/domain/offers/labels'
import { notify } from '@/lib/notifications/notificationQueue'
import { formatYen } from '@/lib/text/money'
import { Button } from '@/ui/buttons/Button'
import { Sheet } from '@/ui/dialogs/Sheet'
import { SheetButtons, SheetForm } from '@/ui/dialogs/sheetParts'
import { Notice } from '@/ui/feedback/Notice'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Field } from '@/ui/fields/Field'
import { Select } from '@/ui/fields/inputs/Select'
import { CellLines } from '@/ui/data-display/table/CellLines'
import * as S from '@/features/offerCopies/OfferCopiesScreen.styles'

type Props = { companyId: string; onClose: () => void }
type Store = OfferCopyPreview['stores'][number]

/** Copies an offer to other stores: selects the offer and the stores, and previews each copy. */
export function CopySheet({ companyId, onClose }: Props) {
  const sources = useQuery(offerCopies.sources, { companyId })
  const [offerId, setOfferId] = useState(0)
  const preview = useQuery(
    offerCopies.preview,
    offerId === 0 ? null : { companyId, query: { offer: offerId } },
  )
  const [clientIds, setClientIds] = useState<readonly number[]>([])
  const [hasTried, setHasTried] = useState(false)
  const [create, isRunning] = useMutation(offerCopies.create)
  async function copy() {
    try {
      const { createdCount, draftCount } = await create({
        companyId,
        body: { offerId, clientIds: [...clientIds] },
      })
      notify({
        type: 'success',
        body: [
          `${createdCount}店舗にひな形をコピーしました。`,
          ...(draftCount > 0 ? [`${draftCount}店舗は下書きです。店舗で仕上げてください。`] : []),
        ],
      })
      onClose()
    } catch (error) {
      notifyError(error)
    }
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    setHasTried(true)
    if (offerId !== 0 && clientIds.length > 0) void copy()
  }
  const failed = sources.error ? sources : preview
  return (
    <Sheet title='ひな形をほかの店舗にコピー' onClose={onClose}>
      {(close) => (
        <SheetForm aria-label='ひな形のコピー' onSubmit={handleSubmit}>
          <SourceField
            value={offerId}
            error={hasTried && offerId === 0 ? 'コピーするひな形を選んでください。' : undefined}
            items={sources.data?.items}
            onChange={(id) => {
              setOfferId(id)
              setClientIds([])
              setHasTried(false)
            }}
          />
          <QueryError of={failed} name={failed === sources ? 'ひな形' : 'コピー先の店舗'} inline />
          <SourceNotice source={sources.data?.items.find((source) => source.offerId === offerId)} />
          {offerId !== 0 && !preview.data && !preview.error && <Skeleton kind='people' />}
          {preview.data && (
            <StoreChoice
              stores={preview.data.stores}
              clientIds={clientIds}
              onChange={setClientIds}
            />
          )}
          <S.Note>
            時給は元のひな形と店舗の最低賃金の高いほう、場所と連絡先は店舗情報のものになります。写真とマニュアルは店舗で付けてください。
          </S.Note>
          {hasTried && preview.data && clientIds.length === 0 && (
            <S.Problem role='alert'>コピー先の店舗を1つ以上選んでください。</S.Problem>
          )}
          <SheetButtons>
            <Button type='submit' tone='primary' size={48} loading={isRunning}>
              {clientIds.length > 0 ? `${clientIds.length}店舗にコピーする` : 'コピーする'}
            </Button>
            <Button size={48} onClick={close}>
              やめる
            </Button>
          </SheetButtons>
        </SheetForm>
      )}
    </Sheet>
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
  value: number
  error: string | undefined
  /** Undefined while loading. */
  items: OfferSources['items'] | undefined
  onChange: (offerId: number) => void
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
          value={value === 0 ? '' : value}
          onChange={(event) => onChange(Number(event.target.value))}
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
  onChange: (clientIds: readonly number[]) => void
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
