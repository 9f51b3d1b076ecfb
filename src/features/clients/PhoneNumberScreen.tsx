import { useRouter } from 'next/router'
import { useQuery } from '@/api/useQuery'
import { useUrlState } from '@/api/useUrlState'
import { QueryResult } from '@/components/queries/QueryResult'
import { clients } from '@/contracts/clients'
import type { Client } from '@/contracts/clients/schemas'
import { href, type Params } from '@/routes/href'
import { routes } from '@/routes/routes'
import { flashMessage } from '@/shell/notifications/flash'
import { Button } from '@/ui/buttons/Button'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { BarTitle } from '@/ui/layout/BarTitle'
import { PageLayout } from '@/ui/layout/PageLayout'
import { EnterCodeForm } from './components/EnterCodeForm'
import { SendCodeForm } from './components/SendCodeForm'

const TITLE = '電話番号の確認'
type Props = Params<typeof routes.clientPhoneNumber.path>

/** Verifies the telephone number of the store with a code that is sent to it. */
export function PhoneNumberScreen({ clientId }: Props) {
  // Not revalidated on focus: reading the code on the phone brings the user back to this page.
  const result = useQuery(clients.one, { clientId }, { revalidateOnFocus: false })
  const { data } = result
  return (
    <PageLayout
      width='form'
      title={<BarTitle>{TITLE}</BarTitle>}
      crumbs={[
        { label: '店舗情報', href: href(routes.clientDetail, { clientId }) },
        { label: TITLE },
      ]}
    >
      <QueryResult
        of={result}
        name='電話番号'
        heading='h2'
        skeleton={<Skeleton kind='form' rows={2} />}
      />
      {data && <Steps client={data} clientId={clientId} />}
    </PageLayout>
  )
}

/** The number, then the code. `skip_input_phone_number=1` is the step of the code. */
function Steps({ client, clientId }: { client: Client; clientId: string }) {
  const router = useRouter()
  const [query, setQuery] = useUrlState(routes.clientPhoneNumber.query)
  const isCodeStep = query.skip_input_phone_number === '1'
  const showNumber = () => void setQuery({ skip_input_phone_number: '' })
  if (!isCodeStep)
    return (
      <SendCodeForm
        clientId={clientId}
        phoneNumber={client.phoneNumber ?? ''}
        onSent={() => void setQuery({ skip_input_phone_number: '1' })}
      />
    )
  if (!client.phoneVerification)
    return (
      <EmptyState
        heading='h2'
        art='worker'
        title='入力を待っているコードがありません'
        action={
          <Button tone='primary' onClick={showNumber}>
            電話番号の入力へ
          </Button>
        }
      >
        コードを送っていないか、10分の有効期限が切れています。
      </EmptyState>
    )
  return (
    <EnterCodeForm
      clientId={clientId}
      verification={client.phoneVerification}
      onOtherNumber={showNumber}
      onVerified={() => {
        flashMessage({ type: 'success', body: ['電話番号を確認しました。'] })
        void router.push(href(routes.clientDetail, { clientId }))
      }}
    />
  )
}
