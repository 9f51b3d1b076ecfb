import Head from 'next/head'
import { Button } from '@/ui/buttons/Button'
import { DescriptionList } from '@/ui/data-display/DescriptionList'
import { MoneyList } from '@/ui/data-display/MoneyList'
import { YenChanges } from '@/ui/data-display/YenChanges'
import { Card } from '@/ui/layout/Card'
import { PageLayout } from '@/ui/layout/PageLayout'
import { PageSection } from '@/ui/layout/PageSection'
import { TwoColumns } from '@/ui/layout/TwoColumns'
import { ButtonSection } from './components/ButtonSection'
import { CalendarSection } from './components/CalendarSection'
import { ColorSection } from './components/ColorSection'
import { FeedbackSection } from './components/FeedbackSection'
import { FormSection } from './components/FormSection'
import { ListSection } from './components/ListSection'
import { ShiftSection } from './components/ShiftSection'
import { StateSection } from './components/StateSection'
import { StatusSection } from './components/StatusSection'
import { PartsContext, Usages } from './components/Usages'
import type { Part } from './partsOf'

/** Every part in every state, with its use beside it; served by `npm run dev` and `npm run gallery` alone. */
export function Gallery({ parts }: { parts: readonly Part[] }) {
  return (
    <PartsContext value={parts}>
      <main id='main'>
        <Head>
          <title>部品一覧</title>
        </Head>
        <PageLayout
          title='部品一覧'
          overline='開発のための見本'
          crumbs={[{ label: '開発', href: '/dev/gallery' }, { label: '部品一覧' }]}
          actions={<Button>見出しの横の操作</Button>}
          footer={{
            apply: (
              <Button tone='primary' size={48}>
                保存する
              </Button>
            ),
            cancel: <Button size={48}>やめる</Button>,
            summary: (
              <>
                <span>2名分の合計(税込)</span>
                <b>21,529円</b>
              </>
            ),
          }}
        >
          <ColorSection />
          <ButtonSection />
          <StatusSection />
          <ShiftSection />
          <FormSection />
          <CalendarSection />
          <FeedbackSection />
          <ListSection />
          <StateSection />
          <PageSection title='二列・一覧の事実・金額' id='columns'>
            <TwoColumns
              side={
                <Card title='費用' heading='h3'>
                  <MoneyList
                    lines={[
                      { label: '賃金', note: '5時間30分 × 1,350円', yen: 14850 },
                      { label: '深夜割増', note: '30分 × 25%', yen: 338 },
                      { label: '利用料', note: '30%', yen: 4856 },
                    ]}
                    total={{ label: '2名分の合計', yen: 21529 }}
                  />
                </Card>
              }
            >
              <DescriptionList
                items={[
                  {
                    label: '仕事',
                    value: (
                      <>
                        <b>ディナーのホールスタッフ</b>
                        <br />
                        お客様のご案内、配膳、片付け、レジ。
                      </>
                    ),
                  },
                  {
                    label: '報酬',
                    value: (
                      <>
                        8,094円 <small>賃金 7,425円+深夜割増 169円+交通費 500円</small>
                      </>
                    ),
                  },
                  { label: '公開範囲', value: 'グループ限定公開「ホール経験者」14名' },
                ]}
              />
            </TwoColumns>
            <YenChanges
              changes={[
                { label: '時給', fromYen: 1350, toYen: 1400 },
                { label: '交通費', fromYen: 500, toYen: 500 },
              ]}
            />
            <Usages of={['layout']} />
          </PageSection>
        </PageLayout>
      </main>
    </PartsContext>
  )
}
