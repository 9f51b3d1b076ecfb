import { ShieldCheck, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Client } from '@/contracts/clients/schemas'
import { agreementPeriod } from '@/domain/clients/laborAgreement'
import { smokingPolicyLabel } from '@/domain/offers/labels'
import { serverNow } from '@/lib/clock'
import { formatDay } from '@/lib/date'
import { formatYen } from '@/lib/text/money'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { Link } from '@/ui/buttons/Link'
import { DescriptionList } from '@/ui/data-display/DescriptionList'
import { StatusChip } from '@/ui/data-display/StatusChip'
import { PageSection } from '@/ui/layout/PageSection'
import * as S from './ClientFacts.styles'

/** '13101123456000' → '13-1-01-123456-000': 府県, 所掌, 管轄, 基幹番号, 枝番号. */
const formatLaborInsuranceNumber = (digits: string) =>
  digits.replace(/^(\d{2})(\d)(\d{2})(\d{6})(\d{3})$/, '$1-$2-$3-$4-$5')

/** '1500002' → '150-0002'. */
const formatPostalCode = (digits: string) => digits.replace(/^(\d{3})(\d{4})$/, '$1-$2')

const orUnset = (text: string | null): ReactNode => text ?? <S.Unset>未登録</S.Unset>

const agreementPeriodOf = ({ laborAgreement36From = null, laborAgreement36To = null }: Client) =>
  agreementPeriod({ laborAgreement36From, laborAgreement36To })

const addressOf = ({ postalCode, prefectureName, city, addressLine, building }: Client) => {
  const address = [prefectureName, city, addressLine].filter(Boolean).join('')
  if (address === '') return null
  return [postalCode && `〒${formatPostalCode(postalCode)}`, address, building]
    .filter(Boolean)
    .join(' ')
}

/** The data of a store by subject. `canEdit`: offers to verify the telephone number. */
export function ClientFacts({ client, canEdit }: { client: Client; canEdit: boolean }) {
  return (
    <>
      <PageSection line={false} title='基本情報'>
        <DescriptionList
          items={[
            { label: '店舗名', value: client.name },
            { label: 'フリガナ', value: orUnset(client.nameKana) },
            { label: 'ブランド名', value: orUnset(client.brandName) },
            { label: '店舗コード', value: orUnset(client.code) },
            { label: '部門コード', value: orUnset(client.departmentCode) },
            { label: '事業の内容', value: orUnset(client.businessDescription) },
          ]}
        />
      </PageSection>
      <PageSection title='住所'>
        <DescriptionList
          items={[
            { label: '住所', value: orUnset(addressOf(client)) },
            { label: '集合場所', value: orUnset(client.defaultMeetingPlace) },
            { label: '行き方', value: orUnset(client.accessNote) },
          ]}
        />
      </PageSection>
      <PageSection title='連絡先'>
        <DescriptionList
          items={[
            { label: '店舗の電話番号', value: <Phone client={client} canEdit={canEdit} /> },
            { label: '当日の連絡先', value: orUnset(client.emergencyPhoneNumber) },
            { label: '現場の責任者', value: orUnset(client.managerName) },
          ]}
        />
      </PageSection>
      <PageSection title='勤務環境'>
        <DescriptionList
          items={[
            {
              label: '受動喫煙対策',
              value: orUnset(client.smokingPolicy && smokingPolicyLabel[client.smokingPolicy]),
            },
            {
              label: '労働保険番号',
              value: orUnset(
                client.laborInsuranceNumber &&
                  formatLaborInsuranceNumber(client.laborInsuranceNumber),
              ),
            },
            {
              label: '特定最低賃金',
              value: orUnset(
                client.specificMinimumWageYen ? formatYen(client.specificMinimumWageYen) : null,
              ),
            },
            { label: '36協定の期間', value: orUnset(agreementPeriodOf(client)) },
            {
              label: '検便',
              value: client.stoolInspectionRequiredDefault
                ? '新しいひな形で確認する'
                : '新しいひな形では確認しない',
            },
          ]}
        />
      </PageSection>
      {client.images.length > 0 && (
        <PageSection title='写真' aside={`${client.images.length}枚`}>
          <S.Pictures>
            {client.images.map(({ fileId, caption }, i) => (
              <li key={fileId}>
                <S.Photo
                  clientId={String(client.id)}
                  fileId={fileId}
                  alt={caption === '' ? `写真${i + 1}` : ''}
                />
                {caption !== '' && <span>{caption}</span>}
              </li>
            ))}
          </S.Pictures>
        </PageSection>
      )}
    </>
  )
}

/** The telephone number, whether it is verified, and the link that verifies it. */
function Phone({ client, canEdit }: { client: Client; canEdit: boolean }) {
  const checkedOn = client.phoneVerifiedAt
  return (
    <S.Phone>
      {orUnset(client.phoneNumber)}
      {checkedOn !== null ? (
        <StatusChip
          kind='success'
          icon={ShieldCheck}
          label={`確認済み ${formatDay(checkedOn, serverNow())}`}
        />
      ) : (
        client.phoneNumber !== null && (
          <StatusChip kind='warning' icon={TriangleAlert} label='未確認' />
        )
      )}
      {canEdit && (
        <Link
          href={href(
            routes.clientPhoneNumber,
            { clientId: client.id },
            client.phoneVerification ? { skip_input_phone_number: '1' } : {},
          )}
        >
          {checkedOn === null ? '電話番号を確認する' : '電話番号を変える'}
        </Link>
      )}
    </S.Phone>
  )
}
