import { Plus } from 'lucide-react'
import { Button } from '@/ui/buttons/Button'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { Forbidden } from '@/ui/feedback/Forbidden'
import { NoResult } from '@/ui/feedback/NoResult'
import { NotFound } from '@/ui/feedback/NotFound'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Card } from '@/ui/layout/Card'
import { PageSection } from '@/ui/layout/PageSection'
import { Sample } from './Sample'
import { Usages } from './Usages'

const nothing = () => undefined

export function StateSection() {
  return (
    <PageSection title='空・失敗・読み込み中' id='state'>
      <Sample look='three'>
        <Card>
          <EmptyState
            art='offering'
            title='求人はまだありません'
            action={
              <Button tone='primary' icon={<Plus aria-hidden />}>
                ひな形を作る
              </Button>
            }
          >
            ひな形を1つ作ると、次からは5回のタップで募集できます。
          </EmptyState>
        </Card>
        <Card>
          <EmptyState
            art='worker'
            title='まだ勤務したワーカーはいません'
            action={<Button>求人を見る</Button>}
          >
            勤務が終わると、ここに氏名と評価が残ります。
          </EmptyState>
        </Card>
        <Card>
          <EmptyState art='chat' title='メッセージはまだありません'>
            マッチングが成立すると、やり取りを始められます。
          </EmptyState>
        </Card>
        <Card>
          <EmptyState art='review' title='評価を待っている人はいません'>
            11月19日(木)までの評価はすべて送りました。
          </EmptyState>
        </Card>
        <Card>
          <EmptyState art='statement' title='利用明細はまだありません'>
            はじめての利用月が終わると、翌月の第5営業日に確定します。
          </EmptyState>
        </Card>
        <Card>
          <EmptyState art='template' title='ひな形はまだありません'>
            同じ仕事を何度でも募集できます。
          </EmptyState>
        </Card>
        <Card>
          <EmptyState art='notice' title='お知らせはまだありません'>
            大切なお知らせはここに届きます。
          </EmptyState>
        </Card>
        <Card>
          <NoResult what='ワーカー' onClear={nothing}>
            Good率 95%以上 ・ グループ「夜の清掃」
          </NoResult>
        </Card>
        <Card>
          <ErrorState
            title='本日来る人を読み込めませんでした'
            onRetry={nothing}
            reference='8F2K-1041'
          >
            通信が切れたようです。勤務やマッチングの内容は変わっていません。
          </ErrorState>
        </Card>
        <Card>
          <NotFound name='求人' back={{ href: '#state', label: '求人の一覧へ戻る' }}>
            削除されたか、ほかの店舗の求人です。
          </NotFound>
        </Card>
        <Card>
          <Forbidden action={<Button>前の画面に戻る</Button>}>
            キャンセル申請は店舗管理者だけができます。森下 由香さんにご確認ください。
          </Forbidden>
        </Card>
        <Card title='やること'>
          <ErrorState inline title='修正依頼だけ読み込めませんでした' onRetry={nothing}>
            ほかの項目は最新です。
          </ErrorState>
        </Card>
      </Sample>
      <Sample look='two' label='読み込み中'>
        <Skeleton kind='ticket' rows={2} />
        <Skeleton kind='people' rows={4} />
        <Skeleton rows={3} />
        <Skeleton kind='form' rows={2} />
        <Skeleton kind='cards' rows={1} />
        <Skeleton kind='text' />
      </Sample>
      <Usages of={['feedback']} />
    </PageSection>
  )
}
