import styled from 'styled-components'
import { isSupportOpen, supportHoursText, supportOpensText } from '@/domain/support/supportHours'
import { serverNow } from '@/lib/clock'
import { supportConfig, thirdPartyConfig } from '@/lib/config/publicConfig'
import { href, type Params } from '@/routes/href'
import { routes } from '@/routes/routes'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { BarTitle } from '@/ui/layout/BarTitle'
import { Card } from '@/ui/layout/Card'
import { PageLayout } from '@/ui/layout/PageLayout'
import { PageSection } from '@/ui/layout/PageSection'
import { media, rem } from '@/ui/tokens'
import { Faq } from './components/Faq'
import { UrgentContact } from './components/UrgentContact'

/** The ways to contact the operator: urgent matters of today, frequent questions, chat, phone, form. */
export function ContactScreen({ clientId }: Params<typeof routes.contact.path>) {
  return (
    <PageLayout title={<BarTitle>お問い合わせ</BarTitle>}>
      <UrgentContact clientId={clientId} />
      <Faq clientId={clientId} />
      <PageSection title='運営に問い合わせる'>
        <Ways>
          {thirdPartyConfig.chatWidgetId && (
            <Card title='チャット'>
              <p>画面の右下の「チャット」のボタンから始められます。</p>
            </Card>
          )}
          {supportConfig.phoneNumber && <PhoneCard phoneNumber={supportConfig.phoneNumber} />}
          <Card title='フォーム'>
            <p>
              「返信を希望する」を選んで送ってください。回答は、登録されているメールアドレスに届きます。
            </p>
            <ButtonLink href={href(routes.feedback, { clientId })}>フォームを開く</ButtonLink>
          </Card>
        </Ways>
      </PageSection>
    </PageLayout>
  )
}

function PhoneCard({ phoneNumber }: { phoneNumber: string }) {
  const now = serverNow()
  return (
    <Card title='電話'>
      <p>
        <a href={`tel:${phoneNumber.replaceAll('-', '')}`}>{phoneNumber}</a>
      </p>
      <p>
        {supportHoursText}。
        {isSupportOpen(now) ? '受付中です。' : `次の受付は${supportOpensText(now)}からです。`}
      </p>
    </Card>
  )
}

const Ways = styled.div`
  display: grid;
  gap: 16px;
  ${media.tablet} {
    grid-template-columns: repeat(auto-fit, minmax(${rem(280)}, 1fr));
  }
`
